"""*How to play*, as a person meets it."""

import pytest

from tests.bot.e2e.players import labels, opened, seated, until
from tools.driver import Person, Place

pytestmark = pytest.mark.usefixtures("tavern")
HOW, TIP = "How to play", "💡"


async def test_a_guest_learns_the_game_from_the_lobby(ana: Person, bia: Person, games: Place) -> None:
    lobby = await opened(ana, games, "kemet")
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
