"""Messages that are kept to edit them later."""

from dataclasses import replace

from bot.table.delivery import posted_messages
from bot.table.model import Posted
from tests.bot.table.scene import ANA, BIA, started


async def test_messages_are_remembered_by_kind_and_seat() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA)
        panel, private = Posted("panel", None, 5, 6), Posted("private", 1, 7, 8)
        for message in (panel, private):
            await posted_messages.keep(it.context, info.id, message)
        moved = replace(panel, message_id=9)
        await posted_messages.keep(it.context, info.id, moved)
        assert await posted_messages.find(it.context, info.id, "panel") == moved
        assert await posted_messages.find(it.context, info.id, "private", 1) == private
        assert await posted_messages.find(it.context, info.id, "private", 0) is None
        await posted_messages.drop(it.context, info.id, "private", 1)
        assert await posted_messages.find(it.context, info.id, "private", 1) is None
