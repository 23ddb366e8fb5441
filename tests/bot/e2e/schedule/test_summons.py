"""Calls about what is not a turn, as each wants them: votes, invitations, a lobby where all are there."""

import asyncio
from pathlib import Path

import pytest

from bot.sandbox.people.driver import City, Person, Place, Post
from bot.table.storage.database import one
from tests.bot.e2e.inside import DATABASE, look_again, looking
from tests.bot.e2e.players import seated, until
from tests.bot.e2e.tables import all_said
from tests.bot.table.scene import Clock

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


async def test_a_sleeper_called_absent_is_told_in_their_own_way_and_language(
    clock: Clock, ana: Person, bia: Person, cal: Person, games: Place, database: Path
) -> None:
    await ana.command("me", games, quiet=NAP, notice="dm")
    await voted_on(cal, [bia, ana], games)
    await passed(clock, HOUR, database)
    assert not [post for post in ana.dm.posts if "liberar" in post.text]
    await passed(clock, HOUR, database)
    [told] = [post for post in ana.dm.posts if "liberar" in post.text]
    assert "Alguém acha que você sumiu e propõe liberar o seu lugar" in told.text
    assert "algo esperando por você" in told.text
    assert not told.silent


async def test_ending_quiet_hours_early_pings_at_once_about_turn_and_vote(
    city: City, clock: Clock, ana: Person, bia: Person, cal: Person, games: Place, database: Path
) -> None:
    dora = city.person("Dora")
    await cal.command("me", games, quiet=NAP)
    await voted_on(ana, [bia, cal, dora], games)
    await passed(clock, HOUR, database)
    assert cal.pinged_by == []
    await cal.command("me", games, quiet="off")
    await until(games, lambda: len(cal.pinged_by) == 2)
    [turn] = [post for post in cal.pinged_by if "is waiting for you" in post.text]
    assert sorted([turn, *late(cal, games)], key=lambda post: post.id) == cal.pinged_by


async def test_who_is_away_is_asked_for_the_seat_when_they_are_back(
    city: City, clock: Clock, ana: Person, bia: Person, games: Place, database: Path
) -> None:
    dora = city.person("Dora")
    await dora.command("me", games, away="2025-11-24 2025-11-24")
    await seated(ana, [bia], games, game="toy.name")
    await ana.command("table offer", games, player=dora)
    offer = await games.until(lambda post: "🪑" in post.text)
    assert offer.silent
    await passed(clock, 7 * HOUR, database)
    assert dora.pinged_by == []
    await passed(clock, HOUR, database)
    [call] = dora.pinged_by
    assert f"<@{ana.id}> offers <@{dora.id}>" in call.text


async def invited(host: Person, guest: Person, games: Place, **options: int) -> Post:
    await host.command("table open", games, game="toy.name", language="English", **options)
    await host.command("table invite", games, player=guest)
    return await games.until(lambda post: "you are invited" in post.text)


async def test_an_invitation_that_comes_at_night_calls_in_the_morning(
    clock: Clock, ana: Person, bia: Person, games: Place, database: Path
) -> None:
    await bia.command("me", games, quiet=NAP)
    assert (await invited(ana, bia, games)).silent
    await passed(clock, 2 * HOUR, database)
    [call] = bia.pinged_by
    assert f"you are invited to <@{ana.id}>" in call.text
    await passed(clock, 24 * HOUR, database)
    assert bia.pinged_by == [call]


async def test_an_invitation_comes_by_direct_message_to_who_wants_that(
    ana: Person, bia: Person, games: Place
) -> None:
    await bia.command("me", games, notice="dm")
    assert (await invited(ana, bia, games)).silent
    told = await bia.dm.until(lambda post: "you are invited" in post.text)
    assert bia.pinged_by == [told]


async def test_a_player_taking_no_direct_messages_is_invited_in_the_channel(
    ana: Person, bia: Person, games: Place
) -> None:
    bia.close_dms()
    await bia.command("me", games, notice="dm")
    await invited(ana, bia, games)
    call = await games.until(lambda post: "waits for you in" in post.text)
    assert bia.pinged_by == [call]


@pytest.mark.parametrize("meanwhile", ["accepted", "declined", "full", "begun", "closed"])
async def test_an_invitation_that_can_not_be_answered_any_more_calls_nobody(
    clock: Clock, ana: Person, bia: Person, cal: Person, games: Place, database: Path, meanwhile: str
) -> None:
    await bia.command("me", games, quiet=NAP)
    options = {} if meanwhile == "begun" else {"players": 3}
    asked = await invited(ana, bia, games, **options)
    [lobby, *_] = games.posts
    await cal.press(lobby, "Join")
    await until(games, lambda: "2. Cal" in lobby.text)
    match meanwhile:
        case "accepted" | "declined":
            await bia.press(asked, "Accept" if meanwhile == "accepted" else "Decline")
            await until(games, lambda: not asked.buttons)
        case "full":
            await ana.command("table add-computer", games, kind="random")
        case "begun":
            await ana.press(lobby, "Start")
            await games.until(lambda post: "toy.ask.plan" in post.text or "Waiting for" in post.text)
        case "closed":
            await ana.command("table close", games)
    await passed(clock, 3 * HOUR, database)
    assert not [post for post in bia.pinged_by if "you are invited" in post.text]


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("notice", ["mention", "dm"])
async def test_a_host_who_sleeps_hears_in_the_morning_that_all_are_there_if_so(
    clock: Clock, bia: Person, cal: Person, games: Place, database: Path, notice: str, left: bool
) -> None:
    await bia.command("me", games, quiet=NAP, notice=notice)
    await bia.command("table open", games, game="toy.name", language="English", players=2)
    lobby = await games.until(lambda post: "1. " in post.text)
    await cal.press(lobby, "Join")
    full = await games.until(lambda post: f"Everybody is here: <@{bia.id}>" in post.text)
    assert full.silent, "the host sleeps"
    if left:
        await cal.command("table leave", games)
    await passed(clock, 3 * HOUR, database)
    called = [post for post in bia.pinged_by if "press “Start”" in post.text]
    assert len(called) == (not left), [post.text for post in bia.pinged_by]
    assert cal.pinged_by == [], "only the host can begin"


async def test_a_host_who_wants_direct_messages_is_called_there_when_all_came(
    bia: Person, cal: Person, games: Place
) -> None:
    await bia.command("me", games, notice="dm")
    await bia.command("table open", games, game="toy.name", language="English", players=2)
    lobby = await games.until(lambda post: "1. " in post.text)
    await cal.press(lobby, "Join")
    told = await bia.dm.until(lambda post: "press “Start”" in post.text)
    assert bia.pinged_by == [told]
