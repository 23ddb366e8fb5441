"""Small games of Bellum Magica for examples: everything is where the test says, and little else."""

from collections.abc import Mapping, Sequence

from rules.bellum import GAME
from rules.bellum.components.data import CHESTS
from rules.bellum.components.state import BellumContext, BellumState, Lord
from rules.bellum.play.recruit import recruit
from rules.bellum.play.setup import new
from rules.core.decisions import Choose, Decision, Seat
from rules.core.rng import Dice
from tests.helpers import context, events_for

USUAL = GAME.settle({})


def lord(castle: str = "skull_keep", **held: object) -> Lord:
    """A realm. Creatures by side (`left`, `right`, `unplaced`), chest values by kind, tokens by name.

    `exhausted` of the `reroll` tokens are spells that were cast today.
    """
    made = Lord(castle=castle)
    for name, value in held.items():
        if name == "exhausted":
            assert isinstance(value, int)
            made.exhausted = value
        elif isinstance(value, int):
            assert name in made.tokens
            made.tokens[name] = value
        elif name in CHESTS:
            assert isinstance(value, list)
            made.chests[name] = sorted(value)
        else:
            assert isinstance(value, list) and name in ("left", "right", "unplaced")
            setattr(made, name, value)
    return made


def game(
    *lords: Lord,
    phase: str = "attack",
    die: int = 2,
    captain: Seat = 0,
    places: Sequence[str] = (),
    evil: Sequence[str] = (),
    super_evil: Sequence[str] = (),
    decks: Mapping[str, list[str]] | None = None,
    piles: Mapping[str, list[int]] | None = None,
    options: Mapping[str, str] | None = None,
    day: int = 1,
) -> BellumContext:
    """A table in the middle of a day. Decks are empty unless given; piles are whole."""
    state = new(len(lords), {**USUAL, **(options or {})}, Dice("example"))
    state.lords = list(lords)
    state.phase, state.die, state.captain, state.day = phase, die, captain, day
    state.places = list(places)
    state.displays = {"evil": list(evil), "super_evil": list(super_evil)}
    state.decks = {"places": [], "evil": [], "super_evil": [], **(decks or {})}
    state.piles = {**state.piles, **{kind: list(values) for kind, values in (piles or {}).items()}}
    return context(state)


async def play(ctx: BellumContext, until: str) -> BellumState:
    """Run phases until this one is next."""
    while ctx.state.phase != until:
        ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    return ctx.state


async def recruited(ctx: BellumContext) -> str:
    """Recruit a creature and place it, which are two steps."""
    assert await recruit(ctx) == "recruit"
    return await recruit(ctx)


def ids(decisions: Mapping[Seat, Decision], seat: Seat) -> list[str]:
    """The ids of the options that a seat is offered."""
    decision = decisions[seat]
    assert isinstance(decision, Choose)
    return [option.id for option in decision.options]


def keys(ctx: BellumContext, seat: Seat | None = None) -> list[str]:
    """The keys of what a reader has read, without `bellum.log.`."""
    return [text.key.removeprefix("bellum.log.") for text in events_for(ctx, seat)]
