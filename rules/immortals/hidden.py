"""`Game.resample`: shuffles what none of the given seats sees (sheet section 7)."""

from collections.abc import Callable, Sequence

from rules.core.decisions import Seat
from rules.core.flow import Bug
from rules.core.play.hiding import deal, hidden_seats
from rules.core.rng import Dice
from rules.immortals.components.data import CARDS, REALMS, fits, realm_of
from rules.immortals.components.state import ImmortalsState
from rules.immortals.play.rounds import may_place

TRIES = 1000  # deals until one fits: in whole games the first always did, in the rarest test one of 66 does
Pile = list[str]
Takes = Callable[[str], bool]  # True if a card could lie in a place


def resample(state: ImmortalsState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw everything that none of `seats` sees: decks, conflict cards, and what lies on which space."""
    hidden = hidden_seats(state, seats)
    for _ in range(TRIES):
        piles = _mixed(state, hidden, dice)
        laid = {seat: _laid(state, seat, piles[f"held {seat}"], dice) for seat in hidden}
        if None not in laid.values():
            _put(state, piles, laid)
            return
    # Not to redraw would show what nobody may know.
    raise Bug(f"immortals: {TRIES} deals, and none fits on the spaces")


def _mixed(state: ImmortalsState, hidden: Sequence[Seat], dice: Dice) -> dict[str, Pile]:
    """All hidden piles, by name, with other conflict cards; in the draft everybody knows a card's realm."""
    piles: dict[str, Pile] = {"deck": state.deck}
    piles |= {f"deck {realm}": deck for realm, deck in state.draft_decks.items()}
    for seat in hidden:
        player = state.players[seat]
        piles |= {f"held {seat}": [*player.hand, *player.plan.values()], f"draft {seat}": player.draft}
    drafting = bool(state.draft_realms) or any(state.draft_decks.values())
    kinds = [_of_realm(realm) for realm in REALMS] if drafting else [_conflict]
    mixed = {name: sorted(card for card in pile if not _conflict(card)) for name, pile in piles.items()}
    for kind in kinds:
        cards = [card for pile in piles.values() for card in pile if kind(card)]
        dice.shuffle(cards)
        for name, pile in piles.items():
            mixed[name] += [cards.pop() for card in pile if kind(card)]
    return mixed


def _conflict(card: str) -> bool:
    return CARDS[card].conflict


def _of_realm(realm: str) -> Takes:
    return lambda card: _conflict(card) and realm_of(CARDS[card].cells[0]) == realm


def _laid(state: ImmortalsState, seat: Seat, held: Pile, dice: Dice) -> Pile | None:
    """The cards in another order: those on the spaces first. None if they can't lie there.

    A region card without armies lies on a space only if nothing else can, because it was planned before.
    """
    plan, tribes = state.players[seat].plan, state.players[seat].tribes

    def takes(space: str, *, now: bool) -> Takes:
        return lambda card: fits(space, card, tribes) and (not now or may_place(state, seat, card))

    strict = deal(held, [takes(space, now=True) for space in plan], dice)
    return strict or deal(held, [takes(space, now=False) for space in plan], dice)


def _put(state: ImmortalsState, piles: dict[str, Pile], laid: dict[Seat, Pile | None]) -> None:
    state.deck = piles["deck"]
    state.draft_decks = {realm: piles[f"deck {realm}"] for realm in state.draft_decks}
    for seat, cards in laid.items():
        assert cards is not None
        player = state.players[seat]
        player.draft = sorted(piles[f"draft {seat}"])
        player.hand = sorted(cards[len(player.plan) :])
        player.plan = dict(zip(player.plan, cards, strict=False))
