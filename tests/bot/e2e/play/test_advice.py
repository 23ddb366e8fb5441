"""*What would you do?*, through the double: allowed in the lobby, asked in the hand, read by nobody else."""

import pytest

from tests.bot.e2e.players import hand_of, own, seated
from tools.driver import Person, Place

pytestmark = pytest.mark.usefixtures("bot")


async def test_the_hand_offers_it_where_the_lobby_said_so(ana: Person, bia: Person, games: Place) -> None:
    panel = await seated(ana, [bia], games, "toy", advice="on")
    hand = await hand_of(bia, panel)
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
    panel = await seated(ana, [bia], games, "toy")
    hand = await hand_of(bia, panel)
    assert "What would you do?" not in [button.label for button in hand.buttons]
    told = await bia.command("advice", games)
    await told.until(lambda reply: "the host did not allow it" in reply.text)
