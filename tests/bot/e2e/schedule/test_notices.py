"""Notices to people, through the double: as they said with `/me`."""

import pytest

from bot.sandbox.people.driver import Person, Place
from bot.table.schedule import pings
from tests.bot.e2e.players import offers, panel_in, seated, until

pytestmark = pytest.mark.usefixtures("bot")


async def test_what_somebody_wants_is_told_and_odd_wishes_refused(
    ana: Person, bia: Person, games: Place
) -> None:
    told = await bia.command(
        "me", games, notice="Send me a direct message", zone="europe/berlin", quiet="22-7"
    )
    assert "direct message" in told.text
    assert "22:00" in told.text
    assert "Europe/Berlin" in told.text
    zones = await ana.autocomplete("me", games, focus="zone", zone="sao pau")
    assert "America/Sao_Paulo" in [choice.value for choice in zones.choices]
    for wish in ({"zone": "Atlantis"}, {"quiet": "nights"}, {"away": "2020-01-01 2020-01-05"}):
        refused = await bia.command("me", games, **wish)
        assert "Europe/Berlin" not in refused.text
    kept = await bia.command("me", games)
    assert "22:00" in kept.text


async def test_who_wants_direct_messages_gets_them_and_no_mention(
    ana: Person, bia: Person, games: Place
) -> None:
    for person in (ana, bia):
        await person.command("me", games, notice="Send me a direct message")
    panel = await seated(ana, [bia], games)
    [mover] = [person for person in (ana, bia) if f"<@{person.id}>" in panel.text]
    await until(games, lambda: len(mover.dm.posts) == 1)
    assert panel.message.versions[0].pings == []
    assert "⏰" in mover.dm.posts[0].text


async def test_who_wants_direct_messages_and_takes_none_is_called_in_the_channel(
    ana: Person, bia: Person, games: Place
) -> None:
    for person in (ana, bia):
        person.close_dms()
        await person.command("me", games, notice="Send me a direct message")
    panel = await seated(ana, [bia], games)
    [mover] = [person for person in (ana, bia) if f"<@{person.id}>" in panel.text]
    called = await games.until(lambda post: "⏰" in post.text)
    assert called.message.versions[0].pings == [mover.id]
    assert len(mover.pinged_by) == 1


async def test_a_reminder_is_taken_away_with_the_answer(
    monkeypatch: pytest.MonkeyPatch, ana: Person, bia: Person, games: Place
) -> None:
    monkeypatch.setattr(pings, "FIRST", 2)
    panel = await seated(ana, [bia], games)
    [mover] = [person for person in (ana, bia) if f"<@{person.id}>" in panel.text]
    reminder = await games.until(lambda post: "⏰" in post.text, 20)
    assert reminder.message.versions[0].pings == [mover.id]
    assert reminder.text.count("\n") == 1, "it says what is asked"
    monkeypatch.setattr(pings, "FIRST", 3600)
    panel = panel_in(games)
    await mover.press(panel, offers(panel)[0].custom_id or "")
    await until(games, lambda: not any("⏰" in post.text for post in games.posts))


async def test_odd_zones_and_days_are_refused_with_what_would_be_right(ana: Person, games: Place) -> None:
    near = await ana.command("me", games, zone="Sao Paolo")
    assert "America/Sao_Paulo" in near.text
    turned = await ana.command("me", games, away="2099-12-20 2099-12-01")
    assert "Você quis dizer 2099-12-01 2099-12-20?" in turned.text
    long = await ana.command("me", games, away="2099-01-01 2100-06-01")
    assert "2099-01-01 2100-01-01" in long.text
    past = await ana.command("me", games, away="2020-01-01 2020-01-05")
    assert "já passaram" in past.text
    assert "2026-12-20 2027-01-03" in (await ana.command("me", games, away="semana que vem")).text
    assert "Ausente" not in (await ana.command("me", games)).text
