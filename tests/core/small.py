"""Small games for the tests of the engine: one or two phases that need one thing of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.decisions import Answer, Choose, Option, Rejected, Seat, option
from rules.core.engine import Position, start
from rules.core.flow import GameContext
from rules.core.game import Game, GameOption, Phase
from rules.core.moves import submit, undo
from rules.core.playing import run
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
    """The view of one reader of them."""

    marks: list[str]
    hand: list[str]


T = GameContext[Small]


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
        new=lambda seats, options, dice: Small(first, dice.seed, dice.drawn, seats),
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


async def pick(ctx: T, seat: Seat, key: str = "which", of: str = "xyz") -> str:
    return (await ctx.pick(seat, ask(key), letters(of))).removeprefix("letter:")


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

    def undoable(self) -> tuple[Seat, ...]:
        return self.position.undoable

    def waiting(self) -> tuple[Seat, ...]:
        return self.position.waiting

    @property
    def marks(self) -> list[str]:
        return self.position.state.marks


def picky(refused: str, following: str) -> Phase[Small]:
    """Seat 0 picks a letter: this one is refused, late, and z breaks the rules."""

    async def phase(ctx: T) -> str:
        letter = await pick(ctx, 0)
        if letter == refused:
            raise Rejected(ask("no"))
        assert letter != "z"
        ctx.state.marks.append(letter)
        return following

    return phase


async def one_each(ctx: T) -> str:
    for seat in range(ctx.state.seats):
        ctx.state.marks.append(await pick(ctx, seat))
        ctx.log("picked", seat=f"seat:{seat}")
    return "one_each"


def sealed_bids(seats: Sequence[Seat] = (0, 1)) -> Phase[Small]:
    async def bids(ctx: T) -> str:
        questions = {
            s: Choose(seat=s, prompt=ask("bid"), options=tuple(letters("xyz")), secret=True) for s in seats
        }
        answers = await ctx.together(questions)
        ctx.state.marks += [
            f"{seat}{answer[0][-1]}" for seat, answer in answers.items() if isinstance(answer, list)
        ]
        return "bids"

    return bids
