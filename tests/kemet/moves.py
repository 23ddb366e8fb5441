"""Move actions of seat 0 for examples."""

from rules.core.decisions import Answer
from rules.kemet.components.routes import Way, ways
from rules.kemet.components.state import KemetContext, March
from tests.helpers import Answers, ids
from tests.kemet.small import act, question


def moved(ctx: KemetContext, *answers: Answer, until: str = "acted") -> KemetContext:
    """Seat 0 gives these answers in its Move action."""
    act(ctx, "move", [{0: answer} for answer in answers], until)
    return ctx


def offered(ctx: KemetContext, *answers: Answer) -> list[str]:
    """Return what seat 0 is asked after these answers in its Move action."""
    return ids(question(ctx, "move", [{0: answer} for answer in answers], "acted"))


def marching(ctx: KemetContext, zone: str, *, left: int = 1, start: str = "", units_: int = 2) -> list[Way]:
    """The ways of a troop of seat 0 in a zone."""
    return ways(ctx.state, March(seat=0, start=start or zone, zone=zone, units=units_, beasts=[], left=left))


def zones(found: list[Way], kind: str = "land") -> list[str]:
    """Return where ways of a kind lead."""
    return [way.zone for way in found if way.kind == kind]


def by_seat_0(answers: list[Answer]) -> Answers:
    """Answers of one player, one after the other."""
    return [{0: answer} for answer in answers]
