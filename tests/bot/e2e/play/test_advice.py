"""*What would you do?*, through the double: allowed in the lobby, asked in the hand, read by nobody else."""

import asyncio

import pytest

from bot.sandbox.people.driver import Person, Place, Post
from tests.bot.e2e.players import offers, own

pytestmark = pytest.mark.usefixtures("bot")


async def opened(ana: Person, bia: Person, games: Place, **given: str) -> Post:
    """A running toy game of two; Ana reads Portuguese, the table is English."""
    await ana.command("table open", games, game="toy", language="en", **given)
    said = "Advice: **allowed**" if given else "1. Ana"
    lobby = await games.until(lambda post: said in post.text)
    await bia.press(lobby, "Join")
    await games.until(lambda post: "2. Bia" in post.text)
    await ana.press(lobby, "Start")
    return await games.until(lambda post: "Waiting for" in post.text)


async def test_the_hand_offers_it_where_the_lobby_said_so(ana: Person, bia: Person, games: Place) -> None:
    panel = await opened(ana, bia, games, advice="on")
    hand = (await bia.press(panel, own(panel, "hand"))).shown
    told = await bia.press(hand, own(hand, "advice"))
    assert told.ephemeral
    await told.until(lambda reply: "1. **" in reply.text)
    assert "1. **" in told.text and "2. **" in told.text
    other = await ana.command("advice", games)
    await other.until(lambda reply: "sua chance de vencer" in reply.text)
    assert not [post.text for post in games.posts if "1. **" in post.text or "chance to win" in post.text]


async def test_elsewhere_there_is_no_button_and_the_command_says_why(
    ana: Person, bia: Person, games: Place
) -> None:
    panel = await opened(ana, bia, games)
    hand = (await bia.press(panel, own(panel, "hand"))).shown
    assert "What would you do?" not in [button.label for button in hand.buttons]
    told = await bia.command("advice", games)
    await told.until(lambda reply: "the host did not allow it" in reply.text)


async def test_who_answers_meanwhile_is_told_so(ana: Person, bia: Person, games: Place) -> None:
    panel = await opened(ana, bia, games, advice="on")
    hand = (await bia.press(panel, own(panel, "hand"))).shown
    assert offers(hand)
    asked = asyncio.create_task(bia.press(hand, own(hand, "advice")))
    await bia.command("play", games, answer="1 = 1, 2 = -")
    told = await asked
    await told.until(lambda reply: "You have already answered" in reply.text or "chance to win" in reply.text)
    late = await bia.command("advice", games)
    await late.until(lambda reply: "You have already answered this question" in reply.text)


async def test_the_host_allows_it_in_the_lobby_and_takes_it_back(ana: Person, games: Place) -> None:
    await ana.command("table open", games, game="toy", language="en")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await ana.select(lobby, ["Advice: allow it"], "Settings (for the host)")
    await games.until(lambda post: "Advice: **allowed**" in post.text)
    await ana.select(lobby, ["Advice: do without"], "Settings (for the host)")
    await games.until(lambda post: "Advice: **allowed**" not in post.text)
