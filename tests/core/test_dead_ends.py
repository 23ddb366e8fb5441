"""A random player that has walked into a dead end goes back, as a person would, and plays on."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from rules.core.decisions import Rejected, option
from rules.core.engine import start
from rules.core.flow import GameContext
from rules.core.playing import Playing
from rules.core.selfplay import playout
from rules.core.selfplay.playout import Failed, play
from tests.bot.toy import TOY, T, finish, text
from tests.core.small import Small, one_each, small

REST, TRAP = option("action", "rest"), option("action", "trap")


async def refuse_all(ctx: T) -> str:
    """No answer will do."""
    await ctx.number(ctx.state.turn, text("ask.effort"), 1, 6)
    raise Rejected(text("refused.four"))


async def rest_or_trap(ctx: T) -> str:
    """An action after which no answer will do, and one that is harmless."""
    if await ctx.pick(ctx.state.turn, text("ask.act"), [REST, TRAP]) == TRAP.id:
        return await refuse_all(ctx)
    ctx.log("toy.acts.rest", seat=f"seat:{ctx.state.turn}")
    return finish(ctx)


def test_it_takes_its_last_answer_back_and_chooses_again() -> None:
    game, counts = replace(TOY, phases={**TOY.phases, "act": rest_or_trap}), list[int]()

    def watch(playing: Playing[Any]) -> None:
        counts.append(playing.position.n)

    played = play(game, 3, "trap", options={"length": "5"}, watch=watch)
    assert played.position.result is not None
    assert [TRAP.id] not in [answer for _, answer in played.answers]
    assert len(played.answers) == played.position.n
    assert any(later == earlier - 1 for earlier, later in pairwise(counts))


def test_where_nothing_can_be_taken_back_the_game_has_failed() -> None:
    game = replace(TOY, phases={**TOY.phases, "plan": refuse_all})
    with pytest.raises(Failed, match="dead end"):
        play(game, 2, "trap")


def test_a_game_without_an_end_has_failed_after_so_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "LONGEST", 30)
    with pytest.raises(Failed, match="no end after 30 answers") as failed:
        play(small({"one_each": one_each}), 2, "endless")
    assert failed.value.record.at + len(failed.value.record.steps) == 31


@pytest.mark.parametrize(
    ("breaks_at", "why"),
    [(0, r"^Bug: small"), (1, r"^Bug after seat 0 answered \['action:(rest|trap)'\]: small")],
)
def test_rules_that_break_are_told_with_the_answer_before(breaks_at: int, why: str) -> None:
    async def breaks(ctx: GameContext[Small]) -> str:
        if breaks_at:
            await ctx.pick(0, text("which"), [REST, TRAP])
        raise IndexError

    game = small({"breaks": breaks})
    with pytest.raises(Failed, match=why) as failed:
        play(game, 2, "broken")
    assert failed.value.record == start(game, 2, {}, "broken"), "the game just before it"
