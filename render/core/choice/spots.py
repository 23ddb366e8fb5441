"""Places on a board: where that lies which a question offers, and the pins by which it is chosen."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from render.core.drawing.geometry import Point, Points, Rect, extent
from rules.core.decisions import Decision

LEVEL = 0.5  # of a place's height: pins that are this much lower begin a new row
MOST = 0.4  # share of the options that may lie nowhere; with more, pins would not help
LETTERS = "GHJKLMNPQRSTUVWXYZ"  # boards print counts and the letters of seats, and I and O are like counts


class Spot(NamedTuple):
    """A place on the board, in its units.

    `at` is where a pin may stand without covering what matters; the outline is that of the place itself.
    `code`: what the board prints there, if players call the place by that: `K12`. Then its pin says the same,
    and may cover it, at `at` or where it is `printed`. Ids that mean the same place have equal spots.
    """

    at: Point
    outline: Points
    code: str = ""
    printed: Point | None = None

    @property
    def box(self) -> Rect:
        """The smallest box around the place."""
        return around([self])


Lying = Mapping[str, Sequence[Spot]]  # in a picture, which may show a thing more than once


def boxed(rect: Rect, at: Point, code: str = "") -> Spot:
    """Return a place that is a box."""
    corners = ((rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom))
    return Spot(at, corners, code)


def framed(rect: Rect) -> Spot:
    """Return a box with its pin, if it needs one, in the middle: a card, a tile, an action space."""
    return boxed(rect, (rect.cx, rect.cy))


def lying(places: Iterable[tuple[str, Rect]], idents: Iterable[str]) -> Lying:
    """Return the boxes of those ids that are among the places; numbered copies lie together."""
    known = [*places]
    found = {ident: [rect for name, rect in known if name == _bare(ident)] for ident in idents}
    return {ident: [framed(rect) for rect in rects] for ident, rects in found.items() if rects}


def _bare(ident: str) -> str:
    return ident.partition(".")[0]


def disc(at: Point, radius: float, pin: Point, code: str = "") -> Spot:
    """Return a round place around a point."""
    x, y = at
    return boxed(Rect(x - radius, y - radius, 2 * radius, 2 * radius), pin, code)


def around(spots: Iterable[Spot]) -> Rect:
    """Return the smallest box around all these places."""
    return extent(point for spot in spots for point in spot.outline)


def offered(decision: Decision) -> list[str]:
    """Return the ids of what a question offers: its options, or the parts of a `Split`."""
    match decision.kind:
        case "choose":
            return [option.id for option in decision.options]
        case "split":
            return [part.id for part in decision.parts]
    return []


def named(decision: Decision) -> list[str]:
    """Return the ids of all that can be pressed to answer: options, parts, and the slots of a sheet."""
    match decision.kind:
        case "order":
            return [option.id for option in decision.options]
        case "fill":
            return [*(option.id for option in decision.options), *(slot.id for slot in decision.slots)]
    return offered(decision)


def worth_pins(spots: Mapping[str, Spot], idents: Sequence[str]) -> bool:
    """Return whether pins help: most of what is offered lies on the board, in at least two places."""
    return len({*spots.values()}) > 1 and len(idents) - len(spots) <= MOST * len(idents)


def pinned(spots: Mapping[str, Spot]) -> dict[str, str]:
    """Return what is on the pins of these places, in order; the same place has one pin.

    A place is called by its code, or by a letter that no board prints; if two places have one code, then all
    by letters, so that none is taken for another.
    """
    places = reading({*spots.values()})
    codes = [place.code for place in places if place.code]
    called = {place: place.code for place in places if len({*codes}) == len(codes)}
    others = [place for place in places if not called.get(place)]
    called |= {place: letters(count) for count, place in enumerate(others)}
    return {ident: called[spots[ident]] for ident in sorted(spots, key=lambda it: _rank(spots[it], called))}


def _rank(place: Spot, called: Mapping[Spot, str]) -> tuple[int, int]:
    """Return the place in the order: codes as the question has them, then letters."""
    code = called[place]
    return (0, 0) if code == place.code else (1, [*called.values()].index(code))


def reading(places: Iterable[Spot]) -> list[Spot]:
    """Return the places row by row from the upper left."""
    left = sorted(places, key=lambda spot: (spot.at[1], spot.at[0]))
    ordered: list[Spot] = []
    while left:
        first = left[0]
        row = [spot for spot in left if spot.at[1] - first.at[1] <= LEVEL * first.box.h]
        ordered += sorted(row)
        left = [spot for spot in left if spot not in row]
    return ordered


def letters(count: int) -> str:
    """Return the letter for the place after so many others, or two.

    >>> [letters(count) for count in (0, 17, 18, 19)]
    ['G', 'Z', 'GG', 'GH']
    """
    first, last = divmod(count, len(LETTERS))
    return (LETTERS[first - 1] if first else "") + LETTERS[last]
