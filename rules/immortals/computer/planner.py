"""Planning of the steady computer player's sheet: repeatedly the most promising card and space.

After each choice it looks at the map as if that were done already, so that no army, coin or building site is
used twice.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules.core.decisions import Fill, Seat
from rules.immortals.components.board import chained
from rules.immortals.components.data import (
    BLANK,
    CARDS,
    Deed,
    Does,
    Piece,
    Wealth,
    deeds_of,
    realm_of,
    region_of,
    twin,
    wealth_of,
)
from rules.immortals.computer.scout import (
    POINT,
    Strike,
    best_piece,
    danger,
    holding,
    piece_worth,
    price,
    rounds_left,
    strike,
    strikes,
    targets,
)
from rules.immortals.computer.weights import STEADY, Weights
from rules.immortals.view import CellView, ImmortalsView, PlayerView, own, threats, tribes, ways

FULL = 8  # cards for as many army spaces
RICH, ENOUGH = 20, 12  # energy or gold of which more is of little use, of some use


@dataclass(frozen=True, slots=True)
class Means:
    """The basis of a seat's planning: the game as it is, or as it would be after the plans so far."""

    view: ImmortalsView
    seat: Seat
    weights: Weights = STEADY
    known: dict[tuple[str, str, str], Strike] = field(default_factory=dict)  # attacks reckoned on this map

    @property
    def player(self) -> PlayerView:
        """The seat as it is seen."""
        return self.view.players[self.seat]

    @property
    def budget(self) -> Wealth:
        """The seat's energy and gold."""
        return Wealth(energy=self.player.energy, gold=self.player.gold)

    @property
    def coin(self) -> int:
        """The worth of one unspent energy or gold."""
        if rounds_left(self.view) == 1:
            return 0
        return 1 if self.player.energy + self.player.gold > RICH else 2

    def strike(self, origin: str, target: str, stance: str) -> Strike:
        """The best attack from there to there."""
        key = (origin, target, stance)
        if key not in self.known:
            self.known[key] = strike(self.view, self.seat, *key, self.weights)
        return self.known[key]

    def with_cells(self, **cells: CellView) -> "Means":
        """The means with these cells changed."""
        return Means(replace(self.view, cells={**self.view.cells, **cells}), self.seat, self.weights)

    def with_player(self, player: PlayerView) -> "Means":
        """The means with the player changed."""
        players = (*self.view.players[: self.seat], player, *self.view.players[self.seat + 1 :])
        return Means(replace(self.view, players=players), self.seat, self.weights, self.known)


def worth(by: Means, deed: Deed, card: str) -> int:
    """The worth of a deed with a card, less its cost; 0 if none, or if it can't be paid."""
    if deed.cost.energy > by.player.energy or deed.cost.gold > by.player.gold:
        return 0
    found = WORTHS[deed.kind](by, deed, card)
    return max(0, found - by.coin * (deed.cost.energy + deed.cost.gold))


def named(by: Means, card: str) -> list[str]:
    """The seat's cells that a card names; with a magic card all of them."""
    mine, row = own(by.view, by.seat), CARDS[card]
    return mine if row.kind == "magic" else [cell for cell in row.cells if cell in mine]


def extraction(by: Means, deed: Deed, card: str) -> int:
    """The most that one of the cells gives; of less use to the rich, and in the last round."""
    best = max((_value(deed, cell) for cell in named(by, card)), default=0)
    has = by.player.gold if deed.kind == "gold" else by.player.energy
    if rounds_left(by.view) == 1:
        return best * (4 if has < ENOUGH else 0)
    few, some, many = by.weights.extraction
    return best * (few if has < ENOUGH else some if has < RICH else many)


def needed(by: Means, deed: Deed) -> bool:
    """Check whether it extracts what the player is short of: then it is planned before deeds that cost."""
    return (deed.kind == "gold" and by.player.gold < RICH) or (
        deed.kind == "energy" and by.player.energy < RICH
    )


def _value(deed: Deed, cell: str) -> int:
    return wealth_of(cell).gold if deed.kind == "gold" else wealth_of(cell).energy


def transition(by: Means, deed: Deed, card: str) -> int:
    """The worth of armies that come back: most in danger, little in the last round."""
    return max((arrival(by, deed, cell) for cell in named(by, card)), default=0)


def arrival(by: Means, deed: Deed, cell: str) -> int:
    """The worth of the armies that return to a cell."""
    armies = min(deed.count, by.player.limbo[realm_of(cell)])
    saves = 0 <= danger(by.view, by.seat, cell) < armies
    saved = holding(by.view, by.seat, cell, by.weights) // 3 if saves else 0
    return (5 if rounds_left(by.view) > 1 else 2) * armies + (saved if armies else 0)


def construction(by: Means, deed: Deed, card: str) -> int:
    """The best piece that can be paid, less its price."""
    found = best_piece(by.view, by.seat, named(by, card), by.budget)
    if found is None:
        return 0
    paid = price(by.player, found[1], found[2])
    return found[0] - by.coin * (paid.energy + paid.gold)


def temple(by: Means, deed: Deed, card: str) -> int:
    """A temple where there is room."""
    return max((piece_worth(by.view, by.seat, cell, "temple") for cell in named(by, card)), default=0)


def attack(by: Means, deed: Deed, card: str) -> int:
    """The best attack."""
    found = best_strike(by, card)
    return max(0, found.worth) if found else 0


def best_strike(by: Means, card: str, origin: str = "", target: str = "") -> Strike | None:
    """The attack that promises most, from or to a given cell if one is given."""
    found = [
        by.strike(*pair)
        for pair in strikes(by.view, by.seat, card)
        if origin in ("", pair[0]) and target in ("", pair[1])
    ]
    return max(found, key=lambda each: each.worth, default=None)


def moving(by: Means, deed: Deed, card: str) -> int:
    """The worth of moving armies from where nobody can come to where somebody can."""
    return max((found[0] for cell in named(by, card) if (found := best_move(by, cell))), default=0)


def best_move(by: Means, origin: str) -> tuple[int, str] | None:
    """The worth of the best move from there, and its cell; None if there is none."""
    view, spare = by.view, by.view.cells[origin].armies - 1
    if not spare or threats(view, by.seat, origin):
        return None
    idle = not targets(view, by.seat, origin)
    found = [(move_worth(by, cell, spare, idle=idle), cell) for cell in linked(by, origin)]
    return max(found, default=None)


def move_worth(by: Means, cell: str, spare: int, *, idle: bool) -> int:
    """The worth of armies that come to a cell; `idle`: from where there is nothing to attack."""
    exposed = danger(by.view, by.seat, cell)
    saved = holding(by.view, by.seat, cell, by.weights) if 0 <= exposed < spare else 0
    front = 2 * spare if idle and targets(by.view, by.seat, cell) and rounds_left(by.view) > 1 else 0
    return saved + front


def linked(by: Means, origin: str) -> list[str]:
    """The other own cells to which a chain of own cells leads."""
    return chained(origin, own(by.view, by.seat), lambda cell: ways(by.view, cell))


def hand_size(player: PlayerView) -> int:
    """Count its cards for army spaces, in hand and on them."""
    cards = (*(player.hand or ()), *(player.plan or {}).values())
    return sum(CARDS[card].kind in ("region", "conflict", "wild") for card in cards)


def drawing(by: Means, deed: Deed, card: str) -> int:
    """The worth of cards drawn: for later rounds only, more with a smaller hand."""
    if rounds_left(by.view) == 1:
        return 0
    return (6 if hand_size(by.player) < FULL else 3) * deed.count


def marking(by: Means, deed: Deed, card: str) -> int:
    """The worth of moving first in the next round: something only with cards enough to use it."""
    ready = hand_size(by.player) >= FULL and rounds_left(by.view) > 1
    return 7 if ready and by.view.marker != by.seat else 0


def seizing(by: Means, deed: Deed, card: str) -> int:
    """The worth of a card that returns each round: most with few cards in hand, or if a rival loses it."""
    found = seizable(by.view, by.seat)
    if not found or rounds_left(by.view) == 1:
        return 0
    return seized_worth(by, found[0]) + (POINT if hand_size(by.player) < FULL else 0)


def seized_worth(by: Means, cell: str) -> int:
    """The worth of a region card in the rounds to come, and of its owner, who may need it, losing it."""
    value, owner, robbed = wealth_of(cell), by.view.owners[region_of(cell)], 0
    if owner is not None:
        full, robbing = len(by.view.players[owner].placed) > FULL // 2, by.weights.robbing
        robbed = robbing + robbing // 2 if full else robbing // 2
    return max(value.energy, value.gold) * min(5, rounds_left(by.view) - 1) + robbed


def seizable(view: ImmortalsView, seat: Seat) -> list[str]:
    """The own cells whose region card would come at once, the most valuable first."""
    found = []
    for cell in own(view, seat):
        owner = view.owners[region_of(cell)]
        other = view.cells[twin(cell)]
        theirs = other.armies if other.seat == owner else 0
        if owner is None or (owner != seat and view.cells[cell].armies > theirs):
            found.append(cell)
    return sorted(found, key=lambda cell: -max(wealth_of(cell).energy, wealth_of(cell).gold))


WORTHS: Mapping[Does, Callable[[Means, Deed, str], int]] = {
    "gold": extraction,
    "energy": extraction,
    "transition": transition,
    "construct": construction,
    "temple": temple,
    "attack": attack,
    "move": moving,
    "draw": drawing,
    "first": marking,
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


def plan(view: ImmortalsView, seat: Seat, sheet: Fill, weights: Weights = STEADY) -> dict[str, str]:
    """The sheet: what is worth most first, to the steady player what pays for the rest; blanks elsewhere."""
    filled = {choice.slot: choice.card for choice in choices(view, seat, sheet, weights)}
    blanks = [option.id for option in sheet.options if option.id.startswith(BLANK)]
    empty = [slot.id for slot in sheet.slots if slot.id not in filled]
    return {**filled, **dict(zip(empty, blanks, strict=False))} if filled else filled


def choices(view: ImmortalsView, seat: Seat, sheet: Fill, weights: Weights = STEADY) -> list[Choice]:
    """List the planned choices, in the order in which they are made."""
    by, chosen = Means(view, seat, weights), list[Choice]()
    filled: dict[str, str] = {}
    cards = [option.id for option in sheet.options if not option.id.startswith(BLANK)]
    while best := max(_choices(by, sheet, filled, cards), key=lambda choice: choice.worth, default=None):
        chosen.append(best)
        filled[best.slot] = best.card
        cards.remove(best.card)
        by = after(by, best.deed, best.card)
    return chosen


def _choices(by: Means, sheet: Fill, filled: Mapping[str, str], cards: Sequence[str]) -> Iterator[Choice]:
    """Yield the choices on empty spaces that are worth more than the compensation for them."""
    worths: dict[tuple[Deed, str], int] = {}
    for slot in sheet.slots:
        fitting = [card for card in cards if slot.id not in filled and slot.fits(card)]
        for card in fitting:
            for deed in deeds_of(slot.id.partition(":")[2], card, tribes(by.player)):
                if (deed, card) not in worths:
                    worths[deed, card] = worth(by, deed, card)
                found = worths[deed, card]
                if found > by.coin * by.weights.planned_for:
                    first = by.weights.first_of_all if needed(by, deed) else 0
                    yield Choice(found + first, slot.id, card, deed)


def after(by: Means, deed: Deed, card: str) -> Means:
    """The means after a deed that is worth something."""
    paid = _paid(by, deed.cost)
    return AFTER[deed.kind](paid, deed, card) if deed.kind in AFTER else paid


def _paid(by: Means, cost: Wealth) -> Means:
    player = by.player
    left = replace(player, energy=player.energy - cost.energy, gold=player.gold - cost.gold)
    return by.with_player(left)


def _extracted(by: Means, deed: Deed, card: str) -> Means:
    best = max(_value(deed, cell) for cell in named(by, card))
    return by.with_player(replace(by.player, **{deed.kind: getattr(by.player, deed.kind) + best}))


def _arrived(by: Means, deed: Deed, card: str) -> Means:
    cell = max(named(by, card), key=lambda each: arrival(by, deed, each))
    realm, seen = realm_of(cell), by.view.cells[cell]
    armies = min(deed.count, by.player.limbo[realm])
    limbo = {**by.player.limbo, realm: by.player.limbo[realm] - armies}
    return by.with_player(replace(by.player, limbo=limbo)).with_cells(
        **{cell: replace(seen, armies=seen.armies + armies)}
    )


def _constructed(by: Means, deed: Deed, card: str) -> Means:
    found = best_piece(by.view, by.seat, named(by, card), by.budget)
    assert found is not None
    _, cell, piece = found
    return _built(_paid(by, price(by.player, cell, piece)), cell, piece)


def _built(by: Means, cell: str, piece: Piece) -> Means:
    seen = by.view.cells[cell]
    new = replace(seen, portal=True) if piece == "portal" else replace(seen, building=piece)
    return by.with_cells(**{cell: new})


def _templed(by: Means, deed: Deed, card: str) -> Means:
    return _built(
        by, max(named(by, card), key=lambda c: piece_worth(by.view, by.seat, c, "temple")), "temple"
    )


def _attacked(by: Means, deed: Deed, card: str) -> Means:
    """The map as if the attack were won; the armies left may attack from there."""
    found = best_strike(by, card)
    assert found is not None
    origin, target = by.view.cells[found.origin], by.view.cells[found.target]
    stays = replace(origin, armies=origin.armies - found.armies)
    return by.with_cells(
        **{found.origin: stays, found.target: replace(target, seat=by.seat, armies=found.left)}
    )


def _moved(by: Means, deed: Deed, card: str) -> Means:
    moves = [(found, cell) for cell in named(by, card) if (found := best_move(by, cell))]
    (_, target), origin = max(moves)
    left, there = by.view.cells[origin], by.view.cells[target]
    spare = left.armies - 1
    return by.with_cells(
        **{origin: replace(left, armies=1), target: replace(there, armies=there.armies + spare)}
    )


AFTER: Mapping[Does, Callable[[Means, Deed, str], Means]] = {
    "gold": _extracted,
    "energy": _extracted,
    "transition": _arrived,
    "construct": _constructed,
    "temple": _templed,
    "attack": _attacked,
    "move": _moved,
}
"""What each deed changes that later choices look at."""
