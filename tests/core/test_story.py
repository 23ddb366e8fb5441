"""The story of a game: its course in stretches, chances that add up, and choices that are called by name."""

import json
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

import pytest

from rules.core.decisions import Answer, Decision
from rules.core.engine import By, Record, Step, start
from rules.core.game import WHOLE, Foresight
from rules.core.play.evaluation import settled
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search import chances, story
from rules.core.search.course import course
from rules.core.search.knowledge import Known, known
from rules.core.search.story import Examination, Plan, Point, Shift, Story
from rules.core.text import Text
from tests.bot.toy import TOY, ToyView, steady
from tests.core.small import T, pick, small

PLAN = Plan(positions=8, playouts=10, choices=4, each=112, horizon=None)


@cache
def whole(seed: str) -> tuple[Record, tuple[int, ...]]:
    """A game of steady players, but for seat 0, who puts the first coin where it is lost; and its places."""
    playing = Playing(TOY, start(TOY, 2, {}, seed))
    begun, steps, lost = playing.record, list[Step](), False
    while playing.position.result is None:
        position = playing.position
        seat = position.waiting[0]
        asked = position.pending[seat]
        answer = asked.default if asked.default is not None else {"stall:west": 1, "stall:east": 0}
        if seat == 0 and asked.prompt.key == "toy.ask.act" and not lost:
            answer, lost = ["action:trade"], True
        assert answer is not None
        step = Step(
            prompt=asked.prompt.key, seat=seat, answer=answer, drawn=position.state.drawn, by="player"
        )
        playing.give(seat, answer)
        steps.append(step)
    return begun.model_copy(update={"steps": tuple(steps)}), playing.position.result.places


@cache
def story_of(seed: str, positions: int = PLAN.positions) -> Story:
    record, places = whole(seed)
    stretches = course(TOY, [record], positions)
    points = [chances.weighed(TOY, stretch, PLAN, seed) for stretch in stretches]
    looks = [
        story.examined(TOY, *each, PLAN, seed) for each in story.suspects(stretches, points, PLAN.choices)
    ]
    return story.summed_up(points, settled(places), looks, len(record.steps))


@pytest.mark.parametrize("most", [1, 3, 100])
def test_the_stretches_hold_every_answer_once_and_begin_where_they_say(most: int) -> None:
    record, _ = whole("one")
    stretches = course(TOY, [record], most)
    assert len(stretches) <= most
    assert tuple(step for stretch in stretches for step in stretch.steps) == record.steps
    for stretch in stretches:
        assert run(TOY, stretch.record).n == stretch.step
        for given in stretch.given:
            assert run(TOY, stretch.before(given)).n == given.step


def test_what_todays_rules_cannot_run_is_left_out() -> None:
    record, _ = whole("one")
    odd = record.steps[2].model_copy(update={"answer": ["action:fly"]})
    broken = record.model_copy(update={"steps": (*record.steps[:2], odd, *record.steps[3:])})
    stretches = course(TOY, [broken], 9)
    assert sum(len(stretch.given) for stretch in stretches) == 2
    assert [stretch for stretch in stretches if not stretch.given] == []


def test_of_nothing_that_can_be_run_there_is_no_course() -> None:
    assert course(TOY, [], 3) == ()


def test_what_has_only_one_answer_or_gave_itself_is_no_choice() -> None:
    async def one(ctx: T) -> str:
        await pick(ctx, 0, of="a")
        await pick(ctx, 0, of="ab")
        await pick(ctx, 0, of="ab")
        return "one"

    game = replace(small({"one": one}), computers={"steady": lambda view, asked, dice: ["letter:a"]})
    bys: list[tuple[By, bool]] = [("player", False), ("player", False), ("player", True)]
    steps = tuple(
        Step(prompt="which", seat=0, answer=["letter:a"], drawn=0, by=by, passed=passed) for by, passed in bys
    )
    record = start(game, 2, {}, "seed").model_copy(update={"steps": steps})
    [stretch] = course(game, [record], 1)
    expected = [(False, True), (True, True), (False, True)]
    assert [(given.free, given.steady) for given in stretch.given] == expected


@pytest.mark.parametrize("most", [1, 2, 9])
def test_after_what_cannot_be_run_the_story_goes_on_at_the_next_checkpoint(most: int) -> None:
    record, _ = whole("one")
    later = next(each for each in course(TOY, [record], 100) if each.step > 4 and not each.record.steps)
    odd = record.steps[2].model_copy(update={"answer": ["action:fly"]})
    broken = record.model_copy(update={"steps": (*record.steps[:2], odd, *record.steps[3 : later.step])})
    rest = later.record.model_copy(update={"steps": record.steps[later.step :]})
    stretches = course(TOY, [broken, rest], most)
    answers = [step for stretch in stretches for step in stretch.steps]
    assert answers == [*record.steps[:2], *record.steps[later.step :]]


@pytest.mark.parametrize("positions", [PLAN.positions, 3])
def test_chances_add_up_and_luck_and_choices_lead_from_first_to_last(positions: int) -> None:
    found = story_of("one", positions)
    for index, point in enumerate(found.points):
        assert sum(point.shares) == WHOLE
        assert abs(sum(point.chosen)) <= 2 and abs(sum(found.luck(index))) <= 4  # but for rounding
    for seat in (0, 1):
        first, last = found.points[0].shares[seat], found.end[seat]
        totals = found.totals(seat)
        assert [*totals] == ["luck", "own", "others"]
        assert first + sum(total.change for total in totals.values()) == last
        luck = sum(found.luck(index)[seat] for index in range(len(found.points)))
        assert totals["luck"].change == luck


def test_only_free_choices_are_suspected() -> None:
    """An answer that was forced, or that a clock gave, is nobody's mistake."""
    record, _ = whole("one")
    stretches = course(TOY, [record], PLAN.positions)
    forced = [
        each.model_copy(update={"given": tuple(one.model_copy(update={"free": False}) for one in each.given)})
        for each in stretches
    ]
    points = [chances.weighed(TOY, stretch, PLAN, "one") for stretch in stretches]
    assert story.suspects(stretches, points, PLAN.choices)
    assert story.suspects(forced, points, PLAN.choices) == []


def test_the_costliest_seat_is_suspected_first_and_its_unsteady_choices() -> None:
    first, second = course(TOY, [whole("one")[0]], 2)
    asked = first.given[0].model_copy(update={"free": True, "by": "player"})
    choices = [
        asked.model_copy(update={"seat": seat, "steady": steady})
        for seat in (0, 1)
        for steady in (True, False)
    ]
    stretches = [each.model_copy(update={"given": tuple(choices)}) for each in (first, second)]
    point = Point(step=0, round=1, shares=(500, 500), error=0, playouts=1, chosen=(20, -20))
    point = point.model_copy(update={"own": Shift(shares=(20, -20))})
    worse = point.model_copy(update={"own": Shift(shares=(-90, 90))})
    found = story.suspects(stretches, [point, worse], 99)
    assert [(given.seat, given.steady, at.own.shares) for _, given, at in found] == [
        (0, False, (-90, 90)),
        (0, True, (-90, 90)),
        (1, False, (20, -20)),
        (1, True, (20, -20)),
        *[(0, False, (20, -20)), (1, False, (-90, 90))][: 2 * (story.IN_ONE - 2)],
    ]
    assert story.suspects(stretches, [None, worse], 1) == found[:1]
    assert story.suspects(stretches, [None, None], 9) == []


def test_a_thrown_away_coin_is_found_and_called_a_blunder() -> None:
    found = story_of("one")
    worst = found.costly[0]
    assert (worst.seat, worst.grade) == (0, "blunder")
    assert worst.decision.prompt.key in ("toy.ask.act", "toy.ask.trade")
    assert worst.cost > 100 and worst.instead != worst.answer
    own, others = (found.totals(seat)["own"] for seat in (0, 1))
    assert own.change < -100 and own.error is not None and own.change < -2 * own.error
    assert others == (0, 0)
    assert found.totals(1)["others"].change == -own.change
    assert Story.model_validate_json(found.model_dump_json()) == found


def test_a_reason_is_given_only_where_the_games_player_chooses_better() -> None:
    reason, better = Text(key="toy.why"), story_of("one").costly[0]

    def trader(view: ToyView, decision: Decision, dice: Dice) -> Answer:
        """Sells all it has in the east, as would have been better in this game."""
        return better.instead if decision == better.decision else steady(view, decision, dice)

    for player, why in ((trader, reason), (steady, None)):
        game = replace(TOY, why=lambda view, decision, answer: reason, computers={"steady": player})
        stretches = course(game, [whole("one")[0]], PLAN.positions)
        points = [chances.weighed(game, stretch, PLAN, "one") for stretch in stretches]
        suspects = story.suspects(stretches, points, PLAN.choices)
        found = [each for one in suspects if (each := story.examined(game, *one, PLAN, "one").costly)]
        [again] = [each for each in found if each.step == better.step]
        assert (again.instead, again.why) == (better.instead, why)


def test_the_error_of_a_total_is_that_of_a_sum() -> None:
    known = Shift(shares=(-10, 0), errors=(30, 0)), Shift(shares=(0, 10), errors=(0, 40))
    point = Point(step=0, round=1, shares=(500, 500), error=60, playouts=9, chosen=(-10, 10))
    points = tuple(point.model_copy(update={"own": own, "others": known[1]}) for own in (known[0], known[0]))
    found = Story(points=points, end=(0, 1000), costly=(), examined=0, playouts=0)
    assert found.totals(0) == {"luck": (-480, 73), "own": (-20, 42), "others": (0, 0)}
    assert found.totals(1) == {"luck": (480, 83), "own": (0, 0), "others": (20, 57)}
    assert found.luck_error(0) == pytest.approx(60 * 2**0.5)
    assert found.luck_error(1) == 60, "how the game ended is certain"


def test_an_older_story_is_still_read_and_says_what_it_knows() -> None:
    new = story_of("one")
    lines = new.model_dump(exclude={"answers": True, "points": {"__all__": {"own", "others"}}})
    old = Story.model_validate(lines)
    assert old.answers is None and new.answers == len(whole("one")[0].steps)
    for seat in (0, 1):
        luck, own, others = new.totals(seat).values()
        assert old.totals(seat) == {"luck": (luck.change, None), "chosen": (own.change + others.change, None)}


@pytest.mark.parametrize(
    ("rate", "answers", "plan"),
    [
        (1, 100, Plan(positions=12, playouts=8, choices=3, each=112, horizon=6)),
        (10, 100, Plan(positions=16, playouts=18, choices=8, each=112, horizon=6)),
        (25, 20, Plan(positions=25, playouts=18, choices=12, each=112, horizon=None)),
        (200, 100, Plan(positions=40, playouts=18, choices=19, each=113, horizon=None)),
        (900, 10, Plan(positions=60, playouts=64, choices=24, each=600, horizon=None)),
    ],
)
def test_a_plan_is_what_two_minutes_and_a_half_allow(rate: int, answers: int, plan: Plan) -> None:
    """A minute for the chances, a minute and a half for single choices."""
    foresight = Foresight(playouts=rate, horizon=6)
    game = replace(TOY, foresight=foresight, evaluation=lambda state: (500, 500))
    assert story.planned(game, 2, answers) == plan


def test_a_story_counts_its_playouts() -> None:
    found = story_of("one")
    assert len(found.points) > 2 < found.examined
    for_choices = found.playouts - sum(each.playouts for each in found.points)
    assert PLAN.each // 2 < for_choices < PLAN.each * found.examined, "the search agrees with some of them"
    assert {each.playouts for each in found.points} == {2 * PLAN.playouts}


@pytest.mark.parametrize(("rate", "answers"), [(1, 100), (5, 150), (25, 400), (200, 100), (900, 10)])
def test_a_plan_is_bounded(rate: int, answers: int) -> None:
    plan = story.planned(replace(TOY, foresight=Foresight(playouts=rate)), 2, answers)
    seconds = (2 * plan.positions * plan.playouts + plan.choices * plan.each) / rate
    assert plan.positions <= 60 and plan.choices <= 24
    assert seconds <= 200 or rate < 5


def test_the_grades_begin_at_5_10_and_15_points() -> None:
    point = Point(step=0, round=1, shares=(500, 500), error=0, playouts=1, chosen=(0, 0))
    found = story_of("one")
    grades = [found.costly[0].model_copy(update={"cost": cost}).grade for cost in (50, 99, 100, 149, 150)]
    assert grades == ["inaccuracy", "inaccuracy", "mistake", "mistake", "blunder"]
    whole_story = Story(points=(point,), end=(1000, 0), costly=(), examined=0, playouts=1)
    assert whole_story.luck(0) == (500, -500)


@pytest.mark.parametrize(("found", "judged"), [(story.LEAST, True), (story.LEAST - 1, False)])
def test_a_choice_is_judged_only_in_enough_worlds(
    found: int, judged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretches = course(TOY, [whole("one")[0]], PLAN.positions)
    points = [chances.weighed(TOY, stretch, PLAN, "one") for stretch in stretches]
    worst = story.suspects(stretches, points, 1)[0]
    draws, most = count(), 999

    def counted(*given: Any) -> Known:
        knows = known(*given)
        return replace(knows, draw=lambda dice: knows.draw(dice) if next(draws) < most else None)

    monkeypatch.setattr(story, "known", counted)
    look = story.examined(TOY, *worst, PLAN, "one")
    assert look.costly is not None
    searched = look.playouts - 2 * (PLAN.each // 4)
    most = next(draws) - PLAN.each // 4 + found  # all worlds of the search, and so many afterwards
    draws = count()
    look = story.examined(TOY, *worst, PLAN, "one")
    assert (look.costly is not None) == judged
    assert look.playouts == searched + 2 * found


def test_without_a_standing_all_is_played_to_the_end() -> None:
    game = replace(TOY, foresight=Foresight(playouts=1, horizon=6), evaluation=None)
    assert story.planned(game, 2, 100).horizon is None
    assert story.planned(replace(game, evaluation=lambda state: (500, 500)), 2, 100).horizon == 6
    assert story.planned(game, 2, 0) == story.planned(game, 2, 1)


@pytest.mark.parametrize(
    ("gains", "expected"),
    [
        (16 * [50], (50, 0)),
        (16 * [49], None),
        # By turns more and less than the mean: a standard error is 50.
        (8 * [100 + 194, 100 - 194], (100, 50)),
        (8 * [99 + 194, 99 - 194], None),
    ],
)
def test_a_choice_that_cost_little_or_perhaps_nothing_is_no_mistake(
    gains: list[int], expected: tuple[int, int] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stretches = course(TOY, [whole("one")[0]], PLAN.positions)
    points = [chances.weighed(TOY, stretch, PLAN, "one") for stretch in stretches]
    monkeypatch.setattr(story, "_gains", lambda *given: gains)
    found = story.examined(TOY, *story.suspects(stretches, points, 1)[0], PLAN, "one").costly
    assert (None if found is None else (found.cost, found.error)) == expected


def test_a_story_whose_choices_still_count_their_games_is_read() -> None:
    found = story_of("one")
    older = found.model_dump(mode="json")
    for each in older["costly"]:
        each["playouts"] = 112
    assert Story.model_validate_json(json.dumps(older)) == found != found.model_copy(update={"costly": ()})


def test_what_could_not_be_thought_about_is_left_out_of_the_sum() -> None:
    found = story_of("one")
    parts = (*found.points[:1], None, *found.points[1:])
    looks = [Examination(None, 40), *(Examination(costly, 100) for costly in found.costly[::-1])]
    again = story.summed_up(parts, found.end, looks, 9)
    assert (again.points, again.costly) == (found.points, found.costly)
    assert again.examined == 1 + len(found.costly)
    played = sum(point.playouts for point in found.points)
    assert again.playouts == played + 40 + 100 * len(found.costly), "what was played, not what was planned"
