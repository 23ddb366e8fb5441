"""What the renderer is asked for and what it gives, and what a game brings to it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Literal, TypeVar

from pydantic import TypeAdapter

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.words import shortened
from rules.core.text import Value

Scene = Literal["board", "hand", "sheet", "end", "card", "leaderboard"]
Theme = Literal["dark", "light", "contrast"]
SCENES: tuple[Scene, ...] = ("board", "hand", "sheet", "end", "card")  # those that a game brings
THEMES: tuple[Theme, ...] = ("dark", "light", "contrast")
V = TypeVar("V")


class PictureRequest(Value):
    """A picture that is wanted. Equal requests give equal bytes.

    `view` is the reader's view as JSON (of a `leaderboard` its rows): nothing else of the game is known here.
    `names` are the players' names by seat (by row). `scale` is pixels to the unit: 0.5 for a thumbnail, 1, or
    1.5 for a zoom. `detail` by scene: the id of a card (`creature:orc_raider_1`) for `card`; for a reader who
    fills a sheet (a `Fill`) the answer so far as JSON, for all others nothing.
    """

    game: str
    scene: Scene
    view: str
    names: tuple[str, ...]
    lang: str = "en"
    scale: float = 1.0
    theme: Theme = "dark"
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn picture: the PNG file, the alternative text (at most 1000 characters) and the full text."""

    png: bytes
    alt: str
    text: str
    width: int  # in pixels
    height: int


def nothing_beside(view: object) -> Scene | None:
    """For a game whose board is enough."""
    return None


def nothing_filled(view: V, sheet: str) -> V:
    """For a game that asks nobody to fill a sheet."""
    return view


def no_card(view: object, style: Style, card: str) -> Canvas:
    """For pictures without cards."""
    raise KeyError(card)


def no_card_told(card: str, style: Style) -> str:
    """For pictures without cards."""
    raise KeyError(card)


Drawing = Callable[[V, Style], Canvas]
Telling = Callable[[V, Style], Sequence[str]]


@dataclass(frozen=True)
class Pictures(Generic[V]):
    """The pictures of a game: its type of view, a drawing for each scene, and descriptions of them.

    A drawing raises `ValueError` where the view has no such scene (a spectator's hand, the end before the
    end), and `KeyError` for an unknown card.
    """

    key: str
    views: type[V]
    scenes: Mapping[Scene, Drawing[V]]
    told: Mapping[Scene, Telling[V]]  # in full, line by line, so that a blind player can play from it
    brief: Mapping[Scene, Telling[V]]  # parts of an alternative text that is not the beginning of `told`
    reserved: Sequence[str]  # colours that a palette must keep
    warm: Callable[[Style], None]  # draws what most pictures need into the style's store
    cards: Sequence[str] = ()  # the ids of all cards
    card: Callable[[V, Style, str], Canvas] = no_card
    card_told: Callable[[str, Style], str] = no_card_told
    beside: Callable[[V], Scene | None] = nothing_beside  # what helps to decide now, beside board and hand
    filled: Callable[[V, str], V] = nothing_filled  # the view with the answer so far to a `Fill`, as JSON

    @cached_property
    def seen(self) -> TypeAdapter[V]:
        """Turns a view into JSON and back."""
        return TypeAdapter(self.views)

    def draw(self, view: V, scene: Scene, detail: str, style: Style) -> Canvas:
        """A scene of the view; for `detail` see `PictureRequest`."""
        if scene == "card":
            return self.card(view, style, detail)
        return self.scenes[scene](self._shown(view, scene, detail), style)

    def full(self, view: V, scene: Scene, detail: str, style: Style) -> Sequence[str]:
        """The lines of a scene's full text. Blank lines part its sections."""
        if scene == "card":
            return [self.card_told(detail, style)]
        return self.told[scene](self._shown(view, scene, detail), style)

    def alternative(self, view: V, scene: Scene, detail: str, style: Style) -> str:
        """The alternative text of a scene, at most 1000 characters; it says where there is more."""
        if scene in self.brief:
            parts = self.brief[scene](view, style)
        else:
            parts = [line for line in self.full(view, scene, detail, style) if line]
        return shortened(parts, style.say("picture.full-text"))

    def _shown(self, view: V, scene: Scene, detail: str) -> V:
        return self.filled(view, detail) if scene == "hand" else view
