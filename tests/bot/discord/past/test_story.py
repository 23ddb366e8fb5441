"""The story of a finished game: each costly choice, what was better, why, and its board."""

from collections.abc import Sequence

from discord import ui

from bot.discord.past.story import ASKED as ASKED_MOST
from bot.discord.past.story import StoryScreens, screen
from bot.discord.screens.limits import TEXT
from bot.discord.screens.screen import Drawing, Screen, Shown
from bot.table.model import Player, TableInfo
from bot.table.past.history import Moment
from rules.core.decisions import Answer, Choose, Decision, Part, Split
from rules.core.search.story import Costly, Story
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.questions.questions import PROMPT, option

WHY = Text(key="The river is full.")
ASKED = Choose(seat=0, prompt=PROMPT, options=(option(0, "Delta"), option(1, "Karnak")))
DELTA, KARNAK = ["card:0"], ["card:1"]
CHART = Drawing(Shown("toy-story.png", b"png", "the chart"), "")


def costly(
    step: int,
    cost: int = 120,
    error: int = 41,
    why: Text | None = None,
    seat: int = 0,
    round: int = 1,
    asked: Decision = ASKED,
    answer: Answer = DELTA,
    instead: Answer = KARNAK,
) -> Costly:
    """At this step somebody chose Delta; Karnak was better."""
    return Costly(
        step=step,
        round=round,
        seat=seat,
        decision=asked,
        answer=answer,
        instead=instead,
        cost=cost,
        error=error,
        why=why,
    )


def shown(*choices: Costly, drawings: Sequence[Drawing] = (CHART,)) -> Screen:
    """The message about these choices, for a reader in English."""
    players = (Player(0, "Ana", user_id=11), Player(1, "Bia", user_id=12))
    table = TableInfo(1, 2, 3, "toy", {}, "over", 11, "en", players, "hash", None, 0, 0, None)
    end, *moments = (
        Moment(table, None, step, step, None, None, False, (), (), None, 1, (step,), ())
        for step in (99, *(each.step for each in choices))
    )
    told = Story(points=(), end=(1000, 0), costly=choices, examined=32, playouts=900)
    return screen(StoryScreens(table, told, end, tuple(moments)), drawings, Words("en"))


def test_a_costly_choice_says_what_was_better_and_how_sure_that_is() -> None:
    said = shown(costly(7)).said
    assert (
        "🟠 **1.** Mistake, Ana, Round 1\n"
        "> What now?\n"
        "**Delta**. Better: **Karnak**, by 12 percentage points of winning chance (±5)."
    ) in said
    assert "32 choices were judged" in said


def test_a_question_is_a_short_line_naming_players_as_the_reader_sees_them() -> None:
    long = Text(key="kemet.log.turn", args={"seat": "seat:1"})
    asked = ASKED.model_copy(update={"prompt": long})
    [line] = [line for line in shown(costly(7, asked=asked)).said.splitlines() if line.startswith("> ")]
    assert "Bia" in line
    endless = ASKED.model_copy(update={"prompt": Text(key="Which of\n\nthese? " * 40)})
    made = shown(costly(7, asked=endless)).said
    [line] = [line for line in made.splitlines() if line.startswith("> ")]
    assert line.startswith("> Which of these? Which") and len(line) == len("> ") + ASKED_MOST
    assert "(±5)" in made


def test_a_split_shows_only_the_differing_parts_and_zero_is_a_number_too() -> None:
    parts = tuple(Part(id=f"unit:{n}", label=Text(key=f"Unit {n}"), high=9) for n in "abc")
    split = Split(seat=0, prompt=PROMPT, parts=parts, least=0, most=9)
    answer, instead = {"unit:a": 2, "unit:b": 1, "unit:c": 0}, {"unit:a": 2, "unit:b": 0, "unit:c": 1}
    said = shown(costly(7, asked=split, answer=answer, instead=instead)).said
    assert "**Unit b: 1, Unit c: 0**. Better: **Unit b: 0, Unit c: 1**" in said


def test_the_reason_stands_below_its_choice_where_the_game_has_one() -> None:
    with_reason = shown(costly(7, why=WHY)).said.splitlines()
    line = next(n for n, words in enumerate(with_reason) if "Better: " in words)
    assert with_reason[line + 1] == "-# The river is full."
    assert "-#" not in shown(costly(7)).said


def test_each_choice_has_its_number_its_grade_and_a_button_to_its_step() -> None:
    made = shown(costly(7, 300), costly(3, 60, seat=1, round=2))
    assert [line for line in made.said.splitlines() if "Round" in line] == [
        "🔴 **1.** Blunder, Ana, Round 1",
        "🟡 **2.** Inaccuracy, Bia, Round 2",
    ]
    buttons = [item for item in made.walk_children() if isinstance(item, ui.Button)]
    assert [(button.label, button.custom_id) for button in buttons] == [
        ("The board at choice 1", "t:1:look:1.7"),
        ("The board at choice 2", "t:1:look:2.3"),
        ("The story as text", "t:1:storytext"),
    ]


def test_a_board_stands_below_its_own_choice_and_an_undrawn_one_nowhere() -> None:
    board = Drawing(Shown("toy-story-2.png", b"png", "the board"), "")
    made = shown(costly(7), costly(3), drawings=[CHART, Drawing(None, "in words"), board])
    below = ""
    places = {}
    for item in made.children:
        if isinstance(item, ui.TextDisplay):
            below = item.content
        if isinstance(item, ui.MediaGallery):
            places[item.items[0].media.url] = below
    assert "**2.**" in places["attachment://toy-story-2.png"]
    assert list(places) == ["attachment://toy-story.png", "attachment://toy-story-2.png"]


def test_a_story_in_words_leaves_room_for_its_choices() -> None:
    said = shown(costly(7), drawings=[Drawing(None, "x" * 5000)]).said
    assert f"\n{'x' * (TEXT // 3 - 1)}…\n" in said
    assert "**Delta**" in said


def test_a_game_without_costly_choices_says_so() -> None:
    said = shown().said
    assert "None of them" not in shown(costly(7)).said
    assert "None of them was clearly worse than an alternative." in said
