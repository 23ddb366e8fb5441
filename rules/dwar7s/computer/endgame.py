"""The end that a third objective or an idle round would bring, by what the seat itself can see (rule 15)."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.decisions import Seat
from rules.core.flow import Argument
from rules.dwar7s.components.data import DATA
from rules.dwar7s.computer.prospects import Outlook

LEAST = min(gem.points for gem in DATA.gems.values())  # VP of a gem that nobody sees


class Behind(NamedTuple):
    """The seat's VP if the game ended so, and the rival who is sure to have more."""

    mine: int
    rival: Seat
    theirs: int  # at least

    def facts(self) -> dict[str, Argument]:
        """Return them as arguments of a text."""
        return {"mine": self.mine, "rival": f"seat:{self.rival}", "theirs": self.theirs}


def behind_after(look: Outlook, gain: int) -> Behind | None:
    """Return who is ahead if one more objective that brings `gain` VP ends the game; None: nobody surely is.

    None, too, where it would not end the game, or where the game ends anyway.
    """
    if look.view.last_round or look.clan.objectives + 1 < DATA.objectives_to_end:
        return None
    return _behind(look, gain)


def behind_if_idle(look: Outlook) -> Behind | None:
    """Return who is ahead if the seat does nothing, which makes this round the last; None: nobody surely is.

    None, too, where somebody has acted, another seat still can, or a task is complete (ruling R19).
    """
    view = look.view
    complete = any(stack.dwarves[look.seat] >= stack.kind.needed for stack in look.table.values())
    if view.stirred or view.last_round or view.order[-1] != look.seat or complete:
        return None
    return _behind(look, held_gain(look))


def _behind(look: Outlook, gain: int) -> Behind | None:
    mine = look.clan.score["total"] + gain
    least = {seat: _least(look, seat) for seat in range(len(look.view.clans)) if seat != look.seat}
    rival = max(least, key=lambda seat: (least[seat], look.view.clans[seat].realm_cards))
    own, theirs = (mine, look.clan.realm_cards), (least[rival], look.view.clans[rival].realm_cards)
    return Behind(mine, rival, least[rival]) if theirs > own else None


def _least(look: Outlook, seat: Seat) -> int:
    """The least VP of a rival: what all can see, and the cheapest gems that may be in their hand."""
    clan = look.view.clans[seat]
    return clan.score["total"] + LEAST * clan.gem_count


def trade_gain(look: Outlook, name: str) -> int:
    """The VP that an objective brings beyond those of its gems, with an unrevealed secret that holds."""
    cost = sum(DATA.gems[gem].points * count for gem, count in DATA.trades[name].cost.items())
    return DATA.trades[name].points - cost + held_gain(look)


def held_gain(look: Outlook) -> int:
    """The VP of an unrevealed secret objective that would be revealed at the end, since it holds."""
    return secret_gain(look) if look.clan.holds else 0


def secret_gain(look: Outlook) -> int:
    """The VP of the seat's secret objective, if it is not revealed."""
    clan = look.clan
    return 0 if clan.revealed or clan.secret is None else DATA.secrets[clan.secret].points


def dearest(look: Outlook, names: Sequence[str]) -> str | None:
    """The objective of most VP; None if there is none, or if it would end a game that the seat loses."""
    name = max(names, key=lambda each: DATA.trades[each].points, default=None)
    lost = name is not None and behind_after(look, trade_gain(look, name)) is not None
    return None if lost else name
