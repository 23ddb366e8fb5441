"""A battle through the tower (rules R34 to R43; rulebook, battle in detail). Nothing is chosen in it."""

from rules.core.decisions import Seat
from rules.immortals.components.board import bury, claim, return_to_deck, station, withdraw
from rules.immortals.components.data import DATA, other, realm_of, region_of
from rules.immortals.components.state import Battle, ImmortalsContext, ImmortalsState
from rules.immortals.components.tower import drop, inside

GREEN = -1  # the place of the inhabitants among owners


def fight(ctx: ImmortalsContext, seat: Seat, origin: str, target: str, attackers: int, stance: str) -> None:
    """One attack from its declaration to its end."""
    state = ctx.state
    defence = state.armies.get(target)
    battle = Battle(
        attacker=seat,
        defender=defence.seat if defence else None,
        origin=origin,
        target=target,
        attackers=attackers,
        defenders=defence.armies if defence else 0,
        stance=stance,
        inside=inside(state.tower),
        thrown=[],
        fell=[],
        strength=[0, 0],
        losses=[0] * len(state.tray),
        winner="",
    )
    state.battle = battle
    _tell_attack(ctx, battle)
    _throw(ctx, battle)
    if battle.defender is None:
        _against_nobody(ctx, battle)
    else:
        _against(ctx, battle, battle.defender)


def _tell_attack(ctx: ImmortalsContext, battle: Battle) -> None:
    args = {"seat": f"seat:{battle.attacker}", "cell": f"cell:{battle.origin}"}
    args["target"] = f"cell:{battle.target}"
    if battle.defender is None:
        ctx.log("immortals.log.attack", armies=battle.attackers, **args)
    else:
        victim = f"seat:{battle.defender}"
        ctx.log("immortals.log.attack.held", armies=battle.attackers, victim=victim, **args)
    ctx.log("immortals.log.stance", stance=f"stance:{battle.stance}")


def _throw(ctx: ImmortalsContext, battle: Battle) -> None:
    """Throw tray, attackers and defenders into the tower together (rules R34 and R35)."""
    state = ctx.state
    thrown = state.tray
    _mend_inhabitants(ctx, thrown)
    thrown[battle.attacker] += battle.attackers
    withdraw(state, battle.origin, battle.attackers)
    if battle.defender is not None:
        thrown[battle.defender] += battle.defenders
        withdraw(state, battle.target, battle.defenders)
    battle.thrown = list(thrown)
    battle.fell = drop(ctx, battle.thrown)
    state.tray = list(battle.fell)
    for seat, armies in enumerate(battle.fell[:GREEN]):
        if armies:
            ctx.log("immortals.log.fallen", seat=f"seat:{seat}", armies=armies)
    if battle.fell[GREEN]:
        ctx.log("immortals.log.fallen.inhabitants", inhabitants=battle.fell[GREEN])


def _mend_inhabitants(ctx: ImmortalsContext, hand: list[int]) -> None:
    """Throw at least one inhabitant, if the supply has one (ruling A16); of too many, one goes back."""
    if hand[GREEN] < DATA.tray_least and ctx.state.inhabitants:
        hand[GREEN] += 1
        ctx.state.inhabitants -= 1
        ctx.log("immortals.log.tray.added")
    elif hand[GREEN] > DATA.tray_most:
        hand[GREEN] -= 1
        ctx.state.inhabitants += 1
        ctx.log("immortals.log.tray.returned")


def _against_nobody(ctx: ImmortalsContext, battle: Battle) -> None:
    """The target was empty (rules R36 and R37)."""
    state = ctx.state
    mine, green = state.tray[battle.attacker], state.tray[GREEN]
    fought = green if battle.stance == "against" else 0
    battle.strength = [mine, fought]
    if battle.stance == "against":
        ctx.log(
            "immortals.log.strength.inhabitants",
            attacker=f"seat:{battle.attacker}",
            attack=mine,
            inhabitants=green,
        )
    _lose(ctx, battle, battle.attacker, min(mine, fought))
    _lose(ctx, battle, GREEN, min(mine, fought))
    battle.winner = "attacker" if mine > fought else "defender"
    if mine > fought:
        ctx.log("immortals.log.won", seat=f"seat:{battle.attacker}", target=f"cell:{battle.target}")
        _settle(ctx, battle, battle.attacker)
        _take_card(ctx, battle)
    else:
        ctx.log("immortals.log.lost", seat=f"seat:{battle.attacker}", target=f"cell:{battle.target}")


def _against(ctx: ImmortalsContext, battle: Battle, defender: Seat) -> None:
    """The target was held (rules R38 to R43)."""
    sides = {"attacker": battle.attacker, "defender": defender}
    allies = {side: ctx.state.tray[GREEN] if battle.stance == side else 0 for side in sides}
    battle.strength = [ctx.state.tray[seat] + allies[side] for side, seat in sides.items()]
    attack, defence = battle.strength
    seats = {"attacker": f"seat:{battle.attacker}", "defender": f"seat:{defender}"}
    ctx.log("immortals.log.strength", attack=attack, defence=defence, **seats)
    battle.winner = "attacker" if attack > defence else "defender" if defence > attack else "tie"
    lost = min(attack, defence)  # all that the weaker side has; the stronger one loses as many
    for side, seat in sides.items():
        _lose(ctx, battle, GREEN, allies[side])  # all of them, those beyond the losses too (ruling A10)
        _lose(ctx, battle, seat, max(0, lost - allies[side]))
    _conclude(ctx, battle, defender)


def _conclude(ctx: ImmortalsContext, battle: Battle, defender: Seat) -> None:
    target = f"cell:{battle.target}"
    if battle.winner == "tie":
        ctx.log("immortals.log.tie", target=target)
        ctx.log("immortals.log.empty", cell=target)
        _drop_card(ctx, battle)
        return
    winner = battle.attacker if battle.winner == "attacker" else defender
    ctx.log("immortals.log.won", seat=f"seat:{winner}", target=target)
    _settle(ctx, battle, winner)
    if winner == battle.attacker:
        _take_card(ctx, battle)


def _lose(ctx: ImmortalsContext, battle: Battle, owner: Seat, count: int) -> None:
    """Take cubes off the tray: armies to the other realm's limbo, inhabitants to the supply (R39)."""
    if not count:
        return
    state = ctx.state
    state.tray[owner] -= count
    battle.losses[owner] += count
    if owner == GREEN:
        state.inhabitants += count
        ctx.log("immortals.log.losses.inhabitants", inhabitants=count)
    else:
        bury(state, battle.target, owner, count)
        realm = f"realm:{other(realm_of(battle.target))}"
        ctx.log("immortals.log.losses", seat=f"seat:{owner}", armies=count, realm=realm)


def _settle(ctx: ImmortalsContext, battle: Battle, winner: Seat) -> None:
    """The winner's cubes that are left on the tray go to the target (rule R40)."""
    armies = ctx.state.tray[winner]
    ctx.state.tray[winner] = 0
    station(ctx.state, battle.target, winner, armies)
    cell = f"cell:{battle.target}"
    if armies:
        ctx.log("immortals.log.stands", seat=f"seat:{winner}", armies=armies, cell=cell)
    else:
        ctx.log("immortals.log.empty", cell=cell)


def _take_card(ctx: ImmortalsContext, battle: Battle) -> None:
    """The attacker has won and gets the region card, also without a cube to put there (R41, A11)."""
    region = region_of(battle.target)
    if _owner(ctx.state, battle) != battle.attacker:
        claim(ctx, region, battle.attacker)
        battle.card = f"region:{region}"


def _drop_card(ctx: ImmortalsContext, battle: Battle) -> None:
    """Return the region card to the deck after a tie; a third player would keep it (rule R43)."""
    region = region_of(battle.target)
    if _owner(ctx.state, battle) in (battle.attacker, battle.defender):
        return_to_deck(ctx, region)
        battle.card = f"region:{region}"


def _owner(state: ImmortalsState, battle: Battle) -> Seat | None:
    return state.owners[region_of(battle.target)]
