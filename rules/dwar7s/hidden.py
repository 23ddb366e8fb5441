"""`Game.resample`: shuffles what none of the given seats sees (sheet rule 18)."""

from collections.abc import Sequence

from rules.core.decisions import Seat
from rules.core.play.hiding import hidden_seats
from rules.core.rng import Dice
from rules.dwar7s.components.data import GEMS
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.state import Dwar7sState, gem_count

TRIES = 60  # attempts to shuffle so that nobody's secret objective is overdue


def resample(state: Dwar7sState, seats: Sequence[Seat], dice: Dice) -> None:
    """Redraw all that none of `seats` sees: decks, and others' secret objectives, ogre cards and gems."""
    dice.shuffle(state.trade_deck)
    hidden = hidden_seats(state, seats)
    for _ in range(TRIES):
        _mix_ogres(state, hidden, dice)
        _mix_gems(state, hidden, dice)
        _mix_secrets(state, hidden, dice)
        if not _overdue(state):
            return
    for seat in _overdue(state):
        state.clans[seat].switch = False


def _overdue(state: Dwar7sState) -> list[Seat]:
    """The seats whose secret objective would have been revealed: it holds, and the switch is on.

    The questions at the end of a turn show whose switch is on (ruling R10), so that stays as it is.
    """
    clans = enumerate(state.clans)
    return [seat for seat, clan in clans if clan.switch and not clan.revealed and holds(state, seat)]


def _mix_ogres(state: Dwar7sState, hidden: Sequence[Seat], dice: Dice) -> None:
    cards = [*state.ogre_deck, *(ogre for seat in hidden for ogre in state.clans[seat].ogres)]
    dice.shuffle(cards)
    for seat in hidden:
        clan = state.clans[seat]
        clan.ogres = sorted(cards.pop() for _ in clan.ogres)
    state.ogre_deck = cards


def _mix_gems(state: Dwar7sState, hidden: Sequence[Seat], dice: Dice) -> None:
    """Shuffle gems between hands: each hand's size is known, and the kinds of all hands together."""
    clans = [state.clans[seat] for seat in hidden]
    gems = [gem for clan in clans for gem in GEMS for _ in range(clan.gems[gem])]
    dice.shuffle(gems)
    for clan in clans:
        dealt = [gems.pop() for _ in range(gem_count(clan))]
        clan.gems = {gem: dealt.count(gem) for gem in GEMS}


def _mix_secrets(state: Dwar7sState, hidden: Sequence[Seat], dice: Dice) -> None:
    """Shuffle the unrevealed secret objectives, including those that were not dealt."""
    unseen = [seat for seat in hidden if not state.clans[seat].revealed]
    cards = [*state.secrets, *(state.clans[seat].secret for seat in unseen)]
    dice.shuffle(cards)
    for seat in unseen:
        state.clans[seat].secret = cards.pop()
    state.secrets = cards
