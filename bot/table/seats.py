"""Seats that change hands while a game goes on: given up, taken from who went away, and taken again.

A computer player plays on in a seat that was given up, and anybody may take it. The stored answers keep who
gave which; what the seat holds is shown to its new owner from now on, and to the old one no more.
"""

import sqlite3

from bot.table import calls, people, queue, telling
from bot.table.desk import Desk, refusal
from bot.table.edits import computer_name, edited, end, require_host, require_open
from bot.table.model import Person, Sitter, TableInfo
from bot.table.store import one, run
from rules.core.decisions import Seat


async def give_up(desk: Desk, table_id: int, user_id: int) -> TableInfo:
    """A person leaves a running game; the next one becomes host, and the last one closes the table."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        seat = info.seat_of(user_id)
        if seat is None:
            raise refusal("not-seated")
        _vacate(desk, db, info, seat)

    return await edited(desk, table_id, edit)


async def replace(desk: Desk, table_id: int, by: int, seat: Seat, *, moderates: bool) -> TableInfo:
    """The host, or a moderator of the channel, takes the seat from somebody who went away."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        if not moderates:
            require_host(info, by)
        if not any(sitter.seat == seat and sitter.user_id is not None for sitter in info.seats):
            raise refusal("nobody-there")
        _vacate(desk, db, info, seat)

    return await edited(desk, table_id, edit)


async def take(desk: Desk, table_id: int, person: Person) -> TableInfo:
    """A person takes the first seat that was given up; who gave it up may do so too."""

    def edit(db: sqlite3.Connection, info: TableInfo) -> None:
        _require_running(info)
        if info.seat_of(person.id) is not None:
            raise refusal("already")
        free = [sitter.seat for sitter in info.seats if sitter.former is not None]
        if not free:
            raise refusal("no-free-seat")
        people.remember(db, person)
        _sit(db, info, Sitter(free[0], person.name, user_id=person.id), desk.now())
        queue.say(db, [telling.handed_over(info, free[0]), telling.notice(info, "taken", seat=_id(free[0]))])

    return await edited(desk, table_id, edit)


def _vacate(desk: Desk, db: sqlite3.Connection, info: TableInfo, seat: Seat) -> None:
    """A computer player goes on in the seat. Without people the table is closed."""
    _require_running(info)
    left = [s for s in info.seats if s.user_id is not None and s.seat != seat]
    if not left:
        end(db, info, desk.now())
        queue.say(db, [telling.notice(info, "closed")])
        return
    old = info.seats[seat]
    kind = next(iter(desk.game(info.game).computers), "random")
    _sit(db, info, Sitter(seat, computer_name(info), computer=kind, former=old.user_id), desk.now())
    if info.host_id == old.user_id:
        run(db, "UPDATE tables SET host_id = $2 WHERE id = $1", info.id, left[0].user_id)
    queue.say(db, [telling.handed_over(info, seat), telling.notice(info, "left", seat=_id(seat))])


def _sit(db: sqlite3.Connection, info: TableInfo, sitter: Sitter, now: int) -> None:
    """Write who sits there; what the one before left unfinished, and ordered, is gone."""
    run(
        db,
        "UPDATE seats SET user_id = $3, name = $4, computer = $5, former = $6"
        " WHERE table_id = $1 AND seat = $2",
        *(info.id, sitter.seat, sitter.user_id, sitter.name, sitter.computer, sitter.former),
    )
    calls.dismiss(db, info.id, sitter.seat)
    waits = one(db, "SELECT waiting FROM seats WHERE table_id = $1 AND seat = $2", info.id, sitter.seat)
    if waits and sitter.user_id is not None:
        calls.expect(db, info, sitter.seat, sitter.user_id, now)
    for sql in ("DELETE FROM drafts", "DELETE FROM orders"):
        run(db, f"{sql} WHERE table_id = $1 AND seat = $2", info.id, sitter.seat)


def _require_running(info: TableInfo) -> None:
    require_open(info)
    if info.status == "lobby":
        raise refusal("not-running")
    if info.status == "frozen":
        raise refusal("frozen")


def _id(seat: Seat) -> str:
    return f"seat:{seat}"
