"""Single positions and choices of a story, each in a game of one question or two."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules.core.decisions import Answer, Choose, Decision, Rejected
from rules.core.engine import Record, start
from rules.core.flow import Result
from rules.core.game import AnyGame, Foresight, Phase
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search import chances, story
from rules.core.search.chances import FEWEST
from rules.core.search.course import Given, Stretch, question
from rules.core.search.future import go_on
from rules.core.search.knowledge import Determinization, known
from rules.core.search.story import LEAST, Plan, Point, Shift
from tests.core.small import Small, T, ask, letters, pick, picky, small

PLAN = Plan(positions=8, playouts=40, choices=4, each=112, horizon=None)
POINT = Point(
    step=0, round=1, shares=(500, 500), error=1, playouts=9, chosen=(0, 0), own=Shift(shares=(0, 0))
)


def steady(letter: str, phase: Phase[Small], **more: Any) -> AnyGame:
    """A game with a steady player, who always answers with this letter."""

    def answer(view: object, decision: Decision, dice: Dice) -> Answer:
        return [f"letter:{letter}"]

    return replace(small({"phase": phase}, **more), computers={"steady": answer})


def given(letter: str, asked: str = "?", seat: int = 0, step: int = 0, **more: bool) -> Given:
    how = {"passed": False, "free": True, "steady": False, **more}
    return Given(step=step, seat=seat, answer=[f"letter:{letter}"], by="player", asked=asked, **how)


def stretch(game: AnyGame, *answers: Given) -> Stretch:
    return Stretch(step=0, round=1, record=start(game, 2, {}, "seed"), given=answers, steps=())


def breaks(rolls: int) -> Phase[Small]:
    """Wins the game for seat 0, but breaks with so many of six rolls."""

    async def phase(ctx: T) -> str:
        await pick(ctx, 0)
        assert ctx.roll(6) > rolls
        ctx.end(Result(places=(1, 2), sheet={"total": (0, 0)}, why=ask("over")))

    return phase


def test_a_position_is_judged_by_the_playouts_that_came_through() -> None:
    game = steady("x", breaks(3))
    point = chances.weighed(game, stretch(game), PLAN, "some")
    assert point is not None
    assert 20 < point.playouts < 60
    assert (point.shares, point.chosen) == ((1000, 0), (0, 0))


@pytest.mark.parametrize(
    ("rolls", "playouts", "judged"), [(0, FEWEST // 2, True), (0, FEWEST // 2 - 1, False), (6, 40, False)]
)
def test_a_position_of_which_too_few_playouts_come_through_is_left_out(
    rolls: int, playouts: int, judged: bool
) -> None:
    game = steady("x", breaks(rolls))
    plan = PLAN.model_copy(update={"playouts": playouts})
    assert (chances.weighed(game, stretch(game), plan, "some") is not None) is judged


def test_a_judgeable_game_is_played_past_the_stretch_to_the_horizon() -> None:
    def evaluation(state: Small) -> Sequence[int]:
        return len(state.marks), 1000 - len(state.marks)

    async def counting(ctx: T) -> str:
        ctx.state.marks.append(await pick(ctx, 0))
        return "phase"

    game = steady("x", counting, evaluation=evaluation)
    for answers, horizon in ((0, 2), (3, 2), (0, 5)):
        plan = PLAN.model_copy(update={"horizon": horizon})
        point = chances.weighed(game, stretch(game, *answers * [given("y")]), plan, "some")
        assert point is not None
        assert point.shares == (horizon + answers, 1000 - horizon - answers)


NO_Y = picky("y", "phase")


@pytest.mark.parametrize(
    ("letter", "same", "seat", "answered", "left"),
    [
        ("x", True, 0, True, 0),
        ("y", True, 0, False, 0),  # here the rules refuse it
        ("z", True, 0, False, 0),
        ("x", False, 0, False, 1),
        ("x", True, 1, False, 1),
    ],
)
def test_an_answer_is_repeated_where_its_seat_is_asked_alike_and_may(
    letter: str, same: bool, seat: int, answered: bool, left: int
) -> None:
    game = small({"phase": NO_Y})
    playing = Playing(game, start(game, 2, {}, "seed"))
    asked = question(playing.position.pending[0]) if same else "another"
    answers = [given(letter, asked, seat)]
    assert chances._as_given(playing, answers, (0, 1)) is answered
    assert (playing.position.n, len(answers)) == (int(answered), left)
    assert not chances._as_given(playing, [], (0, 1))


def test_how_an_answer_was_given_stays_as_it_was() -> None:
    async def twice(ctx: T) -> str:
        return await pick(ctx, 0) + await pick(ctx, 0)

    game = small({"phase": twice})
    playing = Playing(game, start(game, 2, {}, "seed"))
    asked = question(playing.position.pending[0])
    assert chances._as_given(playing, [given("x", asked, passed=True)], [0])
    [step] = playing.record.steps
    assert (step.by, step.passed) == ("player", True)


def test_choices_are_suspected_only_where_the_position_could_be_judged() -> None:
    game = small({"phase": NO_Y})
    here = stretch(game, given("x"), given("y", seat=1))
    assert story.suspects([here, here], [None, None], 4) == []
    found = story.suspects([here, here], [None, POINT], 4)
    expected = [(["letter:x"], POINT), (["letter:y"], POINT)]
    assert [(each.answer, point) for _, each, point in found] == expected


def test_the_costliest_seats_choices_come_first_and_odd_before_steady_ones() -> None:
    game = small({"phase": NO_Y})
    costly = POINT.model_copy(update={"own": Shift(shares=(50, -50))})
    answers = [
        *(given("x", seat=0), given("x", seat=1, steady=True), given("z", seat=1, steady=True)),
        *(given("y", seat=1), given("z", seat=1)),
    ]
    found = story.suspects([stretch(game, *answers)], [costly], 9)
    expected = [(1, ["letter:y"], False), (1, ["letter:z"], False), (1, ["letter:x"], True)]
    assert [(each.seat, each.answer, each.steady) for _, each, _ in found] == expected
    assert len(story.suspects([stretch(game, *answers)], [costly], 2)) == 2


def test_of_several_stretches_those_that_cost_most_are_looked_at_first() -> None:
    game = small({"phase": NO_Y})
    points = [POINT.model_copy(update={"own": Shift(shares=(own, 0))}) for own in (-10, -90, 20, -50)]
    stretches = [stretch(game, given("x", step=n, steady=n == 1)) for n in range(4)]
    assert [each.step for _, each, _ in story.suspects(stretches, points, 3)] == [1, 3, 0]


async def bet(ctx: T) -> str:
    """The later the letter, the more throws of the die win; h wins with any."""
    letter = await pick(ctx, 0, of="abcdefgh")
    places = (1, 2) if ctx.below(8) <= "abcdefgh".index(letter) else (2, 1)
    ctx.end(Result(places=places, sheet={"total": (0, 0)}, why=ask("over")))


def test_a_choice_is_compared_with_the_steady_and_not_the_best_answer() -> None:
    """Seat 0 took the worst bet, as the policy of the search would have; a steady player takes the best."""
    game = replace(steady("h", bet), policy=lambda view, asked, dice: ["letter:a"])
    asked = question(Playing(game, start(game, 2, {}, "seed")).position.pending[0])
    point = chances.weighed(game, stretch(game, given("a", asked)), PLAN, "some")
    assert point is not None and point.shares == (1000, 0)
    assert point.chosen[0] == point.own.shares[0] < -700
    assert (point.chosen[1], point.own.shares[1]) == (-point.chosen[0], 0)
    again = chances.weighed(game, stretch(game, given("a", asked, steady=True)), PLAN, "some")
    assert again is not None and again.chosen == (0, 0), "who plays steadily changes nothing"


def look(letter: str, each: int = 112) -> story.Examination:
    """A look at a bet in a game whose steady player always takes the best one."""
    game = steady("h", bet, foresight=Foresight())
    record: Record = start(game, 2, {}, "seed")
    return story.examined(
        game, record, given(letter, step=7), POINT, PLAN.model_copy(update={"each": each}), "some"
    )


def cost(letter: str, each: int = 112) -> story.Costly | None:
    """Return the cost of that bet."""
    return look(letter, each).costly


def test_a_bad_choice_is_told_with_what_was_better_and_what_it_cost() -> None:
    told = cost("a")
    assert told is not None
    assert (told.step, told.round, told.seat) == (7, 1, 0)
    assert (told.answer, told.instead) == (["letter:a"], ["letter:h"])
    assert 700 < told.cost <= 1000 and 0 < told.error < 150


def test_the_best_choice_cost_nothing_and_is_played_on_no_more() -> None:
    assert cost("h") is None
    assert look("h").playouts == pytest.approx(112 // 2, abs=8)
    assert look("a").playouts == pytest.approx(112 // 2 + 2 * (112 // 4), abs=8)


@pytest.mark.parametrize(("each", "told"), [(4 * LEAST, True), (4 * LEAST - 1, False)])
def test_a_choice_that_was_tried_in_too_few_worlds_is_not_blamed(each: int, told: bool) -> None:
    assert (cost("a", each) is not None) is told


def test_only_worlds_that_could_be_drawn_count() -> None:
    game = steady("h", bet)
    here = known(game, start(game, 2, {}, "seed"), 0, game.computers["steady"])
    drawn = list[int]()

    def draw(dice: Dice) -> Determinization | None:
        drawn.append(1)
        return here.draw(dice) if len(drawn) % 2 else None

    answers: tuple[Answer, Answer] = (["letter:h"], ["letter:a"])
    gains = story._gains(game, replace(here, draw=draw), answers, PLAN, Dice("some"))
    assert (len(drawn), len(gains)) == (28, 14)
    assert set(gains) <= {0, 1000} and sum(gains) > 7000


def test_an_answer_that_is_refused_in_a_world_is_lost_there() -> None:
    async def strict(ctx: T) -> str:
        if await pick(ctx, 0) == "y":
            raise Rejected(ask("no-y"))
        ctx.end(Result(places=(1, 2), sheet={"total": (0, 0)}, why=ask("over")))

    game = steady("x", strict)
    here = known(game, start(game, 2, {}, "seed"), 0, game.computers["steady"])
    for answers, gain in (("xy", 1000), ("yx", -1000), ("yy", 0), ("xx", 0)):
        better, worse = ([f"letter:{each}"] for each in answers)
        assert story._gains(game, here, (better, worse), PLAN, Dice("some")) == 28 * [gain]


def test_who_is_asked_the_same_again_later_is_not_given_that_answer_early() -> None:
    """Both are asked at once; seat 1 chose, and seat 0 chose only when asked the second time."""

    async def both(ctx: T) -> str:
        for _ in range(2):
            asked: dict[int, Decision] = {
                s: Choose(seat=s, prompt=ask("which"), options=tuple(letters("xyz"))) for s in (0, 1)
            }
            answers = await ctx.together(asked)
            ctx.state.marks += [str(answers[seat]) for seat in (0, 1)]
        return "phase"

    game = steady("x", both)
    playing = Playing(game, start(game, 2, {}, "seed"))
    first, second = (question(playing.position.pending[seat]) for seat in (0, 1))
    left = [
        *(given("x", first, steady=True), given("y", second, 1)),
        *(given("z", first), given("x", second, 1, steady=True)),
    ]
    while playing.position.n < 4:
        if not chances._as_given(playing, left, (0, 1)):
            go_on(game, playing, game.computers["steady"], Dice("some"))
    assert playing.position.state.marks == [f"['letter:{letter}']" for letter in "xyzx"]
