"""A server that plays series, for the tests of this folder."""

import pytest

from tests.bot.table.scene import Bot
from tests.bot.table.series.league import League


@pytest.fixture
def league(bot: Bot) -> League:
    return League(bot)
