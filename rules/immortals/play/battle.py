"""A battle through the tower (rules R34 to R43; rulebook, battle in detail). Nothing is chosen in it."""

from rules.core.decisions import Seat
from rules.immortals.components.board import bury, claim, return_to_deck, station, withdraw
from rules.immortals.components.data import DATA, other, realm_of, region_of
from rules.immortals.components.state import Battle, ImmortalsState, ImmortalsTable
from rules.immortals.components.tower import drop, inside

GREEN = -1  # the place of the inhabitants among owners


def fight(t: ImmortalsTable, seat: Seat, origin: str, target: str, attackers: int, stance: str) -> None:
    """One attack from its declaration to its end."""
    state = t.state
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
    _tell_attack(t, battle)
    _throw(t, battle)
    if battle.defender is None:
        _against_nobody(t, battle)
    else:
        _against(t, battle, battle.defender)


def _tell_attack(t: ImmortalsTable, battle: Battle) -> None:
    args = {"seat": f"seat:{battle.attacker}", "cell": f"cell:{battle.origin}"}
    args["target"] = f"cell:{battle.target}"
    if battle.defender is None:
        t.log("immortals.log.attack", armies=battle.attackers, **args)
    else:
        victim = f"seat:{battle.defender}"
        t.log("immortals.log.attack.held", armies=battle.attackers, victim=victim, **args)
    t.log("immortals.log.stance", stance=f"stance:{battle.stance}")


def _throw(t: ImmortalsTable, battle: Battle) -> None:
    """Throw tray, attackers and defenders into the tower together (rules R34 and R35)."""
    state = t.state
    thrown = state.tray
    _mend_inhabitants(t, thrown)
    thrown[battle.attacker] += battle.attackers
    withdraw(state, battle.origin, battle.attackers)
    if battle.defender is not None:
        thrown[battle.defender] += battle.defenders
        withdraw(state, battle.target, battle.defenders)
    battle.thrown = list(thrown)
    battle.fell = drop(t, battle.thrown)
    state.tray = list(battle.fell)
    for seat, armies in enumerate(battle.fell[:GREEN]):
        if armies:
            t.log("immortals.log.fallen", seat=f"seat:{seat}", armies=armies)
    if battle.fell[GREEN]:
        t.log("immortals.log.fallen.inhabitants", inhabitants=battle.fell[GREEN])


def _mend_inhabitants(t: ImmortalsTable, hand: list[int]) -> None:
    """Throw at least one inhabitant, if the supply has one (ruling A16); of too many, one goes back."""
    if hand[GREEN] < DATA.tray_least and t.state.inhabitants:
        hand[GREEN] += 1
        t.state.inhabitants -= 1
        t.log("immortals.log.tray.added")
    elif hand[GREEN] > DATA.tray_most:
        hand[GREEN] -= 1
        t.state.inhabitants += 1
        t.log("immortals.log.tray.returned")


def _against_nobody(t: ImmortalsTable, battle: Battle) -> None:
    """The target was empty (rules R36 and R37)."""
    state = t.state
    mine, green = state.tray[battle.attacker], state.tray[GREEN]
    fought = green if battle.stance == "against" else 0
    battle.strength = [mine, fought]
    if battle.stance == "against":
        t.log(
            "immortals.log.strength.inhabitants",
            attacker=f"seat:{battle.attacker}",
            attack=mine,
            inhabitants=green,
        )
    _lose(t, battle, battle.attacker, min(mine, fought))
    _lose(t, battle, GREEN, min(mine, fought))
    battle.winner = "attacker" if mine > fought else "defender"
    if mine > fought:
        t.log("immortals.log.won", seat=f"seat:{battle.attacker}", target=f"cell:{battle.target}")
        _settle(t, battle, battle.attacker)
        _take_card(t, battle)
    else:
        t.log("immortals.log.lost", seat=f"seat:{battle.attacker}", target=f"cell:{battle.target}")


def _against(t: ImmortalsTable, battle: Battle, defender: Seat) -> None:
    """The target was held (rules R38 to R43)."""
    sides = {"attacker": battle.attacker, "defender": defender}
    allies = {side: t.state.tray[GREEN] if battle.stance == side else 0 for side in sides}
    battle.strength = [t.state.tray[seat] + allies[side] for side, seat in sides.items()]
    attack, defence = battle.strength
    seats = {"attacker": f"seat:{battle.attacker}", "defender": f"seat:{defender}"}
    t.log("immortals.log.strength", attack=attack, defence=defence, **seats)
    if attack == defence:
        battle.winner = "tie"
    else:
        battle.winner = "attacker" if attack > defence else "defender"
    lost = min(attack, defence)  # all that the weaker side has; the stronger one loses as many
    for side, seat in sides.items():
        _lose(t, battle, GREEN, allies[side])  # all of them, those beyond the losses too (ruling A10)
        _lose(t, battle, seat, max(0, lost - allies[side]))
    _conclude(t, battle, defender)


def _conclude(t: ImmortalsTable, battle: Battle, defender: Seat) -> None:
    target = f"cell:{battle.target}"
    if battle.winner == "tie":
        t.log("immortals.log.tie", target=target)
        t.log("immortals.log.empty", cell=target)
        _drop_card(t, battle)
        return
    winner = battle.attacker if battle.winner == "attacker" else defender
    t.log("immortals.log.won", seat=f"seat:{winner}", target=target)
    _settle(t, battle, winner)
    if winner == battle.attacker:
        _take_card(t, battle)


def _lose(t: ImmortalsTable, battle: Battle, owner: Seat, count: int) -> None:
    """Take cubes off the tray: armies to the other realm's limbo, inhabitants to the supply (R39)."""
    if not count:
        return
    state = t.state
    state.tray[owner] -= count
    battle.losses[owner] += count
    if owner == GREEN:
        state.inhabitants += count
        t.log("immortals.log.losses.inhabitants", inhabitants=count)
    else:
        bury(state, battle.target, owner, count)
        realm = f"realm:{other(realm_of(battle.target))}"
        t.log("immortals.log.losses", seat=f"seat:{owner}", armies=count, realm=realm)


def _settle(t: ImmortalsTable, battle: Battle, winner: Seat) -> None:
    """The winner's cubes that are left on the tray go to the target (rule R40)."""
    armies = t.state.tray[winner]
    t.state.tray[winner] = 0
    station(t.state, battle.target, winner, armies)
    cell = f"cell:{battle.target}"
    if armies:
        t.log("immortals.log.stands", seat=f"seat:{winner}", armies=armies, cell=cell)
    else:
        t.log("immortals.log.empty", cell=cell)


def _take_card(t: ImmortalsTable, battle: Battle) -> None:
    """The attacker has won and gets the region card, also without a cube to put there (R41, A11)."""
    region = region_of(battle.target)
    if _owner(t.state, battle) != battle.attacker:
        claim(t, region, battle.attacker)
        battle.card = f"region:{region}"


def _drop_card(t: ImmortalsTable, battle: Battle) -> None:
    """Return the region card to the deck after a tie; a third player would keep it (rule R43)."""
    region = region_of(battle.target)
    if _owner(t.state, battle) in (battle.attacker, battle.defender):
        return_to_deck(t, region)
        battle.card = f"region:{region}"


def _owner(state: ImmortalsState, battle: Battle) -> Seat | None:
    return state.owners[region_of(battle.target)]
