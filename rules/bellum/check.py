"""Invariants of every position: nothing is lost, created, or in two places (sheet section 1)."""

from collections import Counter
from functools import lru_cache

from rules.bellum.components.data import BONUSES, CHESTS, DATA, FACES, RESOURCES
from rules.bellum.components.state import BellumState, tray


def check(state: BellumState) -> None:
    """Raise `AssertionError` if the state is impossible."""
    assert 1 <= state.day <= DATA.max_days
    assert state.die in (0, *FACES)
    assert 0 <= state.turn < state.seats == len(state.lords)
    assert 0 <= state.captain < state.seats
    _castles(state)
    _creatures(state)
    _places(state)
    _tokens(state)
    _chests(state)


def _castles(state: BellumState) -> None:
    held = [lord.castle for lord in state.lords if lord.castle] + state.castles
    assert len(set(held)) == len(held), "a castle twice"
    assert set(held) <= set(DATA.castles)


def _creatures(state: BellumState) -> None:
    held = [name for lord in state.lords for name in (*lord.left, *lord.right, *lord.unplaced)]
    for deck in ("evil", "super_evil"):
        recruited = [name for name in held if name in _cards(deck)]
        display, hidden = state.displays[deck], state.decks[deck]
        assert sorted(recruited + display + hidden) == sorted(_cards(deck)), f"{deck} creatures"
        assert len(display) == DATA.display or (len(display) < DATA.display and not hidden), "a gap"
    goblins = [name for name in held if name in _cards("goblin")] + state.goblins
    dealt = DATA.goblins_each * state.seats
    assert len(goblins) == (len(_cards("goblin")) if state.goblins else dealt), "goblins"
    assert len(set(goblins)) == len(goblins), "a goblin twice"


@lru_cache
def _cards(deck: str) -> frozenset[str]:
    return frozenset(creature.id for creature in DATA.creatures.values() if creature.deck == deck)


def _places(state: BellumState) -> None:
    everywhere = sorted(state.places + state.discarded + state.decks["places"] + state.box)
    assert everywhere == sorted(name for name in DATA.places if name != "tavern"), "places"
    kinds = [DATA.places[name].kind for name in state.decks["places"]]
    from_below = sorted(kinds, key=("city", "village", "farm").index)
    assert kinds == from_below, "farms lie on villages on cities"
    assert len(state.places) <= state.seats


def _tokens(state: BellumState) -> None:
    for token in (*RESOURCES, *BONUSES):
        assert all(lord.tokens[token] >= 0 for lord in state.lords), f"less than no {token}"
        assert tray(state, token) >= 0, f"more {token} than there are"
    for lord in state.lords:
        assert 0 <= lord.exhausted <= lord.tokens["reroll"], "more exhausted spells than spells"


def _chests(state: BellumState) -> None:
    for kind in CHESTS:
        held = [value for lord in state.lords for value in lord.chests[kind]]
        assert Counter(held + state.piles[kind]) == Counter(DATA.chests[kind]), f"{kind} chests"
        assert all(lord.chests[kind] == sorted(lord.chests[kind]) for lord in state.lords), (
            "chests lie sorted"
        )
