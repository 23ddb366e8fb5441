"""The steady computer player: the cheapest way to the Centre, Memory Cards on the way, Mountains
for the leader.

It sees its own view and nothing else, and throws no dice. Answers inside Event cards and Memory Cards are in
`reactions.py`.
"""

from collections.abc import Callable, Mapping

from rules.calamandara.cells import CENTRE_CELL, OWN, cells_of_row, is_central, neighbours, row_of
from rules.calamandara.data import DATA
from rules.calamandara.reactions import REACTIONS, first, ids, spare
from rules.calamandara.scout import (
    Way,
    beside_cave,
    blocked,
    free_in_row,
    laying,
    leader,
    missing,
    resting_place,
    rows_with,
    way,
)
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Decision, Seat
from rules.core.rng import Dice

CAREFUL = (
    3  # points on the counter at which an Event card is left on the deck, if there is something else to do
)
Plan = Callable[[CalamandaraView, Seat, Decision], Answer]


def steady(view: CalamandaraView, decision: Decision, dice: Dice) -> Answer:
    """The answer to a decision of the seat that `view` belongs to."""
    assert view.reader is not None
    return PLANS[decision.prompt.key.removeprefix("calamandara.ask.")](view, view.reader, decision)


def my_way(view: CalamandaraView, seat: Seat) -> Way:
    """The cheapest way of this seat's token."""
    return way(view, seat, view.travellers[seat].token)


# --- Event cards on the deck -------------------------------------------------------------------------


def reveal(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Always, but near the end of the counter only when the token cannot walk on anyway."""
    careful = view.timed and view.counter <= CAREFUL
    return ["act:refuse" if careful and can_walk_on(view, seat) else "act:reveal"]


def can_walk_on(view: CalamandaraView, seat: Seat) -> bool:
    """Whether the next step of the way can be taken without new symbols."""
    ahead = my_way(view, seat).cells[0]
    if ahead == CENTRE_CELL:
        return view.travellers[seat].fragments >= DATA.fragments
    return not laying(view, seat, ahead)


# --- Phase 2 -----------------------------------------------------------------------------------------


def insert(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """What the way needs; then Caves, Towers, a Mountain for the leader; Memory Cards; the end."""
    offered = ids(decision)
    found = my_way(view, seat)
    wishes = [*needed(view, seat, found), *comforts(view, seat, found), *useful(view, seat, found)]
    return [next((wish for wish in wishes if wish in offered), "act:end")]


def needed(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """Actions that the way asks for."""
    me = view.travellers[seat]
    lacking = missing(view, seat, found)
    wishes: list[str] = []
    if lacking and not me.reserve["footprint"]:
        wishes.append("act:transmute")
    if wing_cell(view, seat, found):
        wishes.append("insert:wing")
    if lacking:
        wishes.append("insert:footprint")
    if blocked(view, seat, found, "mountain"):
        wishes += ["memory:raiz_na_pedra", "act:excavate"]
    if [cell for cell in blocked(view, seat, found, "wing", "cave", "tower") if cell in OWN]:
        wishes.append("act:clear")
    return wishes


def comforts(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """A Cave to remember by, a Tower to be safe, a Mountain in the leader's way."""
    wishes = []
    if cave_cell(view, seat, found):
        wishes.append("insert:cave")
    if tower_cell(view, seat, found):
        wishes.append("insert:tower")
    if hindrance(view, seat) is not None:
        wishes.append("insert:mountain")
    return wishes


def useful(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """Memory Cards of this phase that help, or at least make room in the hand; they stay fragments."""
    me = view.travellers[seat]
    wishes = []
    if (missing(view, seat, found) and me.depot["footprint"]) or sum(me.depot.values()) >= DATA.transmuted:
        wishes.append("memory:pagina_rasgada")
    wishes += ["memory:terras_nomades", "memory:sopro_de_uradova"]
    return wishes


def wing_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """Where to lay a Wing for the next leap of the way, if it lacks one."""
    board = view.travellers[seat].board
    for start in found.leaps:
        row = row_of(start)
        if row not in rows_with(board, "wing"):
            return first(free_in_row(view, seat, row, (*found.cells, start)))
    return None


def cave_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """Where to lay a Cave beside the place where the token will rest, while fragments are missing."""
    me = view.travellers[seat]
    rest = resting_place(view, seat, found)
    if rest not in OWN or beside_cave(view, seat, rest) or me.fragments >= DATA.fragments:
        return None
    around = [cell for cell in neighbours(me.side, rest) if cell in OWN]
    return first([cell for cell in around if cell not in me.board and cell not in found.cells])


def tower_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """Where to lay a Tower: in the token's row, else in the row of the own board with most Footprints."""
    me = view.travellers[seat]
    feet = {row: [me.board.get(cell) for cell in cells_of_row(row)].count("footprint") for row in range(1, 7)}
    home = row_of(me.token) if me.token in OWN else 0
    rows = [row for row in feet if feet[row] and row not in me.towers]
    for row in sorted(rows, key=lambda row: (row != home, -row)):
        cell = first(free_in_row(view, seat, row, found.cells))
        if cell is not None:
            return cell
    return None


def hindrance(view: CalamandaraView, seat: Seat) -> tuple[Seat, str] | None:
    """The board and cell where a Mountain lies in the leader's way; nothing that closes the own way."""
    rival = leader(view, seat)
    other = view.travellers[rival]
    if other.walled or list(other.board.values()).count("mountain") >= DATA.mountains_own:
        return None
    steps = way(view, rival, other.token).cells
    cells = [c for c in steps if c in OWN and c not in other.board and row_of(c) not in other.towers]
    return (rival, cells[0]) if cells else None


def insert_board(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The board of the next cell of the way, or the leader's."""
    if decision.prompt.args["symbol"] == "symbol:mountain":
        found = hindrance(view, seat)
        assert found is not None
        return [f"seat:{found[0]}"]
    return ["act:central" if is_central(missing(view, seat, my_way(view, seat))[0]) else "act:own"]


def insert_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The cell for which the symbol was chosen."""
    symbol = str(decision.prompt.args["symbol"]).removeprefix("symbol:")
    found = my_way(view, seat)
    places = {"wing": wing_cell, "cave": cave_cell, "tower": tower_cell}
    if symbol in places:
        cells = [places[symbol](view, seat, found)]
    elif symbol == "mountain":
        target = hindrance(view, seat)
        cells = [target[1]] if target else []
    else:
        cells = [*missing(view, seat, found)]
    wanted = [f"cell:{cell}" for cell in cells if f"cell:{cell}" in ids(decision)]
    return wanted[:1] or ids(decision)[:1]


def remove_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """What blocks the way (excavate, clear, Raiz na Pedra)."""
    found = my_way(view, seat)
    offered = ids(decision)
    wanted = [f"cell:{cell}" for cell in blocked(view, seat, found, "mountain", "wing", "cave", "tower")]
    return [next((cell for cell in wanted if cell in offered), offered[0])]


# --- Phases 3 and 4 ----------------------------------------------------------------------------------


def walk(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The step after which the way is cheapest, if it is cheaper than now."""
    stay: str = "act:end" if "act:end" in ids(decision) else "act:none"
    best, least = stay, my_way(view, seat).cost
    for ident in ids(decision):
        kind, _, cell = ident.partition(":")
        if kind in ("walk", "leap", "tunnel"):
            cost = way(view, seat, cell).cost if cell != CENTRE_CELL else -1
            if cost < least:
                best, least = ident, cost
    extra = "memory:passos_emprestados"
    if best == stay and extra in ids(decision) and not [i for i in ids(decision) if i.startswith("walk:")]:
        return [extra]
    return [best]


def remember(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A card at a Cave, or for symbols that the way can spare; a full or sufficient hand is recorded."""
    offered = ids(decision)
    if view.travellers[seat].fragments < DATA.fragments:
        wishes = ["act:cave", *(f"price:{symbol}" for symbol in dear(view, seat))]
        found = next((wish for wish in wishes if wish in offered), None)
        if found is not None:
            return [found]
    cards = [ident for ident in offered if ident.startswith("memory:")]
    return cards[:1] or ["act:end"]


def dear(view: CalamandaraView, seat: Seat) -> list[str]:
    """The symbols of which the Reserve has two to spare for a Memory Card, the least useful first."""
    reserve = view.travellers[seat].reserve
    lacking = len(missing(view, seat, my_way(view, seat)))
    return [
        symbol
        for symbol in spare(view, seat)
        if reserve[symbol] >= DATA.price + (lacking if symbol == "footprint" else 0)
    ]


PLANS: Mapping[str, Plan] = {
    **REACTIONS,
    "reveal": reveal,
    "reveal.counter": reveal,
    "insert": insert,
    "insert.board": insert_board,
    "insert.own": insert_cell,
    "insert.other": insert_cell,
    "insert.central": insert_cell,
    "excavate": remove_cell,
    "clear": remove_cell,
    "root": remove_cell,
    "walk": walk,
    "effect.advance": walk,
    "remember": remember,
}
