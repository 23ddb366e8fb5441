"""The coach at a question of a lesson: the computer player's choice there, and the reason."""

from dataclasses import dataclass

from bot.table.learning.glossary import explained
from bot.table.learning.rounds import LessonRounds, ended
from bot.table.model import FollowUp
from bot.table.play.advice import taught_enough
from bot.table.play.moves import seat_of
from bot.table.runtime.context import Context, log
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import LoadedTable
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import look
from rules.core.flow import Argument, Bug
from rules.core.game import WHOLE
from rules.core.play.idea import Idea, idea
from rules.core.search.advice import Advice
from rules.core.text import Text
from rules.core.ui import teaching


@dataclass(frozen=True, slots=True)
class Coaching:
    """The coach's present advice. `first`: nothing has been answered yet; `enough`: the lesson is over.

    `word`: what a word means that the learner meets here first.
    """

    advice: Idea | None = None
    rounds: LessonRounds | None = None  # what has just ended
    first: bool = False
    enough: bool = False
    word: Text | None = None


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
            if taught_enough(loaded):
                return Coaching(rounds=rounds, enough=True)
            advice = _advice(context, loaded, seat)
        word = await _word(context, loaded, seat, user_id, advice)
        return Coaching(advice, rounds, first=not loaded.heard.get(seat), word=word)
    except (Bug, Rejected, Hung) as error:
        log.error("table %d: the coach is silent: %s", table_id, traced(error))
        return Coaching()


async def _word(
    context: Context, loaded: LoadedTable, seat: Seat, user_id: int, advice: Idea | None
) -> Text | None:
    """Explain a word of the question or of the coach's reasons that the learner meets for the first time."""
    if advice is None:
        return None
    said = [loaded.position.pending[seat].prompt, advice.why]
    return await explained(context, user_id, loaded.game.key, loaded.position.asks[seat], said)


def recommended(context: Context, loaded: LoadedTable, seat: Seat) -> str | None:
    """Return the option that the coach names in a lesson; None for another kind of answer, or none."""
    try:
        with guarded():
            found = None if taught_enough(loaded) else _advice(context, loaded, seat)
    except (Bug, Rejected, Hung):  # `coaching` logs it
        return None
    return None if found is None else only(found.answer)


def at_once(loaded: LoadedTable, follow: FollowUp) -> Idea | None:
    """Return the coach's idea at a question that surely follows, if it is a single option."""
    try:
        with guarded():
            found = idea(loaded.game, follow.view, follow.question)
    except (Bug, Hung):  # asked by itself, `coaching` logs it
        return None
    return None if found is None or only(found.answer) is None else found


def only(answer: Answer) -> str | None:
    """Return the single option of an answer; None if it is of another kind."""
    return answer[0] if isinstance(answer, list) and len(answer) == 1 else None


def _advice(context: Context, loaded: LoadedTable, seat: Seat) -> Idea | None:
    """Return the coach's idea; once somebody has asked for advice, the one that holds in its eyes."""
    decision = loaded.position.pending.get(seat)
    if decision is None or seat in loaded.position.locked:
        return None
    found = context.advised.get((loaded.info.id, loaded.position.asks[seat]))
    told = None if found is None else followed(found)
    return told or idea(loaded.game, look(loaded.game, loaded.position, seat).view, decision)


def followed(found: Advice) -> Idea | None:
    """Return what a coach says who knows the advice on the question."""
    first = found.prospects[0]
    if first.coach not in ("holds", "follows"):
        return None
    args: dict[str, Argument] = {"games": found.games, "points": found.behind * 100 // WHOLE}
    return Idea(first.answer, first.why or Text(key="learning.coach.searched", args=args))
