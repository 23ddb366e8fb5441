"""A command that can't even be run."""

import logging
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands

from bot.discord.client import Tree

CHANGED = "This command has changed. Type it again from the beginning"
COMMAND, TYPING = discord.InteractionType.application_command, discord.InteractionType.autocomplete


def interaction(kind: discord.InteractionType, *, done: bool) -> Any:
    response = SimpleNamespace(is_done=Mock(return_value=done), send_message=AsyncMock())
    return SimpleNamespace(type=kind, locale=discord.Locale.american_english, response=response)


@pytest.mark.parametrize(
    ("kind", "done", "told"), [(COMMAND, False, 1), (COMMAND, True, 0), (TYPING, False, 0)]
)
async def test_who_types_a_command_of_an_older_version_is_told_so_alone(
    kind: discord.InteractionType, done: bool, told: int, caplog: pytest.LogCaptureFixture
) -> None:
    tree, asked = Tree(discord.Client(intents=discord.Intents.none())), interaction(kind, done=done)
    with caplog.at_level(logging.ERROR):
        await tree.on_error(asked, app_commands.CommandNotFound("vote", []))
    assert "a command could not be run: CommandNotFound" in caplog.text
    assert asked.response.send_message.await_count == told
    for call in asked.response.send_message.await_args_list:
        assert call.kwargs["ephemeral"] is True
        assert CHANGED in f"{call.kwargs['view'].to_components()}"
