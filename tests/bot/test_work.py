"""The bot at work: why it can't begin, when it ends, and what runs in the background meanwhile."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot import work
from bot.discord.client import Client
from bot.discord.connection import REMEDIES
from bot.discord.requests.budgets import Budgets
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.pictures import Pictures
from bot.table.delivery.outbox import Outbox
from bot.table.model import NO_QUOTAS, Shards
from bot.table.play.computers import Computers
from bot.table.runtime.studies import Studies, Thinker
from bot.table.storage.store import Store
from bot.unstartable import Unstartable
from rules.games import GAMES
from tests.bot.discord.delivery.test_messages import refused

TOKEN, NETWORK = "refuses the token in DISCORD_TOKEN", "can't be reached"


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (discord.LoginFailure(), TOKEN),
        (refused(503, 0), NETWORK),
        (aiohttp.ClientError(), NETWORK),
        (OSError(), NETWORK),
        (TimeoutError(), NETWORK),
    ],
)
async def test_why_it_can_not_log_in_is_one_line(error: Exception, why: str) -> None:
    with pytest.raises(Unstartable, match=f"^Discord {why}") as problem:
        await work._log_in(
            cast(Any, SimpleNamespace(login=AsyncMock(side_effect=error))), "abc", asyncio.Event()
        )
    assert "\n" not in str(problem.value)


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(cast(Any, SimpleNamespace(close_code=code)), shard_id=None)


def unauthorized() -> Exception:
    """The token was reset after the login."""
    error: Exception = cast(Any, discord.GatewayNotFound)()
    error.__cause__ = refused(401, 0)
    return error


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (closed(4004), " (code 4004): is the token still right?"),
        (closed(4010), " (code 4010): there is no such shard: correct TAVERNA_SHARDS"),
        (closed(4012), " (code 4012): this version of its gateway is no longer served: update the bot"),
        (closed(4013), " (code 4013): it does not know an intent that the bot asks for: update the bot"),
        (discord.PrivilegedIntentsRequired(0), f" (code 4014): {REMEDIES[4014]}"),
        (closed(4999), " (code 4999)"),
        (cast(Any, discord.GatewayNotFound)(), ""),
        (unauthorized(), " (code 4004): is the token still right?"),
    ],
)
async def test_why_discord_has_ended_the_connection_is_one_line(error: Exception, why: str) -> None:
    with pytest.raises(Unstartable) as problem:
        await work.connected(
            cast(Any, SimpleNamespace(connect=AsyncMock(side_effect=error))), asyncio.Event()
        )
    assert str(problem.value) == f"Discord has ended the connection for good{why}"


async def test_it_stays_connected_until_it_is_told_to_stop() -> None:
    stopped, left = asyncio.Event(), asyncio.Event()

    async def connect() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            left.set()

    online = asyncio.create_task(work.connected(cast(Any, SimpleNamespace(connect=connect)), stopped))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not online.done()
    stopped.set()
    await online
    await left.wait()


ALWAYS = {
    *("Reminders.run", "Heartbeat.run", "keep_checking", "keep_listening"),
    *("Meetings.run", "Rounds.run", "DiscordVoice.catch_up", "keep_uploaded"),
}


def background() -> set[str]:
    """Return the work that runs besides the test; the tasks of other parts have no names of their own."""
    return {name for task in asyncio.all_tasks() if not (name := task.get_name()).startswith("Task-")}


PARTS = (Studies, Thinker, LatePictures, Outbox, Computers)


def stops(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record which parts are stopped from now on."""
    stopped: list[str] = []

    def noting(part: Any) -> Any:
        stop = part.stop

        async def noted(self: object) -> None:
            stopped.append(part.__name__)
            await stop(self)

        return noted

    for part in PARTS:
        monkeypatch.setattr(part, "stop", noting(part))
    return stopped


@pytest.mark.parametrize("shards", [None, Shards(0, 0, 2), Shards(1, 1, 2)])
async def test_while_it_works_all_that_goes_on_by_itself_does_and_ends_with_it(
    shards: Shards | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lead, announced, retired = shards is None or shards.lead, [], []

    async def login(client: Client, token: str) -> None:
        await client._async_setup_hook()

    async def announce(client: Client, *what: object, ours: bool) -> None:
        announced.append((*what, ours))

    async def retire(client: Client) -> None:
        retired.append(background())

    stopped = stops(monkeypatch)
    for method in (login, announce, retire):
        monkeypatch.setattr(Client, method.__name__, method)
    pictures = Pictures(cast(Any, login), cast(Any, None), {}, draw_icons=cast(Any, login))
    store, known = await Store.open(None), tmp_path / "commands.json"
    games = {"bellum": GAMES["bellum"]}
    parts = work.Parts("abc", store, games, pictures, known, Budgets(), NO_QUOTAS, guild_id=7, shards=shards)
    async with work.at_work(parts) as client:
        all_of_it = ALWAYS | ({"keep_packing"} if lead else set())
        assert background() == all_of_it
        assert announced == [(known, 7, lead)]
        assert client._tree.get_command("hand") is not None
        assert client.shard_count == (shards and shards.count), "else as many as Discord asks for"
        assert retired == []
    assert retired == [all_of_it], "nobody is left without an answer"
    assert background() == set()
    assert sorted(stopped) == sorted(part.__name__ for part in PARTS)
    await store.close()
