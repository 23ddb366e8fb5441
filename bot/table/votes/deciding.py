"""Deciding on proposals: agreeing, refusing, objecting, and what happens when nobody does."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.table.delivery import posted_messages
from bot.table.model import Person, Posted, TableInfo
from bot.table.people import profiles
from bot.table.play.edits import edited, edits
from bot.table.runtime.context import Context, reads, refusal, writes
from bot.table.schedule import off_turn_notices
from bot.table.storage.database import Database
from bot.table.storage.reminder_rows import Reminder
from bot.table.votes import proposals
from bot.table.votes.proposals import Proposal


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Functions to carry out an agreement: to go back, to hand a seat over, or to free one."""

    gone_back: Callable[[Context, int, int, int], Awaitable[None]]  # table, proposal, user
    handed_over: Callable[[Context, Database, TableInfo, Proposal, Person], None]
    decided: Callable[[Context, Database, TableInfo, int], None]  # the proposal's number
    due: Callable[[Context, Database, TableInfo, int], None]  # the same, when its time is over


shown = reads(proposals.shown)


async def was_posted(
    context: Context, table_id: int, message: Posted, called: Collection[int], mentioned: Collection[int]
) -> None:
    """Remember a proposal's message. Notify the `called` users; the channel has `mentioned` some of them."""

    def write(db: Database) -> None:
        posted_messages.record(db, table_id, message)
        off_turn_notices.notify(db, table_id, called, mentioned, context.now())

    await context.store.write(write)
    context.table_changed(table_id)


put_away = writes(proposals.put_away)


async def agree(context: Context, table_id: int, number: int, person: Person, outcomes: Outcomes) -> None:
    """Agree to a proposal, or accept an offered seat. With enough votes it is carried out at once."""
    found = await context.store.read(proposals.find, table_id, number)
    if found is not None and found.kind in ("rewind", "restore"):
        await outcomes.gone_back(context, table_id, number, person.id)
        return

    def edit(db: Database, info: TableInfo) -> None:
        it = _open(db, info, number)
        proposals.require_asked(it, info, person.id, agrees=True)
        profiles.remember(db, person)
        proposals.cast(db, it, person.id, agrees=True)
        if it.kind == "offer":
            outcomes.handed_over(context, db, info, it, person)
        else:
            outcomes.decided(context, db, info, number)

    await edited(context, table_id, edit)


@edits
def refuse(context: Context, db: Database, info: TableInfo, number: int, user_id: int) -> None:
    """Refuse a proposal, decline an offer, object to being declared absent, or withdraw one's own."""
    it = _open(db, info, number)
    if user_id == it.by_id:
        proposals.end(db, info.id, number, "withdrawn")
    elif user_id == it.user_id:
        proposals.end(db, info.id, number, "declined" if it.kind == "offer" else "objected")
    else:
        proposals.require_asked(it, info, user_id, agrees=False)
        proposals.cast(db, it, user_id, agrees=False)
        if _open(db, info, number).outcome(info) == "refused":
            proposals.end(db, info.id, number, "refused")


async def lapse(context: Context, reminder: Reminder, outcomes: Outcomes) -> None:
    """Close a proposal whose time is over. One to free a seat passes if the only person asked has agreed."""

    def edit(db: Database, info: TableInfo) -> None:
        if info.status == "running":
            outcomes.due(context, db, info, reminder.number)
        proposals.end(db, info.id, reminder.number, "lapsed")

    await edited(context, reminder.table_id, edit)


def _open(db: Database, info: TableInfo, number: int) -> Proposal:
    """Return the open proposal of this number. Raises `Rejected` if there is none, or it has ended."""
    it = proposals.find(db, info.id, number)
    if it is None or it.ended is not None:
        raise refusal("vote-over")
    return it
