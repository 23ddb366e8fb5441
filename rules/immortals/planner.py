"""How the steady computer player fills its sheet: the best card on the best space first."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.core.decisions import Fill, Seat
from rules.immortals.data import (
    BLANK,
    CARDS,
    Deed,
    Does,
    Wealth,
    deeds_of,
    realm_of,
    region_of,
    twin,
    wealth_of,
)
from rules.immortals.scout import (
    POINT,
    best_piece,
    best_strike,
    own,
    piece_worth,
    price,
    rounds_left,
    tribes,
)
from rules.immortals.view import ImmortalsView, PlayerView

PAYS = 1000  # more worth of an extraction than of anything that costs
RICH = 14  # energy and gold together that need no more


@dataclass(frozen=True, slots=True)
class Means:
    """What a seat plans with."""

    view: ImmortalsView
    seat: Seat
    budget: Wealth

    @property
    def player(self) -> PlayerView:
        """The seat as it is seen."""
        return self.view.players[self.seat]


def means(view: ImmortalsView, seat: Seat) -> Means:
    """What the seat has now."""
    player = view.players[seat]
    return Means(view, seat, Wealth(energy=player.energy, gold=player.gold))


def worth(by: Means, deed: Deed, card: str) -> int:
    """What a deed promises with a card, its cost deducted; 0 if nothing, or if it can't be paid."""
    if deed.cost.energy > by.budget.energy or deed.cost.gold > by.budget.gold:
        return 0
    found = WORTHS[deed.kind](by, deed, card)
    return max(0, found - 2 * (deed.cost.energy + deed.cost.gold))


def named(by: Means, card: str) -> list[str]:
    """The own cells that a card names; with a magic card all of them."""
    mine, row = own(by.view, by.seat), CARDS[card]
    return mine if row.kind == "magic" else [cell for cell in row.cells if cell in mine]


def extraction(by: Means, deed: Deed, card: str) -> int:
    """The most that one of the cells gives; of less use to the rich."""
    values = [wealth_of(cell) for cell in named(by, card)]
    best = max((v.gold if deed.kind == "gold" else v.energy for v in values), default=0)
    has = by.budget.gold if deed.kind == "gold" else by.budget.energy
    return 0 if rounds_left(by.view) == 1 and has > RICH else best * (5 if has < RICH else 2)


def transition(by: Means, deed: Deed, card: str) -> int:
    """Armies that come back."""
    armies = max((by.player.limbo[realm_of(cell)] for cell in named(by, card)), default=0)
    return 5 * min(deed.count, armies)


def construction(by: Means, deed: Deed, card: str) -> int:
    """The best piece that can be paid."""
    found = best_piece(by.view, by.player, named(by, card), by.budget)
    return found[0] - 8 if found else 0


def temple(by: Means, deed: Deed, card: str) -> int:
    """A temple where there is room."""
    return max((piece_worth(by.view, cell, "temple") for cell in named(by, card)), default=0)


def attack(by: Means, deed: Deed, card: str) -> int:
    """The best attack."""
    found = best_strike(by.view, by.seat, card)
    return max(0, found.worth) if found else 0


def drawing(by: Means, deed: Deed, card: str) -> int:
    """Cards are of use in later rounds."""
    return 6 * deed.count if rounds_left(by.view) > 1 else 0


def nothing(by: Means, deed: Deed, card: str) -> int:
    """Not worth planning for."""
    return 0


def seizing(by: Means, deed: Deed, card: str) -> int:
    """A card of a cell one holds, while there are rounds to use it in."""
    return POINT if rounds_left(by.view) > 1 and seizable(by.view, by.seat) else 0


def seizable(view: ImmortalsView, seat: Seat) -> list[str]:
    """Own cells whose region card would come at once."""
    found = []
    for cell in own(view, seat):
        owner = view.owners[region_of(cell)]
        other = view.cells[twin(cell)]
        theirs = other.armies if other.seat == owner else 0
        if owner is None or (owner != seat and view.cells[cell].armies > theirs):
            found.append(cell)
    return found


WORTHS: Mapping[Does, Callable[[Means, Deed, str], int]] = {
    "gold": extraction,
    "energy": extraction,
    "transition": transition,
    "construct": construction,
    "temple": temple,
    "attack": attack,
    "move": nothing,
    "draw": drawing,
    "first": nothing,
    "seize": seizing,
}
"""The worth of each deed that a card could be planned for."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A card on a space, for one of the deeds that it allows there."""

    worth: int
    slot: str
    card: str
    deed: Deed


def plan(view: ImmortalsView, seat: Seat, sheet: Fill) -> dict[str, str]:
    """The sheet: extractions first, since they pay for the rest, then again and again what is worth most."""
    by = means(view, seat)
    filled: dict[str, str] = {}
    cards = [option.id for option in sheet.options if not option.id.startswith(BLANK)]
    while best := max(_choices(by, sheet, filled, cards), key=lambda choice: choice.worth, default=None):
        filled[best.slot] = best.card
        cards.remove(best.card)
        by = replace(by, budget=_after(by, best.deed, best.card))
    return filled


def _choices(by: Means, sheet: Fill, filled: Mapping[str, str], cards: Sequence[str]) -> Iterator[Choice]:
    """All that is worth something on the spaces that are still empty."""
    for slot in sheet.slots:
        fitting = [card for card in cards if slot.id not in filled and slot.fits(card)]
        for card in fitting:
            for deed in deeds_of(slot.id.partition(":")[2], card, tribes(by.player)):
                found = worth(by, deed, card)
                if found:
                    yield Choice(
                        found + (PAYS if deed.kind in ("gold", "energy") else 0), slot.id, card, deed
                    )


def _after(by: Means, deed: Deed, card: str) -> Wealth:
    """What is left when the deed is done."""
    cost = deed.cost
    gain = Wealth()
    if deed.kind in ("gold", "energy"):
        values = [wealth_of(cell) for cell in named(by, card)]
        kind = deed.kind
        gain = Wealth(**{kind: max(v.gold if kind == "gold" else v.energy for v in values)})
    if deed.kind == "construct":
        found = best_piece(by.view, by.player, named(by, card), by.budget)
        assert found is not None
        cost = price(by.player, found[1], found[2])
    return Wealth(
        energy=by.budget.energy - cost.energy + gain.energy,
        gold=by.budget.gold - cost.gold + gain.gold,
    )
