"""Standings of a series: what a place is worth, and how ties are broken."""

from fractions import Fraction

from bot.table.series.standings import BYE, WIN, SeatResult, TableResult, points_of, standings


def table(number: int, *seats: tuple[int | None, int, int]) -> TableResult:
    return TableResult(number, tuple(SeatResult(*seat) for seat in seats))


def order(*results: TableResult, left: tuple[int, ...] = (), seed: str = "") -> list[int]:
    users = {seat.user_id for each in results for seat in each.seats if seat.user_id is not None}
    return [line.user_id for line in standings(sorted(users), results, seed, left)]


def test_a_win_is_worth_the_same_at_every_table_and_the_last_nothing() -> None:
    for size in range(2, 7):
        found = points_of(range(1, size + 1))
        assert (found[0], found[-1]) == (WIN, 0)
        assert sum(found) * 2 == WIN * size
    assert points_of((1, 2, 3, 4)) == (120, 80, 40, 0)


def test_whoever_shares_a_place_shares_its_points() -> None:
    assert points_of((1, 1, 3, 4)) == (100, 100, 40, 0)
    assert points_of((1, 2, 2, 2, 5)) == (120, 60, 60, 60, 0)
    assert points_of((1, 1)) == (60, 60)


def test_sitting_out_is_worth_half_a_win() -> None:
    [line] = standings([1], [table(1, (1, 0, 0))], "")
    assert (line.points, line.wins, line.places) == (BYE, 0, {1: 0})


def test_more_points_win_and_then_more_wins() -> None:
    assert order(table(1, (1, 1, 9), (2, 2, 8), (3, 3, 7), (4, 4, 6))) == [1, 2, 3, 4]
    first = table(1, (1, 2, 5), (2, 1, 5), (3, 3, 5))  # 1: 60, 2: 120, 3: 0
    second = table(2, (1, 2, 5), (2, 3, 5), (3, 1, 5))  # 1: 120, 2: 120, 3: 120
    assert order(first, second)[-1] == 1, "equal points without a win"


def test_equal_points_and_wins_are_broken_by_stronger_opponents() -> None:
    results = [
        table(1, (1, 1, 5), (3, 2, 5)),
        table(1, (2, 1, 5), (4, 2, 5)),
        table(2, (4, 1, 5), (3, 2, 5)),
    ]
    found = order(*results)
    assert found.index(2) < found.index(1), "who beat 4, which has won elsewhere, is before who beat 3"


def test_then_by_the_share_of_the_games_own_points() -> None:
    results = [table(1, (1, 1, 30), (None, 2, 10)), table(1, (2, 1, 35), (None, 2, 5))]
    lines = standings([1, 2], results, "")
    assert [line.user_id for line in lines] == [2, 1]
    assert lines[0].share == Fraction(7, 8)


def test_at_last_by_the_seed_alone() -> None:
    results = [table(1, (1, 1, 5), (None, 2, 5)), table(1, (2, 1, 5), (None, 2, 5))]
    orders = {tuple(order(*results, seed=str(seed))) for seed in range(20)}
    assert orders == {(1, 2), (2, 1)}
    assert len({tuple(order(*results, seed="7")) for _ in range(5)}) == 1


def test_who_has_left_comes_last_and_nobodys_seat_counts_for_nobody() -> None:
    results = [table(1, (1, 1, 5), (None, 2, 5), (2, 3, 5))]
    assert order(*results, left=(1,)) == [2, 1]
    assert [line.points for line in standings([1, 2], results, "")] == [120, 0]
