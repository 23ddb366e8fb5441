"""Registering, changing and removing one command at a time, as a program without discord.py does it."""

import pytest

from bot.sandbox.people.driver import City
from bot.sandbox.world import registry
from bot.sandbox.world.form import Json
from bot.sandbox.world.world import Kind
from tests.sandbox.plain import Api

COMMANDS = "/applications/{bot}/commands"
PLAY: Json = {"name": "play", "description": "Play"}


def many(start: int, count: int) -> list[Json]:
    return [{"name": f"c{n}", "description": "words"} for n in range(start, start + count)]


def described(city: City, guild_id: int | None = None) -> dict[object, object]:
    """Return what each command of a scope says about itself."""
    return {kept.body["name"]: kept.body["description"] for kept in registry.listed(city.world, guild_id)}


async def test_a_command_is_created_replaced_changed_and_removed(api: Api, city: City) -> None:
    status, first = await api.ask(f"POST {COMMANDS}", PLAY)
    assert (status, described(city)) == (201, {"play": "Play"})
    status, second = await api.ask(f"POST {COMMANDS}", {**PLAY, "description": "Again"})
    assert (status, second["id"], described(city)) == (200, first["id"], {"play": "Again"})
    one = f"{COMMANDS}/{first['id']}"
    status, changed = await api.ask(f"PATCH {one}", {"description": "Once more"})
    assert (status, changed["name"], changed["description"]) == (200, "play", "Once more")
    assert await api.ask(f"GET {one}") == (200, changed)
    assert await api.ask(f"DELETE {one}") == (204, None)
    assert described(city) == {}


@pytest.mark.parametrize("method", ["GET", "PATCH", "DELETE"])
async def test_a_command_is_unknown_outside_its_scope(api: Api, city: City, method: str) -> None:
    [ours] = registry.overwrite(city.world, city.guild.id, [PLAY])
    assert await api.refusal(f"{method} {COMMANDS}/{ours.id}") == (404, 10063)
    assert await api.refusal(f"{method} {COMMANDS}/1") == (404, 10063)
    assert registry.listed(city.world, city.guild.id) == [ours]


async def test_commands_belong_to_the_application_and_to_guilds_with_the_bot(api: Api, city: City) -> None:
    ours = f"GET /applications/{{bot}}/guilds/{city.guild.id}/commands"
    assert await api.ask(ours) == (200, [])
    assert await api.refusal("GET /applications/1/commands") == (404, 10002)
    assert await api.refusal("GET /applications/{bot}/guilds/1/commands") == (403, 50001)
    city.world.leave(city.guild, city.world.bot)
    assert await api.refusal(ours) == (403, 50001)


async def test_a_command_that_breaks_a_limit_is_not_taken(api: Api, city: City) -> None:
    assert await api.refusal(f"POST {COMMANDS}", {**PLAY, "name": "Two Words"}) == (400, 50035)
    assert described(city) == {}
    [kept] = registry.overwrite(city.world, None, [PLAY])
    assert await api.refusal(f"PATCH {COMMANDS}/{kept.id}", {"description": "x" * 101}) == (400, 50035)
    assert described(city) == {"play": "Play"}


async def test_one_more_than_a_hundred_commands_is_refused(api: Api, city: City) -> None:
    registry.overwrite(city.world, None, many(0, 99))
    assert (await api.ask(f"POST {COMMANDS}", PLAY))[0] == 201
    assert await api.refusal(f"POST {COMMANDS}", {**PLAY, "name": "more"}) == (400, 30032)
    assert (await api.ask(f"POST {COMMANDS}", {**PLAY, "description": "New"}))[0] == 200, "it replaces one"


async def test_one_more_than_two_hundred_new_commands_in_a_day_is_refused(api: Api, city: City) -> None:
    registry.overwrite(city.world, None, many(0, 100))
    registry.overwrite(city.world, None, many(100, 99))
    registry.overwrite(city.world, None, [])
    assert (await api.ask(f"POST {COMMANDS}", PLAY))[0] == 201
    assert await api.refusal(f"POST {COMMANDS}", {**PLAY, "name": "more"}) == (400, 30034)
    assert (await api.ask(f"POST {COMMANDS}", {**PLAY, "description": "New"}))[0] == 200, "it is not new"


async def test_whoever_looks_at_the_commands_hears_of_each_change(api: Api, city: City) -> None:
    heard = list[int | None]()
    city.world.listeners.append(
        lambda change: heard.append(change.guild_id) if change.kind is Kind.COMMANDS else None
    )
    ours = f"/applications/{{bot}}/guilds/{city.guild.id}/commands"
    _, made = await api.ask(f"POST {ours}", PLAY)
    assert heard == [city.guild.id]
    await api.ask(f"PATCH {ours}/{made['id']}", {"description": "Again"})
    assert heard == [city.guild.id] * 2
    await api.ask(f"DELETE {ours}/{made['id']}")
    assert heard == [city.guild.id] * 3
