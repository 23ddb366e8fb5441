"""Undo: what may be taken back, and until when."""

import pytest

from rules.core.flow import Stale
from rules.core.moves import submit
from tests.core.small import Play, T, pick, sealed_bids, small


def test_what_one_player_did_can_be_taken_back_until_another_answers() -> None:
    async def two_then_other(ctx: T) -> str:
        for seat in (0, 0, 1):
            ctx.state.marks.append(await pick(ctx, seat))
        return "two_then_other"

    play = Play(small({"two_then_other": two_then_other}))
    play(0, "x")
    question = play.position.asks[0]
    play(0, "y")
    assert play.undoable() == (0,)
    play.undo(0)
    assert (play.marks, play.position.asks[0]) == (["x"], question)
    play.undo(0)
    assert play.marks == []
    with pytest.raises(Stale):
        play.undo(0)
    play(0, "x")
    play(0, "y")
    play(1, "z")
    assert play.undoable() == (1,)


def test_a_whole_action_is_undone_across_phases_until_the_next_move() -> None:
    async def action(ctx: T) -> str:
        ctx.state.marks.append(await pick(ctx, len(ctx.state.marks) // 2 % 2))
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    play(0, "y")
    assert play.undoable() == (0,)
    play.undo(0)
    play.undo(0)
    assert play.marks == []
    for seat, mark in ((0, "x"), (0, "y"), (1, "z")):
        play(seat, mark)
    assert play.record.at == 2, "the checkpoint moves up to the other player's first answer"


@pytest.mark.parametrize("what", ["roll", "take", "seal", "shuffle"])
def test_undo_is_closed_by_dice_draws_and_reveals(what: str) -> None:
    async def action(ctx: T) -> str:
        await pick(ctx, 0)
        if what == "roll":
            ctx.roll(6)
        elif what == "take":
            ctx.state.marks.append(ctx.take(ctx.state.deck))
        elif what == "shuffle":
            ctx.shuffle(ctx.state.deck)
        else:
            ctx.seal()
        await pick(ctx, 0, "then")
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    assert play.undoable() == ()
    with pytest.raises(Stale):
        play.undo(0)
    play(0, "y")
    assert play.undoable() == (0,), "what came after the seal can be taken back"


def test_a_locked_answer_may_change_or_go_until_the_last_seat_has_answered() -> None:
    play = Play(small({"bids": sealed_bids((0, 1, 2))}), seats=3)
    play(0, "x")
    play(1, "x")
    play(0, "z")
    assert play.position.locked == {0: ["letter:z"], 1: ["letter:x"]}
    assert play.waiting() == (2,)
    play.undo(0)
    assert play.waiting() == (0, 2)
    play(0, "y")
    play(2, "z")
    assert play.marks == ["0y", "1x", "2z"]
    assert play.undoable() == ()


def test_passes_of_standing_orders_go_with_the_answer_opening_their_window() -> None:
    async def window(ctx: T) -> str:
        ctx.state.marks.append(await pick(ctx, 0))
        ctx.state.marks.append(await pick(ctx, 1, "window"))
        ctx.state.marks.append(await pick(ctx, 0))
        return "window"

    play = Play(small({"window": window}))
    play(0, "x")
    ident = play.position.asks[1]
    play.record, play.position = submit(
        play.game, play.record, play.position, 1, ident, ["letter:z"], "order", passed=True
    )
    assert play.undoable() == (0,)
    play.undo(0)
    assert (play.record.steps, play.marks) == ((), [])
