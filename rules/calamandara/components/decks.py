"""The Symbol decks and the Memory cards: taking, drawing, and what happens when a pile is empty."""

from bisect import insort

from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import (
    CalamandaraContext,
    CalamandaraState,
    is_event,
    log,
    put,
    symbol_on_top,
)
from rules.core.decisions import Seat


def acquire_top(ctx: CalamandaraContext, seat: Seat, owner: Seat) -> list[str]:
    """Take the symbols of the Symbol Card on top of the owner's deck into the seat's Reserve (rule 4.3).

    Call `uncover` for the next card once this is logged.
    """
    traveller = ctx.state.travellers[owner]
    assert symbol_on_top(traveller)
    card = ctx.take(traveller.deck)
    traveller.discard.append(card)
    symbols: list[str] = [*DATA.symbol_cards[card].shows]
    put(ctx.state, seat, "reserve", symbols)
    ctx.state.turn.deed = True
    return symbols


def uncover(ctx: CalamandaraContext, owner: Seat) -> None:
    """Rebuild an empty deck after a card was taken, and log the card on top."""
    if not settle_deck(ctx, owner):
        show_top(ctx, owner)


def show_top(ctx: CalamandaraContext, owner: Seat) -> None:
    """Tell what has come to light on a Symbol deck: the next Symbol Card, or the back of an Event card."""
    deck = ctx.state.travellers[owner].deck
    if deck and is_event(deck[-1]):
        log(ctx, "top.event", owner)
    elif deck:
        log(ctx, "top", owner, card=f"symbol_card:{deck[-1]}")


def settle_deck(ctx: CalamandaraContext, owner: Seat) -> bool:
    """Rebuild an empty Symbol deck from its discard; Event cards in it leave the game (rule 4.9).

    Returns whether that was done.
    """
    state = ctx.state
    traveller = state.travellers[owner]
    state.changed.append(f"deck:{owner}")
    symbols = [card for card in traveller.discard if not is_event(card)]
    if traveller.deck or not symbols:
        return False
    state.removed += [card for card in traveller.discard if is_event(card)]
    ctx.shuffle(symbols)
    traveller.deck, traveller.discard = symbols, []
    log(ctx, "shuffle", owner)
    show_top(ctx, owner)
    return True


def why_no_memory(state: CalamandaraState, seat: Seat, *, limit: int = DATA.hand_limit) -> str:
    """The obstacle to acquiring a Memory Card: `veil`, `full`, `empty`; else nothing (4.8, 13.28)."""
    if seat in state.turn.veiled:
        return "veil"
    if len(state.travellers[seat].hand) >= limit:
        return "full"
    return "" if state.memory_deck or state.memory_discard else "empty"


def draw_memory(ctx: CalamandaraContext, seat: Seat) -> None:
    """Acquire the top Memory Card, which only its owner sees; an empty pile is rebuilt first."""
    state = ctx.state
    if ctx.renew(state.memory_deck, state.memory_discard):
        state.changed += ["memory_deck", "memory_discard"]
        ctx.log("calamandara.log.shuffle.memory")
    card = ctx.take(state.memory_deck)
    insort(state.travellers[seat].hand, card)
    state.turn.deed = True
    state.changed += ["memory_deck", f"hand:{seat}"]
    ctx.log_secret(
        [seat],
        "calamandara.log.draw.own",
        "calamandara.log.draw",
        secret=("memory",),
        seat=f"seat:{seat}",
        memory=f"memory:{card}",
    )


def forget(ctx: CalamandaraContext, seat: Seat, card: str) -> None:
    """Discard a Memory Card from the hand, face up."""
    ctx.seal()  # all see it now; it may follow somebody else's answer
    state = ctx.state
    state.travellers[seat].hand.remove(card)
    state.memory_discard.append(card)
    state.changed += [f"hand:{seat}", "memory_discard"]
    log(ctx, "forget", seat, memory=f"memory:{card}")


def to_diary(ctx: CalamandaraContext, seat: Seat, card: str) -> None:
    """Lay a Memory Card from the hand into the Diary: played, or recorded."""
    traveller = ctx.state.travellers[seat]
    traveller.hand.remove(card)
    traveller.diary.append(card)
    ctx.state.turn.deed = True
    ctx.state.changed += [f"hand:{seat}", f"diary:{seat}"]


def turn_paintings(ctx: CalamandaraContext, direction: int) -> None:
    """Move the top cards of all Symbol decks at once to the next one, 1: clockwise, -1: the other way.

    A deck that is empty passes nothing on (ruling 13.10).
    """
    state = ctx.state
    tops = [ctx.take(traveller.deck) if traveller.deck else None for traveller in state.travellers]
    for owner, card in enumerate(tops):
        if card is not None:
            state.travellers[(owner + direction) % state.seats].deck.append(card)
    for owner in range(state.seats):
        passed_on = tops[(owner - direction) % state.seats] is not None
        if not settle_deck(ctx, owner) and not passed_on:
            show_top(ctx, owner)
