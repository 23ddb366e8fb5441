"""Databases as versions of the bot wrote them: a file of every schema that was ever shipped.

Each was written by the code of its time, and none is ever changed: such databases are out there. A file is
named after its newest migration. `0001-chosen` has the column that the first migration made for a while, as
0002 to 0005 have; two are of days when some lower numbers were still to come.

`python -m tests.bot.table.storage.shipped` makes the next one.
"""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.table import reading
from bot.table.model import Person, TableView
from bot.table.play import moves
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from tests.bot.table.scene import PEOPLE, Bot

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.db.xz"))
TRIES = 60  # sampled answers to one question; the rules may refuse what a list of options can't exclude


def pack(database: Path, file: Path) -> None:
    """Write a closed database into a file, as small as it gets."""
    small = database.with_suffix(".small")
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("VACUUM INTO ?", (str(small),))
    file.write_bytes(lzma.compress(small.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


def unpack(file: Path, database: Path) -> Path:
    """The file as a database."""
    database.write_bytes(lzma.decompress(file.read_bytes()))
    return database


def awaited(seen: TableView) -> list[Person]:
    """The people who have to answer, by seat."""
    users = [seen.table.seats[seat].user_id for seat in seen.look.waiting]
    return [person for user in users for person in PEOPLE if person.id == user]


async def play(bot: Bot, table_id: int, answers: int, dice: Dice) -> TableView:
    """Random legal answers of people until so many more stand, or the game is over; what the channel sees."""
    await bot.computers.idle()
    seen = await reading.seen(bot.context, table_id, None)
    end = seen.n + answers
    while seen.n < end and (people := awaited(seen)):
        await answer(bot, table_id, people[dice.below(len(people))], dice)
        await bot.computers.idle()
        seen = await reading.seen(bot.context, table_id, None)
    assert seen.n >= end or seen.table.status == "over"
    return seen


async def answer(bot: Bot, table_id: int, person: Person, dice: Dice) -> None:
    """A random legal answer of a person. Raises `Rejected` if anything else than the game refuses it."""
    for _ in range(TRIES):
        seen = await reading.seen(bot.context, table_id, person.id)
        assert seen.seat is not None
        assert seen.decision is not None
        try:
            given = seen.decision.sample(dice)
            await moves.answer(bot.context, table_id, person.id, seen.asks[seen.seat], given)
        except Rejected as refused:
            if refused.text.key.startswith("table."):
                raise
        else:
            bot.clock.now += 60
            return
    raise AssertionError(f"table {table_id}: {TRIES} answers of {person.name} were refused")
