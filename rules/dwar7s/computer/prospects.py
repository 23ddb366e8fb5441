"""Worths for the steady computer player, judged by its own view only; in tenths of a point."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rules.core.decisions import Seat
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.grid import beside, kind_of, walls_of
from rules.dwar7s.components.realm import all_regions, castle_cell, monster_in, points, realm, region, stopped
from rules.dwar7s.components.state import Card, Stack
from rules.dwar7s.view import ClanView, Dwar7sView

GameContext = Mapping[str, Stack]
Mines = Mapping[str, Sequence[str]]  # those of each gem

WANTED_GEM = 80  # a gem that the objective aimed at still lacks
SPARE_GEM = 8  # any other, for each point that it is worth at the end
ACTION = 60  # a castle that gives one action more in each turn
SHORT = 2  # dwarves in the pool: with fewer, each one that comes home is worth something
FREED = 6
OPEN_EDGE = 12  # to an Architect: a cell by which the realm can grow
FAR = 4  # dwarves that a gem counts for which no mine yields
OF_SECRET: Mapping[str, int] = {  # one more of what the secret objective asks for
    "cards": 30,
    "points": 12,  # in all, for each VP of the realm
    "monsters": 40,
    "sieges": 9,  # for each dwarf on one of the two monsters
    "ogres": 22,
    "emerald": 25,
    "amber": 20,
    "diamond": 20,
    "ruby": 20,
}
STORE = next(kind for kind in DATA.kingdoms.values() if kind.task == "trade")
SIEGE = DATA.siege_dwarves
RESCUE = 60  # a mine of a wanted gem that comes to yield again
MINE_STOPPED = 15  # a mine of the seat's realm that a dragon stops
RIVAL_TASK: Mapping[str, int] = {"mine": 40, "trade": 60, "hire": 20, "dig": 5, "defeat": 40}


@dataclass(frozen=True, slots=True)
class Outlook:
    """The table as a seat sees it, and the trade objective that it aims at.

    `actions`: those left in the seat's turn; in the last round it has no other turn.
    """

    view: Dwar7sView
    seat: Seat
    table: GameContext
    aim: str  # the open trade objective that brings most for the work that is left; empty: none is open
    wanted: Mapping[str, int]  # the gems that it lacks, by kind
    prize: int  # VP of the dearest objective that can be paid in this turn's resolution; 0: of none
    realm: Sequence[str]  # the cells of the seat's realm
    siege: Sequence[str]  # the monsters on which a Researcher would gather dwarves
    around: Mapping[str, Sequence[str]]  # the region of each cell
    yielding: Mines  # those that no dragon stops
    awaited: bool  # whether its completed mines bring gems, which count for `wanted` and `prize` already
    known: dict[str, int] = field(default_factory=dict)  # effects reckoned already, by cell

    @property
    def actions(self) -> int:
        """The number of actions left in this turn."""
        return max(self.view.allowed - self.view.used, 0)

    @property
    def clan(self) -> ClanView:
        """The seat's own cards."""
        return self.view.clans[self.seat]


def outlook(view: Dwar7sView) -> Outlook:
    """The position as the reader of this view judges it. Not for a spectator's view."""
    seat = view.reader
    assert seat is not None
    table = table_of(view)
    around = all_regions(table)
    yielding: Mines = {gem: _yielding(table, around, gem) for gem in GEMS}
    gems = _soon(view, table, seat, yielding)
    lacking = {name: _lack(gems, name) for name in view.trades}
    aim = min(lacking, key=lambda name: _way(view, yielding, name, lacking[name]), default="")
    return Outlook(
        view,
        seat,
        table,
        aim=aim,
        wanted=lacking.get(aim, {}),
        prize=max((DATA.trades[name].points for name, lack in lacking.items() if not lack), default=0),
        realm=realm(table, seat),
        siege=besieged(table, seat),
        around=around,
        yielding=yielding,
        awaited=gems != view.clans[seat].gems,
    )


def besieged(table: GameContext, seat: Seat) -> list[str]:
    """Two monsters that the seat can besiege with the fewest dwarves more; none, if there are no two.

    They lie in one region: with three dwarves on each only one is left, and others must walk to win a fight.
    """
    open_ = [cell for cell, s in table.items() if s.kind.monster and s.dwarves[seat] + s.free >= SIEGE]
    pairs = [(a, b) for n, a in enumerate(open_) for b in open_[n + 1 :] if b in region(table, a)]
    return list(max(pairs, key=lambda pair: sum(table[c].dwarves[seat] for c in pair), default=()))


def _soon(view: Dwar7sView, table: GameContext, seat: Seat, yielding: Mines) -> dict[str, int]:
    """The gems of the seat after its next resolution, as its dwarves stand now."""
    held = view.clans[seat].gems
    assert held is not None
    gems = dict(held)
    for stack_cell, stack in table.items():
        gem = stack.kind.gem
        if gem and stack.dwarves[seat] >= stack.kind.needed and stack_cell in yielding[gem]:
            gems[gem] += min(stack.kind.amount, view.piles[gem])
    return gems


def _lack(gems: Mapping[str, int], trade: str) -> dict[str, int]:
    cost = DATA.trades[trade].cost
    return {gem: count - gems[gem] for gem, count in cost.items() if count > gems[gem]}


def _way(view: Dwar7sView, yielding: Mines, trade: str, lack: Mapping[str, int]) -> int:
    """Dwarves to place, in the store too, for 100 VP of an objective. Gems that no mine yields are far."""
    far = [gem for gem in lack if not view.piles[gem] or not yielding[gem]]
    work = STORE.needed + FAR * len(far) + sum(_work(gem, count) for gem, count in lack.items())
    return 100 * work // DATA.trades[trade].points


def _work(gem: str, count: int) -> int:
    mine = next(kind for kind in DATA.kingdoms.values() if kind.gem == gem)
    return mine.needed * -(-count // mine.amount)


def _yielding(table: GameContext, around: Mapping[str, Sequence[str]], gem: str) -> list[str]:
    mines = [cell for cell, stack in table.items() if stack.kind.gem == gem]
    return [cell for cell in mines if not stopped(table, around[cell], "mines")]


def table_of(view: Dwar7sView) -> dict[str, Stack]:
    """The cards on the table, to try out changes on."""
    return {
        c.cell: Stack([Card(card.card, card.rotation) for card in c.cards], list(c.dwarves))
        for c in view.cells
    }


# --- tasks and the dwarves on them


def task_worth(look: Outlook, cell: str) -> int:
    """The worth to the seat of completing a card's task: its effect, and the dwarves that come home."""
    freed = FREED * look.table[cell].kind.needed if look.clan.pool < SHORT else 0
    return freed + effect_worth(look, cell)


def effect_worth(look: Outlook, cell: str) -> int:
    """The worth of a card's effect to the seat; cached, since each dwarf that may be placed asks for it."""
    if cell not in look.known:
        look.known[cell] = _effect_worth(look, cell)
    return look.known[cell]


def _effect_worth(look: Outlook, cell: str) -> int:
    match look.table[cell].kind.task:
        case "mine":
            return _mine_worth(look, cell)
        case "trade":
            return 10 * look.prize
        case "hire":
            drawn = 15 if room(look) > 0 and not look.view.last_round else 0
            return drawn + still_needs(look, "ogres")
        case "defeat":
            return _monster_worth(look, cell)
        case "dig":
            safe = not monster_in(look.table, look.around[cell])
            return RESCUE if safe and buried(look) else 0


def room(look: Outlook) -> int:
    """The number of cards that the hand can still take."""
    return DATA.hand_limit - look.clan.hand


def _mine_worth(look: Outlook, cell: str) -> int:
    kind = look.table[cell].kind
    gem = kind.gem
    assert gem is not None
    count = min(kind.amount, look.view.piles[gem])
    if not count or stopped(look.table, look.around[cell], "mines"):
        return 0
    useful = 0 if look.view.last_round else min(count, look.wanted.get(gem, 0))
    point = 10 if look.view.last_round else SPARE_GEM
    spare = point * DATA.gems[gem].points * (count - useful) if room(look) > useful else 0
    return WANTED_GEM * useful + spare + still_needs(look, gem)


def _monster_worth(look: Outlook, cell: str) -> int:
    """The worth of defeating a monster: its points, the realm's regained points, and mines freed."""
    around = look.around[cell]
    home = castle_cell(look.table, look.seat)
    worth = 30 + (30 if home in around else 0)
    if look.table[cell].kind.stops == "mines":
        gems = [look.table[other].kind.gem for other in around]
        freed = [gem for gem in look.wanted if gem in gems and not look.yielding[gem]]
        worth += RESCUE * len(freed)
    return worth + still_needs(look, "monsters")


def buried(look: Outlook) -> list[str]:
    """Stacks that may be dug and hold what is missing on the table, those with the shortest way first.

    Missing are mines of gems that are wanted and that no mine yields, and a store.
    """
    gems = [gem for gem in look.wanted if not look.yielding[gem]]
    store = any(stack.kind.task == "trade" for stack in look.table.values())
    depths = {}
    for cell, stack in look.table.items():
        below = [kind_of(card.name) for card in reversed(stack.cards[:-1])]
        missing = [kind.gem in gems or (kind.task == "trade" and not store) for kind in below]
        dug = not any(stack.dwarves) and not monster_in(look.table, look.around[cell])
        if dug and any(missing):
            depths[cell] = missing.index(True)
    return sorted(depths, key=lambda cell: depths[cell])


def seeks(look: Outlook, thing: str) -> bool:
    """Check whether the seat's secret objective is not completed yet and asks for this (`Secret.needs`)."""
    clan = look.clan
    return not clan.revealed and clan.secret is not None and thing in DATA.secrets[clan.secret].needs


def still_needs(look: Outlook, thing: str) -> int:
    """The worth of one more such thing to the secret objective; 0 if it needs no more of it."""
    clan = look.clan
    if not seeks(look, thing) or clan.secret is None:
        return 0
    needs: Mapping[str, int] = {str(name): count for name, count in DATA.secrets[clan.secret].needs.items()}
    has = {"ogres": clan.ogre_count, "monsters": len(clan.monsters), **(clan.gems or {})}
    return OF_SECRET[thing] if needs[thing] > has[thing] else 0


def progress(look: Outlook, cell: str, mine: int, free: int) -> int:
    """The worth of `mine` own dwarves on a card towards its completion, with so many spaces free.

    In the last round only what is completed in this turn is worth anything.
    """
    needed = look.table[cell].kind.needed
    there = look.table[cell].dwarves[look.seat]
    if mine + free < needed or (look.view.last_round and needed - there > look.actions):
        return 0
    done = min(mine, needed)
    if look.table[cell].kind.monster and still_needs(look, "monsters"):
        return task_worth(look, cell) * done // needed  # a Hunter begins; else half a fight is worth little
    return task_worth(look, cell) * done * done // (needed * needed)


def gain_of_dwarf(look: Outlook, cell: str) -> int:
    """The worth of one more dwarf on a card."""
    stack = look.table[cell]
    mine = stack.dwarves[look.seat]
    siege = siege_worth(look, cell) if mine < SIEGE else 0
    more = progress(look, cell, mine + 1, stack.free - 1) - progress(look, cell, mine, stack.free)
    return siege + more + hindrance(look, cell)


def siege_worth(look: Outlook, cell: str) -> int:
    """The worth of each of the first three own dwarves on a card to a Researcher."""
    return OF_SECRET["sieges"] if cell in look.siege and seeks(look, "sieges") else 0


def loss_of_dwarf(look: Outlook, cell: str) -> int:
    """The cost of taking one own dwarf away from a card."""
    stack = look.table[cell]
    mine = stack.dwarves[look.seat]
    siege = siege_worth(look, cell) if mine <= SIEGE else 0
    return siege + progress(look, cell, mine, stack.free) - progress(look, cell, mine - 1, stack.free + 1)


def threat(look: Outlook, cell: str, seat: Seat, taken: int = 0) -> int:
    """The worth of a rival's dwarves on a card to that rival, as far as one can see.

    `taken`: so many of its free spaces are no longer free.
    """
    stack = look.table[cell]
    theirs, needed = stack.dwarves[seat], stack.kind.needed
    if theirs + stack.free - taken < needed:
        return 0
    return RIVAL_TASK[stack.kind.task] * min(theirs, needed) ** 2 // needed**2


def hindrance(look: Outlook, cell: str) -> int:
    """The worth of taking a space on a card from the rivals who have dwarves there.

    A single rival's whole loss counts. With several rivals little of it counts, since all of them gain.
    """
    dwarves = look.table[cell].dwarves
    rivals = [seat for seat, count in enumerate(dwarves) if count and seat != look.seat]
    lost = sum(threat(look, cell, seat) - threat(look, cell, seat, taken=1) for seat in rivals)
    return int(lost // (len(dwarves) - 1) ** 2)


# --- realms


def realm_worth(look: Outlook, table: GameContext) -> int:
    """The worth of the realms on a table: the seat's own, less the best rival's."""
    own = _realm(look, table, look.seat)
    rivals = [_realm(look, table, seat) for seat in range(len(look.view.clans)) if seat != look.seat]
    return own - max(rivals) * 2 // 3


def _realm(look: Outlook, table: GameContext, seat: Seat) -> int:
    cells = realm(table, seat)
    worth = 10 * points(table, cells)
    if not cells:
        return worth
    if not stopped(table, cells, "actions"):
        worth += ACTION
    if stopped(table, cells, "mines"):
        worth -= MINE_STOPPED * sum(table[cell].kind.task == "mine" for cell in cells)
    if seat == look.seat and seeks(look, "cards"):
        worth += OF_SECRET["cards"] * len(cells) + OPEN_EDGE * len(beyond(table, cells))
    if seat == look.seat and seeks(look, "points"):
        worth += OF_SECRET["points"] * points(table, cells)
    return worth


def beyond(table: GameContext, cells: Sequence[str]) -> list[str]:
    """The empty cells to which an edge without a wall leads from these."""
    found: dict[str, None] = {}
    for cell in cells:
        top = table[cell].top
        walls = walls_of(top.name, top.rotation)
        around = (other for edge, other in beside(cell).items() if edge not in walls)
        found.update(dict.fromkeys(other for other in around if other not in table))
    return list(found)


def with_card(look: Outlook, cell: str, card: str, rotation: int) -> dict[str, Stack]:
    """The table with a card built."""
    return {**look.table, cell: Stack([Card(card, rotation)], [0] * len(look.view.clans))}


def gems_by_use(look: Outlook) -> Sequence[str]:
    """The gems in hand: those to spare first, and the cheapest first among these."""
    gems = look.clan.gems
    assert gems is not None
    cost: Mapping[str, int] = (
        {str(gem): n for gem, n in DATA.trades[look.aim].cost.items()} if look.aim else {}
    )
    held = [gem for gem in GEMS if gems[gem]]
    return sorted(held, key=lambda gem: (gems[gem] <= cost.get(gem, 0), DATA.gems[gem].points))
