"""Opening a series, signing up, leaving, and what its host and moderators decide about it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.table.jobs import Tell
from bot.table.lobby import lobby, servers
from bot.table.lobby.servers import Rights
from bot.table.model import Lang, Person
from bot.table.people import profiles
from bot.table.runtime.context import Context, refusal
from bot.table.schedule.time_control import require_time_limit
from bot.table.series import stored
from bot.table.series.draw import layout
from bot.table.series.model import SIGNED_UP, Series, SeriesSettings
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database, column, execute, one
from rules.core.flow import Argument
from rules.core.text import Text

PEOPLE = (2, 64)  # who play, in one series
ROUNDS = (1, 10)
DAYS = (1, 60)  # until a round ends
SIGNING = 14 * 24 * 3600  # seconds for signing up
AT_ONCE = 3  # series of one server that go on at once
RESERVES = 16  # people who wait in one series for somebody to leave
MAX_NAMED = 25  # people, and roles, who may join: as many as one menu holds

P = ParamSpec("P")

Edit = Callable[[Database, Series], None]


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a new series, and its host."""

    guild_id: int
    channel_id: int
    lang: Lang
    host: Person
    rights: Rights


async def open_series(context: Context, place: Place, wanted: SeriesSettings) -> Series:
    """Open a series for signing up, its host being the first. Raises `Rejected`."""
    _require_settings(context, wanted)

    def write(db: Database) -> Series:
        servers.require_allowed(db, place.guild_id, place.channel_id, place.rights)
        going = "SELECT COUNT(*) FROM series WHERE guild_id = $1 AND status IN ('open', 'running')"
        if one(db, f"{going} AND channel_id = $2", place.guild_id, place.channel_id):
            raise refusal("series-here")
        if (one(db, going, place.guild_id) or 0) >= AT_ONCE:
            raise refusal("series-enough", most=AT_ONCE)
        now, host = context.now(), place.host
        settled = replace(wanted, options=context.games[wanted.game].settle(dict(wanted.options)))
        here = (place.guild_id, place.channel_id, place.lang, host.id)
        series_id = stored.insert(db, settled, here, context.seed(), now, now + SIGNING)
        profiles.remember(db, host)
        stored.sign(db, series_id, host.id, host.name, "in", now)
        stored.show(db, series_id, "signup")
        return stored.present(db, series_id)

    opened = await context.store.write(write)
    context.series_changed(opened.id)
    return opened


def _require_settings(context: Context, it: SeriesSettings) -> None:
    lobby.require_game(context, it.game, it.size)
    require_time_limit(it.time_limit)
    if it.size < 2:
        raise refusal("series-alone")
    if it.players is not None and it.players < min(context.games[it.game].seats):
        raise refusal("series-few", least=min(context.games[it.game].seats))


async def edited(context: Context, series_id: int, edit: Edit) -> Series:
    """Write an edit, which raises `Rejected` to refuse, and have it shown. Returns the new state."""

    def write(db: Database) -> Series:
        found = stored.find(db, series_id)
        if found is None:
            raise refusal("no-series")
        edit(db, found)
        return stored.present(db, series_id)

    after = await context.store.write(write)
    context.series_changed(series_id)
    return after


def edits(
    function: Callable[Concatenate[Context, Database, Series, P], None],
) -> Callable[Concatenate[Context, int, P], Coroutine[Any, Any, Series]]:
    """Make a use case of an edit: it takes the id of the series instead, and is written as `edited` does."""

    @wraps(function)
    async def use_case(context: Context, series_id: int, /, *args: P.args, **kwargs: P.kwargs) -> Series:
        return await edited(context, series_id, lambda db, it: function(context, db, it, *args, **kwargs))

    return use_case


@edits
def join(context: Context, db: Database, it: Series, person: Person, rights: Rights) -> None:
    """Sign up, or as a reserve if all places are taken or it has begun. It begins when it is full."""
    _require_going(it)
    if it.part_of(person.id) in ("in", "reserve"):
        raise refusal("series-already")
    _require_invited(it, person.id, rights)
    full = len(it.playing) >= (it.settings.players or PEOPLE[1])
    reserve = full or it.status == "running"
    if reserve and it.settings.fill != "people":
        raise refusal("series-full" if it.status == "open" else "series-begun")
    if reserve and len(it.of("reserve")) >= RESERVES:
        raise refusal("series-full")
    profiles.remember(db, person)
    now = context.now()
    stored.sign(db, it.id, person.id, person.name, "reserve" if reserve else "in", now)
    stored.show(db, it.id, "signup")
    if not reserve and len(it.playing) + 1 == it.settings.players:
        begin(db, it, now)


@edits
def leave(context: Context, db: Database, it: Series, user_id: int) -> None:
    """Leave a series; in one that has begun a reserve or a computer player takes over."""
    _require_going(it)
    if it.part_of(user_id) not in ("in", "reserve"):
        raise refusal("series-not-in")
    drop_out(context, db, it, user_id)


async def leave_all(context: Context, user_id: int) -> tuple[int, ...]:
    """Leave all series that go on, and have their messages drawn anew. Returns these series."""

    def write(db: Database) -> tuple[int, ...]:
        sql = (
            "SELECT series_id FROM series_players WHERE user_id = $1"
            " UNION SELECT id AS series_id FROM series WHERE host_id = $1 ORDER BY series_id"
        )
        found = column(db, sql, user_id)
        for series_id in found:
            it = stored.present(db, series_id)
            if it.status in SIGNED_UP and it.part_of(user_id) in ("in", "reserve"):
                drop_out(context, db, it, user_id)
            sql = "UPDATE series_posts SET wanted = wanted + 1 WHERE series_id = $1 AND kind <> 'trouble'"
            execute(db, sql, series_id)
        return found

    return await context.store.write(write)


async def remove(context: Context, series_id: int, by: int, user_id: int, *, moderates: bool) -> Series:
    """Take somebody out of the series, for the host or anyone who `moderates`.

    The log says so, and whoever had a seat at one of its tables is told.
    """
    after = await edited(context, series_id, lambda db, it: _remove(context, db, it, by, user_id, moderates))
    for table in after.tables:
        if table.table_id is not None:
            context.table_changed(table.table_id)
    return after


def _remove(context: Context, db: Database, it: Series, by: int, user_id: int, moderates: bool) -> None:
    _require_going(it)
    require_host(it, by, moderates=moderates)
    if it.part_of(user_id) not in ("in", "reserve"):
        raise refusal("series-not-theirs")
    drop_out(context, db, it, user_id, by)
    if it.status == "running":
        sat = [t.table_id for t in it.tables if any(seat.user_id == user_id for seat in t.seats)]
        told = Tell(user_id, Text(key="table.told.series-removed", args={"by": str(by)}))
        if opened := [table_id for table_id in sat if table_id is not None]:
            outbox_rows.enqueue(db, opened[-1], [told])


@edits
def start(context: Context, db: Database, it: Series, by: int, *, moderates: bool) -> None:
    """Begin with those who have signed up, for the host or anyone who `moderates`."""
    require_host(it, by, moderates=moderates)
    require_open(it)
    require_enough(context, it)
    begin(db, it, context.now())


@edits
def settle(
    context: Context,
    db: Database,
    it: Series,
    by: int,
    change: Callable[[SeriesSettings], SeriesSettings],
    *,
    moderates: bool,
) -> None:
    """Change the game's settings, or who may join, before it begins."""
    require_host(it, by, moderates=moderates)
    require_open(it)
    game = context.games.get(it.settings.game)
    if game is None:
        raise refusal("without-game")
    after = change(it.settings)
    options = game.settle(game.known(after.options))
    roles, named = after.roles[:MAX_NAMED], after.named[:MAX_NAMED]
    stored.settle(db, it.id, replace(after, options=options, roles=roles, named=named))
    stored.show(db, it.id, "signup")


@edits
def close(context: Context, db: Database, it: Series, by: int, *, moderates: bool) -> None:
    """End a series early: while people sign up without anything, later with the standings as they are."""
    _require_going(it)
    require_host(it, by, moderates=moderates)
    if it.status == "running":
        text = Text(key="table.series.ended", args={"by": str(by)})
        stored.note(db, it.id, context.now(), text)
    end(db, it)


def begin(db: Database, it: Series, now: int) -> None:
    """Close the list; the first round is drawn at the next look."""
    sql = "UPDATE series SET status = 'running', began = $2, due = $2 WHERE id = $1"
    execute(db, sql, it.id, now)
    stored.show(db, it.id, "signup")


def end(db: Database, it: Series) -> None:
    """End it: tables that still go on do not count any more."""
    status = "closed" if it.status == "open" else "over"
    execute(db, "UPDATE series SET status = $2 WHERE id = $1", it.id, status)
    execute(db, "UPDATE series_tables SET state = 'void' WHERE series_id = $1 AND state = 'drawn'", it.id)
    stored.show(db, it.id, "signup")
    if status == "over" and it.round:
        stored.show(db, it.id, "round", it.round)
        stored.show(db, it.id, "final")


def drop_out(context: Context, db: Database, it: Series, user_id: int, by: int | None = None) -> None:
    """Take somebody out; without `by` they leave. Who takes over gets their seat at the next look."""
    stored.show(db, it.id, "signup")
    if it.status == "open":
        stored.unsign(db, it.id, user_id)
        return
    if it.part_of(user_id) == "reserve":
        stored.unsign(db, it.id, user_id)
        return
    name = it.name_of(user_id) or ""
    stored.sign(db, it.id, user_id, name, "out", context.now())
    heir = next(iter(it.of("reserve")), None) if it.settings.fill == "people" else None
    if heir is not None:
        stored.sign(db, it.id, heir, it.name_of(heir) or "", "in", context.now())
    args: dict[str, Argument] = {"user": str(user_id), "heir": str(heir or "computer")}
    text = Text(key="table.series.left", args=args)
    if by is not None:
        text = Text(key="table.series.removed", args={"user": str(user_id), "by": str(by)})
    stored.note(db, it.id, context.now(), text)
    table = it.drawn_for(user_id, it.round)
    if table is not None and table.state == "drawn":
        seat = next(n for n, each in enumerate(table.seats) if each.user_id == user_id)
        at = (it.id, table.round, table.number)
        stored.set_seat(db, at, seat, replace(table.seats[seat], user_id=heir))
    if it.round:
        stored.show(db, it.id, "round", it.round)


def require_open(it: Series) -> None:
    """Raise `Rejected` once it has begun."""
    if it.status != "open":
        raise refusal("series-begun" if it.status == "running" else "series-over")


def require_host(it: Series, by: int, *, moderates: bool) -> None:
    """Raise `Rejected` for anyone but the host and moderators."""
    if not moderates and it.host_id != by:
        raise refusal("series-host", host=str(it.host_id))


def require_enough(context: Context, it: Series) -> None:
    """Raise `Rejected` if those who have signed up can't fill a table."""
    game = context.games.get(it.settings.game)
    if game is None:
        raise refusal("without-game")
    computers = it.settings.fill == "computers"
    found = layout(len(it.playing), it.settings.size, game.seats, computers=computers)
    if len(it.playing) < PEOPLE[0] or not found.sizes:
        raise refusal("series-few", least=2 if computers else min(game.seats))


def _require_going(it: Series) -> None:
    if it.status not in SIGNED_UP:
        raise refusal("series-over")


def _require_invited(it: Series, user_id: int, rights: Rights) -> None:
    chosen = it.settings
    if not chosen.roles and not chosen.named:
        return
    if user_id not in (it.host_id, *chosen.named) and not rights.roles & set(chosen.roles):
        who = [*(f"<@&{role}>" for role in chosen.roles), *(f"<@{user}>" for user in chosen.named)]
        raise refusal("series-invited", who=who)
