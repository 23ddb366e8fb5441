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
    ("reserve", "said"), [("fc", "; you still lack the second."), ("fcc", "; you have both.")]
)
def test_the_first_of_two_caves_says_whether_the_other_is_there(reserve: str, said: str) -> None:
    given = reason(game(traveller(reserve=reserve), traveller()), "insert")
    told = "A tunnel is one step from a cell beside a Cave to a Footprint beside another. "
    assert given.startswith(f"{told}With Caves on B1 and C6 ") and given.endswith(said), given


@pytest.mark.parametrize(
    ("board", "reserve", "said"),
    [
        ("fc1 cc2", "cc", "a Footprint beside another. With a Cave on C6 the Centre is "),
        ("fc1 fc3 fc4 fc5 fc6", "c", "a Footprint on another side of it. With a Cave on C2 the Centre is "),
    ],
)
def test_a_tunnel_lacks_one_cave_or_goes_round_one(board: str, reserve: str, said: str) -> None:
    given = reason(game(traveller(board, "c1", reserve=reserve), traveller(), central="fx1 fx2"), "insert")
    assert said in given, given
