"""Tools for a game's script: questions to await, a log, dice, and a way to end.

In `rules`, `await` only ever means *wait for a player*. There is no event loop here.
"""

from collections.abc import Callable, Generator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Generic, NoReturn, Protocol, TypeVar

from rules.core.decisions import (
    Answer,
    Choose,
    Decision,
    Fill,
    Number,
    Option,
    Order,
    Part,
    Seat,
    Slot,
    Split,
)
from rules.core.rng import Dice
from rules.core.text import Text, Value

Argument = int | str | list[str]
T = TypeVar("T")


class Core(Protocol):
    """The fields that the engine needs in every game's state."""

    phase: str  # the current phase, or the next one
    seed: str  # secret until the end
    drawn: int  # draws so far

    @property
    def seats(self) -> int:
        """The number of seats; a plain field is enough."""


S = TypeVar("S", bound=Core)


@dataclass(frozen=True, slots=True)
class Ask:
    """One question to one seat, or several at once. Awaiting it gives the answers in seat order.

    `check` is a rule on one seat's answer that no schema can express; it runs when each answer comes in, and
    raises `Rejected`. The script itself may refuse the answer of a single seat later, but not one of several
    (see `Bug`).
    """

    decisions: Mapping[Seat, Decision]
    check: Callable[[Seat, Answer], None] | None = None

    def __await__(self) -> Generator["Ask", dict[Seat, Answer], dict[Seat, Answer]]:
        return (yield self)


class Event(Value):
    """An entry of the log: each reader gets one of two texts, or none; spectators get the public one."""

    public: Text | None
    private: Text | None = None
    seats: tuple[Seat, ...] = ()  # their readers get the private text: the players there when it is read

    def read_by(self, seat: Seat | None) -> Text | None:
        """Return the text for this seat, `None` for a spectator."""
        return self.private if seat is not None and seat in self.seats else self.public


@dataclass(frozen=True, slots=True)
class Implied:
    """A question that was not asked, because it has only one answer.

    `open`: nothing hidden was shown between the answer that led to it and this.
    """

    question: Decision
    answer: Answer
    open: bool


class Result(Value):
    """The outcome of a game, by seat."""

    places: tuple[int, ...]  # 1 = won, equal = shared, all 2 = nobody won
    sheet: dict[str, tuple[int, ...]]  # the score sheet by category, `total` last
    why: Text


def told_apart(places: Sequence[int], totals: Sequence[int]) -> tuple[int, ...]:
    """Return the places as they are shown: behind a winner, ties are broken by total."""
    if 1 not in places:  # nobody won
        return tuple(places)
    marks = [(-place, total) for place, total in zip(places, totals, strict=True)]
    return tuple(
        1 if place == 1 else 1 + sum(other > mine for other in marks)
        for place, mine in zip(places, marks, strict=True)
    )


class Over(Exception):  # noqa: N818 - how a script ends its game from any depth
    """The game is over."""

    def __init__(self, result: Result) -> None:
        super().__init__(result.why.key)
        self.result = result


class Stale(Exception):  # noqa: N818 - an answer to a player, not an error of the program
    """Raised for a question that is not open (any more), or a seat that has nothing to take back."""


class Diverged(Exception):  # noqa: N818 - a fact about a record
    """A stored answer no longer fits, because the code has changed since.

    `index` is its place among the record's steps, from 0.
    """

    def __init__(self, index: int, why: str) -> None:
        super().__init__(f"step {index}: {why}")
        self.index = index


class Bug(Exception):  # noqa: N818 - the word for it
    """A script broke the contract.

    It awaited something that is not a question, looped without asking, refused too late, or raised.
    """


class GameContext(Generic[S]):
    """One game while a script runs.

    `step` counts the answers used so far, `floor` those that can't be taken back. `late` holds the seats for
    which the clock answered the phase's last question, because their players did not in time; standing orders
    and computer players are never late. `implied` is what was not asked since the last answer.
    """

    __slots__ = ("events", "floor", "implied", "late", "state", "step")

    def __init__(self, state: S, step: int = 0) -> None:
        self.state = state
        self.step = step
        self.floor = step
        self.late: frozenset[Seat] = frozenset()
        self.implied: list[Implied] = []
        self.events: list[tuple[int, Event]] = []

    # --- questions

    async def pick(
        self,
        seat: Seat,
        prompt: Text,
        options: Sequence[Option],
        *,
        secret: bool = False,
        default: str | None = None,
        standing: str | None = None,
    ) -> str:
        """Ask for exactly one option; return its id."""
        chosen = await self.choose(
            seat,
            prompt,
            options,
            secret=secret,
            default=None if default is None else [default],
            standing=standing,
        )
        return chosen[0]

    async def choose(
        self,
        seat: Seat,
        prompt: Text,
        options: Sequence[Option],
        *,
        least: int = 1,
        most: int = 1,
        secret: bool = False,
        default: list[str] | None = None,
        standing: str | None = None,
    ) -> list[str]:
        """Ask for `least` to `most` options; return their ids as given."""
        question = Choose(
            seat=seat,
            prompt=prompt,
            options=tuple(options),
            least=least,
            most=most,
            secret=secret,
            default=default,
            standing=standing,
        )
        answer = await self._one(question)
        assert isinstance(answer, list)
        return answer

    async def number(
        self,
        seat: Seat,
        prompt: Text,
        low: int,
        high: int,
        *,
        step: int = 1,
        secret: bool = False,
        default: int | None = None,
    ) -> int:
        """Ask for a number from `low` to `high`."""
        question = Number(
            seat=seat, prompt=prompt, low=low, high=high, step=step, secret=secret, default=default
        )
        answer = await self._one(question)
        assert isinstance(answer, int)
        return answer

    async def split(
        self,
        seat: Seat,
        prompt: Text,
        parts: Sequence[Part],
        *,
        least: int,
        most: int,
        secret: bool = False,
        default: dict[str, int] | None = None,
    ) -> dict[str, int]:
        """Ask for a number for each part, with a sum from `least` to `most`."""
        question = Split(
            seat=seat,
            prompt=prompt,
            parts=tuple(parts),
            least=least,
            most=most,
            secret=secret,
            default=default,
        )
        answer = await self._one(question)
        assert isinstance(answer, dict)
        return {k: int(v) for k, v in answer.items()}

    async def order(
        self,
        seat: Seat,
        prompt: Text,
        options: Sequence[Option],
        *,
        secret: bool = False,
        default: list[str] | None = None,
    ) -> list[str]:
        """Ask for all options to be put in order; return their ids in that order."""
        answer = await self._one(
            Order(seat=seat, prompt=prompt, options=tuple(options), secret=secret, default=default)
        )
        assert isinstance(answer, list)
        return answer

    async def fill(
        self,
        seat: Seat,
        prompt: Text,
        slots: Sequence[Slot],
        options: Sequence[Option],
        *,
        distinct: bool = True,
        secret: bool = False,
        default: dict[str, str] | None = None,
    ) -> dict[str, str]:
        """Ask for a sheet; return option ids by slot id, without blank slots."""
        question = Fill(
            seat=seat,
            prompt=prompt,
            slots=tuple(slots),
            options=tuple(options),
            distinct=distinct,
            secret=secret,
            default=default,
        )
        return _sheet(await self._one(question))

    async def together(
        self, decisions: Mapping[Seat, Decision], check: Callable[[Seat, Answer], None] | None = None
    ) -> dict[Seat, Answer]:
        """Ask several seats at once; return the answers in seat order when all are in.

        Returns `{}` at once if there is nobody to ask.
        """
        if not decisions:
            return {}
        return await Ask(dict(sorted(decisions.items())), check)

    async def fill_together(
        self, sheets: Mapping[Seat, Fill], check: Callable[[Seat, Answer], None] | None = None
    ) -> dict[Seat, dict[str, str]]:
        """Ask several seats for a sheet at once."""
        answers = await self.together(sheets, check)
        return {seat: _sheet(answer) for seat, answer in answers.items()}

    def only(self, seat: Seat, prompt: Text, option: Option) -> str:
        """Return the id of the only option without asking, and note that it was implied (see `imply`)."""
        self.imply(Choose(seat=seat, prompt=prompt, options=(option,)), [option.id])
        return option.id

    def imply(self, question: Decision, answer: Answer) -> None:
        """Record a question that is not asked, with its only answer.

        So a player who named another one in advance can be told.
        """
        self.implied.append(Implied(question, answer, self.floor < self.step))

    async def _one(self, question: Decision) -> Answer:
        answers = await Ask({question.seat: question})
        return answers[question.seat]

    # --- the log

    def log(self, key: str, **args: Argument) -> None:
        """Tell everybody."""
        self.events.append((self.step, Event(public=Text(key=key, args=args))))

    def log_secret(
        self,
        seats: Sequence[Seat],
        private_key: str,
        public_key: str | None = None,
        *,
        secret: Sequence[str] = (),
        **args: Argument,
    ) -> None:
        """Tell `seats` one text and everybody else another (or nothing), from which the `secret` arguments
        are left out.
        """
        shadow = {name: value for name, value in args.items() if name not in secret}
        public = Text(key=public_key, args=shadow) if public_key else None
        event = Event(public=public, private=Text(key=private_key, args=args), seats=tuple(seats))
        self.events.append((self.step, event))

    # --- chance

    def below(self, n: int) -> int:
        """Return a random number from 0 to `n - 1`. Closes undo."""
        dice = Dice(self.state.seed, self.state.drawn)
        drawn = dice.below(n)
        self.state.drawn = dice.drawn
        self.seal()
        return drawn

    def roll(self, sides: int) -> int:
        """Return a die: 1 to `sides`. Closes undo."""
        return 1 + self.below(sides)

    def shuffle(self, pile: MutableSequence[T]) -> None:
        """Shuffle in place. Closes undo."""
        dice = Dice(self.state.seed, self.state.drawn)
        dice.shuffle(pile)
        self.state.drawn = dice.drawn
        self.seal()

    def take(self, pile: list[T], i: int = -1) -> T:
        """Take a card from a hidden pile (the last one is the top). Closes undo."""
        self.seal()
        return pile.pop(i)

    def renew(self, pile: list[T], discard: list[T]) -> bool:
        """Refill an empty pile from the discards, if there are any. Returns whether it was refilled."""
        if pile or not discard:
            return False
        pile[:] = discard
        discard.clear()
        self.shuffle(pile)
        return True

    def seal(self) -> None:
        """Close undo: something hidden was shown."""
        self.floor = self.step

    # --- the end

    def end(self, result: Result) -> NoReturn:
        """End the game, from any depth. Closes undo."""
        self.seal()
        raise Over(result)


def _sheet(answer: Answer) -> dict[str, str]:
    assert isinstance(answer, dict)
    return {slot: str(ident) for slot, ident in answer.items()}
