"""Requests whose bytes are no text, no JSON and no form: each is answered with 400 and why, at both doors."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.opening import Sandbox, open_sandbox
from bot.sandbox.page.doing import ACTIONS

FORM = "multipart/form-data; boundary=x"
PART = b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n'
BROKEN: dict[str, tuple[str, bytes]] = {
    "no UTF-8": ("application/json", b'{"words": "\xff\xfe"}'),
    "an encoding that nobody knows": ("application/json; charset=klingon", b"{}"),
    "no text of its encoding": ("application/json; charset=ascii", '{"words": "é"}'.encode()),
    "an encoding of bytes": ("application/json; charset=base64", b"{}"),
    "no JSON": ("application/json", b"{"),
    "a number of many digits": ("application/json", b"1" * 5000),
    "a form without a boundary": ("multipart/form-data", b"--x--\r\n"),
    "a form of nothing": (FORM, b""),
    "a form that is none": (FORM, b"hello"),
    "a form that ends too early": (FORM, PART + b"\r\n{"),
    "a part that ends in its head": (FORM, PART),
    "a part that is not named": (FORM, b"--x\r\nContent-Type: text/plain\r\n\r\n{}\r\n--x--\r\n"),
    "a part with a broken head": (FORM, b"--x\r\nno head\r\n\r\n{}\r\n--x--\r\n"),
    "a part in no UTF-8": (FORM, PART + b"\r\n\xff\xfe\r\n--x--\r\n"),
    "a part in an encoding that nobody knows": (
        FORM,
        PART + b"Content-Type: text/plain; charset=klingon\r\n\r\n{}\r\n--x--\r\n",
    ),
    "a part that is packed in no known way": (
        FORM,
        PART + b"Content-Transfer-Encoding: gzip9\r\n\r\n{}\r\n--x--\r\n",
    ),
    "a part that is badly packed": (
        FORM,
        PART + b"Content-Transfer-Encoding: base64\r\n\r\n{}!\r\n--x--\r\n",
    ),
}
ODD: tuple[object, ...] = (
    "²",
    "--5",
    "9" * 5000,
    "\ud800",
    "",
    "-",
    "٣",
    -1,
    1e999,
    True,
    None,
    [],
    {},
    [[]],
    2**70,
)


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[Sandbox]:
    async with open_sandbox(tmp_path, 0) as opened:
        yield opened


@pytest.mark.parametrize("kind", BROKEN)
async def test_a_body_that_can_not_be_read_is_answered_with_why(sandbox: Sandbox, kind: str) -> None:
    content_type, data = BROKEN[kind]
    channel = next(iter(sandbox.page_state.world.state.channels))
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": content_type}
    async with aiohttp.ClientSession(sandbox.url, headers=headers) as session:
        for path in (
            "/page/do/write",
            f"/api/v10/channels/{channel}/messages",
            "/api/v10/users/@me/channels",
        ):
            async with session.post(path, data=data) as response:
                words = await response.text()
                assert response.status == 400, (path, response.status, words)
                assert json.loads(words)["message"], words


@pytest.mark.parametrize("action", ACTIONS)
async def test_odd_values_of_any_field_are_no_error_of_the_page(sandbox: Sandbox, action: str) -> None:
    ana = sandbox.page_state.people[0]
    channel = next(c for c in sandbox.page_state.world.state.channels.values() if c.guild_id)
    whole: dict[str, object] = {
        "as": ana.id,
        "channel": channel.id,
        "words": "rules",
        "options": {},
        "focus": "game",
        "message": 5,
        "custom_id": "x",
        "values": ["x"],
        "modal": 5,
        "answers": {},
        "lang": "en",
        "everybody": False,
        "open": True,
        "name": "new",
        "before": 5,
    }
    async with aiohttp.ClientSession(sandbox.url) as session:

        async def status(body: object) -> int:
            async with session.post(f"/page/do/{action}", json=body) as response:
                return response.status

        for key in whole:
            found = await asyncio.gather(*(status({**whole, key: odd}) for odd in ODD))
            assert set(found) <= {200, 400, 403, 404}, (key, dict(zip(map(str, ODD), found, strict=True)))
