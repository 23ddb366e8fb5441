"""Looking back, through the double: log, search, earlier steps and film, in English and Portuguese."""

import re

import pytest

from tests.bot.e2e.players import mover, offers, panel_in, seated, until
from tests.bot.e2e.toys import finished
from tools.driver import Person, Place, Post, Reply

pytestmark = pytest.mark.usefixtures("bot")

STEP = re.compile(r"^`(\d+)` ", re.MULTILINE)


@pytest.fixture
async def over(toy: Post, ana: Person, bia: Person, games: Place) -> Post:
    """The panel of a game that is over."""
    return await finished((ana, bia), games)


def button(post: Post, label: str) -> str:
    """The id of the button whose label has these words."""
    [found] = [each for each in post.buttons if label in each.label]
    assert not found.disabled
    return found.custom_id or ""


async def turned(person: Person, reply: Reply, label: str) -> Reply:
    """Press a button below a private message, which then shows something else."""
    before = reply.text
    await person.press(reply.shown, button(reply.shown, label))
    await reply.until(lambda shown: shown.text != before)
    return reply


# --- the log ---------------------------------------------------------------------------------------------


async def test_the_log_is_searched_whatever_accents_and_capitals(
    ana: Person, bia: Person, games: Place
) -> None:
    panel = await seated(ana, [bia], games)
    before = panel.text
    await mover(panel, ana, bia).press(panel, offers(panel)[0].custom_id or "")
    await until(games, lambda: panel_in(games).text != before)

    async def found(person: Person, words: str) -> str:
        return (await person.command("table log", games, search=words)).text

    plain = await found(ana, "Capitão")
    assert 0 < len(STEP.findall(plain)) < len(STEP.findall((await ana.command("table log", games)).text))
    assert await found(ana, "CAPITAO!") == plain
    assert "no line with" in await found(bia, "Capitão")
    for nothing in ("!", "   ", "…"):
        assert "at least one word" in await found(bia, nothing)


async def test_nobody_finds_what_somebody_else_was_told(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    ware = re.compile(r"toy\.drew$", re.MULTILINE)
    for person in (ana, bia):
        found = await person.command("table log", games, search="drew")
        own, hidden = len(ware.findall(found.text)), found.text.count("toy.drew_hidden")
        assert own > 0
        assert hidden > 0
    eve = games.city.person("Eve")
    assert not ware.search((await eve.command("table log", games, search="drew")).text)


# --- earlier steps ---------------------------------------------------------------------------------------


async def test_one_steps_through_the_game_and_sees_what_one_saw(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    shown = await bia.command("table history", games)
    assert shown.ephemeral
    assert "step 8 of 8" in shown.text
    assert [file.filename for file in shown.files] == ["toy-8.png"]
    await turned(bia, shown, "Back")
    assert "step 7 of 8" in shown.text
    assert "toy.acts.rest" in shown.text
    assert [file.filename for file in shown.files] == ["toy-7.png", "toy-7-hand.png"]
    await turned(bia, shown, "First")
    assert "step 0 of 8" in shown.text
    assert [each.disabled for each in shown.buttons][:4] == [True, True, False, False]
    await turned(bia, shown, "+10")
    assert "step 8 of 8" in shown.text
    second = await ana.command("table history", games, round="2")
    assert "passo 4 de 8" in second.text
    assert "Rodada 2" in second.text
    assert "passo 0 de 8" in (await ana.command("table history", games, step="#1")).text
    for odd in ("abc", "-1", "²", "9" * 20):
        assert "is not a number" in (await bia.command("table history", games, step=odd)).text


# --- the film --------------------------------------------------------------------------------------------


async def test_the_film_is_for_who_asks_until_it_is_shown_to_all(
    over: Post, ana: Person, bia: Person, games: Place
) -> None:
    before = 4  # the lobby, the beginning, the seed and, below them, the podium
    await games.until(lambda _: len(games.posts) == before)
    mine = await ana.press(over, button(over, "The whole game"))
    assert mine.ephemeral
    assert "A partida inteira" in mine.text
    [film] = mine.files
    assert re.fullmatch(r"toy-\d+-replay\.webp", film.filename)
    assert film.content[8:12] == b"WEBP"
    assert len(games.posts) == before
    told = await ana.press(mine.shown, button(mine.shown, "Mostrar"))
    shown = games.last
    assert str(shown.id) in told.text
    assert "The whole game" in shown.text
    assert "as one picture" in shown.alts[0], "all pictures here are alike, so the film shows one"
    assert shown.pings == []
    again = await bia.command("table replay", games)
    await bia.press(again.shown, button(again.shown, "Show to all"))
    assert len(games.posts) == before + 1, "the same message"
