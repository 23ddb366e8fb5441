"""Results of many playouts, in numbers."""

from collections import Counter
from pathlib import Path

import pytest

from rules.core.selfplay.report import GameSeries, _spread, report
from tests.ferry.rules import GAME as FERRY


def test_the_kinds_of_players_move_one_seat_on_with_each_game() -> None:
    series = GameSeries(FERRY, 3, "some", ("one", "two", "three"), {})
    assert [series.kinds(number) for number in range(4)] == [
        ["one", "two", "three"],
        ["two", "three", "one"],
        ["three", "one", "two"],
        ["one", "two", "three"],
    ]


def test_all_games_are_summed_up(tmp_path: Path) -> None:
    series = GameSeries(FERRY, 2, "some", ("steady", "random"), {})
    played = [series.play(number) for number in range(5)]
    results = [each.position.result for each in played]
    found = report(series, 5, tmp_path)
    rounds = [FERRY.rounds(each.position.state) for each in played]
    winners = Counter(
        kind
        for number, result in enumerate(results)
        if result is not None
        for kind, place in zip(series.kinds(number), result.places, strict=True)
        if place == 1
    )
    del found["decisions_per_s"]
    assert found == {
        "game": "ferry",
        "seats": 2,
        "games": 5,
        "decisions": sum(len(each.answers) for each in played),
        "longest_tail": max(each.longest_tail for each in played),
        "refused": sum(each.refused for each in played),
        "rounds": {**_spread(rounds), "max": max(rounds)},
        "scores": _spread([total for result in results if result for total in result.sheet["total"]]),
        "ended_by": dict(Counter(result.why.key.rpartition(".")[2] for result in results if result)),
        "wins": dict(winners),
        "failures": [],
    }


@pytest.mark.parametrize(
    ("values", "spread"),
    [([], (0, 0, 0)), ([7], (7, 7, 7)), ([*range(100)], (5, 50, 95)), ([*reversed(range(40))], (2, 20, 38))],
)
def test_percentiles(values: list[int], spread: tuple[int, int, int]) -> None:
    assert tuple(_spread(values).values()) == spread
