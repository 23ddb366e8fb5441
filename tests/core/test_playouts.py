"""A playout that fails says why, and hands over the game as it was just before."""

import pytest

from rules.core.playing import run
from rules.core.selfplay import playout
from rules.core.selfplay.playout import Failed, play
from tests.core.small import T, pick, small


async def breaks(t: T) -> str:
    """Breaks after its second answer."""
    await pick(t, 0, of="x")
    await pick(t, 0, of="x")
    raise KeyError("oops")


async def breaks_at_once(t: T) -> str:
    raise KeyError("oops")


async def endless(t: T) -> str:
    await pick(t, 0)
    return "phase"


def test_a_bug_after_an_answer_names_it_and_leaves_the_game_before_it() -> None:
    game = small({"phase": breaks})
    with pytest.raises(
        Failed, match=r"^Bug after seat 0 answered \['letter:x'\]: small, phase phase: .*oops"
    ) as failed:
        play(game, 2, "seed")
    assert run(game, failed.value.record).n == 1


def test_a_bug_before_the_first_question_leaves_the_game_as_it_was_set_up() -> None:
    with pytest.raises(Failed, match=r"^Bug: small, phase phase: .*oops") as failed:
        play(small({"phase": breaks_at_once}), 3, "seed")
    assert (failed.value.record.steps, failed.value.record.at) == ((), 0)


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 7)
    game = small({"phase": endless})
    assert len(play(game, 2, "seed", decisions=7).answers) == 7
    with pytest.raises(Failed, match=r"^no end after 7 answers$") as failed:
        play(game, 2, "seed")
    assert run(game, failed.value.record).n == 8
