"""The audit bites: a toy that makes a classic mistake does not pass it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules.core.decisions import Answer, Number, Rejected, Seat
from rules.core.rng import Dice
from rules.core.selfplay import audit as module
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import Failed, play, seed_of
from tests.bot import toy
from tests.bot.toy import TOY, ToyState

GAMES = 6


def fault(**changes: Any) -> str:
    """Return what the audit reports on the toy with these changes, in the first game where it notices."""
    broken = replace(TOY, **changes)
    for number in range(GAMES):
        try:
            play(broken, 3, seed_of("bites", number), options={"length": "5"}, watch=Audit(broken, 3))
        except Failed as failed:
            return str(failed)
    return ""


def test_the_sound_toy_passes() -> None:
    assert fault() == ""


@pytest.mark.parametrize(
    ("answer", "wrong"),
    [
        (3, [1_000_003, -1_000_000, ["3"]]),
        (["card:a"], [["card:a", "no:such"], ["card:a", "card:a", "no:such"], ["no:such"], 3, {}]),
        ({"slot:a": "card:a"}, [{"no:such": 1, "slot:a": 1}, 3, ["no:such"]]),
    ],
)
def test_each_kind_of_answer_is_damaged_in_several_ways(answer: Answer, wrong: list[Answer]) -> None:
    assert module.damaged(answer) == wrong


@pytest.mark.parametrize("how", ["lost", "doubled"])
def test_mixing_that_makes_an_impossible_state_is_noticed(how: str) -> None:
    def resample(state: ToyState, seats: Sequence[Seat], dice: Dice) -> None:
        TOY.resample(state, seats, dice)
        state.deck = state.deck[1:] if how == "lost" else [*state.deck, state.deck[0]]

    assert "AssertionError" in fault(resample=resample)


def test_an_engine_that_accepts_what_is_no_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "submit", lambda *given: None)
    assert "accepted the damaged answer" in fault()


def test_an_engine_that_accepts_an_answer_to_no_question_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def submit(game: object, record: object, position: object, seat: Seat, ask: str, answer: object) -> None:
        if ask != "0" * 12:
            raise Rejected(toy.text("refused.four"))

    monkeypatch.setattr(module, "submit", submit)
    assert "accepted an answer to no question" in fault()


def test_a_question_that_goes_by_more_than_the_table_is_noticed() -> None:
    """Once it is answered, the rules ask something else instead."""
    answered = list[int]()

    async def act(ctx: toy.T) -> str:
        answered.append(await ctx.number(ctx.state.turn, toy.text(f"ask.effort.{len(answered)}"), 1, 6))
        return await toy.act(ctx)

    assert "run again, don't fit" in fault(phases={**TOY.phases, "act": act})


def test_a_card_that_is_looked_at_without_closing_undo_is_noticed() -> None:
    async def act(ctx: toy.T) -> str:
        seat = ctx.state.turn
        if ctx.state.deck and await ctx.number(seat, toy.text("ask.effort"), 1, 2) == 2:
            ctx.log(
                "toy.worked", seat=f"seat:{seat}", die=int(ctx.state.deck[-1].removeprefix("w")), earned=0
            )
        return await toy.act(ctx)

    assert "of something hidden: " in fault(phases={**TOY.phases, "act": act})


@pytest.mark.parametrize("where", ["first", "after the choice", "after a card", "all at once"])
def test_asking_only_who_holds_a_card_is_noticed(where: str) -> None:
    """Being asked tells the hand."""

    async def holders(ctx: toy.T) -> None:
        holding = [s for s in range(ctx.state.seats) if s != ctx.state.turn and "w7" in ctx.state.hands[s]]
        if where == "all at once":
            await ctx.together(
                {s: Number(seat=s, prompt=toy.text("ask.effort"), low=1, high=2) for s in holding}
            )
            return
        for seat in holding:
            await ctx.number(seat, toy.text("ask.effort"), 1, 2)

    async def act(ctx: toy.T) -> str:
        if where == "after the choice":
            await ctx.number(ctx.state.turn, toy.text("ask.effort"), 1, 2)
        if where == "after a card":
            hand = ctx.state.hands[ctx.state.turn]
            await ctx.pick(ctx.state.turn, toy.text("ask.act"), toy.wares(hand, secret=True))
        await holders(ctx)
        return await toy.act(ctx)

    assert fault(phases={**TOY.phases, "act": act})
