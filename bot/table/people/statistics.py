"""People's statistics on one server: what each has played, and who leads. `people.ratings` writes them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from statistics import median
from typing import Literal

from bot.table.runtime.context import Context, refusal, studies, writes
from bot.table.storage import database
from bot.table.storage.database import Database, execute, one
from bot.table.storage.skill import SURE, Skill

Season = Literal["now", "last"]
"""A season begins with each series of the game on the server: the present one, and the one before it."""

SEASONS: tuple[Season, ...] = ("now", "last")
TOP = 10  # rows of a leaderboard
FOREVER = 2**62
FORM = 5  # latest games that a row's form shows


@dataclass(frozen=True, slots=True)
class Score:
    """A person's statistics in one game on one server.

    `games` counts those that the person played from beginning to end, `alone` those of them without another
    such person. `points`: the rating, if there is one; `rated`: how many games it is based on. The answers
    given in a game (`answers`), the time for an answer (`took`) and the length of a game (`lasted`) are
    medians, with times in seconds; None if no game recorded them.
    """

    game: str
    games: int
    alone: int
    places: Mapping[int, int]  # how often each was reached
    left: int  # games that were given up
    partly: int  # games that were played only in part
    points: int | None
    rated: int
    best: int | None  # the highest score
    answers: int | None
    took: int | None
    lasted: int | None

    @property
    def won(self) -> int:
        """The number of games won."""
        return self.places.get(1, 0)

    @property
    def provisional(self) -> bool:
        """True if the rating is based on too few games to say much."""
        return self.rated < SURE


@dataclass(frozen=True, slots=True)
class Scores:
    """A person's statistics on one server, the most played game first.

    `name`: the person's name at the latest table here, if known.
    """

    user_id: int
    name: str | None
    of: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One line of a leaderboard. Equals share a `rank`; `form`: places in the latest games, in order.

    `name`: the person's name in the latest of these games.
    Games without another person are not counted. `points` is None if the person was never rated.
    """

    rank: int
    user_id: int
    name: str
    points: int | None
    provisional: bool
    games: int
    won: int
    form: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Leaders:
    """The top of a leaderboard, with the reader's own row below if it is not among them."""

    rows: tuple[LeaderboardRow, ...]
    others: int  # people who are not shown


@studies
def scores(db: Database, guild_id: int, reader: int, user_id: int, game: str | None = None) -> Scores:
    """Return a person's statistics on a server, in one game or in all.

    Refused for a person who is `unlisted`, except to themselves.
    """
    unlisted = one(db, "SELECT unlisted FROM people WHERE user_id = $1", user_id)
    if unlisted is None:
        raise refusal("nobody-known")
    if unlisted and reader != user_id:
        raise refusal("unlisted")
    sql = (
        "SELECT played.*, seats.name FROM played LEFT JOIN seats ON seats.table_id = played.table_id"
        " AND seats.seat = played.seat AND seats.user_id = played.user_id"
        " WHERE guild_id = $1 AND played.user_id = $2 ORDER BY game, id"
    )
    rows = [row for row in execute(db, sql, guild_id, user_id).fetchall() if game in (None, row["game"])]
    named = [row for row in rows if row["name"] is not None]
    name = max(named, key=lambda row: row["id"])["name"] if named else None
    found = [_score(key, list(parts)) for key, parts in groupby(rows, lambda row: str(row["game"]))]
    found.sort(key=lambda score: (-score.games, score.game))
    return Scores(user_id, name, tuple(found))


@studies
def leaders(db: Database, guild_id: int, reader: int, game: str, season: Season | None = None) -> Leaders:
    """Return a game's leaderboard on a server, of all games or a season's, without `unlisted` people.

    The reader's own row comes with it.
    """
    sql = (
        "SELECT played.*, seats.name FROM played JOIN people ON people.user_id = played.user_id"
        " JOIN seats ON seats.table_id = played.table_id AND seats.seat = played.seat"
        " JOIN tables ON tables.id = played.table_id"
        " WHERE played.guild_id = $1 AND played.game = $2 AND part = 'whole' AND played.people > 1"
        " AND unlisted = 0 AND finished >= $3 AND finished < $4 ORDER BY played.user_id, played.id"
    )
    rows = execute(db, sql, guild_id, game, *_span(db, guild_id, game, season)).fetchall()
    ranked = _ranked([_row(list(parts)) for _, parts in groupby(rows, lambda row: int(row["user_id"]))])
    shown = [row for number, row in enumerate(ranked) if number < TOP or row.user_id == reader]
    return Leaders(tuple(shown), len(ranked) - len(shown))


async def unlisted(context: Context, user_id: int) -> bool:
    """Return whether a person's statistics are hidden from everybody else."""
    return bool(await context.store.read(one, "SELECT unlisted FROM people WHERE user_id = $1", user_id))


@writes
def set_unlisted(db: Database, user_id: int, *, unlisted: bool) -> None:
    """Hide a person's statistics from others, or show them again. They must have been seen before."""
    execute(db, "UPDATE people SET unlisted = $2 WHERE user_id = $1", user_id, int(unlisted))
    # so that the final panels of their games, which show ratings, are read again
    sql = "UPDATE tables SET fence = fence + 1 WHERE id IN (SELECT table_id FROM played WHERE user_id = $1)"
    execute(db, sql, user_id)


def _score(game: str, parts: Sequence[database.Row]) -> Score:
    whole = [part for part in parts if part["part"] == "whole"]
    rated = [part for part in whole if part["skill"] is not None]
    return Score(
        game=game,
        games=len(whole),
        alone=sum(part["people"] == 1 for part in whole),
        places=Counter(part["place"] for part in whole),
        left=sum(part["part"] == "left" for part in parts),
        partly=sum(part["part"] == "partly" for part in parts),
        points=Skill(rated[-1]["skill"], rated[-1]["doubt"]).points if rated else None,
        rated=len(rated),
        best=max((part["total"] for part in whole), default=None),
        answers=_median(part["answers"] for part in whole),
        took=_median(part["took"] for part in parts),
        lasted=_median(part["lasted"] for part in whole),
    )


def _median(values: Iterable[int | None]) -> int | None:
    known = [value for value in values if value is not None]
    return round(median(known)) if known else None


def _span(db: Database, guild_id: int, game: str, season: Season | None) -> tuple[int, int]:
    """Return when a season begins and ends, in seconds since 1970; without one it is all the time."""
    sql = (
        "SELECT began FROM series WHERE guild_id = $1 AND game = $2 AND began IS NOT NULL"
        " ORDER BY began DESC LIMIT 2"
    )
    begins = [row["began"] for row in execute(db, sql, guild_id, game).fetchall() if season is not None]
    if season == "last":
        return (begins[1] if len(begins) > 1 else 0, begins[0] if begins else 0)
    return (begins[0] if begins else 0, FOREVER)


def _row(parts: Sequence[database.Row]) -> LeaderboardRow:
    score = _score(parts[0]["game"], parts)
    form = tuple(part["place"] for part in parts[-FORM:])
    name, user_id = parts[-1]["name"], parts[-1]["user_id"]
    return LeaderboardRow(0, user_id, name, score.points, score.provisional, score.games, score.won, form)


def _ranked(rows: Sequence[LeaderboardRow]) -> list[LeaderboardRow]:
    """Return the best first: settled ratings, then provisional ones, then no rating; equals by games won."""
    ordered = sorted(rows, key=lambda row: (*_strength(row), row.name.casefold(), row.user_id))
    strengths = [_strength(row) for row in ordered]
    return [replace(row, rank=strengths.index(_strength(row)) + 1) for row in ordered]


def _strength(row: LeaderboardRow) -> tuple[bool, bool, int, int]:
    return (row.points is None, row.provisional, -(row.points or 0), -row.won)
