"""The whole bot: what it tells its operator at the start, the page for Prometheus, and its addresses.

And what runs in the background while it works, and ends with it.
"""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.http import Route
from discord.webhook import async_

from bot import app, served
from bot.app import Watch
from bot.discord.client import Client
from bot.discord.connection import REMEDIES
from bot.discord.errors import unhandled
from bot.discord.requests.budgets import Budgets
from bot.discord.requests.permissions import invitation
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.pictures import Pictures
from bot.sandbox import opening
from bot.settings import Settings
from bot.table.delivery.outbox import Outbox
from bot.table.model import NO_QUOTAS, Shards
from bot.table.play.computers import Computers
from bot.table.runtime.studies import Studies, Thinker
from bot.table.storage.database import InUse
from bot.table.storage.store import Store
from bot.unstartable import Unstartable
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.discord.delivery.test_messages import refused
from tests.bot.metrics.test_metrics import HERE, numbers, page
from tests.bot.table.scene import started

DISCORD = "https://discord.com/api/v10"
WATCH = Watch(pending=lambda: 4, listen=HERE)


def test_each_game_that_is_left_out_is_a_line_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "LEFT_OUT", {"ferry": "ferry: no palette", "raft": "raft: no such package"})
    app._load_games()
    gc.unfreeze()
    assert [(record.levelname, record.getMessage()) for record in caplog.records] == [
        ("ERROR", "a game is left out: ferry: no palette"),
        ("ERROR", "a game is left out: raft: no such package"),
    ]


async def test_the_page_for_prometheus_has_what_the_bot_knows_now(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    client: Any = SimpleNamespace(is_connected=lambda: True)
    outbox: Any = SimpleNamespace(age=7.5)
    async with started() as bot:
        async with served.metrics(None, bot.context, client, outbox, WATCH.pending):
            assert "metrics" not in caplog.text, "nobody has asked for it"
        async with served.metrics(WATCH.listen, bot.context, client, outbox, WATCH.pending):
            [url] = [record.args[0] for record in caplog.records if record.msg == "metrics: %s"]  # type: ignore[index]
            found = await numbers(str(url))
            assert (found["connected"], found["outbox_age_seconds"], found["pictures_pending"]) == (1, 7.5, 4)
            client.is_connected, outbox.age = (lambda: False), 0.5
            found = await numbers(str(url))
            assert (found["connected"], found["outbox_age_seconds"]) == (0, 0.5)
            assert (await page(str(url)))[0] == 200


async def test_a_bot_whose_page_has_no_place_does_not_start_and_says_why() -> None:
    nobody: Any = SimpleNamespace()
    async with started() as bot:
        elsewhere = "203.0.113.1", 9464  # an address that no machine has
        with pytest.raises(Unstartable, match=r"^TAVERNA_METRICS: 203.0.113.1:9464: ") as problem:
            async with served.metrics(elsewhere, bot.context, nobody, nobody, int):
                raise AssertionError("it listens")
        assert not problem.value.lasting, "the address may come with the network: a new start may help"


@pytest.mark.parametrize(
    ("given", "everything", "answers"),
    [
        ({}, DISCORD, DISCORD),
        ({"discord_api": "http://double/"}, "http://double/api/v10", "http://double/api/v10"),
        ({"rest": "http://proxy/"}, "http://proxy/api/v10", DISCORD),
    ],
)
async def test_the_bot_talks_to_discord_or_the_given_address_and_past_a_proxy(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: dict[str, str], everything: str, answers: str
) -> None:
    found: list[tuple[str, str]] = []

    async def occupied(database: Path, *more: object, shards: object) -> None:
        found.append((Route.BASE, async_.Route.BASE))  # type: ignore[attr-defined]
        raise InUse(f"{database} is in use")

    monkeypatch.setattr(app, "Store", SimpleNamespace(open=occupied))
    monkeypatch.setattr(app, "_stopping", lambda: None)
    settings = Settings.from_environment().model_copy(update={"cache": tmp_path / "cache", **given})
    with pytest.raises(InUse):
        await app.run(settings, "token")
    assert found == [(everything, answers)]
    assert Route.BASE == DISCORD


# --- the start and the end -------------------------------------------------------------------------------

ENGLISH = Words("en")
INVITED = ENGLISH.say(Text(key="discord.invite", args={"url": invitation(5)})) + "\n"


@pytest.mark.parametrize(
    ("words", "application", "new", "servers", "said"),
    [
        (ENGLISH, 5, True, 1, INVITED),
        (ENGLISH, 5, True, 0, INVITED),
        (ENGLISH, 5, False, 0, INVITED),
        (ENGLISH, 5, False, 1, ""),
        (ENGLISH, None, True, 0, ""),
        (None, 5, True, 0, ""),
    ],
)
async def test_who_may_still_have_to_invite_the_bot_reads_where(
    words: Words | None,
    application: int | None,
    new: bool,
    servers: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO")
    ready = asyncio.Event()
    it: Any = SimpleNamespace(wait_until_ready=ready.wait, guilds=["x"] * servers, application_id=application)
    greeting = asyncio.create_task(app._greet(it, words, new=new))
    await asyncio.sleep(0)
    assert not caplog.messages
    ready.set()
    await greeting
    assert capsys.readouterr().out == said
    assert caplog.messages == [f"connected; servers: {servers}"]


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
    async def login(token: str) -> None:
        raise error

    with pytest.raises(Unstartable, match=f"^Discord {why}") as problem:
        await app._log_in(cast(Any, SimpleNamespace(login=login)), "abc", asyncio.Event())
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
    async def connect() -> None:
        raise error

    with pytest.raises(Unstartable) as problem:
        await app.connected(cast(Any, SimpleNamespace(connect=connect)), asyncio.Event())
    assert str(problem.value) == f"Discord has ended the connection for good{why}"


async def test_it_stays_connected_until_it_is_told_to_stop() -> None:
    stopped, left = asyncio.Event(), asyncio.Event()

    async def connect() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            left.set()

    online = asyncio.create_task(app.connected(cast(Any, SimpleNamespace(connect=connect)), stopped))
    for _ in range(5):
        await asyncio.sleep(0)
    assert not online.done()
    stopped.set()
    await online
    await left.wait()


def test_a_folder_that_can_not_be_written_is_one_line(tmp_path: Path) -> None:
    app._make_folder(tmp_path / "new" / "folder")
    assert [*(tmp_path / "new" / "folder").iterdir()] == []
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unstartable, match=r"/file: can't be written: File exists$"):
        app._make_folder(tmp_path / "file")


@pytest.mark.parametrize("ill", [True, False])
def test_whoever_watches_learns_of_the_pictures(ill: bool) -> None:
    settings = Settings.from_environment().model_copy(update={"metrics": HERE})
    watch = app._watch(settings, cast(Any, SimpleNamespace(ill=ill, pending=3)))
    assert ([*watch.ill()], watch.pending(), watch.listen) == (["pictures"] * ill, 3, HERE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_when_it_is_told_to_and_logs_no_secret_meanwhile(number: signal.Signals) -> None:
    loop = asyncio.get_running_loop()
    stopped = app._stopping()
    try:
        assert loop.get_exception_handler() is unhandled
        assert not stopped.is_set()
        signal.raise_signal(number)
        await stopped.wait()
    finally:
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(each)


# --- at work ---------------------------------------------------------------------------------------------

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
    more: Any = {"budgets": Budgets(), "quotas": NO_QUOTAS, "shards": shards}
    async with app.at_work("abc", store, {"bellum": GAMES["bellum"]}, pictures, known, 7, **more) as client:
        all_of_it = ALWAYS | ({"keep_packing"} if lead else set())
        assert background() == all_of_it
        assert announced == [(known, 7, lead)]
        assert client._tree.get_command("hand") is not None
        assert retired == []
    assert retired == [all_of_it], "nobody is left without an answer"
    assert background() == set()
    assert sorted(stopped) == sorted(part.__name__ for part in PARTS)
    await store.close()


# --- the sandbox -----------------------------------------------------------------------------------------


async def test_without_a_token_the_same_bot_runs_against_the_sandbox(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[tuple[Settings, str]] = []

    @asynccontextmanager
    async def opened(folder: Path, port: int, extend: object) -> AsyncIterator[SimpleNamespace]:
        if port == 1:
            raise opening.CannotOpen(Text(key="sandbox.port-taken", args={"host": "here", "port": "1"}))
        yield SimpleNamespace(url=f"http://here:{port}", token="sand")

    async def run(settings: Settings, token: str, ready: object) -> None:
        ran.append((settings, token))

    monkeypatch.setattr(opening, "open_sandbox", opened)
    monkeypatch.setattr(app, "run", run)
    mine: dict[str, object] = {
        "sandbox": tmp_path / "sand",
        "sandbox_port": 2,
        "guild": 7,
        "rest": "http://x",
    }
    settings = Settings.from_environment().model_copy(update=mine)
    await app.play_in_sandbox(settings, ENGLISH)
    [(used, token)] = ran
    assert (token, used.discord_api, used.guild, used.rest) == ("sand", "http://here:2", None, None)
    assert used.database == tmp_path / "sand" / "taverna.db"
    said = ENGLISH.say(Text(key="discord.sandbox", args={"url": "http://here:2"}))
    assert capsys.readouterr().out == f"{said}\n"
    with pytest.raises(Unstartable) as problem:
        await app.play_in_sandbox(settings.model_copy(update={"sandbox_port": 1}), ENGLISH)
    taken = Text(key="sandbox.port-taken", args={"host": "here", "port": "1"})
    assert str(problem.value) == ENGLISH.say(taken)
