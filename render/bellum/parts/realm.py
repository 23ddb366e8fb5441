"""A realm's cards on one side of the castle, fitted to the available room."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render.bellum.parts.cards import card_of, face
from render.bellum.parts.look import ACTIVE, FAMILIES, ICONS, SKY, STACK, emblem, family, kind_of
from render.bellum.parts.pieces import Unit, best_lines, tally, units
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import wrap
from rules.bellum.components.data import FACES
from rules.bellum.components.realm import icons as icons_of
from rules.bellum.view import LordView

LEAST = (60, 104)  # width and height of a small card
GAP = 5
SHAPE = 0.74  # width of a small card by its height, at most
WIDEST = 132
NAME_SIZES = (20, 18, 16, 14)  # of the name on a small card, the largest that fits
NAME_SHARE = 0.55  # of the height above what the card gives, at most
READABLE = 21  # of chips


class Stack(NamedTuple):
    """One or more cards that are drawn as one."""

    cards: tuple[str, ...]

    def icon(self) -> str:
        """The emblem: that of the family, or of a stack."""
        families = {family(card) or card for card in self.cards}
        [only, *others] = sorted(families)
        return STACK if others else FAMILIES.get(only) or emblem(self.cards[0])


def side_cards(lord: LordView, side: str) -> list[str]:
    """The castle (where there is one) and the creatures on a side, in the order placed."""
    return [name for name in (lord.castle, *(lord.left if side == "left" else lord.right)) if name]


def gives(card: str, side: str, die: int) -> tuple[str, ...]:
    """The icons of a card on a side and row; none on row 0."""
    found = card_of(card)
    return (found.left if side == "left" else found.right).get(die, ())


def lines_of(rect: Rect) -> int:
    """The number of lines of small cards that fit."""
    return max(1, int((rect.h + GAP) // (LEAST[1] + GAP)))


def capacity(rect: Rect) -> int:
    """The number of small cards that fit."""
    return lines_of(rect) * max(1, int((rect.w + GAP) // (LEAST[0] + GAP)))


def arrange(cards: Sequence[str], side: str, die: int, most: int) -> list[Stack]:
    """The cards in at most `most` stacks, by losing as little as needed.

    First every card by itself; then families together; then the last ones in one stack, which shows what they
    give together: those that give nothing on the row go there first.
    """
    alone = [Stack((card,)) for card in cards]
    if len(alone) <= most:
        return alone
    kin: dict[str, list[str]] = {}
    for card in cards:
        kin.setdefault(family(card) if kind_of(card) != "castle" else card, []).append(card)
    stacks = [Stack(tuple(group)) for group in kin.values()]
    if len(stacks) > most:
        stacks.sort(key=lambda stack: rank(stack, side, die))
        rest = tuple(card for stack in stacks[most - 1 :] for card in stack.cards)
        stacks = [*stacks[: most - 1], Stack(rest)]
    return stacks


def rank(stack: Stack, side: str, die: int) -> int:
    """The sort key: castles first, then cards that give something on the row."""
    if kind_of(stack.cards[0]) == "castle":
        return 0
    return 1 if any(gives(card, side, die) for card in stack.cards) else 2


def places_for(rect: Rect, count: int) -> list[Rect]:
    """Rooms for small cards, left to right and line by line, as large as they can be."""
    best: list[Rect] = []
    if not count:
        return best
    for lines in range(1, lines_of(rect) + 1):
        each = -(-count // lines)
        high = (rect.h - GAP * (lines - 1)) / lines
        wide = int(min((rect.w - GAP * (each - 1)) / each, high * SHAPE, WIDEST))
        high = min(high, wide / 0.46)
        if best and wide * high <= best[0].w * best[0].h:
            continue
        top = rect.cy - (lines * high + GAP * (lines - 1)) / 2
        best = [
            Rect(rect.x + (i % each) * (wide + GAP), top + (i // each) * (high + GAP), wide, int(high))
            for i in range(count)
        ]
    return best


def side(
    canvas: Canvas,
    rect: Rect,
    lord: LordView,
    which: str,
    die: int,
    style: Style,
    changed: frozenset[str],
    sizes: Sequence[int] = NAME_SIZES[:1],
) -> None:
    """The castle and the creatures on one side of it; their names in these sizes if all have room."""
    stacks = arrange(side_cards(lord, which), which, die, capacity(rect))
    shown = list(zip(stacks, places_for(rect, len(stacks)), strict=True))
    for stack, place in shown:
        if len(stack.cards) == 1:
            given = units(Counter(gives(stack.cards[0], which, die)))
            if name_on(stack, sky_of(place, band_for(place, given)), style, sizes) is None:
                sizes = ()
    for stack, place in shown:
        marked = any(f"creature:{card}" in changed for card in stack.cards)
        small_card(canvas, place, stack, which, die, style, sizes, marked)


def small_card(
    canvas: Canvas,
    rect: Rect,
    stack: Stack,
    which: str,
    die: int,
    style: Style,
    sizes: Sequence[int],
    changed: bool = False,
) -> None:
    """A card with what it gives on the active row; before the roll, the rows on which it gives anything."""
    kinds = {kind_of(card) for card in stack.cards}
    face(canvas, rect, kinds.pop() if len(kinds) == 1 else "evil", 10, changed)
    given = units(Counter(icon for card in stack.cards for icon in gives(card, which, die)))
    band = band_for(rect, given)
    sky = sky_of(rect, band)
    name = name_on(stack, sky, style, sizes)
    high = len(name.lines) * name.ink.size * 1.08 if name else 0
    canvas.icon(sky.cx, sky.cy - high / 2, stack.icon(), min(sky.w * 0.66, (sky.h - high) * 0.72), SKY)
    if name:
        middle = sky.bottom - 6 - high / 2
        canvas.paragraph(sky.cx, middle, " ".join(name.lines), name.ink, sky.w - 14, 3, "middle")
    if given:
        canvas.box(band, ACTIVE, 7)
        tally(canvas, band.inset(3, 2), given, min(46, rect.w * 0.46), OUTLINE, 3)
    elif die == 0:
        active_rows(canvas, band, stack.cards[0], which)
    if len(stack.cards) > 1:
        ink = Ink("figure", 26, WHITE, 3)
        canvas.text(rect.right - 7, rect.y + 19, f"\u00d7{len(stack.cards)}", ink, "right")


class Name(NamedTuple):
    """A name in lines, and how it is written."""

    lines: list[str]
    ink: Ink


def name_on(stack: Stack, sky: Rect, style: Style, sizes: Sequence[int]) -> Name | None:
    """The name of a single card, as large as all of it fits; None if it does not, and for several cards."""
    [card, *others] = stack.cards
    if others:
        return None
    kind = "castle" if kind_of(card) == "castle" else "creature"
    name = style.words.name(f"{kind}:{card}", short=True)
    for size in sizes:
        ink = Ink("name", size, WHITE)
        lines = wrap(name, ink.face, size, sky.w - 14, 3)
        if " ".join(lines) == name and len(lines) * size * 1.08 <= sky.h * NAME_SHARE:
            return Name(lines, ink)
    return None


def sky_of(rect: Rect, band: Rect) -> Rect:
    """The part of a small card above the strip for what it gives."""
    return Rect(rect.x, rect.y + 3, rect.w, band.y - rect.y - 3)


def band_for(rect: Rect, given: Sequence[Unit]) -> Rect:
    """The strip of a small card for what it gives: higher where the chips would be too small to read."""
    low = Rect(rect.x + 5, rect.bottom - rect.h * 0.3 - 5, rect.w - 10, rect.h * 0.3)
    if not given or best_lines(given, low.inset(3, 2), 46, 1)[0] >= READABLE:
        return low
    return Rect(low.x, rect.bottom - rect.h * 0.5 - 5, low.w, rect.h * 0.5)


def active_rows(canvas: Canvas, band: Rect, card: str, which: str) -> None:
    """The numbers of the die on which a card gives something; a disc means production, a square the army."""
    canvas.box(band, OUTLINE, 7, 0.6)
    mark = Rect(band.x + 6, band.cy - 6, 12, 12)
    canvas.box(mark, ICONS["food" if which == "left" else "sword"][1], 6 if which == "left" else 2)
    numbers = " ".join(str(row) for row in FACES if gives(card, which, row))
    room = band.w - 28
    canvas.fitted(mark.right + 4 + room / 2, band.cy, numbers, Ink("figure", 26, ACTIVE), room, 18, "middle")


def all_icons(lord: LordView, row: int) -> Counter[str]:
    """All icons of a realm on a row of the die, 1 to 6."""
    return Counter(dict(icons_of(lord.castle, lord.left, lord.right, row)))
