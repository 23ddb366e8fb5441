"""Two questions in one: what is shown, and what a press on it means, forged ones too."""

import math
import re
from collections import Counter
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest

from bot.discord.questions import widgets
from bot.discord.questions.widget_kinds.buttons import SEVERAL
from bot.discord.questions.widget_kinds.folded import act_of
from bot.discord.screens.layout import Answered, Button, Chained, Layout, Menu, Outcome
from bot.discord.screens.speech import USUAL, forms_of
from bot.table.model import Folded, FollowUp
from bot.table.play.follow_ups import follow_ups
from rules.core.decisions import Choose, Option
from rules.core.flow import Stale
from rules.core.playing import Playing, run
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import Words
from tests.bot.discord.screens.faults import faults
from tests.contract.listed import LISTED
from tests.depth import LONG, in_turn

WORDS = Words("en")
ASKS = {"build": "0a0b0c0d0e0f", "place": "1a1b1c1d1e1f"}


def of(kind: str, *names: str) -> Choose:
    """A question with these options."""
    options = tuple(Option(id=f"{kind}:{name}", label=Text(key=f"{kind}.{name}")) for name in names)
    return Choose(seat=0, prompt=Text(key=f"toy.ask.{kind}"), options=options)


ACTION = of("do", "build", "place", "end")


def folded(build: int, place: int, opened: str | None = "do:build") -> Folded:
    """Two of the three actions lead to a choice of so many places; one of these two is opened."""
    counts = {"build": build, "place": place}
    then = {
        f"do:{name}": FollowUp(of("at", *(f"{name[0]}{n}" for n in range(count))), ASKS[name], {})
        for name, count in counts.items()
    }
    return Folded(then, opened)


def shown(along: Folded, forms: Any = USUAL) -> Layout:
    """What is shown to the person alone."""
    return widgets.layout(ACTION, {}, WORDS, private=True, folded=along, forms=forms)


ONE_IN = 4  # options is opened in short runs, each time from another one on
TWICE = re.compile(r"([^:*]{4,})\W*: \1:")  # a thing that two labels in a row name


def said(layout: Layout) -> list[str]:
    """Return the lines and what stands in the menus."""
    return [*layout.lines, *hints(layout)]


def hints(layout: Layout) -> list[str]:
    """Return what stands in the menus."""
    return [row.placeholder for row in layout.rows if isinstance(row, Menu)]


def names_twice(hint: str) -> bool:
    """Return whether a menu names its option before a question that names it as well."""
    first, colon, asked = hint.partition(": ")
    return bool(colon) and first in asked


def begun(layout: Layout) -> Counter[str]:
    """Count the buttons for the first question alone by what their labels begin with."""
    buttons = [part for row in layout.rows if not isinstance(row, Menu) for part in row]
    alone = [part.label for part in buttons if part.act.startswith("one.")]
    return Counter(label.partition(": ")[0] for label in alone if ": " in label)


def press(along: Folded | None, act: str, *values: str) -> Outcome:
    return widgets.press(ACTION, {}, act, values, WORDS, folded=along)


def outcomes(layout: Layout, along: Folded) -> list[object]:
    """All answers that can be given there by one press or choice."""
    found: list[object] = []
    for row in layout.rows:
        places: list[tuple[str, tuple[str, ...]]] = (
            [(row.act, (e.value,)) for e in row.entries]
            if isinstance(row, Menu)
            else [(b.act, ()) for b in row]
        )
        for act, values in places:
            outcome = press(along, act, *values)
            assert isinstance(outcome, Answered | Chained)
            found.append(outcome.answer if isinstance(outcome, Answered) else outcome.answers)
    return found


@pytest.mark.parametrize(("build", "place"), [(2, 3), (4, 12), (20, 3), (25, 25), (1, 1)])
def test_whatever_there_is_to_answer_can_be_chosen(build: int, place: int) -> None:
    """Both at once, or, where room is short, the first alone."""
    along = folded(build, place)
    assert faults(shown(along)) == []
    given = outcomes(shown(along), along)
    assert ["do:end"] in given
    for ident, follow in along.then.items():
        pairs = [([ident], [option.id]) for option in follow.question.options]
        assert [ident] in given or [each for each in pairs if each not in given] == []


def test_a_few_pairs_are_all_buttons() -> None:
    rows = shown(folded(2, 3)).rows
    labels = [button.label for row in rows if not isinstance(row, Menu) for button in row]
    assert labels == [
        "do.build → at.b0", "do.build → at.b1", "do.place → at.p0", "do.place → at.p1", "do.place → at.p2",
        "do.end",
    ]  # fmt: skip


@pytest.mark.parametrize("count", [2, 9])
def test_actions_that_would_read_alike_are_asked_by_themselves(count: int) -> None:
    """A pair, or a menu, would look like another one, and nobody could tell which is which."""

    def of_three(third: str) -> Layout:
        label = Text(key=f"do.{third}")
        options = (*ACTION.options[:2], Option(id="do:third", label=label))
        then = {**folded(count, count).then}
        then["do:third"] = replace(then["do:place"], ask="2a2b2c2d2e2f")
        asked = ACTION.model_copy(update={"options": options})
        return widgets.layout(asked, {}, WORDS, private=True, folded=Folded(then, "do:build"))

    def acts(layout: Layout) -> set[str]:
        found = [part.act for row in layout.rows for part in ([row] if isinstance(row, Menu) else row)]
        return {act.partition(".")[0] for act in found}

    assert "pair" in acts(of_three("build_more"))
    assert "pair" not in acts(of_three("place"))


def labels(layout: Layout) -> list[tuple[str, str]]:
    """The labels of the buttons, and their style."""
    buttons = [button for row in layout.rows if not isinstance(row, Menu) for button in row]
    return [(button.label, button.style) for button in buttons]


@pytest.mark.parametrize("opened", [None, "do:end", "do:sleep"])
def test_without_an_action_to_open_the_actions_are_the_buttons(opened: str | None) -> None:
    asked = shown(folded(8, 9, opened))
    assert labels(asked) == [(f"do.{name}", "primary") for name in ("build", "place", "end")]


def test_what_spends_the_action_for_nothing_comes_last_in_grey() -> None:
    grey = ("at.b0 (action spent)", "secondary")
    assert labels(shown(idle(folded(6, 9))))[:6] == [*((f"at.b{n}", "primary") for n in range(1, 6)), grey]
    assert labels(shown(idle(folded(2, 2))))[-1] == ("do.build → at.b0", "secondary")


def idle(along: Folded) -> Folded:
    """The same, but the first place to build does nothing."""
    follow = replace(along.then["do:build"], idle=frozenset({"at:b0"}))
    return Folded({**along.then, "do:build": follow}, "do:build")


def test_what_the_first_question_offers_is_not_offered_twice() -> None:
    along = folded(8, 9)
    first = along.then["do:build"]
    both = first.question.model_copy(update={"options": (*first.question.options, ACTION.options[2])})
    then = {**along.then, "do:build": replace(first, question=both)}
    found = [name for name, _ in labels(shown(Folded(then, "do:build")))]
    assert found.count("do.end") == 1
    assert found[:8] == [f"at.b{n}" for n in range(8)]


@pytest.mark.parametrize(("opened", "first"), [("do:build", "at.b0"), ("do:place", "at.p0")])
def test_one_option_is_opened_and_the_other_has_a_menu(opened: str, first: str) -> None:
    rows = shown(folded(8, 9, opened)).rows
    assert isinstance(rows[0], tuple)
    assert rows[0][0].label == first
    [menu] = [row for row in rows if isinstance(row, Menu)]
    assert menu.entries[0].label == ("at.p0" if first == "at.b0" else "at.b0")
    assert isinstance(rows[-1], tuple)
    assert [button.label for button in rows[-1]] == ["do.end"]


def test_behind_a_long_list_the_others_are_asked_for() -> None:
    along = folded(40, 3, "do:place")
    [menu] = [row for row in shown(along).rows if isinstance(row, Menu)]
    assert len(menu.entries) == 25
    assert press(along, menu.act, menu.entries[-1].value) == Answered(["do:build"])
    assert press(along, menu.act, menu.entries[0].value) == Chained((["do:build"], ["at:b0"]))


def test_long_labels_are_buttons_by_their_beginning_and_whole_above() -> None:
    cells = [f"m{n}" for n in range(18)]
    along = folded(18, 3, "do:build")
    said = tuple(
        Option(id=f"cell:{cell}", label=Text(key=f"{cell}: a Mine ({n}/2)")) for n, cell in enumerate(cells)
    )
    question = along.then["do:build"].question.model_copy(update={"options": said})
    then = {**along.then, "do:build": replace(along.then["do:build"], question=question)}
    layout = shown(Folded(then, "do:build"))
    assert faults(layout) == []
    buttons = [button for row in layout.rows if not isinstance(row, Menu) for button in row]
    assert [button.label for button in buttons[:18]] == cells
    assert [
        each for each in ("m0: a Mine", "m17: a Mine") if each not in layout.lines[-1].replace("\\", "")
    ] == []


def test_what_coded_buttons_bring_is_said_above_alike_ones_together() -> None:
    """Where there is no room for a menu that tells it, a place that brings nothing would look like others."""
    along = folded(16, 3, "do:build")
    options = tuple(
        Option(id=f"cell:m{n}", label=Text(key=f"m{n}: a Mine of the {'Elf' if n else 'Orc'}"))
        for n in range(16)
    )
    follow = along.then["do:build"]
    question = follow.question.model_copy(update={"options": options})
    effects = {option.id: Text(key="1 gem; 2 left") for option in options} | {"cell:m1": Text(key="nothing")}
    then = {**along.then, "do:build": replace(follow, question=question, effects=effects)}
    layout = shown(Folded(then, "do:build"))
    others = ", ".join(f"**m{n}**" for n in range(2, 16))
    assert layout.lines[-3:] == (
        "- **m0**: a Mine of the Orc · 1 gem",
        "- **m1**: a Mine of the Elf · nothing",
        f"- {others}: a Mine of the Elf · 1 gem",
    ), layout.lines


def test_what_much_is_to_be_said_of_stands_in_a_menu_alone() -> None:
    along = folded(9, 3, "do:build")
    follow = along.then["do:build"]
    effects = {
        f"at:b{n}": Text(key=f"place {n}, of which more is to be said than has room above") for n in range(9)
    }
    layout = shown(Folded({**along.then, "do:build": replace(follow, effects=effects)}, "do:build"))
    assert "more is to be said" not in "\n".join(layout.lines)
    told = [row for row in layout.rows if isinstance(row, Menu)][-1]
    assert ["more is to be said" in entry.description for entry in told.entries] == [True] * 9


def test_where_room_is_short_nothing_is_folded() -> None:
    assert shown(folded(8, 9), USUAL.small(ACTION.prompt.key)) == widgets.layout(
        ACTION, {}, WORDS, private=True, forms=USUAL.small(ACTION.prompt.key)
    )


def acts(layout: Layout) -> list[str]:
    """The acts that give two answers."""
    parts: list[Button | Menu] = []
    for row in layout.rows:
        parts += [row] if isinstance(row, Menu) else row
    return [part.act for part in parts if part.act.startswith("pair.")]


def test_a_press_for_another_second_question_is_stale() -> None:
    """After an update, say. It is never read as the option that now has that place."""
    before = folded(8, 9)
    other = replace(before.then["do:build"], ask="ffffffffffff")
    after = Folded({**before.then, "do:build": other}, "do:build")
    for act in acts(shown(before))[:8]:
        assert isinstance(press(before, act), Chained)
        assert isinstance(press(after, act), Stale)
    assert isinstance(press(None, acts(shown(before))[0]), Stale)


def test_do_this_gives_the_coachs_option_and_what_is_named_with_it() -> None:
    along = folded(8, 9)
    act = act_of(ACTION, "do:place", along.then["do:place"], "at:p4")
    assert press(along, act) == Chained((["do:place"], ["at:p4"]))
    assert act not in acts(shown(along)), "two buttons of a message have one id"


@pytest.mark.parametrize(
    "act", ["pair.0", "pair.0.0", "pair.0.9.0.0", "pair.0.2.1.1", "pair.0.0.{check}", "pair.0.0.{check}.8"]
)
@pytest.mark.parametrize("values", [(), ("8",), ("0", "1")])
def test_a_forged_pair_is_refused(act: str, values: tuple[str, ...]) -> None:
    along = folded(8, 9)
    check = int(ASKS["build"], 16) % 10**6
    outcome = press(along, act.format(check=check), *values)
    assert isinstance(outcome, Stale), outcome


@pytest.mark.slow
@pytest.mark.parametrize(("key", "lang"), in_turn([(key,) for key in LISTED]))
def test_all_that_games_fold_fits_on_discord(key: str, lang: str) -> None:
    game, words, forms, turns = LISTED[key], Words(lang), forms_of(key), cycle(range(ONE_IN))

    def watch(playing: Playing[Any]) -> None:
        for seat, decision in playing.position.pending.items():
            if decision.prompt.key not in ui(game.key).follows:
                continue
            position = run(game, playing.record)
            for public in (True, False):
                then = follow_ups(game, playing.record, position, seat, public=public, longest=math.inf)
                for last in (None, *(then if LONG else [*then][next(turns) :: ONE_IN])):
                    told = widgets.layout(
                        decision, {}, words, private=not public, forms=forms, folded=Folded(then, last)
                    )
                    assert faults(told) == []
                    assert [line for line in said(told) if TWICE.search(line)] == []
                    assert [line for line in hints(told) if names_twice(line)] == []
                    assert all(count < SEVERAL for count in begun(told).values()), begun(told)

    play(game, game.seats[-1], seed_of("folded"), ["steady"], watch=watch, decisions=120 if LONG else 60)
