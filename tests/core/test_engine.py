"""The engine, by small scripts that each need one thing of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from rules.core.decisions import Answer, Choose, Option, Rejected, Seat, option
from rules.core.engine import Position, Record, Step, look, migrate, run, start
from rules.core.flow import Ask, Bug, Diverged, Result, Stale, Table
from rules.core.game import Game, GameOption, Phase
from rules.core.moves import mend, probe, submit, undo
from rules.core.rng import Dice
from rules.core.text import Text


@dataclass(slots=True)
class Small:
    """The state of the small games below."""

    phase: str
    seed: str
    drawn: int = 0
    seats: int = 2
    deck: list[str] = field(default_factory=lambda: ["a", "b", "c", "d"])
    hands: dict[int, list[str]] = field(default_factory=dict)
    marks: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SmallView:
    """What a reader sees of them."""

    marks: list[str]
    hand: list[str]


T = Table[Small]


def small(phases: Mapping[str, Phase[Small]], version: int = 1, **more: object) -> Game[Small, SmallView]:
    """A game with these phases, the first of them first."""
    first = next(iter(phases))

    def view(state: Small, seat: Seat | None) -> SmallView:
        return SmallView(list(state.marks), list(state.hands.get(-1 if seat is None else seat, [])))

    def resample(state: Small, seats: Sequence[Seat], dice: Dice) -> None:
        dice.shuffle(state.deck)

    return Game(
        key="small",
        version=version,
        seats=range(1, 4),
        state=Small,
        views=SmallView,
        phases=phases,
        new=lambda seats, options, seed: Small(first, seed, seats=seats),
        view=view,
        resample=resample,
        check=lambda state: None,
        rounds=lambda state: len(state.marks),
        computers={},
        options=(GameOption(key="mode", values=("calm", "wild")),),
        **more,  # type: ignore[arg-type]
    )


def letters(text: str) -> list[Option]:
    return [option("letter", c) for c in text]


def ask(key: str) -> Text:
    return Text(key=key)


async def pick(t: T, seat: Seat, key: str = "which", of: str = "xyz") -> str:
    return (await t.pick(seat, ask(key), letters(of))).removeprefix("letter:")


class Play:
    """A game in progress, for tests: `play(0, "x")` answers, `play.undo(0)` takes back."""

    def __init__(self, game: Game[Small, SmallView], seats: int = 2) -> None:
        self.game = game
        self.record = start(game, seats, {}, "seed")
        self.position: Position[Small] = run(game, self.record)

    def __call__(self, seat: Seat, answer: str | Answer) -> None:
        given: Answer = [f"letter:{answer}"] if isinstance(answer, str) else answer
        ident = self.position.asks.get(seat, "none")
        self.record, self.position = submit(self.game, self.record, self.position, seat, ident, given)

    def undo(self, seat: Seat) -> None:
        self.record, self.position = undo(self.game, self.record, self.position, seat)

    @property
    def marks(self) -> list[str]:
        return self.position.state.marks


async def one_each(t: T) -> str:
    for seat in range(t.state.seats):
        t.state.marks.append(await pick(t, seat))
        t.log("picked", seat=f"seat:{seat}")
    return "one_each"


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
            play(0, wrong)  # type: ignore[arg-type]
    assert play.record is before


def test_what_one_player_did_can_be_taken_back_until_another_answers() -> None:
    async def two_then_other(t: T) -> str:
        for seat in (0, 0, 1):
            t.state.marks.append(await pick(t, seat))
        return "two_then_other"

    play = Play(small({"two_then_other": two_then_other}))
    play(0, "x")
    question = play.position.asks[0]
    play(0, "y")
    assert play.position.undoable == (0,)
    play.undo(0)
    assert (play.marks, play.position.asks[0]) == (["x"], question)
    play.undo(0)
    assert play.marks == []
    with pytest.raises(Stale):
        play.undo(0)
    play(0, "x")
    play(0, "y")
    play(1, "z")
    assert play.position.undoable == (1,)


def test_a_whole_action_is_taken_back_across_phases_while_the_next_player_has_not_moved() -> None:
    async def action(t: T) -> str:
        t.state.marks.append(await pick(t, len(t.state.marks) // 2 % 2))
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    play(0, "y")
    assert play.position.undoable == (0,)
    play.undo(0)
    play.undo(0)
    assert play.marks == []
    for seat, mark in ((0, "x"), (0, "y"), (1, "z")):
        play(seat, mark)
    assert play.record.at == 2, "the checkpoint moves up to the other player's first answer"


@pytest.mark.parametrize("what", ["roll", "take", "seal", "shuffle"])
def test_undo_is_closed_by_dice_draws_and_reveals(what: str) -> None:
    async def action(t: T) -> str:
        await pick(t, 0)
        if what == "roll":
            t.roll(6)
        elif what == "take":
            t.state.marks.append(t.take(t.state.deck))
        elif what == "shuffle":
            t.shuffle(t.state.deck)
        else:
            t.seal()
        await pick(t, 0, "then")
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    assert play.position.undoable == ()
    with pytest.raises(Stale):
        play.undo(0)
    play(0, "y")
    assert play.position.undoable == (0,), "what came after the seal can be taken back"


def sealed_bids(seats: Sequence[Seat] = (0, 1)) -> Phase[Small]:
    async def bids(t: T) -> str:
        questions = {
            s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("xyz")), secret=True) for s in seats
        }
        answers = await t.together(questions)
        t.state.marks += [
            f"{seat}{answer[0][-1]}" for seat, answer in answers.items() if isinstance(answer, list)
        ]
        return "bids"

    return bids


def test_simultaneous_answers_come_in_seat_order_whoever_was_first() -> None:
    plays = [Play(small({"bids": sealed_bids()})) for _ in range(2)]
    plays[0](0, "x")
    plays[0](1, "y")
    plays[1](1, "y")
    plays[1](0, "x")
    assert plays[0].marks == plays[1].marks == ["0x", "1y"]
    assert plays[0].position.asks == plays[1].position.asks


def test_a_locked_answer_may_be_replaced_or_withdrawn_until_the_last_has_answered() -> None:
    play = Play(small({"bids": sealed_bids((0, 1, 2))}), seats=3)
    play(0, "x")
    play(1, "x")
    play(0, "z")
    assert play.position.locked == {0: ["letter:z"], 1: ["letter:x"]}
    assert play.position.waiting == (2,)
    play.undo(0)
    assert play.position.waiting == (0, 2)
    play(0, "y")
    play(2, "z")
    assert play.marks == ["0y", "1x", "2z"]
    assert play.position.undoable == ()


def test_a_question_does_not_go_stale_when_another_seat_answers_the_same_ask() -> None:
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
    async def action(t: T) -> str:
        first, second = await pick(t, 0), await pick(t, 0)
        if first == second:
            raise Rejected(ask("twice"))
        t.state.marks.append(first + second)
        return "action"

    play = Play(small({"action": action}))
    play(0, "x")
    with pytest.raises(Rejected, match="twice"):
        play(0, "x")
    assert len(play.record.steps) == 1
    play(0, "y")
    assert play.marks == ["xy"]


async def refuses_after_a_roll(t: T) -> str:
    await pick(t, 0)
    t.roll(6)
    raise Rejected(ask("late"))


async def refuses_sealed_bids(t: T) -> str:
    await t.together({s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("x"))) for s in (0, 1)})
    raise Rejected(ask("late"))


async def awaits_a_stranger(t: T) -> str:
    class Stranger:
        def __await__(self):  # type: ignore[no-untyped-def]
            yield "hello"

    await pick(t, 0)
    await Stranger()
    return "phase"


async def raises(t: T) -> str:
    await pick(t, 0)
    raise KeyError("oops")


async def goes_nowhere(t: T) -> str:
    await pick(t, 0)
    return "nowhere"


@pytest.mark.parametrize("phase", [refuses_after_a_roll, awaits_a_stranger, raises, goes_nowhere])
def test_a_script_that_breaks_the_contract_is_a_bug_and_its_answer_is_not_stored(phase: Phase[Small]) -> None:
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
    async def phase(t: T) -> str:
        def no_z(seat: Seat, answer: Answer) -> None:
            if answer == ["letter:z"]:
                raise Rejected(ask("no-z"))

        await t.together(
            {s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("xz"))) for s in (0, 1)}, no_z
        )
        return "phase"

    play = Play(small({"phase": phase}))
    with pytest.raises(Rejected, match="no-z"):
        play(0, "z")
    play(0, "x")
    assert play.position.waiting == (1,)


def test_phases_that_never_ask_are_a_bug() -> None:
    async def phase(t: T) -> str:
        return "phase"

    with pytest.raises(Bug, match="without a question"):
        Play(small({"phase": phase}))


def test_asking_nobody_gives_nothing_at_once() -> None:
    async def phase(t: T) -> str:
        assert await t.together({}) == {}
        return await pick(t, 0)

    assert Play(small({"phase": phase})).position.waiting == (0,)


def test_the_end_is_the_end() -> None:
    async def phase(t: T) -> str:
        await pick(t, 0)
        t.end(Result(places=(1, 2), sheet={"total": (3, 1)}, why=ask("won")))

    play = Play(small({"phase": phase}))
    play(0, "x")
    assert play.position.result is not None
    assert (play.position.pending, play.position.undoable, play.position.asks) == ({}, (), {})
    with pytest.raises(Stale):
        play.undo(0)
    with pytest.raises(Stale):
        play(0, "x")


def test_two_names_for_one_list_do_not_live_across_a_boundary() -> None:
    async def alias(t: T) -> str:
        t.state.hands = {0: t.state.deck, 1: t.state.deck}
        return "after"

    async def after(t: T) -> str:
        t.state.hands[0].append("new")
        t.state.marks.append("same" if t.state.hands[0] == t.state.hands[1] else "apart")
        return await pick(t, 0)

    assert Play(small({"alias": alias, "after": after})).marks == ["apart"]


def test_probe_looks_ahead_and_stores_nothing() -> None:
    async def action(t: T) -> str:
        first = await pick(t, 0, "first")
        await pick(t, 0, f"second-{first}")
        t.roll(6)
        await pick(t, 0, "future")
        return "action"

    play = Play(small({"action": action}))

    def ahead(*answers: str) -> str | None:
        chain = [[f"letter:{a}"] for a in answers]
        decision = probe(play.game, play.record, play.position, 0, chain)
        return decision.prompt.key if decision else None

    assert ahead() == "first"
    assert ahead("y") == "second-y"
    assert ahead("y", "x") is None, "beyond the dice lies the future"
    assert probe(play.game, play.record, play.position, 1, []) is None
    assert play.record.steps == ()
    with pytest.raises(Rejected):
        ahead("q")


def test_probe_stops_at_another_seats_question() -> None:
    play = Play(small({"one_each": one_each}))
    assert probe(play.game, play.record, play.position, 0, [["letter:x"]]) is None
    sealed = Play(small({"bids": sealed_bids()}))
    assert probe(sealed.game, sealed.record, sealed.position, 0, [["letter:x"]]) is None


def test_passes_of_standing_orders_go_with_the_answer_that_opened_their_window() -> None:
    async def window(t: T) -> str:
        t.state.marks.append(await pick(t, 0))
        t.state.marks.append(await pick(t, 1, "window"))
        t.state.marks.append(await pick(t, 0))
        return "window"

    play = Play(small({"window": window}))
    play(0, "x")
    ident = play.position.asks[1]
    play.record, play.position = submit(
        play.game, play.record, play.position, 1, ident, ["letter:z"], "order", passed=True
    )
    assert play.position.undoable == (0,)
    play.undo(0)
    assert (play.record.steps, play.marks) == ((), [])


def test_mend_keeps_the_longest_prefix_that_still_fits() -> None:
    async def changed(t: T) -> str:
        for seat, of in ((0, "xyz"), (0, "xy")):
            t.state.marks.append(await pick(t, seat, of=of))
        await pick(t, 0, "more")
        return "one_each"

    async def before(t: T) -> str:
        for _ in range(3):
            t.state.marks.append(await pick(t, 0))
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


def test_dice_already_shown_are_not_rolled_anew() -> None:
    async def before(t: T) -> str:
        await pick(t, 0)
        t.roll(6)
        await pick(t, 0, "again")
        return "phase"

    async def after(t: T) -> str:
        await pick(t, 0)
        t.roll(6)
        t.roll(6)
        await pick(t, 0, "again")
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


def test_a_look_holds_only_what_the_reader_may_know() -> None:
    async def phase(t: T) -> str:
        t.state.hands[0] = ["secret"]
        t.log_secret([0], "drew", "drew-hidden", secret=("card",), card="card:secret", count=1)
        options = [*letters("xy"), option("card", "secret", secret=True)]
        await t.pick(0, ask("play"), options)
        return "phase"

    play = Play(small({"phase": phase}))
    mine, theirs, public = (look(play.game, play.position, s) for s in (0, 1, None))
    assert mine.view.hand == ["secret"]
    assert theirs.view == public.view == SmallView([], [])
    assert [t.key for _, t in mine.events] == ["drew"]
    assert [(t.key, t.args) for _, t in theirs.events] == [("drew-hidden", {"count": 1})]
    assert mine.decision is not None
    assert theirs.decision is None
    shown = theirs.public[0]
    assert isinstance(shown, Choose)
    assert [o.id for o in shown.options] == ["letter:x", "letter:y"]


def test_a_secret_question_shows_only_that_it_waits() -> None:
    play = Play(small({"bids": sealed_bids()}))
    play(0, "x")
    public = look(play.game, play.position, None)
    assert (public.public, public.waiting, public.undoable) == ({}, (1,), (0,))
    assert look(play.game, play.position, 1).locked is None
    assert look(play.game, play.position, 0).locked == ["letter:x"]


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
    async def phase(t: T) -> str:
        await Ask({})
        return "phase"

    with pytest.raises(Bug):
        Play(small({"phase": phase}))
