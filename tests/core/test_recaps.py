"""Summary of a round: a rival's greatest deed, who is ahead, and by what."""

from collections.abc import Mapping, Sequence

import pytest

from rules.core.play.planning import Facts
from rules.core.play.recap import recap
from rules.core.text import Text
from tests.core.small import SmallView, T, small

DEEDS = ("won", "built")


def did(what: str, seat: int, n: int = 0) -> Text:
    return Text(key=f"small.log.{what}", args={"seat": f"seat:{seat}", "n": n})


def came_to(*counted: Mapping[str, int], seat: int = 0, told: Sequence[Text] = ()) -> tuple[Text, ...]:
    """The recap for a seat after these deeds, where everybody has so much of each kind."""
    game = small({"one": one}, tally=lambda view: counted)
    found = recap(game, seat, DEEDS, told, SmallView([], []))
    return tuple(text for text in (found.deed, found.score, found.because) if text is not None)


async def one(ctx: T) -> str:
    raise AssertionError("nobody plays")


@pytest.mark.parametrize(
    ("seat", "key", "rival", "mine", "theirs", "kind", "more"),
    [(0, "ahead", 2, 9, 7, "gold", 4), (1, "behind", 0, 3, 9, "gold", 6), (2, "behind", 0, 7, 9, "gold", 4)],
)
def test_the_lead_is_over_the_best_rival_with_what_contributes_most(
    seat: int, key: str, rival: int, mine: int, theirs: int, kind: str, more: int
) -> None:
    score, because = came_to(
        {"gold": 7, "wood": 2}, {"gold": 1, "wood": 2}, {"gold": 3, "wood": 4}, seat=seat
    )
    args: Facts = {"seat": f"seat:{rival}", "mine": mine, "theirs": theirs}
    assert score == Text(key=f"small.recap.{key}", args=args)
    assert because == Text(key=f"small.recap.{kind}", args={"more": more})


def test_where_two_are_level_nothing_brings_a_lead() -> None:
    [score] = came_to({"gold": 2}, {"gold": 2}, {"gold": 1})
    assert score == Text(key="small.recap.even", args={"seat": "seat:1", "mine": 2, "theirs": 2})


def test_what_brings_less_than_half_of_the_lead_is_not_what_it_comes_from() -> None:
    [_, because] = came_to({"gold": 3, "wood": 1, "iron": 0}, {"gold": 0, "wood": 0, "iron": 0})
    assert because.key == "small.recap.gold"
    assert (
        len(
            came_to(
                {"gold": 2, "wood": 1, "iron": 1, "clay": 1},
                dict.fromkeys(("gold", "wood", "iron", "clay"), 0),
            )
        )
        == 1
    )


def test_of_the_others_deeds_the_greatest_and_latest_is_told() -> None:
    told = [
        did("won", 0, 1),
        did("built", 0, 2),
        did("built", 1, 3),
        did("won", 2, 4),
        did("won", 1, 5),
        did("rested", 0, 6),
        Text(key="small.log.won", args={"n": 7}),  # nobody did it
    ]
    theirs, *_ = came_to({"gold": 2}, {"gold": 2}, {"gold": 2}, told=told)
    assert theirs.args["n"] == 5
