"""Managers of a channel, who get it back from a host who went away."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.world.permissions import Permission

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_moderator_closes_somebody_elses_table_and_nobody_else_does(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    await ana.command("table open", games, game="bellum")
    refused = await bia.command("table close", games)
    assert "Only the host" in refused.text
    city.world.allow(games.channel, Permission.MANAGE_CHANNELS, bia.user)
    closed = await bia.command("table close", games)
    assert "This table is closed." in closed.text
    assert (await ana.command("table open", games, game="bellum")).ephemeral
    await games.until(lambda post: bool(post.buttons))
