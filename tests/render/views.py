"""Views of Bellum Magica that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace

from rules.bellum.components.data import DATA
from rules.bellum.components.realm import icons
from rules.bellum.view import BellumView, Chest, LordView

CREATURES = tuple(DATA.creatures)
EVIL = tuple(name for name, card in DATA.creatures.items() if card.deck != "goblin")


def lord(castle: str, left: tuple[str, ...] = (), right: tuple[str, ...] = (), die: int = 4) -> LordView:
    """A realm without belongings."""
    return LordView(
        castle=castle,
        left=left,
        right=right,
        unplaced=(),
        food=0,
        glyph=0,
        barrel=0,
        shield=2,
        magic_shield=0,
        ready=0,
        exhausted=0,
        wooden=0,
        metal=0,
        golden=0,
        values=None,
        icons=dict(icons(castle, left, right, die).items()),
    )


def rich(one: LordView) -> LordView:
    """A realm with two digits everywhere and twenty chests, whose values are known."""
    values = (
        *(Chest("wooden", 3) for _ in range(8)),
        *(Chest("metal", 5) for _ in range(10)),
        *(Chest("golden", 8) for _ in range(2)),
    )
    held = replace(one, food=30, glyph=20, barrel=10, wooden=8, metal=10, golden=2, values=values)
    return replace(held, shield=22, magic_shield=8, ready=10, exhausted=7)


def view(lords: tuple[LordView, ...], die: int = 4, phase: str = "attack") -> BellumView:
    """A table in the middle of a game, seen by its first player."""
    return BellumView(
        reader=0,
        day=12,
        phase=phase,
        captain=0,
        die=die,
        magic_counts_twice=False,
        acting=None if phase == "over" else len(lords) - 1,
        lords=lords,
        castles=(),
        places=("city_10", "city_8", "city_3", "village_1", "farm_7")[: len(lords)],
        discarded=("farm_1", "farm_2"),
        evil=("gremlin_trickster_1", "skeleton_sentinel_2"),
        super_evil=("vampire_lord_1", "arch_demon_2"),
        decks={"places": 9, "evil": 30, "super_evil": 18},
        piles={"wooden": 12, "metal": 10, "golden": 8},
        tray={"food": 10, "glyph": 12, "barrel": 10, "shield": 20, "reroll": 17, "magic_shield": 8},
        changed=(),
        places_won=None,
        scores=None,
    )


def early(seats: int) -> BellumView:
    """A table with nothing but castles and goblins."""
    realms = tuple(
        lord(castle, (CREATURES[2 * seat],), (CREATURES[2 * seat + 1],))
        for seat, castle in enumerate(tuple(DATA.castles)[:seats])
    )
    return view(realms)


def worst(seats: int, die: int = 4) -> BellumView:
    """Crowded realms: one lord has half of all creatures, everybody has two digits of everything."""
    half = len(EVIL) // 2
    crowds = (
        (EVIL[:half], EVIL[half:]),
        ((), EVIL[::2]),
        (EVIL[::3], EVIL[1::3]),
        (EVIL[:8], ()),
        (EVIL[:25], EVIL[30:]),
    )
    realms = tuple(
        rich(lord(castle, *crowds[seat], die)) for seat, castle in enumerate(tuple(DATA.castles)[:seats])
    )
    counts = ("food", "glyph", "barrel", "shield", "magic_shield", "ready", "wooden", "metal", "golden")
    changed = tuple(f"{kind}:{seat}" for seat in range(seats) for kind in counts)
    marked = (*changed, "die", "captain", "place:city_8", "creature:arch_demon_2", f"creature:{EVIL[0]}")
    return replace(view(realms, die), changed=marked)


def over(won: tuple[int, ...]) -> BellumView:
    """The end of a game with these places."""
    realms = tuple(rich(lord(castle)) for castle in tuple(DATA.castles)[: len(won)])
    return replace(view(realms, phase="over"), places_won=won, scores=tuple(100 - place for place in won))


def setting_up(seats: int) -> BellumView:
    """Before the first roll, with goblins to place."""
    realms = tuple(
        replace(one, unplaced=one.left + one.right, left=(), right=(), icons=dict.fromkeys(one.icons, 0))
        for one in early(seats).lords
    )
    return replace(view(realms, die=0, phase="goblins"), day=1)


def choosing(seats: int) -> BellumView:
    """Before anybody has a castle."""
    realms = tuple(lord("", die=0) for _ in range(seats))
    return replace(view(realms, die=0, phase="castles"), castles=tuple(DATA.castles))


def bare_table(seats: int) -> BellumView:
    """Decks and displays are empty, and all places are looted."""
    empty = replace(early(seats), places=(), evil=(), super_evil=())
    return replace(empty, decks=dict.fromkeys(empty.decks, 0), piles=dict.fromkeys(empty.piles, 0))


def counted(number: int) -> BellumView:
    """Two realms: the reader has so many of everything, the other one fewer."""
    realms = tuple(
        replace(
            lord(castle, EVIL[:count], EVIL[count : 2 * count], number % 7),
            unplaced=EVIL[-count:] if number % 2 else (),
            food=count,
            glyph=count,
            barrel=count,
            shield=count,
            magic_shield=count,
            ready=count,
            exhausted=count,
            wooden=count,
            metal=count // 2,
            golden=count // 4,
            values=tuple(Chest("golden", 1 + n) for n in range(count)),
        )
        for castle, count in zip(DATA.castles, (number, number // 2), strict=False)
    )
    table = view(realms, number % 7, "horde" if number % 3 else "attack")
    counts = [dict.fromkeys(pile, number) for pile in (table.decks, table.piles, table.tray)]
    decks, piles, tray = counts
    return replace(table, acting=number % 2, captain=number % 2, decks=decks, piles=piles, tray=tray)
