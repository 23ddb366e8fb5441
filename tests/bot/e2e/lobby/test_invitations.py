"""Finding players through the double: invitations, the word that all are there, and the list of lobbies."""

from pathlib import Path

import pytest

from tests.bot.e2e.inside import DATABASE, changing
from tests.bot.e2e.players import aside, opened, own, panel_in, seated, sure, until
from tests.bot.e2e.toys import finished
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


async def invited(host: Person, guest: Person, games: Place) -> Post:
    """The message that asks a guest."""
    await host.command("table invite", games, player=guest)
    return await games.until(lambda post: f"<@{guest.id}>: you are invited to <@{host.id}>" in post.text)


async def test_an_invitation_calls_one_person_who_accepts(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    lobby = await opened(ana, games)
    asked = await invited(ana, bia, games)
    assert asked.message.versions[0].pings == [bia.id]
    assert not asked.silent
    await games.until(lambda post: post.id == lobby.id and f"Invited: <@{bia.id}>" in post.text)
    for label in ("Accept", "Decline"):
        assert "for somebody else" in (await aside(await dora.press(asked, label))).text
    await bia.press(asked, "Accept")
    await games.until(
        lambda post: post.id == lobby.id and "2. Bia" in post.text and "Invited" not in post.text
    )
    answered = await games.until(lambda post: post.id == asked.id and "will play" in post.text)
    assert answered.buttons == []
    assert len(bia.pinged_by) == 1


async def test_a_full_lobby_moves_to_the_bottom_and_pings_its_host_alone(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    lobby = await opened(ana, games, players=2)
    assert "1 of 2" in lobby.text
    await bia.press(lobby, "Join")
    full = await games.until(
        lambda post: f"Everybody is here: <@{ana.id}>" in post.text and post.id > lobby.id
    )
    assert full.message.versions[0].pings == [ana.id], "nobody else can do anything now"
    await until(games, lambda: lobby.deleted)
    assert [post.id for post in games.posts if "Players:" in post.text] == [full.id], "there is one lobby"
    too_many = await dora.forge_press(full, own(full, "leave").replace("leave", "join"))
    assert "2 seats" in (await aside(too_many)).text
    assert "Only the host" in (await aside(await bia.press(full, "Start"))).text
    await ana.press(full, "Start")
    await games.until(lambda post: "Waiting for" in post.text)


async def test_open_lobbies_are_listed_for_who_sees_their_channel(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    assert "No table waits" in (await bia.command("table lobbies", games)).text
    hidden = city.channel("hidden", only=[ana, dora])
    await opened(ana, games, players=3)
    await dora.command("table open", hidden, game="toy.name")
    listed = await bia.command("table lobbies", games)
    assert f"<#{games.id}>" in listed.text
    assert "2 seats free" in listed.text
    assert f"<#{hidden.id}>" not in listed.text
    assert f"<#{hidden.id}>" in (await ana.command("table lobbies", games)).text


async def test_a_lobby_of_a_game_that_is_no_longer_there_hides_no_other(
    tmp_path: Path, city: City, ana: Person, bia: Person, games: Place
) -> None:
    elsewhere = city.channel("elsewhere")
    await bia.command("table open", elsewhere, game="toy.name")
    with changing(tmp_path / DATABASE) as db:
        db.execute("UPDATE tables SET game = 'gone'")
    await opened(ana, games)
    listed = await bia.command("table lobbies", games)
    assert f"<#{games.id}>" in listed.text
    assert f"<#{elsewhere.id}>" not in listed.text


async def test_playing_again_asks_the_others_in_one_message(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora")
    await seated(ana, [bia, dora], games, game="toy.name")
    await sure(ana, await ana.command("table close", games), "close")
    closed = await games.until(lambda post: "has been closed" in post.text)
    await ana.forge_press(panel_in(games), "t:1:again")
    asked = await games.until(lambda post: post.id > closed.id and "you are invited" in post.text)
    assert sorted(asked.message.versions[0].pings) == sorted((bia.id, dora.id))
    await bia.press(asked, "Accept")
    await games.until(
        lambda post: post.id == asked.id and f"✅ <@{bia.id}>" in post.text and bool(post.buttons)
    )
    await dora.press(asked, "Decline")
    done = await games.until(lambda post: post.id == asked.id and f"🚫 <@{dora.id}>" in post.text)
    assert done.buttons == []
    lobby = await games.until(lambda post: post.id > closed.id and "2. Bia" in post.text)
    assert lobby == panel_in(games)
    assert own(lobby, "start")
    assert "1. Ana" in lobby.text


async def test_two_who_press_play_again_meet_in_one_lobby(ana: Person, bia: Person, games: Place) -> None:
    await seated(bia, [ana], games, "toy.name")
    podium = await finished((bia, ana), games)
    await bia.press(podium, "Play again")
    await games.until(lambda post: "1. Bia" in post.text and post.id > podium.id)
    await ana.press(podium, "Play again")
    full = await games.until(lambda post: f"Everybody is here: <@{bia.id}>" in post.text)
    assert "2. Ana" in full.text


@pytest.mark.parametrize(("end", "told"), [("begun", "before the game began"), ("closed", "was closed")])
async def test_an_invitation_says_what_came_of_it_when_the_lobby_has_ended(
    city: City, ana: Person, bia: Person, games: Place, end: str, told: str
) -> None:
    dora = city.person("Dora")
    lobby = await opened(ana, games)
    await bia.press(await invited(ana, bia, games), "Decline")
    asked = await invited(ana, dora, games)
    await ana.command("table add-computer", games)
    await (ana.press(lobby, "Start") if end == "begun" else ana.command("table close", games))
    await games.until(lambda post: post.id == asked.id and told in post.text)
    assert f"<@{dora.id}>" in asked.text
    assert [post.text for post in games.posts if any(b.label == "Accept" for b in post.buttons)] == []
