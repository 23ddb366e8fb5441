"""Small games of Kemet for examples: everything is where the test says, and little else.

Seats own the cities in the order of the map: with two, seat 0 Anubis and seat 1 Bastet. Nobody has
Divine Intervention cards unless the test says so, so that no window opens by itself.
"""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.rng import Dice
from rules.kemet import GAME
from rules.kemet.components.data import DATA
from rules.kemet.components.map import cities_in_play
from rules.kemet.components.state import God, KemetContext, KemetState, Troop, Turn
from rules.kemet.play.setup import found, new
from tests.helpers import Answers, asked, context, drive, events_for

USUAL = GAME.settle({})
STAY: Answer = ["after:stay"]
RECALL: Answer = ["after:recall"]
Placed = tuple[int | str, ...]  # seat, units, and perhaps a creature
Troops = Mapping[str, Placed | Sequence[Placed]]


def god(*tiles: str, divine: Sequence[str] = (), **numbers: int) -> God:
    """A player with these tiles and Divine Intervention cards; `prayers`, `supply`, `veterans` as numbers.

    Creatures of tiles are in the supply; those that stand with a troop are taken out by `game`.
    """
    made = God(tiles=list(tiles), divine=sorted(divine), beasts=[ctx for ctx in tiles if ctx in DATA.beasts])
    for name, value in numbers.items():
        setattr(made, name, value)
    return made


def game(
    *gods: God,
    troops: Troops | None = None,
    pyramids: Mapping[str, tuple[str, int]] | None = None,
    phase: str = "turn",
    turn: Seat | None = 0,
    options: Mapping[str, str] | None = None,
) -> KemetContext:
    """A table in the middle of a turn of `turn` (None: at night), whose normal token is placed.

    `troops`: zone -> (seat, units, creature) or a list of two; `pyramids`: district -> (colour, level).
    Where two of them stand in a zone, a battle is due.
    """
    state = new(len(gods), {**USUAL, **(options or {})}, Dice("example"))
    state.gods, state.order, state.phase = list(gods), list(range(len(gods))), phase
    for player, city in zip(gods, cities_in_play(len(gods)), strict=True):
        player.city = city
    for zone, placed in (troops or {}).items():
        for seat, units, *beasts in [placed] if isinstance(placed, tuple) else placed:
            troop = Troop(int(seat), int(units), [str(beast) for beast in beasts])
            state.troops.setdefault(zone, []).append(troop)
            state.gods[troop.seat].beasts = [b for b in state.gods[troop.seat].beasts if b not in beasts]
    state.battles = [zone for zone, there in state.troops.items() if len(there) > 1]
    for zone, (colour, level) in (pyramids or {}).items():
        builder = next(s for s, player in enumerate(gods) if zone.startswith(player.city))
        found(state, builder, zone, colour, level)
    for player in gods:
        state.tiles = [tile for tile in state.tiles if tile not in player.tiles]
    if turn is not None:
        state.turn = Turn(turn, silver=False, gold=False, placed=True, started=True)
        state.done = turn
    state.changed.clear()
    return context(state)


async def play(ctx: KemetContext, until: str) -> KemetState:
    """Run phases until this one is next."""
    while ctx.state.phase != until:
        ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    return ctx.state


def act(ctx: KemetContext, phase: str, answers: Answers = (), until: str = "acted") -> KemetState:
    """Run from one phase up to another with these answers."""
    ctx.state.phase = phase
    return drive(play(ctx, until), answers)


def question(ctx: KemetContext, phase: str, answers: Answers = (), until: str = "no such phase") -> Decision:
    """The question of one seat that is open after these answers."""
    ctx.state.phase = phase
    [decision] = asked(play(ctx, until), answers).values()
    return decision


def sheet(play_: str, discard: str, *divine: str) -> Answer:
    """An answer in the War Council."""
    slots = {"slot:play": f"battle:{play_}", "slot:discard": f"battle:{discard}"}
    return slots | {f"slot:divine_{i}": f"divine:{card}" for i, card in enumerate(divine, 1)}


def fight(
    ctx: KemetContext,
    zone: str,
    attack: Answer,
    defence: Answer,
    *more: Mapping[Seat, Answer],
    until: str = "acted",
) -> KemetState:
    """A battle of seat 0 against seat 1, both of whose troops stand in the zone, with these sheets."""
    ctx.state.battles = [zone]
    return act(ctx, "fight", [{0: attack, 1: defence}, *more], until)


def units(state: KemetState) -> dict[str, list[tuple[Seat, int]]]:
    """Return the owners and numbers of the units in each place."""
    return {
        zone: [(troop.seat, troop.units) for troop in troops] for zone, troops in sorted(state.troops.items())
    }


def beasts(state: KemetState) -> dict[str, list[str]]:
    """Return the creatures in each place."""
    return {z: troop.beasts for z, troops in state.troops.items() for troop in troops if troop.beasts}


def keys(ctx: KemetContext, seat: Seat | None = None) -> list[str]:
    """The keys of what a reader has read, without `kemet.log.`."""
    return [text.key.removeprefix("kemet.log.") for text in events_for(ctx, seat)]


def saying(ctx: KemetContext, key: str, seat: Seat | None = None) -> list[dict[str, int | str | list[str]]]:
    """The arguments of all that a reader has read under a key."""
    return [text.args for text in events_for(ctx, seat) if text.key == f"kemet.log.{key}"]
