"""A game for tests of the bot, for 2 to 4 seats, with all five kinds of decisions, in public and in secret.

Each round all seats plan at once in secret (`Fill`), then each takes one action in turn (`Choose`): `work`
(`Number` and a die), `trade` (`Split`), `sort` (a secret `Order`), `rest` (the default), or a ware from its
hand, which is sold. After `length` rounds the richest wins.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.decisions import Answer, Decision, Fill, Option, Part, Rejected, Seat, Slot, option
from rules.core.flow import GameContext, Result
from rules.core.game import Game, GameOption
from rules.core.rng import Dice
from rules.core.text import Text

WARES = 30
HAND = 3


@dataclass(slots=True)
class ToyState:
    """The whole state, hidden things included."""

    phase: str
    seed: str
    drawn: int
    seats: int
    length: int
    deck: list[str]
    hands: list[list[str]]
    coins: list[int]
    discard: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)  # the wares of the last plans or action
    round: int = 1
    turn: int = 0
    die: int = 0


@dataclass(frozen=True, slots=True)
class ToyView:
    """The view of one reader: `hand` is the reader's own one, empty for a spectator."""

    round: int
    turn: int
    die: int
    coins: list[int]
    hand_sizes: list[int]
    deck_size: int
    discard: list[str]
    shown: list[str]
    hand: list[str]


T = GameContext[ToyState]


def text(key: str, **args: int | str | list[str]) -> Text:
    return Text(key=f"toy.{key}", args=args)


def wares(hand: Sequence[str], *, secret: bool = False) -> list[Option]:
    return [option("ware", ware, secret=secret) for ware in hand]


async def plan(ctx: T) -> str:
    """All at once, in secret: a ware for the morning, and one for the evening or none."""
    sheets = {seat: sheet(seat, hand) for seat, hand in enumerate(ctx.state.hands)}

    def check(seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, dict)
        if answer.get("slot:evening") == "ware:w1":
            raise Rejected(text("refused.evening", it="ware:w1"))

    answers = await ctx.fill_together(sheets, check)
    ctx.state.shown = []
    for seat, filled in answers.items():
        for ident in filled.values():
            put_down(ctx, seat, ident)
        ctx.state.coins[seat] += len(filled)
        ctx.log("toy.planned", seat=f"seat:{seat}", its=list(filled.values()))
    for seat in range(ctx.state.seats):
        draw(ctx, seat)
    ctx.state.turn = 0
    return "act"


def sheet(seat: Seat, hand: list[str]) -> Fill:
    return Fill(
        seat=seat,
        prompt=text("ask.plan"),
        secret=True,
        slots=(
            Slot(id="slot:morning", label=text("slot.morning")),
            Slot(id="slot:evening", label=text("slot.evening"), blank=True),
        ),
        options=tuple(wares(hand)),
        default={"slot:morning": f"ware:{hand[0]}"},
    )


async def act(ctx: T) -> str:
    """One seat's action."""
    seat = ctx.state.turn
    names = ["rest", "work", *(["trade"] if ctx.state.coins[seat] else []), "sort"]
    offered = [option("action", name) for name in names] + wares(ctx.state.hands[seat], secret=True)
    chosen = await ctx.pick(seat, text("ask.act"), offered, default="action:rest", standing="act")
    ctx.state.shown = []
    if chosen.startswith("ware:"):
        put_down(ctx, seat, chosen)
        ctx.state.coins[seat] += 1
        ctx.log("toy.sold", seat=f"seat:{seat}", it=chosen)
        draw(ctx, seat)
    else:
        name = chosen.removeprefix("action:")
        ctx.log(f"toy.acts.{name}", seat=f"seat:{seat}")
        await {"rest": rest, "work": work, "trade": trade, "sort": sort}[name](ctx, seat)
    return finish(ctx)


async def rest(ctx: T, seat: Seat) -> None:
    """Do nothing."""


async def work(ctx: T, seat: Seat) -> None:
    """Earn as much as you dare if the die is not lower. Four is refused, late, by the script."""
    effort = await ctx.number(seat, text("ask.effort"), 1, 6, default=1)
    if effort == 4:
        raise Rejected(text("refused.four"))
    ctx.state.die = ctx.roll(6)
    earned = effort if ctx.state.die >= effort else 0
    ctx.state.coins[seat] += earned
    ctx.log("toy.worked", seat=f"seat:{seat}", die=ctx.state.die, earned=earned)


async def trade(ctx: T, seat: Seat) -> None:
    """Put one coin or more on two stalls; the eastern one gives double, the western one nothing."""
    most = min(4, ctx.state.coins[seat])
    parts = [Part(id=f"stall:{name}", label=text(f"stall.{name}"), high=most) for name in ("east", "west")]
    given = await ctx.split(seat, text("ask.trade"), parts, least=1, most=most)
    ctx.state.coins[seat] += given["stall:east"] - given["stall:west"]
    ctx.log("toy.traded", seat=f"seat:{seat}", coins=sum(given.values()))


async def sort(ctx: T, seat: Seat) -> None:
    """Put the hand into another order, in secret."""
    order = await ctx.order(seat, text("ask.sort"), wares(ctx.state.hands[seat]), secret=True)
    ctx.state.hands[seat] = [ident.removeprefix("ware:") for ident in order]
    ctx.log("toy.sorted", seat=f"seat:{seat}")


def put_down(ctx: T, seat: Seat, ident: str) -> None:
    ware = ident.removeprefix("ware:")
    ctx.state.hands[seat].remove(ware)
    ctx.state.discard.append(ware)
    ctx.state.shown.append(ware)


def draw(ctx: T, seat: Seat) -> None:
    """Up to a full hand; only the drawer learns what. The deck lasts until the end of any round."""
    while len(ctx.state.hands[seat]) < HAND:
        ware = ctx.take(ctx.state.deck)
        ctx.state.hands[seat].append(ware)
        secret = {"seat": f"seat:{seat}", "it": f"ware:{ware}"}
        ctx.log_secret([seat], "toy.drew", "toy.drew_hidden", secret=["it"], **secret)


def finish(ctx: T) -> str:
    """The next seat, the next round, or the end."""
    ctx.state.turn += 1
    if ctx.state.turn < ctx.state.seats:
        return "act"
    if ctx.state.round == ctx.state.length:
        ctx.end(result(ctx.state.coins))
    ctx.state.round += 1
    ctx.state.deck += ctx.state.discard
    ctx.state.discard = []
    ctx.shuffle(ctx.state.deck)
    return "plan"


def result(coins: list[int]) -> Result:
    places = tuple(1 + sum(other > own for other in coins) for own in coins)
    return Result(places=places, sheet={"total": tuple(coins)}, why=text("over.rounds"))


def new(seats: int, options: Mapping[str, str], dice: Dice) -> ToyState:
    deck = [f"w{n}" for n in range(WARES)]
    dice.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
    return ToyState("plan", dice.seed, dice.drawn, seats, int(options["length"]), deck, hands, [1] * seats)


def view(state: ToyState, seat: Seat | None) -> ToyView:
    return ToyView(
        round=state.round,
        turn=state.turn,
        die=state.die,
        coins=list(state.coins),
        hand_sizes=[len(hand) for hand in state.hands],
        deck_size=len(state.deck),
        discard=list(state.discard),
        shown=list(state.shown),
        hand=[] if seat is None else list(state.hands[seat]),
    )


def resample(state: ToyState, seats: Sequence[Seat], dice: Dice) -> None:
    hidden = [seat for seat in range(state.seats) if seat not in seats]
    pool = [*state.deck, *(ware for seat in hidden for ware in state.hands[seat])]
    dice.shuffle(pool)
    for seat in hidden:
        state.hands[seat] = [pool.pop() for _ in state.hands[seat]]
    state.deck = pool


def check(state: ToyState) -> None:
    everything = [*state.deck, *state.discard, *(ware for hand in state.hands for ware in hand)]
    assert sorted(everything) == sorted(f"w{n}" for n in range(WARES))
    assert min(state.coins) >= 0


def steady(seen: ToyView, decision: Decision, dice: Dice) -> Answer:
    """A computer player that rests whenever it may."""
    return decision.sample(dice) if decision.default is None else decision.default


TOY: Game[ToyState, ToyView] = Game(
    key="toy",
    version=1,
    seats=range(2, 5),
    state=ToyState,
    views=ToyView,
    phases={"plan": plan, "act": act},
    new=new,
    view=view,
    resample=resample,
    check=check,
    rounds=lambda state: state.round,
    computers={"steady": steady},
    options=(GameOption(key="length", values=("2", "1", "5", "33", "400")),),
)
