"""Looking back, through the double: log, search, earlier steps and film, in English and Portuguese."""

import asyncio
import re
from collections.abc import Hashable, Sequence
from functools import partial

import pytest

from bot.discord.past import memories, replay
from bot.sandbox.people.driver import City, Person, Place, Post, Reply
from render.films import Films, Making, Shot, Shots
from render.pool import Undrawn
from tests.bot.e2e.play.test_playing import asks_to_act, plan, planned
from tests.bot.e2e.players import mark, offers, panel_in, seated, until

pytestmark = pytest.mark.usefixtures("bot")

STEP = re.compile(r"^`(\d+)` ", re.MULTILINE)


@pytest.fixture
async def toy(ana: Person, bia: Person, games: Place) -> Post:
    """A running toy game at an English table."""
    return await seated(ana, [bia], games, game="toy.name")


@pytest.fixture
async def over(toy: Post, ana: Person, bia: Person, games: Place) -> Post:
    """The panel of a game that is over."""
    for _ in range(2):
        panel = await planned((ana, bia), games)
        for person in (ana, bia):
            panel = await games.until(partial(asks_to_act, person))
            await person.press(panel, "action:rest")
    return await games.until(lambda post: "🏆" in post.text)


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


async def test_the_log_has_pages_and_each_reader_gets_the_own_lines(
    over: Post, ana: Person, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memories, "PAGE", 5)
    shown = await ana.command("table log", games)
    assert shown.ephemeral
    assert "linhas" in shown.text
    newest = STEP.findall(shown.text)
    first = STEP.findall((await turned(ana, shown, "Início")).text)
    assert int(first[0]) < int(newest[0])
    assert newest == STEP.findall((await turned(ana, shown, "Fim")).text)
    assert len(newest) == 5


async def test_the_log_is_searched_whatever_accents_and_capitals(
    ana: Person, bia: Person, games: Place
) -> None:
    panel = await seated(ana, [bia], games)
    [mover] = [person for person in (ana, bia) if f"<@{person.id}>" in panel.text]
    before = panel.text
    await mover.press(panel, offers(panel)[0].custom_id or "")
    await until(games, lambda: panel_in(games).text != before)
    plain = await ana.command("table log", games, search="Capitão")
    assert "Capitão" in plain.text
    assert (await ana.command("table log", games, search="CAPITAO!")).text == plain.text
    lines = STEP.findall((await ana.command("table log", games)).text)
    assert len(STEP.findall(plain.text)) < len(lines)
    english = await bia.command("table log", games, search="captain ANA")
    assert len(STEP.findall(english.text)) <= len(lines)
    assert "no line with" in (await bia.command("table log", games, search="Capitão")).text
    assert "Não há linha" in (await ana.command("table log", games, search="xyzzy @everyone")).text


@pytest.mark.parametrize("search", ["!", "   ", "…"])
async def test_a_search_for_nothing_says_so(toy: Post, bia: Person, games: Place, search: str) -> None:
    assert "at least one word" in (await bia.command("table log", games, search=search)).text


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


async def test_the_log_leads_to_the_table_of_then(over: Post, ana: Person, games: Place) -> None:
    log = await ana.command("table log", games)
    shown = await ana.press(log.shown, button(log.shown, "Ver a mesa"))
    assert shown.shown != log.shown
    assert "passo 8 de 8" in shown.text


async def test_who_watches_sees_no_hand_and_a_sealed_plan_is_no_step(
    toy: Post, ana: Person, bia: Person, games: Place
) -> None:
    await plan(ana, games)
    for person, files in ((bia, ["toy-0.png", "toy-0-hand.png"]), (games.city.person("Eve"), ["toy-0.png"])):
        shown = await person.command("table history", games, step="1")
        assert "step 0 of 0" in shown.text
        assert [file.filename for file in shown.files] == files


@pytest.mark.parametrize("step", ["abc", "-1", "²", "9" * 20])
async def test_what_is_no_step_is_refused(toy: Post, bia: Person, games: Place, step: str) -> None:
    assert "is not a number" in (await bia.command("table history", games, step=step)).text


@pytest.mark.parametrize("rest", ["back.999999", "first.-3", "back.x", "back.", "...", "9" * 60])
async def test_a_forged_step_shows_some_step_and_nothing_else(
    toy: Post, bia: Person, games: Place, rest: str
) -> None:
    shown = await bia.command("table history", games)
    table = (shown.buttons[0].custom_id or "").split(":")[1]
    before = mark(shown.shown)
    await bia.forge_press(shown.shown, f"t:{table}:history:{rest}")
    await until(games, lambda: mark(shown.shown) != before)
    assert "step 0 of 0" in shown.text
    elsewhere = games.city.channel("elsewhere")
    eve = games.city.person("Eve")
    await eve.command("me", elsewhere)
    mine = elsewhere.posts_for(eve)[-1]
    await eve.forge_press(mine, f"t:{table}:history:{rest}")
    await elsewhere.until(lambda post: "no table in this channel" in post.text, reader=eve)


# --- the film --------------------------------------------------------------------------------------------


async def test_there_is_no_film_before_the_end(toy: Post, ana: Person, bia: Person, games: Place) -> None:
    assert "not over yet" in (await bia.command("table replay", games)).text
    assert "ainda não acabou" in (await ana.command("table replay", games)).text


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


async def test_two_who_ask_at_once_share_the_work(
    over: Post, ana: Person, city: City, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Making] = []
    both_have_asked = asyncio.Event()
    dora = city.person("Dora", locale="pt-BR")
    make, shoot = Films.make, Films._shoot

    def counted(films: Films, name: str, owner: Hashable, shots: Shots) -> Making:
        asked.append(make(films, name, owner, shots))
        if len(asked) == 2:
            both_have_asked.set()
        return asked[-1]

    async def slow(films: Films, name: str, shots: Sequence[Shot], making: Making) -> bytes | Undrawn:
        making.total = len(shots)
        await both_have_asked.wait()
        return await shoot(films, name, shots, making)

    monkeypatch.setattr(Films, "make", counted)
    monkeypatch.setattr(Films, "_shoot", slow)
    monkeypatch.setattr(replay, "PROGRESS", 0.01)
    first = asyncio.create_task(ana.command("table replay", games))
    await games.until(lambda post: "0 de 7 imagens" in post.text, reader=ana)
    for reply in (await dora.command("table replay", games), await first):  # which first said how far it was
        assert len((await reply.until(lambda it: bool(it.files))).files) == 1
    assert asked[0] is asked[1]


# --- after the end ---------------------------------------------------------------------------------------


async def test_the_dice_are_checked_in_words(over: Post, ana: Person, bia: Person, games: Place) -> None:
    assert (await bia.command("table verify", games)).text.count("✅") == 2
    assert "A semente publicada" in (await ana.press(over, button(over, "Check the dice"))).text
