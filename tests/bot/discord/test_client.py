"""A command that cannot be run. Who typed it is told so: tests/bot/e2e/requests/test_older_commands.py."""

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands

from bot.discord.client import Tree

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
