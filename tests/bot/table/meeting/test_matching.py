"""Matching of wishes with each other and with lobbies, for any wishes."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.meeting.matching import Group, Lobby, Match, Wanted, match

GAMES = {"kemet": range(2, 6), "dwar7s": range(2, 5)}
DAY, HOUR = 24 * 3600, 3600
NOBODY: frozenset[frozenset[int]] = frozenset()


def wish(user: int, *games: str, **more: tuple[int, ...]) -> Wanted:
    return Wanted(user, games or ("kemet",), **more)


def met(*wishes: Wanted, apart: frozenset[frozenset[int]] = NOBODY) -> list[tuple[int, ...]]:
    return [group.users for group in match(wishes, (), GAMES, apart, DAY).groups]


def lobby(**more: object) -> Lobby:
    usual = {"counts": frozenset({2, 3}), "people": frozenset({9}), "called": frozenset(), "room": 2}
    return Lobby(1, "kemet", DAY, **{**usual, **more})  # type: ignore[arg-type]


def called(*wishes: Wanted, to: Lobby, apart: frozenset[frozenset[int]] = NOBODY) -> tuple[int, ...]:
    return match(wishes, (to,), {}, apart, DAY).calls.get(1, ())


def test_wishes_for_one_game_meet_at_the_largest_table_that_is_full() -> None:
    assert met(wish(1), wish(2), wish(3)) == [(1, 2, 3)]
    assert met(*(wish(user) for user in range(1, 8))) == [(1, 2, 3, 4, 5), (6, 7)]
    assert met(wish(1), wish(2, "dwar7s")) == []


def test_who_wants_a_number_of_players_gets_no_other() -> None:
    assert met(wish(1, counts=(3,)), wish(2)) == []
    assert met(wish(1, counts=(3,)), wish(2), wish(3, counts=(2, 3)), wish(4)) == [(1, 2, 3)]


def test_wishes_for_different_clocks_do_not_meet() -> None:
    assert met(wish(1, time_limits=(DAY,)), wish(2, time_limits=(HOUR,))) == []
    found = match([wish(1, time_limits=(DAY, HOUR)), wish(2, time_limits=(HOUR, 0))], (), GAMES, NOBODY, DAY)
    assert found == Match({}, (Group("kemet", HOUR, (1, 2)),))


def test_the_clock_is_the_servers_where_all_take_any() -> None:
    assert match([wish(1), wish(2)], (), GAMES, NOBODY, 0).groups == (Group("kemet", 0, (1, 2)),)


def test_who_names_people_plays_with_no_others() -> None:
    assert met(wish(1, only=(2,)), wish(3), wish(4)) == [(3, 4)]
    assert met(wish(1, only=(2,)), wish(3), wish(2)) == [(1, 2)]
    assert met(wish(1, only=(2,)), wish(2, only=(3,))) == []


def test_who_blocked_another_does_not_meet_them_either_way() -> None:
    assert met(wish(1), wish(2), apart=frozenset({frozenset({1, 2})})) == []
    assert met(wish(1), wish(2), wish(3), apart=frozenset({frozenset({2, 3})})) == [(1, 2)]


def test_a_lobby_calls_as_many_as_it_has_room_for() -> None:
    assert called(wish(1), wish(2), wish(3), to=lobby()) == (1, 2)
    assert called(wish(1), wish(2, "dwar7s"), wish(3, time_limits=(HOUR,)), to=lobby()) == (1,)
    assert called(wish(1, counts=(5,)), wish(2, counts=(3,)), to=lobby()) == (2,)


def test_a_lobby_calls_nobody_who_is_kept_apart_from_its_people() -> None:
    assert called(wish(1), wish(2), to=lobby(), apart=frozenset({frozenset({1, 9})})) == (2,)
    assert called(wish(1), wish(2), to=lobby(), apart=frozenset({frozenset({1, 2})})) == (1,)
    assert called(wish(1, only=(2,)), wish(2, only=(9,)), to=lobby()) == (2,)


def test_a_lobby_calls_nobody_a_second_time() -> None:
    assert called(wish(1), wish(2), to=lobby(called=frozenset({1}))) == (2,)


def test_whoever_is_called_to_a_lobby_is_in_no_group() -> None:
    found = match([wish(1), wish(2), wish(3), wish(4)], (lobby(),), GAMES, NOBODY, DAY)
    assert (found.calls, [group.users for group in found.groups]) == ({1: (1, 2)}, [(3, 4)])


def test_people_are_found_behind_others_who_do_not_fit() -> None:
    """The first two who fit the oldest wish are kept apart from all others."""
    walls = frozenset(frozenset({a, b}) for a in (2, 3) for b in range(2, 6) if a != b)
    assert met(*(wish(user, counts=(3,)) for user in range(1, 6)), apart=walls) == [(1, 4, 5)]


users = st.integers(1, 12)
wishes = st.lists(
    st.builds(
        Wanted,
        users,
        st.lists(st.sampled_from(sorted(GAMES)), min_size=1, unique=True).map(tuple),
        st.lists(st.integers(2, 5), max_size=2, unique=True).map(tuple),
        st.lists(st.sampled_from([0, HOUR, DAY]), max_size=2, unique=True).map(tuple),
        st.lists(users, max_size=3, unique=True).map(tuple),
    ),
    max_size=12,
    unique_by=lambda each: each.user_id,
)
walls = st.frozensets(st.frozensets(users, min_size=2, max_size=2), max_size=6)


@given(wishes, walls)
def test_every_table_is_what_each_of_its_people_wished(
    wanted: list[Wanted], apart: frozenset[frozenset[int]]
) -> None:
    found = match(wanted, (), GAMES, apart, DAY)
    mine = {each.user_id: each for each in wanted}
    seated = [user for group in found.groups for user in group.users]
    assert len(seated) == len(set(seated)), "nobody has two places"
    for group in found.groups:
        assert len(group.users) in GAMES[group.game]
        for user in group.users:
            assert mine[user].takes(group.game, group.time_limit)
            assert mine[user].takes_count(len(group.users))
            assert mine[user].joins([other for other in group.users if other != user], apart)
        assert [pair for pair in combinations(group.users, 2) if frozenset(pair) in apart] == []


@given(wishes, walls)
def test_two_who_fit_are_never_left_over(wanted: list[Wanted], apart: frozenset[frozenset[int]]) -> None:
    found = match(wanted, (), GAMES, apart, DAY)
    left = [each for each in wanted if not any(each.user_id in group.users for group in found.groups)]
    assert [pair for pair in combinations(left, 2) if match(pair, (), GAMES, apart, DAY).groups] == []


@pytest.mark.parametrize("count", [2, 5])
def test_a_server_full_of_wishes_that_do_not_fit_is_soon_done(count: int) -> None:
    """Everybody is kept apart from everybody: the tries are bounded."""
    crowd = [wish(user, counts=(count,), only=(999,)) for user in range(200)]
    assert match(crowd, (), GAMES, NOBODY, DAY).groups == ()
