"""Answers typed in the terminal, for each kind of question."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules import terminal
from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Order,
    Part,
    Rejected,
    Slot,
    Split,
    option,
)
from rules.core.engine import look, start
from rules.core.flow import Result
from rules.core.game import AnyGame
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from rules.terminal import Terminal, form_of, named, parse_line
from tests.core.small import SmallView, T, ask, pick, small

ASK = Text(key="ask")
CARDS = tuple(option("card", name) for name in ("a", "b", "c"))
CHOOSE = Choose(seat=0, prompt=ASK, options=CARDS, least=1, most=2)
NUMBER = Number(seat=0, prompt=ASK, low=0, high=9)
SPLIT = Split(
    seat=0, prompt=ASK, parts=tuple(Part(id=f"p:{i}", label=ASK, high=3) for i in (1, 2)), least=0, most=6
)
ORDER = Order(seat=0, prompt=ASK, options=CARDS)
SLOTS = tuple(Slot(id=f"s:{i}", label=ASK, blank=True) for i in (1, 2, 3))
SHEET = Fill(seat=0, prompt=ASK, slots=SLOTS, options=CARDS)


@pytest.mark.parametrize(
    ("decision", "line", "answer"),
    [
        (CHOOSE, "2", ["card:b"]),
        (CHOOSE, "3, 1", ["card:c", "card:a"]),
        (NUMBER, "7", 7),
        (SPLIT, "1 2", {"p:1": 1, "p:2": 2}),
        (ORDER, "3 1 2", ["card:c", "card:a", "card:b"]),
        (SHEET, "2 - 1", {"s:1": "card:b", "s:3": "card:a"}),
        (SHEET, "", {}),
    ],
)
def test_a_line_is_an_answer(decision: Decision, line: str, answer: Answer) -> None:
    assert parse_line(decision, line) == answer
    decision.check(parse_line(decision, line))


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (CHOOSE, "x"),
        (CHOOSE, "4"),
        (CHOOSE, "0"),
        (CHOOSE, "-1"),
        (NUMBER, "1 2"),
        (SPLIT, "1"),
        (SHEET, "9"),
    ],
)
def test_what_is_no_answer_is_refused_in_words(decision: Decision, line: str) -> None:
    with pytest.raises(Rejected):
        parse_line(decision, line)


class Typed:
    """A user at the keyboard, and what the terminal has said so far."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.said: list[str] = []

    def hear(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (CHOOSE, "Choose 1 to 2: their numbers, separated by spaces."),
        (CHOOSE.model_copy(update={"least": 2}), "Choose 2: their numbers, separated by spaces."),
        (NUMBER, "Type the number itself."),
        (SPLIT, "Type 2 numbers in the order of the lines"),
        (ORDER, "Type all 3 numbers in the order that you want"),
        (SHEET, "- leaves a place blank"),
    ],
)
def test_the_form_of_an_answer_is_explained(decision: Decision, said: str) -> None:
    form = form_of(decision)
    assert form is not None
    assert said in Words("en").say(form)
    assert "core." not in Words("pt-BR").say(form)


@pytest.mark.parametrize(
    ("decision", "lines"),
    [
        (CHOOSE, [" 1  a", " 2  b", " 3  c"]),
        (ORDER, [" 1  a", " 2  b", " 3  c"]),
        (NUMBER, ["0 - 9"]),
        (SPLIT, ["ask: 0 - 3", "ask: 0 - 3"]),
        (SHEET, [" 1  a", " 2  b", " 3  c", "(ask, ask, ask)"]),
    ],
)
def test_what_there_is_to_choose_from_is_listed(decision: Decision, lines: list[str]) -> None:
    game = GAMES["bellum"]
    keyboard = Typed()
    record = start(game, 2, {}, "1")
    it = Terminal(game, record, ("you", "you"), Words("en"), keyboard.said.append, keyboard.hear)
    assert [line.replace("card:", "") for line in it._choices(decision)] == lines


def test_one_thing_to_choose_needs_no_explanation() -> None:
    assert form_of(CHOOSE.model_copy(update={"most": 1})) is None


@pytest.mark.parametrize(
    ("players", "names"),
    [
        (("steady", "you"), ("Seat A", "Seat B (you)")),
        (("you", "you"), ("Seat A", "Seat B")),  # the question says whose turn it is
    ],
)
def test_a_single_person_is_called_you(players: tuple[str, ...], names: tuple[str, ...]) -> None:
    assert named(players, Words("en")) == names


@pytest.mark.parametrize(("players", "reader"), [(("steady", "you"), 1), (("you", "you"), None)])
def test_private_news_is_for_a_person_who_plays_alone(players: tuple[str, str], reader: int | None) -> None:
    game, keyboard, words = GAMES["kemet"], Typed("q"), Words("en")
    record = start(game, 2, {}, "1")
    it = Terminal(game, record, players, words, keyboard.said.append, keyboard.hear)
    position = run(game, record)
    news = {
        seat: [words.say(text, names=it.names) for _, text in look(game, position, seat).events]
        for seat in (None, 0, 1)
    }
    assert news[None] != news[0] != news[1] != news[None]
    it.play()
    heard = [line for line in keyboard.said if line in {*news[0], *news[1]}]
    assert heard[: len(news[reader])] == news[reader]
    assert reader is not None or heard == news[None]


@pytest.mark.parametrize("fits", [True, False])
def test_a_sharp_player_thinks_and_what_the_rules_refuse_is_replaced(
    monkeypatch: pytest.MonkeyPatch, fits: bool
) -> None:
    game, keyboard, thought = GAMES["kemet"], Typed("q"), list[object]()
    record = start(game, 2, {}, "1")
    first = run(game, record).waiting[0]

    def think(game: Any, record: Any, seat: int, dice: Any) -> Answer:
        decision = run(game, record).pending[seat]
        thought.append(decision.sample(dice) if fits else ["no:such"])
        return thought[-1]  # type: ignore[return-value]

    monkeypatch.setattr(terminal, "sharp_answer", think)
    players = ("sharp", "you") if first == 0 else ("you", "sharp")
    after = Terminal(game, record, players, Words("en"), keyboard.said.append, keyboard.hear).play()
    given = [step.answer for step in after.steps]
    assert thought and len(given) == len(thought)
    assert (given == thought) == fits


@pytest.mark.parametrize(
    ("least", "most", "form"), [(1, 1, []), (2, 2, ["Choose 2: their numbers, separated by spaces."])]
)
def test_a_question_says_how_to_answer_after_its_choices_where_not_plain(
    least: int, most: int, form: list[str]
) -> None:
    async def phase(ctx: T) -> str:
        await ctx.choose(0, ASK, CARDS, least=least, most=most)
        return "phase"

    game, keyboard = small({"phase": phase}), Typed("q")
    record = start(game, 2, {}, "1")
    Terminal(game, record, ("you", "you"), Words("en"), keyboard.said.append, keyboard.hear).play()
    begin = keyboard.said.index("Seat A: ask")
    assert keyboard.said[begin + 1 :] == ["   1  card:a", "   2  card:b", "   3  card:c", *form]


@pytest.mark.parametrize(
    ("kind", "name", "best"),
    [("steady", "Steady computer", "Seat B (you)"), ("sharp", "Sharp computer", "Seat A")],
)
def test_a_computer_player_plays_as_its_kind_does(kind: str, name: str, best: str) -> None:
    """The steady one takes the first letter; a sharp one sees that the second wins."""

    async def bet(ctx: T) -> str:
        places = (1, 2) if await pick(ctx, 0, of="xy") == "y" else (2, 1)
        ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ASK))

    def first(view: object, decision: Decision, dice: Dice) -> Answer:
        assert isinstance(decision, Choose)
        return [decision.options[0].id]

    game: AnyGame = replace(small({"bet": bet}), computers={"steady": first})
    keyboard, record = Typed(), start(game, 2, {}, "1")
    Terminal(game, record, (kind, "you"), Words("en"), keyboard.said.append, keyboard.hear).play()
    assert keyboard.said[0] == f"Seat A: {name}"
    assert [line for line in keyboard.said if line.startswith("1. ")] == [f"1. {best}: 0"]


async def letters_in_turn(ctx: T) -> str:
    for seat in (0, 0, 1):
        ctx.state.marks.append(await pick(ctx, seat))
        ctx.log(f"{'AB'[seat]} has picked {ctx.state.marks[-1]}")
    ctx.end(Result(places=(2, 1), sheet={"total": (3, 5)}, why=ask("it is over")))


def board(game: AnyGame, view: SmallView, names: Sequence[str], seat: int) -> str:
    return f"{names[seat]} sees {view.marks}"


def test_two_at_one_keyboard_read_all_of_this() -> None:
    keyboard = Typed("u", "4", "1", "u", "2", "h", "3", "u", "v", "1")
    game, question = small({"turn": letters_in_turn}), ["   1  letter:x", "   2  letter:y", "   3  letter:z"]
    record = start(game, 2, {}, "1")
    it = Terminal(game, record, ("you", "you"), Words("en"), keyboard.said.append, keyboard.hear, board)
    assert len(it.play().steps) == 3
    words = Words("en")
    assert keyboard.said == [
        words.say(Text(key="core.terminal.help")),
        *("", "Seat A: which", *question),
        "There is nothing to take back.",
        "That is not among the 3 choices.",
        *("A has picked x", "", "Seat A: which", *question),
        *("", "Seat A: which", *question),
        *("A has picked y", "", "Seat A: which", *question),
        "There is no more to say about this question.",
        *("A has picked z", "", "Seat B: which", *question),
        "There is nothing to take back.",
        "Seat B sees ['y', 'z']",
        *("B has picked x", "it is over", "1. Seat B: 5", "2. Seat A: 3"),
    ]
