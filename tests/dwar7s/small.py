"""Small games of Dwar7s Fall for examples: everything is where the test says, and little else.

Seat 0 is red, 1 blue, 2 yellow, 3 green; seat 0 begins the round. Secret objectives are those that seldom
come true by themselves.
"""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Choose, Decision, Seat
from rules.core.engine import Position, Record, dump
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Card, Clan, Dwar7sContext, Dwar7sState, Stack
from rules.dwar7s.play.setup import new
from tests.helpers import Answers, asked, context, drive, events_for

USUAL = GAME.settle({})
END: Answer = ["task:end"]
PLACE: Answer = ["task:place"]
MOVE: Answer = ["task:move"]
LAID = {  # two castles, and between them what red needs for emeralds, amber and trade
    "m13": "red_castle@180",
    "n13": "red_store",
    "o13": "red_amber_mine",
    "p13": "red_emerald_mine@180",
    "q13": "blue_castle",
    "s13": "blue_tavern",
}
QUIET = ("mage", "miner", "disguised_ogre", "researcher")  # by seat


def clan(secret: str = "", kingdom: Sequence[str] = (), **held: int | bool | Sequence[str]) -> Clan:
    """A player. Gems by kind as numbers; `ogres`, `trades`, `monsters`, `revealed`, `switch` by name."""
    made = Clan(secret=secret, kingdom=list(kingdom))
    for name, value in held.items():
        if name in DATA.gems:
            assert isinstance(value, int)
            made.gems[name] = value
        else:
            assert name in ("ogres", "trades", "monsters", "revealed", "switch")
            setattr(made, name, value if isinstance(value, bool | int) else list(value))
    return made


def card(text: str) -> Card:
    """A card as `red_castle`, or turned as `red_castle@90`."""
    name, _, rotation = text.partition("@")
    return Card(name, int(rotation or 0))


def cells(laid: Mapping[str, str], seats: int, dwarves: Mapping[str, Mapping[Seat, int]]) -> dict[str, Stack]:
    """A table: cell -> cards from the bottom, `red_tavern/blue_store@90`; dwarves: cell -> seat -> number."""
    found = {}
    for cell, cards in laid.items():
        there = dwarves.get(cell, {})
        stack = Stack(
            [card(text) for text in cards.split("/")], [there.get(seat, 0) for seat in range(seats)]
        )
        found[cell] = stack
    return found


def game(
    *clans: Clan,
    laid: Mapping[str, str] | None = None,
    dwarves: Mapping[str, Mapping[Seat, int]] | None = None,
    phase: str = "tasks",
    turn: int = 0,
    used: int = 0,
    trades: Sequence[str] = ("bread", "fish", "feast"),
    trade_deck: Sequence[str] = ("ham",),
    ogre_deck: Sequence[str] = ("thief",),
    round_: int = 1,
) -> Dwar7sContext:
    """A table in the middle of a turn of seat `turn`; two clans unless others are given."""
    players = list(clans) or [clan(), clan()]
    for player, secret in zip(players, QUIET, strict=False):
        player.secret = player.secret or secret
    state = new(len(players), USUAL, Dice("example"))
    state.clans, state.first, state.turn, state.round = players, 0, turn, round_
    state.phase, state.used, state.opened = phase, used, True
    state.table = cells(laid or {}, len(players), dwarves or {})
    state.trades, state.trade_deck = list(trades), list(trade_deck)
    state.ogre_deck = list(ogre_deck)
    return context(state)


async def play(ctx: Dwar7sContext, until: str) -> Dwar7sState:
    """Run phases until this one is next."""
    while ctx.state.phase != until:
        ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    return ctx.state


def act(ctx: Dwar7sContext, *answers: Answer, until: str = "resolution") -> Dwar7sState:
    """Run up to a phase with these answers of the seat whose turn it is."""
    seat = (ctx.state.first + ctx.state.turn) % ctx.state.seats
    return drive(play(ctx, until), [{seat: answer} for answer in answers])


def question(ctx: Dwar7sContext, *answers: Answer) -> Choose:
    """The question that is open after these answers of the seat whose turn it is."""
    seat = (ctx.state.first + ctx.state.turn) % ctx.state.seats
    given: Answers = [{seat: answer} for answer in answers]
    [decision] = asked(play(ctx, "no such phase"), given).values()
    assert isinstance(decision, Choose)
    return decision


def answered(ctx: Dwar7sContext, *answers: Answer) -> Position[Dwar7sState]:
    """The position after these answers of the seat whose turn it is, by the engine."""
    seat = (ctx.state.first + ctx.state.turn) % ctx.state.seats
    record = Record(game=GAME.key, version=GAME.version, checkpoint=dump(GAME, ctx.state))
    position = run(GAME, record)
    for answer in answers:
        record, position = submit(GAME, record, position, seat, position.asks[seat], answer)
    return position


def ids(decision: Decision, kind: str = "") -> list[str]:
    """The ids of what is offered, of one kind if it is given; without what stands beside every decision."""
    assert isinstance(decision, Choose)
    found = [o.id for o in decision.options if not o.id.startswith("switch:")]
    return [ident for ident in found if ident.startswith(kind)]


def offered(ctx: Dwar7sContext, *answers: Answer) -> list[str]:
    """The ids of the question that is open after these answers."""
    return ids(question(ctx, *answers))


def tops(state: Dwar7sState) -> dict[str, str]:
    """The top card of each cell."""
    return {cell: stack.top.name for cell, stack in state.table.items()}


def there(state: Dwar7sState) -> dict[str, list[int]]:
    """The dwarves in each cell that has any, by seat."""
    return {cell: stack.dwarves for cell, stack in state.table.items() if any(stack.dwarves)}


def keys(ctx: Dwar7sContext, seat: Seat | None = None) -> list[str]:
    """The keys of what a reader has read, without `dwar7s.log.`."""
    return [text.key.removeprefix("dwar7s.log.") for text in events_for(ctx, seat)]


def saying(ctx: Dwar7sContext, key: str, seat: Seat | None = None) -> list[dict[str, int | str | list[str]]]:
    """The arguments of all that a reader has read under a key."""
    return [text.args for text in events_for(ctx, seat) if text.key == f"dwar7s.log.{key}"]
