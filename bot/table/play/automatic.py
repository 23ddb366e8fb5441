"""Answers that are given without asking: by standing orders, and where only one answer is possible.

They are part of the transaction that opens their question. Such answers are `passed`: undoing the answer
before them takes them back too, and what they cause is still news to the person who was not asked. Where the
rules break at one, the question stays open and the order stands: somebody is asked.
"""

from dataclasses import replace

from bot.table.jobs import Job
from bot.table.play.forced import next_forced
from bot.table.play.standing_orders import dropped, ended, next_ordered
from bot.table.runtime.context import log
from bot.table.runtime.loaded_table import Change, answered, noted
from bot.traced import traced
from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By
from rules.core.flow import Bug
from rules.core.text import Text

Following = tuple[Change, list[Job]]
MAX_IN_A_ROW = 100  # in a row, before somebody is asked after all: orders may go round in circles


def carried_out(change: Change, now: int) -> tuple[Change, list[Job]]:
    """Add to a change what follows without asking. Returns it, and what people are told of their orders."""
    told: list[Job] = []
    for _ in range(MAX_IN_A_ROW):
        try:
            following = _ended(change) or _ordered(change, now) or _forced(change, now)
        except Bug as bug:
            table_id = change.before.info.id
            log.error("table %d: an answer without asking broke the rules: %s", table_id, traced(bug))
            break
        if following is None:
            break
        change = following[0]
        told += following[1]
    return change, told


def with_forced(change: Change, now: int) -> Change:
    """Return the change with the only possible answers that come next. Raises `Bug`."""
    for _ in range(MAX_IN_A_ROW):
        following = _forced(change, now)
        if following is None:
            break
        change = following[0]
    return change


def _ended(change: Change) -> Following | None:
    """End the orders whose answer is no longer offered."""
    loaded, told = ended(change.after)
    return (replace(change, after=loaded), told) if told else None


def _ordered(change: Change, now: int) -> Following | None:
    """Answer by a standing order. If the rules refuse the chosen answer, the order ends."""
    ordered = next_ordered(change.after)
    if ordered is None:
        return None
    seat, answer, chosen = ordered
    following = _answered(_noted(change, seat, "order") if chosen else change, seat, answer, "order", now)
    if following is not None:
        return following, []
    if not chosen:
        return None
    loaded, told = dropped(change.after, seat)
    return replace(change, after=loaded), told


def _forced(change: Change, now: int) -> Following | None:
    """Give the only possible answer. The log says so only if everybody knows that there was no other."""
    forced = next_forced(change.after)
    if forced is None:
        return None
    seat, answer, known = forced
    following = _answered(_noted(change, seat, "forced") if known else change, seat, answer, "forced", now)
    return None if following is None else (following, [])


def _noted(change: Change, seat: Seat, key: str) -> Change:
    return noted(change, Text(key=f"table.log.{key}", args={"seat": f"seat:{seat}"}))


def _answered(change: Change, seat: Seat, answer: Answer, by: By, now: int) -> Change | None:
    """Return the change with this answer; None if the rules refuse it: the question then stays open."""
    try:
        return answered(change, seat, change.after.position.asks[seat], answer, by, None, now)
    except Rejected:
        return None
