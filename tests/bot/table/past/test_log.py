"""The log as somebody without a seat reads it where a computer plays, and what a search finds."""

from bot.table.past import log
from bot.table.past.log import Search
from tests.bot.table.scene import ANA, BIA, Bot


async def found(bot: Bot, table: int, reader: int | None, sought: str) -> list[str]:
    """The keys of what a search finds."""
    search = Search(sought, "en", str.casefold)
    page = await log.search(bot.context, table, reader, None, 100, search)
    assert page.count == len(page.entries)
    return [entry.text.key for entry in page.entries]


async def test_who_has_no_seat_does_not_read_what_a_computer_draws(live: Bot) -> None:
    table = (await live.table(ANA, computers=1)).id
    await live.plan(table, ANA)
    await live.computers.idle()
    for reader in (None, 99):
        told = [text.key for _, text in await live.log(table, reader)]
        assert told.count("toy.drew_hidden") == 2
        assert "toy.drew" not in told + await found(live, table, reader, "")
        assert (await live.seen(table, reader)).look.view.hand == []
    assert [text.key for _, text in await live.log(table, ANA.id)].count("toy.drew") == 1
    assert (await found(live, table, ANA.id, "")).count("toy.drew") == 1


async def test_a_search_finds_lines_with_all_of_its_words_in_any_order(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, ["action:rest"])
    whole = await found(bot, table, ANA.id, "")
    assert len(whole) == len(await bot.log(table, ANA.id))
    assert await found(bot, table, ANA.id, "toy.acts.rest") == ["toy.acts.rest"]
    assert await found(bot, table, ANA.id, "rest toy.acts") == ["toy.acts.rest"]
    assert await found(bot, table, ANA.id, "rest nothing") == []
