"""A problem that somebody reports: what they know of a table, as a file for them alone.

It is written whatever state the table is in: only its position needs rules that run, and that is a study, so
that rules which break or hang harm nobody else.
"""

from bot import VERSION
from bot.table import reading
from bot.table.model import Lang, TableView
from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, refusal
from bot.table.storage import past_rows
from bot.table.storage.past_rows import Past, StoredPast
from rules import problem as rules
from rules.core.decisions import Decision, Rejected, Seat
from rules.core.flow import Bug
from rules.core.text import Text
from rules.core.words import Words
from rules.problem import Problem, Shown

LINES = 80  # of the log, the newest ones
MAX_LINE = 500  # characters of one line
OPTIONS = 60  # choices of one question


async def report(context: Context, table_id: int, user_id: int, lang: Lang) -> Problem:
    """Return a problem at a table that has begun and is not over, as one person sees it, in their language.

    Raises `Rejected` for other tables.
    """
    head = await context.store.study(past_rows.started, table_id)
    info = head.info
    if info.status in ("over", "closed"):
        raise refusal("report-over" if info.status == "over" else "closed")
    words, seat = Words(lang), info.seat_of(user_id)
    step, told = await context.store.study(past_rows.public_of_turn, table_id, LINES)
    try:
        seen = await reading.seen(context, table_id, user_id)
    except Rejected:  # the rules can't run here
        seen = None
    try:
        shown = await context.studies.of(head, user_id, position, seat)
    except (Rejected, Bug):
        shown = None
    return Problem(
        versions=rules.versions(VERSION, context.games.get(info.game)),
        game=info.game,
        table=info.id,
        step=step,
        status=info.status,
        seat=seat,
        lang=words.lang,
        question=() if seen is None else tuple(_asked(seen, words)),
        draft={} if seen is None else dict(seen.draft),
        log=tuple(f"{at}: {words.say(text)[:MAX_LINE]}" for at, text in told),
        lost=0 if shown is None else shown.lost,
        apart=0 if shown is None else shown.apart,
        record=None if shown is None else shown.record,
    )


def position(games: Games, it: StoredPast, seat: Seat | None) -> Shown | None:
    """Return a study: a position that looks to the seat as the table does."""
    game, past = games.get(it.info.game), Past.of(it)
    return None if game is None else rules.shown(game, past.record(len(past.lines)), seat)


def _asked(seen: TableView, words: Words) -> list[str]:
    """Return the questions that the reader sees, each with its choices, and who is awaited."""
    asked = dict(seen.look.public)
    if seen.seat is not None and seen.decision is not None:
        asked[seen.seat] = seen.decision
    awaited = Text(key="label", args={"it": [f"seat:{seat}" for seat in seen.look.waiting]})
    lines = [words.say(awaited)]  # a game that goes on waits for somebody
    for decision in asked.values():
        lines.append(f"{words.say(decision.prompt)} ({decision.prompt.key})")
        lines += [f"  {words.say(label)[:MAX_LINE]}" for label in _labels(decision)[:OPTIONS]]
    return lines


def _labels(decision: Decision) -> list[Text]:
    match decision.kind:
        case "number":
            return []
        case "split":
            return [part.label for part in decision.parts]
        case _:
            return [option.label for option in decision.options]
