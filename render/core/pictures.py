"""What the renderer is asked for and what it gives, and what a game brings to it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, Literal, TypeVar

from pydantic import TypeAdapter

from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
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


@dataclass(frozen=True)
class Pictures(Generic[V]):
    """The pictures of a game: its type of view, a drawing for each scene, and descriptions of them.

    A drawing raises `ValueError` where the view has no such scene (a spectator's hand, the end before the
    end), and `KeyError` for an unknown card.
    """

    key: str
    views: type[V]
    draw: Callable[[V, Scene, str, Style], Canvas]  # view, scene, detail (see `PictureRequest`), style
    alternative: Callable[[V, Scene, str, Style], str]
    full: Callable[[V, Scene, str, Style], Sequence[str]]
    cards: Sequence[str]  # the ids of all cards
    reserved: Sequence[str]  # colours that a palette must keep
    warm: Callable[[Style], None]  # draws the grounds of the boards into the style's store
    beside: Callable[[V], Scene | None] = nothing_beside  # what helps to decide now, beside board and hand

    @cached_property
    def seen(self) -> TypeAdapter[V]:
        """Turns a view into JSON and back."""
        return TypeAdapter(self.views)
