"""One attack: on a place of the human kingdom or on a castle (sheet rule 9; rulebook, "Ataque")."""

from bisect import insort

from rules.bellum.components.asks import ask
from rules.bellum.components.data import CHESTS, DATA, pieces
from rules.bellum.components.realm import beats
from rules.bellum.components.state import (
    BellumContext,
    BellumState,
    acting,
    active_row,
    change,
    chest_count,
    shield,
    tray,
)
from rules.bellum.components.supply import draw_chest, give
from rules.core.decisions import Option, Seat, Split, option, part
from rules.core.flow import Argument
from rules.core.play.asking import pick
from rules.core.play.turns import following
from rules.core.text import bare

PASS = option("attack", "pass", key="bellum.option.attack.pass")
TAVERN = "tavern"


async def attack(ctx: BellumContext) -> str:
    """One player attacks or passes (rule 9); a player who can beat nothing is skipped."""
    state = ctx.state
    seat = acting(state)
    found = targets(state, seat)
    if found:
        row = active_row(state, seat)
        args: dict[str, Argument] = {
            "swords": row["sword"],
            "magic": row["magic_sword"],
            "thieves": row["thief"],
        }
        prompt = ask("attack", **args)
        target = await pick(ctx, seat, prompt, [PASS, *found], default=PASS.id)
        kind, _, name = target.partition(":")
        if kind == "place":
            raid(ctx, seat, name)
        elif kind == "seat":
            await rob(ctx, seat, int(name))
        else:
            ctx.log("bellum.log.attack.pass", seat=f"seat:{seat}")
    return following(state, "verdict")


def targets(state: BellumState, seat: Seat) -> list[Option]:
    """List what the seat can beat: the tavern, face-up places, and castles with a chest to steal."""
    row = active_row(state, seat)
    twice = state.magic_counts_twice
    options = []
    for name in (TAVERN, *state.places):
        place = DATA.places[name]
        if beats(row, place.shield, place.magic_shield, twice=twice):
            key, ident = "bellum.option.attack.place", f"place:{name}"
            options.append(option("place", name, key=key, group="group:places", it=ident))
    for victim, lord in enumerate(state.lords):
        open_to_thieves = victim != seat and row["thief"] and chest_count(lord)
        if open_to_thieves and beats(row, shield(lord), lord.tokens["magic_shield"], twice=twice):
            key, ident = "bellum.option.attack.castle", f"seat:{victim}"
            options.append(option("seat", victim, key=key, group="group:castles", seat=ident))
    return options


def raid(ctx: BellumContext, seat: Seat, name: str) -> None:
    """Take all the loot of a place, which is then discarded; the tavern stays (ruling R4)."""
    state = ctx.state
    loot = DATA.places[name].loot
    if name == TAVERN:
        ctx.log("bellum.log.attack.tavern", seat=f"seat:{seat}", loot=pieces(loot))
    else:
        ctx.log("bellum.log.attack.place", seat=f"seat:{seat}", place=f"place:{name}", loot=pieces(loot))
        state.places.remove(name)
        state.discarded.append(name)
        state.changed.append(f"place:{name}")
    give(ctx, seat, loot)
    for kind in CHESTS:
        for _ in range(loot.get(kind, 0)):
            draw_chest(ctx, seat, kind, told=True)


async def rob(ctx: BellumContext, seat: Seat, victim: Seat) -> None:
    """Steal up to one chest with each thief; the victim gets one shield, however many chests are gone."""
    state = ctx.state
    counts = await loot_of_castle(ctx, seat, victim)
    held, mine = state.lords[victim].chests, state.lords[seat].chests
    stolen: list[tuple[str, int]] = []
    for kind, count in counts.items():
        for _ in range(count):
            value = ctx.take(held[kind], ctx.below(len(held[kind])))  # any one of its kind (ruling R17)
            insort(mine[kind], value)
            stolen.append((kind, value))
        if count:
            state.changed += [f"{kind}:{seat}", f"{kind}:{victim}"]
    ctx.log_secret(
        [seat, victim],
        "bellum.log.attack.castle.values",
        "bellum.log.attack.castle",
        secret=("values",),
        seat=f"seat:{seat}",
        victim=f"seat:{victim}",
        chests=[f"chest:{kind}" for kind, _ in stolen],
        values=[str(value) for _, value in stolen],
    )
    if tray(state, "shield"):
        change(state, "shield", victim, 1)
        ctx.log("bellum.log.shield", seat=f"seat:{victim}")
    else:
        ctx.log("bellum.log.shield.none", seat=f"seat:{victim}")


async def loot_of_castle(ctx: BellumContext, seat: Seat, victim: Seat) -> dict[str, int]:
    """Ask how many chests of each kind to take: at least one, at most one for each thief (ruling R19).

    Not asked if there is only one answer.
    """
    counts = {kind: len(values) for kind, values in ctx.state.lords[victim].chests.items() if values}
    most = min(active_row(ctx.state, seat)["thief"], sum(counts.values()))
    parts = [part("chest", kind, min(count, most)) for kind, count in counts.items()]
    dearest, left = {}, most
    for one in parts:
        dearest[one.id] = min(left, one.high)
        left -= dearest[one.id]
    prompt = ask("rob", victim=f"seat:{victim}", most=most)
    if most == 1 and len(parts) == 1:
        ctx.imply(Split(seat=seat, prompt=prompt, parts=tuple(parts), least=1, most=1), dearest)
        return dict.fromkeys(counts, 1)
    answer = await ctx.split(seat, prompt, parts, least=1, most=most, default=dearest)
    return {bare(ident): count for ident, count in answer.items()}
