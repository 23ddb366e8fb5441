"""The view of a game that one reader may have."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.score import coins_of, places, totals
from taverna_saideira.rules.components.state import SaideiraState, order, spares


@dataclass(frozen=True, slots=True)
class Keeper:
    """The public facts about a seat."""

    hand: int  # drinks in hand
    spares: int  # how many of them it may spend on tricks
    poured: str  # this round's drink: `rum_9`; empty before all have chosen
    strength: int  # of it, as tricks have left it; 0 before
    spent: str  # the drink that was spent on this round's trick, or nothing
    table: tuple[str, ...]  # guests, in the order served: `merchant_3`
    scores: dict[str, int]  # coins by kind of guest, and `toast`, as if the game ended now
    total: int


@dataclass(frozen=True, slots=True)
class SaideiraView:
    """The tavern through the eyes of `reader` (None: a spectator, and the channel)."""

    reader: Seat | None
    phase: str  # pour, trick, serve, over
    round: int
    rounds: int
    first: Seat  # who is asked first for a trick, and chooses first among equals
    acting: Seat | None  # whose trick or guest it is; None while all pour, and after the end
    hand: tuple[str, ...]  # the reader's own drinks, the weakest first; empty for a spectator
    keepers: tuple[Keeper, ...]  # by seat
    counter: tuple[str, ...]  # guests to be served
    order: tuple[Seat, ...]  # the order of choosing, as things are; empty before all have poured
    served: tuple[Seat, ...]  # those of them who have chosen
    clash: tuple[Seat, ...]  # those whose drinks are equal
    queue: int  # guests still to come
    cellar: int  # drinks that nobody was dealt
    gone: tuple[str, ...]  # drinks of rounds before, in order
    # what the last answer changed: `poured:1`, `spent:1`, `coins:1`, `hand:1`, `table:1` (seats), `counter`,
    # `guest:bard`
    changed: tuple[str, ...]
    places: tuple[int, ...] | None  # after the end: 1 = won, equal = shared


def view_of(state: SaideiraState, seat: Seat | None) -> SaideiraView:
    """Return the view of `seat`; `None` is a spectator."""
    row = order(state) if state.poured else []
    serving = state.phase == "serve"
    return SaideiraView(
        reader=seat,
        phase=state.phase,
        round=state.round,
        rounds=DATA.rounds,
        first=state.first,
        acting=state.waiting[0] if state.phase in ("trick", "serve") else None,
        hand=() if seat is None else tuple(by_strength(state.hands[seat])),
        keepers=tuple(_keeper(state, each) for each in range(state.seats)),
        counter=tuple(state.counter),
        order=tuple(row),
        served=tuple(each for each in row if serving and each not in state.waiting),
        clash=tuple(each for each in row if state.strengths.count(state.strengths[each]) > 1),
        queue=len(state.queue),
        cellar=len(state.cellar),
        gone=tuple(state.gone),
        changed=tuple(dict.fromkeys(state.changed)),
        places=places(state) if state.phase == "over" else None,
    )


def _keeper(state: SaideiraState, seat: Seat) -> Keeper:
    return Keeper(
        hand=len(state.hands[seat]),
        spares=spares(state, seat),
        poured=state.poured[seat] if state.poured else "",
        strength=state.strengths[seat] if state.poured else 0,
        spent=state.spent[seat] if state.poured else "",
        table=tuple(state.tables[seat]),
        scores={**coins_of(state.tables[seat]), "toast": state.coins[seat]},
        total=totals(state)[seat],
    )


def by_strength(drinks: list[str]) -> list[str]:
    """The weakest first."""
    return sorted(drinks, key=lambda drink: DATA.drinks[drink].strength)
