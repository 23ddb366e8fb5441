"""Films and stories take minutes: people read how far they are, and what happens if that is too long."""

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.discord.past import replay, story
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import TableInfo
from bot.table.past import story as telling
from bot.table.play import moves
from bot.table.runtime.context import Context
from render.pool import Undrawn
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, info_of
from tests.bot.table.scene import refused

WORDS = Words("en")


@pytest.fixture
async def over(context: Context) -> TableInfo:
    """A game that has ended."""
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en", {"length": "1"})
    await lobby.join(context, info.id, BIA)
    info = await moves.start_table(context, info.id, ANA.id)
    while info.status == "running":
        for person in (ANA, BIA):
            seen = await reading.seen(context, info.id, person.id)
            if seen.seat in seen.look.waiting and seen.decision is not None:
                assert seen.decision.default is not None
                await moves.answer(context, info.id, person.id, seen.asks[seen.seat], seen.decision.default)
        found = await info_of(context, info.id)
        info = found
    return info


@pytest.fixture
def read() -> list[str]:
    """The list of what Ana reads until it is there."""
    return []


def asking(runtime: Runtime, read: list[str]) -> Request:
    async def meanwhile(screen: Screen) -> None:
        read.append(screen.said)

    return Request(runtime, ANA, WORDS, 2, 1, "en", meanwhile=meanwhile)


def filming(runtime: Runtime, steps: list[tuple[int, int, Undrawn | None]]) -> Runtime:
    """A film of which so many pictures of so many are drawn at each look, and how it ended."""
    left: Iterator[tuple[int, int, Undrawn | None]] = iter(steps)

    async def film(patience: float) -> Undrawn | None:
        made.drawn, made.total, end = next(left)
        return end

    made = SimpleNamespace(film=film, drawn=0, total=0)
    return replace(runtime, pictures=cast(Pictures, SimpleNamespace(film=lambda *given: made)))


async def test_a_film_that_can_not_be_made_says_why_and_until_then_how_far_it_is(
    runtime: Runtime, over: TableInfo, read: list[str]
) -> None:
    why = Text(key="picture.undrawn.failed")
    steps = [(0, 0, None), (0, 5, None), (4, 5, None), (5, 5, None), (5, 5, Undrawn(why))]
    with pytest.raises(Rejected) as refused:
        await replay.replay_of(asking(filming(runtime, steps), read), over.id)
    assert refused.value.text == why
    waiting, first, fourth, joining = read
    assert "waiting in line" in waiting
    assert "0 of 5 pictures" in first
    assert "4 of 5 pictures" in fourth
    assert "All 5 pictures are drawn" in joining


async def test_a_film_that_takes_too_long_is_for_the_next_time(
    runtime: Runtime, over: TableInfo, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "LOOKS", 3)
    assert (
        await refused(replay.replay_of(asking(filming(runtime, [(1, 5, None)] * 3), read), over.id))
        == "discord.refused.film"
    )
    assert len(read) == 3


async def test_a_story_that_takes_too_long_is_for_the_next_time(
    runtime: Runtime, over: TableInfo, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    done = iter([(0, 0), (2, 9)])

    async def within(patience: float) -> bool:
        making.done, making.total = next(done)
        return False

    making = SimpleNamespace(within=within, done=0, total=0)

    monkeypatch.setattr(telling, "story", AsyncMock(return_value=telling.Telling(over, cast(Any, making))))
    monkeypatch.setattr(story, "LOOKS", 2)
    assert await refused(story.story_of(asking(runtime, read), over.id)) == "discord.refused.story"
    waiting, progress = read
    assert "waiting in line" in waiting
    assert "2 of 9 positions" in progress
