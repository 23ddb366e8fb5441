"""Views of Calamandara that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace
from typing import Any

from render.calamandara.parts.look import DIRE
from rules.calamandara.components.cells import CENTRAL, CENTRE_CELL, OWN, row_of
from rules.calamandara.components.data import DATA, SYMBOLS
from rules.calamandara.view import CalamandaraView, EventView, TravellerView, TurnView

NOTHING: dict[str, int] = dict.fromkeys(SYMBOLS, 0)


def laid(**cells: str) -> dict[str, str]:
    """A board from the cells of each symbol."""
    return {cell: kind for kind, names in cells.items() for cell in names.split()}


BOARDS = (
    laid(footprint="c1 c2 c3 c4 d4", wing="a3", tower="e4", mountain="e2 b5", cave="d5 a1"),
    laid(footprint="b1 b2 c2 c3", mountain="a3 e2", tower="c4", cave="d3", wing="b5"),
    laid(footprint="d1 d2 d3 d4 d5 d6", tower="b3", mountain="c5", wing="a2", cave="e4"),
    laid(footprint="c1 c2 b3 b4 b5 b6", mountain="c3 a6", cave="b2", tower="e5 a5", wing="e1"),
)
TOKENS = ("d4", "c3", "d6", "w4")
RESERVES = (
    {"footprint": 1, "mountain": 1, "wing": 2, "tower": 1},
    {"footprint": 3, "mountain": 2, "cave": 1},
    {"footprint": 2, "wing": 1, "cave": 1},
    {"footprint": 1, "tower": 1},
)
TOPS = ("footprint_tower", "event", "wing_cave", "event")
CENTRAL_BOARD = laid(footprint="w5 w4 y4 z4 x1", mountain="v2 y1")


def traveller(seat: int, seats: int) -> TravellerView:
    """A player on the way."""
    board = BOARDS[seat]
    return TravellerView(
        side=DATA.sides_used[seats][seat],
        token=TOKENS[seat],
        step=(4, 3, 6, 8)[seat],
        board=board,
        towers=tuple(sorted({row_of(cell) for cell, kind in board.items() if kind == "tower"})),
        defended=(),
        reserve=NOTHING | RESERVES[seat],
        depot=NOTHING | {"mountain": 3, "cave": seat},
        deck=14 + seat,
        top=TOPS[seat],
        discard=("footprint_wing", "folego", "mountain_tower"),
        cards=2,
        hand=("guardia_de_mourna", "passos_emprestados") if seat == 0 else None,
        diary=("terras_nomades",) if seat else (),
        fragments=3 if seat else 2,
        revealed=seat,
        steps_limit=None,
        inserts_limit=None,
        walled=False,
        veiled=False,
        silenced=False,
    )


def early(seats: int) -> CalamandaraView:
    """A middle round of a game with a time limit: the first player inserts symbols, and looks at it."""
    return CalamandaraView(
        reader=0,
        phase="insert",
        round=9,
        turns=9 * seats - 2,
        turn=TurnView(0, lost=False, silenced=False, inserts=2, steps=2),
        acting=(0,),
        asked=None,
        first=seats - 1,
        expansion=True,
        timed=True,
        mode="turvo",
        counter=9,
        central=CENTRAL_BOARD,
        travellers=tuple(traveller(seat, seats) for seat in range(seats)),
        event=None,
        last_event="trilha_antiga",
        events_left={"hope": 9, "fear": 8},
        removed=("alvorada",),
        memory_deck=21,
        memory_discard=("maos_de_barro", "erronia_do_silencio"),
        memory_unseen=dict.fromkeys(DATA.memory, 3) | {"maos_de_barro": 2},
        changed=(),
        ending="",
        winner=None,
        places_won=None,
    )


def newcomer(one: TravellerView) -> TravellerView:
    """A player before their first turn."""
    return replace(
        one,
        token="start",
        step=0,
        board={},
        towers=(),
        reserve=NOTHING | {"footprint": 2},
        depot=NOTHING,
        deck=20,
        top="footprint_mountain",
        discard=(),
        diary=(),
        fragments=one.cards,
        revealed=0,
    )


def base(seats: int) -> CalamandaraView:
    """The base game alone, at its beginning."""
    players = tuple(newcomer(one) for one in early(seats).travellers)
    return replace(
        early(seats), phase="turn_start", round=1, turns=1, acting=tuple(range(1, seats)), travellers=players,
        expansion=False, timed=False, mode="", counter=0, central={}, last_event="", removed=(),
        events_left={"hope": 0, "fear": 0}, memory_discard=(),
    )  # fmt: skip


def revealed(seats: int, event: str = "um_ar_estranho", *, open_: bool = True) -> CalamandaraView:
    """An Event card that affects all, in its window or while the last traveller carries it out."""
    all_seats = tuple(range(seats))
    card = DATA.events[event]
    found = EventView(event, 0, card.counter, (all_seats,) * len(card.blocks), (1,), 0, open=open_)
    acting = all_seats if open_ else (seats - 1,)
    return replace(
        early(seats),
        phase="event",
        event=found,
        last_event=event,
        acting=acting,
        changed=("event", "counter"),
    )


def full(one: TravellerView, seat: int) -> TravellerView:
    """A player with two digits of all that can have two, a full board, and all that can weigh on them."""
    kinds = ("footprint", "tower", "cave", "wing", "footprint", "mountain")
    board = {cell: kinds[number % len(kinds)] for number, cell in enumerate(OWN)}
    return replace(
        one,
        board=board,
        token="start" if seat == 0 else "x5",
        step=0 if seat == 0 else 7,
        towers=tuple(range(1, DATA.rows + 1)),
        reserve=dict.fromkeys(SYMBOLS, 12),
        depot=dict.fromkeys(SYMBOLS, 13),
        deck=32,
        cards=3,
        hand=tuple(list(DATA.memory)[:3]) if one.hand else None,
        diary=tuple(DATA.memory),
        fragments=15,
        discard=(*DATA.symbol_cards, *DATA.events),
        steps_limit=1,
        inserts_limit=1,
        walled=True,
        veiled=True,
        silenced=True,
    )


def worst(seats: int) -> CalamandaraView:
    """All cells full, tokens on one cell, the longest event, the counter at 1, and all just changed."""
    table = revealed(seats)
    kinds = ("footprint", "mountain")
    central = {cell: kinds[number % 2] for number, cell in enumerate(CENTRAL) if cell != CENTRE_CELL}
    piles = ("token", "reserve", "depot", "deck", "hand", "diary")
    marks = tuple(f"{pile}:{seat}" for pile in piles for seat in range(seats))
    return replace(
        table,
        round=100,
        counter=1,
        central=central,
        travellers=tuple(full(one, seat) for seat, one in enumerate(table.travellers)),
        events_left={"hope": 14, "fear": 10},
        memory_discard=tuple(DATA.memory),
        changed=(*marks, "cell:0.c3", "cell:x1", "counter", "event", "memory_deck", "memory_discard"),
    )


def seldom(seats: int) -> list[CalamandaraView]:
    """Return views with things just at a limit, run out, or concerning nobody."""
    table, nobody = revealed(seats), ((),) * 2
    return [
        replace(table, event=EventView("o_regente_desperta", 0, -1, nobody, (), 0, open=True)),
        replace(table, event=EventView("folego", 0, 1, (), (), 0, open=False), last_event="folego"),
        *(revealed_at(seats, block) for block in (1, 2)),
        changed_all(seats, fragments=DATA.fragments, reserve=NOTHING | {"cave": DATA.reserve_limit}),
        changed_all(seats, defended=("c1", "c2"), diary=tuple(DATA.memory)[:7], hand=("raiz_na_pedra",)),
        changed_all(seats, diary=tuple(DATA.memory)[:8], hand=tuple(DATA.memory)[:2]),
        changed_all(seats, deck=0, top="", discard=(), hand=(), cards=0),
        changed_all(seats, top="event", discard=("alvorada", "cansaco", "folego"), token=CENTRE_CELL),
        changed_all(seats, token="x5"),
        *(replace(early(seats), counter=counter) for counter in (0, DIRE + 1, DATA.counter_most)),
        replace(early(seats), memory_deck=0, memory_discard=("raiz_na_pedra",)),
    ]


def revealed_at(seats: int, block: int) -> CalamandaraView:
    """An Event card of two blocks, one or both of which have had their effect."""
    table = revealed(seats, "sede_do_dogma", open_=False)
    assert table.event is not None
    return replace(table, event=replace(table.event, block=block, affected=((1,), (0, seats - 1))))


def changed_all(seats: int, **changes: Any) -> CalamandaraView:
    """A middle round with these changes for every player."""
    table = early(seats)
    return replace(table, travellers=tuple(replace(one, **changes) for one in table.travellers))


def over(seats: int, ending: str = "centre", winner: int | None = 1) -> CalamandaraView:
    """The end of a game: somebody in the Centre, or nobody."""
    table = early(seats)
    players = list(table.travellers)
    if winner is not None:
        players[winner] = replace(players[winner], token=CENTRE_CELL, step=9, fragments=4)
    won = tuple(1 if seat == winner else 2 for seat in range(seats))
    return replace(
        table, phase="over", turn=None, acting=(), travellers=tuple(players), ending=ending, winner=winner,
        counter=0 if ending == "dogma" else 4, places_won=won,
    )  # fmt: skip
