"""Invariants of every position: nothing is lost, created, or in two places (sheet sections 1, 6 and 10)."""

from collections import Counter

from rules.core.decisions import Seat
from rules.core.play.turns import clockwise
from rules.immortals.components.board import first_hand
from rules.immortals.components.data import (
    CARDS,
    CELLS,
    DATA,
    REALMS,
    cells_in,
    conflict_deck,
    fits,
    realm_of,
    region_of,
)
from rules.immortals.components.state import ImmortalsState, Player
from rules.immortals.components.tower import inside


def check(state: ImmortalsState) -> None:
    """Raise `AssertionError` if the state is impossible."""
    assert len(state.players) == state.seats and 0 <= state.turn < state.seats
    assert 0 <= state.first < state.seats and 0 <= state.marker < state.seats
    assert 0 <= state.round <= state.rounds
    for seat, player in enumerate(state.players):
        _armies(state, seat, player)
        _own_cards(state, seat, player)
        assert player.energy >= 0 and player.gold >= 0, f"seat {seat} has debts"
    _inhabitants(state)
    _conflict_cards(state)
    _pieces(state)


def _armies(state: ImmortalsState, seat: Seat, player: Player) -> None:
    """Check that there are 43 armies of each colour, in all places together (sheet section 10)."""
    board = [army.armies for army in state.armies.values() if army.seat == seat]
    groups = [size for sizes in player.groups.values() for size in sizes]
    tower = inside(state.tower)[seat] + state.tray[seat]
    everywhere = sum(board) + sum(groups) + sum(player.limbo.values()) + tower + player.fallen + player.supply
    assert everywhere == DATA.armies, f"{everywhere} armies of seat {seat}"
    assert min([*player.limbo.values(), player.supply, player.fallen, state.tray[seat]]) >= 0
    assert all(count > 0 for count in board) and all(cell in CELLS for cell in state.armies)


def _inhabitants(state: ImmortalsState) -> None:
    counts = [cubes[-1] for cubes in (*state.tower, state.tray)]
    assert sum(counts) + state.inhabitants == DATA.inhabitants, "inhabitants"
    assert min(*counts, state.inhabitants) >= 0
    assert all(cube >= 0 for shelf in state.tower for cube in shelf)


def _cards_of(state: ImmortalsState, seat: Seat) -> list[str]:
    played = [state.action.card] if state.action and state.action.seat == seat else []
    return [*state.players[seat].hand, *state.players[seat].plan.values(), *played]


def _own_cards(state: ImmortalsState, seat: Seat, player: Player) -> None:
    """Check that magic cards, blanks and region cards are where they belong."""
    cards = _cards_of(state, seat)
    regions = [f"region:{region}" for region, owner in state.owners.items() if owner == seat]
    held = [card for card in cards if CARDS[card].kind == "region"]
    if state.action and state.action.seat == seat and state.action.card not in regions:
        held = [card for card in held if card != state.action.card]  # sent to the deck by its own action
    assert sorted(held) == sorted(regions), f"region cards of seat {seat}"
    own = [card for card in cards if CARDS[card].kind in ("magic", "blank")]
    assert sorted(own) == sorted(first_hand()), f"magic cards and blanks of seat {seat}"
    assert not set(player.taken) & set(player.plan), f"a space of seat {seat} is taken and has a card"
    for space, card in player.plan.items():
        assert fits(space, card, player.tribes), f"{card} on {space}"


def _conflict_cards(state: ImmortalsState) -> None:
    """Check for all sixty; in the draft every hand has the cards of its realm."""
    hands = [card for seat in range(state.seats) for card in _cards_of(state, seat) if CARDS[card].conflict]
    drafted = [card for player in state.players for card in player.draft]
    decks = [card for deck in state.draft_decks.values() for card in deck]
    everywhere = [*hands, *drafted, *decks, *state.deck, *state.discard, *_pending(state)]
    assert Counter(everywhere) == Counter(card for realm in REALMS for card in conflict_deck(realm))
    for realm, deck in state.draft_decks.items():
        assert all(realm_of(CARDS[card].cells[0]) == realm for card in deck), f"draft deck of {realm}"
    for player, realm in zip(state.players, state.draft_realms, strict=False):
        assert all(realm_of(CARDS[card].cells[0]) == realm for card in player.draft), "draft hand"


def _pending(state: ImmortalsState) -> list[str]:
    """The revealed cards of the draft that are still to be carried out; they lie nowhere else."""
    if state.phase != "placing":
        return []
    waiting = clockwise(state.seats, state.first)[state.turn :]
    return [state.shown[seat] for seat in waiting if seat in state.shown]


def _pieces(state: ImmortalsState) -> None:
    """Check portals and buildings (rule R29)."""
    assert len(set(state.portals)) == len(state.portals) <= DATA.portals, "portals"
    assert all(cell in CELLS for cell in (*state.portals, *state.buildings))
    for cell, piece in state.buildings.items():
        area = cells_in(DATA.regions[region_of(cell)].area, realm_of(cell))
        capitals = [near for near in area if state.buildings.get(near) == "capital"]
        assert piece in ("temple", "capital") and len(capitals) <= 1, f"buildings around {cell}"
