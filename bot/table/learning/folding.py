"""Folded questions: what a person can answer along with a question, once they know both by themselves."""

import math
from collections.abc import Mapping, Set

from bot.table.learning import coach, tips
from bot.table.model import Folded, FollowUp, TableInfo
from bot.table.play.follow_ups import TIME_LIMIT, follow_ups
from bot.table.runtime.context import Context, log
from bot.table.runtime.guard import Hung, guarded
from bot.table.runtime.loaded_table import LoadedTable
from bot.traced import traced
from rules.core.decisions import Seat
from rules.core.flow import Bug
from rules.core.ui import ui


async def folded(
    context: Context, loaded: LoadedTable, reader: Seat | None, *, whole: bool = False
) -> Mapping[Seat, Folded]:
    """Find what can be answered along with the open question, as the reader may know it, for one seat.

    A question is only folded into another once its person has met it alone; in a lesson also if it is easy.
    `whole`: however long it takes, for a press on what an earlier, quicker look has found.
    """
    waiting = loaded.position.waiting
    if len(waiting) != 1 or reader not in (None, *waiting) or loaded.info.status != "running":
        return {}
    [seat] = waiting
    user = loaded.info.seats[seat].user_id
    if user is None:
        return {}
    then = _foreseen(context, loaded, seat, public=reader is None, longest=math.inf if whole else TIME_LIMIT)
    prompts = {follow.question.prompt.key for follow in then.values()}
    met = await tips.met(context, user, loaded.info, prompts) if prompts else frozenset()
    met |= easy(loaded.info, prompts)
    then = {ident: follow for ident, follow in then.items() if follow.question.prompt.key in met}
    if not then:
        return {}
    if not loaded.info.lesson:
        return {seat: Folded(then, last_chosen(loaded, seat, then))}
    opened = coach.recommended(context, loaded, seat)
    if opened not in then:
        return {seat: Folded(then)}
    return {seat: Folded(then, opened, coach.at_once(loaded, then[opened]))}


def easy(info: TableInfo, prompts: Set[str]) -> frozenset[str]:
    """Return the questions of these kinds that nobody need have met: in a lesson those that are easy."""
    return frozenset(ui(info.game).easy) & prompts if info.lesson else frozenset()


def _foreseen(
    context: Context, loaded: LoadedTable, seat: Seat, *, public: bool, longest: float
) -> Mapping[str, FollowUp]:
    """Return the follow-up questions, from memory if they were found before.

    The id of a question depends on all answers before it, and on the secret seed.
    """
    key, forced = (loaded.position.asks[seat], public, loaded.info.autoplay, longest), loaded.info.autoplay
    known = context.follow_ups.get(key)
    if known is not None:
        return known
    found: Mapping[str, FollowUp] = {}
    try:
        with guarded():
            game, record, position = loaded.game, loaded.record, loaded.position
            found = follow_ups(game, record, position, seat, public=public, forced=forced, longest=longest)
    except (Bug, Hung) as broken:  # whoever gives that answer is told
        log.error("table %d: looking ahead failed: %s", loaded.info.id, traced(broken))
    return context.follow_ups.put(key, found)


def last_chosen(loaded: LoadedTable, seat: Seat, then: Mapping[str, FollowUp]) -> str | None:
    """Return the option that the seat chose when it was last asked this; None if that is not one of these."""
    prompt = loaded.position.pending[seat].prompt.key
    for line in reversed(loaded.lines):
        given = line.step.answer
        if (line.step.seat, line.step.prompt) == (seat, prompt) and isinstance(given, list):
            return next((ident for ident in given if ident in then), None)
    return None


def distance(ident: str, last: str | None) -> int:
    """Rank an option: what was chosen last, then things of its kind, then all others."""
    return 0 if ident == last else 1 if last and kind_of(ident) == kind_of(last) else 2


def kind_of(ident: str) -> str:
    """Return the kind of a thing: what its id begins with."""
    return ident.partition(":")[0]
