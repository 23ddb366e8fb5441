"""The clock of a table through the double: set as people type it, told on the panel, and what comes then."""

import pytest

from bot.discord.client import Client
from tests.bot.e2e.inside import look_again
from tests.bot.e2e.players import aside, mover, panel_in, seated, until, until_panel
from tests.bot.table.scene import Clock
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("clock")
DAY = 24 * 3600
START = 1_764_000_000


def passed(clock: Clock, seconds: int) -> None:
    """Time passes, and the bot looks at what is due."""
    clock.now += seconds
    look_again()


async def said(games: Place, words: str) -> Post:
    return await games.until(lambda post: words in post.text)


async def test_a_time_of_ones_own_is_told_with_its_absolute_end(
    bot: Client, ana: Person, bia: Person, games: Place
) -> None:
    await seated(bia, [ana], games)
    told = await bia.command("table pace", games, answer="1 day 12 h", then="Give the usual answer")
    assert told.text == (
        "The clock of this table: 1 day 12 hours for an answer. After that I give the question's usual"
        " answer, if it has one; otherwise I only post a notice.\n"
        "Where everybody can see that only one answer is possible, it is given right away."
    )
    due = START + 36 * 3600
    await until_panel(games, lambda post: f"The answer is due <t:{due}:f> (<t:{due}:R>)." in post.text)
    refused = await ana.command("table pace", games, answer="2 dias")
    assert refused.text == f"Só o anfitrião da mesa, <@{bia.id}>, pode fazer isso."
    await said(games, "The host has changed the clock of this table")
    assert "1 dia 12 horas" in (await ana.command("table pace", games)).text, "anybody may look"
    await bia.command("table pace", games, answer="none")
    await until_panel(games, lambda post: "is due" not in post.text)


async def test_the_host_skips_who_is_late_with_a_button_and_nobody_else_can(
    bot: Client, clock: Clock, city: City, ana: Person, bia: Person, games: Place
) -> None:
    await seated(ana, [bia], games)
    await ana.command("table pace", games, answer="36h")
    late_one = mover(panel_in(games), ana, bia)
    other = bia if late_one is ana else ana
    early = await ana.command("table skip", games, player=late_one)
    assert f"<t:{START + 36 * 3600}:f>" in early.text
    passed(clock, 36 * 3600)
    late = await until_panel(games, lambda post: any(b.label.startswith("Skip ") for b in post.buttons))
    assert f"Time is up for <@{late_one.id}>." in late.text
    [skip] = [b for b in late.buttons if b.label.startswith("Skip ")]
    assert skip.label == f"Skip {late_one.user.name}"
    dora = city.person("Dora")
    for person in (bia, dora):
        refused = await person.press(late, skip.custom_id or "")
        assert (await aside(refused)).text == f"Only the host of this table, <@{ana.id}>, can do that."
    forged = await ana.forge_press(late, f"{skip.custom_id}9")
    assert (await aside(forged)).text == "Não há pergunta para essa pessoa agora."
    await ana.press(late, skip.custom_id or "")
    await said(games, "the host has moved on")
    panel = await until_panel(games, lambda post: not any(b.label.startswith("Skip ") for b in post.buttons))
    assert "is due" in panel.text
    again = await ana.forge_press(panel, skip.custom_id or "")
    assert (await aside(again)).text != "", "the old button does nothing more"
    assert (await ana.command("table skip", games, player=other)).text != ""
    nobody = await ana.command("table skip", games, player=dora)
    assert nobody.text == "Essa pessoa não tem lugar nesta mesa."


async def test_below_all_that_is_said_of_late_players_stands_the_question(
    bot: Client, clock: Clock, ana: Person, bia: Person, games: Place
) -> None:
    await seated(ana, [bia], games, "toy.name")
    await ana.command("table pace", games, answer="36h")
    passed(clock, 36 * 3600)
    await said(games, "Time is up for Ana and Bia.")
    await until(games, lambda: len([b for b in games.last.buttons if b.label.startswith("Skip ")]) == 2)
    late = games.last
    await ana.press(late, f"Skip {bia.user.name}")
    await said(games, "the host has moved on")
    await until(games, lambda: games.last == panel_in(games) and games.last != late)


async def test_who_is_away_is_told_to_the_others_quietly_and_has_more_time(
    bot: Client, clock: Clock, ana: Person, bia: Person, games: Place
) -> None:
    await seated(ana, [bia], games)
    await ana.command("table pace", games, answer="24 horas")
    late_one = mover(panel_in(games), ana, bia)
    other = bia if late_one is ana else ana
    pings = len(other.pinged_by)
    told = await late_one.command("me", games, away="2025-11-20 2025-11-30")
    assert ("todo mundo ali pode ler" if late_one is ana else "when you will be back") in told.text
    back = 1_764_547_200  # the first of December
    await until_panel(games, lambda post: f"🧳 <@{late_one.id}> is away until <t:{back}:D>." in post.text)
    assert len(other.pinged_by) == pings
    passed(clock, DAY)
    due = back + DAY
    await until_panel(games, lambda post: f"<t:{due}:f>" in post.text or "away" in post.text)
    assert [post for post in games.posts if "Time is up" in post.text] == []
    await late_one.command("me", games, away="off")
    await until_panel(games, lambda post: "away" not in post.text)
