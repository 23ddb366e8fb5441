"""A seat changes hands through the double: the board's button, the command, and what becomes of the hand."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from tests.bot.e2e.players import own, panel_in, seated, until, until_panel

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_seat_is_given_up_and_taken(city: City, ana: Person, bia: Person, games: Place) -> None:
    dora = city.person("Dora")
    await seated(ana, [bia], games, game="toy.name")
    await until(games, lambda: bool(bia.dm.posts))
    left = await bia.command("table leave", games)
    assert "left" in left.text
    await until(games, lambda: not bia.dm.posts)
    assert "don't have a seat" in (await bia.command("hand", games)).text

    panel = await until_panel(games, lambda post: any(b.label == "Take the free seat" for b in post.buttons))
    await dora.press(panel, own(panel, "seat"))
    await until(games, lambda: "toy.ask.plan" in games.posts_for(dora)[-1].text)
    await until_panel(games, lambda post: all(b.label != "Take the free seat" for b in post.buttons))
    refused = await bia.press(panel_in(games), own(panel_in(games), "hand"))
    assert "don't have a seat" in refused.text
