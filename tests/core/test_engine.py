"""The engine, tested by small scripts that each need one feature of it."""

from typing import get_args

import pytest

from rules.core.decisions import Answer, Choose, Rejected, Seat, option
from rules.core.engine import By, Record, start
from rules.core.flow import Ask, Bug, Result, Stale
from rules.core.game import Phase
from rules.core.moves import probe, submit
from rules.core.playing import run
from rules.core.selfplay.recorded import Recorded
from rules.core.text import Text
from tests.core.small import Play, Small, T, ask, letters, one_each, pick, sealed_bids, small


def test_a_position_is_a_function_of_the_record() -> None:
    play = Play(small({"one_each": one_each}))
    play(0, "x")
    play(1, "y")
    play(0, "z")
    assert play.marks == ["x", "y", "z"]
    assert run(play.game, play.record).state == play.position.state


def test_only_the_awaited_seat_may_answer_and_only_once() -> None:
    play = Play(small({"one_each": one_each}))
    first = play.position.asks[0]
    with pytest.raises(Stale):
        submit(play.game, play.record, play.position, 1, first, ["letter:x"])
    play(0, "x")
    with pytest.raises(Stale):
        submit(play.game, play.record, play.position, 0, first, ["letter:x"])


def test_an_answer_outside_the_list_is_refused_and_nothing_changes() -> None:
    play = Play(small({"one_each": one_each}))
    before = play.record
    for wrong in ("q", 3, [], ["letter:x", "letter:y"], {"letter:x": 1}, ["letter:x", "letter:x"]):
        with pytest.raises(Rejected):
            play(0, wrong)
    assert play.record is before


def test_simultaneous_answers_come_in_seat_order_whoever_was_first() -> None:
    plays = [Play(small({"bids": sealed_bids()})) for _ in range(2)]
    plays[0](0, "x")
    plays[0](1, "y")
    plays[1](1, "y")
    plays[1](0, "x")
    assert plays[0].marks == plays[1].marks == ["0x", "1y"]
    assert plays[0].position.asks == plays[1].position.asks


def test_a_question_stays_fresh_when_another_seat_answers_the_same_ask() -> None:
    play = Play(small({"bids": sealed_bids()}))
    before = play.position.asks[1]
    play(0, "x")
    assert play.position.asks[1] == before


def test_the_same_question_after_other_answers_has_another_id() -> None:
    play = Play(small({"one_each": one_each}))
    first = play.position.asks[0]
    play(0, "x")
    play(1, "y")
    assert play.position.asks[0] != first


def test_a_script_may_refuse_late_and_the_answer_is_not_stored() -> None:
    async def action(ctx: T) -> str:
        first, second = await pick(ctx, 0), await pick(ctx, 0)
        if first == second:
            raise Rejected(ask("twice"))
        ctx.state.marks.append(first + second)
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    with pytest.raises(Rejected, match="twice"):
        play(0, "x")
    assert len(play.record.steps) == 1
    play(0, "y")
    assert play.marks == ["xy"]


async def refuses_after_a_roll(ctx: T) -> str:
    await pick(ctx, 0)
    ctx.roll(6)
    raise Rejected(ask("late"))


async def refuses_sealed_bids(ctx: T) -> str:
    await ctx.together({s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("x"))) for s in (0, 1)})
    raise Rejected(ask("late"))


async def awaits_a_stranger(ctx: T) -> str:
    class Stranger:
        def __await__(self):  # type: ignore[no-untyped-def]
            yield "hello"

    await pick(ctx, 0)
    await Stranger()
    return "phase"


async def raises(ctx: T) -> str:
    await pick(ctx, 0)
    raise KeyError("oops")


async def goes_nowhere(ctx: T) -> str:
    await pick(ctx, 0)
    return "nowhere"


@pytest.mark.parametrize("phase", [refuses_after_a_roll, awaits_a_stranger, raises, goes_nowhere])
def test_a_script_that_breaks_the_contract_is_a_bug_and_stores_no_answer(phase: Phase[Small]) -> None:
    play = Play(small({"phase": phase}))
    with pytest.raises(Bug):
        play(0, "x")
    assert play.record.steps == ()


def test_the_last_of_several_is_never_refused_for_anothers_answer() -> None:
    play = Play(small({"phase": refuses_sealed_bids}))
    play(0, "x")
    with pytest.raises(Bug):
        play(1, "x")


def test_a_rule_on_one_of_several_answers_is_checked_as_it_comes_in() -> None:
    async def phase(ctx: T) -> str:
        def no_z(seat: Seat, answer: Answer) -> None:
            if answer == ["letter:z"]:
                raise Rejected(ask("no-z"))

        await ctx.together(
            {s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("xz"))) for s in (0, 1)}, no_z
        )
        return "phase"

    play = Play(small({"phase": phase}))
    with pytest.raises(Rejected, match="no-z"):
        play(0, "z")
    play(0, "x")
    assert play.waiting() == (1,)


def test_phases_that_never_ask_are_a_bug() -> None:
    async def phase(ctx: T) -> str:
        return "phase"

    with pytest.raises(Bug, match="without a question"):
        Play(small({"phase": phase}))


def test_asking_nobody_gives_nothing_at_once() -> None:
    async def phase(ctx: T) -> str:
        assert await ctx.together({}) == {}
        return await pick(ctx, 0)

    assert Play(small({"phase": phase})).position.waiting == (0,)


def test_the_end_is_the_end() -> None:
    async def phase(ctx: T) -> str:
        await pick(ctx, 0)
        ctx.end(Result(places=(1, 2), sheet={"total": (3, 1)}, why=ask("won")))

    play = Play(small({"phase": phase}))
    play(0, "x")
    assert play.position.result is not None
    assert (play.position.pending, play.position.undoable, play.position.asks) == ({}, (), {})
    with pytest.raises(Stale):
        play.undo(0)
    with pytest.raises(Stale):
        play(0, "x")


def test_two_names_for_one_list_do_not_live_across_a_boundary() -> None:
    async def alias(ctx: T) -> str:
        ctx.state.hands = {0: ctx.state.deck, 1: ctx.state.deck}
        return "after"

    async def after(ctx: T) -> str:
        ctx.state.hands[0].append("new")
        ctx.state.marks.append("same" if ctx.state.hands[0] == ctx.state.hands[1] else "apart")
        return await pick(ctx, 0)

    assert Play(small({"alias": alias, "after": after})).marks == ["apart"]


def test_probe_looks_ahead_and_stores_nothing() -> None:
    async def action(ctx: T) -> str:
        first = await pick(ctx, 0, "first")
        await pick(ctx, 0, f"second-{first}")
        ctx.roll(6)
        await pick(ctx, 0, "future")
        return "action"

    play = Play(small({"action": action}))

    def ahead(*answers: str) -> str | None:
        record, position = play.record, play.position
        for answer in answers:
            further, _ = probe(play.game, record, position, 0, [f"letter:{answer}"])
            if further is None:
                return None
            record, position = further
        return position.pending[0].prompt.key

    assert ahead() == "first"
    assert ahead("y") == "second-y"
    assert ahead("y", "x") is None, "beyond the dice lies the future"
    assert probe(play.game, play.record, play.position, 1, ["letter:x"])[0] is None
    assert play.record.steps == ()
    with pytest.raises(Rejected):
        ahead("q")


def test_probe_tells_what_is_not_asked_as_far_as_it_can_be_known() -> None:
    """A seat that has named another in advance can be told; what depends on the dice is still the future."""

    async def action(ctx: T) -> str:
        first = await pick(ctx, 0, "first")
        ctx.only(0, Text(key="before"), option("letter", first))
        if first == "y":
            ctx.roll(6)
            ctx.only(0, Text(key="after"), option("letter", "z"))
        await pick(ctx, 0, "last")
        return "action"

    play = Play(small({"action": action}))
    for answer, beyond in (("x", False), ("y", True)):
        further, implied = probe(play.game, play.record, play.position, 0, [f"letter:{answer}"])
        assert (further is None) == beyond
        assert [(each.question.prompt.key, each.answer) for each in implied] == [
            ("before", [f"letter:{answer}"])
        ]
    play(0, "x")
    assert [each.question.prompt.key for each in play.position.implied] == ["before"]
    play(0, "x")
    assert play.position.implied == (), "only since the last answer"


def test_probe_stops_at_another_seats_question() -> None:
    play = Play(small({"one_each": one_each}))
    assert probe(play.game, play.record, play.position, 0, ["letter:x"])[0] is None
    sealed = Play(small({"bids": sealed_bids()}))
    assert probe(sealed.game, sealed.record, sealed.position, 0, ["letter:x"])[0] is None


def test_wrong_seats_and_options_are_refused_at_the_start() -> None:
    game = small({"one_each": one_each})
    for seats, options in ((0, {}), (4, {}), (2, {"mode": "mad"}), (2, {"colour": "red"})):
        with pytest.raises(Rejected):
            start(game, seats, options, "seed")


def test_a_record_survives_its_own_json() -> None:
    play = Play(small({"one_each": one_each}))
    play(0, "x")
    assert Record.model_validate_json(play.record.model_dump_json()) == play.record


def test_events_carry_the_number_of_the_answer_that_caused_them() -> None:
    play = Play(small({"one_each": one_each}))
    play(0, "x")
    play(1, "y")
    play(0, "z")
    assert [n for n, _ in run(play.game, play.record).events][-1] == 3


def test_an_ask_is_never_empty() -> None:
    async def phase(ctx: T) -> str:
        await Ask({})
        return "phase"

    with pytest.raises(Bug):
        Play(small({"phase": phase}))


async def lateness(ctx: T) -> str:
    """Notes after each question who was late, and before the first one of the next phase."""
    ctx.state.marks.append(f"before {sorted(ctx.late)}")
    await pick(ctx, 0)
    ctx.state.marks.append(f"after {sorted(ctx.late)}")
    return "lateness"


@pytest.mark.parametrize("by", get_args(By))
def test_a_script_knows_whose_answer_the_clock_gave_until_the_phase_ends(by: By) -> None:
    game = small({"lateness": lateness})
    record = start(game, 2, {}, "seed")
    position = run(game, record)
    _, position = submit(game, record, position, 0, position.asks[0], ["letter:x"], by)
    late = [0] if by == "clock" else []
    assert position.state.marks == ["before []", f"after {late}", "before []"]


def test_of_several_asked_at_once_those_the_clock_answered_for_are_late() -> None:
    async def bids(ctx: T) -> str:
        await ctx.together(
            {s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("xyz"))) for s in (0, 1)}
        )
        ctx.state.marks.append(f"{sorted(ctx.late)}")
        return "bids"

    game = small({"bids": bids})
    record = start(game, 2, {}, "seed")
    position = run(game, record)
    given: tuple[tuple[Seat, By], ...] = ((1, "clock"), (0, "player"))
    for seat, by in given:
        record, position = submit(game, record, position, seat, position.asks[seat], ["letter:x"], by)
    assert position.state.marks == ["[1]"]


def test_a_recorded_game_keeps_whose_answers_the_clock_gave() -> None:
    async def one(ctx: T) -> str:
        await pick(ctx, 0)
        await pick(ctx, 0)
        if ctx.late:
            ctx.end(Result(places=(1, 2), sheet={}, why=ask("late")))
        return "one"

    game = small({"one": one})
    answers: list[tuple[Seat, Answer]] = [(0, ["letter:x"]), (0, ["letter:y"])]
    kept = {"version": 1, "seats": 2, "options": {}, "seed": "seed", "players": []}
    for late, ended in (((1,), True), ((0,), False), ((), False)):
        whole = Recorded(
            game="small",
            answers=answers,
            result=Result(places=(1, 2), sheet={}, why=ask("late")),
            late=late,
            **kept,  # type: ignore[arg-type]
        )
        _, position = Recorded.model_validate_json(whole.model_dump_json()).replay(game)
        assert (position.result is not None) is ended


def test_a_recorded_game_with_a_branch_where_no_phase_begins_is_refused() -> None:
    async def two(ctx: T) -> str:
        await pick(ctx, 0)
        await pick(ctx, 0)
        return "two"

    whole = Recorded(
        game="small",
        version=1,
        seats=2,
        options={},
        seed="seed",
        players=[],
        answers=[(0, ["letter:x"])] * 4,
        result=Result(places=(1, 2), sheet={}, why=ask("over")),
    )
    game = small({"two": two})
    for at, replays in ((0, True), (1, False), (2, True), (3, False)):
        branched = whole.model_copy(update={"branches": ((at, 1),)})
        if replays:
            assert branched.replay(game)[1].n == 4
            continue
        with pytest.raises(Rejected) as refused:
            branched.replay(game)
        assert refused.value.text == Text(key="core.refused.replay", args={"step": at})
