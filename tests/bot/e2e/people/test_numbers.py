"""Numbers through the double: /stats, /leaderboard, opting out, being forgotten."""

from functools import partial

import pytest

from tests.bot.e2e.players import aside, panel_in, seated, until
from tests.bot.e2e.toys import asks_to_act, planned
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")
TOY = "toy.name"
LOOK = "Show me what would be forgotten"


@pytest.fixture
async def over(ana: Person, bia: Person, games: Place) -> Post:
    """The podium of a game that Ana has won against Bia, at an English table."""
    await seated(ana, [bia], games, game=TOY)
    for _ in range(2):
        await planned((ana, bia), games)
        await ana.command("play", games, answer="action:work > 1")
        panel = await games.until(partial(asks_to_act, bia))
        await bia.press(panel, "action:rest")
    return await games.until(
        lambda post: "🏆" in post.text and not any("⏳" in each.text for each in games.posts)
    )


def pings_in(games: Place) -> list[int]:
    return [user for post in games.posts for version in post.message.versions for user in version.pings]


async def test_the_own_numbers_are_for_oneself_until_they_are_shown(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    before = pings_in(games)
    mine = await ana.command("stats", games)
    assert mine.ephemeral
    assert "Os números de Ana" in mine.text
    assert "rating de cerca de **1553**" in mine.text
    assert "Uma partida, uma vitória (1º \N{MULTIPLICATION SIGN} 1)" in mine.text
    posts = len(games.posts)
    await ana.press(mine.shown, "Mostrar a todos")
    await until(games, lambda: len(games.posts) == posts + 1)
    assert "Numbers of Ana" in games.last.text, "in the server's language"
    assert "about **1553**" in games.last.text
    assert not games.last.buttons
    assert bia.sees(games.last)
    assert pings_in(games) == before, "nobody is called"


async def test_the_leaderboard_is_a_picture_with_words(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    shown = await ana.command("leaderboard", games, game=TOY)
    assert shown.ephemeral
    assert [file.filename for file in shown.files] == ["leaderboard-toy.png"]
    told = await ana.press(shown.shown, "Em texto")
    assert told.ephemeral
    assert told.text.startswith("leaderboard pt-BR")
    assert '"mine":0' in told.text
    posts = len(games.posts)
    await ana.press(shown.shown, "Mostrar a todos")
    await until(games, lambda: len(games.posts) == posts + 1)
    assert {*games.last.alts} == {"leaderboard of toy"}
    assert [button.label for button in games.last.buttons] == ["As text"]
    assert (await bia.press(games.last, "As text")).text.startswith("leaderboard en")


async def test_who_keeps_the_numbers_to_themselves_is_shown_to_nobody(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    mine = await ana.command("stats", games)
    told = await ana.command("me", games, stats="Keep my numbers to myself")
    assert "Seus números são só seus" in told.text
    refused = await bia.command("stats", games, user=ana)
    assert "keep their numbers" in refused.text or "keeps their numbers" in refused.text
    forged = await bia.forge_press(over, f"h:stats:{ana.id}.-")
    assert "themselves" in (await aside(forged)).text
    board = await bia.command("leaderboard", games, game=TOY)
    text = await bia.press(board.shown, "As text")
    assert "1553" not in text.text
    assert "1553" in (await ana.command("stats", games)).text
    posts = len(games.posts)
    await ana.press(mine.shown, "Mostrar a todos")
    await until(games, lambda: len(games.posts) == posts + 1)
    assert "Numbers of Ana" in games.last.text, "one's own numbers may be shown"
    again = await ana.command("me", games, stats="Show my numbers to others")
    assert "Os outros podem ver" in again.text


async def test_a_look_at_what_would_be_forgotten_changes_nothing(
    over: Post, ana: Person, games: Place
) -> None:
    look = await ana.command("me", ana.dm, forget=LOOK)
    assert "uma partida" in look.text
    await ana.press(look.shown, "Manter tudo")
    await until(games, lambda: "Nada mudou" in look.shown.text)
    assert "1553" in (await ana.command("stats", games)).text


async def test_who_is_forgotten_leaves_the_table_and_is_new_afterwards(
    over: Post, city: City, ana: Person, bia: Person, games: Place
) -> None:
    other = city.channel("other")
    await seated(bia, [ana], other)
    look = await ana.command("me", other, forget=LOOK)
    assert f"<#{other.id}>" in look.text
    await ana.press(look.shown, "Esquecer de mim")
    await until(games, lambda: "esqueci" in look.shown.text)
    assert not look.shown.buttons
    left = await other.until(lambda post: any(b.label == "Take the free seat" for b in post.buttons))
    assert "Ana" not in left.text
    assert "Você ainda não terminou" in (await ana.command("stats", games)).text
    board = await bia.command("leaderboard", games, game=TOY)
    assert "1553" not in (await bia.press(board.shown, "As text")).text
    await bia.command("table show", games)
    podium = await games.until(lambda post: "🏆" in post.text and "Former player" in post.text)
    assert "1447" in podium.text
    assert "Ana" not in podium.text
    assert "has not finished" in (await bia.command("stats", games, user=ana)).text, "she was seen again"
    assert panel_in(games).id == podium.id
