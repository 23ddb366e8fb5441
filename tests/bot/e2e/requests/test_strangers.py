"""Strangers who look back at a finished game, again and again, while somebody plays on another server."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.discord.client import Client
from bot.table.runtime.child import Thread
from bot.table.runtime.studies import OF_PERSON
from rules.games import GAMES
from tests.bot.e2e.inside import unanswered
from tests.bot.e2e.players import seated
from tests.bot.e2e.process import Process
from tests.bot.e2e.toys import finished, rested
from tests.bot.toy import TOY
from tools.driver import City, Person, Place, Reply

COMMANDS = ("table replay", "table verify")


class Shut(Thread):
    """Studies nothing until it is opened."""

    def __init__(self) -> None:
        super().__init__({**GAMES, TOY.key: TOY})
        self.opened = asyncio.Event()
        self.begun = 0

    async def run(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.begun += 1
        await self.opened.wait()
        return await super().run(work, *args, **kwargs)


@pytest.fixture
def shut(bot: Client, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shut]:
    """No study of a whole game ends before the test says so, and people are patient."""
    monkeypatch.setattr("bot.sandbox.people.reply.PATIENCE", 120.0)
    runner = Shut()
    bot.runtime.context.studies._runner = runner
    yield runner
    runner.opened.set()


async def test_who_plays_elsewhere_waits_for_nothing_that_strangers_look_back_at(
    shut: Shut, city: City, ana: Person, bia: Person, games: Place
) -> None:
    await seated(ana, [bia], games, game="toy.name")
    await finished((ana, bia), games)
    strangers = [city.person(f"Eve {number}") for number in range(3)]
    waiting = [
        asyncio.create_task(each.command(words, games)) for each in strangers for words in COMMANDS
    ] + [asyncio.create_task(each.command("table log", games, search="drew")) for each in strangers]
    other = City(city.world, name="Elsewhere")
    dora, enzo, place = other.person("Dora"), other.person("Enzo"), other.channel("quiet")
    await seated(dora, [enzo], place, game="toy.name")
    await rested((dora, enzo), place)
    await place.until(lambda post: f"<@{dora.id}>" in post.text and "secret" in post.text)  # the second round
    shown = await dora.command("table history", place)
    assert "step 4 of 4" in shown.text
    assert [task for task in waiting if task.done() and task.result().files] == []
    assert shut.begun == 1, "all others wait in line"
    shut.opened.set()
    replies: list[Reply] = await asyncio.gather(*waiting)
    assert sum(reply.text.count("✅") for reply in replies) == 2 * len(strangers)
    for reply in replies:
        await reply.until(lambda post: bool(post.files) or "✅" in post.text or "drew" in post.text)
    assert shut.begun == 3, "film, verdict and log, each of them once for all strangers"
    assert unanswered(city) == []


async def test_one_stranger_with_many_wishes_is_told_to_wait(
    shut: Shut, city: City, ana: Person, bia: Person
) -> None:
    eve = city.person("Eve")
    tables = [city.channel(f"over-{number}") for number in range(OF_PERSON + 2)]
    for place in tables:
        await seated(ana, [bia], place, game="toy.name")
    waiting = [asyncio.create_task(eve.command("table log", place, search="plan")) for place in tables]
    answers = asyncio.as_completed(waiting)
    refused = [(await next(answers)).text for _ in range(2)]
    assert [text for text in refused if "Several requests like this" not in text] == []
    shut.opened.set()
    for answer in answers:
        assert "Several requests like this" not in (await answer).text


@pytest.mark.nightly
async def test_the_shipped_bot_searches_in_its_own_process_and_stops_with_it(
    drawing: Process, city: City, ana: Person, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.people.reply.PATIENCE", 120.0)
    await drawing.start()
    await seated(ana, [bia], games)
    found = await bia.command("table log", games, search="xyzzy")
    assert "no line with" in found.text
    assert await drawing.stop() == 0
    assert "ERROR" not in drawing.log
