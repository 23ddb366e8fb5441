"""The rules of Peak, from the deal to the end. In rules, `await` means: wait for a player."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.decisions import Answer, Choose, Seat, option
from rules.core.flow import GameContext, Result
from rules.core.rng import Dice
from rules.core.text import Text

SEATS = range(2, 5)
HIGHEST, HAND = 20, 4  # cards are numbered from 1; each seat is dealt a hand


@dataclass(slots=True)
class PeakState:
    """The state of a game, with hidden things."""

    phase: str
    seed: str
    drawn: int
    seats: int
    hands: list[list[int]]  # hidden but from their owners
    rest: list[int]  # the cards that nobody was dealt; hidden
    points: list[int]
    round: int = 1
    shown: list[int] = field(default_factory=list)  # the last round's cards by seat; none before the first
    gone: list[int] = field(default_factory=list)  # all cards that were played, in order
    changed: list[str] = field(default_factory=list)  # ids of what the last answer changed


def new(seats: int, options: Mapping[str, str], dice: Dice) -> PeakState:
    """Deal four cards to each seat (rule 1)."""
    rest = list(range(1, HIGHEST + 1))
    dice.shuffle(rest)
    hands = [sorted(rest.pop() for _ in range(HAND)) for _ in range(seats)]
    return PeakState("round", dice.seed, dice.drawn, seats, hands, rest, points=[0] * seats)


async def play_round(ctx: GameContext[PeakState]) -> str:
    """Ask all for a card in secret; the highest scores (rule 2)."""
    state = ctx.state
    answers = await ctx.together({seat: question(state, seat) for seat in range(state.seats)})
    state.shown = [card_of(answers[seat]) for seat in range(state.seats)]
    for seat, card in enumerate(state.shown):
        state.hands[seat].remove(card)
        ctx.log("peak.log.plays", seat=f"seat:{seat}", card=ident(card))
    state.gone += state.shown
    winner = state.shown.index(max(state.shown))
    state.points[winner] += 1
    ctx.log("peak.log.scores", seat=f"seat:{winner}")
    state.changed = [f"points:{winner}", *map(ident, state.shown)]
    if not state.hands[0]:
        state.phase = "over"
        ctx.end(result(state))
    state.round += 1
    return "round"


def question(state: PeakState, seat: Seat) -> Choose:
    """The question which card a seat plays. Its options are secret."""
    cards = tuple(option("card", f"peak_{card}") for card in state.hands[seat])
    return Choose(seat=seat, prompt=Text(key="peak.ask.card"), options=cards, secret=True)


def ident(card: int) -> str:
    """The id of a card."""
    return f"card:peak_{card}"


def card_of(answer: Answer) -> int:
    """The card of an answer such as `["card:peak_7"]`; the engine has checked its shape."""
    assert isinstance(answer, list)
    return int(answer[0].removeprefix("card:peak_"))


def places(state: PeakState) -> tuple[int, ...]:
    """The most points win; equal ones share a place (rule 3)."""
    return tuple(1 + sum(other > mine for other in state.points) for mine in state.points)


def result(state: PeakState) -> Result:
    """The result of the game."""
    sheet = {"total": tuple(state.points)}
    return Result(places=places(state), sheet=sheet, why=Text(key="peak.over.rounds", args={"count": HAND}))


def resample(state: PeakState, seats: Sequence[Seat], dice: Dice) -> None:
    """Mix what none of `seats` can see: the other hands, and the rest."""
    hidden = [hand for seat, hand in enumerate(state.hands) if seat not in seats]
    pool = [*state.rest, *(card for hand in hidden for card in hand)]
    dice.shuffle(pool)
    state.rest[:] = [pool.pop() for _ in state.rest]
    for hand in hidden:
        hand[:] = sorted(pool.pop() for _ in hand)


def check(state: PeakState) -> None:
    """Check the invariants; raises `AssertionError`."""
    cards = [*state.rest, *state.gone, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == list(range(1, HIGHEST + 1)), "each card is in one place"
    assert sum(state.points) * state.seats == len(state.gone), "one point in each round"
