"""Seats that are voted on, lent and offered, through the double, in English and Portuguese."""

from collections.abc import Sequence

import pytest

from tests.bot.e2e.players import aside, give_up, labels, own, panel_in, seated, sure, until, until_panel
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
def cal(city: City) -> Person:
    return city.person("Cal")


@pytest.fixture
def dora(city: City) -> Person:
    return city.person("Dora", locale="pt-BR")


async def voted_on(by: Person, away: str, guests: Sequence[Person], host: Person, games: Place) -> Post:
    """A table of four, and a proposal to free a seat."""
    await seated(host, guests, games, game="toy.name")
    await by.command("table replace", games, player=away)
    return await games.until(lambda post: "🗳️" in post.text)


async def test_the_others_free_the_seat_of_who_is_away(
    ana: Person, bia: Person, cal: Person, dora: Person, games: Place
) -> None:
    vote = await voted_on(bia, "Dora", [bia, cal, dora], ana, games)
    assert f"free the seat of <@{dora.id}>" in vote.text
    assert sorted(vote.message.versions[0].pings) == sorted([ana.id, cal.id, dora.id])
    told = await dora.dm.until(
        lambda post: "Alguém acha que você sumiu e propõe liberar o seu lugar" in post.text
    )
    assert told.message.only is None
    await ana.press(vote, "Agree")
    await until(games, lambda: "✅ Agreed." in vote.text and not vote.buttons)
    await until_panel(games, lambda post: "Take the free seat" in labels(post))
    assert "não tem lugar" in (await dora.command("hand", games)).text
    late = await aside(await cal.forge_press(vote, "t:1:agree:1"))
    assert "decided already" in late.text


async def test_who_is_there_says_so(
    ana: Person, bia: Person, cal: Person, dora: Person, games: Place
) -> None:
    vote = await voted_on(bia, "Dora", [bia, cal, dora], ana, games)
    told = await aside(await dora.press(vote, "Agree"))
    assert "não cabe a você" in told.text
    await dora.press(vote, "I'm here")
    await until(games, lambda: f"<@{dora.id}> is there" in vote.text and not vote.buttons)
    assert (await dora.command("hand", games)).shown.files


async def test_a_seat_is_lent_and_taken_back(ana: Person, bia: Person, dora: Person, games: Place) -> None:
    await seated(ana, [bia], games, game="toy.name")
    lent = await ana.command("table leave", games, until="back")
    assert "o computador joga por você" in lent.text
    mine = await ana.command("me", games)
    assert f"em <#{games.id}>, o computador joga por você" in mine.text
    assert "Você não está em nenhuma mesa" not in mine.text
    notice = await games.until(lambda post: f"plays on for <@{ana.id}>" in post.text)
    assert notice.message.versions[0].pings == []
    panel = await until_panel(games, lambda post: "I'm back" in labels(post))
    refused = await aside(await dora.press(panel, "I'm back"))
    assert "está livre" in refused.text
    hand = await aside(await ana.press(panel_in(games), own(panel_in(games), "back")))
    assert hand.files
    await until_panel(games, lambda post: "I'm back" not in labels(post))
    await games.until(lambda post: "Ana is back" in post.text)
    log = await bia.command("table log", games)
    assert f"<@{ana.id}> is back in seat A." in log.text


async def test_a_seat_is_offered_and_accepted(
    ana: Person, bia: Person, cal: Person, dora: Person, games: Place
) -> None:
    await seated(ana, [bia], games, game="toy.name")
    assert "tem lugar" in (await ana.command("table offer", games, player=bia)).text
    await ana.command("table offer", games, player=dora)
    offer = await games.until(lambda post: "🪑" in post.text)
    assert offer.message.versions[0].pings == [dora.id]
    told = await aside(await cal.press(offer, "Accept"))
    assert "not yours to decide" in told.text
    hand = await aside(await dora.press(offer, "Accept"))
    assert hand.files
    await until(games, lambda: f"the seat is <@{dora.id}>" in offer.text and not offer.buttons)
    assert "não tem lugar" in (await ana.command("hand", games)).text
    await until(games, lambda: not ana.dm.posts)
    log = await bia.command("table log", games)
    assert f"seat A now belongs to <@{dora.id}>." in log.text
    assert "Só o anfitrião" in (await ana.command("table close", games)).text, "Dora is the host now"


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("lent", "a computer plays in that seat until its owner is back"),
        ("back", "a computer plays in that seat until its owner is back"),
        ("left", "that seat is free now"),
        ("freed", "that seat is free now"),
    ],
)
async def test_an_offer_says_what_became_of_its_seat(
    ana: Person, bia: Person, cal: Person, games: Place, way: str, words: str
) -> None:
    await seated(ana, [bia], games, game="toy.name")
    await bia.command("table offer", games, player=cal)
    offer = await games.until(lambda post: "🪑" in post.text)
    [stale] = [str(button.custom_id) for button in offer.buttons if button.label == "Accept"]
    match way:
        case "lent" | "back":
            await bia.command("table leave", games, until="back")
        case "left":
            await give_up(bia, games)
        case "freed":
            await sure(ana, await ana.command("table replace", games, player="Bia"), "free")
    await until(games, lambda: not offer.buttons)
    if way == "back":
        await bia.command("table join", games)
    assert words in offer.text
    late = await aside(await cal.forge_press(offer, stale))
    assert "the seat has changed hands" in late.text
    assert "somebody else has that seat" not in offer.text
