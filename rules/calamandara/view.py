"""The view of a game of Calamandara that one reader may have (sheet rule 4.10)."""

from collections import Counter
from dataclasses import dataclass

from rules.calamandara.components.affected import affected_by_block
from rules.calamandara.components.board import defended, tower_rows
from rules.calamandara.components.data import DATA, Side
from rules.calamandara.components.score import places
from rules.calamandara.components.state import (
    CalamandaraState,
    Reveal,
    Traveller,
    fragments,
    home,
    inserts_left,
    is_event,
    round_of,
    step_of,
    steps_left,
)
from rules.calamandara.play.windows import WINDOWS, askable
from rules.core.decisions import Seat

BACK = "event"  # a face-down Event card on top of a deck: its type cannot be seen
PHASES = {  # phases as people know them
    "setup": "turn_start",
    "opening": "turn_start",
    "event": "event",
    "reaction": "event",
    "effects": "event",
    "last_call": "event",
    "acquire": "acquire",
    "insert": "insert",
    "walk": "walk",
    "remember": "remember",
    "evening": "excess",
    "over": "over",
}


@dataclass(frozen=True, slots=True)
class TravellerView:
    """One player, as everybody sees them, and their hand as the reader may know it.

    Cells of their individual board are `a1` to `e6` (column, row; row 1 at the Starting Point), those of the
    central board `v1` to `z5`.
    """

    side: Side  # where they sit: south, west, north, east
    token: str  # a cell of their board or of the central board; `start`: the Starting Point
    step: int  # step value of the token: 0 start, 1 to 6 rows, 7 outer ring, 8 inner ring, 9 Centre
    board: dict[str, str]  # cell -> symbol, empty cells left out
    towers: tuple[int, ...]  # rows that hold a Tower: the token in them is defended
    defended: tuple[str, ...]  # cells whose symbol a Tower defends (a lone Tower is not)
    reserve: dict[str, int]  # all five symbols
    depot: dict[str, int]
    deck: int  # cards in the Symbol deck
    top: str  # its top card: the id of a Symbol Card; `event`: the back of an Event card; empty: no deck
    discard: tuple[str, ...]  # of the Symbol deck, face up, ids of Symbol Cards and Event cards; last on top
    cards: int  # Memory Cards in hand
    hand: tuple[str, ...] | None  # Memory Cards; the reader's own, everybody's after the end, else None
    diary: tuple[str, ...]  # Memory Cards, face up, in the order they came
    fragments: int  # in hand and Diary; 4 open the Centre
    revealed: int  # Event cards turned up so far
    steps_limit: int | None  # at most so many steps in the next Phase 3
    inserts_limit: int | None  # at most so many insertions in the next Phase 2
    walled: bool  # Muralha de Vento keeps the board until the end of this turn
    veiled: bool  # cannot acquire Memory Cards until the end of this turn
    silenced: bool  # cannot be silenced in the next own turn: the last one was


@dataclass(frozen=True, slots=True)
class TurnView:
    """The rest of the turn in progress."""

    seat: Seat
    lost: bool  # Phase 1 cannot be performed
    silenced: bool  # the rest is left out
    inserts: int  # insertions left, before and in Phase 2
    steps: int  # steps left, before and in Phase 3


@dataclass(frozen=True, slots=True)
class EventView:
    """The Event card just revealed, until it lies on the discard."""

    event: str
    revealer: Seat
    change: int  # of the counter, if it is in use
    affected: tuple[tuple[Seat, ...], ...]  # by block of the card, as things stand if it has not started
    spared: tuple[Seat, ...]  # left out by Mãos de Barro
    block: int  # the one at work, from 0
    open: bool  # Memory Cards may still come before its effects


@dataclass(frozen=True, slots=True)
class CalamandaraView:
    """A game of Calamandara as `reader` may see it (None: the channel and spectators)."""

    reader: Seat | None
    phase: str  # turn_start, event, acquire, insert, walk, remember, excess, over
    round: int  # from 1
    turns: int  # of all together, from 1
    turn: TurnView | None  # None after the end
    acting: tuple[Seat, ...]  # who can be asked now: the active traveller, or who reacts, or carries out
    asked: Seat | None  # on whose individual board the cells lie that somebody chooses from; None: their own
    first: Seat  # holder of the First Traveller marker
    expansion: bool
    timed: bool  # the counter is in use
    mode: str  # turvo, aura, ruina, custom; empty without the expansion
    counter: int  # 0 to 16; the game is lost at 0
    central: dict[str, str]  # cell `v1` to `z5` -> symbol; the Centre, `x3`, is always empty
    travellers: tuple[TravellerView, ...]  # by seat
    event: EventView | None
    last_event: str  # the Event card revealed last in this turn or at work; empty: none
    events_left: dict[str, int]  # not revealed yet, in all decks together: hope, fear
    removed: tuple[str, ...]  # Event cards that left the game after their reveal
    memory_deck: int  # cards
    memory_discard: tuple[str, ...]  # open, the last one on top
    memory_unseen: dict[str, int]  # copies of each kind that are neither in a Diary nor on the discard
    # what the last answer changed, as ids: `cell:0.b3` (a seat and its cell), `cell:x4` (both also for one
    # that a token left); with a seat `token:0`, `reserve:0`, `depot:0`, `deck:0`, `hand:0`, `diary:0`;
    # `counter`, `event`, `memory_deck`, `memory_discard`, `turn`
    changed: tuple[str, ...]
    ending: str  # centre, dogma, stagnation, cap; empty before the end
    winner: Seat | None  # None: nobody (yet)
    places_won: tuple[int, ...] | None  # after the end, by seat: 1 = won; all 2 = nobody won


def view_of(state: CalamandaraState, seat: Seat | None) -> CalamandaraView:
    """Return the view of `seat`; `None` is a spectator. Once the phase is `over`, all hands are open."""
    over = state.phase == "over"
    return CalamandaraView(
        reader=seat,
        phase=PHASES[state.phase],
        round=round_of(state),
        turns=state.turns,
        turn=None if over else _turn(state),
        acting=() if over else _acting(state),
        asked=state.asked,
        first=state.first,
        expansion=state.expansion,
        timed=state.timed,
        mode=state.mode,
        counter=state.counter,
        central=dict(state.central),
        travellers=tuple(_traveller(state, i, mine=over or i == seat) for i in range(state.seats)),
        event=_event(state, state.reveal) if state.reveal else None,
        last_event=state.last_event,
        events_left=events_left(state),
        removed=tuple(state.removed),
        memory_deck=len(state.memory_deck),
        memory_discard=tuple(state.memory_discard),
        memory_unseen=_memory_unseen(state),
        changed=tuple(dict.fromkeys(state.changed)),
        ending=state.ending,
        winner=state.winner,
        places_won=places(state) if over else None,
    )


def events_left(state: CalamandaraState) -> dict[str, int]:
    """Event cards of each type face down in the Symbol decks: the mix is known, and what was turned up."""
    hidden = [card for traveller in state.travellers for card in traveller.deck if is_event(card)]
    types = Counter(DATA.events[card].type for card in hidden)
    return {kind: types[kind] for kind in ("hope", "fear")}


def _acting(state: CalamandaraState) -> tuple[Seat, ...]:
    if state.phase in WINDOWS:
        return tuple(askable(state, WINDOWS[state.phase]))
    if state.phase == "effects" and state.reveal and state.reveal.queue:
        return (state.reveal.queue[0],)
    return (state.turn.seat,)


def _turn(state: CalamandaraState) -> TurnView:
    turn = state.turn
    return TurnView(turn.seat, turn.lost, turn.silenced, inserts_left(state), steps_left(state))


def _event(state: CalamandaraState, reveal: Reveal) -> EventView:
    return EventView(
        event=reveal.event,
        revealer=state.turn.seat,
        change=reveal.change,
        affected=tuple(tuple(seats) for seats in affected_by_block(state, reveal)),
        spared=tuple(reveal.spared),
        block=reveal.block,
        open=state.phase == "reaction",
    )


def _memory_unseen(state: CalamandaraState) -> dict[str, int]:
    seen = Counter(state.memory_discard)
    for traveller in state.travellers:
        seen.update(traveller.diary)
    return {name: card.copies - seen[name] for name, card in DATA.memory.items()}


def _traveller(state: CalamandaraState, seat: Seat, *, mine: bool) -> TravellerView:
    traveller = state.travellers[seat]
    return TravellerView(
        side=home(state, seat),
        token=traveller.token,
        step=step_of(state, seat),
        board=dict(traveller.board),
        towers=tuple(tower_rows(traveller.board)),
        defended=tuple(cell for cell in traveller.board if defended(traveller.board, cell)),
        reserve=dict(traveller.reserve),
        depot=dict(traveller.depot),
        deck=len(traveller.deck),
        top=_top(traveller),
        discard=tuple(traveller.discard),
        cards=len(traveller.hand),
        hand=tuple(traveller.hand) if mine else None,
        diary=tuple(traveller.diary),
        fragments=fragments(traveller),
        revealed=traveller.revealed,
        steps_limit=traveller.steps_limit,
        inserts_limit=traveller.inserts_limit,
        walled=seat in state.turn.walls,
        veiled=seat in state.turn.veiled,
        silenced=traveller.silenced,
    )


def _top(traveller: Traveller) -> str:
    if not traveller.deck:
        return ""
    return BACK if is_event(traveller.deck[-1]) else traveller.deck[-1]
