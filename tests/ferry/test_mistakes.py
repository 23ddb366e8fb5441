"""Each classic mistake, made once at the toy, is said in one line: the game, the place, and what to do."""

import ast
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from render import scene
from render.core.drawing import palette as palettes
from render.core.pictures import PictureRequest
from rules.core import words
from rules.core.data import BROUGHT
from rules.core.decisions import Answer, Decision, Seat
from rules.core.rng import Dice
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import Failed, Playout, play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Source
from tests.contract import findings
from tests.contract.fluent import family
from tests.contract.hashing import played_by_hash
from tests.contract.listed import forget
from tests.contract.places import pictures_of
from tests.contract.vocabulary import vocabulary
from tests.ferry.rules import GAME
from tests.ferry.rules.components import asks
from tests.ferry.rules.components.state import FerryState
from tests.ferry.rules.computer import steady
from tests.ferry.rules.play import rounds
from tests.ferry.rules.play.rounds import T
from tests.ferry.rules.view import FerryView
from tests.render.drawing import drawn
from tests.test_imports import sets_in_order

GAMES = 6
pytestmark = pytest.mark.usefixtures("toy_listed")


def audited(number: int = 0, kind: str = "random", **changes: Any) -> Playout:
    """A game of the toy with these changes, played under audit."""
    broken = replace(GAME, **changes)
    return play(broken, 3, seed_of("mistakes", number), [kind], watch=Audit(broken, 3))


def fault(**changes: Any) -> str:
    """Return what the first of some games says."""
    with pytest.raises(Failed) as failed:
        for number in range(GAMES):
            audited(number, **changes)
    return one_line(str(failed.value))


def one_line(said: str) -> str:
    assert "\n" not in said
    assert "ferry" in said
    return said


def phases(**changed: Any) -> dict[str, Any]:
    return {**GAME.phases, **changed}


# --- what is hidden -------------------------------------------------------------------------------------


def test_a_crate_is_popped_and_not_taken() -> None:
    async def quay(ctx: T) -> str:
        chosen = await ctx.pick(ctx.state.turn, asks.ask("quay"), asks.quay(ctx.state))
        if chosen == asks.DRAW:
            ctx.state.hands[ctx.state.turn].append(ctx.state.pile.pop())
        return await rounds.quay(ctx)

    said = fault(phases=phases(quay=quay))
    assert "ferry, at ferry.ask.quay: undo of ferry.ask.quay tells seat 0 of something hidden: view." in said
    assert said.endswith("; draw with ctx.take, or close undo with ctx.seal")


def test_only_who_holds_a_crate_is_asked() -> None:
    async def second(ctx: T) -> str:
        holders = [seat for seat, hand in enumerate(ctx.state.hands) if "load_16" in hand]
        await ctx.together({seat: asks.second(ctx.state, seat) for seat in holders})
        return await rounds.second(ctx)

    said = fault(phases=phases(second=second))
    assert "ferry, at ferry.ask.second: seat " in said
    assert " is shown something hidden: waiting is (" in said
    assert said.endswith("; show nobody more for it, and ask everybody who could have it")


def test_a_hidden_crate_is_in_the_view() -> None:
    def view(state: FerryState, seat: Seat | None) -> FerryView:
        return replace(GAME.view(state, seat), sailed=(*state.sailed, *state.pile[-1:]))

    said = fault(view=view)
    assert "ferry, at ferry.ask.load: the view of seat 0 shows something hidden: view.sailed.0 is " in said
    assert said.endswith("; leave it out of FerryView, or out of resample if all may know it")


@pytest.mark.parametrize(
    ("args", "fact"), [({"crate": "crate:{}"}, "crate:load_"), ({"which": "{}"}, "load_")], ids=["id", "text"]
)
def test_a_hidden_crate_is_in_an_event(args: dict[str, str], fact: str) -> None:
    async def quay(ctx: T) -> str:
        top = ctx.state.pile[-1] if ctx.state.pile else "none"
        ctx.log("ferry.log.rests", seat="seat:0", **{name: value.format(top) for name, value in args.items()})
        return await rounds.quay(ctx)

    said = fault(phases=phases(quay=quay))
    assert f"ferry, at ferry.ask.quay: ferry.log.rests tells seat 0 of {fact}" in said
    assert said.endswith(", which is hidden: use ctx.log_secret, or show it in the view")


def test_a_hidden_crate_comes_out_after_a_checkpoint() -> None:
    """The positions look sound by themselves; what was hidden decides what is asked."""

    async def quay(ctx: T) -> str:
        prompt = asks.ask("quay" if "load_16" in ctx.state.pile else "second")
        await ctx.pick(ctx.state.turn, prompt, asks.quay(ctx.state))
        return await rounds.quay(ctx)

    said = fault(phases=phases(quay=quay))
    assert "is shown something hidden: " in said
    assert "prompt.key is 'ferry.ask." in said


# --- questions and answers ------------------------------------------------------------------------------


def test_a_default_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asks, "REST", "quay:sleep")
    said = fault()
    assert said.endswith(
        "ferry: the default ['quay:sleep'] of ferry.ask.quay is no answer: give one that it offers, or none"
    )


def test_a_computer_player_gives_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def sleep(view: FerryView, seat: Seat, decision: Decision) -> Answer:
        return ["quay:sleep"]

    monkeypatch.setattr(steady, "PLANS", {**steady.PLANS, "ferry.ask.quay": sleep})
    refusal = one_line(audited(kind="steady").refusals[0])
    assert refusal == (
        "ferry: steady answers ferry.ask.quay with ['quay:sleep'] (core.refused.option): "
        "mend its function in PLANS"
    )


def test_a_computer_player_has_no_plan_for_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    plans = {key: plan for key, plan in steady.PLANS.items() if key != "ferry.ask.quay"}
    monkeypatch.setattr(steady, "PLANS", plans)
    assert fault(kind="steady") == (
        "Bug: ferry: steady fails at ferry.ask.quay, KeyError('ferry.ask.quay'): see its function in PLANS"
    )
    assert findings.unplanned("ferry") == [
        "ferry: PLANS in tests/ferry/rules/computer/steady.py has no ferry-ask-quay: add a function for it"
    ]


# --- the same again -------------------------------------------------------------------------------------


def test_chance_is_not_the_tables() -> None:
    async def quay(ctx: T) -> str:
        random.shuffle(ctx.state.pile)
        return await rounds.quay(ctx)

    said = fault(phases=phases(quay=quay))
    assert "ferry, at ferry.ask.quay: the same answers, run again, lead elsewhere: state.pile." in said
    assert said.endswith("; draw from the table alone, go by no set")


def test_chance_decides_how_often_the_table_draws() -> None:
    chance = random.Random(1)  # by another one, the engine may notice before the audit does

    async def quay(ctx: T) -> str:
        for _ in range(chance.randrange(9)):
            ctx.roll(6)
        await ctx.pick(ctx.state.turn, asks.ask("quay"), asks.quay(ctx.state))
        return await rounds.quay(ctx)

    said = fault(phases=phases(quay=quay))
    assert "the same answers, run again, " in said
    assert said.endswith("; draw from the table alone, go by no set")


BY_HASH = """
from dataclasses import replace
from tests.ferry.rules import GAME
from tests.contract.hashing import played
def new(*given):
    state = GAME.new(*given)
    state.pile = list(set(state.pile))
    return state
print(*played([replace(GAME, new=new)]), sep="\\n")
"""


def test_an_order_depends_on_a_hash() -> None:
    said = played_by_hash(BY_HASH)
    found = [one_line(line).partition(":")[0] for line in said]
    assert found == [f"ferry, {seats} seats" for seats in GAME.seats]
    assert said[0].endswith("goes through a set or uses a hash: sort, or use a list or a dict")
    told = list(sets_in_order(ast.parse("state.pile = list(set(state.pile))")))
    assert told == [(1, "goes through a set: set(state.pile)")]


# --- lists and files ------------------------------------------------------------------------------------


def test_a_game_is_in_neither_list() -> None:
    assert findings.missing_rules(["ferry"], {}) == [
        'rules/games.py lacks ferry: add `EntryPoint("ferry", "rules.ferry:GAME", RULES)` to OURS'
    ]
    assert findings.missing_pictures(["ferry"], {}) == [
        'render/scene.py lacks ferry: add `EntryPoint("ferry", "render.ferry:PICTURES", PICTURES)` to OURS'
    ]


def test_a_picture_is_asked_of_a_game_that_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    request = PictureRequest(game="ferry", scene="board", view="", names=())
    monkeypatch.delitem(scene.GAMES, "ferry")
    with pytest.raises(KeyError, match=r"ferry: no pictures, see OURS in render/scene\.py"):
        scene.draw(request)


def test_a_palette_was_not_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BROUGHT, "ferry", tmp_path)
    with pytest.raises(FileNotFoundError, match=r"^ferry: no ferry-dark.txt; make it with `python -m render"):
        palettes.palette.__wrapped__("ferry", "dark")  # not one that another test has made here before


def test_the_computer_player_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert findings.incomplete(replace(GAME, computers={})) == [
        "ferry: `computers` in tests/ferry/rules/__init__.py lacks the player steady: "
        "write one in computer/steady.py and name it there"
    ]
    monkeypatch.delattr(steady, "PLANS")
    assert findings.incomplete(GAME) == [
        "ferry: tests/ferry/rules/computer/steady.py lacks PLANS: a function for the key of every prompt"
    ]


@dataclass
class Unmarked:
    reader: Seat | None


def test_the_view_does_not_say_what_changed() -> None:
    assert findings.incomplete(replace(GAME, views=Unmarked)) == [  # type: ignore[arg-type]
        "ferry: Unmarked in tests/ferry/rules/view.py lacks the field changed: "
        "the ids of what the last answer changed"
    ]


def test_a_question_in_the_open_is_never_asked() -> None:
    wrong = replace(GAME, in_the_open=frozenset({"ferry.ask.key"}))
    assert findings.never_asked(wrong, ["ferry.ask.quay"]) == [
        "ferry: `in_the_open` in tests/ferry/rules/__init__.py names ferry.ask.key: "
        "no public question has this prompt; take it out"
    ]


def test_a_window_is_not_hinted_and_can_not_be_let_pass() -> None:
    state = GAME.new(2, GAME.settle({}), Dice("window"))
    window = asks.second(state, 0).model_copy(update={"standing": "third", "default": None})
    assert findings.unknown_window("ferry", window) == [
        "ferry: ferry.ask.second is the window third and can't be let pass: give it a default",
        "ferry: ferry.ask.second is the window third: add it to `windows` in tests/ferry/data/ui.toml",
    ]


@dataclass(slots=True, kw_only=True)
class Longer(FerryState):
    """A field more, and no new version."""

    tolls: list[int]


def test_a_state_has_a_field_more_and_no_new_version() -> None:
    [said] = findings.unreadable(replace(GAME, state=Longer), Path("tests/ferry/tests/stored/2.json"))
    assert one_line(said) == (
        "ferry: the state in tests/ferry/tests/stored/2.json, of version 2, can't be read "
        "(tolls: Field required): "
        "raise the version and add a migration from 2 in tests/ferry/rules/migrations.py"
    )


def test_a_version_has_no_migration_and_no_stored_game() -> None:
    newer = replace(GAME, version=3)
    [said] = findings.unreadable(newer, Path("tests/ferry/tests/stored/2.json"))
    assert "can't be brought to version 3 (ferry: no migration from version 2): raise" in said
    [said] = findings.unstored(newer)
    assert one_line(said).startswith(
        "ferry: tests/ferry/tests/stored/3.json is missing: play some moves with `python"
    )


# --- words ----------------------------------------------------------------------------------------------


@contextmanager
def changed_words(without: str = "", source: str = "", langs: tuple[str, ...] = LANGS) -> Iterator[None]:
    """The words, without this message in these languages, or with one more."""
    every = words.sources
    more = {source.partition(" =")[0]: Source("more.ftl", 1, source)} if source else {}

    def sources(*folders: Path) -> dict[str, Source]:
        found = every(*folders)
        if folders[0].name not in langs:
            return found
        return {name: text for name, text in found.items() if name != without} | more

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "sources", sources)
        forget()
        yield
    forget()


def test_a_key_has_no_words() -> None:
    with changed_words(without="ferry-log-rests"):
        [said] = findings.unsaid("ferry", "en")
        assert words.Words("en").say(Text(key="ferry.log.rests")) == "ferry.log.rests"
    assert one_line(said).startswith("ferry: tests/ferry/rules/play/rounds.py:")
    assert said.endswith(
        " says ferry.log.rests: add ferry-log-rests to tests/ferry/data/locale/en/ferry*.ftl"
    )


def test_a_picture_has_no_words() -> None:
    with changed_words(without="ferry-picture-sheet"):
        said = findings.unpictured(pictures_of("ferry"))
    assert [line.partition(": ")[2] for line in map(one_line, said)] == [
        f"no words for ferry-picture-sheet in {lang}: add them to locale/{lang}"
        for _ in ("scenes/lists.py", "describe.py")
        for lang in LANGS
    ]
    assert said[0].startswith("tests/ferry/pictures/describe.py:")


def test_a_question_has_no_help_and_no_command() -> None:
    with changed_words(without="ferry-help-quay", source="ferry-ask-sink = Do you sink?"):
        said = list(map(one_line, findings.unexplained("ferry")))
    assert said == [
        "ferry: ferry-ask-quay has no ferry-help-quay: add it",
        "ferry: ferry-ask-sink has no ferry-help-sink: add it",
        "ferry: ferry-ask-sink has no link: add one to a shortcut in tests/ferry/data/ui.toml",
    ]


def test_what_the_tests_need_to_know_is_not_declared() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"^raft: tests/raft/vocabulary.py is missing: declare"):
        vocabulary("raft")
    with pytest.raises(ModuleNotFoundError, match=r"^raft: tests/render/raft/drawn.py is missing: declare"):
        drawn("raft")


def test_a_key_has_words_in_one_language_only() -> None:
    with changed_words(without="ferry-log-rests", langs=("pt-BR",)):
        [said] = findings.one_sided("ferry")
    assert one_line(said) == (
        "ferry: ferry-log-rests has no words in pt-BR: add them to tests/ferry/data/locale/pt-BR/ferry*.ftl"
    )


def test_a_word_that_is_needed_is_missing_and_another_stands_there() -> None:
    with changed_words(source="ferry-tip-sink = Swim."):
        there = family("pt-BR", "ferry.tip")
        said = findings.unmatched(
            "ferry", "pt-BR", there - {"ferry-tip-sink"} | {"ferry-tip-swim"}, "ferry.tip"
        )
    files = "tests/ferry/data/locale/pt-BR/ferry*.ftl"
    assert said == [
        f"ferry: ferry-tip-swim has no words in pt-BR: add it to {files}",
        f"ferry: nothing needs ferry-tip-sink: take it out of {files}",
    ]


@pytest.mark.parametrize("kind", ["log", "picture"])
def test_a_key_is_left_over(kind: str) -> None:
    find = {"log": findings.left_over, "picture": findings.left_over_in_pictures}[kind]
    with changed_words(source=f"ferry-{kind}-sinks = It sinks."):
        [said] = find("ferry")
    package = {"log": "rules", "picture": "pictures"}[kind]
    assert one_line(said) == (
        f"ferry: nothing in tests/ferry/{package} says ferry-{kind}-sinks: "
        "take it out of tests/ferry/data/locale/*/ferry*.ftl"
    )
