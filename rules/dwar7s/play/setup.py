"""Laying out the game (sheet rules 5 to 9; rulebook, "Preparação")."""

from collections.abc import Mapping

from rules.core.rng import Dice
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Clan, Dwar7sState


def new(seats: int, options: Mapping[str, str], dice: Dice) -> Dwar7sState:
    """An empty table, three open objectives, and for each player a secret one and nine kingdom cards.

    Colours go by seat; there are no `options`.
    """
    first = dice.below(seats)
    trades = _shuffled(list(DATA.trades), dice)
    secrets = _shuffled(list(DATA.secrets), dice)
    ogres = _shuffled([ogre.id for ogre in DATA.ogres.values() for _ in range(ogre.copies)], dice)
    return Dwar7sState(
        phase="setup",
        seed=dice.seed,
        seats=seats,
        first=first,
        clans=[Clan(secret=secrets.pop(), kingdom=list(DATA.kingdoms)) for _ in range(seats)],
        trades=[trades.pop() for _ in range(DATA.trades_open)],
        trade_deck=trades,
        secrets=secrets,
        ogre_deck=ogres,
        drawn=dice.drawn,
    )


def _shuffled(pile: list[str], dice: Dice) -> list[str]:
    dice.shuffle(pile)
    return pile
