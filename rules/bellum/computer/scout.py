"""Values of a row of the die for each seat, as computer players see them, in tenths of gold."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.bellum.components.data import CHESTS, DATA, FACES, Rows
from rules.bellum.components.realm import beats, icons
from rules.bellum.computer.weights import CHEST_WORTH, STEADY, Weights
from rules.bellum.view import BellumView, LordView
from rules.core.decisions import Seat


@dataclass(frozen=True, slots=True)
class Outlook:
    """The realms on all six rows, and what the humans have, reckoned once for a question."""

    view: BellumView
    weights: Weights
    shown: Mapping[int, Sequence[Mapping[str, int]]]  # the icons of each seat, by row
    humans: Sequence[tuple[int, int, int]]  # shield, magic shield, worth of the loot; the richest first


def rows_of(view: BellumView, weights: Weights = STEADY) -> Outlook:
    """The rows as they are now."""
    places = [DATA.places[name] for name in ("tavern", *view.places)]
    humans = [(place.shield, place.magic_shield, weights.worth(place.loot)) for place in places]
    return Outlook(
        view,
        weights,
        {row: [icons(lord.castle, lord.left, lord.right, row) for lord in view.lords] for row in FACES},
        sorted(humans, key=lambda human: -human[2]),
    )


def gains_of_day(rows: Outlook, row: int) -> Sequence[int]:
    """The value that each seat gathers, finds and plunders on a row if nobody attacks before it."""
    return [_gain(rows, seat, row, mine) for seat, mine in enumerate(rows.shown[row])]


def hope(rows: Outlook, seat: Seat, row: int) -> int:
    """The value of a row to a seat, less a part of its average value to the others."""
    gains = gains_of_day(rows, row)
    others = sum(gains) - gains[seat]
    return gains[seat] - others * rows.weights.rivals // (100 * (len(gains) - 1))


def added(rows: Outlook, seat: Seat, printed: Rows) -> int:
    """The additional value to the seat of these icons, summed over all rows."""
    total = 0
    for row, icons_there in printed.items():
        now = rows.shown[row][seat]
        more = dict(now)
        for icon in icons_there:
            more[icon] += 1
        total += _gain(rows, seat, row, more) - _gain(rows, seat, row, now)
    return total


def _gain(rows: Outlook, seat: Seat, row: int, mine: Mapping[str, int]) -> int:
    """The value that one seat would gain with these icons."""
    found = 0
    if maps := mine["map"]:
        others = [each["map"] for other, each in enumerate(rows.shown[row]) if other != seat]
        if maps >= max(others):
            found = CHEST_WORTH["metal" if maps > max(others) else "wooden"]
    loot = rows.weights.loot
    return loot["food"] * mine["food"] + loot["glyph"] * mine["glyph"] + found + _plunder(rows, seat, mine)


def _plunder(rows: Outlook, seat: Seat, army: Mapping[str, int]) -> int:
    """The richest loot that this army beats, of the humans or of a rival."""
    twice, thieves = rows.view.magic_counts_twice, army["thief"]
    richest = next((worth for *shields, worth in rows.humans if beats(army, *shields, twice=twice)), 0)
    if not thieves:
        return richest
    rivals = [lord for other, lord in enumerate(rows.view.lords) if other != seat]
    beaten = [lord for lord in rivals if beats(army, lord.shield, lord.magic_shield, twice=twice)]
    return max([richest, *(rows.weights.worth(haul(lord, thieves)) for lord in beaten)])


def haul(lord: LordView, thieves: int) -> dict[str, int]:
    """The chests that this many thieves take from a lord, the dearest kinds first."""
    taken: dict[str, int] = {}
    for kind in CHESTS:
        taken[kind] = min(lord.chests[kind], thieves - sum(taken.values()))
    return taken
