"""The server of these tests."""

from collections.abc import AsyncIterator

import pytest

from bot.table.lobby import servers
from bot.table.lobby.servers import Setup
from tests.bot.table.meeting.server import PLACE, Server
from tests.bot.table.scene import GUILD, Bot


@pytest.fixture
async def server(bot: Bot) -> AsyncIterator[Server]:
    await servers.set_up(bot.context, GUILD, Setup(meeting=PLACE), manages=True)
    yield Server(bot)
