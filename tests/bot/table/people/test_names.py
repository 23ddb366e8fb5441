"""A person's new name reaches the tables where they sit, and no other."""

from dataclasses import replace

from bot.table.jobs import ShowPanel
from bot.table.learning import lessons
from bot.table.people import names
from tests.bot.table.scene import ANA, BIA, CHANNEL, GUILD, Bot

ANITA = replace(ANA, name="Anita")


async def test_all_tables_of_the_server_call_a_person_by_the_new_name(bot: Bot) -> None:
    here, there = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=CHANNEL + 1)
    await names.follow(bot.context, ANITA, GUILD)
    for table in (here, there):
        assert (await bot.seen(table.id, BIA)).table.names == ("Anita", "Bia")


async def test_a_nickname_of_another_server_stays_there(bot: Bot) -> None:
    here, there = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=CHANNEL + 1, guild=GUILD + 1)
    await names.follow(bot.context, ANITA, GUILD + 1)
    assert (await bot.seen(here.id, ANA)).table.names == ("Ana", "Bia")
    assert (await bot.seen(there.id, ANA)).table.names == ("Anita", "Bia")


async def test_the_panel_is_shown_again_once(live: Bot) -> None:
    await live.table(ANA, BIA)
    await live.hush()
    for _ in range(3):
        await names.follow(live.context, ANITA, GUILD)
    await live.outbox.idle()
    assert [queued.job for queued in live.voice.said] == [ShowPanel()]


async def test_a_new_name_reaches_a_lesson_in_direct_messages_and_no_server(bot: Bot, table: int) -> None:
    lesson = await lessons.begin(bot.context, CHANNEL + 1, ANA, "toy", "en")
    await names.follow(bot.context, ANITA, None)
    assert (await bot.seen(lesson.id, ANA)).table.names[0] == "Anita"
    assert (await bot.seen(table, ANA)).table.names == ("Ana", "Bia")
