"""Movement of a token, forward and back (sheet section 6)."""

from dataclasses import dataclass
from typing import Literal

from rules.calamandara.components.board import Place, cells_of, lift, mark, token_defended
from rules.calamandara.components.cells import (
    CENTRE_CELL,
    OWN,
    START,
    cells_of_row,
    is_central,
    leaps,
    neighbours,
    row_of,
    step_value,
)
from rules.calamandara.components.data import DATA
from rules.calamandara.components.score import end
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    fragments,
    home,
    log,
    put,
    said,
)
from rules.core.decisions import Seat

Kind = Literal["walk", "tunnel", "leap"]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a token to a cell."""

    kind: Kind
    cell: str


def steps(state: CalamandaraState, seat: Seat, *, leap: bool) -> list[Step]:
    """All steps of a token, each cell once: a walk or tunnel before a leap, of which there is only one."""
    ways = [Step("walk", cell) for cell in _walks(state, seat)]
    ways += [Step("tunnel", cell) for cell in _tunnels(state, seat)]
    if leap:
        ways += [Step("leap", cell) for cell in _leaps(state, seat)]
    nearest: dict[str, Step] = {}
    for way in ways:
        nearest.setdefault(way.cell, way)
    return list(nearest.values())


def _walks(state: CalamandaraState, seat: Seat) -> list[str]:
    """The cells of a walk: an adjacent Footprint, or the Centre with enough fragments (6.2 and 6.6)."""
    traveller = state.travellers[seat]
    ripe = fragments(traveller) >= DATA.fragments
    found = neighbours(home(state, seat), traveller.token)
    return [cell for cell in found if trodden(state, seat, cell) or (cell == CENTRE_CELL and ripe)]


def _tunnels(state: CalamandaraState, seat: Seat) -> list[str]:
    """The cells of a tunnel: from beside a Cave of the own board to beside any Cave of it (rule 6.4)."""
    traveller = state.travellers[seat]
    side = home(state, seat)
    if traveller.token not in OWN:
        return []
    beside = [neighbours(side, cave) for cave in cells_of(traveller.board, "cave")]
    if not any(traveller.token in cells for cells in beside):
        return []
    exits = dict.fromkeys(cell for cells in beside for cell in cells)
    return [cell for cell in exits if cell != traveller.token and trodden(state, seat, cell)]


def _leaps(state: CalamandaraState, seat: Seat) -> list[str]:
    """The cells of a leap: two cells straight, out of a row with a Wing (rule 6.3)."""
    traveller = state.travellers[seat]
    if traveller.token not in OWN:
        return []
    if not any(traveller.board.get(cell) == "wing" for cell in cells_of_row(row_of(traveller.token))):
        return []
    return [cell for cell in leaps(home(state, seat), traveller.token) if trodden(state, seat, cell)]


def trodden(state: CalamandaraState, seat: Seat, cell: str) -> bool:
    """Check whether there is a Footprint on which this traveller's token can stand (rules 5.1 and 2.6)."""
    board = state.central if is_central(cell) else state.travellers[seat].board
    return board.get(cell) == "footprint"


def walk(ctx: CalamandaraContext, seat: Seat, step: Step) -> None:
    """Take a step; one into the Centre wins at once (rule 6.7). Going to and fro is not a deed (rule 6.8)."""
    traveller = ctx.state.travellers[seat]
    if step.cell not in traveller.stood:
        traveller.stood.append(step.cell)
        ctx.state.turn.roamed = True
    _stand(ctx, seat, step.cell)
    if step.cell == CENTRE_CELL:
        log(ctx, "centre", seat)
        end(ctx, "centre", seat)
    log(ctx, step.kind, seat, cell=said(step.cell))


def behind(state: CalamandaraState, seat: Seat) -> list[str]:
    """The Footprints to which a token may retreat; none: it returns to the Starting Point (section 10)."""
    now = step_value(state.travellers[seat].token)
    board = state.travellers[seat].board
    trail = [*cells_of(board, "footprint"), *cells_of(state.central, "footprint")]
    lower = [cell for cell in trail if step_value(cell) < now]
    nearest = max((step_value(cell) for cell in lower), default=0)
    return [cell for cell in lower if step_value(cell) == nearest]


def movable_back(state: CalamandaraState, seat: Seat) -> bool:
    """Check whether a token can be made to retreat or return (rule 7.3)."""
    traveller = state.travellers[seat]
    return traveller.token != START and not token_defended(traveller)


def retreat(ctx: CalamandaraContext, seat: Seat, cell: str) -> None:
    """Set a token back to a Footprint."""
    _stand(ctx, seat, cell)
    log(ctx, "retreat", seat, cell=said(cell))


def to_start(ctx: CalamandaraContext, seat: Seat) -> None:
    """Set a token back to the Starting Point; nothing else is lost (ruling 13.22)."""
    _stand(ctx, seat, START)
    log(ctx, "start", seat)


def fall(ctx: CalamandaraContext, seat: Seat) -> None:
    """Discard the Footprint under a token of the individual board, and return it (Um Ar Estranho)."""
    cell = ctx.state.travellers[seat].token
    put(ctx.state, seat, "depot", [lift(ctx.state, Place(seat, cell))])
    _stand(ctx, seat, START)
    log(ctx, "fall", seat, cell=said(cell))


def _stand(ctx: CalamandaraContext, seat: Seat, cell: str) -> None:
    traveller = ctx.state.travellers[seat]
    if traveller.token != START:
        mark(ctx.state, Place(None if is_central(traveller.token) else seat, traveller.token))
    traveller.token = cell
    ctx.state.changed.append(f"token:{seat}")
