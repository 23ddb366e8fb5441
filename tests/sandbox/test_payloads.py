"""Payloads of a world in which there is one of everything, as stored.

If something here is meant to change, look at the difference, and store it: see `tests/contract/stored.py`.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.sandbox.server.guilds import guild_create_json
from bot.sandbox.server.interactions import ask, interaction_json
from bot.sandbox.server.payloads import channel_json, components_json, member_json, message_json
from bot.sandbox.server.responses import callback_json
from bot.sandbox.server.server import serve
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, item, items, text
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.state import Asked, Message
from tests.contract.stored import stored
from tests.sandbox.plain import Api
from tests.sandbox.test_gateway import _raw
from tests.sandbox.test_limits import picture, v2
from tools.driver import City, Person, Place

FILE = Path(__file__).with_name("payloads.json")
PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (32).to_bytes(4, "big") + (16).to_bytes(4, "big") + bytes(9)
ID, TIME, LINK = re.compile(r"\d{15,}"), re.compile(r"\d{4}-\d\d-\d\dT[^\"]*"), re.compile(r"\?ex=\w+&hm=\w+")
TOKEN, ORIGIN = re.compile(r"interaction-\w+-token"), re.compile(r"(?:http|ws)://[^/\"]*")

pytestmark = pytest.mark.golden


def plain(payloads: Iterable[Json]) -> list[Json]:
    """Without what differs each time: ids by the order in which they come, no times and no proofs."""
    said = json.dumps([*payloads])
    for pattern, instead in ((LINK, ""), (TIME, "time"), (TOKEN, "token"), (ORIGIN, "origin")):
        said = pattern.sub(instead, said)
    seen: dict[str, str] = {}
    said = ID.sub(lambda found: seen.setdefault(found[0], f"#{len(seen)}"), said)
    plainly: list[Json] = json.loads(said)
    return plainly


def panel(city: City, place: Place) -> Message:
    """A message of the bot with a picture, a file, and something in a container."""
    inside: list[Json] = [
        {"type": 10, "content": "a text"},
        picture("board.png", description="The board"),
        {"type": 13, "file": {"url": "attachment://game.json"}},
        {
            "type": 9,
            "components": [{"type": 10, "content": "beside"}],
            "accessory": {"type": 11, "media": {"url": "attachment://board.png"}},
        },
        picture("board.png") | {"items": [{"media": {"url": "https://example.org/far.png"}}]},
    ]
    files = [Upload(0, "board.png", PNG), Upload(1, "game.json", b"{}")]
    described = [{"id": 0, "description": "The board, drawn"}]
    body = v2({"type": 17, "components": inside}, nonce="7-table", attachments=described)
    return posting.post(city.world, place.channel, body, files)


def compare(name: str, payloads: Iterable[Json]) -> None:
    found = plain(payloads)
    assert found == stored(FILE, name, found)


async def test_a_gallery_is_one_by_the_number_of_its_type_in_digits_too(city: City, games: Place) -> None:
    """Discord takes numbers in texts."""
    gallery = picture("board.png") | {"type": "12"}
    posted = posting.post(city.world, games.channel, v2(gallery), [Upload(0, "board.png", PNG)])
    [shown] = components_json(city.world, posted, [gallery])
    [entry] = items(shown, "items")
    assert text(item(entry, "media") or {}, "url") != "attachment://board.png"


async def test_messages(city: City, ana: Person, games: Place, api: Api) -> None:
    shown = panel(city, games)
    said = ana.write(f"<@{city.world.bot.id}> hello", games).message
    reply: Json = {"content": "indeed", "message_reference": {"message_id": str(said.id)}}
    command = ask(city.world, Asked.COMMAND, ana.id, games.channel, COMMAND)
    press = ask(city.world, Asked.COMPONENT, ana.id, games.channel, PRESS, message_id=shown.id)
    hand: Json = {"content": "for you"}
    files = [Upload(0, "hand.png", PNG)]
    made = [
        shown,
        said,
        posting.post(city.world, games.channel, reply, []),
        posting.post(city.world, games.channel, {"content": "taken"}, [], interaction=command),
        posting.post(city.world, games.channel, hand, files, interaction=press, only=ana.id),
        posting.post(city.world, ana.dm.channel, {"embeds": [{"title": "a title"}]}, []),
    ]
    posting.edit(city.world, made[2], {"content": "edited"}, [])
    compare("messages", [message_json(city.world, message) for message in made])


COMMAND: Json = {
    "id": "1",
    "name": "table",
    "type": 1,
    "options": [{"name": "pace", "type": 1, "options": [{"name": "time", "type": 3, "value": "1d"}]}],
}
PRESS: Json = {"custom_id": "t:1:hand", "component_type": 2}


async def test_channels_and_members(city: City, ana: Person, bia: Person, games: Place, api: Api) -> None:
    hidden = city.channel("hidden", only=[ana])
    _, made = await api.ask(f"POST /channels/{games.id}/threads", {"name": "game", "type": 11})
    thread = city.world.channel(int(made["id"]))
    _, without = await api.ask(f"POST /channels/{games.id}/threads", {"name": "without", "type": 11})
    city.world.channel(int(without["id"])).members.clear()
    said = [posting.post(city.world, thread, {"content": "x"}, [], only=only) for only in (None, ana.id)]
    places = (games.channel, hidden.channel, thread, city.world.channel(int(without["id"])), ana.dm.channel)
    compare(
        "channels and members",
        [
            *(message_json(city.world, message) for message in said),
            *(channel_json(city.world, place) for place in places),
            *(member_json(city.world, city.guild, who.id, hidden.channel) for who in (ana, bia)),
            member_json(city.world, city.guild, bia.id),
            guild_create_json(city.world, city.guild),
        ],
    )


async def test_threads(city: City, ana: Person, games: Place, api: Api) -> None:
    path = f"/channels/{games.id}/threads"
    made = [(await api.ask(f"POST {path}", {"name": name, "type": 11}))[1] for name in ("in", "out", "over")]
    city.world.channel(int(made[1]["id"])).members.clear()
    await api.ask(f"PATCH /channels/{made[2]['id']}", {"archived": True})
    _, active = await api.ask(f"GET /guilds/{city.guild.id}/threads/active")
    compare("threads", [active])


async def test_what_the_bot_is_told_of_itself_and_its_guilds(city: City, ana: Person, api: Api) -> None:
    image = "data:image/png;base64,iVBORw0KGgo="
    asked = [
        *("/users/@me", "/applications/@me", "/gateway/bot", f"/users/{ana.id}", "/users/@me/guilds"),
        *(f"/guilds/{city.guild.id}{path}" for path in ("", "/roles", f"/members/{ana.id}")),
    ]
    _, made = await api.ask("POST /applications/{bot}/emojis", {"name": "sword", "image": image})
    compare("itself", [made, *[(await api.ask(f"GET {path}"))[1] for path in asked]])


async def test_interactions(city: City, ana: Person, games: Place, api: Api) -> None:
    shown = panel(city, games)
    made = [
        ask(city.world, Asked.COMMAND, ana.id, games.channel, COMMAND),
        ask(city.world, Asked.COMPONENT, ana.id, games.channel, PRESS, message_id=shown.id),
        ask(city.world, Asked.COMMAND, ana.id, ana.dm.channel, COMMAND),
    ]
    posting.post(city.world, games.channel, {"content": "taken"}, [], interaction=made[0])
    compare(
        "interactions",
        [
            *(interaction_json(city.world, each) for each in made),
            *(callback_json(city.world, each) for each in made[:1]),
        ],
    )


ANSWERS: list[tuple[Asked, Json]] = [
    (Asked.COMMAND, {"type": 4, "data": {"content": "for you", "flags": 64}}),
    (Asked.COMMAND, {"type": 5}),
    (Asked.COMPONENT, {"type": 6}),
    (Asked.COMPONENT, {"type": 7, "data": {"content": "pressed"}}),
    (Asked.AUTOCOMPLETE, {"type": 8, "data": {"choices": []}}),
]


async def test_answers_to_interactions(city: City, ana: Person, games: Place, api: Api) -> None:
    shown, told = posting.post(city.world, games.channel, {"content": "press"}, []), list[Json]()
    for kind, body in ANSWERS:
        pressed = shown.id if kind is Asked.COMPONENT else None
        asked = ask(city.world, kind, ana.id, games.channel, {"name": "table"}, message_id=pressed)
        callback = f"/interactions/{asked.id}/{asked.token}/callback?with_response=true"
        told.append((await api.ask(f"POST {callback}", body))[1])
    compare("answers", told)


async def test_what_a_bot_hears_that_has_just_connected(city: City, ana: Person, games: Place) -> None:
    """A server, what somebody says there and in private, and a new channel."""
    unprivileged = (1 << 0) + (1 << 9) + (1 << 12)
    async with serve(city.world) as url, _raw(url) as socket:
        known: Json = {"token": city.world.state.token, "intents": unprivileged}
        await socket.send_json({"op": 2, "d": known})
        heard = [await socket.receive_json() for _ in range(2)]
        ana.write("hello", games)
        ana.write("and here", ana.dm)
        city.channel("cards")
        while heard[-1]["t"] != "CHANNEL_CREATE":
            heard.append(await socket.receive_json())
    heard[0]["d"]["session_id"] = "session"
    compare("gateway", heard)
