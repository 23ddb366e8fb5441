"""`/table story`, through the double: progress, the picture and its words, the moments, all of it as text."""

import pytest

from bot.discord.past import story as shown
from rules.core.search import story as thinking
from tests.bot.e2e.players import own, seated
from tests.bot.e2e.toys import finished
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def over(ana: Person, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch) -> Post:
    """The panel of a toy game that is over, and a bot that thinks little about it."""
    for name, value in (("POSITIONS", (4, 4)), ("CHECKED", 2), ("IN_ONE", 1), ("EXAMINED", (32, 32))):
        monkeypatch.setattr(thinking, name, value)
    monkeypatch.setattr(shown, "PROGRESS", 0.05)
    await seated(ana, [bia], games, game="toy.name")
    return await finished((ana, bia), games)


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
