"""The real bot as a process: how it starts, why it does not, and what it tells Discord."""

import asyncio
import json
import re
import socket
from pathlib import Path
from urllib.parse import parse_qs

import aiohttp
import pytest

from bot.discord.permissions import invited_with
from tests.bot.e2e.process import Process
from tools.driver import City, Person, Place


def lines(process: Process) -> list[str]:
    """Return its lines of output, without those of level INFO."""
    return [line for line in process.log.strip().splitlines() if " INFO " not in line]


@pytest.mark.nightly
async def test_without_a_token_the_sandbox_opens_and_two_lines_say_so(
    process: Process, tmp_path: Path
) -> None:
    process.settings = {
        "DISCORD_TOKEN": "",
        "TAVERNA_DISCORD_API": "",
        "TAVERNA_SANDBOX": str(tmp_path / "sandbox"),
        "TAVERNA_SANDBOX_PORT": "0",
        "LANG": "en_US.UTF-8",
    }
    await process.launch()
    await asyncio.wait_for(spoken(process, "docs/hosting.md"), 20)
    first, second = lines(process)
    assert await process.stop() == 0
    assert (tmp_path / "sandbox" / "taverna.db").exists()
    assert "docs/hosting.md" in second
    [url] = re.findall(r"http://127\.0\.0\.1:[1-9]\d+", first)
    assert not url.endswith(":8450")


@pytest.mark.nightly
async def test_while_discord_refuses_the_login_it_waits_and_can_be_stopped(
    process: Process, city: City
) -> None:
    city.world.fail("GET /users/@me", status=429, times=9, retry_after=3600)
    await process.launch()
    await asyncio.wait_for(spoken(process, "login: again in 3600.0 seconds"), 30)
    assert await process.stop() == 0
    assert "Traceback" not in process.log
    assert [request.path for request in city.world.traffic.requests] == ["/users/@me"]


async def spoken(process: Process, words: str) -> None:
    """Return when the process has written a whole line with these words."""
    while words not in process.log.rpartition("\n")[0]:  # noqa: ASYNC110 - a file tells nobody that it has grown
        await asyncio.sleep(0.05)


@pytest.mark.sqlite
async def test_the_first_start_says_where_to_invite_the_bot(process: Process, city: City) -> None:
    process.settings = {"LANG": "pt_BR.UTF-8"}
    await process.start()
    await asyncio.wait_for(spoken(process, "oauth2"), 20)
    [line] = lines(process)
    assert line.startswith("Convide o bot")
    address = re.findall(r"https://discord\.com/oauth2/authorize\?(\S+)$", line)[0]
    assert parse_qs(address) == {
        "client_id": [str(city.world.bot.id)],
        "scope": ["bot applications.commands"],
        "permissions": [str(invited_with().value)],
    }


@pytest.mark.nightly
async def test_boards_are_served_as_the_settings_say_and_no_secret_is_logged(process: Process) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://localhost:{port}"
    own = {"TAVERNA_WEB": str(port), "TAVERNA_WEB_URL": url, "DISCORD_CLIENT_SECRET": "a-client-secret"}
    process.settings = {**own, "TAVERNA_SEATZ": "3"}
    await process.start()
    await asyncio.wait_for(spoken(process, "connected; servers"), 20)
    assert f"boards in the browser: http://127.0.0.1:{port}, as {url}" in process.log
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/t/1") as answer:
        assert (answer.status, "Log in first" in await answer.text()) == (401, True)
    await process.stop()
    assert "no such setting: TAVERNA_SEATZ: did you mean" in process.log
    assert "a-client-secret" not in process.log
    process.settings = {**own, "TAVERNA_WEB_URL": "http://games.example.org"}
    await process.launch()
    assert await process.ended() == 4, "without TLS it does not start"
    assert lines(process)[-1].startswith("TAVERNA_WEB_URL: ")


@pytest.mark.nightly
@pytest.mark.sqlite
async def test_a_bot_whose_database_is_deleted_ends_with_a_code_of_its_own(process: Process) -> None:
    await process.start()
    (process.folder / "taverna.db").unlink()
    assert await process.ended() == 3
    last = lines(process)[-1]
    assert last == f"{process.folder / 'taverna.db'} was deleted or moved while the bot worked with it"
    assert "Traceback" not in process.log
    await process.launch()
    assert await process.ended() == 1
    assert "This bot's database was lost: " in lines(process)[-1]
    assert not (process.folder / "taverna.db").exists()


@pytest.mark.sqlite
async def test_a_broken_database_is_one_line_and_left_alone(process: Process, tmp_path: Path) -> None:
    database = tmp_path / "taverna.db"
    database.write_bytes(b"this is no database" * 100)
    await process.launch()
    assert await process.ended() == 1
    assert len(lines(process)) == 1
    assert database.read_bytes() == b"this is no database" * 100


NO_PLACE = {"DISCORD_TOKEN": "", "TAVERNA_DISCORD_API": "", "TAVERNA_SANDBOX": "none"}


@pytest.mark.nightly
@pytest.mark.parametrize(
    "settings", [{"TAVERNA_GUILD": "here"}, {"DISCORD_TOKEN": "wrong.token"}, NO_PLACE], ids=str
)
async def test_a_setting_with_which_it_can_not_run_is_one_line(
    process: Process, settings: dict[str, str]
) -> None:
    process.settings = settings
    await process.launch()
    assert await process.ended() == 4
    [line] = lines(process)
    assert next(iter(settings)) in line
    assert "wrong.token" not in line


@pytest.mark.nightly
@pytest.mark.parametrize("settings", [{"TAVERNA_GUILD": "here"}, {"DISCORD_TOKEN": "wrong.token"}], ids=str)
async def test_with_a_log_in_json_the_last_line_is_json_too(
    process: Process, settings: dict[str, str]
) -> None:
    process.settings = {"TAVERNA_LOG_AS": "json", **settings}
    await process.launch()
    assert await process.ended() == 4
    told = [json.loads(line) for line in process.log.splitlines()]
    assert next(iter(settings)) in told[-1]["message"]
    assert told[-1]["level"] == "critical"


@pytest.mark.nightly
async def test_changed_commands_are_registered_and_a_failure_stops_nothing(
    process: Process, city: City, ana: Person, games: Place
) -> None:
    def told() -> int:
        requests = city.world.traffic.requests
        return sum(r.method == "PUT" and r.path.endswith("/commands") for r in requests)

    await process.start()
    await city.world.until(lambda: city.world.state.commands or None, asyncio.sleep(10))
    await process.stop()
    assert told() == 1
    await process.start()
    await process.stop()
    assert told() == 1, "they are the same"

    next(process.folder.rglob("commands.json")).unlink()
    city.world.fail("PUT /applications/*/commands", status=400, code=50035)
    await process.start()
    opened = await ana.command("table open", games, game="Bellum Magica")
    assert not opened.failed
    await process.stop()
    assert "those of the last start stay" in process.log
