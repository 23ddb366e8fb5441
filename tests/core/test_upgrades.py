"""Old records under new code."""

import pytest

from rules.core.decisions import Choose, Rejected
from rules.core.engine import Newer, Step, migrate, start
from rules.core.flow import Bug, Diverged
from rules.core.moves import mend
from rules.core.playing import run
from tests.core.small import Play, T, ask, letters, one_each, pick, small


def test_mend_keeps_the_longest_prefix_that_still_fits() -> None:
    async def changed(ctx: T) -> str:
        for seat, of in ((0, "xyz"), (0, "xy")):
            ctx.state.marks.append(await pick(ctx, seat, of=of))
        await pick(ctx, 0, "more")
        return "one_each"

    async def before(ctx: T) -> str:
        for _ in range(3):
            ctx.state.marks.append(await pick(ctx, 0))
        return "one_each"

    play = Play(small({"one_each": before}))
    for mark in "xz":
        play(0, mark)
    game = small({"one_each": changed})
    with pytest.raises(Diverged):
        run(game, play.record)
    kept, position, cut = mend(game, play.record)
    assert [s.answer for s in kept.steps] == [["letter:x"]]
    assert [s.answer for s in cut] == [["letter:z"]]
    assert position.waiting == (0,)


def test_an_answer_that_the_question_now_refuses_no_longer_fits() -> None:
    def refuse_z(seat: int, answer: object) -> None:
        if answer == ["letter:z"]:
            raise Rejected(ask("not-z"))

    async def changed(ctx: T) -> str:
        asked = Choose(seat=0, prompt=ask("which"), options=tuple(letters("xyz")))
        for _ in range(2):
            await ctx.together({0: asked}, refuse_z)
        return "phase"

    steps = tuple(Step(prompt="which", seat=0, answer=[f"letter:{mark}"], drawn=0) for mark in "xz")
    game = small({"phase": changed})
    record = start(game, 2, {}, "seed").model_copy(update={"steps": steps})
    with pytest.raises(Diverged, match="not-z"):
        run(game, record)
    kept, _, cut = mend(game, record)
    assert (kept.steps, cut) == (steps[:1], steps[1:])


def test_dice_already_shown_are_not_rolled_anew() -> None:
    async def before(ctx: T) -> str:
        await pick(ctx, 0)
        ctx.roll(6)
        await pick(ctx, 0, "again")
        return "phase"

    async def after(ctx: T) -> str:
        await pick(ctx, 0)
        ctx.roll(6)
        ctx.roll(6)
        await pick(ctx, 0, "again")
        return "phase"

    steps = (
        Step(prompt="which", seat=0, answer=["letter:x"], drawn=0),
        Step(prompt="again", seat=0, answer=["letter:y"], drawn=1),
    )
    record = start(small({"phase": before}), 2, {}, "seed").model_copy(update={"steps": steps})
    assert run(small({"phase": before}), record).n == 2
    with pytest.raises(Diverged, match="dice"):
        run(small({"phase": after}), record)


def test_an_older_record_is_migrated_before_it_runs() -> None:
    play = Play(small({"one_each": one_each}))
    newer = small(
        {"one_each": one_each}, version=2, migrations={1: lambda state: {**state, "marks": ["migrated"]}}
    )
    with pytest.raises(Bug, match="version"):
        run(newer, play.record)
    assert run(newer, migrate(newer, play.record)).state.marks == ["migrated"]
    with pytest.raises(Bug, match="no migration"):
        migrate(small({"one_each": one_each}, version=2), play.record)


def test_a_record_of_newer_rules_is_not_run_by_older_ones() -> None:
    newer = Play(small({"one_each": one_each}, version=2))
    with pytest.raises(Newer, match="small: played under version 2, newer than 1"):
        migrate(small({"one_each": one_each}), newer.record)
