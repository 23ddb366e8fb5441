"""A battle from the Resolution to its end (rules R31 to R36; rulebook 3.5.3 to 3.5.8)."""

from collections.abc import Sequence

from rules.core.decisions import Option, option
from rules.core.play.asking import pick, pick_or_only
from rules.core.text import bare
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import controlled_homes, depart, disband, join, owner, units_at
from rules.kemet.components.data import DATA, Beast
from rules.kemet.components.map import neighbours
from rules.kemet.components.placing import note_arrival, place
from rules.kemet.components.powers import power
from rules.kemet.components.prayers import fitting, gain, yields
from rules.kemet.components.score import award
from rules.kemet.components.state import Battle, God, KemetContext, KemetState, Side, fighting
from rules.kemet.components.strength import ATTACKER, DEFENDER, Figures, beasts_of, figures, troop_of
from rules.kemet.play.divine import discard

PROTECTION = "divine_protection"
REINFORCEMENTS = "battle_reinforcements"
GLORY = "glory"
STAY = option("after", "stay", key="kemet.option.after.stay")
RETREAT = option("after", "retreat", key="kemet.option.after.retreat")


async def resolution(ctx: KemetContext) -> str:
    """Resolve a battle by strength (rule R31), then casualties (R32) and rewards (R33)."""
    state = ctx.state
    battle = fighting(state)
    attack, defence = figures(state, battle, ATTACKER), figures(state, battle, DEFENDER)
    battle.sides[ATTACKER].strength, battle.sides[DEFENDER].strength = attack.strength, defence.strength
    battle.winner = ATTACKER if attack.strength > defence.strength else DEFENDER
    args = {"attacker": f"seat:{battle.sides[0].seat}", "defender": f"seat:{battle.sides[1].seat}"}
    ctx.log("kemet.log.strength", attack=attack.strength, defence=defence.strength, **args)
    ctx.log("kemet.log.won.in", seat=f"seat:{battle.sides[battle.winner].seat}", zone=f"zone:{battle.zone}")
    beasts = beasts_of(state, battle, battle.winner)
    lost = casualties(ctx, battle, (attack, defence))
    hunger(ctx, battle)
    rewards(ctx, battle, feast(beasts, lost[1 - battle.winner]))
    return "aftermath"


def casualties(ctx: KemetContext, battle: Battle, sides: tuple[Figures, Figures]) -> tuple[int, int]:
    """Inflict the losses, step 1 of both sides before step 2 (ruling A35); return those of each."""
    lost = [0, 0]
    for side in (ATTACKER, DEFENDER):
        lost[side] += _strike(ctx, battle, side, sides[1 - side].unblockable)
        lost[side] += disband(ctx, battle.zone, battle.sides[side].seat, sides[side].loss)
    for side in (ATTACKER, DEFENDER):
        if side == battle.winner and PROTECTION in battle.sides[side].divine:
            continue
        damage = max(0, sides[1 - side].damage - sides[side].defence)
        lost[side] += _strike(ctx, battle, side, damage)
    for side, units in enumerate(lost):
        if units:
            ctx.log("kemet.log.losses", units=units, seat=f"seat:{battle.sides[side].seat}")
    if not any(lost):
        ctx.log("kemet.log.losses.none")
    return lost[0], lost[1]


def _strike(ctx: KemetContext, battle: Battle, side: int, damage: int) -> int:
    units = disband(ctx, battle.zone, battle.sides[side].seat, damage)
    battle.sides[1 - side].kills += units
    return units


def hunger(ctx: KemetContext, battle: Battle) -> None:
    """Give prayer points for enemy units destroyed, after Casualties (Divine Hunger)."""
    for side in battle.sides:
        for tile in ctx.state.gods[side.seat].tiles:
            gain(ctx, side.seat, side.kills * DATA.tiles[tile].power.kill_prayers, f"tile:{tile}")


def rewards(ctx: KemetContext, battle: Battle, extra: int) -> None:
    """Fame for the winner if their troop stands (rule R33), `extra` with it; else veterans (ruling A36).

    The winning defender's veteran comes before those of everybody without fame, if the supply runs out.
    """
    state = ctx.state
    winner = battle.sides[battle.winner]
    fame = 0
    if troop_of(state, battle, battle.winner) is not None:
        fame = 1
        if battle.winner == DEFENDER:
            fame = power(state.gods[winner.seat], lambda tile: tile.defend_fame)
        if fame:
            fame += extra
    award(ctx, winner.seat, "battle", fame)
    first = [winner] if battle.winner == DEFENDER else []
    each = [*first, *(side for side in battle.sides if side is not winner or not fame)]
    paid = each[: DATA.veterans - sum(god.veterans for god in state.gods)]
    for side in battle.sides:
        promote(ctx, side, sum(one is side for one in paid))
    if GLORY in winner.divine:
        gain(ctx, winner.seat, DATA.divine[GLORY].prayers, f"divine:{GLORY}")


def feast(beasts: Sequence[Beast], enemy_losses: int) -> int:
    """The additional fame for Soul Devourer, if the enemy lost enough in Casualties.

    `beasts` are those that counted at the Resolution: a Snake cancels though it is lost later (ruling A35).
    """
    return sum(beast.fame for beast in beasts if beast.gift == "devours" and enemy_losses >= beast.feast)


def promote(ctx: KemetContext, side: Side, count: int) -> None:
    """Give veterans of the supply to a side."""
    if count:
        ctx.state.gods[side.seat].veterans += count
        ctx.state.changed.append(f"veterans:{side.seat}")
        ctx.log("kemet.log.veterans", count=count, seat=f"seat:{side.seat}")


async def aftermath(ctx: KemetContext) -> str:
    """Battle Reinforcements, the loser's and the winner's choice, and the end of the battle."""
    battle = fighting(ctx.state)
    winner, loser = battle.sides[battle.winner], battle.sides[1 - battle.winner]
    await reinforce(ctx, battle, winner)
    await beaten(ctx, battle, winner, loser)
    await victorious(ctx, battle, winner)
    end(ctx, battle)
    return "lull"


async def reinforce(ctx: KemetContext, battle: Battle, winner: Side) -> None:
    """Place units of the winner (Battle Reinforcements, sheet section 2)."""
    if REINFORCEMENTS in winner.divine:
        zones = controlled_homes(ctx.state, winner.seat)
        if units_at(ctx.state, battle.zone, winner.seat) and battle.zone not in zones:
            zones.insert(0, battle.zone)
        await place(ctx, winner.seat, "battle", DATA.divine[REINFORCEMENTS].units, zones)


async def beaten(ctx: KemetContext, battle: Battle, winner: Side, loser: Side) -> None:
    """The loser recalls, retreats where the winner says, or stays if nobody is left (rule R34, A72)."""
    units = units_at(ctx.state, battle.zone, loser.seat)
    if not units:
        return
    zones = retreats(ctx.state, battle.zone, loser.seat)
    if not units_at(ctx.state, battle.zone, winner.seat):
        other = STAY
    elif zones:
        other = RETREAT
    else:
        recall(ctx, battle, loser)
        return
    prompt = ask("loser", zone=f"zone:{battle.zone}", units=units)
    options = [recall_option(ctx.state, loser, units), other]
    chosen = await pick(ctx, loser.seat, prompt, options, default=other.id)
    if chosen == RETREAT.id:
        await retreat(ctx, battle, winner, loser, zones)
    elif chosen == STAY.id:
        ctx.log("kemet.log.stay", seat=f"seat:{loser.seat}", zone=f"zone:{battle.zone}")
    else:
        recall(ctx, battle, loser)


def retreats(state: KemetState, zone: str, loser: int) -> list[str]:
    """The empty zones beside the battle, by land; of districts only the loser's own (ruling A38)."""
    return [
        near
        for near in neighbours(zone, state.seats)
        if near not in state.troops and owner(state, near) in (None, loser)
    ]


def recall_option(state: KemetState, side: Side, units: int) -> Option:
    """The option to recall, with its prayer points."""
    god = state.gods[side.seat]
    prayers = fitting(god.prayers, yields(state, side.seat, units - 1))
    return option("after", "recall", key="kemet.option.after.recall", prayers=prayers)


def recall(ctx: KemetContext, battle: Battle, side: Side) -> None:
    """Return all units to the supply, for one prayer point less than their number (ruling A41)."""
    units = disband(ctx, battle.zone, side.seat, units_at(ctx.state, battle.zone, side.seat))
    ctx.log("kemet.log.recall", units=units, seat=f"seat:{side.seat}", zone=f"zone:{battle.zone}")
    gain(ctx, side.seat, units - 1)


async def retreat(ctx: KemetContext, battle: Battle, winner: Side, loser: Side, zones: list[str]) -> None:
    """The winner chooses where the beaten troop goes, with its creature (rulings A38, A40)."""
    prompt = ask("retreat", seat=f"seat:{loser.seat}")
    zone = bare(await pick_or_only(ctx, winner.seat, prompt, things("zone", zones)))
    troop = depart(ctx.state, battle.zone, loser.seat)
    join(ctx.state, zone, loser.seat, troop.units, troop.beasts)
    note_arrival(ctx.state, zone, loser.seat)
    ctx.state.trail = [battle.zone, zone]
    args = {"seat": f"seat:{loser.seat}", "start": f"zone:{battle.zone}", "zone": f"zone:{zone}"}
    ctx.log("kemet.log.retreat", **args)


async def victorious(ctx: KemetContext, battle: Battle, winner: Side) -> None:
    """The winner stays or recalls (rule R35)."""
    units = units_at(ctx.state, battle.zone, winner.seat)
    if not units:
        return
    prompt = ask("winner", zone=f"zone:{battle.zone}", units=units)
    options = [STAY, recall_option(ctx.state, winner, units)]
    chosen = await pick(ctx, winner.seat, prompt, options, default=STAY.id)
    if chosen != STAY.id:
        recall(ctx, battle, winner)


def end(ctx: KemetContext, battle: Battle) -> None:
    """Discard cards, refill empty hands (rule R36), and pay Honor in Battle."""
    for side, enemy in zip(battle.sides, reversed(battle.sides), strict=True):
        for tile in ctx.state.gods[side.seat].tiles:
            gain(ctx, side.seat, enemy.kills * DATA.tiles[tile].power.loss_prayers, f"tile:{tile}")
        god = ctx.state.gods[side.seat]
        god.spent.append(side.play)
        god.buried = sorted([*god.buried, side.discard])
        private = "kemet.log.discarded"
        ctx.log_secret([side.seat], private, seat=f"seat:{side.seat}", card=f"battle:{side.discard}")
        if not god.hand:
            take_back(ctx, side, god)
    discard(ctx, [card for side in battle.sides for card in side.divine])
    ctx.state.battle = None


def take_back(ctx: KemetContext, side: Side, god: God) -> None:
    """A hand without battle cards takes all of them back (ruling A31)."""
    god.hand = sorted([*god.spent, *god.buried])
    god.spent.clear()
    god.buried.clear()
    ctx.log("kemet.log.hand", seat=f"seat:{side.seat}")
