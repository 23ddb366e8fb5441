"""Databases of every schema that was ever shipped open, lose nothing, and are played on."""

import logging
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.table import reading
from bot.table.following import REMINDED
from bot.table.lobby import archive
from bot.table.model import Person, TableInfo
from bot.table.past import film, finished, history
from bot.table.people import profiles
from bot.table.play import moves, sharp
from bot.table.runtime.child import Thread
from bot.table.runtime.studies import Thinker
from bot.table.seats import seats
from bot.table.storage.engines.schema import applied_schemas, known_schemas
from bot.table.storage.engines.sqlite import DIALECT
from bot.table.storage.store import Store
from bot.table.votes import deciding
from rules.core.rng import Dice
from rules.core.search.halving import Effort
from rules.games import GAMES
from tests.bot.table.scene import ANA, CAL, PEOPLE, Bot, started
from tests.bot.table.storage.shipped import FILES, FOLDER, play, unpack
from tests.bot.table.storage.tomorrow import tomorrow
from tests.depth import LONG, one_in

ANSWERS = 20 if LONG else 6
EFFORT = 1  # second's worth of playouts
HELD = ("tables", "seats", "people", "(SELECT n FROM steps UNION ALL SELECT n FROM gone)")  # at all times
DAY = 24 * 3600


@pytest.fixture(
    params=one_in(5, [None, *reversed(FILES)]),
    ids=lambda file: file.name.removesuffix(".db.xz") if file else "tomorrow",
)
async def shipped(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A database as it was left by the bot of its time, or by the next one, which today's bot survives."""
    file: Path | None = request.param
    path = unpack(file or FILES[-1], tmp_path / "taverna.db")
    if file is None:
        with tomorrow(tmp_path):
            await (await Store.open(path)).close()
    return path


@pytest.fixture
async def bot(
    shipped: Path, unfolded: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Bot]:
    """Today's bot on it, which has nothing to complain of, and looks ahead but a little."""
    monkeypatch.setattr(sharp, "effort_of", lambda game, seconds: Effort(2, 2, game.foresight.horizon))
    async with started(shipped, GAMES) as bot:
        bot.context.thinker = Thinker(Thread(GAMES), EFFORT)
        await bot.computers.start()
        bot.clock.now = max(info.since for info in await infos(bot)) + 3600
        yield bot
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR] == []


async def infos(bot: Bot, *statuses: str) -> list[TableInfo]:
    """All tables, or those of these statuses."""
    found = [await reading.info(bot.context, row[0]) for row in await bot.rows("tables", "id")]
    return [info for info in found if info is not None and (not statuses or info.status in statuses)]


def sitting(info: TableInfo) -> list[Person]:
    return [person for person in PEOPLE if info.seat_of(person.id) is not None]


def test_todays_schema_has_its_file(tmp_path: Path) -> None:
    name = f"{max(known_schemas()):04}.db.xz"
    assert name in {file.name for file in FILES}, f"make {name}: python -m tests.bot.table.storage.shipped"
    with closing(sqlite3.connect(unpack(FOLDER / name, tmp_path / name))) as db:
        applied = applied_schemas(db, DIALECT)
    assert applied == known_schemas(), f"{name} was made before a migration of a lower number"


async def test_nothing_is_lost(shipped: Path) -> None:
    with closing(sqlite3.connect(shipped)) as db:
        before = [db.execute(f"SELECT COUNT(*) FROM {rows}").fetchone() for rows in HELD]
    async with started(shipped, GAMES) as bot:
        assert [(await bot.rows(rows, "COUNT(*)"))[0] for rows in HELD] == before
        assert await bot.store.read(applied_schemas, DIALECT) >= known_schemas()
        assert await profiles.has_closed_dm(bot.context, CAL.id)
        assert not await infos(bot, "frozen")
        assert "bellum" in {info.game for info in await infos(bot, "running")}


async def test_what_was_to_be_said_is_said(bot: Bot) -> None:
    await bot.outbox.start()
    await bot.outbox.idle()
    assert bot.voice.said
    assert await bot.rows("outbox") == []


async def test_what_is_due_is_done(bot: Bot) -> None:
    assert {kind for (kind,) in await bot.rows("reminders", "kind")} <= REMINDED.keys()
    await bot.after(15 * DAY)  # a lobby lapses, clocks end, people are called upon
    assert not await infos(bot, "lobby", "frozen")


async def test_the_past_is_read(bot: Bot) -> None:
    for info in await infos(bot, "running", "over"):
        for reader in (*(person.id for person in sitting(info)), None):
            assert await bot.log(info.id, reader)
            newest = await history.moment(bot.context, info.id, reader)
            first = await history.moment(bot.context, info.id, reader, 0)
            assert (newest.shown, first.shown) == (newest.step, 0), "a position that today's rules can't run"
            assert (await bot.seen(info.id, reader)).n >= newest.step
    for info in await infos(bot, "over"):
        assert await film.stills(bot.context, info.id, ANA.id)
        assert (await finished.recorded(bot.context, info.id, ANA.id)).result == info.result
        verdict = await finished.verified(bot.context, info.id, ANA.id)
        assert (verdict.hashed, verdict.fair) == (True, True)


async def test_it_is_played_on(bot: Bot) -> None:
    dice = Dice("played on")
    for info in await infos(bot, "archived"):
        await archive.reopen(bot.context, info.id, ANA.id)
    for info in await infos(bot, "lobby"):
        await moves.start_table(bot.context, info.id, ANA.id)
    for info in await infos(bot, "running"):
        await take_up(bot, info)
        await play(bot, info.id, ANSWERS, dice)


async def take_up(bot: Bot, info: TableInfo) -> None:
    """Cal comes back to the seat that was left, and what Bia proposed to take back is taken back."""
    if CAL.id in {player.former for player in info.seats}:
        await seats.take(bot.context, info.id, CAL)
    for proposal in await deciding.shown(bot.context, info.id):
        if proposal.ended is None and proposal.kind == "rewind":
            await bot.agree(info.id, proposal.number, ANA)
            assert (await bot.seen(info.id)).n == proposal.step_no
