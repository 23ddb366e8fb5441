"""A table's jobs after a change: the messages to edit or to post again, and the people to ping."""

from bot.table.jobs import AskPrivately, HandOver, Job, Notice, ShowPanel, Tell
from bot.table.model import TableInfo
from bot.table.runtime.loaded_table import Change, LoadedTable
from bot.table.storage import outbox_rows
from bot.table.storage.database import Database
from rules.core.decisions import Seat
from rules.core.text import Text


def notice(key: str, **args: int | str | list[str]) -> Notice:
    """Say something in the channel."""
    return Notice(Text(key=f"table.notice.{key}", args=args))


def post_notice(db: Database, table_id: int, key: str, **args: int | str | list[str]) -> None:
    """Put a notice into the table's outbox."""
    outbox_rows.enqueue(db, table_id, [notice(key, **args)])


def tell(info: TableInfo, seat: Seat, key: str, **args: int | str | list[str]) -> list[Job]:
    """Return the job to tell something to the person in a seat; nothing for a computer player."""
    user = info.seats[seat].user_id
    return [] if user is None else [Tell(user, Text(key=f"table.told.{key}", args=args))]


def computer_name(number: int) -> Text:
    """Return the name of a computer player."""
    return Text(key="table.computer", args={"number": number})


def of_start(loaded: LoadedTable) -> list[Job]:
    """Return the hash of the seed, the panel with a ping for the first players, and the secret questions."""
    people = tuple(seat for seat in loaded.position.waiting if _is_person(loaded, seat))
    seed_hash = loaded.info.seed_hash or ""
    begun = [] if loaded.info.lesson else [notice("started", hash=seed_hash)]
    return [*begun, ShowPanel(anew=True, seats=people), *asking(people)]


def of_answer(change: Change, mover: Seat) -> list[Job]:
    """Return the jobs: the panel, anew if another's turn begins, and new or sealed secret questions."""
    after = change.after
    if after.position.result is not None:
        return _of_end(after.info)
    asked = _newly_asked(change)
    pinged = tuple(seat for seat in asked if seat != mover)
    quiet = (*(seat for seat in asked if seat not in pinged), *_newly_sealed(change))
    private = [*asking(pinged), *asking(quiet, loud=False)]
    return [ShowPanel(anew=bool(pinged), seats=pinged), *private]


def of_undo(change: Change, mover: Seat) -> list[Job]:
    """Return the panel, and the reopened secret questions: messages may still call their answers sealed."""
    waiting = change.after.position.waiting
    asked = tuple(seat for seat in waiting if seat == mover or seat in _newly_asked(change))
    return [ShowPanel(), *asking(asked, loud=False)]


def of_rewind(after: LoadedTable) -> list[Job]:
    """Show the board anew, ping the awaited seats, and take away messages with later hands."""
    people = tuple(player.seat for player in after.info.seats if player.user_id is not None)
    asked = tuple(seat for seat in after.position.waiting if seat in people)
    return [HandOver(people), ShowPanel(anew=True, seats=asked), *asking(asked)]


def of_mending(change: Change) -> list[Job]:
    """Return the jobs after a repair: which answers were cut, or that the game goes on; and who is asked."""
    info = change.after.info
    asked = tuple(seat for seat in change.after.position.waiting if _is_person(change.after, seat))
    seats = [f"seat:{seat}" for seat in dict.fromkeys(line.step.seat for line in change.gone)]
    cut = [notice("mended", count=len(seats), seats=seats)] if seats else []
    before = change.before.info
    back = notice("game-back") if before.without_game else notice("thawed")
    thawed = [back] if before.status == "frozen" else []
    if info.result is not None:
        return [*thawed, *cut, *_of_end(info)]
    return [*thawed, *cut, ShowPanel(anew=True, seats=asked), *asking(asked)]


def _of_end(info: TableInfo) -> list[Job]:
    """Return the seed with the podium below, and take the last questions away; a lesson has no seed."""
    if info.lesson:
        return [ShowPanel(anew=True)]
    people = tuple(player.seat for player in info.seats if player.user_id is not None)
    return [notice("over", seed=info.seed or ""), ShowPanel(anew=True), *asking(people, loud=False)]


def _newly_asked(change: Change) -> tuple[Seat, ...]:
    """Return the seats of people who have a question now that they did not have before."""
    before, after = change.before.position, change.after.position
    return tuple(
        seat
        for seat in after.waiting
        if _is_person(change.after, seat) and before.asks.get(seat) != after.asks[seat]
    )


def _newly_sealed(change: Change) -> tuple[Seat, ...]:
    """The seats of people with another sealed answer than before, whose private messages must say so."""
    before, after = change.before.position.locked, change.after.position.locked
    return tuple(
        seat
        for seat, answer in after.items()
        if _is_person(change.after, seat) and not change.after.info.lesson and before.get(seat) != answer
    )


def asking(seats: tuple[Seat, ...], *, loud: bool = True) -> list[Job]:
    """Return the jobs that tell these seats what they are asked; not `loud` for who is playing right now."""
    return [AskPrivately(seats, loud)] if seats else []


def _is_person(loaded: LoadedTable, seat: Seat) -> bool:
    return loaded.info.seats[seat].user_id is not None
