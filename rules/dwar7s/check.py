"""Invariants of every position: nothing is lost, created, or in two places (sheet sections 1 to 7)."""

from collections import Counter

from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.grid import card_of, kind_of, rotations_of
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.state import Clan, Dwar7sState, Stack, acting, hand_size, objectives, pile, pool


def check(state: Dwar7sState) -> None:
    """Raise `AssertionError` if the state is impossible."""
    assert len(state.clans) == state.seats
    assert 0 <= state.first < state.seats and 0 <= state.turn < state.seats
    assert 1 <= state.round <= DATA.max_rounds
    assert 0 <= state.used <= DATA.actions + 1
    _kingdom(state)
    for stack in state.table.values():
        _stack(state, stack)
    _objectives(state)
    _hands(state)
    for seat, clan in enumerate(state.clans):
        _clan(state, seat, clan)


def _kingdom(state: Dwar7sState) -> None:
    everywhere = [card.name for stack in state.table.values() for card in stack.cards]
    for seat, clan in enumerate(state.clans):
        everywhere += [card_of(seat, kind) for kind in clan.kingdom] + clan.monsters
    known = [card_of(seat, kind) for seat in range(state.seats) for kind in DATA.kingdoms]
    assert sorted(everywhere) == sorted(known), "kingdom cards"


def _stack(state: Dwar7sState, stack: Stack) -> None:
    assert stack.cards, "a cell with nothing in it"
    assert len(stack.dwarves) == state.seats and min(stack.dwarves) >= 0
    assert stack.free >= 0, "more dwarves than spaces"
    kinds = [kind_of(card.name) for card in stack.cards]
    assert len({kind.terrain for kind in kinds}) == 1, "two types in a stack"
    assert all(kind.coverable for kind in kinds[:-1]), "a castle or a monster is covered"
    assert all(card.rotation in rotations_of(card.name) for card in stack.cards)


def _objectives(state: Dwar7sState) -> None:
    done = [trade for clan in state.clans for trade in clan.trades]
    assert sorted(done + state.trades + state.trade_deck) == sorted(DATA.trades), "trade objectives"
    assert len(state.trades) == DATA.trades_open or (
        len(state.trades) < DATA.trades_open and not state.trade_deck
    ), "a gap among the open objectives"
    dealt = [clan.secret for clan in state.clans]
    assert sorted(dealt + state.secrets) == sorted(DATA.secrets), "secret objectives"
    enough = any(objectives(clan) >= DATA.objectives_to_end for clan in state.clans)
    assert state.ending == enough or state.phase == "over", "the last round"


def _hands(state: Dwar7sState) -> None:
    held = [ogre for clan in state.clans for ogre in clan.ogres]
    whole = Counter({ogre.id: ogre.copies for ogre in DATA.ogres.values()})
    assert Counter(held + state.ogre_deck + state.ogre_discard) == whole, "ogre cards"
    for gem in GEMS:
        assert all(clan.gems[gem] >= 0 for clan in state.clans), f"less than no {gem}"
        assert pile(state, gem) >= 0, f"more {gem} than there are"


def _clan(state: Dwar7sState, seat: int, clan: Clan) -> None:
    assert pool(state, seat) >= 0, f"dwarves of seat {seat}"
    assert clan.ogres == sorted(clan.ogres), "ogres lie sorted"
    assert clan.kingdom == [kind for kind in DATA.kingdoms if kind in clan.kingdom]
    assert hand_size(clan) <= DATA.hand_limit or seat == acting(state), "a hand too large"
    overdue = clan.switch and not clan.revealed and state.phase != "over" and holds(state, seat)
    assert not overdue, f"the secret objective of seat {seat} should be revealed"
