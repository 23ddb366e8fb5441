"""Refusals of a request: the HTTP status and Discord's code."""

import aiohttp
import pytest

from bot.sandbox.server.interactions import ask
from bot.sandbox.server.rest import call
from bot.sandbox.world.form import Json
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Asked
from tests.sandbox.plain import Api
from tools.driver import City, Person, Place

Ids = dict[str, int]
GAME: Json = {"name": "game"}


@pytest.fixture
async def ids(api: Api, city: City, ana: Person, games: Place) -> Ids:
    """Give the ids of a channel, a DM, what Ana said in both, and a thread."""
    said, whispered = ana.write("hello", games), ana.write("psst", ana.dm)
    _, thread = await api.ask(f"POST /channels/{games.id}/threads", {**GAME, "type": 11})
    there = {"games": games.id, "dm": ana.dm.id, "said": said.id, "whispered": whispered.id, "ana": ana.id}
    return {**there, "thread": int(thread["id"]), "guild": city.guild.id}


@pytest.mark.parametrize(
    ("request_line", "body", "status", "code"),
    [
        ("GET /guilds/1", None, 404, 10004),
        ("GET /guilds/1/members", None, 404, 10004),
        ("GET /guilds/{guild}/members", None, 403, 50001),
        ("GET /guilds/{guild}/members/1", None, 404, 10007),
        ("GET /users/1", None, 404, 10013),
        ("POST /users/@me/channels", {"recipient_id": "1"}, 400, 50033),
        ("GET /users/x", None, 400, 50035),
        ("GET /channels/{games}/messages/-1", None, 400, 50035),
        ("PATCH /channels/{thread}", {"auto_archive_duration": 61}, 400, 50035),
        ("PATCH /channels/{dm}", GAME, 403, 50003),
        ("POST /channels/{games}/threads", {**GAME, "auto_archive_duration": 61}, 400, 50035),
        ("POST /channels/{dm}/threads", GAME, 400, 50024),
        ("POST /channels/{thread}/threads", GAME, 400, 50024),
        ("POST /channels/{games}/messages", "no object", 400, 50109),
        ("PATCH /channels/{games}/messages/{said}", {"content": "goodbye"}, 403, 50005),
        ("DELETE /channels/{dm}/messages/{whispered}", None, 403, 50003),
        ("POST /interactions/1/token/callback", {"type": 4}, 404, 10062),
    ],
)
async def test_what_does_not_fit_is_refused(
    api: Api, ids: Ids, request_line: str, body: object, status: int, code: int
) -> None:
    assert await api.refusal(request_line.format(**ids), body) == (status, code)


@pytest.mark.parametrize(
    ("taken", "request_line", "body"),
    [
        (Permission.MANAGE_MESSAGES, "DELETE /channels/{games}/messages/{said}", None),
        (Permission.MANAGE_CHANNELS, "PATCH /channels/{games}", GAME),
        (Permission.MANAGE_CHANNELS, "DELETE /channels/{games}", None),
        (Permission.MANAGE_THREADS, "DELETE /channels/{thread}", None),
        (Permission.CREATE_PRIVATE_THREADS, "POST /channels/{games}/threads", {**GAME, "type": 12}),
        (Permission.READ_MESSAGE_HISTORY, "GET /channels/{games}/messages/{said}", None),
        (
            Permission.READ_MESSAGE_HISTORY,
            "POST /channels/{games}/messages",
            {"content": "hi", "message_reference": {"message_id": "1", "fail_if_not_exists": False}},
        ),
    ],
)
async def test_what_needs_a_permission_is_refused_without_it(
    api: Api, city: City, games: Place, ids: Ids, taken: Permission, request_line: str, body: object
) -> None:
    city.world.deny(games.channel, taken)
    assert await api.refusal(request_line.format(**ids), body) == (403, 50013)
    city.world.allow(games.channel, taken)
    assert (await api.ask(request_line.format(**ids), body))[0] < 300


async def test_files_are_sent_by_their_numbers(api: Api, games: Place) -> None:
    where = f"/api/v10/channels/{games.id}/messages"
    for name, status in (("files[3]", 200), ("files[x]", 400), ("file", 400), ("files[]", 400)):
        form = aiohttp.FormData()
        form.add_field(name, b"bytes", filename="a.bin")
        async with api.session.post(where, data=form) as answer:
            assert answer.status == status
            code = (await answer.json()).get("code")
        assert code == (None if status == 200 else 50035)
    assert [file.filename for post in games.posts for file in post.files] == ["a.bin"]


async def test_a_request_may_be_as_large_as_the_limit(
    api: Api, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"content": "x" * 100}
    monkeypatch.setattr(call, "REQUEST_LIMIT", len('{"content": ""}') + 100)
    assert (await api.ask(f"POST /channels/{games.id}/messages", body))[0] == 200
    body = {"content": "x" * 101}
    assert await api.refusal(f"POST /channels/{games.id}/messages", body) == (413, 40005)


async def test_with_a_token_only_messages_of_its_interaction_are_found(
    api: Api, ana: Person, games: Place
) -> None:
    asked = ask(api.world, Asked.COMMAND, ana.id, games.channel, {"name": "play"})
    await api.ask(
        f"POST /interactions/{asked.id}/{asked.token}/callback", {"type": 4, "data": {"content": "x"}}
    )
    messages = f"/webhooks/{{bot}}/{asked.token}/messages"
    assert (await api.ask(f"GET {messages}/{games.last.id}"))[0] == 200
    assert await api.refusal(f"GET {messages}/{ana.write('hello', games).id}") == (404, 10008)


async def test_the_address_of_the_gateway_is_told(api: Api) -> None:
    there = api.world.origin.replace("http", "ws")
    assert await api.ask("GET /gateway") == (200, {"url": f"{there}/gateway"})


async def test_the_bot_is_told_the_guilds_that_it_is_in(api: Api, city: City) -> None:
    other = city.world.add_guild("Elsewhere")
    for there in ([city.guild, other], [other]):
        assert [guild["id"] for guild in (await api.ask("GET /users/@me/guilds"))[1]] == [
            str(guild.id) for guild in there
        ]
        if city.guild in there:
            city.world.leave(city.guild, city.world.bot)
