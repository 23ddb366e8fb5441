"""Advice: which answers are named, how far the best is ahead, and what speaks for each."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from rules.core.decisions import Answer, Choose, Decision
from rules.core.engine import start
from rules.core.flow import Result
from rules.core.rng import Dice
from rules.core.search.advice import Advice, Prospect, Sure, _brings, _share, _sure, advised
from rules.core.search.halving import Effort, Tried
from rules.core.search.knowledge import Known, known
from rules.core.text import Text
from tests.core.small import SmallView, T, ask, pick, small

Worlds = Sequence[Mapping[str, int]]


async def bet(ctx: T) -> str:
    """The later the letter, the more throws of the die win; d wins with any."""
    letter = await pick(ctx, 0, of="abcd")
    ctx.state.marks.append(letter)
    places = (1, 2) if ctx.below(4) <= "abcd".index(letter) else (2, 1)
    ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ask("over")))


def last(view: object, decision: Decision, dice: Dice) -> Answer:
    """The steady player: it takes the last option."""
    assert isinstance(decision, Choose)
    return [decision.options[-1].id]


def why(view: object, decision: Decision, answer: Answer) -> Text:
    return Text(key=f"because {answer}")


def weighs(view: object, decision: Decision) -> Mapping[str, int]:
    return {"letter:d": 100, "letter:c": 90, "letter:b": 80, "letter:a": 70}


def tally(view: SmallView) -> Worlds:
    """Count the gold: a seat that took b has the only gold there is."""
    return [{"gold": view.marks.count("b")}, {"gold": 0}]


def on_bets(playouts: int = 192) -> Advice:
    game = replace(small({"bet": bet}, weighs=weighs, why=why, tally=tally), computers={"steady": last})
    return advised(game, start(game, 2, {}, "seed"), 0, Dice("some"), Effort(playouts, 8))


def test_the_three_best_answers_are_named_and_worse_ones_have_no_reason() -> None:
    told = on_bets()
    assert [(each.answer, each.apart, each.why) for each in told.prospects] == [
        (["letter:d"], False, Text(key="because ['letter:d']")),
        (["letter:c"], True, None),
        (["letter:b"], True, None),
    ]
    first, second, third = (each.share for each in told.prospects)
    assert first == 1000 > second > third > 0
    assert told.sure == "clear" and 64 < told.games <= 96


def test_an_answer_promising_nearly_as_much_as_the_best_has_a_reason_too() -> None:
    told = on_bets(32)
    assert told.sure == "few" and not any(each.apart for each in told.prospects)
    reasons = {str(each.answer): each.why is not None for each in told.prospects}
    assert reasons["['letter:d']"] and reasons.get("['letter:c']", True)
    assert not reasons.get("['letter:a']", False)


def test_only_the_best_says_what_it_brings() -> None:
    """Taking b brings all the gold: here it is the best."""

    async def rigged(ctx: T) -> str:
        letter = await pick(ctx, 0, of="ab")
        ctx.state.marks.append(letter)
        places = (1, 2) if letter == "b" or ctx.below(4) == 0 else (2, 1)
        ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ask("over")))

    game = replace(small({"rigged": rigged}, tally=tally), computers={"steady": last})
    told = advised(game, start(game, 2, {}, "seed"), 0, Dice("some"), Effort(64, 8))
    expected = [(["letter:b"], "gold", 100), (["letter:a"], "", 0)]
    assert [(each.answer, each.brings, each.often) for each in told.prospects] == expected


def test_a_single_legal_answer_needs_no_search() -> None:
    async def only(ctx: T) -> str:
        return await pick(ctx, 0, of="a")

    game = replace(small({"only": only}, why=why), computers={"steady": last})
    told = advised(game, start(game, 2, {}, "seed"), 0, Dice("some"), Effort(64))
    assert told == Advice((Prospect(["letter:a"], 0, why=Text(key="because ['letter:a']")),), "only", 0)


def test_without_a_determinization_it_is_the_steady_answer_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(*given: object) -> Known:
        return replace(known(*given), draw=lambda dice: None)  # type: ignore[arg-type]

    monkeypatch.setattr("rules.core.search.advice.known", lost)
    prospect = Prospect(["letter:d"], 0, why=Text(key="because ['letter:d']"))
    assert on_bets() == Advice((prospect,), "unplayed", 0)


def ahead(gains: Sequence[int]) -> Sure:
    return _sure(Tried(["a"], [500 + gain for gain in gains]), Tried(["b"], [500] * len(gains)))


@pytest.mark.parametrize(
    ("gains", "sure"),
    [
        (15 * [100], "few"),
        (16 * [100], "clear"),
        (16 * [0], "close"),
        # By turns more and less than the mean: a standard error is 99.9.
        (8 * [99 + 387, 99 - 387], "close"),
        (8 * [101 + 387, 101 - 387], "likely"),
        (8 * [199 + 387, 199 - 387], "likely"),
        (8 * [201 + 387, 201 - 387], "clear"),
        (8 * [-100, -50], "close"),
    ],
)
def test_certainty_is_the_lead_of_the_best_in_standard_errors(gains: Sequence[int], sure: Sure) -> None:
    assert ahead(gains) == sure


def test_answers_are_compared_in_the_worlds_that_they_share() -> None:
    """The second had bad worlds only: two better than the first in those, it is two better in all."""
    first, second = Tried(["a"], [10, 20, 30, 40]), Tried(["b"], [12, 22])
    assert [_share(each, first) for each in (first, second)] == [25, 27]


def tallies(kind: str, *counts: int) -> Tried:
    return Tried(["x"], tallies=[{kind: count} for count in counts])


@pytest.mark.parametrize(
    ("best", "second", "brings"),
    [
        (tallies("gold", *6 * [3], *4 * [2]), tallies("gold", *10 * [2]), ("gold", 60)),
        (tallies("gold", *5 * [3], *5 * [2]), tallies("gold", *10 * [2]), ("", 0)),
        (tallies("gold", 3), tallies("gold", 3), ("", 0)),
        (tallies("gold", 1), tallies("wood", 9), ("gold", 100)),
        (tallies("gold", 3, 1), tallies("gold", 1), ("gold", 100)),  # the second was only in one world
        (Tried(["x"], tallies=[{}]), tallies("gold", 1), ("", 0)),
        (Tried(["x"]), tallies("gold", 1), ("", 0)),
    ],
)
def test_the_best_brings_what_it_has_more_of_in_three_of_five_worlds(
    best: Tried, second: Tried, brings: tuple[str, int]
) -> None:
    assert _brings(best, second) == brings


def test_of_several_things_that_it_brings_the_surest_is_named() -> None:
    both, none = Tried(["x"]), Tried(["y"])
    both.tallies += [{"wood": wood, "gold": 1} for wood in (1, 1, 0, 1)]
    none.tallies += 4 * [{"wood": 0, "gold": 0}]
    assert _brings(both, none) == ("gold", 100)


def beside_a_coach(wins: Sequence[int]) -> Advice:
    """Advice where letter n wins with so many of four throws, and the coach's idea is the last letter."""

    async def toss(ctx: T) -> str:
        letter = await pick(ctx, 0, of="abcd")
        places = (1, 2) if ctx.below(4) < wins["abcd".index(letter)] else (2, 1)
        ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ask("over")))

    game = replace(small({"toss": toss}, why=why), computers={"steady": last})
    start_of = start(game, 2, {}, "seed")
    return advised(game, start_of, 0, Dice("some"), Effort(192, 8), coached=True)


def test_a_coach_gives_an_idea_up_for_what_is_surely_better() -> None:
    told = beside_a_coach((1, 4, 1, 1))
    said = {str(each.answer): each.coach for each in told.prospects}
    assert (told.prospects[0].answer, told.prospects[0].coach) == (["letter:b"], "follows")
    assert said["['letter:d']"] == "given-up" and told.behind > 500, told
    assert sorted(filter(None, said.values())) == ["follows", "given-up"], said


def test_what_may_be_luck_leaves_a_coach_with_the_first_idea() -> None:
    """It comes first, with its share, even where another one has won more of the games."""
    told = beside_a_coach((2, 2, 2, 2))
    assert (told.prospects[0].answer, told.prospects[0].coach) == (["letter:d"], "holds"), told
    assert not any(each.coach for each in told.prospects[1:]) and told.behind < 50, told


def test_an_idea_far_down_is_named_all_the_same() -> None:
    told = beside_a_coach((4, 4, 4, 0))
    last_one = told.prospects[-1]
    assert (last_one.answer, last_one.coach, len(told.prospects)) == (["letter:d"], "given-up", 4), told
