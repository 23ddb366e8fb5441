"""Very many requests at once, through the double: everything is answered, and others do not notice."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.client import Client
from bot.discord.requests.budgets import Budgets, Work
from bot.table import model
from bot.table.people import profiles
from bot.table.runtime.context import Context
from tests.bot.discord.requests.test_budgets import Clock
from tests.bot.e2e.conftest import with_toy
from tests.bot.e2e.inside import unanswered
from tests.bot.e2e.players import own, seated
from tests.bot.e2e.toys import planned
from tools.driver import City, Person, Place, Post, Reply

LATER = "One moment: that was a lot at once"
LOOKS = int(Work.STUDY.budget.person.burst // Work.STUDY.cost)  # of the dear ones, at once


@pytest.fixture
def clock() -> Clock:
    """Provide the clock of the budgets: nothing comes in while it stands still."""
    return Clock()


@pytest.fixture
async def bot(city: City, url: str, tmp_path: Path, toy_hints: None, clock: Clock) -> AsyncIterator[Client]:
    """The bot with the budgets of every day. At the end nobody has read "This interaction failed"."""
    async with with_toy(city, url, tmp_path, budgets=Budgets(clock)) as client:
        yield client
    assert unanswered(city) == []


@pytest.fixture
async def panel(bot: Client, ana: Person, bia: Person, games: Place) -> Post:
    """A running table of Ana and Bia."""
    return await seated(ana, [bia], games, game="toy.name")


@pytest.fixture
def stranger(city: City) -> Person:
    """Return a user who does not play."""
    return city.person("Eve")


def put_off(reply: Reply) -> bool:
    return reply.ephemeral and LATER in reply.text


@pytest.fixture
def greeted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The users who were looked up: that is the first thing that is done for anybody who is served."""
    found: list[int] = []
    kept = profiles.see

    async def see(context: Context, person: model.Person) -> model.Person:
        found.append(person.id)
        return await kept(context, person)

    monkeypatch.setattr(profiles, "see", see)
    return found


async def exhaust(person: Person, games: Place, words: str) -> int:
    """Use a command until it is put off; how often it was served."""
    for served in range(100):
        if put_off(await person.command(words, games)):
            return served
    raise AssertionError(f"/{words} is never put off")


async def test_a_command_beyond_the_budget_is_answered_in_words_at_no_other_cost(
    panel: Post, stranger: Person, games: Place, clock: Clock, greeted: list[int]
) -> None:
    greeted.clear()
    assert await exhaust(stranger, games, "table log") == LOOKS
    assert len(greeted) == LOOKS
    reply = await stranger.command("table history", games)
    assert put_off(reply)
    assert "in one second" in reply.text
    assert len(greeted) == LOOKS
    clock.now += 1
    assert not put_off(await stranger.command("table history", games))


async def test_presses_beyond_the_budget_are_told_once_and_then_ignored_quietly(
    panel: Post, stranger: Person, games: Place, clock: Clock, greeted: list[int]
) -> None:
    greeted.clear()
    await exhaust(stranger, games, "table log")
    replies = [await stranger.press(panel, own(panel, "help")) for _ in range(5)]
    assert put_off(replies[0])
    assert [reply.kind for reply in replies[1:]] == ["quiet"] * 4
    assert not [post for reply in replies[1:] for post in reply.followups]
    assert len(greeted) == LOOKS
    clock.now += 10
    assert (await stranger.press(panel, own(panel, "help"))).ephemeral


async def test_autocomplete_beyond_the_budget_offers_nothing_and_does_nothing(
    panel: Post, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(int(Work.TYPE.budget.person.burst)):
        assert (await bia.autocomplete("play", games, answer="")).choices
    monkeypatch.setattr("bot.discord.questions.suggest.suggest", None)  # it would be a fault to come here
    reply = await bia.autocomplete("play", games, answer="")
    assert (reply.kind, reply.choices) == ("choices", [])


async def test_an_answer_beyond_the_budget_says_that_it_did_nothing(
    panel: Post, ana: Person, bia: Person, games: Place
) -> None:
    for person, words in ((ana, "este clique não valeu"), (bia, "this press did nothing")):
        said = [(await person.command("play", games, answer="?")).text for _ in range(100)]
        assert words not in said[0]
        assert words in said[-1]
        looked = [(await person.command("table history", games)).text for _ in range(50)]
        assert words not in looked[-1]


async def test_presses_on_somebody_elses_question_use_up_nobodys_moves(
    panel: Post, stranger: Person, ana: Person, bia: Person, games: Place
) -> None:
    asked = await planned((ana, bia), games)
    replies = [await stranger.press(asked, "action:rest") for _ in range(40)]
    assert [put_off(reply) for reply in replies].count(True) == 1
    await ana.press(asked, "action:rest")
    await games.until(lambda post: f"<@{bia.id}>" in post.text and "toy.ask.act" in post.text)
