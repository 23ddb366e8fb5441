"""Requests to the renderer, its results, and what a game contributes."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Generic, Literal, NoReturn, TypeVar

from pydantic import TypeAdapter

from render.core.call_outs import NUMBERS, call_outs
from render.core.choice import LEAST, choice
from render.core.choice.spots import Lying, Spot, named
from render.core.drawing.canvas import NOTHING, Canvas
from render.core.drawing.colour import Instead
from render.core.drawing.geometry import Point
from render.core.drawing.style import Style
from render.core.drawing.tokens import INSTEAD as TOKENS
from render.core.drawing.tokens import OWNERS
from render.core.ending import INSTEAD as PODIUM
from render.core.icon import Icon
from render.core.words import shortened
from rules.core.decisions import Decision
from rules.core.text import Text, Value
from rules.core.ui import Teaching, ui
from rules.core.words import Words

Scene = Literal["board", "hand", "sheet", "end", "card", "leaderboard", "series", "story", "how", "choice"]
Theme = Literal["dark", "light", "contrast"]
SCENES: tuple[Scene, ...] = ("board", "hand", "sheet", "end", "card")  # the scenes that a game provides
THEMES: tuple[Theme, ...] = ("dark", "light", "contrast")
V = TypeVar("V")


class PictureRequest(Value):
    """A request for a picture. Equal requests give equal bytes.

    `view` is the reader's view as JSON (for a `leaderboard` its rows, for a `story` that, for `card` and
    `how`, which show no table, nothing): nothing else of the game is known here. `names` are the players'
    names by seat (or by row). `scale` is pixels per unit: 0.5 for a thumbnail, 1, or 1.5 for a zoom. `detail`
    depends on the scene: for `card` the id of a card (`creature:orc_raider_1`); for a reader who fills in a
    sheet (a `Fill`) the answer so far as JSON; for `how` (a picture of *How to play*) the scene that it
    explains, `board` or `hand`; for `choice` (the part of the board where the options of a question lie,
    with pins) their ids as a JSON list; otherwise empty. `apart`: in parts if it is tall, for a chat.
    """

    game: str
    scene: Scene
    view: str
    names: tuple[str, ...]
    lang: str = "en"
    scale: float = 1.0
    theme: Theme = "dark"
    detail: str = ""
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture: the PNG file, the alternative text (at most 1000 characters) and the full text."""

    png: bytes
    alt: str
    text: str
    width: int  # in pixels, of the whole
    height: int
    more: tuple[bytes, ...] = ()  # if it is in parts, the files below the first
    spares: tuple[int, ...] = ()  # the parts of the board, from 0, that need not be seen beside it


def no_card(*asked: object) -> NoReturn:
    """Raise: these pictures have no cards (default of `card` and `card_told`)."""
    raise KeyError(*asked)


def nowhere(view: object, idents: Sequence[str]) -> Mapping[str, Spot]:
    """Return nothing (default of `spots`): nothing that is offered lies on the board."""
    return {}


def pointed_at(game: str, scene: str) -> Sequence[str]:
    """Return the names of what *How to play* explains in the board or the hand of a game, in order."""
    teaching = taught_in(game)
    return teaching.hand if scene == "hand" else teaching.board


def taught_in(game: str) -> Teaching:
    """Return the data for teaching a game. Raises `KeyError` if there are none."""
    if (teaching := ui(game).teaching) is None:
        raise KeyError(f"{game}: `teaching` is missing in ui.toml")
    return teaching


def explanations(game: str, scene: str, words: Words) -> list[str]:
    """Return the lines below such a picture, `① Your city: ...`."""
    names = pointed_at(game, scene)
    told = [words.say(Text(key=f"{game}.how.{scene}.{name}")) for name in names]
    return [f"{number} {line}" for number, line in zip(NUMBERS, told, strict=False)]


Drawing = Callable[[V, Style], Canvas]
Telling = Callable[[V, Style], Sequence[str]]


@dataclass(frozen=True)
class GamePictures(Generic[V]):
    """The pictures of a game: its type of view, a drawing for each scene, and descriptions of them.

    A drawing raises `ValueError` if the view has no such scene (a spectator's hand, the end of a game that
    goes on), and `KeyError` for an unknown card.
    """

    key: str
    views: type[V]
    scenes: Mapping[Scene, Drawing[V]]
    told: Mapping[Scene, Telling[V]]  # full text, line by line, from which a blind player can play
    brief: Mapping[Scene, Telling[V]]  # parts of alternative texts that are not just the beginning of `told`
    reserved: Sequence[str]  # colours that a palette must keep
    warm: Callable[[Style], None]  # draws grounds that most pictures need into the style's cache
    stronger: Instead = field(default_factory=dict)  # what high contrast draws in place of colours
    icons: Mapping[str, Icon] = field(default_factory=dict)  # for words and buttons, by name
    cards: Sequence[str] = ()  # the ids of all cards
    card: Callable[[V, Style, str], Canvas] = no_card
    card_told: Callable[[str, Style], str] = no_card
    beside: Callable[[V], Scene | None] = lambda view: None  # what helps to decide, with board and hand
    # of the players by seat, as indices in `OWNERS`
    colours: Callable[[V], Sequence[int]] = lambda view: range(len(OWNERS))
    filled: Callable[[V, str], V] = lambda view, sheet: view  # with the answer so far to a `Fill`
    # where *How to play* points to in the board and in the hand, by the names in `ui.toml`
    board_points: Callable[[V], Mapping[str, Point]] = lambda view: {}
    hand_points: Callable[[V], Mapping[str, Point]] = lambda view: {}
    # the places on the board of these ids of options; of ids that are no places, and of whole boards, none
    spots: Callable[[V, Sequence[str]], Mapping[str, Spot]] = nowhere
    # the ids of the places for which a name in a question's words stands, if it is none itself
    meant: Callable[[str], Sequence[str]] = lambda name: ()
    nearest: float = LEAST  # the width of the narrowest part of the board that is cut out around them
    # what the picture beside prints at these options, if it shows a question of which none lies on the board
    marks: Callable[[V, Sequence[str]], Mapping[str, str]] = lambda view, idents: {}
    # what else the board, the hand or the sheet shows of a question's options, to be tapped there
    tapped: Callable[[V, Decision, Style], Mapping[Scene, Lying]] = lambda view, asked, style: {}
    # questions of which nobody knows where that lies until they are asked, such as on whose board a cell is
    unforeseen: frozenset[str] = frozenset()

    def instead(self, theme: str) -> Instead:
        """Return the colours that a theme replaces, with those that take their place."""
        return {**TOKENS, **PODIUM, **self.stronger} if theme == "contrast" else NOTHING

    def kept(self, theme: str) -> list[str]:
        """Return the colours that the palette of a theme must keep."""
        instead = self.instead(theme)
        return list(dict.fromkeys(instead.get(colour.lower(), colour) for colour in self.reserved))

    @cached_property
    def seen(self) -> TypeAdapter[V]:
        """Converts a view to JSON and back."""
        return TypeAdapter(self.views)

    def draw(self, view: V, scene: Scene, detail: str, style: Style) -> Canvas:
        """Draw a scene of the view; for `detail` see `PictureRequest`."""
        if scene == "card":
            return self.card(view, style, detail)
        if scene == "how":
            return self._explained(view, detail, style)
        if scene == "choice":
            board, spots = self.scenes["board"](view, style), self.spots(view, json.loads(detail))
            return choice(board, spots, self.nearest)
        return self.scenes[scene](self._shown(view, scene, detail), style)

    def full(self, view: V, scene: Scene, detail: str, style: Style) -> Sequence[str]:
        """Return the lines of a scene's full text, with blank lines between sections."""
        if scene == "card":
            return [self.card_told(detail, style)]
        if scene == "how":
            return explanations(self.key, detail, style.words)
        if scene == "choice":
            return [style.say("picture.choice")]
        return self.told[scene](self._shown(view, scene, detail), style)

    def alternative(self, view: V, scene: Scene, detail: str, style: Style) -> str:
        """Return the alternative text of a scene, at most 1000 characters; it says where to find the rest."""
        if scene in self.brief:
            parts = self.brief[scene](view, style)
        else:
            parts = [line.replace("**", "") for line in self.full(view, scene, detail, style) if line]
        return shortened(parts, style.say("picture.full-text"))

    def places(self, view: V, asked: Decision, lang: str, answer: str = "") -> Mapping[Scene, Lying]:
        """Find all that a question names, by picture; `answer`: what is filled in so far, as JSON."""
        style = Style(lang, "dark", 1.0, ())
        found = {**self.tapped(self.filled(view, answer), asked, style)}
        placed = {ident: [spot] for ident, spot in self.spots(view, named(asked)).items()}
        found["board"] = {**found.get("board", {}), **placed}
        return {scene: spots for scene, spots in found.items() if spots}

    def about(self, view: V, asked: Decision) -> Lying:
        """Find on the board what the words of a question name: what it is about."""
        args = (arg if isinstance(arg, list) else [arg] for arg in asked.prompt.args.values())
        names = [each for several in args for each in several if isinstance(each, str)]
        found = self.spots(view, names) or self.spots(view, [it for name in names for it in self.meant(name)])
        return {ident: [spot] for ident, spot in found.items()}

    def places_ahead(self, view: V, asked: Decision, lang: str) -> Mapping[Scene, Lying]:
        """Return the same for a question that would come next, in the pictures as they are now."""
        return {} if asked.prompt.key in self.unforeseen else self.places(view, asked, lang)

    def _explained(self, view: V, scene: str, style: Style) -> Canvas:
        """Return the board or the hand with numbers on what *How to play* explains."""
        hand = scene == "hand"
        canvas = self.scenes["hand" if hand else "board"](view, style)
        points = (self.hand_points if hand else self.board_points)(view)
        call_outs(canvas, [points[name] for name in pointed_at(self.key, scene)])
        return canvas

    def _shown(self, view: V, scene: Scene, detail: str) -> V:
        return self.filled(view, detail) if scene == "hand" else view
