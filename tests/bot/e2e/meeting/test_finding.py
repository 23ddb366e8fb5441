"""Finding people through the double: what one presses, what everybody reads, and what nobody may read."""

import asyncio
import re

import pytest

from bot.sandbox.world.permissions import Permission
from bot.table.meeting import meeting, wishes
from tests.bot.e2e.players import aside, seated
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("quick", "bot")

SOON = 0.1  # seconds between two looks
WHILE = 8 * SOON  # several looks


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at wishes at once, and often."""
    monkeypatch.setattr(meeting, "POLL_INTERVAL", SOON)
    monkeypatch.setattr(wishes, "SETTLED", 0)


@pytest.fixture
async def place(city: City, games: Place) -> Place:
    """The channel where tables of /find open."""
    owner = Person(city, city.world.state.users[city.guild.owner_id])
    form = (await owner.command("taverna setup", games)).shown
    await owner.select(form, [games], "Channel for the tables of /find (none: no)")
    await games.until(lambda post: f"below <#{games.id}>" in post.text, reader=owner)
    return games


async def wish(person: Person, where: Place) -> Post:
    """Wish for the toy: the command, the menu, its choice."""
    form = (await person.command("find", where)).shown
    await person.select(form, ["toy"], "h:findgames")
    return await where.until(lambda post: post.id == form.id and "🎲" in post.text, reader=person)


async def saying(where: Place, words: str) -> Post:
    """The message that says so."""
    return await where.until(lambda post: words in post.text)


async def opened(place: Place) -> Place:
    """The thread in which a table has opened."""
    for _ in range(200):
        if place.threads:
            return place.threads[-1]
        await asyncio.sleep(SOON / 2)
    raise AssertionError("no table has opened")


async def test_a_wish_for_certain_people_is_not_for_all_once_a_bot_is_chosen(
    city: City, ana: Person, bia: Person, place: Place
) -> None:
    form = await wish(ana, place)
    await ana.select(form, [bia], "h:findpeople")
    named = await place.until(lambda post: post.id == form.id and f"<@{bia.id}>" in post.text, reader=ana)
    told = await aside(await ana.select(named, [str(city.world.bot.id)], "h:findpeople"))
    assert "bots" in told.text
    assert f"<@{bia.id}>" in named.text, named.text


async def test_two_wish_they_meet_both_join_and_the_game_begins(
    ana: Person, bia: Person, place: Place
) -> None:
    for person in (ana, bia):
        await wish(person, place)
    thread = await opened(place)
    call = await thread.until(lambda post: "🔔" in post.text)
    assert sorted(call.message.versions[0].pings) == sorted([ana.id, bia.id])
    await bia.press(call, "Join")
    await thread.until(lambda post: "1. Bia" in post.text)
    await ana.press(call, "Join")
    await thread.until(lambda post: "⏳" in post.text)
    over = await thread.until(lambda post: post.id == call.id and "has begun" in post.text)
    assert over.buttons == [], "nobody has to press to learn it"
    assert not [each for each in (ana, bia) if str(each.id) in over.text], over.text


async def test_whoever_wants_direct_messages_is_named_nowhere_else(
    ana: Person, bia: Person, place: Place
) -> None:
    for person in (ana, bia):
        await person.command("me", place, notice="dm")
        await wish(person, place)
    thread = await opened(place)
    for person in (ana, bia):
        told = await person.dm.until(lambda post: f"<#{thread.id}>" in post.text)
        assert "🔔" in told.text
    everything = "\n".join(post.text for post in (*place.posts_for(None), *thread.posts_for(None)))
    assert not [name for name in (str(ana.id), str(bia.id), "Ana", "Bia") if name in everything], everything


async def test_closed_direct_messages_do_not_make_a_wish_public(
    ana: Person, bia: Person, place: Place
) -> None:
    await bia.command("me", place, notice="dm")
    bia.close_dms()
    for person in (ana, bia):
        await wish(person, place)
    thread = await opened(place)
    await thread.until(lambda post: "🔔" in post.text)
    await asyncio.sleep(WHILE)
    everything = "\n".join(post.text for post in thread.posts_for(None))
    assert str(ana.id) in everything, "she wants to be mentioned"
    assert str(bia.id) not in everything
    assert f"<#{thread.id}>" in (await bia.command("find", place)).text, "she sees it where she wished"


async def test_without_a_place_find_says_so_and_how_a_moderator_sets_it(bia: Person, games: Place) -> None:
    assert "/taverna setup" in (await bia.command("find", games)).text
    await wish(bia, games)
    assert "/taverna setup" in (await bia.command("find", games)).text


async def test_find_and_setup_say_at_once_that_no_table_can_open_there(
    city: City, bia: Person, place: Place
) -> None:
    city.world.deny(place.channel, Permission.SEND_MESSAGES_IN_THREADS)
    owner = Person(city, city.world.state.users[city.guild.owner_id])
    for said in (await bia.command("find", place), await owner.command("taverna setup", place)):
        assert f"No table can open below <#{place.id}>" in said.text, said.text
    form = await wish(bia, place)
    assert "a table opens below" not in form.text, form.text
    city.world.allow(place.channel, Permission.SEND_MESSAGES_IN_THREADS)
    again = await bia.command("find", place)
    assert "No table can open" not in again.text and "a table opens below" in again.text, again.text


async def test_find_says_so_where_its_place_is_deleted(city: City, bia: Person, place: Place) -> None:
    elsewhere = city.channel("elsewhere")
    city.world.delete_channel(place.channel)
    form = await wish(bia, elsewhere)
    assert "/taverna setup" in form.text and "a table opens below" not in form.text, form.text


async def test_not_this_time_frees_the_seat_and_is_told_to_nobody(
    ana: Person, bia: Person, place: Place
) -> None:
    for person in (ana, bia):
        await wish(person, place)
    thread = await opened(place)
    call = await thread.until(lambda post: "🔔" in post.text)
    before = [post.text for post in thread.posts_for(None)]
    told = [(await person.press(call, "Not this time")).text for person in (ana, ana)]
    assert told[0] == told[1], "nobody learns from it who is called"
    assert before == [post.text for post in thread.posts_for(None)][: len(before)]


async def test_a_wish_is_renewed_and_ended_by_a_press_and_shown_in_me(ana: Person, place: Place) -> None:
    form = await wish(ana, place)
    assert "🔎" in (await ana.command("me", place)).text
    await ana.press(form, "h:findrenew")
    await ana.press(form, "h:findend")
    await place.until(lambda post: post.id == form.id and "🎲" not in post.text, reader=ana)
    assert "🔎" not in (await ana.command("me", place)).text


async def test_an_invitation_by_somebody_blocked_is_the_same_but_calls_nobody(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    told = await ana.command("me", games, block=bia)
    assert str(bia.id) in told.text
    assert bia.pinged_by == []
    await bia.command("table open", games, game="toy.name", language="English")
    seen: list[str] = []
    for guest in (ana, dora):
        told = await bia.command("table invite", games, player=guest)
        post = await saying(games, f"<@{guest.id}>: you are invited to <@{bia.id}>")
        again = await bia.command("table invite", games, player=guest)
        said = "\n".join([told.text, post.text, str(post.buttons), str(post.silent), again.text])
        seen.append(re.sub(r"\d+", "", said))
    assert seen[0] == seen[1]
    assert (ana.pinged_by, len(dora.pinged_by)) == ([], 1)


async def test_a_block_is_listed_and_lifted_in_me_alone(ana: Person, bia: Person, games: Place) -> None:
    shown = (await ana.command("me", games, block=bia)).shown
    await ana.select(shown, [str(bia.id)], "h:unblock")
    await games.until(lambda post: post.id == shown.id and str(bia.id) not in post.text, reader=ana)
    assert str(bia.id) not in (await ana.command("me", games)).text
    assert str(ana.id) not in (await bia.command("me", games)).text


async def test_forged_choices_change_nothing_and_are_answered(ana: Person, place: Place) -> None:
    form = await wish(ana, place)
    await ana.select(form, ["2"], "h:findcounts")
    await ana.select(form, ["fast"], "h:findpaces")
    await place.until(lambda post: post.id == form.id and "Qualquer" not in post.text, reader=ana)
    before = (await ana.command("find", place)).text
    for custom, values in (
        ("h:findgames", ["nonsense"]),
        ("h:findcounts", ["nonsense"]),
        ("h:findmore", ["tables=999"]),
        ("h:findmore", ["days=x"]),
        ("h:findpaces", ["nonsense"]),
        ("h:unblock", ["nonsense"]),
    ):
        await ana.forge_press(form, custom, kind=3, values=values)
    assert (await ana.command("find", place)).text == before


async def test_a_seat_offered_by_somebody_blocked_calls_nobody(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    await ana.command("me", games, block=bia)
    await seated(bia, [dora], games, "toy")
    await bia.command("table offer", games, player=ana)
    offer = await games.until(lambda post: f"<@{ana.id}>" in post.text)
    await asyncio.sleep(WHILE)
    assert (ana.pinged_by, offer.silent) == ([], False), "it looks as if she had been called"


async def test_me_names_the_lobbies_that_wait_for_an_answer(
    city: City, ana: Person, bia: Person, place: Place
) -> None:
    dora, asked = city.person("Dora"), "is waiting for you to join or to decline"
    await dora.command("me", place, block=bia)
    for person in (ana, bia):
        await wish(person, place)
    call = await (await opened(place)).until(lambda post: "🔔" in post.text)
    assert asked in (await bia.command("me", place)).text, "a call keeps a seat for her"
    await bia.press(call, "Not this time")
    assert asked not in (await bia.command("me", place)).text
    await bia.command("table open", place, game="toy.name", language="English")
    for guest in (ana, dora):
        await bia.command("table invite", place, player=guest)
    mine = (await bia.command("me", place)).text
    assert f"in <#{place.id}> has not begun yet" in mine, mine
    assert f"<#{place.id}> espera que você entre" in (await ana.command("me", place)).text
    assert asked not in (await dora.command("me", place)).text, "she has blocked whoever invites her"
