"""The heartbeat, and the eye for what another program changes in the bot's database."""

from pathlib import Path

from bot.table import archive
from bot.table.heart import Heart
from bot.table.occupied import SUFFIX, occupied
from tests.bot.table.scene import ANA, BIA, Bot, bot


async def said(house: Bot) -> list[str]:
    await house.outbox.idle()
    texts = [job.text.key for job in house.voice.said if job.text]
    house.voice.said.clear()
    return texts


async def test_the_heart_beats_in_one_row() -> None:
    async with bot() as house:
        connected = [True, False]
        heart = Heart(house.tables, lambda: connected.pop(0))
        start = int(house.clock.now)
        for _ in range(2):
            house.clock.now += 60
            await heart.beat()
        assert await house.rows("heartbeat", "started, at, connected") == [(start, start + 120, 0)]


async def test_what_another_program_wants_to_be_said_is_said(tmp_path: Path) -> None:
    path = tmp_path / "taverna.db"
    async with bot(path, workers=True) as house, bot(path) as other:
        heart = Heart(house.tables, lambda: True)
        table = (await house.table(ANA, BIA)).id
        await said(house)
        await heart.look()
        await archive.freeze(other.tables.desk, table)
        assert await said(house) == []
        await heart.look()
        assert await said(house) == ["table.notice.held"]
        await archive.thaw(other.tables.desk, table)
        await heart.look()
        assert await said(house) == ["table.notice.thawed"]


async def test_what_the_bot_itself_writes_is_no_news(tmp_path: Path) -> None:
    async with bot(tmp_path / "taverna.db") as house:
        heart = Heart(house.tables, lambda: True)
        await heart.look()
        table = (await house.table(ANA, BIA)).id
        told: list[int] = []
        house.tables.desk.changed.append(told.append)
        await heart.look()
        assert told == []
        assert await house.rows(f"outbox WHERE table_id = {table}", "id")


def test_the_lock_ends_with_its_block(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "taverna.db"
    for _ in range(2):
        with occupied(database):
            assert database.with_name(f"{database.name}{SUFFIX}").exists()
