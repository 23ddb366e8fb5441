"""Proposals that the people at a table are asked to agree to: their rows in the database.

A proposal is open until it has `ended`, for a reason that `votes.ftl` has words for. Each person's vote is a
ballot. There is only one open proposal on a matter: a second one of the same kind about the same seat is
refused. Every function here runs in the store's thread.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.table.jobs import ShowVotes
from bot.table.model import Player, TableInfo
from bot.table.runtime.context import refusal
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.storage import outbox_rows, reminder_rows
from bot.table.storage.database import Database, Row, execute, insert, one, upsert
from bot.table.storage.reminder_rows import NO_NUMBER, Reminder
from bot.table.storage.rows import StoredStep
from rules.core.decisions import Seat
from rules.core.text import Text

Kind = Literal["rewind", "restore", "replace", "offer"]
PROPOSAL_LIFETIME = 48 * 3600  # seconds until a proposal lapses
NO_SEAT = NO_STEP = -1
# fields that are columns as they are
COLUMNS = ("table_id", "number", "kind", "by_id", "user_id", "lost", "opened", "due", "ended")


@dataclass(frozen=True, slots=True)
class Proposal:
    """One proposal, as everybody may know it.

    `rewind`: go back to the position after `step_no` answers, where `told` came next; `lost` answers are
    taken away. `restore`: undo the last rewind. `replace`: free the seat of `user_id`, who is away. `offer`:
    give `seat` to `user_id`.
    """

    table_id: int
    number: int
    kind: Kind
    by_id: int
    seat: Seat | None
    user_id: int | None
    step_no: int | None
    lost: int
    told: Text | None
    opened: int
    due: int
    ended: str | None
    ballots: Mapping[int, bool]  # by user: whether they agree
    restorable: bool = False  # whether it is a rewind that can still be undone

    def asked(self, info: TableInfo) -> tuple[int, ...]:
        """Return the users whose consent is needed."""
        if self.kind == "offer":
            return () if self.user_id is None else (self.user_id,)
        return tuple(user for user in info.users if self.kind != "replace" or user != self.user_id)

    def concerned(self, info: TableInfo) -> tuple[int, ...]:
        """Return the users who can still vote or object: also the one who is called absent."""
        if self.ended is not None:
            return ()
        own = () if self.user_id is None else (self.user_id,)
        return tuple(user for user in dict.fromkeys((*self.asked(info), *own)) if user not in self.ballots)

    def outcome(self, info: TableInfo, *, due: bool = False) -> Literal["passed", "refused"] | None:
        """Return the result so far: all must agree, or more than half to free a seat. None: undecided.

        Nobody can free a seat alone at once: the only other person at the table has to wait until it is
        `due`.
        """
        asked = self.asked(info)
        agreed = sum(self.ballots.get(user, False) for user in asked)
        refused = sum(not self.ballots.get(user, True) for user in asked)
        if self.kind != "replace":
            return "refused" if refused else "passed" if agreed == len(asked) else None
        if 2 * refused >= len(asked):
            return "refused"
        return "passed" if 2 * agreed > len(asked) and (due or len(asked) > 1) else None


def require_asked(it: Proposal, info: TableInfo, user_id: int, *, agrees: bool) -> None:
    """Raise `Rejected` for somebody who has no vote on it, or has voted this way already."""
    if user_id not in it.asked(info):
        raise refusal("not-asked")
    if it.ballots.get(user_id) == agrees:
        raise refusal("voted")


def new(
    kind: Kind,
    table_id: int,
    by: int,
    now: int,
    *,
    seat: Seat | None = None,
    user_id: int | None = None,
    step_no: int | None = None,
    lost: int = 0,
    told: Text | None = None,
) -> Proposal:
    """Return a proposal of somebody, who agrees to it unless it is an offer; `write` gives it its number."""
    return Proposal(
        table_id=table_id,
        number=NO_NUMBER,
        kind=kind,
        by_id=by,
        seat=seat,
        user_id=user_id,
        step_no=step_no,
        lost=lost,
        told=told,
        opened=now,
        due=now + PROPOSAL_LIFETIME,
        ended=None,
        ballots={} if kind == "offer" else {by: True},
    )


def write(db: Database, it: Proposal) -> int:
    """Write a new proposal, and queue its message. Returns the number that it gets.

    Raises `Rejected` if one on the same matter is open, or its person has just been asked.
    """
    last = one(db, "SELECT MAX(number) FROM proposals WHERE table_id = $1", it.table_id) or 0
    it = replace(it, number=last + 1)
    seat = NO_SEAT if it.seat is None else it.seat
    sql = "SELECT 1 FROM proposals WHERE table_id = $1 AND kind = $2 AND seat = $3 AND ended IS NULL"
    if it.ended is None and one(db, sql, it.table_id, it.kind, seat) is not None:
        raise refusal("open-vote")
    _require_rested(db, it)
    insert(
        db,
        "proposals",
        **{name: getattr(it, name) for name in COLUMNS},
        seat=seat,
        step_no=NO_STEP if it.step_no is None else it.step_no,
        told=None if it.told is None else it.told.model_dump_json(),
        shown=1,
    )
    for user_id, agrees in it.ballots.items():
        cast(db, it, user_id, agrees=agrees)
    if it.ended is None:
        reminder_rows.write(db, Reminder(it.table_id, "vote", it.number), it.due)
    outbox_rows.enqueue(db, it.table_id, [ShowVotes()])
    return it.number


def _require_rested(db: Database, it: Proposal) -> None:
    """Refuse a second proposal about a person while a first, which came to nothing, would not have lapsed.

    Each one mentions people. Somebody's own, withdrawn, holds up nobody else.
    """
    sql = (
        "SELECT MAX(due) FROM proposals WHERE table_id = $1 AND kind = $2 AND user_id = $3 AND due > $4"
        " AND (ended IN ('declined', 'objected', 'refused') OR ended = 'withdrawn' AND by_id = $5)"
    )
    due = one(db, sql, it.table_id, it.kind, it.user_id, it.opened, it.by_id)
    if due is not None:
        raise refusal("asked-lately", due=due)


def cast(db: Database, it: Proposal, user_id: int, *, agrees: bool) -> None:
    """Write somebody's ballot, replacing their earlier one."""
    ballot = {"table_id": it.table_id, "number": it.number, "user_id": user_id}
    upsert(db, "ballots", "table_id, number, user_id", **ballot, agrees=int(agrees))
    outbox_rows.enqueue(db, it.table_id, [ShowVotes()])


def end(db: Database, table_id: int, number: int, why: str) -> None:
    """Close a proposal, if it is open."""
    sql = "UPDATE proposals SET ended = $3 WHERE table_id = $1 AND number = $2 AND ended IS NULL"
    execute(db, sql, table_id, number, why)
    reminder_rows.drop(db, Reminder(table_id, "vote", number))
    outbox_rows.enqueue(db, table_id, [ShowVotes()])


def put_away(db: Database, table_id: int, number: int) -> None:
    """Forget the message of a proposal: it says how the proposal ended."""
    execute(db, "UPDATE proposals SET shown = 0 WHERE table_id = $1 AND number = $2", table_id, number)
    execute(
        db, "DELETE FROM messages WHERE table_id = $1 AND kind = 'vote' AND number = $2", table_id, number
    )


def find(db: Database, table_id: int, number: int) -> Proposal | None:
    """Return the table's proposal of this number, or None."""
    sql = "SELECT * FROM proposals WHERE table_id = $1 AND number = $2"
    row = execute(db, sql, table_id, number).fetchone()
    return None if row is None else _proposal(db, row)


def shown(db: Database, table_id: int) -> tuple[Proposal, ...]:
    """Return the proposals whose messages have to be posted or updated."""
    sql = "SELECT * FROM proposals WHERE table_id = $1 AND shown = 1 ORDER BY number"
    return tuple(_proposal(db, row) for row in execute(db, sql, table_id).fetchall())


def follow(db: Database, before: LoadedTable, after: LoadedTable, lines: Sequence[StoredStep]) -> None:
    """End the proposals that these new answers overtake: the ones about the game's past.

    A person's answer also makes the last rewind final, and shows that the person is there.
    """
    table_id = after.info.id
    if after.position.opened != before.position.opened:
        _end_all(db, table_id, "moved", "rewind", "restore")
    for line in lines:
        if line.step.by == "player":
            finalize_rewinds(db, table_id)
            _end_away(db, table_id, line.user_id)


def changed_hands(db: Database, table_id: int, player: Player) -> None:
    """End the proposals about a seat that has changed hands, and those on which its old owner could vote.

    `player` is who sits there now.
    """
    empty = "lent" if player.lent else "free"  # a computer plays on
    sql = "SELECT number, kind, seat, user_id FROM proposals WHERE table_id = $1 AND ended IS NULL"
    for row in execute(db, sql, table_id).fetchall():
        if row["seat"] == player.seat:
            taken = "accepted" if row["kind"] == "offer" and row["user_id"] == player.user_id else "left"
            end(db, table_id, row["number"], empty if player.user_id is None else taken)
        elif row["kind"] != "offer":
            end(db, table_id, row["number"], "seats")
    finalize_rewinds(db, table_id)  # or the new owner would get the old one's drafts


def close(db: Database, table_id: int) -> None:
    """End all proposals of a table that has ended."""
    _end_all(db, table_id, "over", "rewind", "restore", "replace", "offer")
    finalize_rewinds(db, table_id)


def lapse_all(db: Database, table_id: int) -> None:
    """End all proposals of a table that is archived: nothing would remind it of them."""
    _end_all(db, table_id, "lapsed", "rewind", "restore", "replace", "offer")


def restored(db: Database, table_id: int) -> None:
    """End the proposals to undo the last rewind: it is undone."""
    _end_all(db, table_id, "passed", "restore")


def finalize_rewinds(db: Database, table_id: int) -> None:
    """Make a table's rewinds permanent: what they took away can't be brought back any more."""
    sql = "UPDATE rewinds SET kept = NULL WHERE table_id = $1 AND kept IS NOT NULL RETURNING branch"
    if execute(db, sql, table_id).fetchall():
        _end_all(db, table_id, "moved", "restore")
        outbox_rows.enqueue(db, table_id, [ShowVotes()])


def _end_all(db: Database, table_id: int, why: str, *kinds: Kind) -> None:
    sql = "SELECT number, kind FROM proposals WHERE table_id = $1 AND ended IS NULL"
    for row in execute(db, sql, table_id).fetchall():
        if row["kind"] in kinds:
            end(db, table_id, row["number"], why)


def _end_away(db: Database, table_id: int, user_id: int | None) -> None:
    """End the proposals that call this person absent: they have just played."""
    sql = (
        "SELECT number FROM proposals WHERE table_id = $1 AND kind = 'replace' AND user_id = $2"
        " AND ended IS NULL"
    )
    for row in execute(db, sql, table_id, user_id).fetchall():
        end(db, table_id, row["number"], "objected")


def _proposal(db: Database, row: Row) -> Proposal:
    table_id, number = row["table_id"], row["number"]
    ballots = execute(db, "SELECT * FROM ballots WHERE table_id = $1 AND number = $2", table_id, number)
    sql = (
        "SELECT 1 FROM rewinds WHERE table_id = $1 AND number = $2 AND kept IS NOT NULL AND restored = 0"
        " AND branch = (SELECT MAX(branch) FROM rewinds WHERE table_id = $1 AND restored = 0)"
    )
    return Proposal(
        table_id=table_id,
        number=number,
        kind=row["kind"],
        by_id=row["by_id"],
        seat=None if row["seat"] == NO_SEAT else row["seat"],
        user_id=row["user_id"],
        step_no=None if row["step_no"] == NO_STEP else row["step_no"],
        lost=row["lost"],
        told=None if row["told"] is None else Text.model_validate_json(row["told"]),
        opened=row["opened"],
        due=row["due"],
        ended=row["ended"],
        ballots={each["user_id"]: bool(each["agrees"]) for each in ballots.fetchall()},
        restorable=one(db, sql, table_id, number) is not None,
    )
