"""Signing up for a series through the double: by buttons and by typing, who may, and what Discord refuses."""

import pytest

from bot.sandbox.world.permissions import Permission
from bot.table.series import rounds
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("quick", "bot")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often."""
    monkeypatch.setattr(rounds, "POLL_INTERVAL", 0.2)
    monkeypatch.setattr(rounds, "RETRY_AFTER_REFUSAL", 1)


async def opened(host: Person, games: Place, **more: str | int) -> tuple[Post, Post]:
    """A series of two rounds for pairs: its panel, and its host's form."""
    await host.command("series open", games, game="toy", rounds=2, size=2, **more)
    panel = await games.until(lambda post: "Signing up ends" in post.text)
    form = next(post for post in games.posts_for(host) if post.selects)
    return panel, form


async def test_signing_up_and_leaving_by_typing(ana: Person, bia: Person, games: Place) -> None:
    panel, _ = await opened(bia, games)
    assert "Você está dentro" in (await ana.command("series join", games)).text
    await games.until(lambda post: post.id == panel.id and "**2 signed up**" in post.text)
    assert "já está" in (await ana.command("series join", games)).text
    mine = f"em <#{games.id}>: você se inscreveu"
    assert mine in (await ana.command("me", games)).text
    await ana.command("series leave", games)
    await games.until(lambda post: post.id == panel.id and "**1 signed up**" in post.text)
    assert mine not in (await ana.command("me", games)).text
    assert "2 people" in (await bia.command("series start", games)).text, "one alone is too few"
    assert "Series 1" in (await bia.command("series show", games)).text, "the panel, as nothing is played yet"
    await bia.command("series close", games)
    ended = await games.until(lambda post: post.id == panel.id and "did not take place" in post.text)
    assert ended.buttons == []


async def test_the_host_says_who_may_join_and_how_the_game_is_played(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    panel, form = await opened(bia, games)
    dora = city.person("Dora")
    await bia.select(form, [dora], "h:seriespeople")
    await games.until(lambda post: post.id == panel.id and f"For <@{dora.id}>" in post.text)
    assert "é para" in (await ana.press(panel, "h:seriesjoin:1")).text
    assert "You are in" in (await dora.press(panel, "h:seriesjoin:1")).text
    assert "anfitrião" in (await ana.press(panel, "h:seriessettings:1")).text
    before = panel.text
    await bia.select(form, ["length=1"], "h:seriesgame")
    await games.until(lambda post: post.id == panel.id and post.text != before)


async def test_whoever_moderates_another_channel_decides_nothing_here(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    panel, _ = await opened(bia, games)
    other = city.channel("other")
    shown = (await ana.command("help", other)).shown
    for what in ("seriesstart", "seriesjoin", "seriessettings", "seriestext"):
        told = await ana.forge_press(shown, f"h:{what}:1")
        assert "não há" in told.text.casefold(), told.text
    assert "**1 signed up**" in panel.text


async def test_where_no_thread_may_be_opened_its_host_is_told_once(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    panel, _ = await opened(bia, games)
    await ana.press(panel, "h:seriesjoin:1")
    city.world.deny(games.channel, Permission.CREATE_PUBLIC_THREADS)
    await bia.press(panel, "h:seriesstart:1")
    told = await bia.dm.until(lambda post: "waits" in post.text)
    assert f"<#{games.id}>" in told.text
    await games.until(lambda post: "being opened" in post.text)
    city.world.allow(games.channel, Permission.CREATE_PUBLIC_THREADS)
    await games.until(lambda post: "Round 1" in post.text and "being opened" not in post.text, 20)
    assert len([post for post in bia.dm.posts if "waits" in post.text]) == 1
    assert len(games.threads) == 1


async def test_what_is_lost_of_a_running_series_is_asked_first(
    ana: Person, bia: Person, games: Place
) -> None:
    panel, _ = await opened(bia, games)
    await ana.press(panel, "h:seriesjoin:1")
    await bia.press(panel, "h:seriesstart:1")
    await games.until(lambda post: "Round 1" in post.text and "being opened" not in post.text, 20)
    asked = [
        await ana.press(panel, "h:seriesleave:1"),
        await bia.command("series remove", games, player=ana),
        await bia.command("series close", games),
    ]
    assert ["?**" in each.text for each in asked] == [True] * 3, [each.text for each in asked]
    assert "anfitrião" in (await ana.command("series close", games)).text, "nobody else is asked"
    assert "has begun" in (await bia.command("series settings", games)).text, "none can be changed"
    await bia.press(asked[1].shown, "No, leave it")
    assert "round 1 of 2" in (await bia.command("me", games)).text
    assert "rodada 1 de 2" in (await ana.command("me", games)).text, "none of it is done yet"
    await ana.press(asked[0].shown, "Sair da liga")
    await games.until(lambda post: post.id == panel.id and "**1 signed up**" in post.text)
    await bia.press(asked[2].shown, "End the series")
    await games.until(lambda post: post.id == panel.id and "Over." in post.text)


async def test_each_is_pinged_once_when_a_round_begins(ana: Person, bia: Person, games: Place) -> None:
    panel, _ = await opened(bia, games)
    await ana.command("me", games, notice="dm")
    await ana.press(panel, "h:seriesjoin:1")
    await bia.press(panel, "h:seriesstart:1")
    await games.until(lambda post: "Round 1" in post.text and "being opened" not in post.text, 20)
    [thread] = games.threads
    await thread.until(lambda post: "Waiting for" in post.text or "⏳" in post.text, 20)
    await ana.dm.until(lambda post: f"<#{thread.id}>" in post.text or bool(post.buttons), 20)
    assert [post for post in games.posts if post.message.versions[0].pings] == [], "its own channel is silent"
    told = await ana.command("series show", games)
    await told.until(lambda reply: any(f"<#{thread.id}>" in each.text for each in reply.followups))
    pings = [user for post in thread.posts for user in post.message.versions[0].pings]
    assert pings.count(bia.id) == 1
    assert pings.count(ana.id) == 0
