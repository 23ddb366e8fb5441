"""Driving one script of a game by hand: each `await` is answered from a list, without the engine."""

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from rules.core.decisions import Answer, Choose, Decision, Fill, Order, Seat, Split
from rules.core.engine import dump, load
from rules.core.flow import Ask, GameContext, Over, Result, S
from rules.core.game import AnyGame, Game, V
from rules.core.rng import Dice
from rules.core.text import Text

T = TypeVar("T")
Script = Coroutine[Ask, dict[Seat, Answer], T]
Answers = Sequence[Mapping[Seat, Answer]]


def context(state: S) -> GameContext[S]:
    """A table with this state."""
    return GameContext(state)


def drive(script: "Script[T]", answers: Answers = ()) -> T:
    """Run a script with these answers, one mapping for each question, and return its value.

    Each answer must be one that the question allows; none may be missing and none left over.
    """
    try:
        open_question = _feed(script, answers)
    except StopIteration as stop:
        value: T = stop.value
        return value
    raise AssertionError(f"no answer to {open_question}")


def asked(script: "Script[T]", answers: Answers = ()) -> Mapping[Seat, Decision]:
    """The question that is open after these answers."""
    try:
        return _feed(script, answers).decisions
    except StopIteration as stop:
        raise AssertionError(f"ended with {stop.value!r}, and asked nothing more") from None
    finally:
        script.close()


def over(script: "Script[T]", answers: Answers = ()) -> Result:
    """The result of a script that ends the game."""
    try:
        drive(script, answers)
    except Over as ending:
        return ending.result
    raise AssertionError("the game is not over")


def events_for(ctx: GameContext[S], seat: Seat | None = None) -> list[Text]:
    """Return what a reader has read so far, `None` for a spectator."""
    texts = [event.read_by(seat) for _, event in ctx.events]
    return [text for text in texts if text is not None]


def _feed(script: "Script[T]", answers: Answers) -> Ask:
    """Give all answers, and return the next question. `StopIteration` holds the script's value."""
    left = list(answers)
    try:
        ask = script.send(None)  # type: ignore[arg-type]  # a coroutine starts with None
        while left:
            given = left.pop(0)
            assert set(given) == set(ask.decisions), f"asked {set(ask.decisions)}, answered {set(given)}"
            for seat, decision in ask.decisions.items():
                decision.check(given[seat])
                if ask.check:
                    ask.check(seat, given[seat])
            ask = script.send({seat: given[seat] for seat in ask.decisions})
        return ask
    except (StopIteration, Over):
        assert not left, f"answers left over: {left}"
        raise


def coached(game: AnyGame, view: Any, decision: Decision) -> Text:
    """The coach's reason for the answer of the game's first computer player, which must have one."""
    player = next(iter(game.computers.values()))
    why = game.why(view, decision, player(view, decision, Dice("coach")))
    assert why is not None
    return why


def ids(decision: Decision) -> list[str]:
    """The ids of what is offered."""
    if isinstance(decision, Split):
        return [part.id for part in decision.parts]
    assert isinstance(decision, Choose | Fill | Order)
    return [option.id for option in decision.options]


def mixed(game: Game[S, V], state: S, *seats: Seat, seed: str = "mix") -> S:
    """The same state with all mixed that none of these seats sees."""
    other = load(game, dump(game, state))
    game.resample(other, seats, Dice(seed))
    return other
