"""*How to play* and the tips, as a person meets them."""

import pytest

from bot.sandbox.people.driver import Person, Place, Post
from tests.bot.e2e.players import own, panel_in, seated, until

pytestmark = pytest.mark.usefixtures("tavern")
HOW, TIP = "How to play", "💡"


def labels(post: Post) -> set[str]:
    return {button.label for button in post.buttons}


async def test_a_guest_learns_the_game_from_the_lobby(ana: Person, bia: Person, games: Place) -> None:
    await ana.command("table open", games, game="kemet", language="English")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    assert "5 players · about 90 minutes at a table" in lobby.text
    first = (await bia.press(lobby, HOW)).shown
    assert first.ephemeral
    assert "**You win** with 9 fame" in first.text
    assert "① **Your city.**" in first.text
    await bia.press(first, "Next: a turn")
    await until(games, lambda: "🙏 **Pray**" in first.text)  # turned in place
    assert "**First day, usually:**" in first.text
    topic = (await bia.select(first, ["kemet.battle"])).shown
    assert topic.text.startswith("### ")
    await bia.press(first, "Back")
    await until(games, lambda: "**You win**" in first.text)


async def test_every_way_leads_there(ana: Person, bia: Person, games: Place) -> None:
    menu = (await ana.command("help", games)).shown
    assert "**Kemet: Sangue e Areia**" not in menu.text
    from_help = (await ana.select(menu, ["kemet"])).shown
    assert "Deuses disputam Templos" in from_help.text, "in the language of whoever asks"
    topic = (await bia.command("rules", games, topic="kemet/battle")).shown
    assert "Gods fight for temples" in (await bia.press(topic, HOW)).shown.text
    panel = await seated(ana, [bia], games, "kemet")
    assert HOW in labels(panel)


async def test_a_tip_comes_once_and_is_off_for_good_with_one_press(
    ana: Person, bia: Person, games: Place
) -> None:
    panel = await seated(bia, [ana], games, "kemet")
    asked = bia if f"<@{bia.id}>" in panel.text else ana
    hand = (await asked.press(panel, own(panel, "hand"))).shown
    assert TIP in hand.text
    again = (await asked.press(panel, own(panel, "hand"))).shown
    assert TIP in again.text, "while the same question is open"
    assert TIP not in panel_in(games).text, "never in public"
    [off] = [button for button in hand.buttons if button.custom_id == "h:tipsoff"]
    await asked.press(hand, off.custom_id or "")
    assert TIP not in (await asked.press(panel, own(panel, "hand"))).shown.text
    helped = await asked.press(panel, own(panel, "help"))
    assert TIP in helped.text, "on request it comes back"


async def test_the_command_brings_the_tips_back(bia: Person, games: Place) -> None:
    told = (await bia.command("me", games, tips="No tips")).text
    assert "You get no tips" in told
    told = (await bia.command("me", games, tips="Tips with what is new to me")).text
    assert "When something is new to you, you get a tip" in told
