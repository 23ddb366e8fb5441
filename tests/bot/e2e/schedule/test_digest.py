"""The daily digest through the double: asked for with `/me`, told by direct message in one's language."""

import pytest

from bot.discord.client import Client
from tests.bot.e2e.inside import look_again
from tests.bot.e2e.players import mover, offers, panel_in, seated, until, until_panel
from tests.bot.table.scene import Clock
from tools.driver import Person, Place

pytestmark = pytest.mark.usefixtures("clock")
START = 1_764_000_000  # 2025-11-24, four in the afternoon in UTC
MORNING = 1_764_059_400  # half past eight on the next day


def passed(clock: Clock, now: int) -> None:
    """It is `now`, and the bot looks at what is due."""
    clock.now = now
    look_again()


async def test_who_wants_a_digest_gets_one_in_the_morning(
    bot: Client, clock: Clock, ana: Person, bia: Person, games: Place
) -> None:
    for person in (ana, bia):
        told = await person.command("me", games, digest="8h30", notice="Do not notify me")
        assert "08:30 (UTC)" in told.text
    asked = mover(await seated(ana, [bia], games), ana, bia)
    await ana.command("table pace", games, answer="2 dias")
    passed(clock, MORNING - 1)
    passed(clock, MORNING)
    await until(games, lambda: len(asked.dm.posts) == 1)
    said = asked.dm.posts[0].text.splitlines()
    due = START + 2 * 24 * 3600
    until_then = f"<t:{due}:f> (<t:{due}:R>)"
    if asked is ana:
        assert said[0] == f"☀️ <@{ana.id}>, uma mesa espera por você:"
        line = f"⏳ **Bellum Magica** em <#{games.id}> (pergunta feita <t:{START}:R>). Prazo: {until_then}."
    else:
        assert said[0] == f"☀️ <@{bia.id}>, one table waits for you:"
        line = f"⏳ **Bellum Magica** in <#{games.id}>, asked <t:{START}:R>. Due {until_then}."
    assert said[1] == line
    assert said[2].startswith("-# "), "what is asked, since it is public"
    assert asked.pinged_by == [asked.dm.posts[0]]
    other = bia if asked is ana else ana
    assert other.dm.posts == []

    passed(clock, MORNING + 3600)
    panel = panel_in(games)
    await asked.press(panel, offers(panel)[0].custom_id or "")
    await until_panel(games, lambda post: post.id != panel.id or len(post.message.versions) > 1)
    assert len(asked.dm.posts) == 1, "once a day"
