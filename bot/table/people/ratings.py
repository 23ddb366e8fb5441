"""Ratings and statistics recorded at a game's end: a row for each person, in the same transaction.

Only people who sat from the beginning to the end (`whole`) are rated, against each other. Anyone who gave a
seat up, or sat there for part of the game, has a row without a rating (`left`, `partly`). If everybody who
would be rated shares one place, because all won or all lost, nobody is rated.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Literal

from bot.table.model import Player, TableInfo
from bot.table.schedule import pings
from bot.table.schedule.thinking import thought
from bot.table.storage.database import Database, execute, insert, one
from bot.table.storage.skill import Skill, rated
from rules.core.decisions import Seat

Kind = Literal["whole", "partly", "left"]


@dataclass(frozen=True, slots=True)
class Participation:
    """A person's part in a finished game; if it was rated, the new `skill` and the points gained."""

    user_id: int
    seat: Seat
    kind: Kind
    skill: Skill | None = None
    gained: int | None = None


def handed_over(db: Database, info: TableInfo, seat: Seat) -> None:
    """Exclude a seat from ratings, because its owner is about to change."""
    execute(db, "UPDATE seats SET changed = 1 WHERE table_id = $1 AND seat = $2", info.id, seat)
    user_id = info.seats[seat].user_id
    if user_id is not None:
        sql = "INSERT INTO leavers (table_id, seat, user_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        execute(db, sql, info.id, seat, user_id)


def count(db: Database, info: TableInfo) -> None:
    """Rate a table that has just ended, and keep its statistics, replacing those of an earlier end."""
    execute(db, "DELETE FROM played WHERE table_id = $1", info.id)
    sql = "SELECT seat FROM seats WHERE table_id = $1 AND changed = 1"
    changed = {row["seat"] for row in execute(db, sql, info.id).fetchall()}
    whole = [s for s in info.seats if s.user_id is not None and s.seat not in changed]
    for part in (*_stayed(db, info, whole), *_changed(db, info, changed)):
        _keep(db, info, part, len(whole))


def _stayed(db: Database, info: TableInfo, whole: Sequence[Player]) -> list[Participation]:
    """Return the people who sat there from beginning to end, with their ratings if they are rated."""
    skills = _rated(db, info, whole)
    found: list[Participation] = []
    for player in whole:
        assert player.user_id is not None
        skill, gained = skills.get(player.seat, (None, None))
        found.append(Participation(player.user_id, player.seat, "whole", skill, gained))
    return found


def _changed(db: Database, info: TableInfo, changed: set[Seat]) -> list[Participation]:
    """List who played a part: in seats that changed hands (joined late, returned, lent), or left for good."""
    owners = {s.seat: s.owner for s in info.seats if s.seat in changed}
    partly = [
        Participation(user_id, seat, "partly") for seat, user_id in owners.items() if user_id is not None
    ]
    seated = {*owners.values(), *(s.user_id for s in info.seats)}
    sql = "SELECT user_id, MAX(seat) AS seat FROM leavers WHERE table_id = $1 GROUP BY user_id"
    rows = execute(db, sql, info.id).fetchall()
    left = [
        Participation(row["user_id"], row["seat"], "left") for row in rows if row["user_id"] not in seated
    ]
    return [*partly, *left]


def _rated(db: Database, info: TableInfo, whole: Sequence[Player]) -> Mapping[Seat, tuple[Skill, int]]:
    """Return the new estimate and the points gained, by seat."""
    assert info.result is not None
    places = [info.result.places[player.seat] for player in whole]
    if len(set(places)) < 2:
        return {}
    before = [_latest(db, info, player) for player in whole]
    after = rated(before, places)
    return {
        player.seat: (new, new.points - old.points)
        for player, old, new in zip(whole, before, after, strict=True)
    }


def _latest(db: Database, info: TableInfo, player: Player) -> Skill:
    sql = (
        "SELECT skill, doubt FROM played WHERE guild_id = $1 AND game = $2 AND user_id = $3"
        " AND skill IS NOT NULL ORDER BY id DESC LIMIT 1"
    )
    row = execute(db, sql, info.guild_id, info.game, player.user_id).fetchone()
    return Skill() if row is None else Skill(row["skill"], row["doubt"])


def _keep(db: Database, info: TableInfo, part: Participation, people: int) -> None:
    assert info.result is not None
    answers, took = _answers(db, info.id, part.user_id)
    began = one(db, "SELECT COALESCE(started, created) FROM tables WHERE id = $1", info.id) or info.since
    skill, doubt = part.skill or (None, None)
    who = {"table_id": info.id, "guild_id": info.guild_id, "game": info.game, "people": people}
    mine = {"user_id": part.user_id, "seat": part.seat, "part": part.kind, "gained": part.gained}
    end = {"place": info.result.places[part.seat], "total": info.result.sheet["total"][part.seat]}
    times = {"answers": answers, "took": took, "lasted": info.since - began}
    insert(db, "played", **who, **mine, **end, **times, skill=skill, doubt=doubt)


def _answers(db: Database, table_id: int, user_id: int) -> tuple[int, int | None]:
    """Count the person's answers that stand, and the median time for one, in seconds."""
    notifications = pings.notifications_of(db, user_id)
    sql = "SELECT asked, at FROM steps WHERE table_id = $1 AND user_id = $2 AND made_by = 'player'"
    rows = execute(db, sql, table_id, user_id).fetchall()
    took = [thought(notifications, row["asked"], row["at"]) for row in rows if row["asked"] is not None]
    return len(rows), round(median(took)) if took else None
