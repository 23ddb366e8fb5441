"""The view of a game of Immortals that one reader may have (sheet section 7: public and hidden)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.core.play.turns import clockwise
from rules.immortals.components.board import sorted_cards
from rules.immortals.components.data import CARDS, CELLS, REALMS, SPACES, neighbours, steps, twin
from rules.immortals.components.score import ranks
from rules.immortals.components.state import Battle, ImmortalsState, acting, points
from rules.immortals.components.tower import inside

INHABITANTS = "inhabitants"
TURNS = ("home", "placing", "limbos", "reinforcement", "actions")
ACTIONS = ("deed", "compensation")


@dataclass(frozen=True, slots=True)
class CellView:
    """One of the fifty cells."""

    seat: Seat | None  # who occupies it
    armies: int
    building: str  # temple, capital, or empty
    portal: bool  # out of this cell into its twin


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as everybody sees them, and their cards as the reader may know them."""

    light: str  # tribe
    dark: str  # tribe
    energy: int
    gold: int
    limbo: dict[str, int]  # by realm
    supply: int  # armies in the personal supply; after the seeding of the tower, out of the game
    groups: dict[str, tuple[int, ...]]  # groups still to be placed, by the realm of their board
    fallen: int  # armies fallen in the seeding of the tower that are still to be put into a limbo
    points: int
    score: dict[str, int]  # points by kind, built, cells, temples, capitals, areas
    cards: int  # conflict cards in hand and face down on the spaces together; their sum hides where they lie
    draft_cards: int  # in the draft hand
    draft_realm: str  # of the draft hand; empty: no draft
    placed: tuple[str, ...]  # spaces with a card face down
    taken: tuple[str, ...]  # spaces whose region card was taken away, still to be compensated (rule R26)
    passed: bool  # in the phase of actions: no turn is left on the spaces
    hand: tuple[str, ...] | None  # all cards in hand; the reader's own, everybody's after the end, else None
    plan: dict[str, str] | None  # space -> card; likewise
    last_plan: dict[str, str] | None  # as it was locked in this or the last round; the reader's own
    draft: tuple[str, ...] | None  # the draft hand; the reader's own


@dataclass(frozen=True, slots=True)
class ActionView:
    """The card that was revealed last, while its action is carried out."""

    seat: Seat
    space: str
    card: str


@dataclass(frozen=True, slots=True)
class BattleView:
    """The last battle, until the next card is revealed. Cubes are by owner: `0` to `4`, `inhabitants`."""

    attacker: Seat
    defender: Seat | None  # None: the target was empty
    origin: str  # cell
    target: str  # cell
    attackers: int
    defenders: int
    stance: str  # of the inhabitants: attacker, neutral, defender, against (the attacker, on an empty target)
    inside: dict[str, int]  # in the tower before the drop
    thrown: dict[str, int]
    fell: dict[str, int]  # the tray right after the drop
    strength: tuple[int, int]  # attacker, defender
    losses: dict[str, int]  # that left the tray for a limbo or the supply
    winner: str  # attacker, defender, tie
    card: str  # the region card that changed hands, `region:x`; empty: none


@dataclass(frozen=True, slots=True)
class ImmortalsView:
    """A game of Immortals as `reader` may see it (None: the channel and spectators)."""

    reader: Seat | None
    round: int  # 0 before the first
    rounds: int
    phase: str  # setup, home, draft, placing, limbos, draw, reinforcement, planning, actions, over
    first: Seat  # first player of this round
    marker: Seat  # who holds the first-player marker: first player of the next round
    order: tuple[Seat, ...]  # clockwise from the first player
    turn: Seat | None  # whose turn it is; None: all decide at once, or nobody
    cells: dict[str, CellView]  # all fifty, light ones first
    owners: dict[str, Seat | None]  # region -> whose its region card is; None: it is in the deck
    tower: dict[str, int]  # cubes inside by owner: `0` to `4`, `inhabitants`
    tray: dict[str, int]  # likewise
    inhabitants: int  # in the supply
    deck: int  # conflict cards
    draft_decks: dict[str, int]  # conflict cards by realm, in the draft
    discard: tuple[str, ...]  # conflict cards, open, the last one on top
    shown: dict[Seat, str]  # revealed in the last round of the draft
    revealed: ActionView | None
    battle: BattleView | None
    scored: tuple[dict[str, int], ...]  # the last scoring by seat and kind; empty before the first
    players: tuple[PlayerView, ...]  # by seat
    # what the last answer changed, as ids: `cell:light_x`, `portal:light_x`, `building:light_x`, `region:x`
    # (its card), `energy:0`, `gold:0`, `points:0`, `cards:0`, `limbo:0` (with a seat), `tower`, `tray`,
    # `marker`, `action:x` (spaces revealed or cleared)
    changed: tuple[str, ...]
    places_won: tuple[int, ...] | None  # after the end, by seat: 1 = won, equal = shared


def view_of(state: ImmortalsState, seat: Seat | None) -> ImmortalsView:
    """Return the view of `seat`; `None` is a spectator. Once the phase is `over`, it shows everything."""
    phase = phase_of(state)
    action = state.action
    return ImmortalsView(
        reader=seat,
        round=state.round,
        rounds=state.rounds,
        phase=phase,
        first=state.first,
        marker=state.marker,
        order=tuple(clockwise(state.seats, state.first)),
        turn=acting(state) if phase in TURNS else None,
        cells={cell: _cell(state, cell) for cell in CELLS},
        owners=dict(state.owners),
        tower=by_owner(inside(state.tower)),
        tray=by_owner(state.tray),
        inhabitants=state.inhabitants,
        deck=len(state.deck),
        draft_decks={realm: len(deck) for realm, deck in state.draft_decks.items()},
        discard=tuple(state.discard),
        shown=dict(state.shown),
        revealed=ActionView(action.seat, action.space, action.card) if action else None,
        battle=_battle(state.battle) if state.battle else None,
        scored=tuple(dict(kinds) for kinds in state.scored),
        players=tuple(_player(state, i, mine=i == seat) for i in range(state.seats)),
        changed=tuple(dict.fromkeys(state.changed)),
        places_won=ranks(state) if state.phase == "over" else None,
    )


def phase_of(state: ImmortalsState) -> str:
    """The phase as people know it: all that a revealed card leads to is `actions`."""
    if state.phase in ACTIONS:
        return "actions"
    return "limbos" if state.phase == "rest" else state.phase


def by_owner(cubes: Sequence[int]) -> dict[str, int]:
    """Cubes by owner, written out."""
    return {**{str(seat): count for seat, count in enumerate(cubes[:-1])}, INHABITANTS: cubes[-1]}


def _cell(state: ImmortalsState, cell: str) -> CellView:
    army = state.armies.get(cell)
    return CellView(
        seat=army.seat if army else None,
        armies=army.armies if army else 0,
        building=state.buildings.get(cell, ""),
        portal=cell in state.portals,
    )


def _player(state: ImmortalsState, seat: Seat, *, mine: bool) -> PlayerView:
    player = state.players[seat]
    shown = mine or state.phase == "over"
    conflict = [card for card in (*player.hand, *player.plan.values()) if CARDS[card].conflict]
    return PlayerView(
        light=player.tribes["light"],
        dark=player.tribes["dark"],
        energy=player.energy,
        gold=player.gold,
        limbo=dict(player.limbo),
        supply=player.supply,
        groups={realm: tuple(player.groups[realm]) for realm in REALMS},
        fallen=player.fallen,
        points=points(player),
        score=dict(player.score),
        cards=len(conflict),
        draft_cards=len(player.draft),
        draft_realm=state.draft_realms[seat] if state.draft_realms else "",
        placed=tuple(space for space in SPACES if space in player.plan),
        taken=tuple(space for space in SPACES if space in player.taken),
        passed=phase_of(state) == "actions" and not (player.plan or player.taken or _acts(state, seat)),
        hand=tuple(sorted_cards(player.hand)) if shown else None,
        plan=dict(player.plan) if shown else None,
        last_plan=dict(player.last_plan) if mine else None,
        draft=tuple(sorted_cards(player.draft)) if mine else None,
    )


def _acts(state: ImmortalsState, seat: Seat) -> bool:
    return state.action is not None and state.action.seat == seat


def _battle(battle: Battle) -> BattleView:
    return BattleView(
        attacker=battle.attacker,
        defender=battle.defender,
        origin=battle.origin,
        target=battle.target,
        attackers=battle.attackers,
        defenders=battle.defenders,
        stance=battle.stance,
        inside=by_owner(battle.inside),
        thrown=by_owner(battle.thrown),
        fell=by_owner(battle.fell),
        strength=(battle.strength[0], battle.strength[1]),
        losses=by_owner(battle.losses),
        winner=battle.winner,
        card=battle.card,
    )


# --- what can be read off a view -------------------------------------------------------------------------


def own(view: ImmortalsView, seat: Seat) -> list[str]:
    """The cells that the seat occupies."""
    return [cell for cell, seen in view.cells.items() if seen.seat == seat]


def ways(view: ImmortalsView, cell: str) -> tuple[str, ...]:
    """The cells to which one step leads."""
    return steps(cell, portal=view.cells[cell].portal)


def threats(view: ImmortalsView, seat: Seat, cell: str) -> list[CellView]:
    """The cells of others from which a cell could be attacked."""
    beside = [view.cells[near] for near in neighbours(cell)]
    if view.cells[twin(cell)].portal:
        beside.append(view.cells[twin(cell)])
    return [seen for seen in beside if seen.seat not in (None, seat) and seen.armies > 1]


def tribes(player: PlayerView) -> dict[str, str]:
    """The player's tribes by realm."""
    return {"light": player.light, "dark": player.dark}
