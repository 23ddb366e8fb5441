"""Tiles, creatures and battle cards in battles (sheet sections 1 and 3)."""

import pytest

from rules.kemet import GAME
from rules.kemet.components.data import DATA
from rules.kemet.components.state import KemetContext, active
from rules.kemet.components.strength import Figures
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, drive
from tests.kemet.fights import BLITZ, HERE, PUSH, RETREAT, both, counted, field
from tests.kemet.small import (
    RECALL,
    STAY,
    act,
    fight,
    game,
    god,
    keys,
    play,
    question,
    saying,
    sheet,
    units,
)


def spying() -> KemetContext:
    """Seat 0 is the spy; seat 1 holds Tactical Choice."""
    ctx = game(god("spying"), god(divine=("tactical_choice",)), troops={HERE: [(1, 2), (0, 2)]})
    ctx.state.phase = "fight"
    return ctx


async def _until_spying(ctx: KemetContext) -> str:
    return (await play(ctx, "spying")).phase


def test_tile_spying_and_ruling_56_opponents_commit_first_and_show_a_card() -> None:
    first: Answers = [{1: ["zone:none"]}]
    assert list(asked(play(spying(), "acted"), first)) == [1]
    ctx = spying()
    answers: Answers = [*first, {1: sheet("shield_push", "mixed_tactics", "tactical_choice")}]
    [decision] = asked(play(ctx, "acted"), answers).values()
    assert (decision.seat, decision.prompt.args["card"]) == (0, "battle:shield_push")
    seen = view_of(ctx.state, 0).battle
    assert seen is not None
    assert (seen.defender.play, seen.defender.discard, seen.defender.divine) == ("shield_push", "", ())
    assert keys(ctx, 0)[-1] == "spied" and keys(ctx, 1)[-1] == "spied.hidden"
    assert saying(ctx, "spied.hidden", 1) == [{"seat": "seat:0", "victim": "seat:1"}]


def test_tile_spying_closes_undo_when_the_card_is_seen_and_at_the_clash() -> None:
    ctx = spying()
    ctx.step = 3
    cards: Answers = [{1: ["zone:none"]}, {1: sheet("shield_push", "mixed_tactics")}]
    asked(play(ctx, "acted"), cards)
    assert ctx.floor == 3
    ctx = spying()
    ctx.state.phase = drive(_until_spying(ctx), cards)
    ctx.step = 4
    ctx.state.phase = drive(GAME.phases["spying"](ctx), [{0: BLITZ}])
    ctx.step = 5
    asked(play(ctx, "acted"))
    assert ctx.floor == 5


def test_ruling_56_tactical_choice_may_still_swap_the_card_that_was_seen() -> None:
    cards = sheet("shield_push", "mixed_tactics", "tactical_choice")
    ctx = spying()
    answers: Answers = [{1: ["zone:none"]}, {1: cards}, {0: BLITZ}, {1: ["battle:mixed_tactics"]}]
    drive(play(ctx, "resolution"), answers)
    assert ctx.state.battle is not None
    assert ctx.state.battle.sides[1].play == "mixed_tactics"


@pytest.mark.parametrize("card", list(DATA.battle))
def test_battle_cards_count_what_they_print(card: str) -> None:
    attack, _ = counted(field(1, 1), card)
    row = DATA.battle[card]
    assert attack == Figures(1 + row.strength, row.damage, row.unblockable, row.defence, row.loss)


def test_storm_strike_and_stone_barrier_in_a_battle() -> None:
    """Storm Strike: strength 3, damage 3; Stone Barrier: strength 3, defence 3 (sheet section 3)."""
    for attack, strength, lost in (("storm_strike", 7, 2), ("stone_barrier", 7, 0)):
        ctx = field(4, 4)
        ctx.state.gods[0].hand = [attack, "chariot_raid"]
        fight(ctx, HERE, sheet(attack, "chariot_raid"), PUSH, {0: RECALL}, {1: STAY})
        assert saying(ctx, "strength")[0]["attack"] == strength
        assert units(ctx.state) == {HERE: [(1, 4 - lost)]}
    ctx = field(4, 4)
    ctx.state.gods[0].hand = ["stone_barrier", "chariot_raid"]
    bare = sheet("fervent_purge", "chariot_raid")
    fight(
        ctx,
        HERE,
        sheet("stone_barrier", "chariot_raid"),
        bare,
        {0: RETREAT},
        {1: ["zone:temple_medium"]},
        {1: STAY},
    )
    assert units(ctx.state)["temple_medium"] == [(0, 4)]


NOTHING = Figures(0, 0, 0, 0, 0)
ADDED = {
    "charge_1": ((1, 0, 0), (0, 0, 0)),
    "defense_1": ((0, 0, 0), (1, 0, 0)),
    "blades_of_neith": ((1, 0, 0), (1, 0, 0)),
    "carnage": ((0, 1, 0), (0, 1, 0)),
    "shield_of_neith": ((0, 0, 1), (0, 0, 1)),
    "bestial_fury": ((1, 1, 0), (1, 1, 0)),
    "phoenix": ((1, 0, 0), (1, 0, 0)),
    "royal_scarab": ((2, 0, 0), (2, 0, 0)),
    "giant_scorpion": ((2, 2, 0), (2, 2, 0)),
    "ancestral_elephant": ((1, 0, 1), (1, 0, 1)),
    "sphinx": ((2, 0, 0), (2, 0, 0)),
    "deep_desert_snake": ((0, 0, 0), (0, 0, 0)),
    "mummy": ((2, 0, 0), (2, 0, 0)),
    "khnums_sphinx": ((1, 0, 0), (1, 0, 0)),
    "griffin_sphinx": ((2, 0, 0), (2, 0, 0)),
    "soul_devourer": ((2, 0, 0), (2, 0, 0)),
}


@pytest.mark.parametrize("tile", list(ADDED))
@pytest.mark.parametrize("side", [0, 1])
def test_tiles_add_to_strength_damage_and_defence(tile: str, side: int) -> None:
    creature = (tile,) if tile in DATA.beasts else ()
    players = [god(), god()]
    players[side] = god(tile)
    placed = [(1, 2, *(creature if side == 1 else ())), (0, 2, *(creature if side == 0 else ()))]
    plain = counted(field(2, 2))[side]
    mine = counted(game(*players, troops={HERE: placed}))[side]
    gained = (mine.strength - plain.strength, mine.damage - plain.damage, mine.defence - plain.defence)
    assert gained == ADDED[tile][side]


def test_rule_19_a_creature_is_no_unit_and_helps_only_where_it_stands() -> None:
    ctx = game(god("sphinx"), god(), troops={HERE: [(1, 2), (0, 2)], "anubis_d1": (0, 1, "sphinx")})
    assert counted(ctx)[0].strength == 6
    ctx = game(god("sphinx"), god(), troops={HERE: [(1, 2), (0, 5, "sphinx")]})
    assert counted(ctx)[0].strength == 5 + 4 + 2


def test_tile_deep_desert_snake_and_ruling_57_cancel_the_enemy_creature() -> None:
    troops = {HERE: [(1, 2, "giant_scorpion"), (0, 2, "deep_desert_snake")]}
    ctx = game(god("deep_desert_snake"), god("giant_scorpion"), troops=troops)
    assert counted(ctx)[1] == counted(field(2, 2))[1]


def test_tile_initiative_destroys_two_units_before_the_war_council() -> None:
    ctx = game(god("initiative"), god("shield_of_neith"), troops={HERE: [(1, 5), (0, 3)]})
    act(ctx, "fight", until="council")
    assert units(ctx.state)[HERE] == [(1, 3), (0, 3)]
    ctx = game(god(), god("initiative"), troops={HERE: [(1, 5), (0, 3)]})
    act(ctx, "fight", until="council")
    assert units(ctx.state)[HERE] == [(1, 5), (0, 3)]


def test_tile_soul_devourer_is_immune_to_initiative_unless_cancelled() -> None:
    troops = {HERE: [(1, 5, "soul_devourer"), (0, 3)]}
    ctx = game(god("initiative"), god("soul_devourer"), troops=troops)
    act(ctx, "fight", until="council")
    assert units(ctx.state)[HERE][0] == (1, 5)
    troops = {HERE: [(1, 5, "soul_devourer"), (0, 3, "deep_desert_snake")]}
    ctx = game(god("initiative", "deep_desert_snake"), god("soul_devourer"), troops=troops)
    act(ctx, "fight", until="council")
    assert units(ctx.state)[HERE][0] == (1, 3)


@pytest.mark.parametrize(("card", "fame"), [("sacrificial_charge", 2), ("phalanx_defense", 1)])
def test_tile_soul_devourer_brings_fame_for_two_enemy_losses(card: str, fame: int) -> None:
    ctx = game(god("soul_devourer"), god(), troops={HERE: [(1, 4), (0, 5, "soul_devourer")]})
    answers: Answers = [{1: RECALL}, {0: STAY}]
    fight(ctx, HERE, sheet("cavalry_blitz", "chariot_raid"), sheet(card, "shield_push"), *answers)
    assert ctx.state.gods[0].fame["battle"] == fame


def test_tile_soul_devourer_adds_nothing_where_no_fame_was_won() -> None:
    """Rule R33, ruling A36: a defender who wins has two veterans, and no fame to which it could add."""
    ctx = game(god(), god("soul_devourer"), troops={HERE: [(1, 5, "soul_devourer"), (0, 2)]})
    fight(ctx, HERE, sheet("sacrificial_charge", "chariot_raid"), PUSH, {1: STAY})
    assert [line["units"] for line in saying(ctx, "losses") if line["seat"] == "seat:0"] == [2]
    assert (ctx.state.gods[1].fame["battle"], ctx.state.gods[1].veterans) == (0, 2)


def test_tile_soul_devourer_gives_no_fame_against_a_snake_among_casualties() -> None:
    """Ruling A57: the Snake cancels in that battle; ruling A35: also if its troop is lost in it."""
    troops = {HERE: [(1, 2, "deep_desert_snake"), (0, 5, "soul_devourer")]}
    ctx = game(god("soul_devourer"), god("deep_desert_snake"), troops=troops)
    fight(ctx, HERE, BLITZ, sheet("sacrificial_charge", "shield_push"), {0: STAY})
    assert ctx.state.gods[0].fame["battle"] == 1


def test_tile_defensive_victory_brings_fame_and_takes_a_veteran() -> None:
    """Sheet section 9, example 8; ruling A36."""
    ctx = game(god(), god("defensive_victory"), troops={HERE: [(1, 5), (0, 5)]})
    fight(ctx, HERE, sheet("shield_push", "chariot_raid"), PUSH, {0: RECALL}, {1: STAY})
    assert (ctx.state.gods[1].fame["battle"], ctx.state.gods[1].veterans) == (1, 1)


def test_tile_divine_hunger_pays_for_enemy_units_destroyed_initiative_too() -> None:
    ctx = game(god("divine_hunger", "initiative", prayers=0), god(), troops={HERE: [(1, 5), (0, 5)]})
    fight(ctx, HERE, BLITZ, sheet("sacrificial_charge", "shield_push"), {0: STAY})
    assert ctx.state.gods[0].prayers == 2 * 3  # two by Initiative and one by the card, not their own two


def test_tile_honor_in_battle_pays_for_own_units_destroyed() -> None:
    ctx = game(god("initiative"), god("honor_in_battle", prayers=0), troops={HERE: [(1, 5), (0, 5)]})
    fight(
        ctx,
        HERE,
        BLITZ,
        sheet("phalanx_defense", "shield_push"),
        {1: RETREAT},
        {0: ["zone:temple_medium"]},
        {0: STAY},
    )
    assert ctx.state.gods[1].prayers == 2


def test_tile_divine_wound_discards_cards_for_strength() -> None:
    ctx = game(god("divine_wound", divine=("prayer", "diversion")), god(), troops={HERE: [(1, 4), (0, 2)]})
    wound: Answers = [{0: ["divine:prayer", "divine:diversion"]}]
    fight(ctx, HERE, BLITZ, PUSH, *wound, {1: RECALL}, {0: STAY})
    assert saying(ctx, "strength")[0]["attack"] == 2 + 4 + 2
    assert (ctx.state.gods[0].divine, ctx.state.gods[0].prayers) == ([], 7)
    assert ctx.state.discard == ["diversion", "prayer"]


def test_tile_divine_wound_asks_card_holders_in_secret_with_a_lasting_pass() -> None:
    ctx = game(
        god("divine_wound", divine=("prayer",)), god(divine=("prayer",)), troops={HERE: [(1, 4), (0, 2)]}
    )
    decision = question(ctx, "fight", [{1: ["zone:none"]}, both(BLITZ, PUSH)])
    assert (decision.seat, decision.secret, decision.default, decision.standing) == (0, True, [], "wound")


def test_tile_surprise_attack_adds_strength_in_its_gold_actions_battle() -> None:
    ctx = game(god("surprise_attack"), god(), troops={"anubis_front": (0, 2), HERE: (1, 2)})
    active(ctx.state).gold = True
    answers: Answers = [
        {0: ["tile:surprise_attack"]},
        {0: ["zone:anubis_front"]},
        {0: 2},
        {0: ["land:west_quay"]},
        both(BLITZ, PUSH),
    ]
    act(ctx, "turn", answers, until="aftermath")
    assert saying(ctx, "strength")[0]["attack"] == 2 + 4 + 1


def test_tile_surprise_attack_helps_in_no_other_battle_of_the_turn() -> None:
    """The gold action comes first and moves nothing; the Move action after it starts the battle."""
    ctx = game(god("surprise_attack"), god(), troops={"anubis_front": (0, 2), HERE: (1, 2)})
    active(ctx.state).gold = True
    act(ctx, "turn", [{0: ["tile:surprise_attack"]}, {0: ["zone:nothing"]}], until="acted")
    act(ctx, "acted", until="turn")
    cards = both(BLITZ, PUSH)
    act(ctx, "move", [{0: ["zone:anubis_front"]}, {0: 2}, {0: ["land:west_quay"]}, cards], until="aftermath")
    assert saying(ctx, "strength")[0]["attack"] == 2 + 4


def test_tile_forced_march_moves_and_divine_will_moves_or_recruits() -> None:
    for tile, more, phase in (
        ("forced_march", [], "move"),
        ("divine_will", [["will:move"]], "move"),
        ("divine_will", [["will:recruit"]], "recruit"),
    ):
        ctx = game(god(tile), god(), troops={"anubis_front": (0, 2)})
        active(ctx.state).gold = True
        answers: Answers = [{0: [f"tile:{tile}"]}, *({0: answer} for answer in more)]
        assert drive(GAME.phases["turn"](ctx), answers) == phase
