"""The view of a game of Bellum Magica that one reader may have (sheet rule 12)."""

from dataclasses import dataclass

from rules.bellum.components.data import BONUSES, CHESTS, RESOURCES
from rules.bellum.components.score import ranks
from rules.bellum.components.state import BellumState, acting, active_row, gold, shield, tray
from rules.core.decisions import Seat

TURNS = ("castles", "goblins", "horde", "attack", "recruit")  # phases in which the seats act one by one


@dataclass(frozen=True, slots=True)
class Chest:
    """One chest token. `kind` is `wooden`, `metal` or `golden`; `value` is 1 to 8 gold."""

    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class LordView:
    """One player's realm, as everybody sees it, and the chest values as the reader may know them."""

    castle: str  # id in `DATA.castles`; empty while castles are still being chosen
    left: tuple[str, ...]  # creature ids in the order placed: production
    right: tuple[str, ...]  # creature ids in the order placed: army
    unplaced: tuple[str, ...]  # goblins dealt, or a creature just recruited, and not yet placed
    food: int
    glyph: int
    barrel: int
    shield: int  # the castle's whole shield: printed and tokens
    magic_shield: int
    ready: int  # confusion spells
    exhausted: int
    wooden: int  # number of chests of each kind
    metal: int
    golden: int
    values: tuple[Chest, ...] | None  # the reader's own chests, sorted; everybody's after the end; else None
    icons: dict[str, int]  # all six, on the active row; zero before the roll

    @property
    def chests(self) -> dict[str, int]:
        """The number of chests of each kind, the dearest first."""
        return {"golden": self.golden, "metal": self.metal, "wooden": self.wooden}


@dataclass(frozen=True, slots=True)
class BellumView:
    """A game of Bellum Magica as `reader` may see it (None: the channel and spectators)."""

    reader: Seat | None
    day: int  # from 1
    phase: str  # the current phase: castles, goblins, horde, attack, recruit, over
    captain: Seat
    die: int  # 1 to 6; 0 before the first roll of the day
    magic_counts_twice: bool  # the table's setting (ruling R3)
    acting: Seat | None  # whose castle, goblin, reroll, attack or purchase it is; None after the end
    lords: tuple[LordView, ...]  # by seat
    castles: tuple[str, ...]  # still to be chosen from (option `castles=chosen`), else empty
    places: tuple[str, ...]  # face up beside the tavern, in the order revealed
    discarded: tuple[str, ...]  # places looted
    evil: tuple[str, ...]  # face-up creatures, at most 2
    super_evil: tuple[str, ...]
    decks: dict[str, int]  # cards left: places, evil, super_evil
    piles: dict[str, int]  # chests left: wooden, metal, golden
    tray: dict[str, int]  # tokens left: food, glyph, barrel, shield, reroll, magic_shield
    # what the last public action changed, as ids: `food:2` (resource:seat; also glyph, barrel, shield,
    # magic_shield, ready, wooden, metal, golden), `creature:orc_raider_1`, `place:farm_3`, `die`, `captain`
    changed: tuple[str, ...]
    places_won: tuple[int, ...] | None  # after the end, by seat: 1 = won, equal = shared
    scores: tuple[int, ...] | None  # after the end, by seat: sum of chest values


def view_of(state: BellumState, seat: Seat | None) -> BellumView:
    """Return the view of `seat`; `None` is a spectator. Once the phase is `over`, it shows everything."""
    over = state.phase == "over"
    return BellumView(
        reader=seat,
        day=state.day,
        phase=state.phase,
        captain=state.captain,
        die=state.die,
        magic_counts_twice=state.magic_counts_twice,
        acting=acting(state) if state.phase in TURNS else None,
        lords=tuple(_lord(state, i, open_chests=over or i == seat) for i in range(state.seats)),
        castles=tuple(state.castles),
        places=tuple(state.places),
        discarded=tuple(state.discarded),
        evil=tuple(state.displays["evil"]),
        super_evil=tuple(state.displays["super_evil"]),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        piles={kind: len(values) for kind, values in state.piles.items()},
        tray={token: tray(state, token) for token in (*RESOURCES, *BONUSES)},
        changed=tuple(dict.fromkeys(state.changed)),
        places_won=ranks(state) if over else None,
        scores=tuple(gold(lord) for lord in state.lords) if over else None,
    )


def _lord(state: BellumState, seat: Seat, *, open_chests: bool) -> LordView:
    lord = state.lords[seat]
    counts = {kind: len(values) for kind, values in lord.chests.items()}
    chests = tuple(Chest(kind, value) for kind in reversed(CHESTS) for value in lord.chests[kind])
    return LordView(
        castle=lord.castle,
        left=tuple(lord.left),
        right=tuple(lord.right),
        unplaced=tuple(lord.unplaced),
        food=lord.tokens["food"],
        glyph=lord.tokens["glyph"],
        barrel=lord.tokens["barrel"],
        shield=shield(lord),
        magic_shield=lord.tokens["magic_shield"],
        ready=lord.tokens["reroll"] - lord.exhausted,
        exhausted=lord.exhausted,
        wooden=counts["wooden"],
        metal=counts["metal"],
        golden=counts["golden"],
        values=chests if open_chests else None,
        icons=active_row(state, seat),
    )
