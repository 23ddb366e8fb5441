"""The steady computer player: the cheapest way to the Centre, Memory Cards, Mountains for the leader.

It sees only its own view, and uses no dice. Which Memory Card it plays when is in `cards.py`,
answers inside Event cards and Memory Cards are in `reactions.py`.
"""

from collections.abc import Mapping

from rules.calamandara.components.cells import (
    CENTRE_CELL,
    OWN,
    ROWS,
    cells_of_row,
    is_central,
    neighbours,
    row_of,
)
from rules.calamandara.components.data import DATA
from rules.calamandara.computer.cards import CARDS, crowded, gains, harms
from rules.calamandara.computer.reactions import REACTIONS, first, needs, spare
from rules.calamandara.computer.scout import (
    Way,
    ahead,
    beside_cave,
    blocked,
    cost_if,
    free_in_row,
    laying,
    leader,
    missing,
    resting_place,
    short_of,
    way,
    wing_row,
)
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.planning import Plan, ids_of, planned
from rules.core.text import bare

CAREFUL = 3  # points on the counter at which an Event card is left on the deck, if something else can be done


# --- Event cards on the deck -------------------------------------------------------------------------


def reveal(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Refuse at the last point of the counter, and near it while there is something else to do."""
    if not view.timed or view.counter > CAREFUL:
        return ["act:reveal"]
    return ["act:refuse" if view.counter == 1 or can_go_on(view, seat) else "act:reveal"]


def can_go_on(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether the token or its way can progress with what is there and in the Reserve."""
    found = ahead(view, seat)
    lacking = needs(view, seat, found)
    if any(view.travellers[seat].reserve[symbol] for symbol in lacking):
        return True
    if found.cells[0] == CENTRE_CELL:
        return not short_of(view, seat)
    return not laying(view, seat, found.cells[0])


# --- Phase 2 -----------------------------------------------------------------------------------------


def insert(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Lay what brings symbols, what the way needs, Caves, Towers, a Mountain for the leader; other cards."""
    offered = ids_of(decision)
    found = ahead(view, seat)
    wishes = gains(view, seat)
    wishes += needed(view, seat, found) + comforts(view, seat, found) + harms(view, seat)
    if junk(view, seat, found):
        wishes.append("act:clear")
    return [next((wish for wish in wishes if wish in offered), "act:end")]


def needed(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The actions that the way needs."""
    reserve = view.travellers[seat].reserve
    lacking = needs(view, seat, found)
    wishes = ["act:transmute"] if any(reserve[symbol] < lacking[symbol] for symbol in lacking) else []
    if found.caves:
        wishes.append("insert:cave")
    if wing_cell(view, seat, found):
        wishes.append("insert:wing")
    if missing(view, seat, found):
        wishes.append("insert:footprint")
    mountains = blocked(view, seat, found, "mountain")
    if mountains:
        wishes.append("memory:raiz_na_pedra")
    if any(is_central(cell) for cell in mountains):
        wishes.append("act:excavate")
    if in_the_way(view, seat, found):
        wishes.append("act:clear")
    return wishes


def in_the_way(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The symbols of its own board, Mountains too, on whose cells a Footprint must lie."""
    return [c for c in blocked(view, seat, found, "mountain", "wing", "cave", "tower") if c in OWN]


def junk(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The cells whose symbols do nothing, if no Symbol Cards come and they make up a transmutation."""
    me = view.travellers[seat]
    lacking = needs(view, seat, found)
    enough = all(me.reserve[symbol] >= lacking[symbol] for symbol in lacking)
    stock = sum(me.depot.values())
    if enough or stock >= DATA.transmuted or not (view.turn and view.turn.lost):
        return []
    kept = {*found.cells, me.token, *working(view, seat, found)}
    idle = [cell for cell in OWN if cell in me.board and cell not in kept]
    return idle if stock + len(idle) >= DATA.transmuted else []


def working(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """The cells of its own board that serve it: Caves, Wings for a leap, Towers that defend a Footprint."""
    board = view.travellers[seat].board
    leaping = [row_of(cell) for cell in found.leaps]
    walked = [row_of(cell) for cell in OWN if board.get(cell) == "footprint"]
    rows = {"cave": ROWS, "wing": leaping, "tower": walked}
    return [cell for cell in OWN if row_of(cell) in rows.get(board.get(cell, ""), ())]


def comforts(view: CalamandaraView, seat: Seat, found: Way) -> list[str]:
    """A Cave to remember by, a Tower to be safe, a Mountain in the leader's way."""
    wishes = []
    if cave_cell(view, seat, found):
        wishes.append("insert:cave")
    if tower_cell(view, seat, found):
        wishes.append("insert:tower")
    if view.travellers[seat].reserve["mountain"] and hindrance(view, seat) is not None:
        wishes.append("insert:mountain")
    return wishes


def wing_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """The cell for a Wing for the next leap of the way, if it lacks one."""
    row = wing_row(view, seat, found)
    return first(free_in_row(view, seat, row, found.cells)) if row else None


def cave_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """The cell for a Cave: for a tunnel of the way; else to remember by, while fragments are missing."""
    if found.caves:
        return found.caves[0]
    me = view.travellers[seat]
    rest = resting_place(view, seat, found)
    if rest not in OWN or beside_cave(view, seat, rest) or not short_of(view, seat):
        return None
    around = [cell for cell in neighbours(me.side, rest) if cell in OWN]
    return first([cell for cell in around if cell not in me.board and cell not in found.cells])


def tower_cell(view: CalamandaraView, seat: Seat, found: Way) -> str | None:
    """The cell for a Tower: in the token's row, else in the row of the own board with the most Footprints."""
    me = view.travellers[seat]
    feet = {row: [me.board.get(cell) for cell in cells_of_row(row)].count("footprint") for row in ROWS}
    home = row_of(me.token) if me.token in OWN else 0
    rows = [row for row in feet if feet[row] and row not in me.towers]
    for row in sorted(rows, key=lambda row: (row != home, -row)):
        cell = first(free_in_row(view, seat, row, (*found.cells, *found.caves)))
        if cell is not None:
            return cell
    return None


def hindrance(view: CalamandaraView, seat: Seat) -> tuple[Seat | None, str] | None:
    """The board (None: central) and cell where a Mountain costs the leader most; none on its own way."""
    rival = leader(view, seat)
    other = view.travellers[rival]
    mine = ahead(view, seat).cells
    full = other.walled or list(other.board.values()).count("mountain") >= DATA.mountains_own
    own = [] if full else [c for c in OWN if c not in other.board and row_of(c) not in other.towers]
    closed = list(view.central.values()).count("mountain") >= DATA.mountains_central
    steps = [
        cell
        for cell in ahead(view, rival).cells
        if cell in own
        or (is_central(cell) and not closed and cell not in (*view.central, *mine, CENTRE_CELL))
    ]
    if not steps:
        return None
    cell = max(steps, key=lambda cell: cost_if(view, rival, {cell: "mountain"}))
    return (None if is_central(cell) else rival), cell


def insert_board(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The next cell of the way, or its board, or the leader's."""
    if decision.prompt.args["symbol"] == "symbol:mountain":
        target = hindrance(view, seat)
        board, cell = target or (None, "")
        wish = "act:central" if board is None else f"seat:{board}"
        shown = f"cell:{cell}" if board is None else f"rival:{board}_{cell}"
        wish = shown if shown in ids_of(decision) else wish
    else:
        cells = missing(view, seat, ahead(view, seat))
        wish = "act:central" if cells and is_central(cells[0]) else "act:own"
        if cells and f"cell:{cells[0]}" in ids_of(decision):
            wish = f"cell:{cells[0]}"
    return [wish if wish in ids_of(decision) else ids_of(decision)[0]]


def insert_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The cell for which the symbol was chosen."""
    symbol = bare(str(decision.prompt.args["symbol"]))
    found = ahead(view, seat)
    places = {"wing": wing_cell, "cave": cave_cell, "tower": tower_cell}
    if symbol in places:
        cells = [places[symbol](view, seat, found)]
    elif symbol == "mountain":
        target = hindrance(view, seat)
        cells = [target[1]] if target else []
    else:
        cells = [*missing(view, seat, found)]
    wanted = [f"cell:{cell}" for cell in cells if f"cell:{cell}" in ids_of(decision)]
    return wanted[:1] or ids_of(decision)[:1]


def remove_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """Remove a symbol that blocks the way (clear), else one that is not needed."""
    offered = ids_of(decision)
    wanted = [f"cell:{cell}" for cell in discarded(view, seat)]
    return [next((cell for cell in wanted if cell in offered), offered[0])]


def discarded(view: CalamandaraView, seat: Seat) -> list[str]:
    """The cells of its own board whose symbols it would discard, the first one first."""
    found = ahead(view, seat)
    board, order = view.travellers[seat].board, spare(view, seat)
    idle = sorted(junk(view, seat, found), key=lambda cell: order.index(board[cell]))
    return [*in_the_way(view, seat, found), *idle]


def dig_cell(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A Mountain in the way (excavate, Raiz na Pedra), first one that could not be cleared."""
    offered = ids_of(decision)
    found = sorted(blocked(view, seat, ahead(view, seat), "mountain"), key=lambda cell: not is_central(cell))
    return [next((f"cell:{cell}" for cell in found if f"cell:{cell}" in offered), offered[0])]


# --- Phases 3 and 4 ----------------------------------------------------------------------------------


def walk(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """The step after which the way is cheapest, if it is cheaper than now; not away from a Cave too early."""
    offered = ids_of(decision)
    stay: str = "act:end" if "act:end" in offered else "act:none"
    if f"walk:{CENTRE_CELL}" in offered:
        return [f"walk:{CENTRE_CELL}"]
    if (crowded(view, seat) or further(view, seat)) and "memory:passos_emprestados" in offered:
        return ["memory:passos_emprestados"]
    if remembering(view, seat):
        return [stay]
    costs = {i: way(view, seat, i.partition(":")[2]).cost for i in offered if i.startswith(STEPS)}
    least = min(costs.values(), default=0)
    if not costs or least >= ahead(view, seat).cost:
        return [stay]
    return [next(ident for ident, cost in costs.items() if cost == least)]


def remembering(view: CalamandaraView, seat: Seat) -> bool:
    """Check whether a Cave is worth waiting beside: more fragments are missing than symbols could buy."""
    bought = 1 if dear(view, seat) else 0
    return short_of(view, seat) > bought and beside_cave(view, seat, view.travellers[seat].token)


def further(view: CalamandaraView, seat: Seat) -> bool:
    """Check if Footprints lead beyond the steps left; into the Centre only with all fragments."""
    assert view.turn is not None
    cells = ahead(view, seat).cells[: max(0, view.turn.steps) + 1]
    ready = not short_of(view, seat) or CENTRE_CELL not in cells
    return len(cells) > view.turn.steps and ready and not any(laying(view, seat, cell) for cell in cells)


def remember(view: CalamandaraView, seat: Seat, decision: Decision) -> Answer:
    """A card at a Cave, or for symbols that the way can spare; a full or sufficient hand is recorded."""
    offered = ids_of(decision)
    if short_of(view, seat):
        wishes = ["act:cave", *(f"price:{symbol}" for symbol in dear(view, seat))]
        found = next((wish for wish in wishes if wish in offered), None)
        if found is not None:
            return [found]
    cards = [ident for ident in offered if ident.startswith("memory:")]
    return cards[:1] or ["act:end"]


def dear(view: CalamandaraView, seat: Seat) -> list[str]:
    """The symbols that the Reserve has two of to spare for a Memory Card, the least useful first."""
    reserve = view.travellers[seat].reserve
    kept = needs(view, seat, ahead(view, seat))
    return [symbol for symbol in spare(view, seat) if reserve[symbol] >= DATA.price + kept[symbol]]


STEPS = ("walk:", "leap:", "tunnel:")
PLANS: Mapping[str, Plan[CalamandaraView]] = {
    **REACTIONS,
    **CARDS,
    "reveal": reveal,
    "reveal.counter": reveal,
    "insert": insert,
    "insert.board": insert_board,
    "insert.own": insert_cell,
    "insert.other": insert_cell,
    "insert.central": insert_cell,
    "excavate": dig_cell,
    "clear": remove_cell,
    "root": dig_cell,
    "walk": walk,
    "effect.advance": walk,
    "remember": remember,
}
steady = planned("calamandara", PLANS)
