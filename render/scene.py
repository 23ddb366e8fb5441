"""Drawing a request: the entry point of the renderer."""

from collections.abc import Mapping, Sequence
from typing import Any

from render.bellum import PICTURES as BELLUM
from render.calamandara import PICTURES as CALAMANDARA
from render.core.drawing.ground import Grounds
from render.core.drawing.palette import palette
from render.core.drawing.style import Style
from render.core.icon import drawn
from render.core.leaderboard import LEADERBOARD
from render.core.pictures import THEMES, GamePictures, Picture, PictureRequest, Scene
from render.core.png import encode
from render.dwar7s import PICTURES as DWAR7S
from render.immortals import PICTURES as IMMORTALS
from render.kemet import PICTURES as KEMET
from render.positions import taught
from rules.core.decisions import Seat
from rules.core.words import LANGS

ALL: tuple[GamePictures[Any], ...] = (BELLUM, KEMET, IMMORTALS, DWAR7S, CALAMANDARA)
GAMES: Mapping[str, GamePictures[Any]] = {game.key: game for game in ALL}
GROUNDS = Grounds()  # the default cache, in memory


def draw(request: PictureRequest, grounds: Grounds = GROUNDS) -> Picture:
    """Draw a picture. The same request gives the same bytes.

    Raises `KeyError` for an unknown game or card, and `ValueError` for a view that is not of the game or has
    no such scene.
    """
    pictures = pictures_of(request)
    view = taught(request.game) if request.scene == "how" else pictures.seen.validate_json(request.view)
    style = style_of(request, grounds)
    image = pictures.draw(view, request.scene, request.detail, style).image
    png = encode(palette(request.game, request.theme).map(image))
    return Picture(png, *words(request, view, style), image.width, image.height)


def describe(request: PictureRequest) -> tuple[str, str]:
    """A picture's alternative text and full text, without drawing it. Raises what `draw` raises."""
    view = None if request.scene == "how" else pictures_of(request).seen.validate_json(request.view)
    return words(request, view, style_of(request, GROUNDS))


def in_words(game: str, view: str, names: Sequence[str], lang: str, seat: Seat | None) -> str:
    """The board of a view in words, with what helps to decide, and the hand of the view's `seat`."""
    seen = GAMES[game].seen.validate_json(view)
    helping = beside(game, seen)
    scenes: list[Scene] = ["board"]
    scenes += [helping] if helping else []
    scenes += ["hand"] if seat is not None else []
    asked = (PictureRequest(game=game, scene=s, view=view, names=tuple(names), lang=lang) for s in scenes)
    return "\n\n".join(describe(each)[1] for each in asked)


def words(request: PictureRequest, view: object, style: Style) -> tuple[str, str]:
    """The alternative text and full text of a parsed view."""
    pictures = pictures_of(request)
    full = "\n".join(pictures.full(view, request.scene, request.detail, style))
    return pictures.alternative(view, request.scene, request.detail, style), full


def pictures_of(request: PictureRequest) -> GamePictures[Any]:
    """The pictures of a game, or the common leaderboard. Raises `KeyError` for an unknown game."""
    if request.scene == "leaderboard":
        return LEADERBOARD
    if request.game not in GAMES:
        raise KeyError(f"{request.game}: no pictures, its line is missing in render/scene.py")
    return GAMES[request.game]


def beside(game: str, view: object) -> Scene | None:
    """The picture that helps with the current decision, besides board and hand, if there is one."""
    return GAMES[game].beside(view) if game in GAMES else None


def style_of(request: PictureRequest, grounds: Grounds) -> Style:
    """The style that the request asks for."""
    instead = pictures_of(request).instead(request.theme)
    return Style(request.lang, request.theme, request.scale, request.names, grounds, instead)


def icons(game: str) -> dict[str, bytes]:
    """A game's icons for words and buttons, as PNG files by their names; none of a game without pictures."""
    return {name: drawn(icon) for name, icon in GAMES[game].icons.items()} if game in GAMES else {}


def warm(grounds: Grounds) -> None:
    """Load fonts and palettes, and draw the grounds that most tables need: all boards, in both languages."""
    for game in GAMES.values():
        for theme in THEMES:
            palette(game.key, theme)
        for lang in LANGS:
            game.warm(Style(lang, THEMES[0], 1.0, (), grounds))
