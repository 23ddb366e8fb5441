"""The travellers affected by a block of an Event card (sheet section 10, `who`)."""

from rules.calamandara.components.board import cells_of
from rules.calamandara.components.data import DATA, Block, Measure
from rules.calamandara.components.state import CalamandaraState, Reveal, step_of
from rules.core.decisions import Seat
from rules.core.play.turns import clockwise


def affected_by_block(state: CalamandaraState, reveal: Reveal) -> list[list[Seat]]:
    """The seats that each block affects: for a started block those found then, for another those found now.

    Cards played and earlier blocks may change who meets a condition (rules 9.3 and 9.9).
    """
    later = DATA.events[reveal.event].blocks[len(reveal.found) :]
    return reveal.found + [affected(state, block) for block in later]


def affected(state: CalamandaraState, block: Block) -> list[Seat]:
    """The seats that meet the condition now, able to act on it or not, clockwise from the revealer (9.8)."""
    ring = clockwise(state.seats, state.turn.seat)
    if block.of is not None:
        return _measured(state, block, block.of, ring)
    if block.who == "revealer":
        return ring[:1]
    if block.who == "others":
        return ring[1:]
    if block.who == "has":
        return [seat for seat in ring if cells_of(state.travellers[seat].board, *block.symbols)]
    return ring


def _measured(state: CalamandaraState, block: Block, of: Measure, ring: list[Seat]) -> list[Seat]:
    values = {seat: measure(state, seat, of) for seat in ring}
    if block.who == "fewest":
        return [seat for seat in ring if values[seat] == min(values.values())]
    if block.who == "most":
        return [seat for seat in ring if values[seat] == max(values.values()) > 0]
    return [seat for seat in ring if block.low <= values[seat] and _below(values[seat], block.high)]


def _below(value: int, high: int | None) -> bool:
    return high is None or value <= high


def measure(state: CalamandaraState, seat: Seat, of: Measure) -> int:
    """The step value of the token, or how many symbols or Memory Cards a traveller has."""
    traveller = state.travellers[seat]
    if of == "step":
        return step_of(state, seat)
    if of == "board":
        return len(traveller.board)
    if of == "hand":
        return len(traveller.hand)
    return sum((traveller.reserve if of == "reserve" else traveller.depot).values())
