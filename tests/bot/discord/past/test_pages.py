"""Long lists of what was: which lines and turns stand on a page, and which way one can turn."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.discord.past import undo
from bot.discord.past.memories import PAGE, log_page
from bot.discord.requests.actions import Typing
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import ENTRIES, ENTRY
from bot.discord.screens.screen import Screen
from bot.table.model import Player, TableInfo
from bot.table.past import rewind
from bot.table.past.log import LogEntry, LogPage
from bot.table.past.turns import Turn
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, begun

WORDS = Words("en")
PLAYERS = (Player(0, "Ana", user_id=11), Player(1, "Bia", user_id=12))
TABLE = TableInfo(1, 2, 3, "toy", {}, "running", 11, "en", PLAYERS, "hash", None, 0, 0, None)


def ways(items: Iterable[object], what: str) -> list[tuple[str, bool]]:
    """List where the buttons for this lead, and whether they can be pressed."""
    buttons = [item for item in items if isinstance(item, ui.Button)]
    found = [(ids.parse(str(each.custom_id)), not each.disabled) for each in buttons]
    return [(it.rest, on) for it, on in found if isinstance(it, TablePress) and it.what == what]


def logged(first: int, count: int, sought: str = "") -> Screen:
    """A page of the log after so many entries of so many."""
    told = Text(key="The river is full.")
    entries = tuple(LogEntry(10 + n, told, TABLE.names) for n in range(first, min(first + PAGE, count)))
    return log_page(LogPage(TABLE, first, count, entries), WORDS, sought)


@pytest.mark.parametrize(
    ("first", "count", "pages"),
    [
        (0, PAGE, []),
        (0, PAGE + 1, [("first.20", False), ("earlier.0", False), ("later.40", True), ("last.21", True)]),
        (1, PAGE + 1, [("first.20", True), ("earlier.1", True), ("later.41", False), ("last.21", False)]),
        (20, 60, [("first.20", True), ("earlier.20", True), ("later.60", True), ("last.60", True)]),
    ],
)
def test_a_log_that_is_longer_than_a_page_can_be_turned(
    first: int, count: int, pages: Sequence[tuple[str, bool]]
) -> None:
    screen = logged(first, count)
    last = min(first + PAGE, count)
    said = Text(key="discord.log", args={"first": first + 1, "last": last, "count": count})
    assert WORDS.say(said) in screen.said
    assert ways(screen.walk_children(), "log") == pages
    assert ways(screen.walk_children(), "look") == [(str(10 + min(first + PAGE, count) - 1), True)]


def test_the_other_pages_of_a_search_are_those_of_the_same_search() -> None:
    found = ways(logged(0, PAGE + 1, "rain").walk_children(), "log")
    assert [rest for rest, _ in found] == ["first.20.rain", "earlier.0.rain", "later.40.rain", "last.21.rain"]


@pytest.mark.parametrize(("sought", "key"), [("", "log.empty"), ("rain", "log.nothing")])
def test_where_nothing_is_that_is_said(sought: str, key: str) -> None:
    said = log_page(LogPage(TABLE, 0, 0, ()), WORDS, sought).said
    assert said == WORDS.say(Text(key=f"discord.{key}", args={"sought": "rain"}))


@pytest.mark.parametrize(
    ("count", "page", "shown", "pages"),
    [
        (ENTRIES, 0, (0, ENTRIES), []),
        (ENTRIES, 1, (0, ENTRIES), []),
        (60, 0, (0, 25), ["1"]),
        (60, 1, (25, 50), ["0", "2"]),
        (60, 2, (50, 60), ["1"]),
        (60, 9, (50, 60), ["1"]),
    ],
)
async def test_each_turn_stands_on_one_page(
    runtime: Runtime, count: int, page: int, shown: tuple[int, int], pages: Sequence[str]
) -> None:
    turns = [Turn(count - n, (0,), None, 1_000_000, n) for n in range(count)]
    request = Request(runtime, ANA, WORDS, 2, 1, "en")
    screen = await undo._menu(request, TABLE, turns, page)
    [menu] = [item for item in screen.walk_children() if isinstance(item, ui.Select)]
    first, last = shown
    assert [int(entry.value) for entry in menu.options] == [count - n for n in range(first, last)]
    assert sorted(rest for rest, _ in ways(screen.walk_children(), "turns")) == pages


async def test_a_turn_is_offered_by_what_happened_and_when_within_the_limit(
    runtime: Runtime, context: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await begun(context)
    long = Text(key="The river is full of boats. " * 9)
    turns = (Turn(2, (0,), long, 1_000_000, 1), Turn(1, (1,), None, 1_000_000, 2))

    monkeypatch.setattr(rewind, "turns_of", AsyncMock(return_value=turns))
    await context.load(info.id)
    typing = Typing(runtime, WORDS, ANA.id, 2, "", {})
    offered = await undo._complete_turn(typing)
    assert [value for _, value in offered] == ["2", "1"]
    for turn, (label, _) in zip(turns, offered, strict=True):
        assert label.endswith(f" · {undo._entry(turn, 'UTC', WORDS)}")
    assert len(offered[0][0]) == ENTRY


def test_turns_are_named_by_number_or_event_with_the_newest_first() -> None:
    river, boats = Text(key="The river is full."), Text(key="Boats everywhere.")
    turns = [Turn(9, (0,), river, 0, 1), Turn(5, (1,), boats, 0, 5), Turn(2, (0,), river, 0, 8)]
    for text, step in (("5", 5), ("2", 2), ("river", 9), ("boats", 5)):
        assert undo._named(TABLE, turns, text, WORDS).step_no == step
    for text in ("7", "winter"):
        with pytest.raises(Rejected) as refused:
            undo._named(TABLE, turns, text, WORDS)
        assert refused.value.text.key == "table.refused.no-turn"


def test_turns_are_titled_by_actor_and_event_plain_in_menus_safe_in_text() -> None:
    table = replace(TABLE, game="saideira", seats=(Player(0, "*Ana*", user_id=11), PLAYERS[1]))
    told = Text(key="saideira.log.round", args={"round": 1, "guests": ["guest:sailor"], "bell": "seat:0"})
    plain = undo._label(table, Turn(2, (0,), told, 0, 1), WORDS)
    marked = undo._label(table, Turn(2, (0,), told, 0, 1), WORDS, marked=True)
    assert "*Ana*" in plain and "\\" not in plain
    assert r"\*Ana\*" in marked
    other = undo._label(table, Turn(2, (1,), told, 0, 1), WORDS)
    assert other != plain and "Bia" in other, "the event names somebody else than who acted"
    silent = undo._label(table, Turn(2, (1,), None, 0, 1), WORDS)
    assert WORDS.say(Text(key="discord.rewind.silent")) in silent
