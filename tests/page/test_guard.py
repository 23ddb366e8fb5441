"""Access to the sandbox, and what it makes of nonsense. No browser: attackers need none."""

import asyncio
import json
import socket
from collections.abc import Mapping
from itertools import product
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from bot.sandbox.opening import CannotOpen, Sandbox, open_sandbox
from bot.sandbox.page.doing import ACTIONS
from bot.sandbox.world import posting
from rules.core.words import Words

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest_asyncio.fixture(loop_scope="session")
async def ana(sandbox: Sandbox) -> str:
    return str(sandbox.page_state.people[0].id)


async def fetch(
    sandbox: Sandbox, method: str, path: str, headers: Mapping[str, str] | None = None, body: str = ""
) -> tuple[int, str]:
    """Send a request as it is written, dots and all; gives the status and the text."""
    host = sandbox.url.removeprefix("http://")
    sent = {"Host": host, "Connection": "close", "Content-Length": str(len(body.encode())), **(headers or {})}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items()), "", body]
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port))) as wire:
        wire.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(wire, "\r\n".join(lines).encode())
        read = b""
        while part := await loop.sock_recv(wire, 65536):
            read += part
    head, _, rest = read.partition(b"\r\n\r\n")
    return int(head.split()[1]), rest.decode(errors="replace")


STRANGERS: dict[str, dict[str, str]] = {
    "another name for this machine": {"Host": "evil.example:{port}"},
    "no port": {"Host": "127.0.0.1"},
    "another port": {"Host": "127.0.0.1:1"},
    "another page": {"Origin": "https://evil.example"},
    "a page without a place": {"Origin": "null"},
    "another port's page": {"Origin": "http://127.0.0.1:1"},
    "a picture in another page": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
}


PATHS = "/", "/page/start", "/api/v10/gateway", "/gateway", "/page/feed?as=1"


@pytest.mark.parametrize("headers", STRANGERS.values(), ids=STRANGERS.keys())
async def test_strangers_are_refused_and_answer_for_nobody_at_the_board(
    sandbox: Sandbox, ana: str, headers: dict[str, str]
) -> None:
    port = sandbox.url.rsplit(":", 1)[1]
    given = {name: value.format(port=port) for name, value in headers.items()}
    for path in PATHS:
        status, words = await fetch(sandbox, "GET", path, given)
        assert (status, "people" in words) == (403, False), path
    typed, body = {"Content-Type": "application/json"}, json.dumps({"ask": "x", "answer": []})
    at_board = [
        (await fetch(sandbox, "POST", f"/board/t/1/answer?as={ana}", typed | more, body))[0]
        for more in (given, {})
    ]
    assert at_board == [403, 503]  # its own page is let in, where no bot is at work yet


async def test_a_strangers_form_does_nothing(sandbox: Sandbox, ana: str) -> None:
    channel = next(iter(sandbox.page_state.world.state.channels))
    body = json.dumps({"as": ana, "channel": str(channel), "words": "spam"})
    for origin, expected in (("https://evil.example", 403), (sandbox.url, 200)):
        before = len(sandbox.page_state.world.state.messages)
        status, _ = await fetch(
            sandbox, "POST", "/page/do/write", {"Origin": origin, "Content-Type": "text/plain"}, body
        )
        assert (status, len(sandbox.page_state.world.state.messages) - before) == (
            expected,
            int(expected == 200),
        )


async def test_a_link_from_elsewhere_may_lead_here(sandbox: Sandbox) -> None:
    status, words = await fetch(
        sandbox, "GET", "/", {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    )
    assert (status, "<title>Taverna</title>" in words) == (200, True)


async def test_no_path_leads_to_a_file_that_is_not_the_pages(sandbox: Sandbox) -> None:
    for path in (
        "/page/static/../routes.py",
        "/page/static/..%2froutes.py",
        "/page/static/%2e%2e/%2e%2e/state.py",
        "/page/static//etc/passwd",
        "/page/static/style/../../page_state.py",
        "/attachments/1/2/..%2f..%2fsandbox.json",
        "/page/emoji/..%2f1",
        "/page/words/../../../etc/passwd",
        "/sandbox.json",
    ):
        status, words = await fetch(sandbox, "GET", path)
        assert (status, '"""' in words, "root:" in words) == (404, False, False), path


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox.url.startswith("http://127.0.0.1:")
    with pytest.raises(OSError):  # the same port of every other address of this machine is free
        socket.create_connection(("127.0.0.2", int(sandbox.url.rsplit(":", 1)[1])), timeout=1)


NONSENSE = [
    "",
    "{",
    "[]",
    "null",
    '"x"',
    '{"as": 1}',
    '{"as": {}}',
    '{"as": "%s"}',
    '{"as": "%s", "channel": "x"}',
    '{"as": "%s", "channel": 999, "message": 5, "modal": 7, "words": "x", "custom_id": "x"}',
    '{"as": "%s", "channel": [1], "words": {}, "options": 3, "answers": [], "values": 1}',
]


async def test_nonsense_is_refused_and_changes_nothing(sandbox: Sandbox, ana: str) -> None:
    state = sandbox.page_state.world.state
    before = (len(state.messages), len(state.channels), len(state.interactions))
    typed = {"Content-Type": "application/json"}
    actions = ACTIONS.keys() - {"dms"}  # closes them if it is told nothing
    for action, body in product(actions, NONSENSE):
        status, words = await fetch(sandbox, "POST", f"/page/do/{action}", typed, body.replace("%s", ana))
        assert status in (400, 404) or "refused" in json.loads(words), (action, body, status, words)
    assert (len(state.messages), len(state.channels), len(state.interactions)) == before


async def test_there_are_no_other_actions(sandbox: Sandbox) -> None:
    for name in ("nothing", "_channel", "__class__"):
        assert (await fetch(sandbox, "POST", f"/page/do/{name}", body="{}"))[0] == 404, name


async def test_a_feed_survives_what_it_is_told(sandbox: Sandbox, ana: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/page/feed?as={ana}") as feed,
    ):
        assert (await feed.receive_json())["type"] == "hello"
        await feed.send_str("{nonsense")
        await feed.send_bytes(b"\xff\x00")
        sandbox.page_state.world.add_channel(sandbox.page_state.guild, "later")
        heard = await feed.receive_json(timeout=5)
        assert (heard["type"], heard["channels"][-1]["name"]) == ("live", "later")


async def test_a_feed_is_for_people_who_are_there(sandbox: Sandbox) -> None:
    for who in ("", "0", "x", "-1", "9" * 30):
        assert (await fetch(sandbox, "GET", f"/page/feed?as={who}"))[0] == 404, who


async def test_nobody_is_the_bot(sandbox: Sandbox) -> None:
    bot = sandbox.page_state.world.bot.id
    assert (await fetch(sandbox, "GET", f"/page/feed?as={bot}"))[0] == 404
    assert (await fetch(sandbox, "POST", "/page/do/look", body=json.dumps({"as": str(bot)})))[0] == 400


async def test_a_port_that_is_taken_is_said_in_one_line_with_the_way_out(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    port = int(sandbox.url.rsplit(":", 1)[1])
    with pytest.raises(CannotOpen) as caught:
        async with open_sandbox(tmp_path / "second", port):
            pass
    said = Words("en").say(caught.value.text)
    assert f"127.0.0.1:{port}" in said
    assert said.endswith("choose another port: TAVERNA_SANDBOX_PORT=8451 make run")


def _broken(*_: object) -> None:
    raise KeyError("gone")


async def test_a_feed_that_fails_ends_instead_of_falling_silent(
    sandbox: Sandbox, ana: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.url}/page/feed?as={ana}") as feed,
    ):
        assert (await feed.receive_json())["type"] == "hello"
        monkeypatch.setattr("bot.sandbox.page.sight.live", _broken)
        world = sandbox.page_state.world
        posting.post(world, next(iter(world.state.channels.values())), {"content": "hello"}, [])
        while (last := await feed.receive(timeout=5)).type is aiohttp.WSMsgType.TEXT:
            pass
    assert last.type is aiohttp.WSMsgType.CLOSE
    assert "a browser is told no more: KeyError" in caplog.text
