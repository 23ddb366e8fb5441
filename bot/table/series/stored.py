"""The rows of series. Every function here runs in the store's thread, inside one transaction."""

import json
from collections.abc import Iterable, Sequence

from bot.table.series.model import (
    DrawnTable,
    Entrant,
    Part,
    PostKind,
    Series,
    SeriesSeat,
    SeriesSettings,
    State,
)
from bot.table.storage import database
from bot.table.storage.database import Database, Row, execute, one
from rules.core.text import Text

LONG = 1000  # lines of a log that are looked through


def find(db: Database, series_id: int) -> Series | None:
    """Return the series, or None."""
    row = execute(db, "SELECT * FROM series WHERE id = $1", series_id).fetchone()
    return None if row is None else _series(db, row)


def present(db: Database, series_id: int) -> Series:
    """Return a series that must be there."""
    found = find(db, series_id)
    assert found is not None
    return found


def in_channel(db: Database, guild_id: int, channel_id: int) -> int | None:
    """Return the newest series of a channel, or the one to which the table in it belongs."""
    sql = (
        "SELECT MAX(s.id) FROM series s WHERE s.guild_id = $1 AND (s.channel_id = $2 OR s.id IN"
        " (SELECT series_id FROM series_tables JOIN tables t ON t.id = table_id WHERE t.channel_id = $2))"
    )
    found: int | None = one(db, sql, guild_id, channel_id)
    return found


def of_person(db: Database, user_id: int) -> tuple[Series, ...]:
    """Return the series that go on and for which a person has signed up, as a reserve too, oldest first."""
    sql = (
        "SELECT s.* FROM series s JOIN series_players p ON p.series_id = s.id"
        " WHERE p.user_id = $1 AND p.part <> 'out' AND s.status IN ('open', 'running') ORDER BY s.id"
    )
    return tuple(_series(db, row) for row in execute(db, sql, user_id).fetchall())


def of_table(db: Database, table_id: int) -> tuple[int, int, int] | None:
    """Return the series, the round and the number of a table; None for any other table."""
    sql = "SELECT series_id, round, number FROM series_tables WHERE table_id = $1"
    row = execute(db, sql, table_id).fetchone()
    return None if row is None else (row["series_id"], row["round"], row["number"])


def insert(
    db: Database, it: SeriesSettings, place: tuple[int, int, str, int], seed: str, now: int, due: int
) -> int:
    """Write a new series; `place`: server, channel, language and host. Returns its id."""
    guild_id, channel_id, lang, host_id = place
    number = (one(db, "SELECT COUNT(*) FROM series WHERE guild_id = $1", guild_id) or 0) + 1
    sql = (
        "INSERT INTO series (guild_id, channel_id, lang, host_id, number, seed, created, due, status, game,"
        " options, size, rounds, budget, expiry, fill, players, days) VALUES ($1, $2, $3, $4, $5, $6, $7, $8,"
        " 'open', $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id"
    )
    chosen = (it.game, json.dumps(it.options), it.size, it.rounds, it.time_limit, it.expiry, it.fill)
    found = one(
        db, sql, guild_id, channel_id, lang, host_id, number, seed, now, due, *chosen, it.players, it.days
    )
    return int(found or 0)


def settle(db: Database, series_id: int, it: SeriesSettings) -> None:
    """Rewrite what may still change before it begins: the game's settings, and who may join."""
    sql = "UPDATE series SET options = $2, roles = $3, named = $4 WHERE id = $1"
    named = json.dumps([str(user) for user in it.named])
    execute(db, sql, series_id, json.dumps(it.options), json.dumps(it.roles), named)


def sign(db: Database, series_id: int, user_id: int, name: str, part: Part, now: int) -> None:
    """Write a person's part; who comes back keeps their place in the list."""
    sql = (
        "INSERT INTO series_players (series_id, user_id, name, part, at) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (series_id, user_id) DO UPDATE SET name = excluded.name, part = excluded.part"
    )
    execute(db, sql, series_id, user_id, name, part, now)


def unsign(db: Database, series_id: int, user_id: int) -> None:
    """Delete a person's entry in a series."""
    sql = "DELETE FROM series_players WHERE series_id = $1 AND user_id = $2"
    execute(db, sql, series_id, user_id)


def add_table(db: Database, series_id: int, number: int, drawn: int, users: Iterable[int | None]) -> None:
    """Write a table of a round; a negative number for somebody who sits out, which is a result at once."""
    state: State = "over" if drawn < 0 else "drawn"
    at = {"series_id": series_id, "round": number, "number": drawn}
    database.insert(db, "series_tables", **at, state=state)
    for seat, user_id in enumerate(users):
        place = 0 if drawn < 0 else None
        database.insert(db, "series_seats", **at, seat=seat, user_id=user_id, place=place)


def set_seat(db: Database, at: tuple[int, int, int], seat: int, it: SeriesSeat) -> None:
    """Rewrite for whom a seat counts, and what it came to."""
    sql = (
        "UPDATE series_seats SET user_id = $5, place = $6, total = $7"
        " WHERE series_id = $1 AND round = $2 AND number = $3 AND seat = $4"
    )
    execute(db, sql, *at, seat, it.user_id, it.place, it.total)


def set_state(db: Database, at: tuple[int, int, int], state: State, *, mended: bool = False) -> None:
    """Say whether a table has a result, and whether people have changed it."""
    sql = (
        "UPDATE series_tables SET state = $4, mended = $5 WHERE series_id = $1 AND round = $2 AND number = $3"
    )
    execute(db, sql, *at, state, int(mended))


def note(db: Database, series_id: int, now: int, text: Text) -> None:
    """Add a line to the log."""
    sql = "SELECT COALESCE(MAX(n), 0) + 1 FROM series_log WHERE series_id = $1"
    n = one(db, sql, series_id)
    database.insert(db, "series_log", series_id=series_id, n=n, at=now, told=text.model_dump_json())


def log_of(db: Database, series_id: int, most: int) -> tuple[tuple[int, Text], ...]:
    """Return the latest lines of the log with their times, in order."""
    sql = "SELECT at, told FROM series_log WHERE series_id = $1 ORDER BY n DESC LIMIT $2"
    rows = execute(db, sql, series_id, most).fetchall()
    return tuple((row["at"], Text.model_validate_json(row["told"])) for row in reversed(rows))


def was_removed(db: Database, series_id: int, user_id: int) -> bool:
    """Return whether somebody who is out was taken out, and did not leave."""
    about = [text.key for _, text in log_of(db, series_id, LONG) if text.args.get("user") == str(user_id)]
    gone = [key for key in about if key in ("table.series.left", "table.series.removed")]
    return gone[-1:] == ["table.series.removed"]


def show(db: Database, series_id: int, kind: PostKind, number: int = 0) -> None:
    """Request that a message is posted, or updated if it is there."""
    sql = (
        "INSERT INTO series_posts (series_id, kind, round, wanted) VALUES ($1, $2, $3, 1)"
        " ON CONFLICT (series_id, kind, round) DO UPDATE SET wanted = series_posts.wanted + 1"
    )
    execute(db, sql, series_id, kind, number)


def is_shown(db: Database, series_id: int, kind: PostKind, number: int) -> bool:
    """Return whether a message is there, or requested."""
    sql = "SELECT 1 FROM series_posts WHERE series_id = $1 AND kind = $2 AND round = $3"
    return one(db, sql, series_id, kind, number) is not None


def _series(db: Database, row: Row) -> Series:
    series_id = row["id"]
    sql = "SELECT user_id, name, part FROM series_players WHERE series_id = $1 ORDER BY at, user_id"
    people = tuple(Entrant(*each) for each in execute(db, sql, series_id).fetchall())
    return Series(
        id=series_id,
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        number=row["number"],
        lang=row["lang"],
        host_id=row["host_id"],
        status=row["status"],
        settings=SeriesSettings(
            game=row["game"],
            options=json.loads(row["options"]),
            size=row["size"],
            rounds=row["rounds"],
            time_limit=row["budget"],
            expiry=row["expiry"],
            fill=row["fill"],
            players=row["players"],
            days=row["days"],
            roles=tuple(json.loads(row["roles"])),
            named=tuple(int(user) for user in json.loads(row["named"]) if user.isdecimal()),
        ),
        seed=row["seed"],
        round=row["round"],
        due=row["due"],
        retry=row["retry"],
        people=people,
        tables=tuple(_tables(db, series_id)),
    )


def _tables(db: Database, series_id: int) -> Sequence[DrawnTable]:
    sql = "SELECT * FROM series_seats WHERE series_id = $1 ORDER BY round, number, seat"
    seats: dict[tuple[int, int], list[SeriesSeat]] = {}
    for row in execute(db, sql, series_id).fetchall():
        seat = SeriesSeat(row["user_id"], row["place"], row["total"])
        seats.setdefault((row["round"], row["number"]), []).append(seat)
    sql = (
        "SELECT series_tables.*, tables.channel_id FROM series_tables LEFT JOIN tables"
        " ON tables.id = table_id WHERE series_id = $1 ORDER BY round, number"
    )
    return [
        DrawnTable(
            row["round"],
            row["number"],
            row["state"],
            tuple(seats.get((row["round"], row["number"]), ())),
            row["table_id"],
            row["channel_id"],
            bool(row["mended"]),
        )
        for row in execute(db, sql, series_id).fetchall()
    ]
