"""Standing orders: for windows that the game has, and nothing else, whatever somebody sends."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.discord.play import ordering, standing_orders
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.table import reading
from bot.table.model import Person, TableView
from bot.table.runtime.context import Context
from rules.core.decisions import Choose, Number
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, begun
from tests.bot.table.scene import refused

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
    [screen] = await ordering.show(asking, 1)
    assert screen.said == asking.words.say(Text(key="discord.orders.no-windows"))


@pytest.mark.usefixtures("windows")
async def test_a_window_that_the_game_does_not_have_takes_no_order(asking: Request) -> None:
    await ordering.never(asking, 1, "nonsense")
    assert await ordered(asking) == set()
    await ordering.change(asking, 1, ["nonsense"])
    assert await ordered(asking) == set()
    await ordering.never(asking, 1, "act")
    await ordering.never(asking, 1, "rain")
    await ordering.never(asking, 1, "nonsense")
    assert await ordered(asking) == {"act", "rain"}
    await ordering.change(asking, 1, [])
    assert await ordered(asking) == set()


@pytest.mark.usefixtures("windows")
async def test_who_has_no_seat_gives_no_orders(asking: Request, runtime: Runtime) -> None:
    eve = Request(runtime, EVE, Words("en"), 2, 1, "en")
    for giving in (
        ordering.show(eve, 1),
        ordering.never(eve, 1, "act"),
        ordering.change(eve, 1, ["act"]),
    ):
        assert await refused(giving) == "discord.refused.no-seat"


def pressable(items: Iterable[object]) -> list[str]:
    """List what these buttons and menus are for."""
    found = [ids.parse(str(item.custom_id)) for item in items if isinstance(item, ui.Button | ui.Select)]
    return [each.what for each in found if isinstance(each, TablePress)]


def looking(seen: TableView, **changed: Any) -> TableView:
    """Return a view of the same table in which the user looks at something else."""
    return replace(seen, look=replace(seen.look, **changed))


@pytest.mark.usefixtures("windows")
async def test_only_a_question_that_can_be_left_unasked_offers_that_below_it(
    asking: Request, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bia = [await reading.seen(context, 1, person.id) for person in (ANA, BIA)]
    assert pressable(standing_orders.buttons(ana, asking.words)) == ["never", "orders"]
    assert pressable(standing_orders.buttons(bia, asking.words)) == []
    over = replace(ana, table=replace(ana.table, status="over"))
    assert standing_orders.buttons(over, asking.words) == []
    sealed = looking(ana, locked=["action:rest"])
    assert pressable(standing_orders.buttons(sealed, asking.words)) == []
    monkeypatch.setattr(standing_orders, "orderable", lambda asked, answer: answer == ["action:rest"])
    assert pressable(standing_orders.buttons(ana, asking.words)) == ["never"], "nothing to choose from"


@pytest.mark.usefixtures("windows")
async def test_all_orders_are_offered_to_whoever_plays(asking: Request, context: Context) -> None:
    for person in (ANA, BIA):
        seen = await reading.seen(context, 1, person.id)
        assert pressable(standing_orders.every(seen, asking.words)) == ["orders"]
        over = replace(seen, table=replace(seen.table, status="over"))
        assert standing_orders.every(over, asking.words) == []
        assert standing_orders.every(replace(seen, seat=None), asking.words) == []


@pytest.mark.usefixtures("windows")
async def test_an_answer_for_every_time_is_chosen_where_its_window_is_open(
    asking: Request, context: Context
) -> None:
    ana, bia = [await reading.seen(context, 1, person.id) for person in (ANA, BIA)]
    assert pressable(standing_orders.orders(ana, asking.words).walk_children()) == [
        *("orders", "always", "hand")
    ]
    asked = ana.decision
    assert asked is not None
    for seen in (
        bia,
        looking(ana, locked=["action:rest"]),
        replace(ana, seat=None),
        looking(ana, decision=Number(seat=0, prompt=asked.prompt, low=1, high=3, standing="act")),
        looking(ana, decision=asked.model_copy(update={"standing": "elsewhere"})),
    ):
        assert pressable(standing_orders.orders(seen, asking.words).walk_children()) == ["orders", "hand"]


@pytest.mark.usefixtures("windows")
@pytest.mark.parametrize(("public", "shown"), [(1, []), (2, ["always"])])
async def test_of_one_public_answer_nobody_can_choose(
    asking: Request, context: Context, monkeypatch: pytest.MonkeyPatch, public: int, shown: list[str]
) -> None:
    ana = await reading.seen(context, 1, ANA.id)
    assert isinstance(ana.decision, Choose)
    some = [[option.id] for option in ana.decision.options[:public]]
    monkeypatch.setattr(standing_orders, "orderable", lambda asked, answer: answer in some)
    menus = pressable(standing_orders.orders(ana, asking.words).walk_children())
    assert menus == ["orders", *shown, "hand"]


@pytest.mark.usefixtures("windows")
async def test_all_orders_say_what_a_window_is_about_or_its_standing_answer(
    asking: Request, context: Context
) -> None:
    bia = await reading.seen(context, 1, BIA.id)
    seen = replace(bia, orders={"act": ["action:rest"], "rain": None})
    [menu] = [
        each
        for each in standing_orders.orders(seen, asking.words).walk_children()
        if isinstance(each, ui.Select)
    ]
    act, rain = menu.options
    always = asking.words.say(Text(key="discord.orders.always", args={"its": ["action:rest"]}))
    assert (act.value, act.default, act.description) == ("act", True, always)
    about = asking.words.say(Text(key="toy.standing.rain.about"))
    assert (rain.value, rain.default, rain.description) == ("rain", True, about)
    [menu, *_] = [
        each
        for each in standing_orders.orders(bia, asking.words).walk_children()
        if isinstance(each, ui.Select)
    ]
    assert [each.default for each in menu.options] == [False, False]
