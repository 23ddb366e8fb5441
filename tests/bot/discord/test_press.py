"""Presses on a question that come faster than they are served."""

import asyncio
import logging
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from discord import ui

from bot.discord.press import _fields, _redraw, _send_form, _values, decide
from bot.discord.questions import widgets
from bot.discord.requests import bounds
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import Act
from bot.discord.screens.layout import Field, Form, Outcome
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import TableView
from bot.table.runtime.context import Context
from rules.core.decisions import Decision
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.conftest import Notebook
from tests.bot.discord.delivery.test_messages import refused
from tests.bot.discord.speaking import ANA, begun


async def test_two_quick_choices_in_two_menus_are_both_kept(runtime: Runtime, context: Context) -> None:
    info = await begun(context, planned=False)
    seen = await reading.seen(context, info.id, ANA.id)
    hand = seen.look.view.hand
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")

    async def put(slot: int) -> None:
        def read(decision: Decision, now: TableView, words: Words) -> Outcome:
            return widgets.press(decision, now.draft, f"put.0.{slot}", [str(slot)], words)

        await decide(request, Act(info.id, seen.asks[0], f"put.0.{slot}"), read)

    await asyncio.gather(put(0), put(1))

    kept = (await reading.seen(context, info.id, ANA.id)).locked  # the second choice fills the sheet
    assert kept == {"slot:morning": f"ware:{hand[0]}", "slot:evening": f"ware:{hand[1]}"}


async def test_quick_choices_share_one_redraw_of_the_panel(
    runtime: Runtime, context: Context, redrawn: list[int]
) -> None:
    """While the panel is shown anew, one more redraw waits, and shows all that was chosen meanwhile."""
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    slow = Slow(redrawn)
    runtime = replace(runtime, poster=slow)
    first = asyncio.create_task(_redraw(runtime, info.id))
    await slow.begun.wait()
    others = [asyncio.create_task(_redraw(runtime, info.id)) for _ in range(9)]
    done, waiting = await asyncio.wait(others, timeout=0.1)
    assert (len(done), len(waiting)) == (8, 1), "nobody waits in line"
    slow.held.set()
    await asyncio.gather(first, *waiting)
    assert redrawn == [info.id] * 2
    await _redraw(runtime, info.id)
    assert redrawn == [info.id] * 3


async def test_a_redraw_that_is_given_up_keeps_no_later_one_away(
    runtime: Runtime, context: Context, redrawn: list[int]
) -> None:
    info = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    slow = Slow(redrawn)
    runtime = replace(runtime, poster=slow)
    first, second = (asyncio.create_task(_redraw(runtime, info.id)) for _ in range(2))
    await slow.begun.wait()
    second.cancel()
    await asyncio.wait([second])
    third = asyncio.create_task(_redraw(runtime, info.id))
    slow.held.set()
    await asyncio.gather(first, third)
    assert redrawn == [info.id] * 2


async def test_a_form_that_opens_too_late_is_asked_for_again(runtime: Runtime, context: Context) -> None:
    """Only the first response to a press can be a form; a press that was acknowledged gets words."""
    info = await begun(context)
    seen = await reading.seen(context, info.id, ANA.id)
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")

    [screen] = await decide(
        request, Act(info.id, seen.asks[0], "form.0"), Mock(return_value=Form("number.0", "How many?", ()))
    )
    assert screen.said == request.words.say(Text(key="discord.refused.form"))
    assert (await reading.seen(context, info.id, ANA.id)).n == seen.n


@pytest.mark.parametrize("refusals", [[], [refused(404, 10062)], [ConnectionError("down")], [TimeoutError()]])
async def test_a_form_that_discord_does_not_take_any_more_is_let_go(
    refusals: list[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "bot")
    sent: list[dict[str, Any]] = []

    async def send_modal(modal: ui.Modal) -> None:
        assert modal.is_finished(), "nothing of it is kept"
        sent.append(modal.to_dict())
        if refusals:
            raise refusals[0]

    it: Any = SimpleNamespace(response=SimpleNamespace(send_modal=send_modal))
    fields = (Field("0", "Wood", "1 to 3", "2"), Field("1", "Stone", "", ""))
    await _send_form(it, Act(7, "abc", ""), Form("numbers.1", "How many?", fields))
    assert caplog.text.count("a form could not be opened: ") == len(refusals)
    [form] = sent
    assert (form["title"], form["custom_id"]) == ("How many?", "d:7:abc:numbers.1")
    shown = [(each["label"], each.get("description"), each["component"]) for each in form["components"]]
    assert [(label, about) for label, about, _ in shown] == [("Wood", "1 to 3"), ("Stone", None)]
    inputs = [(each["custom_id"], each.get("value"), each["max_length"]) for _, _, each in shown]
    assert inputs == [("0", "2", bounds.DIGITS), ("1", None, bounds.DIGITS)]


class Slow(Notebook):
    """A poster whose edits take until they are let go."""

    def __init__(self, redrawn: list[int]) -> None:
        super().__init__(redrawn)
        self.begun, self.held = asyncio.Event(), asyncio.Event()

    async def redraw(self, table_id: int) -> None:
        self.begun.set()
        await self.held.wait()
        await super().redraw(table_id)


def field(name: object, value: object) -> dict[str, object]:
    """A text field in a form, as Discord sends it."""
    return {"component": {"custom_id": name, "value": value}}


ID, DIGITS = "x" * bounds.ID, "9" * bounds.DIGITS


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        (None, {}),
        ([], {}),
        ([field("a", "1"), field("b", "")], {"a": "1", "b": ""}),
        ([field(ID, DIGITS)], {ID: DIGITS}),
        ([field(ID + "x", "1")], None),
        ([field("a", DIGITS + "9")], None),
        ([field("a", "1"), field("a", "2")], None),
        ([field("a", "1"), "b"], None),
        ([field("a", "1"), {"component": None}], None),
        ([field("a", 1)], None),
        ([field(1, "a")], None),
        ([field(str(n), "1") for n in range(bounds.FIELDS)], {str(n): "1" for n in range(bounds.FIELDS)}),
        ([field(str(n), "1") for n in range(bounds.FIELDS + 1)], None),
        ({"a": "1"}, None),
    ],
)
def test_a_form_is_read_whole_or_not_at_all(sent: object, read: object) -> None:
    assert _fields({"components": sent}) == read


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        (None, []),
        (["a", ID], ["a", ID]),
        (["a", ID + "x"], None),
        (["a", 1], None),
        ([str(n) for n in range(bounds.VALUES)], [str(n) for n in range(bounds.VALUES)]),
        ([str(n) for n in range(bounds.VALUES + 1)], None),
        ({"a": "1"}, None),
    ],
)
def test_a_menu_is_read_whole_or_not_at_all(sent: object, read: object) -> None:
    assert _values({"values": sent}) == read


def test_a_bot_that_was_chosen_in_a_menu_of_people_is_left_out() -> None:
    users = {"5": {"id": "5", "bot": True}, "6": {"id": "6"}, "7": {"id": "7", "bot": False}}
    assert _values({"values": ["5", "6", "7"], "resolved": {"users": users}}) == ["6", "7"]
    assert _values({"values": ["5"], "resolved": {"users": ["5"]}}) == ["5"], "nothing is known of it"
