"""A tunnel is explained where it is spoken of, with the Caves that it lacks."""

import pytest

from tests.calamandara.small import game, traveller
from tests.calamandara.test_coach import reason

TUNNEL = "From A1 a tunnel (one step between cells beside Caves) leads to X1"


@pytest.mark.parametrize(
    ("board", "reserve", "said"), [("", "f", "; it lacks 2 Caves."), ("cb1 cc6", "f", ".")]
)
def test_a_footprint_on_the_way_through_a_tunnel(board: str, reserve: str, said: str) -> None:
    given = reason(game(traveller(board, reserve=reserve), traveller()), "insert")
    assert given == f"Next on your easiest way: a Footprint on A1. {TUNNEL}{said}"


@pytest.mark.parametrize(
    ("reserve", "said"),
    [("fc", "that one, for C6, you still lack."), ("fcc", "that one, for C6, is in your Reserve too.")],
)
def test_the_first_of_two_caves_says_whether_the_other_is_there(reserve: str, said: str) -> None:
    given = reason(game(traveller(reserve=reserve), traveller()), "insert")
    assert given.startswith("A Cave on B1 is the first of two for a tunnel,"), given
    assert said in given
