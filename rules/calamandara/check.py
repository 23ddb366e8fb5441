"""Invariants of every position: nothing is lost, created, or where it cannot be (sheet rule 14.3)."""

from collections import Counter

from rules.calamandara.components.board import cells_of
from rules.calamandara.components.cells import CENTRAL, CENTRE_CELL, OWN, START
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.components.movement import trodden
from rules.calamandara.components.state import CalamandaraState, is_event
from rules.calamandara.play.setup import symbol_deck
from rules.core.decisions import Seat


def check(state: CalamandaraState) -> None:
    """Raise `AssertionError` if the state is impossible."""
    assert 1 <= state.turns <= DATA.turn_cap
    assert 0 <= state.counter <= DATA.counter_most
    assert state.counter > 0 or not state.timed or state.ending == "dogma", "the counter is at 0"
    assert (state.phase == "over") == bool(state.ending)
    assert state.idle <= DATA.idle_rounds * state.seats
    _symbol_decks(state)
    _memories(state)
    _turn(state)
    for seat in range(state.seats):
        _boards(state, seat)
    _central(state)


def _symbol_decks(state: CalamandaraState) -> None:
    cards = [card for traveller in state.travellers for card in (*traveller.deck, *traveller.discard)]
    symbols = Counter(card for card in cards if not is_event(card))
    assert symbols == Counter(symbol_deck() * state.seats), "Symbol Cards"
    at_work = [state.reveal.event] if state.reveal else []
    events = [card for card in cards if is_event(card)] + state.removed + at_work
    assert len(events) == (DATA.events_in_play if state.expansion else 0), "Event cards"
    if state.expansion:
        assert sorted(events + state.box) == sorted(DATA.events), "an Event card is lost or there twice"
    else:
        assert not state.box
    for traveller in state.travellers:
        waiting = [card for card in traveller.discard if not is_event(card)]
        assert traveller.deck or not waiting or state.reveal, "an empty deck is made anew"


def _memories(state: CalamandaraState) -> None:
    held = [card for traveller in state.travellers for card in (*traveller.hand, *traveller.diary)]
    everywhere = Counter(held + state.memory_deck + state.memory_discard)
    assert everywhere == Counter({name: card.copies for name, card in DATA.memory.items()}), "Memory Cards"
    for traveller in state.travellers:
        assert traveller.hand == sorted(traveller.hand)
        most = DATA.hand_limit + (1 if state.phase == "effects" else 0)
        assert len(traveller.hand) <= most, "more Memory Cards than a hand may hold"


def _turn(state: CalamandaraState) -> None:
    turn = state.turn
    assert 0 <= turn.inserted <= DATA.insertions
    assert turn.mountains <= DATA.mountain_insertions
    assert 0 <= turn.steps <= DATA.steps + turn.extra
    assert set(turn.walls + turn.veiled + turn.played) <= set(range(state.seats))
    if state.reveal:
        begun = state.reveal.block + (state.reveal.queue is not None)
        assert len(state.reveal.found) == begun


def _boards(state: CalamandaraState, seat: Seat) -> None:
    traveller = state.travellers[seat]
    assert set(traveller.board) <= set(OWN)
    assert set(traveller.board.values()) <= set(SYMBOLS)
    assert len(cells_of(traveller.board, "mountain")) <= DATA.mountains_own, "too many Mountains"
    for pile in (traveller.reserve, traveller.depot):
        assert tuple(pile) == SYMBOLS
        assert min(pile.values()) >= 0, "less than none"
    stands = traveller.token in (START, CENTRE_CELL) or trodden(state, seat, traveller.token)
    assert stands, "a token stands on nothing"
    assert traveller.token != CENTRE_CELL or state.winner == seat, "in the Centre without winning"


def _central(state: CalamandaraState) -> None:
    assert set(state.central) <= set(CENTRAL) - {CENTRE_CELL}, "a symbol in the Centre"
    assert set(state.central.values()) <= {"footprint", "mountain"}
    assert len(cells_of(state.central, "mountain")) <= DATA.mountains_central, "too many Mountains"
