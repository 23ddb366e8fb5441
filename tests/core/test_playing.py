"""A game that stays alive is at each moment what running its record gives."""

import re
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.core.decisions import Rejected
from rules.core.engine import Position, Record, start
from rules.core.flow import Bug, Stale
from rules.core.game import AnyGame
from rules.core.moves import submit, undo
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.selfplay.audit import Audit, damaged, essence
from rules.core.selfplay.playout import Failed, play, seed_of
from rules.games import GAMES
from tests.bot.toy import TOY
from tests.core.small import Play, T, ask, pick, sealed_bids, small

ACTIONS = 25  # in one example
EVERY = [TOY, *GAMES.values()]


def all_of(game: AnyGame, position: Position[Any]) -> tuple[object, ...]:
    """Return everything in a position that can be compared."""
    return (*essence(game, position), position.opened, position.waiting, position.events, position.sealed)


class Both:
    """A living game and the same one as a record that is run from its checkpoint at each answer."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game, self.record = game, record
        self.living, self.position = Playing(game, record), run(game, record)

    def answered(self, dice: Dice) -> None:
        """A random answer of any seat that is asked, even if locked; the rules may refuse it."""
        seats = list(self.position.pending)
        seat = seats[dice.below(len(seats))]
        answer, ask = self.position.pending[seat].sample(dice), self.position.asks[seat]
        try:
            self.record, self.position = submit(self.game, self.record, self.position, seat, ask, answer)
        except Rejected as refusal:
            with pytest.raises(Rejected) as other:
                self.living.submit(seat, ask, answer)
            assert other.value.text == refusal.text
        else:
            self.living.submit(seat, ask, answer)

    def refused(self, dice: Dice) -> None:
        """A damaged answer, and one to no question."""
        seats = list(self.position.pending)
        seat = seats[dice.below(len(seats))]
        for answer in damaged(self.position.pending[seat].sample(dice)):
            with pytest.raises(Rejected):
                self.living.submit(seat, self.position.asks[seat], answer)
        with pytest.raises(Stale):
            self.living.submit(seat, "0" * 12, [])

    def taken_back(self, dice: Dice) -> None:
        """Take back an answer of a seat that may do so."""
        if not self.position.undoable:
            with pytest.raises(Stale):
                self.living.undo(0)
            return
        seat = self.position.undoable[dice.below(len(self.position.undoable))]
        self.record, self.position = undo(self.game, self.record, self.position, seat)
        self.living.undo(seat)

    def compare(self) -> None:
        """Check for the same record, the same position, and that running the record again leads there."""
        assert self.living.record == self.record
        assert all_of(self.game, self.living.position) == all_of(self.game, self.position)
        again = run(self.game, self.record)
        assert essence(self.game, self.living.position) == essence(self.game, again)


@pytest.mark.slow
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
@settings(max_examples=20)
@example(seed=2, actions=[3, 3, 3, 0, 0])  # a refusal once took what the last answer had told
@given(seed=st.integers(0, 10**9), actions=st.lists(st.integers(0, 9), min_size=5, max_size=ACTIONS))
def test_a_living_game_is_what_its_record_says(game: AnyGame, seed: int, actions: list[int]) -> None:
    dice = Dice(f"living:{seed}")
    seats = game.seats[seed % len(game.seats)]
    both = Both(game, play(game, seats, seed_of("living", seed), decisions=dice.below(150)).record)
    for action in actions:
        if both.position.result is not None:
            break
        do = both.refused if action == 0 else both.taken_back if action < 3 else both.answered
        do(dice)
        both.compare()


async def wary(ctx: T) -> str:
    """Moves the state before it refuses y, and breaks with z."""
    letter = await pick(ctx, 0)
    ctx.state.marks.append(letter)
    ctx.log("marked", letter=letter)
    if letter == "y":
        raise Rejected(ask("no-y"))
    assert letter != "z"
    ctx.state.marks.append(await pick(ctx, 0))
    return "wary"


@pytest.mark.parametrize(("letter", "failure"), [("y", Rejected), ("z", Bug)])
def test_an_answer_that_the_script_refuses_late_leaves_all_as_it_was(
    letter: str, failure: type[Exception]
) -> None:
    game = small({"wary": wary})
    playing = Playing(game, start(game, 1, {}, "seed"))
    before, record = all_of(game, playing.position), playing.record
    with pytest.raises(failure):
        playing.submit(0, playing.position.asks[0], [f"letter:{letter}"])
    assert (all_of(game, playing.position), playing.record) == (before, record)
    for _ in range(2):
        playing.submit(0, playing.position.asks[0], ["letter:x"])
    assert playing.position.state.marks == ["x", "x"]


async def turns(ctx: T) -> str:
    ctx.state.marks.append(await pick(ctx, len(ctx.state.marks) % 2))
    return "judging"


async def judging(ctx: T) -> str:
    """Breaks after z, without a question."""
    assert ctx.state.marks[-1] != "z"
    return "turns"


def test_an_answer_that_breaks_a_later_phase_leaves_all_as_it_was() -> None:
    """Also what lies before the last record that anybody has asked for."""
    play = Play(small({"turns": turns, "judging": judging}))
    playing = Playing(play.game, play.record)
    for n in range(5):
        play(n % 2, "x")
        playing.give(n % 2, ["letter:x"])
    with pytest.raises(Bug):
        playing.give(1, ["letter:z"])
    assert playing.record == play.record
    assert all_of(play.game, playing.position) == all_of(play.game, play.position)


def test_a_locked_answer_is_replaced_in_a_living_game() -> None:
    game = small({"bids": sealed_bids()})
    playing = Playing(game, start(game, 2, {}, "seed"))
    asks = playing.position.asks
    for seat, letter in ((0, "x"), (0, "y"), (1, "z")):
        playing.submit(seat, asks[seat], [f"letter:{letter}"])
    assert playing.position.state.marks == ["0y", "1z"]


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.key)
def test_a_living_game_keeps_what_follows_its_record_alone(game: AnyGame) -> None:
    """Neither events nor boundaries from before the checkpoint pile up, nor answers once it was asked for."""
    playing = Playing(game, start(game, game.seats[-1], {}, seed_of("short", game.key)))
    dice = Dice("short")
    for _ in range(120):
        position = playing.position
        if position.result is not None:
            break
        seat = position.waiting[0]
        try:
            playing.submit(seat, position.asks[seat], position.pending[seat].sample(dice))
        except Rejected:
            continue
        again = run(game, playing.record)
        assert len(playing._begun) == len(again.boundaries)
        assert len(playing._script.context.events) == len(again.events)
        assert len(playing._script.steps) == len(playing.record.steps)


async def sharing(ctx: T) -> str:
    """Lets two fields of the state be one list, which no boundary may carry on."""
    ctx.state.deck = ctx.state.marks
    await pick(ctx, 0)
    return "adding"


async def adding(ctx: T) -> str:
    """Moves on with one of them."""
    ctx.state.marks.append(await pick(ctx, 0))
    return "adding"


def test_the_audit_notices_a_list_that_two_fields_share_across_a_boundary() -> None:
    """The definition loads the state at each boundary; a living game does not."""
    game = small({"sharing": sharing, "adding": adding})
    with pytest.raises(Failed, match=r"run again, lead elsewhere: state\.(deck|marks)"):
        play(game, 1, "seed", decisions=9, watch=Audit(game, 1, events=False, leaks=False))


@pytest.mark.parametrize(
    ("prompt", "of", "why"),
    [("other", "xyz", "nobody asks seat 0 first"), ("first", "yz", "core.refused.option")],
)
def test_a_script_whose_earlier_questions_move_is_a_bug_and_stores_nothing(
    prompt: str, of: str, why: str
) -> None:
    """Here it goes by how often it was run, which nobody could replay."""
    runs = list[int]()

    async def fickle(ctx: T) -> str:
        runs.append(1)
        await (pick(ctx, 0, "first") if len(runs) < 3 else pick(ctx, 0, prompt, of))
        await pick(ctx, 0, "next")
        return "fickle"

    play = Play(small({"fickle": fickle}))
    play(0, "x")
    before = play.record
    with pytest.raises(Bug, match=rf"small: a fresh answer moved an old one, .*{re.escape(why)}"):
        play(0, "x")
    assert play.record is before and len(before.steps) == 1
