"""Small games of Calamandara for examples: everything is where the test says, and little else.

Two travellers sit in the south and the north. Nobody has Memory Cards unless the test says so, so that no
window opens by itself.
"""

from collections.abc import Mapping, Sequence

from rules.calamandara import GAME
from rules.calamandara.components.cells import START
from rules.calamandara.components.data import SYMBOLS
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    Traveller,
    Turn,
    no_symbols,
)
from rules.calamandara.play.setup import new
from rules.core.decisions import Answer, Decision, Seat
from rules.core.rng import Dice
from tests.helpers import Answers, Script, asked, context, drive, events_for, ids, over

USUAL = GAME.settle({"time": "limited"})
PASS: Answer = ["act:pass"]
END: Answer = ["act:end"]
NONE: Answer = ["act:none"]
REVEAL: Answer = ["act:reveal"]
REFUSE: Answer = ["act:refuse"]
PLAIN = "footprint_footprint"  # a Symbol Card
KINDS = {symbol[0]: symbol for symbol in SYMBOLS}  # f, m, w, c, t: how examples write symbols


def stock(letters: str) -> dict[str, int]:
    """A Reserve or Depot: `ffw` is two Footprints and a Wing."""
    return {symbol: letters.count(letter) for letter, symbol in KINDS.items()}


def symbols(board: str) -> dict[str, str]:
    """A board: `fb3 ta1` is a Footprint on b3 and a Tower on a1."""
    return {word[1:]: KINDS[word[0]] for word in board.split()}


def traveller(
    board: str = "",
    token: str = START,
    *,
    reserve: str = "",
    depot: str = "",
    hand: Sequence[str] = (),
    diary: Sequence[str] = (),
    deck: Sequence[str] = (PLAIN, PLAIN, PLAIN),
    discard: Sequence[str] = (),
) -> Traveller:
    """A board is written like `fb3 ta1`, Reserve and Depot like `ffw`; of the deck, the last is the top."""
    return Traveller(
        deck=list(deck),
        token=token,
        stood=[token],
        board=symbols(board),
        reserve=stock(reserve),
        depot=stock(depot),
        hand=sorted(hand),
        diary=list(diary),
        discard=list(discard),
    )


def game(
    *travellers: Traveller,
    central: str = "",
    turn: Seat = 0,
    counter: int = 12,
    memory_deck: Sequence[str] = ("muralha_de_vento", "pagina_rasgada", "raiz_na_pedra", "raiz_na_pedra"),
    options: Mapping[str, str] | None = None,
) -> CalamandaraContext:
    """A table in the turn of `turn`, with a time limit."""
    state = new(len(travellers), {**USUAL, **(options or {})}, Dice("example"))
    state.travellers, state.turn, state.first = list(travellers), Turn(turn), 0
    state.central, state.counter, state.memory_deck = symbols(central), counter, list(memory_deck)
    return context(state)


async def play(ctx: CalamandaraContext, *until: str) -> CalamandaraState:
    """Run the phase of the state, and those that follow, until one of these is next."""
    ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    while ctx.state.phase not in until:
        ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)
    return ctx.state


def act(ctx: CalamandaraContext, phase: str, answers: Answers, *until: str) -> CalamandaraState:
    """Run from one phase up to another with these answers."""
    ctx.state.phase = phase
    return drive(play(ctx, *until), answers)


def ending(ctx: CalamandaraContext, phase: str, answers: Answers) -> str:
    """Return how the game ends after these answers: centre, dogma, stagnation, cap."""
    ctx.state.phase = phase
    over(play(ctx, "no such phase"), answers)
    return ctx.state.ending


def open_question(ctx: CalamandaraContext, phase: str, answers: Answers = ()) -> Mapping[Seat, Decision]:
    """Return what is asked after these answers."""
    ctx.state.phase = phase
    return asked(play(ctx, "no such phase"), answers)


def offered(ctx: CalamandaraContext, phase: str, answers: Answers = ()) -> list[str]:
    """The ids of what the one seat that is asked may choose."""
    [decision] = open_question(ctx, phase, answers).values()
    return ids(decision)


def prompt(decisions: Mapping[Seat, Decision]) -> str:
    """The question that one seat is asked, without `calamandara.ask.`."""
    [decision] = decisions.values()
    return decision.prompt.key.removeprefix("calamandara.ask.")


def reveal(ctx: CalamandaraContext, card: str, *answers: Mapping[Seat, Answer]) -> CalamandaraState:
    """The active traveller turns up this Event card; windows and effects get the answers, to the discard."""
    ctx.state.travellers[ctx.state.turn.seat].deck.append(card)
    return act(ctx, "event", [{ctx.state.turn.seat: REVEAL}, *answers], "event")


def revealing(ctx: CalamandaraContext, card: str) -> Script[CalamandaraState]:
    """Return the same as a script, to look at what is asked or how it ends."""
    ctx.state.travellers[ctx.state.turn.seat].deck.append(card)
    ctx.state.phase = "event"
    return play(ctx, "event")


def questions(ctx: CalamandaraContext, card: str, *answers: Mapping[Seat, Answer]) -> Mapping[Seat, Decision]:
    """Return what is asked after an Event card was turned up, and these answers."""
    return asked(revealing(ctx, card), [{ctx.state.turn.seat: REVEAL}, *answers])


def one_by_one(seat: Seat, *chosen: str) -> Answers:
    """Answers of one traveller, one after the other."""
    return [{seat: [ident]} for ident in chosen]


def holds(pile: Mapping[str, int]) -> str:
    """A Reserve or Depot in letters: `ffw`."""
    assert set(pile) == set(no_symbols())
    return "".join(letter * pile[symbol] for letter, symbol in KINDS.items())


def laid(board: Mapping[str, str]) -> str:
    """A board as `symbols` reads it, in the order of the cells' names."""
    return " ".join(f"{board[cell][0]}{cell}" for cell in sorted(board))


def keys(ctx: CalamandaraContext, seat: Seat | None = None) -> list[str]:
    """The keys of what a reader has read, without `calamandara.log.`."""
    return [text.key.removeprefix("calamandara.log.") for text in events_for(ctx, seat)]
