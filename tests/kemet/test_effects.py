"""Effects of each choice, said beside it for a reader who looks at nothing but the options."""

import pytest

from rules.core.decisions import Answer, Choose, option
from rules.core.text import Text
from rules.core.words import Words
from rules.kemet import GAME
from rules.kemet.components.asks import ask
from rules.kemet.components.state import KemetContext, active
from rules.kemet.play.turns import begin
from rules.kemet.view import view_of
from tests.helpers import Answers, asked
from tests.kemet.small import game, god, play, question

RUBY = {"anubis_d1": ("ruby", 2)}


def effects(ctx: KemetContext, phase: str, answers: Answers = (), seat: int = 0) -> dict[str, Text]:
    """Return the effects of the options of a seat's question that is open after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[seat]
    return {**GAME.effects(view_of(ctx.state, seat), decision)}


def said(told: dict[str, Text]) -> dict[str, str]:
    """Return the same in words."""
    return {ident: Words("en").say(text, ("Ana", "Bia")) for ident, text in told.items()}


def test_the_actions_of_a_turn_say_what_they_bring_with_the_tiles_one_has() -> None:
    ctx = game(god("priest_1", "recruiting_scribe_1", prayers=10, supply=4), god(), pyramids=RUBY)
    ctx.state.tiles = ["charge_1", "carnage"]
    begin(ctx)
    told = said(effects(ctx, "turn"))
    assert told["space:pray_2"] == "+1 PP: then you have 11 of 11"
    assert told["space:recruit_3"] == "up to 4 units for 2 PP; 4 in your supply"
    assert told["space:raise_2"] == "from 1 PP; up to level 4 with your 10 PP"
    assert told["space:buy_1"] == "tiles up to level 2, from 1 PP; you have 10"


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("all_colours", "no tile of its colour is left for you"),
        ("each_colour", "tiles up to level 3, from 3 PP; you have 7"),
    ],
)
def test_a_same_tile_in_another_colour_is_for_sale_if_the_table_says_so(option: str, told: str) -> None:
    ctx = game(
        god("domination_onyx"), god(), pyramids={"anubis_d1": ("ruby", 3)}, options={"same_art": option}
    )
    ctx.state.gods[0].prayers, ctx.state.tiles = 7, ["domination_ruby"]
    begin(ctx)
    assert said(effects(ctx, "turn"))["space:buy_1"] == told


def test_divine_will_says_what_either_of_its_actions_brings() -> None:
    ctx = game(god("divine_will", prayers=3, supply=4), god(), troops={"anubis_front": (0, 2)})
    active(ctx.state).gold = True
    told = said(effects(ctx, "turn", [{0: ["tile:divine_will"]}]))
    assert told == {
        "will:recruit": "up to 3 units for 3 PP; 4 in your supply",
        "will:move": "1 zone by land; from a pyramid also 1 teleport for 2 PP; you have 3",
    }


def test_battles_among_new_units_say_how_strong_both_sides_are() -> None:
    """In the own city a troop has a strength more."""
    ctx = game(god("charge_1"), god(), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 2)})
    placed: Answer = {"zone:anubis_d1": 2, "zone:anubis_d2": 3, "zone:anubis_d3": 0}
    assert said(effects(ctx, "recruit", [{0: placed}])) == {
        "zone:anubis_d1": "battle: strength 4 to 1 (Bia); won with a unit left: +1 FP",
        "zone:anubis_d2": "battle: strength 5 to 2 (Bia); won with a unit left: +1 FP",
    }


def test_a_slot_opens_only_tiles_of_colours_that_were_not_bought_today() -> None:
    ctx = game(god(prayers=8), god(), pyramids=RUBY)
    ctx.state.gods[0].bought = ["ruby"]
    begin(ctx)
    assert said(effects(ctx, "turn"))["space:buy_1"] == "no tile: one of each colour a Day"


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        (["charge_1", "carnage"], "tiles up to level 2, from 1 PP; you have 8"),
        (["defense_1", "carnage"], "tiles up to level 2, from 2 PP; you have 8"),
        (["defense_1", "charge_2"], "tiles up to level 2, from 1 PP; you have 8"),
        (["defense_1", "royal_scarab"], "no tile of its colour is left for you"),
    ],
)
def test_a_slot_says_what_its_cheapest_tile_costs(tiles: list[str], told: str) -> None:
    ctx = game(god(prayers=8), god(), pyramids=RUBY)
    ctx.state.tiles = tiles
    begin(ctx)
    assert said(effects(ctx, "turn"))["space:buy_1"] == told


def test_a_slot_opens_no_second_tile_of_an_art() -> None:
    ctx = game(god("charge_1", prayers=8), god(), pyramids=RUBY)
    ctx.state.tiles = ["charge_2"]
    begin(ctx)
    assert said(effects(ctx, "turn"))["space:buy_1"] == "no tile of its colour is left for you"


def test_a_prayer_brings_units_only_while_there_are_any() -> None:
    for supply, told in ((2, "+2 PP: then you have 5 of 11; +1 unit"), (0, "+2 PP: then you have 5 of 11")):
        ctx = game(god("reinforcement_prayer", prayers=3, supply=supply), god())
        begin(ctx)
        assert said(effects(ctx, "turn"))["space:pray_2"] == told


def test_the_question_for_recruits_says_how_many_cost_nothing() -> None:
    """Priest of Ra: each payment costs 1 less, and a recruitment is one payment (sheet section 6)."""
    ctx = game(god("priest_of_ra", prayers=0, supply=12), god())
    asked_for = Words("en").say(question(ctx, "recruit").prompt, ("Ana", "Bia"))
    assert asked_for.endswith("You have 0 PP and pay 1 for each beyond the first.")


def test_who_is_too_poor_for_any_tile_learns_it_before_placing_the_token() -> None:
    ctx = game(god(prayers=0), god(), pyramids=RUBY)
    ctx.state.tiles = ["charge_1"]
    begin(ctx)
    assert said(effects(ctx, "turn"))["space:buy_1"] == "nothing now: tiles cost 1 PP or more, you have 0"


def test_the_prices_of_levels_stand_beside_the_pyramids() -> None:
    ctx = game(god(prayers=7), god(), pyramids=RUBY)
    told = said(effects(ctx, "raise"))
    assert told["pyramid:anubis_d1"] == "3 PP to level 3, 7 PP to level 4; level 4 is 1 FP while held"
    assert told["pyramid:anubis_d2"] == "1 PP to level 1, 6 PP to level 3"
    assert told["pyramid:nothing"] == "you keep your 7 PP"


def test_hand_of_god_says_what_its_level_would_cost() -> None:
    pyramids = {"anubis_d1": ("ruby", 3), "anubis_d2": ("onyx", 1)}
    ctx = game(god("hand_of_god", prayers=5), god(), pyramids=pyramids, turn=None)
    assert said(effects(ctx, "prayers")) == {
        "pyramid:anubis_d1": "level 4 for 0 PP instead of 4; 1 FP while held",
        "pyramid:anubis_d2": "level 2 for 0 PP instead of 2",
        "pyramid:nothing": "you keep your 7 PP",
    }


def test_a_zone_says_who_is_there_and_what_it_gives() -> None:
    ctx = game(god("charge_1"), god("defense_1"), troops={"anubis_front": (0, 5), "temple_small": (1, 3)})
    told = said(effects(ctx, "move", [{0: ["zone:anubis_front"]}, {0: 5}]))
    fight = "battle: strength 6 to 4 (Bia); won with a unit left: +1 FP, 1 FP while held, 2 PP each night"
    assert told["land:temple_small"] == fight
    assert told["land:west_quay"] == "empty; next to West Obelisk and Medium Temple"


def test_initiative_and_a_trap_strike_before_the_strengths_that_are_told() -> None:
    troops = {"anubis_front": (0, 5), "temple_small": (1, 3, "sphinx")}
    ctx = game(god("initiative"), god("deadly_trap", "sphinx"), troops=troops)
    told = effects(ctx, "move", [{0: ["zone:anubis_front"]}, {0: 5}])["land:temple_small"]
    assert (told.args["mine"], told.args["theirs"]) == (4, 3)


def test_who_may_flee_learns_what_initiative_leaves() -> None:
    ctx = game(god("initiative"), god(divine=["diversion"]), troops={"west_quay": [(1, 4), (0, 5)]})
    told = said(effects(ctx, "fight", seat=1))
    assert told["zone:none"] == "2 strength against 5, before cards; on a tie you win"
    assert told["zone:bastet_front"].startswith("no battle; next to ")


def test_a_creature_that_initiative_has_sent_away_weakens_nobody() -> None:
    """Ruling A17: the Snake cancels no more."""
    troops = {"west_quay": [(1, 2, "deep_desert_snake"), (0, 4, "mummy")]}
    gods = god("initiative", "mummy"), god("deep_desert_snake", divine=["diversion"])
    ctx = game(*gods, troops=troops)
    told = said(effects(ctx, "fight", seat=1))
    assert told["zone:none"] == "0 strength against 6, before cards; on a tie you win"


def test_twin_ceremony_says_what_it_adds_to_the_price() -> None:
    two = RUBY | {"anubis_d2": ("sapphire", 1)}
    mine = god("twin_ceremony", prayers=5)
    mine.spaces = {"buy_1": "normal", "buy_2": "normal"}
    ctx = game(mine, god(), pyramids=two)
    ctx.state.colours, ctx.state.tiles = ["ruby", "sapphire"], ["charge_1", "defense_1"]
    active(ctx.state).gold = True
    told = said(effects(ctx, "turn", [{0: ["tile:twin_ceremony"]}]))
    assert told["space:buy_1"] == "tiles up to level 2, from 2 PP; you have 5"


def test_the_battle_of_a_surprise_attack_counts_what_its_tile_adds() -> None:
    ctx = game(god("surprise_attack"), god(), troops={"anubis_front": (0, 2), "temple_small": (1, 2)})
    active(ctx.state).tile = "surprise_attack"
    told = effects(ctx, "move", [{0: ["zone:anubis_front"]}, {0: 2}])["land:temple_small"]
    assert (told.args["mine"], told.args["theirs"]) == (3, 2)


def test_cards_say_their_figures_and_their_price() -> None:
    mine = god("magical_support", divine=["war_fury", "iron_wall"])
    mine.hand = ["defensive_retreat", "sacrificial_charge"]
    ctx = game(mine, god(), troops={"west_quay": [(1, 2), (0, 2)]})
    told = said(effects(ctx, "fight"))
    assert told["battle:defensive_retreat"] == "strength 1, damage 0 + 1 unblockable, defence 3"
    assert told["battle:sacrificial_charge"].endswith("you lose 2 units of your own")
    assert told["divine:war_fury"] == "free · +2 strength"


def test_what_a_troop_gives_up_stands_beside_it_but_not_at_home() -> None:
    ctx = game(god(), god(), troops={"temple_small": (0, 2), "anubis_d1": (0, 2)}, pyramids=RUBY)
    told = said(effects(ctx, "move"))
    assert told["zone:temple_small"] == "1 zone by land; now 1 FP while held, 2 PP each night"
    assert told["zone:anubis_d1"] == "1 zone by land, teleport 2 PP"


def test_the_whole_temple_is_lost_with_its_last_unit() -> None:
    ctx = game(god(prayers=3), god(), troops={"temple_delta": (0, 1)}, turn=None)
    told = said(effects(ctx, "delta"))
    assert told["delta:yes"] == "8 of 11 PP; no unit stays: the temple and its 1 FP are lost"
    assert told["delta:no"] == "3 of 11 PP; 1 unit stays and holds the temple"


def test_a_place_of_the_order_says_how_many_play_before_and_after() -> None:
    ctx = game(god(), god(), god(), turn=None)
    told = effects(ctx, "awakening")
    places = {ident: (text.args["before"], text.args["after"]) for ident, text in told.items()}
    assert places == {"place:0": (0, 2), "place:1": (1, 1), "place:2": (2, 0)}


def test_a_creature_that_is_put_brings_nothing_of_its_tile_once_more() -> None:
    decision = Choose(seat=0, prompt=ask("put", beast="beast:sphinx"), options=(option("put", "sphinx"),))
    told = said({**GAME.effects(view_of(game(god("sphinx"), god()).state, 0), decision)})
    assert told == {"put:sphinx": "+2 strength"}
