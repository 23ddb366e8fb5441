"""Standing orders: for windows that the game has, and nothing else, whatever somebody sends."""

import pytest

from bot.discord.play import standing_orders
from bot.discord.requests.request import Request, Runtime
from bot.table import reading
from bot.table.model import Person
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import BIA, begun

EVE = Person(13, "Eve", "en")


@pytest.fixture
async def asking(runtime: Runtime, context: Context) -> Request:
    """Bia is not asked now."""
    await begun(context)
    return Request(runtime, BIA, Words("en"), 2, 1, "en")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game names its window, and another one."""
    monkeypatch.setattr(standing_orders, "windows", lambda game: ("act", "rain"))


async def ordered(asking: Request) -> set[str]:
    return {*(await reading.seen(asking.runtime.context, 1, BIA.id)).orders}


async def test_a_game_without_windows_says_so(asking: Request) -> None:
    [screen] = await standing_orders.show(asking, 1)
    assert screen.said == asking.words.say(Text(key="discord.orders.no-windows"))


@pytest.mark.usefixtures("windows")
async def test_a_window_that_the_game_does_not_have_takes_no_order(asking: Request) -> None:
    await standing_orders.never(asking, 1, "nonsense")
    assert await ordered(asking) == set()
    await standing_orders.change(asking, 1, ["nonsense"])
    assert await ordered(asking) == set()
    await standing_orders.never(asking, 1, "act")
    await standing_orders.never(asking, 1, "rain")
    await standing_orders.never(asking, 1, "nonsense")
    assert await ordered(asking) == {"act", "rain"}
    await standing_orders.change(asking, 1, [])
    assert await ordered(asking) == set()


@pytest.mark.usefixtures("windows")
async def test_who_has_no_seat_gives_no_orders(asking: Request, runtime: Runtime) -> None:
    eve = Request(runtime, EVE, Words("en"), 2, 1, "en")
    for giving in (
        standing_orders.show(eve, 1),
        standing_orders.never(eve, 1, "act"),
        standing_orders.change(eve, 1, ["act"]),
    ):
        with pytest.raises(Rejected) as refused:
            await giving
        assert refused.value.text.key == "discord.refused.no-seat"
