"""Views of Immortals that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace

from rules.immortals.components.data import CELLS, DATA, REALMS, SPACES
from rules.immortals.components.state import SCORED
from rules.immortals.view import ActionView, BattleView, CellView, ImmortalsView, PlayerView

LIGHT = tuple(name for name, tribe in DATA.tribes.items() if tribe.realm == "light")
DARK = tuple(name for name, tribe in DATA.tribes.items() if tribe.realm == "dark")
REGIONS = tuple(DATA.regions)
MAGICS = tuple(f"magic:{name}" for name in DATA.magics)
BLANKS = ("card:blank",) * DATA.blanks
EMPTY = CellView(None, 0, "", portal=False)


def cubes(seats: int, each: int, inhabitants: int) -> dict[str, int]:
    """Cubes by owner, as many of each seat."""
    return {**{str(seat): each for seat in range(seats)}, "inhabitants": inhabitants}


def player(seat: int) -> PlayerView:
    """A player at the start of a round, as the others see them."""
    return PlayerView(
        light=LIGHT[seat],
        dark=DARK[seat],
        energy=7,
        gold=5,
        limbo={"light": 3, "dark": 1},
        supply=0,
        groups=dict.fromkeys(REALMS, ()),
        fallen=0,
        points=3,
        score=dict.fromkeys(SCORED, 0),
        cards=2,
        draft_cards=0,
        draft_realm="",
        placed=(),
        taken=(),
        passed=False,
        hand=None,
        plan=None,
        last_plan=None,
        draft=None,
    )


def own(one: PlayerView, regions: tuple[str, ...]) -> PlayerView:
    """Return the same player as they see themselves, before they plan."""
    cards = (
        *(f"region:{region}" for region in regions),
        "conflict:dark_tribute_pass",
        "wild:light_greenwood",
    )
    return replace(one, hand=(*cards, *MAGICS, *BLANKS), plan={}, last_plan={}, draft=())


def view(seats: int, cells: dict[str, CellView]) -> ImmortalsView:
    """The second round, seen by the first player, the last player at turn."""
    held = {region: number % (seats + 1) for number, region in enumerate(REGIONS)}
    return ImmortalsView(
        reader=0,
        round=2,
        rounds=DATA.rounds[seats],
        phase="actions",
        first=seats - 1,
        marker=0,
        order=(seats - 1, *range(seats - 1)),
        turn=seats - 1,
        cells=cells,
        owners={region: seat if seat < seats else None for region, seat in held.items()},
        tower=cubes(seats, 2, 3),
        tray=cubes(seats, 0, 2),
        inhabitants=15,
        deck=29,
        draft_decks={},
        discard=("conflict:dark_witchfen", "wild:light_moors"),
        shown={},
        revealed=None,
        battle=None,
        scored=(),
        players=(
            own(player(0), tuple(region for region, seat in held.items() if seat == 0)),
            *(player(seat) for seat in range(1, seats)),
        ),
        changed=(),
        places_won=None,
    )


def early(seats: int) -> ImmortalsView:
    """Every other cell occupied by a few armies, some portals and buildings."""
    cells = {
        cell: CellView(number // 2 % seats, 1 + number % 5, "", portal=False) if number % 2 else EMPTY
        for number, cell in enumerate(CELLS)
    }
    for number, (cell, building) in enumerate(
        (
            ("light_grove", "temple"),
            ("dark_kings_ford", "capital"),
            ("light_foothold", ""),
            ("dark_treehome", ""),
        )
    ):
        cells[cell] = replace(cells[cell], building=building, portal=number > 1)
    return view(seats, cells)


def planned(seats: int) -> ImmortalsView:
    """The reader has planned on most spaces; all kinds of cards lie there."""
    table = early(seats)
    mine = table.players[0]
    assert mine.hand is not None
    regions = [card for card in mine.hand if card.startswith("region:")]
    plan = {
        "gold": regions[0],
        "energy": "conflict:dark_tribute_pass",
        "transition3": regions[1],
        "construct": "wild:light_greenwood",
        "attack": regions[2],
        "tribe_dark": "card:blank",
        "magic_1": "magic:transition5",
        "magic_2": "card:blank",
    }
    left = list(mine.hand)
    for card in plan.values():
        left.remove(card)
    mine = replace(mine, hand=tuple(left), plan=plan, placed=tuple(plan))
    others = tuple(
        replace(one, placed=tuple(SPACES[: 3 + seat])) for seat, one in enumerate(table.players[1:])
    )
    return replace(table, players=(mine, *others))


def fight(seats: int, winner: str = "attacker") -> BattleView:
    """A battle in which everybody's cubes fell."""
    return BattleView(
        attacker=seats - 1,
        defender=0,
        origin="dark_the_murk",
        target="dark_white_falls",
        attackers=4,
        defenders=5,
        stance="attacker",
        inside=cubes(seats, 3, 4),
        thrown={**cubes(seats, 1, 3), str(seats - 1): 5, "0": 5},
        fell={**cubes(seats, 1, 2), str(seats - 1): 4, "0": 3},
        strength=(6, 3),
        losses={**cubes(seats, 0, 2), str(seats - 1): 1, "0": 3},
        winner=winner,
        card="region:white_falls" if winner == "attacker" else "",
    )


def fought(seats: int, winner: str = "attacker") -> ImmortalsView:
    """Just after a battle."""
    table = planned(seats)
    touched = (
        "tower",
        "tray",
        "cell:dark_the_murk",
        "cell:dark_white_falls",
        "region:white_falls",
        f"limbo:{0}",
    )
    cells = table.cells | {
        "dark_the_murk": CellView(seats - 1, 2, "", portal=False),
        "dark_white_falls": CellView(seats - 1, 3, "temple", portal=False),
    }
    action = ActionView(seats - 1, "attack", "region:white_falls")
    return replace(table, cells=cells, battle=fight(seats, winner), changed=touched, revealed=action)


def uncarded(view: ImmortalsView) -> ImmortalsView:
    """Return a view in which no card has been added to the battle."""
    assert view.battle is not None
    return replace(view, battle=replace(view.battle, card=""))


def rich(one: PlayerView) -> PlayerView:
    """A player with two digits of everything."""
    score = dict(zip(SCORED, (18, 25, 14, 11, 24), strict=True))
    return replace(
        one,
        energy=38,
        gold=47,
        limbo={"light": 18, "dark": 15},
        points=sum(score.values()),
        score=score,
        cards=26,
    )


def worst(seats: int) -> ImmortalsView:
    """All cells hold two digits of armies, a building and a portal; all cards are owned; much has changed."""
    table = fought(seats)
    cells = {
        cell: CellView(number % seats, 12 + number % 9, "capital" if number % 3 else "temple", portal=True)
        for number, cell in enumerate(CELLS)
    }
    mine = rich(table.players[0])
    assert mine.hand is not None
    conflicts = tuple(f"conflict:{cell}" for cell in CELLS[::3])
    mine = replace(mine, hand=(*(f"region:{region}" for region in REGIONS), *conflicts, *mine.hand))
    counts = tuple(
        f"{kind}:{seat}" for kind in ("points", "energy", "gold", "limbo") for seat in range(seats)
    )
    marks = tuple(f"{kind}:{cell}" for cell in CELLS[::4] for kind in ("cell", "portal", "building"))
    return replace(
        table,
        round=10,
        rounds=10,
        cells=cells,
        owners={region: number % seats for number, region in enumerate(REGIONS)},
        tower=cubes(seats, 12, 11),
        tray=cubes(seats, 10, 10),
        players=(mine, *(rich(one) for one in table.players[1:])),
        scored=tuple(dict(zip(SCORED, (0, 12, 10, 4, 15), strict=True)) for _ in range(seats)),
        changed=(*table.changed, *counts, *marks, "marker", "action:attack"),
    )


def planning(seats: int) -> ImmortalsView:
    """Return a view in which everybody plans; the spaces are still empty."""
    return replace(early(seats), phase="planning", turn=None)


def unplaced(one: PlayerView, seat: int) -> PlayerView:
    """A player in the draft, with all groups still to be placed."""
    tribes = (("light", one.light), ("dark", one.dark))
    return replace(
        one,
        energy=0,
        gold=0,
        limbo=dict.fromkeys(REALMS, 0),
        supply=16,
        groups={realm: DATA.tribes[tribe].groups for realm, tribe in tribes},
        points=0,
        draft_cards=5,
        draft_realm="dark" if seat % 2 else "light",
    )


def drafting(seats: int, phase: str = "draft") -> ImmortalsView:
    """The middle of the draft: groups and a hand of five cards, some of them for cells that are taken."""
    start = early(seats)
    players = tuple(unplaced(one, seat) for seat, one in enumerate(start.players))
    conflicts = ("light_grove", "light_saltmere", "light_foothold")
    mine = replace(
        players[0],
        hand=("conflict:dark_foothold", "region:grove", *MAGICS, *BLANKS),
        draft=(*(f"conflict:{cell}" for cell in conflicts), "wild:light_moors", "wild:light_crownlands"),
    )
    return replace(
        start,
        round=0,
        phase=phase,
        turn=None,
        tower=cubes(seats, 0, 0),
        tray=cubes(seats, 0, 0),
        deck=0,
        draft_decks={"light": 12, "dark": 9},
        players=(mine, *players[1:]),
    )


def over(won: tuple[int, ...]) -> ImmortalsView:
    """The end of a game with these places."""
    table = early(len(won))
    players = tuple(
        replace(rich(one), points=93 - place, hand=(), plan={})
        for one, place in zip(table.players, won, strict=True)
    )
    return replace(table, phase="over", turn=None, players=players, places_won=won)


def level(won: tuple[int, ...]) -> ImmortalsView:
    """The end of a game with these places, in which all have as many points and armies decide."""
    table = over(won)
    return replace(table, players=tuple(replace(player, points=92) for player in table.players))


def scored(seats: int) -> ImmortalsView:
    """Planning after a scoring."""
    table = worst(seats)
    return replace(table, phase="planning", turn=None, battle=None, revealed=None)


def counted(number: int) -> ImmortalsView:
    """Just after a battle, with so many of everything in the cells, the tower and the reader's hand."""
    table, some = fought(3), tuple(f"conflict:{cell}" for cell in CELLS[:number])
    assert table.battle is not None
    mine = replace(
        rich(table.players[0]),
        energy=number,
        gold=number,
        limbo={"light": number, "dark": number // 2},
        supply=number,
        fallen=number,
        points=number,
        cards=number,
        taken=tuple(SPACES[: number // 2]),
        passed=bool(number % 2),
        hand=some,
    )
    armed = {cell: replace(one, armies=1 + number) for cell, one in table.cells.items() if one.armies}
    battle = replace(
        table.battle,
        attackers=number,
        defenders=number // 2,
        strength=(number, number // 2),
        inside=cubes(3, number, number % 2),
        losses=cubes(3, number // 3, number % 3),
    )
    return replace(
        table,
        round=1 + number % table.rounds,
        cells=table.cells | armed,
        owners={region: 0 if n < number else None for n, region in enumerate(REGIONS)},
        tower=cubes(3, number, number // 2),
        tray=cubes(3, number // 2, number),
        discard=some,
        battle=battle,
        players=(mine, *table.players[1:]),
    )
