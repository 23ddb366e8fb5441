"""Several public questions on one panel: as many as there is room for, whole; the others are in the hand."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.play.private import question
from bot.discord.screens.icons import UNICODE
from bot.discord.screens.limits import TEXT
from bot.discord.screens.screen import Drawing, Screen
from bot.table.model import TableView
from rules.core.decisions import Choose, Option, Seat
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import DRAWN, UNDRAWN, check, positions, seen

NAMES = ("Ana", "Bia", "Caio", "Dora", "Edu")
SHORT, LONG = "What now?", "What now?".ljust(590, ".")


def asked(seat: Seat, said: str, options: int) -> Choose:
    """A public question in these words, with a button for each option."""
    offered = tuple(
        Option(id=f"way:{n}", label=Text(key="label", args={"it": f"Way {n}"})) for n in range(options)
    )
    return Choose(seat=seat, prompt=Text(key="label", args={"it": said}), options=offered)


def at_once(*questions: Choose) -> TableView:
    """The channel's view of a table where these questions are open."""
    found = seen(GAMES["bellum"], next(positions(GAMES["bellum"], len(NAMES), "room")), None, "en")
    public = {each.seat: each for each in questions}
    players = (replace(each, name=NAMES[each.seat]) for each in found.table.seats)
    return replace(
        found,
        table=replace(found.table, seats=tuple(players)),
        look=replace(found.look, public=public, waiting=tuple(public)),
        asks={seat: f"ask{seat}" for seat in public},
        news=(),
    )


def shown(screen: Screen) -> list[str]:
    """List whose questions stand there, each with all its words."""
    texts = [item for item in screen.walk_children() if isinstance(item, ui.TextDisplay)]
    questions = [item.content for item in texts if (item.id or 0) in range(panel.ASKED, panel.ASKED + 6)]
    assert [said for said in questions if said.partition("\n")[2] not in (SHORT, LONG)] == [], "none is cut"
    return [said.partition("\n")[0].strip("*") for said in questions]


@pytest.mark.parametrize(
    ("said", "options", "drawing", "fitting"),
    [
        (SHORT, 2, DRAWN, 5),
        (LONG, 2, DRAWN, 5),
        (LONG, 2, UNDRAWN, 3),  # the board in words takes its share
        (SHORT, 5, DRAWN, 5),  # in menus, so that all have room
        (SHORT, 10, DRAWN, 5),
    ],
)
def test_as_many_public_questions_as_fit_are_on_the_panel(
    said: str, options: int, drawing: Drawing, fitting: int
) -> None:
    screen = panel.panel(at_once(*(asked(n, said, options) for n in range(5))), [drawing], Words("en"))
    check(screen)
    assert shown(screen) == list(NAMES[:fitting])
    assert screen.said.count("<@") == len(NAMES), "everybody reads that they are awaited"
    buttons = [item.label for item in screen.walk_children() if isinstance(item, ui.Button)]
    menus = [item for item in screen.walk_children() if isinstance(item, ui.Select)]
    assert [*buttons, *(menu.options[0].label for menu in menus)].count("Way 0") == fitting
    assert "My hand" in buttons


def test_a_small_question_finds_the_room_that_a_large_one_could_not_use() -> None:
    questions = [*(asked(n, LONG, 2) for n in range(4)), asked(4, SHORT, 1)]
    screen = panel.panel(at_once(*questions), [UNDRAWN], Words("en"))
    check(screen)
    assert shown(screen) == ["Ana", "Bia", "Caio", "Edu"]


def test_questions_that_have_room_as_buttons_are_no_menus() -> None:
    screen = panel.panel(at_once(*(asked(n, SHORT, 8) for n in range(2))), [DRAWN], Words("en"))
    check(screen)
    assert [item for item in screen.walk_children() if isinstance(item, ui.Select)] == []


def test_a_question_to_one_person_alone_needs_no_name_above_it() -> None:
    screen = panel.panel(at_once(asked(1, SHORT, 2)), [DRAWN], Words("en"))
    assert SHORT in screen.said
    assert "**Bia**" not in screen.said


def test_what_is_awaited_takes_a_quarter_of_the_text_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panel, "_state", lambda seen, words: "x" * 4000)
    screen = panel.panel(at_once(asked(1, SHORT, 2)), [DRAWN], Words("en"))
    [state] = [item for item in screen.walk_children() if item.id == panel.AWAITED]
    assert isinstance(state, ui.TextDisplay)
    assert len(state.content) == TEXT // 4 == 1000
    assert SHORT in screen.said


@pytest.mark.parametrize(("room", "menus"), [(13, 0), (12, 1)])
def test_an_own_question_is_buttons_only_where_a_message_has_room_for_them(room: int, menus: int) -> None:
    """Its text, two rows and ten buttons."""
    mine = at_once()
    mine = replace(mine, seat=1, look=replace(mine.look, decision=asked(1, SHORT, 10)), asks={1: "ask"})
    rows = [item for item in question(mine, Words("en"), UNICODE, room) if isinstance(item, ui.ActionRow)]
    assert len([item for row in rows for item in row.children if isinstance(item, ui.Select)]) == menus
    assert sum(1 + len(row.children) for row in rows) < room
