"""Drawing a request: the entry point of the renderer."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import EntryPoint
from typing import Any

from render.core.drawing.ground import Grounds
from render.core.drawing.palette import palette
from render.core.drawing.style import Style
from render.core.icon import drawn
from render.core.leaderboard import LEADERBOARD
from render.core.pictures import THEMES, GamePictures, Picture, PictureRequest, Scene
from render.core.png import apart, encode
from render.core.series import SERIES
from render.core.story import STORY
from render.positions import dealt, taught
from rules.core.data import BROUGHT, palettes_of
from rules.core.decisions import Seat
from rules.core.words import LANGS
from rules.games import leave_out
from rules.packages import PICTURES, Unfit, entry_of, object_of, said

OURS = (
    EntryPoint("bellum", "render.bellum:PICTURES", PICTURES),
    EntryPoint("kemet", "render.kemet:PICTURES", PICTURES),
    EntryPoint("immortals", "render.immortals:PICTURES", PICTURES),
    EntryPoint("dwar7s", "render.dwar7s:PICTURES", PICTURES),
    EntryPoint("calamandara", "render.calamandara:PICTURES", PICTURES),
)
GAMES: dict[str, GamePictures[Any]] = {entry.name: object_of(entry, GamePictures) for entry in OURS}
ENTRIES: dict[str, EntryPoint] = {entry.name: entry for entry in OURS}  # where the pictures of each game are
COMMON: dict[str, GamePictures[Any]] = {  # by their scenes
    "leaderboard": LEADERBOARD,
    "series": SERIES,
    "story": STORY,
}
GROUNDS = Grounds()  # the default cache, in memory
OWN = {"card": dealt, "how": taught}  # scenes of no table: the view is made where they are drawn


def add(entry: EntryPoint) -> None:
    """List the pictures of a game from a package. Raises `Unfit`."""
    pictures: GamePictures[Any] = object_of(entry, GamePictures)
    if pictures.key != entry.name:
        raise Unfit(f"{said(entry)}: its pictures have the key {pictures.key}: give them that of the game")
    if missing := {"board", "hand", "sheet", "end"} - {*pictures.scenes}:
        raise Unfit(f"{said(entry)}: no picture {sorted(missing)[0]}: add it to `scenes` of {entry.value}")
    GAMES[entry.name], ENTRIES[entry.name] = pictures, entry


def leave_out_unpainted() -> None:
    """Leave out the games from packages that have no palettes: nothing of them can be drawn.

    The bot does so at its start; the command that makes palettes can't.
    """
    for game in [*BROUGHT]:
        files = [palettes_of(game) / f"{game}-{theme}.txt" for theme in THEMES]
        if missing := [file.name for file in files if not file.exists()]:
            todo = f"make it with `python -m render.palettes {game}`"
            why = Unfit(f"{said(ENTRIES[game])}: no data/palettes/{missing[0]}: {todo}")
            drop(game)
            leave_out(game, why)


def drop(game: str) -> None:
    """Take the pictures of a game from a package off the list."""
    del GAMES[game], ENTRIES[game]


def draw(request: PictureRequest, grounds: Grounds = GROUNDS) -> Picture:
    """Draw a picture. The same request gives the same bytes.

    Raises `KeyError` for an unknown game or card, and `ValueError` for a view that is not of the game or has
    no such scene.
    """
    pictures = pictures_of(request)
    own = OWN.get(request.scene)
    view = pictures.seen.validate_json(request.view) if own is None else own(request.game)
    style = style_of(request, grounds)
    canvas = pictures.draw(view, request.scene, request.detail, style)
    image = canvas.image
    pale = request.scene == "story"  # with more shades than a palette has
    whole = image if pale else palette(request.game, request.theme).map(image)
    png, *more = map(encode, apart(canvas, whole) if request.apart else [whole])
    return Picture(png, *words(request, view, style), image.width, image.height, tuple(more), canvas.spares)


def describe(request: PictureRequest, mark: Callable[[str], str] = str) -> tuple[str, str]:
    """A picture's alternative text and full text, without drawing it. Raises what `draw` raises.

    `mark` escapes a name for where the text is shown; before that it could be cut in the middle of a sign.
    """
    view = None if request.scene in OWN else pictures_of(request).seen.validate_json(request.view)
    return words(request, view, replace(style_of(request, GROUNDS), mark=mark))


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
    """The pictures of a game, or the common ones. Raises `KeyError` for an unknown game."""
    if request.scene in COMMON:
        return COMMON[request.scene]
    if request.game not in GAMES:
        raise KeyError(f"{request.game}: no pictures, see OURS in render/scene.py")
    return GAMES[request.game]


def beside(game: str, view: object) -> Scene | None:
    """The picture that helps with the current decision, besides board and hand, if there is one."""
    return GAMES[game].beside(view) if game in GAMES else None


def colours(game: str, view: object, seats: int) -> tuple[int, ...]:
    """The players' colours by seat in a view, as indices in `OWNERS`."""
    found = GAMES[game].colours(view) if game in GAMES else range(seats)
    return tuple(found)[:seats]


def style_of(request: PictureRequest, grounds: Grounds) -> Style:
    """The style that the request asks for."""
    instead = pictures_of(request).instead(request.theme)
    return Style(request.lang, request.theme, request.scale, request.names, grounds, instead)


def icons(game: str) -> dict[str, bytes]:
    """A game's icons for words and buttons, as PNG files by their names; none of a game without pictures."""
    return {name: drawn(icon) for name, icon in GAMES[game].icons.items()} if game in GAMES else {}


def icon_names(game: str) -> frozenset[str]:
    """The names of a game's icons, which need not be drawn for that."""
    return frozenset(GAMES[game].icons) if game in GAMES else frozenset()


def warming(grounds: Grounds) -> Iterator[None]:
    """Draw the grounds that most tables need, some with each step: all boards, in all languages.

    Where a folder has those of a game, nothing is done for it: the few that are needed are soon read.
    """
    for game in GAMES.values():
        if grounds.has_all_of(game.key):
            continue
        with suppress(Exception):  # one game must not keep the others from being drawn
            for theme in THEMES:
                palette(game.key, theme)
            for lang in LANGS:
                game.warm(Style(lang, THEMES[0], 1.0, (), grounds))
                yield
            grounds.note_all_of(game.key)


for each in [*BROUGHT]:
    try:
        add(entry_of(PICTURES, each))
    except Unfit as unfit:
        leave_out(each, unfit)
