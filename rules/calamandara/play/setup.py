"""Laying out the game (sheet sections 3 and 8; rulebook, "Como incluir esta expansão ao jogo base")."""

from collections.abc import Mapping

from rules.calamandara.components.data import DATA, Mix
from rules.calamandara.components.state import CalamandaraState, Traveller, Turn
from rules.core.play.turns import clockwise
from rules.core.rng import Dice


def new(seats: int, options: Mapping[str, str], dice: Dice) -> CalamandaraState:
    """Return a new game with all cards shuffled and dealt.

    `options`: `expansion` is `with` or `without`, `time` `unlimited` or `limited`, `difficulty` one of the
    modes or `custom`, for which alone `fears` and `counter` say how many Fear cards there are and where the
    counter starts.
    """
    travellers = [Traveller(deck=symbol_deck()) for _ in range(seats)]
    expansion = options["expansion"] == "with"
    mix = mix_of(options)
    box = deal_events(travellers, mix, dice) if expansion else []
    for traveller in travellers:
        dice.shuffle(traveller.deck)
    memories = [card.id for card in DATA.memory.values() for _ in range(card.copies)]
    dice.shuffle(memories)
    first = dice.below(seats)
    state = CalamandaraState(
        phase="setup",
        seed=dice.seed,
        drawn=dice.drawn,
        seats=seats,
        expansion=expansion,
        timed=expansion and options["time"] == "limited",
        mode=options["difficulty"] if expansion else "",
        counter=mix.counter if expansion else 0,
        first=first,
        travellers=travellers,
        memory_deck=memories,
        turn=Turn(first),
        box=box,
    )
    for place, seat in enumerate(clockwise(state.seats, first)):
        for symbol in DATA.start_reserves[place]:
            travellers[seat].reserve[symbol] += 1
    return state


def symbol_deck() -> list[str]:
    """The twenty Symbol Cards of a traveller."""
    return [card.id for card in DATA.symbol_cards.values() for _ in range(card.copies)]


def mix_of(options: Mapping[str, str]) -> Mix:
    """The mix of a difficulty (rule 8.3)."""
    if options["difficulty"] == "custom":
        return DATA.mix(int(options["fears"]), int(options["counter"]))
    return {str(mode): mix for mode, mix in DATA.modes.items()}[options["difficulty"]]


def deal_events(travellers: list[Traveller], mix: Mix, dice: Dice) -> list[str]:
    """Lay Event cards, drawn unseen, into the Symbol decks; return those left in the box (8.4 to 8.6)."""
    fears, hopes = list(DATA.fears), list(DATA.hopes)
    dice.shuffle(fears)
    dice.shuffle(hopes)
    events = fears[: mix.fear] + hopes[: mix.hope]
    dice.shuffle(events)
    each = len(events) // len(travellers)
    for place, traveller in enumerate(travellers):
        traveller.deck += events[place * each : (place + 1) * each]
    return fears[mix.fear :] + hopes[mix.hope :]
