"""A battle up to the reveal (rules R28 to R30): Diversion, Initiative, the War Council and the Clash."""

from collections.abc import Mapping

from rules.core.decisions import Answer, Fill, Rejected, Seat, Slot, option
from rules.core.flow import Argument
from rules.core.play.asking import pick
from rules.core.text import Text, bare, ids
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import depart, disband, enemy_at, join, owner, room, units_at
from rules.kemet.components.data import DATA, DIVERSION
from rules.kemet.components.map import neighbours
from rules.kemet.components.placing import keep_one_beast, note_arrival, offer_beasts
from rules.kemet.components.powers import SPYING, owns, power
from rules.kemet.components.prayers import card_price, pay, spend
from rules.kemet.components.state import Battle, KemetContext, KemetState, Side, active, fighting
from rules.kemet.components.strength import ATTACKER, DEFENDER, beasts_of, strength_before_cards
from rules.kemet.play.divine import discard, lay_open, pick_or_play, refill

FIGHT = option("zone", "none", key="kemet.option.diversion.none")
ON = option("battle", "next", key="kemet.option.between")
TACTICS = "tactical_choice"


async def fight(ctx: KemetContext) -> str:
    """The next battle of the active player, if any."""
    state = ctx.state
    seat = active(state).seat
    while state.battles and enemy_at(state, state.battles[0], seat) is None:
        state.battles.pop(0)  # Rain of Fire has left nobody to fight
    if not state.battles:
        return "acted"
    zone = state.battles.pop(0)
    enemy = enemy_at(state, zone, seat)
    assert enemy is not None
    tile = active(state).tile
    bonus = DATA.tiles[tile].power.gold_strength if tile else 0
    state.battle = Battle(zone=zone, sides=[Side(seat), Side(enemy)], bonus=bonus)
    return "diversion"


async def lull(ctx: KemetContext) -> str:
    """Let creatures be put, after a battle or flight; between two battles also Day cards played."""
    state = ctx.state
    await offer_beasts(ctx)
    if state.battles:
        chosen = await pick_or_play(ctx, active(state).seat, "between", list, ON)
        assert chosen == ON.id
    return "fight"


async def diversion(ctx: KemetContext) -> str:
    """The defender may flee before the battle begins. Everybody who holds any card is asked (ruling A29)."""
    state = ctx.state
    battle = fighting(state)
    seat = battle.sides[DEFENDER].seat
    zones = shelters(state, battle.zone, seat)
    if zones and state.gods[seat].divine:
        key, group = "kemet.option.diversion.zone", "group:interventions"
        hidden = zones if DIVERSION in state.gods[seat].divine else []
        ways = [option("zone", z, key=key, group=group, secret=True, zone=f"zone:{z}") for z in hidden]
        attacker = battle.sides[ATTACKER].seat
        args: Mapping[str, Argument] = {
            "seat": f"seat:{attacker}",
            "zone": f"zone:{battle.zone}",
            "units": units_at(state, battle.zone, attacker),
        }
        prompt = ask("diversion", **args)
        zone = bare(await pick(ctx, seat, prompt, [FIGHT, *ways], default=FIGHT.id, standing="diversion"))
        if zone != "none":
            await flee(ctx, battle.zone, seat, zone)
            state.battle = None
            return "lull"
    begin(ctx)
    return "council"


def shelters(state: KemetState, zone: str, seat: Seat) -> list[str]:
    """List the zones for Diversion: adjacent, free, no opponent's district, with room (sheet 2)."""
    units = units_at(state, zone, seat)
    return [
        near
        for near in neighbours(zone, state.seats)
        if enemy_at(state, near, seat) is None
        and owner(state, near) in (None, seat)
        and room(state, near, seat) >= units
    ]


async def flee(ctx: KemetContext, start: str, seat: Seat, zone: str) -> None:
    """The whole troop goes with its creature; no battle, and no Move action."""
    lay_open(ctx, seat, DIVERSION)
    cost = card_price(ctx.state.gods[seat], DIVERSION)
    refill(ctx)
    troop = depart(ctx.state, start, seat)
    join(ctx.state, zone, seat, troop.units, troop.beasts)
    note_arrival(ctx.state, zone, seat)
    ctx.state.trail = [start, zone]
    pay(ctx, "kemet.log.diversion", seat, cost, start=f"zone:{start}", zone=f"zone:{zone}")
    await keep_one_beast(ctx, seat)


def begin(ctx: KemetContext) -> None:
    """The battle begins; Initiative strikes first (ruling A29)."""
    battle = fighting(ctx.state)
    attacker, defender = battle.sides
    args = {"attacker": f"seat:{attacker.seat}", "defender": f"seat:{defender.seat}"}
    ctx.log("kemet.log.battle", zone=f"zone:{battle.zone}", **args)
    units = power(ctx.state.gods[attacker.seat], lambda tile: tile.initiative)
    immune = any(beast.gift == "devours" for beast in beasts_of(ctx.state, battle, DEFENDER))
    if units and not immune:
        attacker.kills = disband(ctx, battle.zone, defender.seat, units)
        ctx.log("kemet.log.initiative", units=attacker.kills, seat=f"seat:{defender.seat}")


async def council(ctx: KemetContext) -> str:
    """Let both sides commit cards in secret (rule R29); a spy's opponent does so first."""
    state = ctx.state
    battle = fighting(state)
    spies = [side for side in battle.sides if owns(state.gods[side.seat], SPYING)]
    committing = [side.seat for side in battle.sides if side not in spies]
    await commit(ctx, {seat: sheet(state, seat, "council") for seat in committing})
    return "spying" if spies else "clash"


async def spying(ctx: KemetContext) -> str:
    """The spy sees the card to be played, and nothing else, and commits (ruling A56)."""
    state = ctx.state
    battle = fighting(state)
    [spy] = [side for side in battle.sides if owns(state.gods[side.seat], SPYING)]
    [other] = [side for side in battle.sides if side is not spy]
    battle.spy = spy.seat
    ctx.seal()
    ctx.log_secret(
        [spy.seat],
        "kemet.log.spied",
        "kemet.log.spied.hidden",
        secret=("card",),
        seat=f"seat:{spy.seat}",
        victim=f"seat:{other.seat}",
        card=f"battle:{other.play}",
    )
    await commit(ctx, {spy.seat: sheet(state, spy.seat, "council.seen", card=f"battle:{other.play}")})
    return "clash"


async def commit(ctx: KemetContext, sheets: Mapping[Seat, Fill]) -> None:
    """Ask for the sheets; the cards leave the hands and lie face down."""
    state = ctx.state

    def affordable(seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, dict)
        god = state.gods[seat]
        cost = sum(card_price(god, card) for card in divine_of(answer))
        if cost > god.prayers:
            raise Rejected(Text(key="kemet.refused.cards", args={"cost": cost, "prayers": god.prayers}))

    for seat, answer in (await ctx.fill_together(sheets, affordable)).items():
        [side] = [side for side in fighting(state).sides if side.seat == seat]
        god = state.gods[seat]
        side.play, side.discard = bare(answer["slot:play"]), bare(answer["slot:discard"])
        side.divine = divine_of(answer)
        for card in (side.play, side.discard):
            god.hand.remove(card)
        for card in side.divine:
            god.divine.remove(card)
    state.changed.clear()


def divine_of(answer: Mapping[str, int] | Mapping[str, str]) -> list[str]:
    """The Divine Intervention cards on a sheet."""
    return sorted(bare(str(card)) for card in answer.values() if str(card).startswith("divine:"))


def sheet(state: KemetState, seat: Seat, prompt: str, **seen: str) -> Fill:
    """The question of the War Council: a card to play, one to discard, and Battle cards to add."""
    battle = fighting(state)
    mine = next(i for i, side in enumerate(battle.sides) if side.seat == seat)
    god = state.gods[seat]
    cards = things("battle", god.hand)
    added = things("divine", [card for card in god.divine if DATA.divine[card].timing == "battle"])
    accepts = tuple(card.id for card in cards), tuple(card.id for card in added)
    slots = [_slot(name, accepts[0]) for name in ("play", "discard")]
    slots += [_slot(f"divine_{i}", accepts[1], blank=True) for i in range(1, len(added) + 1)]
    args: Mapping[str, Argument] = {
        "zone": f"zone:{battle.zone}",
        "seat": f"seat:{battle.sides[1 - mine].seat}",
        "mine": strength_before_cards(state, battle, mine),
        "theirs": strength_before_cards(state, battle, 1 - mine),
        **seen,
    }
    return Fill(
        seat=seat, prompt=ask(prompt, **args), secret=True, slots=tuple(slots), options=(*cards, *added)
    )


def _slot(name: str, accepts: tuple[str, ...], *, blank: bool = False) -> Slot:
    label = Text(key="label", args={"it": f"slot:{name}"})
    return Slot(id=f"slot:{name}", label=label, accepts=accepts, blank=blank)


async def clash(ctx: KemetContext) -> str:
    """Reveal and pay (rule R30); then Tactical Choice, then Divine Wound, the attacker first (A71)."""
    battle = fighting(ctx.state)
    battle.revealed = True
    ctx.seal()
    for side in battle.sides:
        show(ctx, side)
    for side in battle.sides:
        if TACTICS in side.divine:
            await change_card(ctx, side)
    for side in battle.sides:
        await wound(ctx, side)
    return "resolution"


def show(ctx: KemetContext, side: Side) -> None:
    """A side's cards are open, and its Divine Intervention is paid for."""
    god = ctx.state.gods[side.seat]
    cost = sum(card_price(god, card) for card in side.divine)
    spend(ctx.state, side.seat, cost)
    ctx.state.changed += [f"battle:{side.play}", *ids("divine", side.divine)]
    args = {"seat": f"seat:{side.seat}", "card": f"battle:{side.play}"}
    if side.divine:
        ctx.log("kemet.log.revealed.divine", cards=ids("divine", side.divine), cost=cost, **args)
    else:
        ctx.log("kemet.log.revealed", **args)


async def change_card(ctx: KemetContext, side: Side) -> None:
    """Tactical Choice: play the card that was discarded instead."""
    options = [
        option("battle", side.play, key="kemet.option.tactics.keep", card=f"battle:{side.play}"),
        option("battle", side.discard, key="kemet.option.tactics.swap", card=f"battle:{side.discard}"),
    ]
    prompt = ask("tactics", card=f"battle:{side.play}", other=f"battle:{side.discard}")
    chosen = await pick(ctx, side.seat, prompt, options, secret=True, default=options[0].id)
    if bare(chosen) == side.discard:
        side.play, side.discard = side.discard, side.play
        ctx.seal()
        ctx.state.changed.append(f"battle:{side.play}")
        ctx.log("kemet.log.tactics", seat=f"seat:{side.seat}", card=f"battle:{side.play}")


async def wound(ctx: KemetContext, side: Side) -> None:
    """Divine Wound: cards from the hand, whatever they are, each for strength."""
    god = ctx.state.gods[side.seat]
    strength = power(god, lambda tile: tile.card_strength)
    if not strength or not god.divine:
        return
    options = things("divine", god.divine)
    chosen = await ctx.choose(
        side.seat,
        ask("wound"),
        options,
        least=0,
        most=len(options),
        secret=True,
        default=[],
        standing="wound",
    )
    ctx.state.changed.clear()
    cards = sorted(bare(ident) for ident in chosen)
    if cards:
        ctx.seal()
        for card in cards:
            god.divine.remove(card)
        side.bonus = strength * len(cards)
        ctx.log("kemet.log.wound", seat=f"seat:{side.seat}", cards=ids("divine", cards), strength=side.bonus)
        discard(ctx, cards)
