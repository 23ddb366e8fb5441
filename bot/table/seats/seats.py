"""Seats that change hands while a game goes on: given up, lent, freed, offered, and taken.

In a seat that was given up a computer player plays on, and anybody may take it. A seat that is only lent can
be taken back by its owner alone. Stored answers keep the user who gave them. The seat's hand is shown to its
new owner from now on, and no longer to the old one.
"""

from typing import Literal

from bot.table.jobs import HandOver, Tell
from bot.table.lobby import archive, quotas
from bot.table.model import Person, Player, TableInfo
from bot.table.people import profiles, ratings
from bot.table.play.edits import computer_name, edits, pass_on, require_host, require_running
from bot.table.runtime import outbox_jobs
from bot.table.runtime.context import Context, reads, refusal, rules_of
from bot.table.schedule import pings
from bot.table.storage import event_rows, outbox_rows, rows
from bot.table.storage.database import Database, execute, one
from bot.table.votes import proposals
from bot.table.votes.proposals import Proposal
from rules.core.decisions import Seat
from rules.core.game import letter
from rules.core.search.sharp import usual
from rules.core.text import Text

Why = Literal["left", "removed"]  # what became of the person whose seat is free


@edits
def give_up(context: Context, db: Database, info: TableInfo, user_id: int, *, why: Why = "left") -> None:
    """Leave a running game: a computer plays on in the seat, which others may take.

    A host passes the table on to the next person; without one it is closed, or archived if a seat is lent.
    """
    seat, lent = info.seat_of(user_id), info.lent_by(user_id)
    if seat is not None:
        _vacate(context, db, info, seat, why)
    elif lent is not None:
        _release(db, info, lent, why)
    else:
        raise refusal("not-seated")


@edits
def lend(context: Context, db: Database, info: TableInfo, user_id: int) -> None:
    """Let a computer play in one's own seat, which nobody else may take; `take` takes it back."""
    require_running(info)
    seat = info.seat_of(user_id)
    if seat is None:
        raise refusal("lent-already" if info.lent_by(user_id) is not None else "not-seated")
    if not any(s.user_id not in (None, user_id) for s in info.seats):
        raise refusal("lend-alone")
    kind = usual(rules_of(context, info))
    player = Player(seat, computer_name(info), computer=kind, former=user_id, lent=True)
    sit(db, info, player, context.now())
    event_rows.add_history(db, info.id, "lent", user=str(user_id), seat=letter(seat))
    outbox_rows.enqueue(db, info.id, [HandOver((seat,)), outbox_jobs.notice("lent", user=str(user_id))])


@edits
def free(
    context: Context, db: Database, info: TableInfo, by: int, seat: Seat, *, moderates: bool = False
) -> None:
    """Free the seat of somebody who is away or has lent it, for the host or anyone who `moderates`."""
    if not moderates:
        require_host(info, by)
    player = next((each for each in info.seats if each.seat == seat), None)
    if player is not None and player.user_id == by:
        raise refusal("replace-self")  # or a slip would give one's own seat away
    if player is not None and player.lent:
        _release(db, info, seat, "removed")
    elif player is not None and player.user_id is not None:
        _remove(context, db, info, player)
    else:
        raise refusal("nobody-there")


@edits
def propose_free(context: Context, db: Database, info: TableInfo, by: int, seat: Seat) -> None:
    """Propose to free the seat of somebody who is away: more than half of the others have to agree.

    The vote of whoever proposes it is never enough by itself.
    """
    require_running(info)
    player = next((each for each in info.seats if each.seat == seat), None)
    if info.seat_of(by) is None:
        raise refusal("not-seated")
    if player is None or player.user_id is None:
        raise refusal("nobody-there")
    if player.user_id == by:
        raise refusal("replace-self")
    user_id, now = player.user_id, context.now()
    proposals.write(db, proposals.new("replace", info.id, by, now, seat=seat, user_id=user_id))
    if not pings.notifications_of(db, user_id).writes:  # others get the notice by direct message
        outbox_rows.enqueue(db, info.id, outbox_jobs.tell(info, seat, "replace"))


def decide(context: Context, db: Database, info: TableInfo, number: int, *, due: bool = False) -> None:
    """Free the seat if enough people agree. `due`: the proposal to do so lapses now."""
    it = proposals.find(db, info.id, number)
    if it is None or it.kind != "replace" or it.seat is None:
        return
    if it.outcome(info, due=due) == "passed":
        proposals.end(db, info.id, number, "passed")
        _remove(context, db, info, info.seats[it.seat])


@edits
def take(context: Context, db: Database, info: TableInfo, person: Person) -> None:
    """Take back one's own seat that was lent, or else take the first one that was given up."""
    require_running(info)
    if info.seat_of(person.id) is not None:
        raise refusal("already")
    lent = info.lent_by(person.id)
    if lent is None:
        quotas.require_seat(db, context.quotas, person.id)
    seat = _free(info) if lent is None else lent
    profiles.remember(db, person)
    player = Player(seat, person.name, user_id=person.id)
    _seat(db, info, player, "taken" if lent is None else "back", context.now())


lent_by = reads(rows.lent_by)


@edits
def offer(context: Context, db: Database, info: TableInfo, by: int, user_id: int, *, free: bool) -> None:
    """Offer somebody one's own seat, or, with `free`, one that was given up, as the host may do too."""
    require_running(info)
    own = info.seat_of(by)
    if own is None and not (free and info.host_id == by):
        raise refusal("not-seated")
    if user_id == by:
        raise refusal("offer-self")
    if info.seat_of(user_id) is not None:
        raise refusal("offer-seated")
    seat = _free(info) if free or own is None else own
    now = context.now()
    proposals.write(db, proposals.new("offer", info.id, by, now, seat=seat, user_id=user_id))


def hand_over(context: Context, db: Database, info: TableInfo, it: Proposal, person: Person) -> None:
    """Give the person the seat that was offered. If it is the host's, they become host."""
    require_running(info)
    assert it.seat is not None
    if info.seat_of(person.id) is not None:
        raise refusal("already")
    quotas.require_seat(db, context.quotas, person.id)
    proposals.end(db, info.id, it.number, "accepted")
    give(db, info, it.seat, person.id, person.name, context.now())


def give(db: Database, info: TableInfo, seat: Seat, user_id: int, name: str, now: int) -> None:
    """Give a seat to another person, and tell. If it is the host's, they become host."""
    old = info.seats[seat]
    sit(db, info, Player(seat, name, user_id=user_id), now)
    users = {"old": str(old.user_id or old.former or "nobody"), "user": str(user_id)}
    event_rows.add_history(db, info.id, "given", **users, seat=letter(seat))
    outbox_rows.enqueue(db, info.id, [HandOver((seat,)), outbox_jobs.notice("given", seat=_id(seat))])
    if old.owner is not None and old.owner == info.host_id:
        pass_on(db, info, user_id)


def reopened(db: Database, info: TableInfo, user_id: int, now: int) -> None:
    """If everybody has left, give the person who reopens the table the seat that they had lent.

    Raises `Rejected` if they have lent none: computers alone would play on.
    """
    if any(player.user_id is not None for player in info.seats):
        return
    seat = info.lent_by(user_id)
    if seat is None:
        raise refusal("not-seated")
    name = one(db, "SELECT name FROM people WHERE user_id = $1", user_id)
    assert name is not None  # everybody who has sat here is known
    _seat(db, info, Player(seat, name, user_id=user_id), "back", now)


def _seat(db: Database, info: TableInfo, player: Player, key: str, now: int) -> None:
    sit(db, info, player, now)
    event_rows.add_history(db, info.id, key, user=str(player.user_id), seat=letter(player.seat))
    told = outbox_jobs.notice(key, seat=_id(player.seat))
    outbox_rows.enqueue(db, info.id, [HandOver((player.seat,)), told])


def _remove(context: Context, db: Database, info: TableInfo, player: Player) -> None:
    """Let a computer player go on in the seat of somebody who is away, and tell them."""
    _vacate(context, db, info, player.seat, "removed")
    if player.user_id is not None:
        outbox_rows.enqueue(db, info.id, [Tell(player.user_id, Text(key="table.told.removed"))])


def _vacate(context: Context, db: Database, info: TableInfo, seat: Seat, why: Why) -> None:
    """Let a computer player go on in the seat. `why`: the key of what the log and the channel are told.

    If no people are left, close the table; but if some have lent their seats, keep it for them.
    """
    require_running(info)
    old = info.seats[seat]
    heirs = info.heirs(old.user_id)
    if not heirs:
        archive.close(db, info, context.now())
        return
    kind = usual(rules_of(context, info))
    sit(db, info, Player(seat, computer_name(info), computer=kind, former=old.user_id), context.now())
    event_rows.add_history(db, info.id, why, user=str(old.user_id), seat=letter(seat))
    deserted = info.seat_of(heirs[0]) is None
    told = [] if deserted else [outbox_jobs.notice(why, seat=_id(seat))]
    outbox_rows.enqueue(db, info.id, [HandOver((seat,)), *told])
    if info.host_id == old.user_id:
        pass_on(db, info, heirs[0])
    if deserted:
        archive.put_away(db, info, context.now())
        waits = Text(key="table.told.deserted")
        outbox_rows.enqueue(db, info.id, [Tell(user_id, waits) for user_id in heirs])


def _release(db: Database, info: TableInfo, seat: Seat, why: Why) -> None:
    """Give up a seat that was lent: anybody may take it."""
    require_running(info)
    execute(db, "UPDATE seats SET lent = 0 WHERE table_id = $1 AND seat = $2", info.id, seat)
    owner = info.seats[seat].former
    event_rows.add_history(db, info.id, why, user=str(owner), seat=letter(seat))
    outbox_jobs.post_notice(db, info.id, why, seat=_id(seat))
    proposals.finalize_rewinds(db, info.id)  # or a restored past would drop this from the log
    if owner == info.host_id and info.seat_of(info.host_id) is None:
        pass_on(db, info, next(s.user_id for s in info.seats if s.user_id is not None))


def sit(db: Database, info: TableInfo, player: Player, now: int) -> None:
    """Write who sits there. The previous owner's drafts, standing orders and votes are dropped."""
    ratings.handed_over(db, info, player.seat)
    execute(
        db,
        "UPDATE seats SET user_id = $3, name = $4, computer = $5, former = $6, lent = $7"
        " WHERE table_id = $1 AND seat = $2",
        *(info.id, player.seat, player.user_id, player.name, player.computer, player.former),
        int(player.lent),
    )
    pings.dismiss(db, info.id, player.seat)
    waits = one(db, "SELECT waiting FROM seats WHERE table_id = $1 AND seat = $2", info.id, player.seat)
    if waits and player.user_id is not None:
        pings.expect(db, info, player.seat, player.user_id, now)
    if one(db, "SELECT 1 FROM orders WHERE table_id = $1 AND seat = $2", info.id, player.seat) is not None:
        outbox_rows.enqueue(db, info.id, outbox_jobs.tell(info, player.seat, "orders-gone"))  # the old owner
    for sql in ("DELETE FROM drafts", "DELETE FROM orders"):
        execute(db, f"{sql} WHERE table_id = $1 AND seat = $2", info.id, player.seat)
    proposals.changed_hands(db, info.id, player)


def _free(info: TableInfo) -> Seat:
    """Return the first seat that was given up."""
    free = [player.seat for player in info.seats if player.former is not None and not player.lent]
    if not free:
        raise refusal("no-free-seat")
    return free[0]


def _id(seat: Seat) -> str:
    return f"seat:{seat}"
