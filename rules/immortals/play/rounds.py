"""A round up to the planning (rules R17 to R19; rulebook, reinforcement and planning)."""

from collections.abc import Mapping

from rules.core.decisions import Choose, Decision, Fill, Seat, Slot, option, part
from rules.core.play.turns import clockwise, following
from rules.immortals.components.asks import ask, card_options, space_label, split, uncopied
from rules.immortals.components.board import arrive, draw, own_in, sorted_cards
from rules.immortals.components.data import BLANK, CARDS, DATA, REALMS, SPACES, fits
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, acting, armies_in

DRAW = (
    option("draw", "yes", key="immortals.option.draw.yes"),
    option("draw", "no", key="immortals.option.draw.no"),
)


async def begin_round(ctx: ImmortalsContext) -> str:
    """Begin a round; the holder of the marker is first player for all of it (rule R17)."""
    state = ctx.state
    state.round += 1
    state.first = state.marker
    state.shown = {}
    ctx.log("immortals.log.round", round=state.round, rounds=state.rounds, seat=f"seat:{state.first}")
    return "draw"


async def draw_cards(ctx: ImmortalsContext) -> str:
    """Ask all seats whether to draw a conflict card; they are dealt in player order (rule R18)."""
    state = ctx.state
    if not state.deck and not state.discard:
        return "reinforcement"
    answers = await ctx.together({seat: _draw_question(seat) for seat in range(state.seats)})
    state.changed.clear()
    for seat in clockwise(state.seats, state.first):
        if answers[seat] == [DRAW[0].id]:
            draw(ctx, seat, 1)
        else:
            ctx.log("immortals.log.drew.none", seat=f"seat:{seat}")
    return "reinforcement"


def _draw_question(seat: Seat) -> Decision:
    return Choose(seat=seat, prompt=ask("draw"), options=DRAW)


async def reinforcement(ctx: ImmortalsContext) -> str:
    """One player brings armies from their limbos to own cells (rule R18, ruling A14)."""
    seat = acting(ctx.state)
    limbo = dict(ctx.state.players[seat].limbo)
    moved = [await _reinforce(ctx, seat, realm, limbo[realm] // DATA.reinforcement) for realm in REALMS]
    if not any(moved):
        ctx.log("immortals.log.reinforced.none", seat=f"seat:{seat}")
    return following(ctx.state, "planning")


async def _reinforce(ctx: ImmortalsContext, seat: Seat, realm: str, most: int) -> int:
    """Place up to so many armies from the limbo of a realm; return how many came."""
    cells = own_in(ctx.state, seat, realm)
    if not most or not cells:
        return 0
    prompt = ask("reinforce", realm=f"realm:{realm}", most=most)
    given = await split(ctx, seat, prompt, [part("cell", name, most) for name in cells], 0, most)
    for cell, armies in given.items():
        if armies:
            ctx.log("immortals.log.reinforced", seat=f"seat:{seat}", armies=armies, cell=f"cell:{cell}")
    arrive(ctx.state, seat, realm, given)
    return sum(given.values())


async def planning(ctx: ImmortalsContext) -> str:
    """Let all players place cards on the ten spaces, in secret (rule R19)."""
    state = ctx.state
    sheets = await ctx.fill_together({seat: _sheet(state, seat) for seat in range(state.seats)})
    state.changed.clear()
    for seat, answer in sheets.items():
        player = state.players[seat]
        player.plan = uncopied(answer)
        player.last_plan = dict(player.plan)
        for card in player.plan.values():
            player.hand.remove(card)
    ctx.log("immortals.log.planned")
    return "actions"


def _sheet(state: ImmortalsState, seat: Seat) -> Fill:
    """The ten spaces and the cards of the hand that may be placed; any space may stay empty."""
    player = state.players[seat]
    options = card_options(card for card in sorted_cards(player.hand) if may_place(state, seat, card))
    slots = [
        Slot(
            id=f"action:{space}",
            label=space_label(space, player.tribes),
            accepts=tuple(o.id for o in options if fits(space, o.id.partition(".")[0], player.tribes)),
            blank=True,
        )
        for space in SPACES
    ]
    return Fill(
        seat=seat,
        prompt=ask("plan", round=state.round),
        slots=tuple(slots),
        options=tuple(options),
        secret=True,
        filler=tuple(o.id for o in options if o.id.partition(".")[0] == BLANK),
        earlier=_earlier(player.last_plan, [o.id for o in options]),
    )


def _earlier(plan: Mapping[str, str], idents: list[str]) -> dict[str, str]:
    """The last plan with the copies of cards that are in the hand now."""
    found: dict[str, str] = {}
    for space, card in plan.items():
        copy = next((i for i in idents if i.partition(".")[0] == card and i not in found.values()), None)
        if copy is not None:
            found[f"action:{space}"] = copy
    return found


def may_place(state: ImmortalsState, seat: Seat, card: str) -> bool:
    """Check whether a card of the hand can be planned: a region card needs an army there (rule R19)."""
    kind, cells = CARDS[card].kind, CARDS[card].cells
    return kind != "region" or any(armies_in(state, cell, seat) for cell in cells)
