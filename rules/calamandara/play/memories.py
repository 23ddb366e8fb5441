"""The Memory Cards: when each may be played, and what it does (sheet table 12.2)."""

from collections.abc import Callable, Coroutine, Mapping

from rules.calamandara.components.asks import act, ask, pick_cell, pick_stored, symbol_option
from rules.calamandara.components.board import Place, lift, mountains, open_to_harm, swap, swappable, walled
from rules.calamandara.components.cells import is_central
from rules.calamandara.components.data import DATA, SYMBOLS, Window
from rules.calamandara.components.decks import acquire_top, to_diary, turn_paintings, uncover
from rules.calamandara.components.movement import steps
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    acting,
    log,
    put,
    said,
    shown,
    symbol_on_top,
    take,
)
from rules.core.decisions import Answer, Option, Seat, option
from rules.core.flow import Ask
from rules.core.play.asking import pick, pick_or_only
from rules.core.text import bare, ids

RECOVERED = 3  # symbols, by Página Rasgada
ENOUGH = act("enough", "page.enough", None)
Play = Callable[[CalamandaraContext, Seat], Coroutine[Ask, dict[Seat, Answer], None]]


def playable(state: CalamandaraState, seat: Seat, window: Window) -> list[str]:
    """The kinds of Memory Cards in hand that may be played now: all but three must change something."""
    whose = "own" if seat == state.turn.seat else "others"
    found = []
    for name in dict.fromkeys(state.travellers[seat].hand):
        card = DATA.memory[name]
        if card.windows.get(window) in (whose, "any") and (card.always or CHANGES[name](state, seat)):
            found.append(name)
    return found


async def play_memory(ctx: CalamandaraContext, seat: Seat, name: str) -> None:
    """Play a Memory Card from the hand: it goes to the Diary, seen by all."""
    ctx.seal()
    to_diary(ctx, seat, name)
    await PLAYS[name](ctx, seat)


async def guardian(ctx: CalamandaraContext, seat: Seat) -> None:
    """The active traveller cannot perform Phase 1; they may still reveal (specific rule 8)."""
    ctx.state.turn.lost = True
    log(ctx, "guardian", seat, victim=f"seat:{ctx.state.turn.seat}")


async def nomads(ctx: CalamandaraContext, seat: Seat) -> None:
    """Acquire the top Symbol Card of another's deck, not one with an Event card on top (specific rule 9)."""
    owner = await _seat(ctx, seat, "deck", _seats(robbable(ctx.state, seat)))
    symbols = acquire_top(ctx, seat, owner)
    log(ctx, "nomads", seat, victim=f"seat:{owner}", symbols=ids("symbol", symbols))
    uncover(ctx, owner)


def robbable(state: CalamandaraState, seat: Seat) -> list[Seat]:
    """The other travellers with a Symbol Card on top of their decks."""
    return [i for i, other in enumerate(state.travellers) if i != seat and symbol_on_top(other)]


async def silence(ctx: CalamandaraContext, seat: Seat) -> None:
    """The active traveller's turn ends; a card already revealed is still carried out (specific rule 10)."""
    ctx.state.turn.silenced = True
    log(ctx, "silence", seat, victim=f"seat:{ctx.state.turn.seat}")


async def paintings(ctx: CalamandaraContext, seat: Seat) -> None:
    """The top card of every Symbol deck moves on, Event cards face down (specific rule 11)."""
    chosen = await pick(
        ctx, seat, ask("direction"), [option("direction", "left"), option("direction", "right")]
    )
    log(ctx, f"paintings.{bare(chosen)}", seat)
    turn_paintings(ctx, 1 if chosen == "direction:left" else -1)


def tops_differ(state: CalamandaraState) -> bool:
    """Check whether the decks differ in their top card, or in having one; no two Event cards are alike."""
    tops = {traveller.deck[-1] if traveller.deck else None for traveller in state.travellers}
    return len(tops) > 1


async def hands_of_clay(ctx: CalamandaraContext, seat: Seat) -> None:
    """The effects of this Event card leave the traveller out (ruling 13.13)."""
    reveal = shown(ctx.state)
    reveal.spared.append(seat)
    log(ctx, "hands", seat, event=f"event:{reveal.event}")


async def wall(ctx: CalamandaraContext, seat: Seat) -> None:
    """Protect the symbols of the traveller's board from all others in this turn."""
    ctx.state.turn.walls.append(seat)
    log(ctx, "wall", seat)


async def veil(ctx: CalamandaraContext, seat: Seat) -> None:
    """A traveller cannot acquire Memory Cards in this turn."""
    victim = await _seat(ctx, seat, "veil", _seats(list(range(ctx.state.seats))))
    ctx.state.turn.veiled.append(victim)
    log(ctx, "veil", seat, victim=f"seat:{victim}")


async def borrowed_steps(ctx: CalamandaraContext, seat: Seat) -> None:
    """Add one step to this Phase 3, also above a cap."""
    ctx.state.turn.extra += 1
    log(ctx, "steps", seat)


async def breath(ctx: CalamandaraContext, seat: Seat) -> None:
    """Discard a symbol of another traveller's board to its owner's Depot."""
    victim = await _seat(ctx, seat, "breath.board", _seats(breathable(ctx.state, seat)))
    cells = open_to_harm(ctx.state.travellers[victim], *SYMBOLS)
    cell = await pick_cell(ctx, seat, ask("breath.cell", seat=f"seat:{victim}"), cells, owner=victim)
    symbol = lift(ctx.state, Place(victim, cell))
    put(ctx.state, victim, "depot", [symbol])
    log(ctx, "breath", seat, symbol=f"symbol:{symbol}", cell=said(cell), victim=f"seat:{victim}")


def breathable(state: CalamandaraState, seat: Seat) -> list[Seat]:
    """The other travellers with a symbol that nothing defends."""
    return [
        i
        for i, other in enumerate(state.travellers)
        if i != seat and not walled(state, i) and open_to_harm(other, *SYMBOLS)
    ]


async def root(ctx: CalamandaraContext, seat: Seat) -> None:
    """Discard a Mountain of one's own or the central board to one's own Depot."""
    state = ctx.state
    cell = await pick_cell(ctx, seat, ask("root"), mountains(state, seat), owner=seat)
    symbol = lift(state, Place(None if is_central(cell) else seat, cell))
    put(state, seat, "depot", [symbol])
    log(ctx, "root", seat, cell=said(cell))


async def torn_page(ctx: CalamandaraContext, seat: Seat) -> None:
    """Recover up to three symbols of choice from the Depot, at least one."""
    state = ctx.state
    depot = state.travellers[seat].depot
    most = min(RECOVERED, sum(depot.values()))
    recovered = [await pick_stored(ctx, seat, ask("page", left=most), depot)]
    take(state, seat, "depot", recovered)
    while len(recovered) < most:
        options = [symbol_option(symbol, depot[symbol]) for symbol in SYMBOLS if depot[symbol]]
        prompt = ask("page", left=most - len(recovered))
        chosen = await pick(ctx, seat, prompt, [*options, ENOUGH], default=ENOUGH.id)
        if chosen == ENOUGH.id:
            break
        take(state, seat, "depot", [bare(chosen)])
        recovered.append(bare(chosen))
    put(state, seat, "reserve", recovered)
    log(ctx, "page", seat, symbols=ids("symbol", recovered))


async def shadows(ctx: CalamandaraContext, seat: Seat) -> None:
    """Swap two symbols of different kinds on one individual board."""
    owner = await _seat(ctx, seat, "trade.board", _seats(tradable(ctx.state, seat)))
    traveller = ctx.state.travellers[owner]
    partners = swappable(traveller, own=owner == seat)
    whose = f"seat:{owner}"
    one = await pick_cell(ctx, seat, ask("trade.first", seat=whose), list(partners), owner=owner)
    symbol = f"symbol:{traveller.board[one]}"
    second = ask("trade.second", symbol=symbol, cell=said(one), seat=whose)
    other = await pick_cell(ctx, seat, second, partners[one], owner=owner)
    with_symbol = f"symbol:{traveller.board[other]}"
    swap(ctx.state, owner, one, other)
    if owner == seat:
        log(ctx, "shadows.own", seat, symbol=symbol, cell=said(one), other=with_symbol, there=said(other))
    else:
        log(
            ctx,
            "shadows",
            seat,
            victim=whose,
            symbol=symbol,
            cell=said(one),
            other=with_symbol,
            there=said(other),
        )


def tradable(state: CalamandaraState, seat: Seat) -> list[Seat]:
    """The travellers on whose boards two symbols can be swapped; this may include the seat itself."""
    return [
        i
        for i, other in enumerate(state.travellers)
        if (i == seat or not walled(state, i)) and swappable(other, own=i == seat)
    ]


async def _seat(ctx: CalamandaraContext, seat: Seat, name: str, options: list[Option]) -> Seat:
    """Ask for a traveller; not asked if there is only one."""
    return int(bare(await pick_or_only(ctx, seat, ask(name), options)))


def _seats(seats: list[Seat]) -> list[Option]:
    return [option("seat", seat) for seat in seats]


PLAYS: Mapping[str, Play] = {
    "guardia_de_mourna": guardian,
    "terras_nomades": nomads,
    "erronia_do_silencio": silence,
    "pinturas_submersas": paintings,
    "maos_de_barro": hands_of_clay,
    "muralha_de_vento": wall,
    "veu_do_regente": veil,
    "passos_emprestados": borrowed_steps,
    "sopro_de_uradova": breath,
    "raiz_na_pedra": root,
    "pagina_rasgada": torn_page,
    "troca_de_sombras": shadows,
}
CHANGES: Mapping[str, Callable[[CalamandaraState, Seat], bool]] = {  # whether it would change anything now
    "guardia_de_mourna": lambda state, seat: not state.turn.lost,
    "terras_nomades": lambda state, seat: bool(robbable(state, seat)),
    "erronia_do_silencio": lambda state, seat: not (state.turn.silenced or acting(state).silenced),
    "pinturas_submersas": lambda state, seat: tops_differ(state),
    "passos_emprestados": lambda state, seat: bool(steps(state, seat, leap=not state.turn.leaped)),
    "sopro_de_uradova": lambda state, seat: bool(breathable(state, seat)),
    "raiz_na_pedra": lambda state, seat: bool(mountains(state, seat)),
    "pagina_rasgada": lambda state, seat: any(state.travellers[seat].depot.values()),
    "troca_de_sombras": lambda state, seat: bool(tradable(state, seat)),
}
