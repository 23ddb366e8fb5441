"""The view of a game of Dwar7s Fall that one reader may have (sheet rule 18)."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.core.play.turns import clockwise
from rules.dwar7s.components.data import COLOURS, GEMS, Edge
from rules.dwar7s.components.grid import place_of, walls_of
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.realm import castles_in, likely_rotations, linked, points, realm, region, regions
from rules.dwar7s.components.score import ranks, scores
from rules.dwar7s.components.state import (
    Card,
    Dwar7sState,
    Plan,
    Stack,
    acting,
    gem_count,
    hand_size,
    objectives,
    on_table,
    pile,
    pool,
    spoken,
)
from rules.dwar7s.play.actions import actions_allowed
from rules.dwar7s.play.building import empty_cells
from rules.dwar7s.play.ogres import OGRES


@dataclass(frozen=True, slots=True)
class CardView:
    """A kingdom card on the table, and where its walls are as it lies."""

    card: str  # red_castle
    rotation: int  # degrees clockwise: 0, 90, 180, 270
    walls: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class CellView:
    """A cell with cards."""

    cell: str  # m13: as in ids of options and of `changed`
    name: str  # M13: as people say it
    x: int  # to the east, 0: the first card of the game
    y: int  # to the south
    cards: tuple[CardView, ...]  # the top last
    dwarves: tuple[int, ...]  # on the top card, by seat
    free: int  # spaces for more
    links: tuple[str, ...]  # cells to which one can walk from here in one step
    region: int  # cells with the same number are one region; from 0
    castles: tuple[Seat, ...]  # whose castles stand in the region


@dataclass(frozen=True, slots=True)
class EmptyCellView:
    """An empty cell on which one may build."""

    cell: str
    name: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class TurnView:
    """A rotation that may be chosen, and what would come of it."""

    rotation: int  # degrees clockwise
    walls: tuple[Edge, ...]
    links: tuple[str, ...]  # cells that one could walk to in one step
    castles: tuple[Seat, ...]  # whose realms the card would be in
    realm_cards: int  # of the active player
    realm_points: int
    realms: tuple[int, ...]  # VP of everybody's realm, by seat


@dataclass(frozen=True, slots=True)
class PlanView:
    """The active player's current plan. An ogre card is shown to them alone until it is carried out."""

    step: str  # build, place, move, dig, or an ogre card: brute, ambush, scare
    card: str  # to be built: red_castle; else empty
    cell: str  # chosen: where it is built, or where the dwarf stands that is to be moved; else empty
    seat: Seat | None  # whose dwarf it is, once that is chosen
    cells: tuple[str, ...]  # to choose from
    turns: tuple[TurnView, ...]  # the rotations, once the cell is chosen in which a card is built


@dataclass(frozen=True, slots=True)
class ClanView:
    """One player, as everybody sees them, and their cards as the reader may know them."""

    colour: str  # of their cards and dwarves
    pool: int  # dwarves
    on_table: int  # dwarves
    kingdom: tuple[str, ...]  # kinds of the kingdom cards in hand: everybody can tell them from the table
    gem_count: int
    ogre_count: int
    hand: int  # cards that count against the limit of 9
    trades: tuple[str, ...]  # completed
    monsters: tuple[str, ...]  # defeated
    revealed: bool  # the secret objective is completed
    objectives: int  # completed ones; three end the game
    realm_cards: int  # 0 without a castle on the table
    realm_points: int
    # VP by category as the reader may know them: trades, secret, monsters, gems (as below), realm, total
    score: dict[str, int]
    gems: dict[str, int] | None  # the reader's own, everybody's after the end, else None
    ogres: tuple[str, ...] | None  # likewise
    secret: str | None  # likewise, and when it is revealed
    holds: bool | None  # whether its condition holds now: as `gems`
    switch: bool | None  # reveal it as soon as its condition holds: the reader's own, else None


@dataclass(frozen=True, slots=True)
class Dwar7sView:
    """A game of Dwar7s Fall as `reader` may see it (None: the channel and spectators)."""

    reader: Seat | None
    round: int  # from 1
    last_round: bool  # somebody has three objectives
    stirred: bool  # somebody has acted in this round: it is the last one if nobody does
    phase: str  # tasks, resolution, discard, over
    order: tuple[Seat, ...]  # of the turns of a round
    turn: Seat | None  # whose turn it is, and who must decide now; None after the end
    used: int  # actions in this turn
    allowed: int  # actions in this turn as the table stands: 3 or 4
    cells: tuple[CellView, ...]
    empty: tuple[EmptyCellView, ...]  # where one may build beside a card; before the first one the origin
    plan: PlanView | None
    piles: dict[str, int]  # gems left
    trades: tuple[str, ...]  # open objectives
    decks: dict[str, int]  # cards left: trades, ogres
    ogre_discard: tuple[str, ...]  # face up, the last one on top
    clans: tuple[ClanView, ...]  # by seat
    # what the last answer changed, as ids: `cell:m13` (of a dwarf that moved, first from where), `pile:ruby`,
    # `trade:bread` (newly open), `ogre:thief` (played or discarded), and with a seat `pool:0`, `gems:0`,
    # `ogres:0`, `kingdom:0`, `objectives:0`, `monsters:0`
    changed: tuple[str, ...]
    places: tuple[int, ...] | None  # after the end, by seat: 1 = won, equal = shared


SHOWN_PHASES = ("resolution", "discard", "over")  # the others count as tasks


def view_of(state: Dwar7sState, seat: Seat | None) -> Dwar7sView:
    """Return the view of `seat`; `None` is a spectator. Once the phase is `over`, it shows everything."""
    over = state.phase == "over"
    numbers = regions(state.table)
    castles = {
        number: tuple(castles_in(state.table, [cell for cell in numbers if numbers[cell] == number]))
        for number in numbers.values()
    }
    return Dwar7sView(
        reader=seat,
        round=state.round,
        last_round=state.ending,
        stirred=state.stirred,
        phase=state.phase if state.phase in SHOWN_PHASES else "tasks",
        order=tuple(clockwise(state.seats, state.first)),
        turn=None if over else acting(state),
        used=state.used,
        allowed=actions_allowed(state),
        cells=tuple(_cell(state, cell, numbers[cell], castles[numbers[cell]]) for cell in state.table),
        empty=tuple(EmptyCellView(cell, spoken(cell), *place_of(cell)) for cell in empty_cells(state)),
        plan=_plan(state, seat),
        piles={gem: pile(state, gem) for gem in GEMS},
        trades=tuple(state.trades),
        decks={"trades": len(state.trade_deck), "ogres": len(state.ogre_deck)},
        ogre_discard=tuple(state.ogre_discard),
        clans=tuple(_clan(state, i, shown=over or i == seat) for i in range(state.seats)),
        changed=tuple(dict.fromkeys(state.changed)),
        places=ranks(state) if over else None,
    )


def _cell(state: Dwar7sState, cell: str, number: int, castles: tuple[Seat, ...]) -> CellView:
    stack = state.table[cell]
    x, y = place_of(cell)
    return CellView(
        cell=cell,
        name=spoken(cell),
        x=x,
        y=y,
        cards=tuple(CardView(c.name, c.rotation, walls_of(c.name, c.rotation)) for c in stack.cards),
        dwarves=tuple(stack.dwarves),
        free=stack.free,
        links=tuple(linked(state.table, cell)),
        region=number,
        castles=castles,
    )


def _plan(state: Dwar7sState, seat: Seat | None) -> PlanView | None:
    plan = state.plan
    if plan is None or (plan.step in OGRES and seat != acting(state)):
        return None
    return PlanView(
        step=plan.step,
        card=plan.card,
        cell=plan.cell,
        seat=None if plan.seat < 0 else plan.seat,
        cells=tuple(plan.cells),
        turns=_turns(state, plan),
    )


def _turns(state: Dwar7sState, plan: Plan) -> tuple[TurnView, ...]:
    """Describe the table for each rotation of a card that is on it already."""
    if plan.step != "build" or not plan.cell:
        return ()
    found = []
    for rotation in likely_rotations(state.table, plan.cell, plan.card, state.clans[acting(state)].walls):
        table = {**state.table, plan.cell: Stack([Card(plan.card, rotation)], [0] * state.seats)}
        mine = realm(table, acting(state))
        found.append(
            TurnView(
                rotation=rotation,
                walls=walls_of(plan.card, rotation),
                links=tuple(linked(table, plan.cell)),
                castles=tuple(castles_in(table, region(table, plan.cell))),
                realm_cards=len(mine),
                realm_points=points(table, mine),
                realms=tuple(points(table, realm(table, seat)) for seat in range(state.seats)),
            )
        )
    return tuple(found)


def _clan(state: Dwar7sState, seat: Seat, *, shown: bool) -> ClanView:
    clan = state.clans[seat]
    over = state.phase == "over"
    mine = realm(state.table, seat)
    known = scores(state, seat)
    if not shown:
        del known["gems"]
    return ClanView(
        colour=COLOURS[seat],
        pool=pool(state, seat),
        on_table=on_table(state, seat),
        kingdom=tuple(clan.kingdom),
        gem_count=gem_count(clan),
        ogre_count=len(clan.ogres),
        hand=hand_size(clan),
        trades=tuple(clan.trades),
        monsters=tuple(clan.monsters),
        revealed=clan.revealed,
        objectives=objectives(clan),
        realm_cards=len(mine),
        realm_points=points(state.table, mine),
        score={**known, "total": sum(known.values())},
        gems=dict(clan.gems) if shown else None,
        ogres=tuple(clan.ogres) if shown else None,
        secret=clan.secret if shown or clan.revealed else None,
        holds=holds(state, seat) if shown else None,
        switch=clan.switch if shown and not over else None,
    )
