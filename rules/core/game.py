"""The definition of a game: data about it, its phases, and a few pure functions."""

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

from pydantic import Field, TypeAdapter

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.flow import Ask, GameContext, S
from rules.core.rng import Dice
from rules.core.text import Text, Value

CONTRACT = 2
"""The number of this contract (`docs/contract.md`). A package names the one for which its game was made."""
LETTERS = "ABCDEF"
"""The letters of seats. A game has at most so many: each seat needs a colour and a shape of its own, too."""
V = TypeVar("V")
JSON = dict[str, Any]
Phase = Callable[[GameContext[S]], Coroutine[Ask, dict[Seat, Answer], str]]
Why = Callable[[V, Decision, Answer], Text | None]  # (own view, own decision, an answer to it) -> the reason
# (a reader's view, a question that the reader sees) -> the effect of each option, by its id; likewise of each
# part of a share, by its id, and of each number, by `number:3`
Effects = Callable[[V, Decision], Mapping[str, Text]]
Weighs = Callable[[V, Decision], Mapping[str, int]]  # (own view, own decision) -> the worth of options, by id
# (a reader's view) -> each seat's amounts of what wins, by kind
Tally = Callable[[V], Sequence[Mapping[str, int]]]
# (a state) -> each seat's expected share of the win, in parts of `WHOLE`, which they add up to
Evaluation = Callable[[S], Sequence[int]]
WHOLE = 1000  # all of the win
Computer = Callable[[V, Decision, Dice], Answer]  # (own view, own decision, own dice) -> answer


def letter(seat: Seat) -> str:
    """Return the letter by which people know a seat: `A` for the first one."""
    return LETTERS[seat]


class GameOption(Value):
    """A variant that the host may choose in the lobby. The first value is the default.

    `where`: the values that other options must have, by their keys; else this one counts for nothing.
    """

    key: str
    values: tuple[str, ...]
    where: Mapping[str, str] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Foresight:
    """Measured settings for a search in a game (`tools.measure.horizons`, `tools.measure.sharp`).

    `playouts`: the number in about a second. `horizon`: the number of answers before `evaluation` judges;
    None: to the end. `caution`: how many standard errors another answer must be ahead of the usual one.
    """

    playouts: int = 25
    horizon: int | None = None
    caution: float = 0.5


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game under the contract. `version` is that of its state and scripts (see `migrations`)."""

    key: str
    version: int
    seats: range  # player counts
    state: type[S]
    views: type[V]
    phases: Mapping[str, Phase[S]]  # each is at most one player's action, and returns the next one's name
    new: Callable[[int, Mapping[str, str], Dice], S]  # seats, options; keeps the dice's `seed` and `drawn`
    view: Callable[[S, Seat | None], V]  # built from nothing; None: spectator
    resample: Callable[[S, Sequence[Seat], Dice], None]  # shuffle what none of these seats can see
    check: Callable[[S], None]  # invariants, for tests; raises AssertionError
    rounds: Callable[[S], int]  # the progress of the game, in its own rounds
    computers: Mapping[str, Computer[V]]  # by kind; `random` need not be named
    # The reason for a good player's answer, as a fact of the position that the seat sees: a coach's words.
    # None if there is no choice.
    why: Why[V] = lambda view, decision, answer: None
    # The worth of the options, by their ids, if the first computer player takes the best of them: the search
    # tries the best of them first. Empty if it decides by rule.
    weighs: Weighs[V] = lambda view, decision: {}
    # The gain, cost or effect of each option, number or part of a share, in a few words to show beside
    # it, from the reader's own view.
    effects: Effects[V] = lambda view, decision: {}
    # Each seat's amounts of what wins, by kind, as far as the reader of the view may compare them: after a
    # round of a lesson they show who is ahead. All seats have the same kinds, each with words
    # `<game>.recap.<kind>`.
    tally: Tally[V] = lambda view: ()
    # The expected shares of the win if games went on from here, judged by points and board: for a search that
    # does not play to the end. It sees everything. None: a search always plays to the end.
    evaluation: Evaluation[S] | None = None
    foresight: Foresight = Foresight()  # of a search: see decision record 34
    # Kinds of options that are no moves and only change how their seat is asked, such as `switch`. No search
    # tries them, so no sharp player plays with them and no advice names them.
    settings: frozenset[str] = frozenset()
    # The computer player that plays on for the seat that searches, and whose answer the search starts from.
    # None: the first computer player, as for the others.
    policy: Computer[V] | None = None
    options: tuple[GameOption, ...] = ()
    migrations: Mapping[int, Callable[[JSON], JSON]] = field(default_factory=dict)  # version n to n + 1
    # Prompts of public questions whose answers never depend on a hand: if only one is legal, everybody knows
    # that, so it may be given without asking.
    in_the_open: frozenset[str] = frozenset()
    # Prompts of secret questions where everybody may know the kind of thing chosen: nothing hidden decides
    # whether they are asked. Their words are `<game>.choosing.<rest of the prompt>`.
    told_of: frozenset[str] = frozenset()

    @cached_property
    def states(self) -> TypeAdapter[S]:
        """Converts a state to JSON and back."""
        return TypeAdapter(self.state)

    @cached_property
    def seen(self) -> TypeAdapter[V]:
        """Converts a view to JSON and back."""
        return TypeAdapter(self.views)

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return the options, with defaults for those not chosen. Raises `Rejected` for an unknown one."""
        known = {o.key: o for o in self.options}
        for key, value in chosen.items():
            if key not in known or value not in known[key].values:
                raise Rejected(Text(key="core.refused.setting", args={"name": key, "value": value}))
        return {key: chosen.get(key, o.values[0]) for key, o in known.items()}

    def counting(self, chosen: Mapping[str, str]) -> Sequence[GameOption]:
        """Return the options that count for anything beside the others, as these are chosen."""
        return [o for o in self.options if all(chosen.get(key) == value for key, value in o.where.items())]

    def known(self, stored: Mapping[str, str]) -> dict[str, str]:
        """Return the stored options that the game still has; an older version may have stored others."""
        values = {o.key: o.values for o in self.options}
        return {key: value for key, value in stored.items() if value in values.get(key, ())}


AnyGame = Game[Any, Any]  # for code that serves every game and knows none
