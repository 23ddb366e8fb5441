"""Standing orders: windows in which a seat is not asked, because it has said what to answer there.

A window is the `standing` of a decision, such as `diversion`. An order gives the question's default or, at a
public question, one of its public answers. So it works with any hand and is carried out at once: neither the
answer nor its timing says anything about the hand. An order whose answer is no longer offered ends; the
person who gave it is told, and asked.
"""

from dataclasses import replace

from bot.table.jobs import Job
from bot.table.runtime.loaded_table import LoadedTable
from bot.table.runtime.outbox_jobs import tell
from rules.core.decisions import Answer, Decision, Rejected, Seat


def next_ordered(loaded: LoadedTable) -> tuple[Seat, Answer, bool] | None:
    """Find the first asked seat with an order: the seat, its answer, and whether it chose that itself."""
    for seat in loaded.position.waiting:
        asked, orders = loaded.position.pending[seat], loaded.orders.get(seat, {})
        if asked.standing is None or asked.standing not in orders:
            continue
        answer = orders[asked.standing]
        if answer is None and asked.default is not None:
            return seat, asked.default, False
        if answer is not None and orderable(asked, answer):
            return seat, answer, True
    return None


def orderable(asked: Decision, answer: Answer) -> bool:
    """Return whether an order may give this answer: all can see that it is legal, whatever the hand holds."""
    if asked.standing is None or asked.secret or asked.kind != "choose":
        return False
    public = {option.id for option in asked.options if not option.secret}
    try:
        asked.check(answer)
    except Rejected:
        return False
    return isinstance(answer, list) and public.issuperset(answer)


def ended(loaded: LoadedTable) -> tuple[LoadedTable, list[Job]]:
    """End orders whose answer is no longer offered. Returns the table, and what their owners are told."""
    jobs: list[Job] = []
    for seat in loaded.position.waiting:
        asked = loaded.position.pending[seat]
        answer = loaded.orders.get(seat, {}).get(asked.standing or "")
        if answer is not None and not orderable(asked, answer):
            loaded, more = dropped(loaded, seat)
            jobs += more
    return loaded, jobs


def dropped(loaded: LoadedTable, seat: Seat) -> tuple[LoadedTable, list[Job]]:
    """Return the table without the seat's order for the open question, and what its owner is told."""
    window = loaded.position.pending[seat].standing
    kept = {name: answer for name, answer in loaded.orders[seat].items() if name != window}
    named = f"{loaded.info.game}-standing:{window}"
    return replace(loaded, orders={**loaded.orders, seat: kept}), tell(
        loaded.info, seat, "order-ended", window=named
    )
