"""Direct messages to the bot are answered, but not each of many."""

from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import pytest

from bot.discord.learning import written
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.request import Runtime
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from tests.bot.discord.speaking import ANA, BIA, begun


@pytest.fixture
def write_to() -> AsyncMock:
    return AsyncMock()


@pytest.fixture
def strict(runtime: Runtime, write_to: AsyncMock) -> Runtime:
    """Return a bot whose budgets are those of the product, and whose clock stands still."""
    return replace(runtime, budgets=Budgets(lambda: 0.0), poster=Mock(write_to=write_to))


async def test_of_many_messages_one_is_answered(strict: Runtime, write_to: AsyncMock) -> None:
    for _ in range(20):
        await written.answer(strict, ANA.id)
    await written.answer(strict, BIA.id)
    assert [call.args[0] for call in write_to.await_args_list] == [ANA.id, BIA.id]


async def test_help_is_offered_to_whom_a_table_waits_for(
    strict: Runtime, context: Context, write_to: AsyncMock
) -> None:
    await begun(context)
    labels = []
    for user in (ANA.id, 99):
        await written.answer(strict, user)
        screen = write_to.await_args_list[-1].args[1]
        labels.append([item.label for item in screen.walk_children() if hasattr(item, "label")])
    assert labels == [["Help", "Another lesson", "Open a table"], ["Another lesson", "Open a table"]]


@pytest.mark.parametrize("error", [Rejected(Text(key="discord.refused.closed-dm")), RuntimeError("secret")])
async def test_an_answer_that_cannot_be_sent_stops_nothing(
    strict: Runtime, write_to: AsyncMock, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    write_to.side_effect = error
    await written.answer(strict, ANA.id)
    assert ("was not answered" in caplog.text) == isinstance(error, RuntimeError)
    assert "secret" not in caplog.text
