"""Numbers through the double: on the final panel, /stats, /leaderboard, opting out, being forgotten."""

from functools import partial

import pytest

from bot.sandbox.people.driver import City, Person, Place, Post
from tests.bot.e2e.people.test_languages import aside
from tests.bot.e2e.play.test_playing import asks_to_act, planned
from tests.bot.e2e.players import panel_in, seated, until

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


async def test_the_final_panel_tells_the_change_in_the_tables_language(over: Post) -> None:
    assert "rating 1553 (+53)" in over.text
    assert "rating 1447 (\N{MINUS SIGN}53)" in over.text


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


async def test_numbers_of_somebody_else_in_one_game(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    theirs = await bia.command("stats", games, user=ana, game=TOY)
    assert "Numbers of Ana" in theirs.text
    assert "One game, one won (1st \N{MULTIPLICATION SIGN} 1)" in theirs.text
    none = await bia.command("stats", games, user=ana, game="Bellum Magica")
    assert f"<@{ana.id}> has not finished a game" in none.text
    assert not none.buttons
    mine = await ana.command("stats", games, game="Bellum Magica")
    assert "Você ainda não terminou" in mine.text


async def test_strangers_bots_and_forged_buttons_are_refused_kindly(
    over: Post, city: City, ana: Person, games: Place
) -> None:
    dora = city.person("Dora")
    stranger = await ana.command("stats", games, user=dora)
    assert "Ainda não conheço" in stranger.text
    posts = len(games.posts)
    for forged, words in (
        ("h:stats:abc", "have not met"),
        (f"h:stats:{2**64}.-", "have not met"),
        ("h:stats:0.no-game", "have not met"),
        ("h:leaders:no-game", "know nothing by that name"),
    ):
        told = await aside(await dora.forge_press(over, forged))
        assert told.ephemeral
        assert words in told.text
    for forged, words in (("h:leaderstext:", "know nothing by that name"), ("h:nonsense", "already closed")):
        answer = await dora.forge_press(over, forged)
        assert answer.ephemeral
        assert words in answer.text
    assert len(games.posts) == posts, "nobody else has seen any of that"


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


async def test_an_empty_leaderboard_says_how_to_get_on_it(ana: Person, bia: Person, games: Place) -> None:
    assert "Ainda não há ninguém" in (await ana.command("leaderboard", games, game=TOY)).text
    empty = await bia.command("leaderboard", games, game="Bellum Magica")
    assert "Nobody is on the leaderboard of Bellum Magica" in empty.text
    assert not empty.buttons


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


async def test_forgetting_twice_is_no_error(over: Post, ana: Person, games: Place) -> None:
    look = await ana.command("me", ana.dm, forget=LOOK)
    before = len(look.shown.message.versions)
    for number in (before + 1, before + 2):
        await ana.forge_press(look.shown, "h:forget")
        await until(games, lambda n=number: len(look.shown.message.versions) == n)  # type: ignore[misc]
        assert "esqueci" in look.shown.text
