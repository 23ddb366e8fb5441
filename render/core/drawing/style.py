"""A drawing's needs besides the view: words, names, colours, scale, and cached grounds."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from render.core.drawing.canvas import Canvas
from render.core.drawing.colour import Instead
from render.core.drawing.ground import Grounds
from render.core.drawing.text import player_name, short_name
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Words


@dataclass(frozen=True)
class Style:
    """`names` are the players' names by seat, unchanged; `theme` is `dark`, `light` or `contrast`.

    `instead`: colours that are the same in all other themes, with those that take their place in this one.
    `mark`: what becomes of a name last, when it is as long as it will be: in Markdown it is escaped.
    """

    lang: str
    theme: str
    scale: float
    names: tuple[str, ...]
    grounds: Grounds = field(default_factory=Grounds)
    instead: Instead = field(default_factory=dict)
    mark: Callable[[str], str] = str

    @cached_property
    def words(self) -> Words:
        """The words of the language."""
        return Words(self.lang)

    @cached_property
    def drawn_names(self) -> tuple[str, ...]:
        """The names as they are drawn in a place of their own: without emoji; `Seat A` if nothing is left."""
        return tuple(map(self.mark, self._plain_names))

    @cached_property
    def short_names(self) -> tuple[str, ...]:
        """The names as they stand in sentences and descriptions."""
        return tuple(self.mark(short_name(name)) for name in self._plain_names)

    @cached_property
    def _plain_names(self) -> tuple[str, ...]:
        return tuple(player_name(name, self.seat(seat)) for seat, name in enumerate(self.names))

    def canvas(self, width: int, height: int, enlarged: float = 1) -> Canvas:
        """Return an empty picture of `width` x `height` units, which may be `enlarged`."""
        return Canvas(width, height, self.scale * enlarged, instead=self.instead)

    def ground(
        self,
        name: str,
        width: int,
        height: int,
        draw: Callable[[], Canvas],
        *also: str | int,
        shown: int | None = None,
    ) -> Canvas:
        """Return a picture of `width` x `height` units that begins with a ground: cached, or made by `draw`.

        `also` lists everything that the ground depends on besides size and theme, such as the language if it
        has words on it, or a board's number of players. `shown`: the height of the picture, if it is less.
        """
        key = (name, self.theme, f"{self.scale:g}", f"{width}x{height}", *map(str, also))
        return Canvas(width, shown or height, self.scale, self.grounds.get(key, draw), self.instead)

    def seat(self, seat: int) -> str:
        """Return `Seat A` in the reader's language."""
        return self.words.say(Text(key="core.seat", args={"seat": seat}))

    def name(self, seat: int) -> str:
        """Return a player's name as it is drawn in a place of its own, which cuts it if it must."""
        return self.drawn_names[seat] if seat < len(self.drawn_names) else self.seat(seat)

    def short_name(self, seat: int) -> str:
        """Return a player's name as it stands in a sentence or a description."""
        return self.short_names[seat] if seat < len(self.short_names) else self.seat(seat)

    def say(self, key: str, **args: Argument) -> str:
        """Return a sentence of the words; `seat:0` and so on become short names."""
        return self.words.say(Text(key=key, args=args), self.short_names)

    def title(self, key: str, seat: int) -> str:
        """Return a title with a player's full name, such as that of a hand."""
        return self.words.say(Text(key=key, args={"seat": f"seat:{seat}"}), self.drawn_names)
