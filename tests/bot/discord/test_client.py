"""Commands that cannot be run, what the bot connects to, and leaving Discord.

Who types a command of an older version is told so: tests/bot/e2e/requests/test_older_commands.py.
"""

import asyncio
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import app_commands

from bot.discord import client as module
from bot.discord.client import Client, Tree
from bot.discord.requests.request import Runtime
from bot.table.model import Shards
from rules.core.text import Text
from rules.core.words import Words

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


async def test_nobody_is_warned_that_it_can_not_speak_aloud(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("warn_nacl", "warn_dave"):
        monkeypatch.setattr(discord.VoiceClient, name, True)
    Client()
    assert caplog.messages == []


async def test_who_types_a_command_of_an_older_version_is_told_so() -> None:
    tree, asked = Tree(discord.Client(intents=discord.Intents.none())), interaction(COMMAND, done=False)
    await tree.on_error(asked, app_commands.CommandNotFound("vote", []))
    [told] = asked.response.send_message.await_args_list
    assert told.kwargs["view"].said == Words("en").say(Text(key="discord.old-command"))
    assert told.kwargs["ephemeral"] is True


async def test_it_leaves_at_once_if_nobody_is_being_answered(runtime: Runtime) -> None:
    it = Client()
    await it.retire()
    it._runtime = runtime
    await it.retire()


async def test_the_bot_waits_for_running_answers_before_leaving_but_not_forever(
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


@pytest.mark.parametrize("ours", [True, False])
async def test_one_process_registers_the_commands_and_leaves_that_when_it_ends(
    ours: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[object] = []

    async def endless(tree: Tree, *given: object) -> bool:
        assert tree.translator is not None
        places.append(given[:3])
        return await asyncio.Event().wait()

    monkeypatch.setattr(module, "keep_registering", endless)
    it = Client()
    await it._async_setup_hook()  # as a login does
    it._connection.application_id = 5
    await it.announce(tmp_path, 7, ours=ours)
    await asyncio.sleep(0)
    assert places == [(tmp_path, 5, 7)] * ours
    await it.close()
    work = it.registering
    assert (work is not None) == ours
    if work is not None:
        for _ in range(3):
            await asyncio.sleep(0)
        assert work.cancelled()
    assert it._tree.translator is not None, "each process answers in every language"


async def test_it_is_connected_while_every_connection_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    it, ready = Client(), Mock(return_value=True)
    monkeypatch.setattr(it, "is_ready", ready)
    up, down = (SimpleNamespace(is_closed=Mock(return_value=closed)) for closed in (False, True))
    for shards, connected in (([up, up], True), ([up, down], False), ([down, down], False)):
        monkeypatch.setattr(Client, "shards", dict(enumerate(shards)))
        assert it.is_connected() is connected
    ready.return_value = False
    monkeypatch.setattr(Client, "shards", {0: up})
    assert not it.is_connected()


@pytest.mark.parametrize("shards", [None, Shards(2, 4, 8)])
async def test_it_opens_its_own_connections_and_notifies_nobody_by_itself(shards: Shards | None) -> None:
    it = Client(shards)
    assert it.shard_ids == ([2, 3, 4] if shards else None)
    assert it.shard_count == (8 if shards else None)
    mentions: Any = it.allowed_mentions
    assert mentions.to_dict() == {"parse": []}
    assert [name for name, wanted in it.intents if wanted] == ["guilds", "dm_messages"]
    assert [*it.cached_messages] == []
    assert it._connection.member_cache_flags == discord.MemberCacheFlags.none()


@pytest.mark.parametrize(
    ("kind", "served"),
    [
        (discord.InteractionType.component, True),
        (discord.InteractionType.modal_submit, True),
        (COMMAND, False),
        (TYPING, False),
    ],
)
async def test_presses_and_forms_are_served_as_soon_as_the_runtime_is_there(
    kind: discord.InteractionType, served: bool, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[object] = []

    async def pressed(*what: object) -> None:
        done.append(what)

    monkeypatch.setattr(module, "pressed", pressed)
    it, press = Client(), interaction(kind, done=False)
    await it.on_interaction(press)
    assert done == []
    it._runtime = runtime
    await it.on_interaction(press)
    assert done == [(runtime, press)] * served
