"""The whole bot: what it tells its operator at the start, the page for Prometheus, and its addresses."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord.http import Route
from discord.webhook import async_

from bot import app, served
from bot.discord.errors import unhandled
from bot.discord.permissions import invitation
from bot.sandbox import opening
from bot.settings import Settings
from bot.table.storage.database import InUse
from bot.unstartable import Unstartable
from bot.work import Watch
from rules.core.text import Text
from rules.core.words import Words
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
