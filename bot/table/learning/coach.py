"""The coach at a question of a lesson: the computer player's choice there, and the reason."""

from dataclasses import dataclass

from bot.table.learning.rounds import Rounds, ended
from bot.table.play.moves import seat_of
from bot.table.runtime.context import Context, log
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import LoadedTable
from bot.traced import traced
from rules.core.decisions import Answer, Rejected
from rules.core.engine import look
from rules.core.flow import Argument, Bug
from rules.core.game import WHOLE
from rules.core.play.planning import nearly_as_good
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.ui import teaching

MOST = 2  # answers that are named
TRUSTED = 50  # parts of the win that an answer may be behind in the search's eyes, and still be named


@dataclass(frozen=True, slots=True)
class Advice:
    """A good answer to the learner's question, and the reason as a fact of the position they see."""

    answer: Answer
    why: Text


@dataclass(frozen=True, slots=True)
class Coaching:
    """The coach's present advice. `first`: nothing has been answered yet; `enough`: the lesson is over."""

    advice: tuple[Advice, ...] = ()
    rounds: Rounds | None = None  # what has just ended
    first: bool = False
    enough: bool = False


async def coaching(context: Context, table_id: int, user_id: int) -> Coaching:
    """Return the coach's words for the learner at the table, from what the learner sees and nothing else.

    The same question always gets the same words, unless advice that was asked for has found a better answer:
    then the coach follows it. Raises `Rejected` for anyone without a seat.
    """
    loaded = await context.load(table_id)
    seat = seat_of(loaded, user_id)
    if not loaded.info.lesson or loaded.info.status != "running":
        return Coaching(enough=loaded.info.status == "over")
    try:
        known = teaching(loaded.game.key)
        rounds = None if known is None else await ended(context, loaded, seat, known)
        with guarded():
            if _is_enough(loaded):
                return Coaching(rounds=rounds, enough=True)
            advice = _searched(context, loaded, seat) or _advice(loaded, seat)
            return Coaching(advice, rounds, first=not loaded.heard.get(seat))
    except (Bug, Rejected, Hung) as error:
        log.error("table %d: the coach is silent: %s", table_id, traced(error))
        return Coaching()


def recommended(context: Context, loaded: LoadedTable, seat: int) -> Answer | None:
    """Return the answer that the coach names first in a lesson; None if it names none."""
    try:
        with guarded():
            found = () if _is_enough(loaded) else _searched(context, loaded, seat) or _advice(loaded, seat)
    except (Bug, Rejected, Hung):  # `coaching` logs it
        return None
    return found[0].answer if found else None


def _is_enough(loaded: LoadedTable) -> bool:
    """Return whether the lesson's last round is over."""
    known = teaching(loaded.game.key)
    return known is not None and loaded.game.rounds(loaded.position.state) >= known.lesson


def _searched(context: Context, loaded: LoadedTable, seat: int) -> tuple[Advice, ...]:
    """Return the best answer of the advice that was asked for, if the computer player's is far behind."""
    found = context.advised.get((loaded.info.id, loaded.position.asks.get(seat)))
    if found is None or found.behind < TRUSTED or seat in loaded.position.locked:
        return ()
    best = found.prospects[0]
    args: dict[str, Argument] = {"games": found.games, "points": found.behind * 100 // WHOLE}
    return (Advice(best.answer, best.why or Text(key="learning.coach.searched", args=args)),)


def _advice(loaded: LoadedTable, seat: int) -> tuple[Advice, ...]:
    """Return the computer player's answer, and one that promises nearly as much for another reason."""
    decision = loaded.position.pending.get(seat)
    player = next(iter(loaded.game.computers.values()), None)
    if decision is None or player is None or seat in loaded.position.locked:
        return ()
    view = look(loaded.game, loaded.position, seat).view
    best = player(view, decision, Dice(f"coach:{loaded.position.asks[seat]}"))
    found: list[Advice] = []
    for answer in (best, *nearly_as_good(loaded.game.weighs(view, decision), best)):
        why = loaded.game.why(view, decision, answer)
        if why is not None and all(why != known.why for known in found):
            found.append(Advice(answer, why))
    return tuple(found[:MOST])
