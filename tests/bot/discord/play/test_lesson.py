"""The learner's message: what the coach says when, and what can be pressed."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.delivery.panel import ACCENTS, QUIET
from bot.discord.play.lesson import lesson
from bot.discord.questions.whole import act_of
from bot.discord.screens.places import pins
from bot.table.learning.coach import Coaching
from bot.table.learning.rounds import LessonRounds
from bot.table.model import Folded, FollowUp, Lang, TableView
from rules.core.decisions import Choose, Option
from rules.core.play.idea import Idea
from rules.core.play.recap import Recap
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import DRAWN, UNDRAWN, positions, seen

COUNTED: tuple[tuple[str, dict[str, int | str | list[str]]], ...] = (
    ("behind", {"mine": 1, "seat": "seat:1", "theirs": 2}),
    ("temple", {"more": 1}),
)


def test_a_lesson_looks_back_at_a_round_above_the_advice() -> None:
    game = GAMES["kemet"]
    position = next(each for each in positions(game, 2, "lesson") if 0 in each.pending)
    mine = replace(seen(game, position, 0, "en"), news=())
    assert mine.decision is not None
    score, because = (Text(key=f"kemet.recap.{key}", args=args) for key, args in COUNTED)
    deed = Text(key="kemet.log.won.in", args={"seat": "seat:1", "zone": "zone:temple_small"})
    advice = Idea(mine.decision.sample(Dice("a")), Text(key="kemet.coach.gold"))
    coaching = Coaching(advice, LessonRounds((1,), Recap(deed, score, because)))
    said = lesson(mine, coaching, [DRAWN], Words("en")).said
    back, advised = said.index("🏁 **Day 1.**"), said.index("🎓 ")
    assert back < said.index("won the battle in Small Temple.") < said.index("⚖️ Fame: you have 1, ") < advised
    assert said.index("You are behind. The lead comes from temples (1 more)") < advised


def learner() -> TableView:
    """The first question of a lesson."""
    game = GAMES["kemet"]
    position = next(each for each in positions(game, 2, "lesson") if 0 in each.pending)
    return replace(seen(game, position, 0, "en"), news=())


def test_the_coach_is_silent_about_a_question_that_was_answered_meanwhile() -> None:
    mine = learner()
    assert mine.decision is not None
    advice = Idea(mine.decision.sample(Dice("a")), Text(key="kemet.coach.gold"))
    answered = replace(mine, look=replace(mine.look, decision=None))
    for view, advised in ((mine, True), (answered, False)):
        assert ("🎓 " in lesson(view, Coaching(advice), [DRAWN], Words("en")).said) == advised


@pytest.mark.parametrize(
    ("why", "told"),
    [
        ("{} (2): this completes it.", "🎓 **{}.** This completes it."),
        ("{} is empty.", "🎓 **{}** is empty."),
        ("{}s are few.", "🎓 **{}.** {}s are few."),
        ("Elsewhere: nothing.", "🎓 **{}.** Elsewhere: nothing."),
    ],
)
def test_a_reason_does_not_name_again_what_stands_before_it(why: str, told: str) -> None:
    mine = learner()
    assert isinstance(mine.decision, Choose)
    options = (Option(id="at:2", label=Text(key="Mine 2")), *mine.decision.options[1:])
    asked = mine.decision.model_copy(update={"options": options, "least": 1, "most": 1})
    view = replace(mine, look=replace(mine.look, decision=asked))
    idea = Idea(["at:2"], Text(key=why.replace("{}", "Mine 2")))
    lines = lesson(view, Coaching(idea), [DRAWN], Words("en")).said.splitlines()
    assert told.replace("{}", "Mine 2") in lines, lines


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_begins_with_at_most_two_sentences_about_the_goal(key: str, lang: Lang) -> None:
    game, words = GAMES[key], Words(lang)
    first = next(each for each in positions(game, game.seats[0], "lesson") if 0 in each.pending)
    mine = replace(seen(game, first, 0, lang), news=())
    _, welcome, goal, *_ = lesson(mine, Coaching(first=True), [DRAWN], words).said.splitlines()
    assert welcome == words.say(Text(key="learning.coach.welcome"))
    assert words.say(Text(key=f"{key}.how.wins")).startswith(goal)
    assert goal.startswith("**")
    assert sum(goal.count(stop) for stop in (". ", "! ", "? ")) <= 1, goal


def test_the_coach_is_not_asked_for_what_it_says_anyway() -> None:
    mine = learner()
    mine = replace(mine, table=replace(mine.table, lesson=True))
    assert mine.decision is not None
    advice = Idea(mine.decision.sample(Dice("a")), Text(key="kemet.coach.gold"))
    for coaching, asks in ((Coaching(advice), False), (Coaching(enough=True), True)):
        shown = lesson(mine, coaching, [DRAWN], Words("en"))
        labels = [each.label for each in shown.walk_children() if isinstance(each, ui.Button)]
        assert ("What would you do?" in labels) == asks, labels


def test_what_would_you_do_stands_only_where_there_is_a_choice() -> None:
    mine = learner()
    mine = replace(mine, table=replace(mine.table, lesson=True))
    asked = mine.decision
    assert asked is not None
    assert asked.kind == "choose"
    only = asked.model_copy(update={"options": asked.options[: asked.least]})
    for question, stands in ((asked, True), (only, False)):
        view = replace(mine, look=replace(mine.look, decision=question))
        shown = lesson(view, Coaching(enough=True), [DRAWN], Words("en"))
        labels = [each.label for each in shown.walk_children() if isinstance(each, ui.Button)]
        assert ("What would you do?" in labels) == stands, labels


def test_the_coach_says_play_on_once_and_only_while_the_game_runs() -> None:
    mine, score = learner(), Text(key="label", args={"it": "even"})
    over = replace(mine, table=replace(mine.table, status="over"))
    for view, ended, told in ((mine, True, "Play on"), (mine, False, ""), (over, False, "a whole game")):
        rounds = LessonRounds((2,), Recap(None, score, None)) if ended else None
        said = lesson(view, Coaching(rounds=rounds, enough=True), [DRAWN], Words("en")).said
        assert [it for it in ("Play on", "a whole game") if it in said] == ([told] if told else [])


def test_the_learners_message_has_another_colour_while_something_is_asked() -> None:
    mine = learner()
    answered = replace(mine, look=replace(mine.look, decision=None))
    colours = [
        each.accent_colour
        for view in (mine, answered)
        for each in lesson(view, Coaching(), [DRAWN], Words("en")).children
        if isinstance(each, ui.Container)
    ]
    assert colours == [ACCENTS[3], QUIET]


def test_what_the_coach_says_has_a_thousand_characters() -> None:
    mine = learner()
    assert mine.decision is not None
    why = Text(key="label", args={"it": "x" * 1100})
    advice = Idea(mine.decision.sample(Dice("a")), why)
    screen = lesson(mine, Coaching(advice), [UNDRAWN], Words("en"))
    [coached] = [
        each.content
        for each in screen.walk_children()
        if isinstance(each, ui.TextDisplay) and each.content.startswith("🎓")
    ]
    assert len(coached) == 1000


def test_a_sheet_that_the_coach_fills_has_a_line_for_each_slot() -> None:
    game = GAMES["immortals"]
    for position in positions(game, 3, "lesson"):
        asked = position.pending.get(0)
        answer = asked.sample(Dice("a")) if asked is not None and asked.kind == "fill" else {}
        if isinstance(answer, dict) and len(answer) > 1:
            mine = seen(game, position, 0, "en")
            coaching = Coaching(Idea(answer, Text(key="kemet.coach.gold")))
            said = lesson(mine, coaching, [DRAWN], Words("en")).said
            coached = said[said.index("🎓 ") :].splitlines()[1:]
            assert all(line.startswith("- ") for line in coached[: len(answer)]), coached
            return
    raise AssertionError("no sheet")


def test_the_coach_names_both_answers_of_its_button_and_why_each() -> None:
    mine = learner()
    asked = mine.decision
    assert asked is not None
    assert asked.kind == "choose"
    first, other = (option.id for option in asked.options[:2])
    then = {first: FollowUp(asked, "0a0b0c0d0e0f", {})}
    both = "🎓 **Anubis District 1 → Anubis District 2.**"
    why, there, more = (Text(key="label", args={"it": it}) for it in ("Near.", "Free.", "Free. Green."))
    for named, told in (
        (None, "🎓 **Anubis District 1.** Near."),
        (Idea([other], there), f"{both} Near. Free."),
        (Idea([other], why), f"{both} Near."),
        (Idea([other], more), f"{both} Near."),
    ):
        along = replace(mine, folded={0: Folded(then, first, named)})
        lines = lesson(along, Coaching(Idea([first], why)), [DRAWN], Words("en")).said.splitlines()
        assert told in lines, lines


@pytest.mark.parametrize("key", ["bellum", "immortals", "kemet"])
def test_the_coach_calls_a_place_as_its_button_does(key: str) -> None:
    game = GAMES[key]
    for position in positions(game, game.seats[0], "lesson"):
        mine = seen(game, position, 0, "en")
        if (asked := mine.decision) is None or asked.kind != "choose" or asked.most != 1:
            continue
        named = ((pins(mine).get(option.id, ""), option) for option in asked.options)
        pin, place = next((each for each in named if each[0].isalpha()), ("", None))
        if place is not None:
            idea = Idea([place.id], Text(key="label", args={"it": "Near."}))
            said = lesson(mine, Coaching(idea), [DRAWN], Words("en")).said
            assert f"🎓 **{pin} · {Words('en').say(place.label, names=mine.table.names)}" in said, said
            return
    raise AssertionError("no place with a letter")


@pytest.mark.parametrize("key", GAMES)
def test_the_answer_that_the_coach_names_has_a_button(key: str) -> None:
    """However many buttons the question itself has."""
    checked = 0
    for position in positions(GAMES[key], GAMES[key].seats[0], "lesson"):
        if 0 not in position.pending:
            continue
        mine = seen(GAMES[key], position, 0, "en")
        assert mine.decision is not None
        answer = mine.decision.sample(Dice("a"))
        if mine.locked is not None or act_of(mine.decision, answer) is None:
            continue
        coaching = Coaching(Idea(answer, Text(key="kemet.coach.gold")))
        screen = lesson(mine, coaching, [DRAWN], Words("en"))
        labels = [each.label for each in screen.walk_children() if isinstance(each, ui.Button)]
        assert "Do this" in labels, mine.decision.prompt
        checked += 1
    assert checked
