"""The emoji of the application: what is taken, and what is refused."""

from base64 import b64encode

import pytest

from bot.sandbox.world.form import Json, item
from bot.sandbox.world.state import Emoji
from tests.sandbox.plain import Api
from tools.driver import City

EMOJIS = "/applications/{bot}/emojis"


def emoji(name: str = "sword", image: str = "data:image/png;base64,iVBORw0KGgo=") -> Json:
    return {"name": name, "image": image}


@pytest.mark.parametrize(
    "body",
    [
        emoji("two words"),
        emoji("mão"),
        emoji("x"),
        emoji("x" * 33),
        emoji(image="data:image/png;base64,"),
        emoji(image="data:image/png;base64,no!"),
        emoji(image="data:text/plain;base64,iVBORw0KGgo="),
        emoji("taken"),
    ],
)
async def test_an_emoji_needs_a_name_of_its_own_and_a_picture(api: Api, city: City, body: Json) -> None:
    city.world.state.emojis[1] = Emoji(1, "taken", "")
    assert await api.refusal(f"POST {EMOJIS}", body) == (400, 50035)
    assert list(city.world.state.emojis) == [1]


async def test_the_2000th_emoji_is_the_last(api: Api, city: City) -> None:
    city.world.state.emojis = {n: Emoji(n, f"e{n}", "") for n in range(1, 2000)}
    assert (await api.ask(f"POST {EMOJIS}", emoji()))[0] == 201
    assert await api.refusal(f"POST {EMOJIS}", emoji("shield")) == (400, 30008)


async def test_an_emoji_has_at_most_256_kib(api: Api) -> None:
    for size, status in ((256 * 1024, 201), (256 * 1024 + 1, 400)):
        picture = f"data:image/png;base64,{b64encode(bytes(size)).decode()}"
        told, answer = await api.ask(f"POST {EMOJIS}", emoji(f"e{size}", picture))
        assert told == status
    assert item(item(answer, "errors") or {}, "image") == {
        "_errors": [{"code": "BINARY_TYPE_MAX_SIZE", "message": "File cannot be larger than 256.0 kb."}]
    }


async def test_an_emoji_that_is_not_there_is_unknown(api: Api) -> None:
    assert await api.refusal(f"DELETE {EMOJIS}/1", emoji("shield")) == (404, 10014)


@pytest.mark.parametrize("request_line", ["GET", "POST", "DELETE /1"])
async def test_the_emoji_of_another_application_are_not_shown(
    api: Api, city: City, request_line: str
) -> None:
    city.world.state.emojis[1] = Emoji(1, "sword", "")
    method, _, path = request_line.partition(" ")
    assert await api.refusal(f"{method} /applications/2/emojis{path}", emoji("shield")) == (404, 10002)
    assert [each.name for each in city.world.state.emojis.values()] == ["sword"]
