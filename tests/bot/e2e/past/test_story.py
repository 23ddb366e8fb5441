"""`/table story`, through the double: progress, the picture and its words, the moments, all of it as text."""

import asyncio
from collections.abc import Sequence
from functools import partial

import pytest

from bot.discord.past import story as shown
from bot.sandbox.people.driver import Person, Place, Post
from render.films import Films, Making, Shot
from render.pool import Undrawn
from rules.core.search import story as thinking
from tests.bot.e2e.play.test_playing import asks_to_act, planned
from tests.bot.e2e.players import own, seated

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def over(ana: Person, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch) -> Post:
    """The panel of a toy game that is over, and a bot that thinks little about it."""
    for name, value in (("POSITIONS", (4, 4)), ("CHECKED", 2), ("IN_ONE", 1), ("EXAMINED", (32, 32))):
        monkeypatch.setattr(thinking, name, value)
    monkeypatch.setattr(shown, "PROGRESS", 0.05)
    await seated(ana, [bia], games, game="toy.name")
    for _ in range(2):
        panel = await planned((ana, bia), games)
        for person in (ana, bia):
            panel = await games.until(partial(asks_to_act, person))
            await person.press(panel, "action:rest")
    return await games.until(lambda post: "🏆" in post.text)


async def test_the_picture_comes_with_its_words_and_the_board_of_each_moment(
    over: Post, bia: Person, games: Place
) -> None:
    told = await bia.press(over, own(over, "story"))
    assert told.ephemeral
    await told.until(lambda reply: "choices were judged" in reply.text)
    await told.until(lambda reply: "toy-story.png" in [file.filename for file in reply.shown.files])
    costly = told.text.count("Better: **")
    assert len([b for b in told.shown.buttons if b.label.startswith("The board at choice")]) == costly
    if costly:
        moment = next(b for b in told.shown.buttons if b.label.startswith("The board at choice"))
        then = await bia.press(told.shown, moment.custom_id or "")
        assert "step" in then.text


async def test_all_of_it_is_there_as_text_in_the_readers_language(
    over: Post, ana: Person, games: Place
) -> None:
    told = await ana.command("table story", games)
    await told.until(lambda reply: "foram julgadas" in reply.text)
    words = await ana.press(told.shown, own(told.shown, "storytext"))
    await words.until(lambda reply: "story pt-BR" in reply.text)
    assert "foram julgadas" in "".join([words.text, *(more.text for more in words.followups)])


async def test_before_the_end_there_is_none(ana: Person, bia: Person, games: Place) -> None:
    await seated(ana, [bia], games, game="toy.name")
    told = await bia.command("table story", games)
    await told.until(lambda reply: "not over yet" in reply.text)


async def test_two_who_ask_at_once_read_the_same(over: Post, ana: Person, bia: Person, games: Place) -> None:
    one, other = await asyncio.gather(bia.command("table story", games), bia.command("table story", games))
    for told in (one, other):
        await told.until(lambda reply: "choices were judged" in reply.text)
    assert one.text == other.text


async def test_a_film_ends_with_the_story_once_it_was_told(
    over: Post, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    films: list[list[str]] = []
    shoot = Films._shoot

    async def noted(self: Films, name: str, shots: Sequence[Shot], making: Making) -> bytes | Undrawn:
        films.append([shot.request.scene for shot in shots if shot.closing])
        return await shoot(self, name, shots, making)

    monkeypatch.setattr(Films, "_shoot", noted)
    before = await bia.command("table replay", games)
    await before.until(lambda reply: bool(reply.shown.files))
    assert films == [["end"]]
    told = await bia.command("table story", games)
    await told.until(lambda reply: "choices were judged" in reply.text)
    after = await bia.command("table replay", games)
    await after.until(lambda reply: bool(reply.shown.files))
    assert films[1:] == [["end", "story"]]
