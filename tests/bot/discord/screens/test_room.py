"""Several public questions on one panel: as many as there is room for, whole; the others are in the hand."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.screens.limits import TEXT
from bot.discord.screens.pictures import Drawing
from bot.discord.screens.screen import Screen
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
    assert all(said.partition("\n")[2] in (SHORT, LONG) for said in questions), "none is cut"
    return [said.partition("\n")[0].strip("*") for said in questions]


@pytest.mark.parametrize(
    ("said", "options", "drawing", "fitting"),
    [
        (SHORT, 2, DRAWN, 5),
        (LONG, 2, DRAWN, 5),
        (LONG, 2, UNDRAWN, 3),  # the board in words takes its share
        (SHORT, 5, DRAWN, 4),
        (SHORT, 10, DRAWN, 2),
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
    assert buttons.count("Way 0") == fitting
    assert "My hand" in buttons


@pytest.mark.parametrize(
    ("said", "options", "drawing", "there"),
    [(LONG, 2, UNDRAWN, ["Ana", "Bia", "Caio", "Edu"]), (SHORT, 10, DRAWN, ["Ana", "Bia", "Edu"])],
)
def test_a_small_question_finds_the_room_that_a_large_one_could_not_use(
    said: str, options: int, drawing: Drawing, there: list[str]
) -> None:
    questions = [*(asked(n, said, options) for n in range(4)), asked(4, SHORT, 1)]
    screen = panel.panel(at_once(*questions), [drawing], Words("en"))
    check(screen)
    assert shown(screen) == there


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
