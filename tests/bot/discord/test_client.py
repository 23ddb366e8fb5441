"""Commands that cannot be run, and leaving Discord.

Who types a command of an older version is told so: tests/bot/e2e/requests/test_older_commands.py.
"""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands

from bot.discord import client as module
from bot.discord.client import Client, Tree
from bot.discord.requests.request import Runtime

COMMAND, TYPING = discord.InteractionType.application_command, discord.InteractionType.autocomplete


def interaction(kind: discord.InteractionType, *, done: bool) -> Any:
    response = SimpleNamespace(is_done=Mock(return_value=done), send_message=AsyncMock())
    return SimpleNamespace(type=kind, locale=discord.Locale.american_english, response=response)


@pytest.mark.parametrize(("kind", "done"), [(COMMAND, True), (TYPING, False)])
async def test_nothing_is_said_where_nothing_can_be_said(
    kind: discord.InteractionType, done: bool, caplog: pytest.LogCaptureFixture
) -> None:
    tree, asked = Tree(discord.Client(intents=discord.Intents.none())), interaction(kind, done=done)
    with caplog.at_level(logging.ERROR):
        await tree.on_error(asked, app_commands.CommandNotFound("vote", []))
    assert "a command could not be run: CommandNotFound" in caplog.text
    assert asked.response.send_message.await_count == 0


async def test_whoever_is_still_being_answered_when_the_bot_leaves_is_waited_for_but_not_for_ever(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "FAREWELL", 0.05)
    it, free = Client(), asyncio.Event()
    it._runtime = runtime
    quick, endless = (asyncio.create_task(event.wait()) for event in (free, asyncio.Event()))
    runtime.serving.update({quick, endless})
    asyncio.get_running_loop().call_later(0.01, free.set)
    await it.retire()
    assert quick.result()
    assert endless.cancelled()
