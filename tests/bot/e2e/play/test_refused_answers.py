"""Discord refuses what the bot would show to somebody who has pressed: that person is not left waiting."""

import pytest

from bot.sandbox.people.driver import City, Person, Place

pytestmark = pytest.mark.usefixtures("bot")
SHOW = "PATCH /webhooks/*/messages/*"


async def test_who_asked_is_told_that_something_went_wrong(city: City, ana: Person, games: Place) -> None:
    city.world.fail(SHOW, status=400, code=50035)
    told = await ana.command("hand", games)
    assert "deu errado" in told.text


async def test_an_answer_whose_arrival_is_unknown_is_left_as_it_is(
    city: City, ana: Person, games: Place
) -> None:
    city.world.lose(SHOW)
    told = await ana.command("me", games)
    assert "deu errado" not in told.text
    assert told.text
