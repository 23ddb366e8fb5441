"""Advice for one person on their own question: what a sharp computer player would do in their seat.

It goes by what the person sees and nothing else: the same search, from the same view. The host allows it
when the table is opened; in a lesson it is there without asking.
"""

from dataclasses import dataclass

from bot.table.jobs import ShowPanel
from bot.table.model import DAY, TableInfo, TableView
from bot.table.play.edits import edits, require_host, require_lobby
from bot.table.play.forced import only_answer
from bot.table.play.moves import seat_of, show
from bot.table.runtime.child import Games
from bot.table.runtime.context import Context, log, refusal
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, execute, one
from bot.traced import traced
from rules.core.decisions import Rejected, Seat
from rules.core.engine import Record
from rules.core.flow import Bug
from rules.core.rng import Dice
from rules.core.search.advice import Advice, advised
from rules.core.search.sharp import effort_of
from rules.core.ui import teaching


@dataclass(frozen=True, slots=True)
class Advised:
    """Advice, and the table as the person sees it; `left`: questions of today with advice to come, if few."""

    advice: Advice
    seen: TableView
    left: int | None


async def advice(context: Context, table_id: int, user_id: int) -> Advised:
    """Find the choice of a sharp computer player in the person's place. It takes seconds.

    The same question gets the same advice, and counts once a day, if there is a choice. Refused where the
    host did not allow it, where nothing is asked of the person, or not any more, and when today's advice is
    used up.
    """
    loaded = await context.load(table_id)
    seat = seat_of(loaded, user_id)
    ask = _asked(loaded, seat)
    left = None
    if only_answer(loaded.position.pending[seat]) is None:
        left = await context.store.write(_count, user_id, ask, context.now() // DAY, context.quotas.advice)
    try:
        thinking = context.thinker.begin(
            ("advice", table_id, ask), lambda _: _thought(context, loaded, seat, user_id)
        )
        found = await thinking.outcome()
    except (Rejected, Bug) as error:
        await context.store.write(_uncount, user_id, ask)
        if isinstance(error, Rejected):
            raise
        log.error("table %d: no advice: %s", table_id, traced(error))
        raise refusal("no-process") from error
    now = await context.load(table_id)
    gone = now.info.seat_of(user_id) != seat
    if gone or now.position.asks.get(seat) != ask or seat in now.position.locked:
        raise refusal("advice-late")
    context.advised.put((table_id, ask), found)
    if coached(now):  # its words may be others now
        await context.store.write(outbox_rows.enqueue, table_id, [ShowPanel()])
        context.table_changed(table_id)
    return Advised(found, await show(context, now, user_id), left)


@edits
def set_advice(context: Context, db: Database, info: TableInfo, by: int, *, allowed: bool) -> None:
    """Allow people to ask for advice, or forbid it, for the host; in the lobby, so that all know."""
    require_host(info, by)
    require_lobby(info)
    execute(db, "UPDATE tables SET advice = $2 WHERE id = $1", info.id, int(allowed))


def offered(info: TableInfo) -> bool:
    """Return whether people at this table may ask for advice."""
    return info.advice or info.lesson


def helps(seen: TableView) -> bool:
    """Return whether advice can help the reader: it may be asked for, and an open question has a choice."""
    asked = seen.decision
    return offered(seen.table) and asked is not None and seen.locked is None and only_answer(asked) is None


def coached(loaded: LoadedTable) -> bool:
    """Return whether a coach speaks beside the questions."""
    return loaded.info.lesson and not taught_enough(loaded)


def taught_enough(loaded: LoadedTable) -> bool:
    """Return whether the last round of which a lesson is made is over."""
    known = teaching(loaded.game.key)
    return known is not None and loaded.game.rounds(loaded.position.state) >= known.lesson


def _asked(loaded: LoadedTable, seat: Seat) -> str:
    if loaded.info.status != "running":
        raise refusal(loaded.info.status)
    if not offered(loaded.info) or not loaded.game.computers:
        raise refusal("no-advice")
    if seat in loaded.position.locked:
        raise refusal("advice-late")
    if seat not in loaded.position.asks:
        raise refusal("advice-idle")
    return loaded.position.asks[seat]


async def _thought(context: Context, loaded: LoadedTable, seat: Seat, user_id: int) -> Advice:
    seed = f"advice:{loaded.computer_seed}:{loaded.position.opened}:{seat}"
    given = (loaded.game.key, loaded.record, seat, seed, context.thinker.effort, coached(loaded))
    return await context.thinker.run(loaded.info.queue, user_id, thought, *given)


def thought(
    games: Games, game: str, record: Record, seat: Seat, seed: str, effort: int, coached: bool
) -> Advice:
    """Return the work of the process."""
    limits = effort_of(games[game], effort)
    return advised(games[game], record, seat, Dice(seed), limits, coached=coached)


def _count(db: Database, user_id: int, ask: str, day: int, most: int) -> int | None:
    """Count a request for advice on this question. Returns how many more the person may make today."""
    execute(db, "DELETE FROM advice WHERE user_id = $1 AND day < $2", user_id, day)
    sql = "INSERT INTO advice (user_id, day, ask) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    execute(db, sql, user_id, day, ask)
    if not most:
        return None
    given = one(db, "SELECT COUNT(*) FROM advice WHERE user_id = $1", user_id) or 0
    if given > most:
        raise refusal("advice-spent", most=most)
    return most - given


def _uncount(db: Database, user_id: int, ask: str) -> None:
    execute(db, "DELETE FROM advice WHERE user_id = $1 AND ask = $2", user_id, ask)
