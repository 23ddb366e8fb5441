"""Until when something works on Discord: at the last moment still, and no longer a moment later."""

import asyncio

import aiohttp
import pytest

from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.server.payloads import attachment_url
from bot.sandbox.server.server import serve
from bot.sandbox.world import posting
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json, Refused
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.state import Asked, Interaction
from bot.sandbox.world.world import World
from tests.sandbox.test_gateway import _known, _raw
from tools.driver import City, Person, Place

MOMENT = 0.25  # seconds
SAID: Json = {"type": 4, "data": {"content": "said"}}


@pytest.fixture
def city() -> City:
    """A world whose clock moves by hand."""
    return City(World(Clock(1_700_000_000.0, running=False)))


@pytest.fixture
def asked(city: City, ana: Person, games: Place) -> Interaction:
    return ask(city.world, Asked.COMMAND, ana.id, games.channel, {"name": "ask"})


def test_a_first_answer_comes_within_three_seconds(city: City, asked: Interaction) -> None:
    city.world.clock.advance(3 + MOMENT)
    with pytest.raises(Refused, match="Unknown interaction"):
        responses.respond(city.world, asked.id, asked.token, SAID, [])
    asked.at += MOMENT
    assert responses.respond(city.world, asked.id, asked.token, SAID, []).answer == responses.MESSAGE


def test_a_token_works_for_a_quarter_of_an_hour(city: City, asked: Interaction) -> None:
    responses.respond(city.world, asked.id, asked.token, SAID, [])
    city.world.clock.advance(15 * 60)
    assert responses.by_token(city.world, city.world.bot.id, asked.token) is asked
    city.world.clock.advance(MOMENT)
    with pytest.raises(Refused, match="Invalid Webhook Token") as refusal:
        responses.by_token(city.world, city.world.bot.id, asked.token)
    assert (refusal.value.status, refusal.value.code) == (401, 50027)


async def test_a_link_to_a_file_works_for_a_day(city: City, games: Place) -> None:
    posted = posting.post(city.world, games.channel, {"content": "here"}, [Upload(0, "a.bin", b"bytes")])
    async with serve(city.world), aiohttp.ClientSession() as session:
        link = attachment_url(city.world, games.id, posted.now.attachments[0])
        for more, status in ((24 * 3600, 200), (MOMENT, 404)):
            city.world.clock.advance(more)
            async with session.get(link) as response:
                assert response.status == status


@pytest.mark.parametrize(("late", "op"), [(0, 0), (MOMENT, 9)])
async def test_a_session_is_kept_for_five_minutes_after_its_connection(
    city: City, late: float, op: int
) -> None:
    token = city.world.state.token
    async with serve(city.world) as url:
        async with _raw(url) as socket:
            session = (await _known(socket, city))["session_id"]
            await socket.close(code=4000)
            while city.world.sessions[session].wire is not None:  # noqa: ASYNC110 - nobody is told of it
                await asyncio.sleep(0.01)
        city.world.clock.advance(300 + late)
        async with _raw(url) as socket:
            await socket.send_json({"op": 6, "d": {"token": token, "session_id": session, "seq": 1}})
            assert (await socket.receive_json())["op"] == op
