"""A realm's cards on one side of the castle, fitted to the available room."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from render.bellum.parts.cards import card_of, face
from render.bellum.parts.layout import FIGURE
from render.bellum.parts.look import ACTIVE, FAMILIES, ICONS, SKY, STACK, emblem, family, kind_of
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WHITE
from render.core.drawing.geometry import Rect
from rules.bellum.components.data import FACES
from rules.bellum.components.realm import icons as icons_of
from rules.bellum.view import LordView

LEAST = (60, 104)  # width and height of a small card
GAP = 5
SHAPE = 0.74  # width of a small card by its height, at most
WIDEST = 132


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


def tiles(
    canvas: Canvas, rect: Rect, lord: LordView, which: str, die: int, most: int, changed: frozenset[str]
) -> None:
    """The castle and the creatures on one side of it: a tile for each, or for each family with its number."""
    step = rect.w / most
    for number, stack in enumerate(arrange(side_cards(lord, which), which, die, most)):
        tile = Rect(rect.x + number * step, rect.y, step - GAP, rect.h)
        kinds = {kind_of(card) for card in stack.cards}
        marked = any(f"creature:{card}" in changed for card in stack.cards)
        face(canvas, tile, kinds.pop() if len(kinds) == 1 else "evil", 10, marked)
        count, y = len(stack.cards), tile.cy if len(stack.cards) == 1 else tile.y + tile.h * 0.32
        canvas.icon(tile.cx, y, stack.icon(), tile.h * (0.7 if count == 1 else 0.5), SKY)
        if count > 1:
            foot = tile.inset(4).bottom_part(32)
            canvas.box(foot, OUTLINE, 7)
            ink = Ink("figure", FIGURE, WHITE)
            canvas.text(foot.cx, foot.cy, f"\u00d7{count}", ink, "middle")


def active_rows(canvas: Canvas, band: Rect, card: str, which: str) -> None:
    """The numbers of the die on which a card gives something; a disc means production, a square the army."""
    canvas.box(band, OUTLINE, 7, 0.6)
    mark = Rect(band.x + 8, band.cy - 9, 18, 18)
    canvas.box(mark, ICONS["food" if which == "left" else "sword"][1], 9 if which == "left" else 3)
    numbers = " ".join(str(row) for row in FACES if gives(card, which, row))
    canvas.text(mark.right + 8, band.cy, numbers, Ink("figure", FIGURE, ACTIVE))


def all_icons(lord: LordView, row: int) -> Counter[str]:
    """All icons of a realm on a row of the die, 1 to 6."""
    return Counter(dict(icons_of(lord.castle, lord.left, lord.right, row)))
