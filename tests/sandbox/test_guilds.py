"""The guilds of a bot, as clients of other libraries ask for them, too."""

import pytest

from bot.sandbox.world.permissions import BOT
from tests.sandbox.plain import Api
from tools.driver import City

LIST = "GET /users/@me/guilds"


async def test_the_list_of_guilds_says_what_the_bot_may_do_there(city: City, api: Api) -> None:
    status, [listed] = await api.ask(LIST)
    assert status == 200
    assert (listed["id"], listed["owner"]) == (str(city.guild.id), False)
    assert int(listed["permissions"]) & int(BOT) == int(BOT)
    assert "approximate_member_count" not in listed, "only if it is asked for"


async def test_how_many_are_in_each_guild_is_told_if_it_is_asked_for(city: City, api: Api) -> None:
    city.person("Ana")
    _, [listed] = await api.ask(f"{LIST}?with_counts=true")
    assert listed["approximate_member_count"] == len(city.guild.members)


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("", [0, 1, 2, 3]),
        ("?limit=3", [0, 1, 2]),
        ("?limit=1&after={0}", [1]),
        ("?after={3}", []),
        ("?limit=1&before={2}", [1]),
        ("?limit=9999&before={0}", []),
    ],
)
async def test_the_list_of_guilds_comes_in_pages(city: City, api: Api, query: str, wanted: list[int]) -> None:
    guilds = [city.guild, *(city.world.add_guild(f"Guild {n}", "en-US") for n in range(3))]
    _, listed = await api.ask(f"{LIST}{query.format(*(guild.id for guild in guilds))}")
    assert [each["id"] for each in listed] == [str(guilds[n].id) for n in wanted]


@pytest.mark.parametrize("kind", ["emojis", "stickers"])
async def test_a_guild_has_no_emoji_and_no_stickers_of_its_own(city: City, api: Api, kind: str) -> None:
    assert await api.ask(f"GET /guilds/{city.guild.id}/{kind}") == (200, [])
    assert await api.refusal(f"GET /guilds/5/{kind}") == (404, 10004)


async def test_the_application_knows_in_how_many_guilds_it_is(city: City, api: Api) -> None:
    city.world.add_guild("Elsewhere", "de")
    _, application = await api.ask("GET /applications/@me")
    assert application["approximate_guild_count"] == 2
