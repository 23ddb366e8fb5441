"""The steady computer player's reasons on the map, as facts of the position: the words of a coach."""

from collections.abc import Callable, Mapping

from rules.core.decisions import Seat
from rules.core.play.planning import Facts, because
from rules.core.text import Text
from rules.immortals.components.data import CARDS, DATA, Deed, Does, Piece, realm_of, region_of, wealth_of
from rules.immortals.computer.planner import (
    Means,
    arrival,
    best_move,
    best_strike,
    hand_size,
    named,
    seizable,
)
from rules.immortals.computer.scout import Strike, area_of, best_piece, danger, piece_worth, rounds_left
from rules.immortals.view import ImmortalsView, threats

SAFE = 0  # the danger from which a cell can be lost


def beside(view: ImmortalsView, seat: Seat, cell: str) -> int:
    """Count the other cells of its area that the seat holds."""
    return sum(view.cells[near].seat == seat for near in area_of(cell) if near != cell)


def prize(view: ImmortalsView, seat: Seat, cell: str) -> Facts:
    """Describe the gain of a cell: its number among the seat's cells of the area, and its points, or 0."""
    count = beside(view, seat, cell) + 1
    full = count == len(area_of(cell))
    points = DATA.area_all_points if full else DATA.area_points if count == DATA.area_cells else 0
    area, realm = f"area:{DATA.regions[region_of(cell)].area}", f"realm:{realm_of(cell)}"
    return {"cell": f"cell:{cell}", "area": area, "realm": realm, "count": count, "points": points}


def place(view: ImmortalsView, seat: Seat, cell: str) -> Text:
    """Explain why a cell is worth taking."""
    facts, wealth = prize(view, seat, cell), wealth_of(cell)
    if facts["points"]:
        return because("immortals.coach.cell.area", **facts)
    rich = {"energy": wealth.energy, "gold": wealth.gold}
    if (count := beside(view, seat, cell) + 1) != 1:
        few = count < DATA.area_cells
        needed = DATA.area_cells if few else len(area_of(cell))
        facts |= {"needed": needed, "points": DATA.area_points if few else DATA.area_all_points}
        return because("immortals.coach.cell.near", **facts, **rich)
    return because("immortals.coach.cell.wealth", cell=f"cell:{cell}", **rich)


def peril(view: ImmortalsView, seat: Seat, cell: str) -> Facts:
    """A cell, the armies that hold it, and the most that could come from one cell."""
    enemies = max((seen.armies - 1 for seen in threats(view, seat, cell)), default=0)
    return {"cell": f"cell:{cell}", "armies": view.cells[cell].armies, "enemies": enemies}


def guarded(view: ImmortalsView, seat: Seat, cell: str) -> Text:
    """Explain why armies go to a cell: it is in danger, or nothing is."""
    facts = peril(view, seat, cell)
    key = "danger" if danger(view, seat, cell) >= SAFE else "close" if facts["enemies"] else "quiet"
    return because(f"immortals.coach.guard.{key}", **facts)


def struck(view: ImmortalsView, seat: Seat, strike: Strike) -> Text:
    """Explain why a cell is attacked."""
    target = view.cells[strike.target]
    facts = prize(view, seat, strike.target) | {"armies": strike.armies, "chance": strike.chance}
    if target.seat is None:
        return because("immortals.coach.attack.empty", **facts)
    return because("immortals.coach.attack.held", **facts, enemies=target.armies, seat=f"seat:{target.seat}")


def built(view: ImmortalsView, piece: Piece, cell: str) -> Text:
    """Explain the gain from a piece."""
    points = DATA.pieces[piece]
    facts: Facts = {"piece": f"piece:{piece}", "cell": f"cell:{cell}", "points": points.built}
    if piece == "portal":
        return because("immortals.coach.build.portal", **facts)
    return because("immortals.coach.build.scored", **facts, scored=points.scored, rounds=rounds_left(view))


def best_built(view: ImmortalsView, seat: Seat, piece: Piece, cell: str) -> Text:
    """Explain why this piece is better than any other."""
    points, rounds = DATA.pieces[piece], rounds_left(view)
    if piece == "portal":
        return built(view, piece, cell)
    facts: Facts = {"points": points.built, "scored": points.scored, "rounds": rounds}
    wealth: Facts = {"energy": view.players[seat].energy, "gold": view.players[seat].gold}
    return because(
        "immortals.coach.build.most", **facts, **wealth, total=points.built + points.scored * rounds
    )


def site(view: ImmortalsView, seat: Seat, cell: str) -> Text:
    """Explain why a temple is built here."""
    facts = peril(view, seat, cell)
    return because(f"immortals.coach.site.{'watched' if facts['enemies'] else 'safe'}", **facts)


# --- what a card is used for ------------------------------------------------------------------------------


def extracted(by: Means, deed: Deed, card: str) -> Text:
    """Explain the extraction by its yield."""
    values = {c: wealth_of(c).gold if deed.kind == "gold" else wealth_of(c).energy for c in named(by, card)}
    cell = max(values, key=lambda each: values[each])
    has = by.player.gold if deed.kind == "gold" else by.player.energy
    return because(f"immortals.coach.extract.{deed.kind}", cell=f"cell:{cell}", count=values[cell], has=has)


def returned(by: Means, deed: Deed, card: str) -> Text:
    """Explain the return of armies from a limbo: how many, and where to."""
    cells = named(by, card)
    if CARDS[card].kind == "magic":
        return because("immortals.coach.return.magic", armies=min(deed.count, max(by.player.limbo.values())))
    cell = max(cells, key=lambda each: arrival(by, deed, each))
    armies = min(deed.count, by.player.limbo[realm_of(cell)])
    facts = peril(by.view, by.seat, cell) | {"armies": armies}
    saves = 0 <= danger(by.view, by.seat, cell) < armies
    return because(f"immortals.coach.return.{'saves' if saves else 'fights'}", **facts)


def constructed(by: Means, deed: Deed, card: str) -> Text:
    """The best piece."""
    found = best_piece(by.view, by.seat, named(by, card), by.budget)
    assert found is not None
    return built(by.view, found[2], found[1])


def templed(by: Means, deed: Deed, card: str) -> Text:
    """The best site of a temple; a magic card leaves it open."""
    if CARDS[card].kind == "magic":
        points, rounds = DATA.pieces["temple"], rounds_left(by.view)
        return because(
            "immortals.coach.build.anywhere", points=points.built, scored=points.scored, rounds=rounds
        )
    best = max(named(by, card), key=lambda cell: piece_worth(by.view, by.seat, cell, "temple"))
    return built(by.view, "temple", best)


def attacked(by: Means, deed: Deed, card: str) -> Text:
    """The best attack."""
    found = best_strike(by, card)
    assert found is not None
    return struck(by.view, by.seat, found)


def moved(by: Means, deed: Deed, card: str) -> Text:
    """The best move."""
    moves = [(found, cell) for cell in named(by, card) if (found := best_move(by, cell))]
    (_, target), origin = max(moves)
    armies = by.view.cells[origin].armies - 1
    return because("immortals.coach.move", cell=f"cell:{origin}", target=f"cell:{target}", armies=armies)


def drawn(by: Means, deed: Deed, card: str) -> Text:
    """Explain the drawing: cards for later rounds."""
    spaces = sum(not action.magic for action in DATA.actions.values())
    return because("immortals.coach.draw.cards", count=deed.count, has=hand_size(by.player), spaces=spaces)


def marked(by: Means, deed: Deed, card: str) -> Text:
    """The first turn of the next round."""
    return because("immortals.coach.first")


def seized(by: Means, deed: Deed, card: str) -> Text:
    """A region card."""
    return claimed(by.view, seizable(by.view, by.seat)[0])


def claimed(view: ImmortalsView, cell: str) -> Text:
    """Explain the gain from a region card, and name the owner who loses it, if any."""
    wealth, owner = wealth_of(cell), view.owners[region_of(cell)]
    facts: Facts = {"cell": f"cell:{cell}", "energy": wealth.energy, "gold": wealth.gold}
    if owner is None:
        return because("immortals.coach.seize.free", **facts)
    return because("immortals.coach.seize.taken", **facts, seat=f"seat:{owner}")


def use(by: Means, deed: Deed, card: str) -> Text:
    """Explain the use of a card for a deed that is worth something."""
    return USES[deed.kind](by, deed, card)


USES: Mapping[Does, Callable[[Means, Deed, str], Text]] = {
    "gold": extracted,
    "energy": extracted,
    "transition": returned,
    "construct": constructed,
    "temple": templed,
    "attack": attacked,
    "move": moved,
    "draw": drawn,
    "first": marked,
    "seize": seized,
}
