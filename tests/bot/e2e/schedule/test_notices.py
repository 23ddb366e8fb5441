"""Notices to people, through the double: as they said with `/me`."""

import pytest

from bot.table.schedule import pings
from tests.bot.e2e.players import mover, offers, panel_in, seated, until
from tools.driver import Person, Place

pytestmark = pytest.mark.usefixtures("bot")


async def test_who_wants_direct_messages_and_takes_none_is_called_in_the_channel(
    ana: Person, bia: Person, games: Place
) -> None:
    for person in (ana, bia):
        person.close_dms()
        await person.command("me", games, notice="Send me a direct message")
    asked = mover(await seated(ana, [bia], games), ana, bia)
    called = await games.until(lambda post: "⏰" in post.text)
    assert called.message.versions[0].pings == [asked.id]
    assert len(asked.pinged_by) == 1


async def test_a_reminder_is_taken_away_with_the_answer(
    monkeypatch: pytest.MonkeyPatch, ana: Person, bia: Person, games: Place
) -> None:
    monkeypatch.setattr(pings, "FIRST", 2)
    asked = mover(await seated(ana, [bia], games), ana, bia)
    reminder = await games.until(lambda post: "⏰" in post.text, 20)
    assert reminder.message.versions[0].pings == [asked.id]
    assert reminder.text.count("\n") == 1, "it says what is asked"
    monkeypatch.setattr(pings, "FIRST", 3600)
    panel = panel_in(games)
    await asked.press(panel, offers(panel)[0].custom_id or "")
    await until(games, lambda: not any("⏰" in post.text for post in games.posts))
