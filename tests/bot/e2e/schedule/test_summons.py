"""Calls about what is not a turn, as each wants them: votes, invitations, a lobby where all are there."""

import asyncio
from pathlib import Path

import pytest

from bot.table.storage.database import one
from tests.bot.e2e.inside import DATABASE, look_again, looking
from tests.bot.e2e.players import opened, seated, until
from tests.bot.e2e.tables import all_said
from tests.bot.table.scene import Clock
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("clock", "bot")
HOUR = 3600
NAP = "16-18"


@pytest.fixture
def cal(city: City) -> Person:
    return city.person("Cal")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / DATABASE


async def passed(clock: Clock, seconds: int, database: Path) -> None:
    """Time passes, and the bot does what is due and says all that there is to say."""
    await all_said(database)
    clock.now += seconds
    look_again()
    for _ in range(1000):
        with looking(database) as db:
            if one(db, "SELECT 1 FROM summons WHERE due <= $1", int(clock.now)) is None:
                break
        await asyncio.sleep(0.01)
    await all_said(database)


def late(person: Person, place: Place) -> list[Post]:
    """The messages there that call somebody about what is not their turn."""
    return [post for post in place.posts if "waits for you in" in post.text and post in person.pinged_by]


async def voted_on(host: Person, guests: list[Person], games: Place) -> Post:
    """The first guest proposes to free the seat of the last one."""
    await seated(host, guests, games, game="toy.name")
    await guests[0].command("table replace", games, player=guests[-1].user.name)
    return await games.until(lambda post: "🗳️" in post.text)


async def test_sleepers_hear_of_a_vote_in_the_morning_as_they_wish(
    city: City, clock: Clock, bia: Person, cal: Person, games: Place, database: Path
) -> None:
    eva, dora = city.person("Eva"), city.person("Dora")
    await cal.command("me", games, quiet=NAP)
    await eva.command("me", games, notice="dm")
    vote = await voted_on(eva, [bia, cal, dora], games)
    assert vote.message.versions[0].pings == [dora.id]
    told = await eva.dm.until(lambda post: "waits for you in" in post.text)
    assert f"free the seat of <@{dora.id}>" in told.text
    assert not told.silent
    await passed(clock, 2 * HOUR - 1, database)
    assert late(cal, games) == []
    await passed(clock, 1, database)
    [call] = late(cal, games)
    assert f"<@{bia.id}> would like to **free the seat of <@{dora.id}>**" in call.text
    assert call.message.versions[0].pings == [cal.id]
    await passed(clock, 20 * HOUR, database)
    assert [len(late(each, games)) for each in (eva, bia, cal, dora)] == [0, 0, 1, 0]
    assert len([post for post in eva.dm.posts if "waits for you in" in post.text]) == 1


@pytest.mark.parametrize("over", ["voted", "ended"])
async def test_nobody_is_pinged_for_a_vote_that_is_over_or_already_cast(
    city: City, clock: Clock, ana: Person, bia: Person, cal: Person, games: Place, database: Path, over: str
) -> None:
    dora = city.person("Dora")
    await cal.command("me", games, quiet=NAP)
    vote = await voted_on(ana, [bia, cal, dora], games)
    if over == "voted":
        await cal.press(vote, "Refuse")
        await until(games, lambda: f"❌ <@{cal.id}>" in vote.text)
    else:
        await dora.press(vote, "I'm here")
        await until(games, lambda: not vote.buttons)
    await passed(clock, 3 * HOUR, database)
    assert late(cal, games) == []


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("notice", ["mention", "dm"])
async def test_a_host_who_sleeps_hears_in_the_morning_that_all_are_there_if_so(
    clock: Clock, bia: Person, cal: Person, games: Place, database: Path, notice: str, left: bool
) -> None:
    await bia.command("me", games, quiet=NAP, notice=notice)
    lobby = await opened(bia, games, players=2)
    await cal.press(lobby, "Join")
    full = await games.until(lambda post: f"Everybody is here: <@{bia.id}>" in post.text)
    assert full.silent, "the host sleeps"
    if left:
        await cal.command("table leave", games)
    await passed(clock, 3 * HOUR, database)
    called = [post for post in bia.pinged_by if "press “Start”" in post.text]
    assert len(called) == (not left), [post.text for post in bia.pinged_by]
    assert cal.pinged_by == [], "only the host can begin"
