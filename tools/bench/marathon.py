"""A game without end, for games longer than any real one. Its state does not grow, as no board does."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Seat, option
from rules.core.flow import GameContext
from rules.core.game import Game
from rules.core.rng import Dice
from rules.core.text import Text


@dataclass(slots=True)
class Track:
    """A round track of a hundred spaces, with everybody's place."""

    phase: str
    seed: str
    drawn: int
    seats: int
    turn: int
    spaces: list[int]


@dataclass(frozen=True, slots=True)
class TrackView:
    """The whole track: all of it is public."""

    turn: int
    spaces: tuple[int, ...]


async def leg(ctx: GameContext[Track]) -> str:
    """Let one runner go on."""
    state = ctx.state
    pace = await ctx.pick(
        state.turn, Text(key="label", args={"it": "pace"}), [option("pace", i) for i in (1, 2, 3)]
    )
    state.spaces[state.turn] = (state.spaces[state.turn] + int(pace[-1]) + ctx.roll(6)) % 100
    ctx.log("label", it=f"seat:{state.turn}")
    state.turn = (state.turn + 1) % state.seats
    return "leg"


def _new(seats: int, options: Mapping[str, str], dice: Dice) -> Track:
    return Track("leg", dice.seed, 0, seats, 0, [0] * seats)


def _view(state: Track, seat: Seat | None) -> TrackView:
    return TrackView(state.turn, tuple(state.spaces))


def _resample(state: Track, seats: Sequence[Seat], dice: Dice) -> None:
    """Change nothing: nothing is hidden."""


def _check(state: Track) -> None:
    assert len(state.spaces) == state.seats


MARATHON: Game[Track, TrackView] = Game(
    key="marathon",
    version=1,
    seats=range(2, 6),
    state=Track,
    views=TrackView,
    phases={"leg": leg},
    new=_new,
    view=_view,
    resample=_resample,
    check=_check,
    rounds=lambda state: max(state.spaces),
    computers={},
)
