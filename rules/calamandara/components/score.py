"""The end of the game (sheet rules 6.7 and 6.8)."""

from typing import Literal, NoReturn

from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import CalamandaraContext, CalamandaraState, fragments, step_of
from rules.core.decisions import Seat
from rules.core.flow import Result
from rules.core.text import Text

Ending = Literal["centre", "dogma", "stagnation", "cap"]


def end(ctx: CalamandaraContext, ending: Ending, winner: Seat | None = None) -> NoReturn:
    """End the game: the winner's, or nobody's."""
    state = ctx.state
    state.phase, state.ending, state.winner = "over", ending, winner
    ctx.end(Result(places=places(state), sheet=sheet(state), why=why(state, ending)))


def why(state: CalamandaraState, ending: Ending) -> Text:
    """The sentence that says how the game ended."""
    key = f"calamandara.over.{ending}"
    if ending == "centre":
        return Text(key=key, args={"seat": f"seat:{state.winner}"})
    if ending == "dogma":
        return Text(key=key)
    return Text(key=key, args={"turns": state.idle if ending == "stagnation" else state.turns})


def places(state: CalamandaraState) -> tuple[int, ...]:
    """The places by seat: 1 for the winner, 2 for all others; all 2 if nobody won."""
    return tuple(1 if seat == state.winner else 2 for seat in range(state.seats))


def sheet(state: CalamandaraState) -> dict[str, tuple[int, ...]]:
    """The score sheet: fragments, those in the Diary, Event cards revealed, and the final step value."""
    travellers = state.travellers
    return {
        "fragments": tuple(fragments(traveller) for traveller in travellers),
        "diary": tuple(len(traveller.diary) for traveller in travellers),
        "revealed": tuple(traveller.revealed for traveller in travellers),
        "total": tuple(step_of(state, seat) for seat in range(state.seats)),
    }


def stagnant(state: CalamandaraState) -> bool:
    """Check whether nobody has done anything for too long (rule 6.8)."""
    return state.idle >= DATA.idle_rounds * state.seats
