"""Results of a series' tables: kept when a game ends, in its transaction, and mended by people."""

from dataclasses import replace

from bot.table.model import Player, TableInfo
from bot.table.runtime.context import Context, refusal
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.schedule import off_turn_notices
from bot.table.series import stored
from bot.table.series.model import DrawnTable, Series, SeriesSeat
from bot.table.series.signing import edits, require_host
from bot.table.storage.database import Database
from rules.core.flow import Argument
from rules.core.text import Text


def began(db: Database, loaded: LoadedTable) -> None:
    """Call the people of a series' table who are not asked anything yet; the others are pinged anyway."""
    info = loaded.info
    if stored.of_table(db, info.id) is not None:
        waiting = loaded.position.waiting
        users = [s.user_id for s in info.seats if s.user_id is not None and s.seat not in waiting]
        off_turn_notices.notify(db, info.id, users, (), info.since)


def count(db: Database, info: TableInfo) -> None:
    """Keep the result of a table that has just ended, unless people have mended it or the series is over.

    A seat counts for the person of the series for whom it was drawn, if they have it at the end, or have only
    lent it. If it changed hands, it counts for a reserve who took it and has thereby joined, else for nobody.
    """
    at, found = _table(db, info)
    if at is None or found is None or info.result is None:
        return
    series, drawn = found
    if series.status != "running" or drawn.mended:
        return
    for seat, player in zip(drawn.seats, info.seats, strict=False):
        counts = _counts_for(db, series, seat, player)
        total = info.result.sheet["total"][player.seat]
        stored.set_seat(db, at, player.seat, SeriesSeat(counts, info.result.places[player.seat], total))
    stored.set_state(db, at, "over")
    _show(db, series, drawn.round)


def closed(db: Database, info: TableInfo) -> None:
    """Record that a table has ended without a result: nobody gets points, unless people mend that."""
    at, found = _table(db, info)
    if at is not None and found is not None and found[1].state == "drawn":
        stored.set_state(db, at, "void")
        _show(db, found[0], found[1].round)


@edits
def mend(
    context: Context,
    db: Database,
    it: Series,
    by: int,
    number: int,
    user_id: int,
    place: int,
    *,
    moderates: bool,
) -> None:
    """Change somebody's place in a round, for the host or anyone who `moderates`; the log says it all."""
    require_host(it, by, moderates=moderates)
    drawn = it.drawn_for(user_id, number)
    if drawn is None or drawn.sits_out:
        raise refusal("series-no-seat")
    if not 1 <= place <= len(drawn.seats):
        raise refusal("series-place", most=len(drawn.seats))
    seat = next(n for n, each in enumerate(drawn.seats) if each.user_id == user_id)
    before, at = drawn.seats[seat].place, (it.id, drawn.round, drawn.number)
    stored.set_seat(db, at, seat, replace(drawn.seats[seat], place=place))
    stored.set_state(db, at, "over", mended=True)
    args: dict[str, Argument] = {"by": str(by), "user": str(user_id), "round": number}
    text = Text(key="table.series.mended", args={**args, "from": before or 0, "to": place})
    stored.note(db, it.id, context.now(), text)
    _show(db, it, number)


def _table(
    db: Database, info: TableInfo
) -> tuple[tuple[int, int, int] | None, tuple[Series, DrawnTable] | None]:
    at = stored.of_table(db, info.id)
    if at is None:
        return None, None
    series = stored.present(db, at[0])
    return at, (series, next(t for t in series.in_round(at[1]) if t.number == at[2]))


def _counts_for(db: Database, it: Series, seat: SeriesSeat, player: Player) -> int | None:
    owner = player.owner
    if owner is None or owner == seat.user_id:
        return owner
    if it.part_of(owner) == "reserve":
        stored.sign(db, it.id, owner, it.name_of(owner) or "", "in", 0)
        return owner
    return None


def _show(db: Database, it: Series, number: int) -> None:
    """Show what a result changes. The last one of all is told with the final standings alone."""
    stored.show(db, it.id, "round", number)
    if number < it.settings.rounds or _goes_on(db, it, number):
        stored.show(db, it.id, "standings", number)
    if it.status == "over":
        stored.show(db, it.id, "final")


def _goes_on(db: Database, it: Series, number: int) -> bool:
    """Return whether some table of the round has no result, or standings of it are shown already."""
    drawn = any(table.state == "drawn" for table in stored.present(db, it.id).in_round(number))
    return drawn or stored.is_shown(db, it.id, "standings", number)
