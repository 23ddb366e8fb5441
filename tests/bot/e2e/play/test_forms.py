"""A number of many is typed into a form: its number counts, and a form that comes too late is told so."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.client import Client
from bot.sandbox.people.reply import Reply
from tests.bot.e2e.conftest import with_toy
from tests.bot.e2e.inside import unanswered
from tests.bot.e2e.players import aside, offers, panel_in, seated
from tests.bot.toy import TOY, T, text
from tools.driver import City, Person, Place, Post


async def guess(ctx: T) -> str:
    """The first seat names a number, and then acts."""
    number = await ctx.number(0, text("ask.effort"), 1, 500)
    ctx.state.coins[0] = number
    ctx.log(f"toy.guessed.{number}")
    return "act"


GUESSING = replace(TOY, phases={**TOY.phases, "plan": guess})


@pytest.fixture(autouse=True)
async def bot(city: City, url: str, tmp_path: Path, toy_hints: None) -> AsyncIterator[Client]:
    """The bot with a toy game that begins with a number of 500."""
    async with with_toy(city, url, tmp_path, GUESSING) as client:
        yield client
    assert unanswered(city) == []


@pytest.fixture
async def panel(ana: Person, bia: Person, games: Place) -> Post:
    """It is Ana's turn to name a number. She reads Portuguese."""
    return await seated(ana, [bia], games, game="toy.name")


def opener(panel: Post) -> str:
    """The id of the button that opens the form."""
    [found] = [each.custom_id for each in offers(panel) if ":form" in (each.custom_id or "")]
    return found or ""


async def sent(person: Person, opened: Reply, typed: str) -> Reply:
    assert opened.modal is not None
    [field] = opened.modal.fields
    return await person.submit(opened.modal, {field.custom_id: typed})


async def test_the_number_that_is_typed_counts(panel: Post, ana: Person, games: Place) -> None:
    opened = await ana.press(panel, opener(panel))
    await sent(ana, opened, "377")
    await games.until(lambda post: "toy.guessed.377" in post.text)


async def test_what_does_not_fit_is_refused_in_words_and_can_be_typed_again(
    panel: Post, ana: Person, games: Place
) -> None:
    for odd in ("501", "0", "many"):
        refused = await sent(ana, await ana.press(panel, opener(panel)), odd)
        assert "número" in (await aside(refused)).text
    await sent(ana, await ana.press(panel, opener(panel)), "5")
    await games.until(lambda post: "toy.guessed.5" in post.text)


async def test_the_form_of_anothers_question_does_not_open(panel: Post, bia: Person) -> None:
    pressed = await bia.press(panel, opener(panel))
    assert pressed.modal is None
    assert "Ana" in (await aside(pressed)).text


async def test_the_form_of_a_closed_question_says_so_and_changes_nothing(
    panel: Post, ana: Person, games: Place
) -> None:
    button = opener(panel)
    waiting = await ana.press(panel, button)
    await sent(ana, await ana.press(panel, button), "8")
    await games.until(lambda post: "toy.guessed.8" in post.text)
    pressed = await ana.forge_press(panel, button)
    assert pressed.modal is None
    for late in (pressed, await sent(ana, waiting, "9")):
        assert "já foi encerrada" in (await aside(late)).text
    assert "toy.guessed.9" not in panel_in(games).text
