"""Messages that are kept to edit them later."""

from dataclasses import replace

from bot.table.delivery import posted_messages
from bot.table.model import Posted
from tests.bot.table.scene import Bot


async def test_messages_are_remembered_by_kind_and_seat(bot: Bot, table: int) -> None:
    panel, private = Posted("panel", None, 5, 6), Posted("private", 1, 7, 8)
    for message in (panel, private):
        await posted_messages.keep(bot.context, table, message)
    moved = replace(panel, message_id=9)
    await posted_messages.keep(bot.context, table, moved)
    assert await posted_messages.find(bot.context, table, "panel") == moved
    assert await posted_messages.find(bot.context, table, "private", 1) == private
    assert await posted_messages.find(bot.context, table, "private", 0) is None
    await posted_messages.drop(bot.context, table, "private", 1)
    assert await posted_messages.find(bot.context, table, "private", 1) is None
