"""The chances at a position of a finished game, and whose choices changed them."""

from collections.abc import Sequence
from itertools import count

import pytest

from rules.core.decisions import Order, option
from rules.core.engine import Step, start
from rules.core.flow import Bug
from rules.core.game import WHOLE
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search import chances, future
from rules.core.search.course import Stretch, course
from rules.core.search.future import careless
from rules.core.search.sharp import policy_of
from rules.core.search.story import Shift
from rules.core.selfplay.playout import play
from tests.bot.toy import TOY
from tests.core.test_story import PLAN, whole


def steadily(seed: str) -> Sequence[Stretch]:
    """The stretches of a game of steady players."""
    played = play(TOY, 2, seed, ("steady",))
    playing, steps = Playing(TOY, start(TOY, 2, {}, seed)), list[Step]()
    begun = playing.record
    for seat, answer in played.answers:
        asked, drawn = playing.position.pending[seat], playing.position.state.drawn
        steps.append(Step(prompt=asked.prompt.key, seat=seat, answer=answer, drawn=drawn, by="computer"))
        playing.give(seat, answer)
    return course(TOY, [begun.model_copy(update={"steps": tuple(steps)})], PLAN.positions)


def test_where_all_play_steadily_nothing_was_chosen() -> None:
    points = [chances.weighed(TOY, stretch, PLAN, "x") for stretch in steadily("steady")]
    assert len(points) > 3
    assert {point.chosen for point in points if point} == {(0, 0)}
    assert {point.own for point in points if point} == {Shift(shares=(0, 0), errors=(0, 0))}


def test_what_both_chose_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seat 0 throws away a fifth of the win, and seat 1 a tenth; together they lose no more to each other."""
    [stretch] = course(TOY, [whole("one")[0]], 1)
    both = [stretch.given[0].model_copy(update={"seat": seat, "steady": False}) for seat in (0, 1)]
    orders = set[tuple[int, ...]]()

    def played(game: object, stretch: object, seed: str, choosing: Sequence[int], most: object) -> list[int]:
        orders.add(tuple(choosing))
        shift = 100 * (1 in choosing) - 200 * (0 in choosing)
        return [500 + shift, 500 - shift]

    monkeypatch.setattr(chances, "_played", played)
    point = chances.weighed(TOY, stretch.model_copy(update={"given": tuple(both)}), PLAN, "x")
    assert point is not None
    assert (point.shares, point.chosen) == ((500, 500), (-100, 100))
    assert point.own == Shift(shares=(-200, -100), errors=(0, 0))
    assert point.others == Shift(shares=(100, 200), errors=(0, 0))
    assert orders == {(), (0,), (1,), (0, 1), (1, 0)}, "now one is first, now the other"


@pytest.mark.parametrize("choosing", range(7))
def test_a_position_costs_the_same_however_many_chose(choosing: int, monkeypatch: pytest.MonkeyPatch) -> None:
    games = count()
    monkeypatch.setattr(chances, "_played", lambda *given: (next(games) * 0, WHOLE))
    [stretch] = course(TOY, [whole("one")[0]], 1)
    given = [stretch.given[0].model_copy(update={"seat": seat, "steady": False}) for seat in range(choosing)]
    monkeypatch.setattr(chances, "_own", lambda *given: 0)
    plan = PLAN.model_copy(update={"playouts": 18})
    point = chances.weighed(TOY, stretch.model_copy(update={"given": tuple(given)}), plan, "x")
    assert point is not None and point.playouts == next(games)
    assert 2 * plan.playouts - choosing - 2 <= point.playouts <= 2 * plan.playouts + choosing


def test_people_may_slip_so_no_position_is_as_certain_as_for_machines(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def weigh() -> list[tuple[int, ...]]:
        return [
            point.shares for each in steadily("steady") if (point := chances.weighed(TOY, each, PLAN, "x"))
        ]

    sometimes = weigh()
    monkeypatch.setattr(future, "SLIPS", 1_000_000)
    assert set(weigh()) == {(WHOLE // 2, WHOLE // 2)}, "here steady players share every win"
    assert len({*sometimes}) > 1


def test_after_different_questions_the_slips_are_still_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or slips would look like choices."""
    monkeypatch.setattr(future, "SLIPS", 1)
    playing = Playing(TOY, start(TOY, 2, {}, "one"))
    position = playing.position
    prompt = position.pending[0].prompt
    short, long = (
        Order(prompt=prompt, seat=0, options=tuple(option("it", n) for n in range(most))) for most in (2, 9)
    )
    view, dice = TOY.view(position.state, 0), Dice("never used")
    first, second = (careless(policy_of(TOY), "luck") for _ in range(2))
    assert first(view, short, dice) != second(view, long, dice)
    assert [first(view, long, dice) for _ in range(5)] == [second(view, long, dice) for _ in range(5)]
    assert dice.drawn == 0


@pytest.mark.parametrize("broken", [1, PLAN.playouts - chances.FEWEST, PLAN.playouts - chances.FEWEST + 1])
def test_chances_are_those_of_the_playouts_that_could_be_run(
    broken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A script may hold what was dealt anew; then it breaks."""
    tries = count()

    def played(*given: object) -> tuple[int, int]:
        if next(tries) < broken:
            raise Bug
        return (600, 400)

    monkeypatch.setattr(chances, "_played", played)
    [stretch] = course(TOY, [whole("one")[0]], 1)
    point = chances.weighed(TOY, stretch, PLAN, "x")
    if broken > PLAN.playouts - chances.FEWEST:
        assert point is None
    else:
        assert point is not None
        assert (point.shares, point.chosen, point.playouts) == (
            (600, 400),
            (0, 0),
            2 * (PLAN.playouts - broken),
        )


def test_shares_as_whole_numbers_add_up() -> None:
    assert chances._whole([333.4, 333.3, 333.3]) == (334, 333, 333)
    assert chances._whole([500.5, 499.5]) == (500, 500)
    assert chances._whole([250.6, 250.6, 249.4, 249.4]) == (251, 251, 249, 249)
    assert chances._whole([400.6, 350.6, 248.8]) == (400, 351, 249)


@pytest.mark.parametrize(
    ("steadily_then", "choosing", "given"), [(False, [0], True), (True, [0], False), (False, [1], False)]
)
def test_only_a_compared_unsteady_seat_answers_as_in_the_game(
    steadily_then: bool, choosing: list[int], given: bool
) -> None:
    [stretch] = course(TOY, [whole("one")[0]], 1)
    left = [stretch.given[0].model_copy(update={"steady": steadily_then, "seat": 0})]
    playing = Playing(TOY, stretch.record)
    assert chances._as_given(playing, left, choosing) == given
    assert left == [], "its question has been asked"
