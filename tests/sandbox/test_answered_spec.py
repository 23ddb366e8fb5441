"""Responses of the double compared with Discord's own document."""

import pytest

from bot.sandbox.server import spec
from tests.sandbox.plain import Api
from tools.driver import City, Person, Place

READ = (
    *("/gateway", "/gateway/bot", "/users/@me", "/users/@me/guilds", "/applications/@me"),
    *("/oauth2/applications/@me", "/applications/{bot}/emojis", "/applications/{bot}/commands"),
    *("/users/{ana}", "/guilds/{guild}", "/guilds/{guild}/members/{ana}", "/guilds/{guild}/roles"),
    *("/guilds/{guild}/channels", "/guilds/{guild}/emojis", "/guilds/{guild}/stickers"),
    *("/guilds/{guild}/threads/active", "/channels/{games}", "/channels/{games}/messages"),
    "/channels/{games}/messages/{said}",
)


@pytest.mark.parametrize("path", READ)
async def test_an_answer_has_all_that_discord_promises(
    city: City, api: Api, ana: Person, games: Place, path: str
) -> None:
    check = spec.load(which=spec.ANSWERED)
    if check is None:
        pytest.skip(spec.ABSENT)
    said = ana.write("hello", games)
    found = path.format(bot=city.world.bot.id, ana=ana.id, guild=city.guild.id, games=games.id, said=said.id)
    status, answer = await api.ask(f"GET {found}")
    assert (status, check("GET", found, answer)) == (200, [])
