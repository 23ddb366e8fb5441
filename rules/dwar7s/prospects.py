"""What things are worth to the steady computer player, from its own view alone; in tenths of a point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.dwar7s.data import DATA, GEMS
from rules.dwar7s.grid import kind_of
from rules.dwar7s.realm import castle_cell, monster_in, points, realm, region, stopped
from rules.dwar7s.state import Card, Stack
from rules.dwar7s.view import ClanView, Dwar7sView

Table = Mapping[str, Stack]

WANTED_GEM = 45  # a gem that the objective aimed at still lacks
SPARE_GEM = 8  # any other, a point at the end
ACTION = 60  # a castle that gives one action more in each turn
FAR = 2  # gems that one which no mine yields counts for
RESCUE = 60  # a mine of a wanted gem that comes to yield again
MINE_STOPPED = 15  # a mine of the own realm that a dragon stops
RIVAL_TASK: Mapping[str, int] = {"mine": 40, "trade": 60, "hire": 20, "dig": 5, "defeat": 40}


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table as a seat sees it, and the trade objective that it aims at."""

    view: Dwar7sView
    seat: Seat
    table: Table
    aim: str  # the open trade objective that lacks the fewest gems; empty: none is open
    wanted: Mapping[str, int]  # the gems that it lacks, by kind
    prize: int  # VP of the dearest objective that can be paid now; 0: of none

    @property
    def clan(self) -> ClanView:
        """The seat's own cards."""
        return self.view.clans[self.seat]


def outlook(view: Dwar7sView) -> Outlook:
    """What the reader of this view makes of it. A spectator has none."""
    seat = view.reader
    assert seat is not None
    gems = view.clans[seat].gems
    assert gems is not None
    table = table_of(view)
    lacking = {name: _lack(gems, name) for name in view.trades}
    paid = [DATA.trades[name].points for name, lack in lacking.items() if not lack]
    aim = min(lacking, key=lambda name: _way(view, table, name, lacking[name]), default="")
    return Outlook(view, seat, table, aim, lacking.get(aim, {}), max(paid, default=0))


def _lack(gems: Mapping[str, int], trade: str) -> dict[str, int]:
    cost = DATA.trades[trade].cost
    return {gem: count - gems[gem] for gem, count in cost.items() if count > gems[gem]}


def _way(view: Dwar7sView, table: Table, trade: str, lack: Mapping[str, int]) -> tuple[int, int]:
    """How far the seat is from an objective: less is nearer. Gems that no mine yields now are far."""
    far = [gem for gem in lack if not view.piles[gem] or not yielding(table, gem)]
    return sum(lack.values()) + FAR * len(far), -DATA.trades[trade].points


def yielding(table: Table, gem: str) -> list[str]:
    """The mines of a gem that no dragon stops."""
    mines = [cell for cell, stack in table.items() if stack.kind.gem == gem]
    return [cell for cell in mines if not stopped(table, region(table, cell), "mines")]


def table_of(view: Dwar7sView) -> dict[str, Stack]:
    """The cards on the table, to be moved about in thought."""
    return {
        c.cell: Stack([Card(card.card, card.rotation) for card in c.cards], list(c.dwarves))
        for c in view.cells
    }


# --- tasks and the dwarves on them


def task_worth(look: Outlook, cell: str) -> int:
    """What completing the task of a card is worth to the seat."""
    match look.table[cell].kind.task:
        case "mine":
            return _mine_worth(look, cell)
        case "trade":
            return 10 * look.prize
        case "hire":
            return (15 if room(look) > 0 else 0) + 60 * _still_needs(look, "ogres")
        case "defeat":
            return _monster_worth(look, cell)
        case "dig":
            safe = not monster_in(look.table, region(look.table, cell))
            return RESCUE if safe and buried(look) else 0


def room(look: Outlook) -> int:
    """How many cards more the hand can hold."""
    return DATA.hand_limit - look.clan.hand


def _mine_worth(look: Outlook, cell: str) -> int:
    kind = look.table[cell].kind
    gem = kind.gem
    assert gem is not None
    count = min(kind.amount, look.view.piles[gem])
    if not count or stopped(look.table, region(look.table, cell), "mines"):
        return 0
    useful = min(count, look.wanted.get(gem, 0))
    spare = SPARE_GEM * (count - useful) if room(look) > useful else 0
    return WANTED_GEM * useful + spare + 40 * _still_needs(look, gem)


def _monster_worth(look: Outlook, cell: str) -> int:
    """Its points, those that the own realm gets back, and the mines that yield again."""
    around = region(look.table, cell)
    home = castle_cell(look.table, look.seat)
    worth = 30 + (30 if home in around else 0)
    if look.table[cell].kind.stops == "mines":
        gems = [look.table[other].kind.gem for other in around]
        freed = [gem for gem in look.wanted if gem in gems and not yielding(look.table, gem)]
        worth += RESCUE * len(freed)
    return worth + 60 * (_still_needs(look, "monsters") + _still_needs(look, "sieges"))


def buried(look: Outlook) -> list[str]:
    """Stacks that may be dug and hold what is missing on the table, those with the shortest way first.

    Missing are mines of gems that are wanted and that no mine yields, and a store.
    """
    gems = [gem for gem in look.wanted if not yielding(look.table, gem)]
    store = any(stack.kind.task == "trade" for stack in look.table.values())
    depths = {}
    for cell, stack in look.table.items():
        below = [kind_of(card.name) for card in reversed(stack.cards[:-1])]
        missing = [kind.gem in gems or (kind.task == "trade" and not store) for kind in below]
        dug = not any(stack.dwarves) and not monster_in(look.table, region(look.table, cell))
        if dug and any(missing):
            depths[cell] = missing.index(True)
    return sorted(depths, key=lambda cell: depths[cell])


def seeks(look: Outlook, thing: str) -> bool:
    """Whether the seat's secret objective is still to be completed and asks for this (see `Secret.needs`)."""
    clan = look.clan
    return not clan.revealed and clan.secret is not None and thing in DATA.secrets[clan.secret].needs


def _still_needs(look: Outlook, thing: str) -> int:
    """1 if the secret objective asks for more of a thing that can be counted than the seat has; else 0."""
    clan = look.clan
    if not seeks(look, thing) or clan.secret is None:
        return 0
    needs: Mapping[str, int] = {str(name): count for name, count in DATA.secrets[clan.secret].needs.items()}
    has = {"ogres": clan.ogre_count, "monsters": len(clan.monsters), **(clan.gems or {})}
    return int(needs[thing] > has.get(thing, 0))


def progress(look: Outlook, cell: str, mine: int, free: int) -> int:
    """What `mine` own dwarves on a card are worth on the way to its completion, with so many spaces free."""
    needed = look.table[cell].kind.needed
    if mine + free < needed:
        return 0
    done = min(mine, needed)
    return task_worth(look, cell) * done * done // (needed * needed)


def gain_of_dwarf(look: Outlook, cell: str) -> int:
    """What one dwarf more on a card is worth."""
    stack = look.table[cell]
    mine = stack.dwarves[look.seat]
    return progress(look, cell, mine + 1, stack.free - 1) - progress(look, cell, mine, stack.free)


def loss_of_dwarf(look: Outlook, cell: str) -> int:
    """What it costs to take one own dwarf away from a card."""
    stack = look.table[cell]
    mine = stack.dwarves[look.seat]
    return progress(look, cell, mine, stack.free) - progress(look, cell, mine - 1, stack.free + 1)


def threat(look: Outlook, cell: str, seat: Seat) -> int:
    """What the dwarves of a rival on a card are worth to him, as far as one can see."""
    stack = look.table[cell]
    mine, needed = stack.dwarves[seat], stack.kind.needed
    if mine + stack.free < needed:
        return 0
    return RIVAL_TASK[stack.kind.task] * min(mine, needed) ** 2 // needed**2


# --- realms


def realm_worth(look: Outlook, table: Table) -> int:
    """What the realms on a table are worth: the own one, less what the best rival has."""
    own = _realm(look, table, look.seat)
    rivals = [_realm(look, table, seat) for seat in range(len(look.view.clans)) if seat != look.seat]
    return own - max(rivals) * 2 // 3


def _realm(look: Outlook, table: Table, seat: Seat) -> int:
    cells = realm(table, seat)
    worth = 10 * points(table, cells)
    if not cells:
        return worth
    if not stopped(table, cells, "actions"):
        worth += ACTION
    if stopped(table, cells, "mines"):
        worth -= MINE_STOPPED * sum(table[cell].kind.task == "mine" for cell in cells)
    if seat == look.seat and seeks(look, "cards"):
        worth += 12 * len(cells)
    if seat == look.seat and seeks(look, "points"):
        worth += 8 * points(table, cells)
    return worth


def with_card(look: Outlook, cell: str, card: str, rotation: int) -> dict[str, Stack]:
    """The table with a card built."""
    return {**look.table, cell: Stack([Card(card, rotation)], [0] * len(look.view.clans))}


def gems_by_use(look: Outlook) -> Sequence[str]:
    """The gems in hand, those first that the seat can spare, of which the cheapest first."""
    gems = look.clan.gems
    assert gems is not None
    cost: Mapping[str, int] = (
        {str(gem): n for gem, n in DATA.trades[look.aim].cost.items()} if look.aim else {}
    )
    held = [gem for gem in GEMS if gems[gem]]
    return sorted(held, key=lambda gem: (gems[gem] <= cost.get(gem, 0), DATA.gems[gem].points))
