"""A crash between any two statements of a move: after it, the move is there whole or not at all."""

import shutil
import sqlite3
from itertools import product
from pathlib import Path

import pytest

from bot.table import reading
from bot.table.model import Person
from bot.table.play import moves
from bot.table.storage.engines.sqlite import SQLite
from rules.core.decisions import Rejected
from rules.core.rng import Dice
from tests.bot.table.scene import ALL, ANA, BIA, PEOPLE, Bot, started
from tests.depth import one_in

TABLES = ("tables", "seats", "checkpoints", "steps", "events", "drafts", "outbox")


class Crashes:
    """Copies the database file before every statement: what a crash there would leave."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.copies: list[Path] = []
        self.statements: list[str] = []

    def __call__(self, statement: str) -> None:
        folder = self.path.parent / f"crash{len(self.copies)}"
        folder.mkdir()
        for file in self.path.parent.glob(f"{self.path.name}*"):
            shutil.copy(file, folder / file.name)
        self.copies.append(folder / self.path.name)
        self.statements.append(statement.split()[0])


async def trace(bot: Bot, callback: Crashes | None) -> None:
    assert isinstance(bot.store, SQLite)
    await bot.store.writer.run(sqlite3.Connection.set_trace_callback, callback)


async def everything(bot: Bot) -> list[object]:
    return [await bot.rows(table) for table in TABLES]


async def crashes_during_a_move(path: Path) -> tuple[Crashes, list[object], list[object]]:
    """A move with all that a move can have: answers, events, a checkpoint, a draft, things to say."""
    async with started(path) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA)
        ask = (await bot.seen(info.id, BIA)).asks[1]
        await moves.draft(bot.context, info.id, BIA.id, ask, {"page": 1})
        before = await everything(bot)
        crashes = Crashes(path)
        await trace(bot, crashes)
        await bot.plan(info.id, BIA)
        await trace(bot, None)
        return crashes, before, await everything(bot)


async def test_after_a_crash_a_move_is_there_whole_or_not_at_all(database: Path) -> None:
    crashes, before, after = await crashes_during_a_move(database)
    assert [one == other for one, other in zip(before, after, strict=True)] == [False] * len(TABLES)
    assert (crashes.statements[0], crashes.statements[-1]) == ("BEGIN", "COMMIT")
    assert len(crashes.copies) > 15
    for copy in crashes.copies:
        async with started(copy) as bot:
            assert await everything(bot) == before


async def test_after_a_crash_the_game_goes_on_and_what_was_not_said_is_said(database: Path) -> None:
    crashes, _, _ = await crashes_during_a_move(database)
    async with started(crashes.copies[len(crashes.copies) // 2], workers=True) as bot:
        await bot.outbox.idle()
        told = ["lobby", "lobby", "notice", "panel", "private", "private"]  # the last says that it is sealed
        assert bot.voice.kinds() == told
        await bot.plan(1, BIA)
        assert (await bot.seen(1, BIA)).n == 2


@pytest.mark.parametrize("table", TABLES)
async def test_a_statement_that_fails_undoes_the_whole_move(database: Path, table: str) -> None:
    async with started(database) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA)
        ask = (await bot.seen(info.id, BIA)).asks[1]
        await moves.draft(bot.context, info.id, BIA.id, ask, {"page": 1})
        before = await everything(bot)
        kind = {"tables": "UPDATE", "seats": "UPDATE", "drafts": "DELETE"}.get(table, "INSERT")
        raising = "BEGIN SELECT RAISE(ABORT, 'broken'); END"
        await bot.execute(f"CREATE TRIGGER broken BEFORE {kind} ON {table} {raising}")
        with pytest.raises(sqlite3.IntegrityError):
            await bot.plan(info.id, BIA)
        assert await everything(bot) == before
        await bot.execute("DROP TRIGGER broken")
        await bot.plan(info.id, BIA)
        assert (await bot.seen(info.id, BIA)).n == 2


@pytest.mark.parametrize(("number", "game"), one_in(3, product(range(3), ALL)))
async def test_what_the_memory_holds_is_what_the_database_holds(
    database: Path, number: int, game: str
) -> None:
    """Random answers, drafts and undone answers; after each, a fresh start sees the same."""
    dice = Dice(f"restarts {number}")
    async with started(database) as kept:
        people = PEOPLE[: ALL[game].seats[0]]
        info = await kept.table(*people, game=game)
        for _ in range(30):
            await random_press(kept, info.id, people[dice.below(len(people))], dice)
            async with started(beside=kept) as fresh:
                for reader in (*(person.id for person in people), None):
                    one = await reading.seen(kept.context, info.id, reader)
                    other = await reading.seen(fresh.context, info.id, reader)
                    assert (one.asks, one.n, one.news, one.table) == (
                        other.asks,
                        other.n,
                        other.news,
                        other.table,
                    )
                    assert (one.look.view, one.locked, one.draft) == (
                        other.look.view,
                        other.locked,
                        other.draft,
                    )
            if one.table.status == "over":
                break


async def random_press(bot: Bot, table_id: int, person: Person, dice: Dice) -> None:
    """An answer, a draft or an undo by somebody; refusals change nothing."""
    seen = await bot.seen(table_id, person)
    try:
        if dice.below(5) == 0:
            await moves.undo(bot.context, table_id, person.id)
        elif seen.decision is not None and dice.below(5) == 0:
            await moves.draft(
                bot.context, table_id, person.id, seen.asks[seen.seat or 0], {"page": dice.below(9)}
            )
        elif seen.decision is not None:
            await bot.answer(table_id, person, seen.decision.sample(dice))
    except Rejected:
        return


async def test_what_a_crash_left_beside_the_file_is_not_for_others_either(tmp_path: Path) -> None:
    path, left = tmp_path / "here" / "taverna.db", tmp_path / "left"
    async with started(path) as bot:
        await bot.table(ANA, BIA)
        shutil.copytree(path.parent, left)
    beside = [left / f"{path.name}{suffix}" for suffix in ("-wal", "-shm")]
    for each in beside:
        each.chmod(0o644)
    async with started(left / path.name):
        assert [each.stat().st_mode & 0o077 for each in beside] == [0, 0]
