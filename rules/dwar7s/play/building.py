"""Building a kingdom card (sheet rules 1, 2 and 10a; rulebook, "Construir uma carta de reinado")."""

from collections.abc import Iterator

from rules.core.decisions import Option, Seat, option
from rules.core.text import bare, ids
from rules.dwar7s.components.asks import ask, kingdom, pick_cell
from rules.dwar7s.components.dwarves import in_order, reading_order
from rules.dwar7s.components.grid import ORIGIN, beside, card_of, kind_of, owner_of, walls_of
from rules.dwar7s.components.realm import likely_rotations, realm
from rules.dwar7s.components.state import Card, Dwar7sContext, Dwar7sState, Plan, Stack, spoken


async def build(ctx: Dwar7sContext, seat: Seat, kind: str) -> None:
    """A card from the hand beside any card or on one of its type, in any rotation."""
    state = ctx.state
    card = card_of(seat, kind)
    plan = Plan("build", card=card)
    places = [*_beside_cards(state), *_on_cards(state, card)]
    near = likely_places(state, seat, card)
    plan.cell = await pick_cell(ctx, plan, "build.cell", places, near=near, card=f"kingdom:{kind}")
    rotation = await _rotation(ctx, seat, plan)
    state.clans[seat].walls = list(walls_of(card, rotation))
    walls = ids("edge", state.clans[seat].walls)
    told = {"seat": f"seat:{seat}", "card": f"kingdom:{kind}", "cell": spoken(plan.cell)}
    covered = state.table.get(plan.cell)
    if covered:
        ctx.log("dwar7s.log.build.cover", covered=kingdom(covered.top.name), walls=walls, **told)
        covered.cards.append(Card(card, rotation))
    else:
        ctx.log("dwar7s.log.build", walls=walls, **told)
        state.table[plan.cell] = Stack([Card(card, rotation)], [0] * state.seats)
    state.clans[seat].kingdom.remove(kind)
    state.opened = True
    state.changed += [f"cell:{plan.cell}", f"kingdom:{seat}"]


async def _rotation(ctx: Dwar7sContext, seat: Seat, plan: Plan) -> int:
    """Ask for the rotation, in degrees clockwise; people choose by where the walls would be.

    Those open to most neighbours come first, and of these the walls most like those that they built last.
    """
    key = "dwar7s.option.rotation"
    options = [
        option("rotation", turned, key=key, walls=ids("edge", walls_of(plan.card, turned)))
        for turned in likely_rotations(ctx.state.table, plan.cell, plan.card, ctx.state.clans[seat].walls)
    ]
    prompt = ask("build.rotation", card=kingdom(plan.card), cell=spoken(plan.cell))
    return int(bare(await ctx.pick(seat, prompt, options)))


def empty_cells(state: Dwar7sState) -> list[str]:
    """List the empty cells beside cards, in reading order; of an empty table the origin (R25)."""
    if not state.table:
        return [ORIGIN]
    around = dict.fromkeys(cell for built in state.table for cell in beside(built).values())
    return sorted((cell for cell in around if cell not in state.table), key=reading_order)


def may_cover(stack: Stack, card: str) -> bool:
    """Check whether the card may cover this stack: same type, no castle, monster or dwarves (ruling R1)."""
    alike = stack.kind.terrain == kind_of(card).terrain
    return alike and stack.kind.coverable and not any(stack.dwarves)


def _beside_cards(state: Dwar7sState) -> list[Option]:
    key = "dwar7s.option.cell.free"
    return [option("cell", cell, key=key, cell=spoken(cell)) for cell in empty_cells(state)]


def _on_cards(state: Dwar7sState, card: str) -> list[Option]:
    key = "dwar7s.option.cell.cover"
    return [
        option("cell", cell, key=key, cell=spoken(cell), card=kingdom(state.table[cell].top.name))
        for cell in in_order(state)
        if may_cover(state.table[cell], card)
    ]


def likely_places(state: Dwar7sState, seat: Seat, card: str) -> Iterator[str]:
    """Yield likely cells for such a card: open edges of the own realm, for a monster of the rivals' ones.

    If there is no such realm yet, cells by the own cards (for a monster, the rivals'). Cells may come
    twice, and some are taken.
    """
    rivals = [other for other in range(state.seats) if other != seat]
    whose = rivals if kind_of(card).monster else [seat]
    cells = [cell for other in whose for cell in realm(state.table, other)]
    cells = cells or [cell for cell, stack in state.table.items() if owner_of(stack.top.name) in whose]
    yield from (cell for cell in cells if may_cover(state.table[cell], card))
    for cell in cells:
        top = state.table[cell].top
        walls = walls_of(top.name, top.rotation)
        yield from (other for edge, other in beside(cell).items() if edge not in walls)
