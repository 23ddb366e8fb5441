"""The steady computer player."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.core.decisions import Answer
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.kemet import GAME
from rules.kemet.components.state import Battle, KemetContext, Side, active
from rules.kemet.computer.goods import raises, tile_worth
from rules.kemet.computer.scout import ground, toll
from rules.kemet.computer.steady import steady, turn_worth
from rules.kemet.play.turns import begin
from rules.kemet.view import view_of
from tests.helpers import Answers, asked
from tests.kemet.small import Placed, Troops, game, god, play, sheet

HERE = "west_quay"


def answer(ctx: KemetContext, phase: str, answers: Answers = (), seat: int = 0) -> Answer:
    """Return its answer to the question that is open after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[seat]
    return steady(view_of(ctx.state, seat), decision, Dice("steady"))


def test_it_leaves_its_own_high_pyramid_for_a_temple() -> None:
    """The district stays its own when it is empty (ruling A44)."""
    taken = {"temple_delta": (1, 5), "temple_small": (1, 5), "west_quay": (1, 5)}
    ctx = game(god(), god(), troops={"anubis_d1": (0, 4), **taken}, pyramids={"anubis_d1": ("ruby", 4)})
    assert answer(ctx, "move", [{0: ["zone:anubis_d1"]}, {0: 4}]) == ["teleport:temple_medium"]


def test_it_attacks_the_weak_and_not_the_strong() -> None:
    for enemy, zone in ((2, "zone:anubis_front"), (5, "zone:nothing")):
        troops = {"anubis_front": (0, 4), HERE: (1, enemy), "temple_small": (1, 5), "temple_delta": (1, 5)}
        assert answer(game(god(), god(), troops=troops), "move") == [zone]


def test_it_plays_a_prayer_before_it_acts() -> None:
    ctx = game(god(divine=("prayer",), prayers=4), god(), pyramids={"anubis_d1": ("ruby", 1)})
    begin(ctx)
    assert answer(ctx, "turn") == ["divine:prayer"]


def council(*tiles: str, placed: tuple[int | str, ...]) -> Answer:
    """The sheet of seat 0, who holds two battle cards and two cards to add, against this troop."""
    mine = god(divine=("war_fury", "glory"))
    mine.hand = ["cavalry_blitz", "chariot_raid"]
    ctx = game(mine, god(*tiles), troops={HERE: [placed, (0, 3)]})
    ctx.state.battle = Battle(zone=HERE, sides=[Side(0), Side(1)])
    return answer(ctx, "council")


def test_it_adds_a_card_that_turns_the_battle_and_none_to_a_lost_one() -> None:
    close = council(placed=(1, 4))
    assert isinstance(close, dict) and "divine:war_fury" in close.values()
    strong = ("legion", "bestial_fury", "blades_of_neith", "defense_1", "sphinx")
    lost = council(*strong, placed=(1, 7, "sphinx"))
    assert isinstance(lost, dict) and "divine:war_fury" not in lost.values()


def test_it_flees_from_a_much_stronger_enemy_only() -> None:
    for attackers, flees in ((5, True), (4, True), (3, False), (2, False)):
        ctx = game(god(), god(divine=("diversion",)), troops={HERE: [(1, 1), (0, attackers)]})
        assert (answer(ctx, "fight", seat=1) != ["zone:none"]) == flees


def test_it_discards_just_as_many_cards_as_turn_a_battle() -> None:
    for units, discarded in ((3, 2), (2, 3), (1, 0), (5, 0)):
        mine = god("divine_wound", divine=("prayer", "glory", "war_rage"))
        ctx = game(mine, god(), troops={HERE: [(1, 3), (0, units)]})
        cards: Answers = [
            {0: sheet("shield_push", "chariot_raid"), 1: sheet("cavalry_blitz", "chariot_raid")}
        ]
        chosen = answer(ctx, "fight", cards)
        assert isinstance(chosen, list)
        assert len(chosen) == discarded


def test_it_swaps_battle_cards_only_where_that_turns_defeat_into_victory() -> None:
    for units, swaps in ((2, False), (3, True), (5, True), (6, False)):
        ctx = game(god(divine=("tactical_choice",)), god(), troops={HERE: [(1, 3), (0, units)]})
        mine = sheet("chariot_raid", "cavalry_blitz", "tactical_choice")
        chosen = answer(ctx, "fight", [{0: mine, 1: sheet("shield_push", "mixed_tactics")}])
        assert chosen == ["battle:cavalry_blitz" if swaps else "battle:chariot_raid"]


def test_it_gives_up_its_weakest_battle_card_and_keeps_the_best_of_five() -> None:
    ctx = game(god(prayers=9), god(), pyramids={"anubis_d1": ("ruby", 2)})
    ctx.state.tiles = ["wyyrt_storm"]
    active(ctx.state).space = "buy_1"
    assert answer(ctx, "buy", [{0: ["tile:wyyrt_storm"]}]) == ["battle:chariot_raid"]
    ctx = game(god("vision"), god(), turn=None)
    ctx.state.deck = ["prayer", "war_fury", "bronze_wall", "swiftness", "open_gates", "glory", "prayer"]
    assert answer(ctx, "intervention") == ["divine:glory"]


def test_it_raises_what_gets_highest_and_founds_in_ruby() -> None:
    ctx = game(god(prayers=7), god(), god(), pyramids={"anubis_d1": ("onyx", 3), "anubis_d2": ("diamond", 1)})
    ctx.state.colours = ["ruby", "diamond", "onyx"]
    assert answer(ctx, "raise") == ["pyramid:anubis_d1"]
    assert answer(ctx, "raise", [{0: ["pyramid:anubis_d3"]}]) == ["level:3"]


def test_it_recruits_for_the_biggest_troop_and_fights_in_the_order_asked() -> None:
    ctx = game(god(prayers=4), god(), troops={"anubis_d2": (0, 2)})
    assert answer(ctx, "recruit") == {"zone:anubis_d1": 1, "zone:anubis_d2": 3, "zone:anubis_d3": 0}
    ctx = game(god(prayers=7), god(), troops={"anubis_d1": (1, 1), "anubis_d2": (1, 1)})
    both = {"zone:anubis_d1": 2, "zone:anubis_d2": 2, "zone:anubis_d3": 0}
    assert answer(ctx, "recruit", [{0: both}]) == ["zone:anubis_d1", "zone:anubis_d2"]


def test_it_lets_rain_fall_where_a_temple_is_held_by_one() -> None:
    troops = {"temple_small": (1, 1), "bastet_d1": (1, 5)}
    ctx = game(god(divine=("rain_of_fire",)), god(), troops=troops)
    assert answer(ctx, "turn", [{0: ["divine:rain_of_fire"]}]) == ["zone:temple_small"]


def test_it_takes_fame_for_units_at_night() -> None:
    ctx = game(god(), god(), god(), god(), troops={"sanctuary": (0, 2)}, turn=None)
    assert answer(ctx, "offering") == ["offering:yes"]


def test_it_keeps_a_temple_rather_than_five_prayer_points() -> None:
    for units, prayers, chosen in ((1, 3, "no"), (2, 3, "yes"), (3, 3, "yes"), (3, 6, "yes"), (3, 7, "no")):
        ctx = game(god(prayers=prayers), god(), troops={"temple_delta": (0, units)}, turn=None)
        assert answer(ctx, "delta") == [f"delta:{chosen}"]


def test_it_gives_no_unit_for_prayer_points_that_the_night_brings_anyway() -> None:
    troops = {"temple_delta": (0, 4), "temple_medium": (0, 5)}
    assert answer(game(god(prayers=4), god(), troops=troops, turn=None), "delta") == ["delta:no"]


def space_worth(ctx: KemetContext, space: str = "buy_1") -> int:
    """Return what seat 0 expects of a space."""
    return turn_worth(view_of(ctx.state, 0), 0, f"space:{space}")


@pytest.mark.parametrize(
    ("option", "worth"), [("all_colours", 0), ("each_colour", tile_worth("domination_ruby"))]
)
def test_it_counts_on_a_tile_of_the_same_art_where_the_table_allows_it(option: str, worth: int) -> None:
    owner = god("domination_sapphire", prayers=7)
    ctx = game(owner, god(), pyramids={"anubis_d1": ("ruby", 3)}, options={"same_art": option})
    ctx.state.tiles = ["domination_ruby"]
    assert space_worth(ctx) == worth


@pytest.mark.parametrize(
    ("owned", "bought", "tile"),
    [
        ((), (), "charge_1"),
        (("priestess_1",), (), "carnage"),  # for a point less
        (("priest_of_ra",), (), "carnage"),
        ((), ("ruby",), None),  # one of each colour a day
    ],
)
def test_it_reckons_with_the_tile_that_it_can_buy_today(
    owned: Sequence[str], bought: Sequence[str], tile: str | None
) -> None:
    ctx = game(god(*owned, prayers=1), god(), pyramids={"anubis_d1": ("ruby", 3)})
    ctx.state.gods[0].bought, ctx.state.tiles = [*bought], ["charge_1", "carnage", "domination_ruby"]
    assert space_worth(ctx) == (tile_worth(tile) if tile else 0)


def test_it_reckons_with_the_pyramids_that_it_holds_elsewhere() -> None:
    pyramids = {"anubis_d1": ("ruby", 1), "bastet_d1": ("onyx", 2)}
    ctx = game(god(prayers=7), god(), pyramids=pyramids, troops={"bastet_d1": (0, 3)})
    ctx.state.tiles = ["khnums_sphinx"]
    assert space_worth(ctx) == tile_worth("khnums_sphinx")


def test_it_raises_as_high_as_its_discounts_let_it() -> None:
    for owned, level in (((), 2), (("priest_of_thoeris",), 3)):
        ctx = game(god(*owned, prayers=3), god(), pyramids={"anubis_d1": ("ruby", 1)})
        worths = raises(view_of(ctx.state, 0), 0)
        assert worths["anubis_d1"] == 2 * level + 1


@pytest.mark.parametrize(
    ("owned", "coming", "cost"),
    [((), (), 2), (("priest_of_ra",), (), 1), (("deep_desert_snake",), ("deep_desert_snake",), 0)],
)
def test_it_reckons_with_the_toll_that_it_will_be_asked(
    owned: Sequence[str], coming: tuple[str, ...], cost: int
) -> None:
    mine: Placed = (0, 4, *coming)
    troops: Troops = {"anubis_front": mine, HERE: (1, 2, "khnums_sphinx")}
    view = view_of(game(god(*owned), god("khnums_sphinx"), troops=troops).state, 0)
    assert toll(view, view.zones["anubis_front"].troops[0], HERE) == cost


def test_twin_ceremony_goes_where_it_brings_the_best_tile() -> None:
    pyramids = {"anubis_d1": ("ruby", 1), "anubis_d2": ("onyx", 3)}
    ctx = game(god("twin_ceremony", prayers=7), god(), pyramids=pyramids)
    ctx.state.gods[0].spaces = {"buy_1": "normal", "buy_2": "normal"}
    ctx.state.tiles = ["charge_1", "domination_onyx"]
    begin(ctx)
    assert answer(ctx, "turn", [{0: ["tile:twin_ceremony"]}]) == ["space:buy_2"]


def test_it_buys_fame_before_comfort() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 3)})
    ctx.state.tiles = ["charge_1", "domination_ruby", "portal"]
    active(ctx.state).space = "buy_1"
    assert answer(ctx, "buy") == ["tile:domination_ruby"]


@pytest.mark.slow
def test_games_among_steady_players_end_within_twelve_rounds() -> None:
    for seats in GAME.seats:
        state = playout(GAME, seats, seed_of("short", seats), ["steady"]).position.state
        assert state.day <= 12


@pytest.mark.parametrize(("fame", "chosen"), [(3, "place:2"), (5, "place:2"), (6, "place:0"), (8, "place:0")])
def test_it_takes_the_last_place_only_while_nobody_is_near_the_end(fame: int, chosen: str) -> None:
    """A player with enough fame wins at the start of their turn: the leader is not left the first place."""
    ctx = game(god(), god(), god(), turn=None)
    ctx.state.choosing, ctx.state.places = [0, 1, 2], [-1, -1, -1]
    ctx.state.gods[2].fame["battle"] = fame
    assert answer(ctx, "destiny") == [chosen]


def test_it_walks_into_an_empty_temple_rather_than_into_an_even_battle() -> None:
    troops = {"anubis_front": (0, 3), "temple_delta": (1, 3)}
    ctx = game(god(), god(), troops=troops)
    assert answer(ctx, "move", [{0: ["zone:anubis_front"]}, {0: 3}]) == ["land:temple_small"]


def test_a_second_temple_is_worth_more_than_the_first() -> None:
    alone = game(god(), god(), troops={"anubis_front": (0, 3)})
    paired = game(god(), god(), troops={"anubis_front": (0, 3), "temple_medium": (0, 1)})
    worths = []
    for ctx in (alone, paired):
        view = view_of(ctx.state, 0)
        [troop] = view.zones["anubis_front"].troops
        worths.append(ground(view, troop, "temple_small"))
    assert worths[1] > worths[0]


def test_it_goes_to_the_sanctuary_before_the_night() -> None:
    ctx = game(god(), god(), god(), god(), troops={"east_pass": (0, 3)})
    view = view_of(ctx.state, 0)
    [troop] = view.zones["east_pass"].troops
    early = ground(view, troop, "sanctuary")
    ctx.state.gods[0].spaces = dict.fromkeys(("pray_1", "pray_2", "move_2", "move_3"), "normal")
    assert ground(view_of(ctx.state, 0), troop, "sanctuary") > early
    assert ground(view, replace(troop, units=1), "sanctuary") == 0


def test_it_begins_games_in_three_ways() -> None:
    begun = set()
    for number in range(12):
        state = playout(GAME, 3, seed_of("plans", number), ["steady"], decisions=24).position.state
        for player in state.gods:
            own = [p for zone, p in state.pyramids.items() if zone.startswith(player.city)]
            begun.add((len(own), next(p.colour for p in own)))
    assert len(begun) >= 3 and {count for count, _ in begun} == {2, 3}


@pytest.mark.parametrize(
    ("zone", "units", "prayers", "chosen"),
    [
        ("west_quay", 5, 2, "after:recall"),
        ("west_quay", 3, 6, "after:recall"),
        ("west_quay", 3, 7, "after:stay"),
        ("west_quay", 2, 6, "after:stay"),
        ("temple_small", 5, 2, "after:stay"),
    ],
)
def test_it_recalls_idle_winners_when_short_of_prayer_and_holds_temples(
    zone: str, units: int, prayers: int, chosen: str
) -> None:
    ctx = game(god(prayers=prayers), god(), troops={zone: [(1, 1), (0, units)]})
    cards = {0: sheet("cavalry_blitz", "chariot_raid"), 1: sheet("phalanx_defense", "chariot_raid")}
    assert answer(ctx, "fight", [cards, {1: ["after:recall"]}]) == [chosen]


@pytest.mark.parametrize(
    ("units", "prayers", "recalls"), [(3, 6, True), (3, 7, False), (2, 6, False), (4, 0, True)]
)
def test_it_recalls_a_big_beaten_troop_when_prayer_points_are_short(
    units: int, prayers: int, recalls: bool
) -> None:
    ctx = game(god(prayers=prayers), god(), troops={HERE: [(1, 5), (0, units)]})
    cards = {0: sheet("phalanx_defense", "chariot_raid"), 1: sheet("shield_push", "chariot_raid")}
    assert answer(ctx, "fight", [cards]) == ["after:recall" if recalls else "after:retreat"]


@pytest.mark.parametrize(
    ("prayers", "supply", "ident", "worth"),
    [
        (5, 0, "space:pray_1", 6),
        (6, 0, "space:pray_1", 3),
        (9, 0, "space:pray_1", 3),
        (10, 0, "space:pray_1", 0),
        (4, 9, "space:recruit_3", 6),
        (9, 3, "space:recruit_3", 6),
        (3, 9, "space:recruit_3", 1),
        (9, 0, "divine:prayer", 30),
        (10, 0, "divine:prayer", 0),
        (10, 0, "divine:mana_theft", 0),
        (0, 2, "divine:enlistment", 25),
        (0, 1, "divine:enlistment", 0),
        (8, 0, "divine:divine_memory", 0),
        (9, 0, "divine:divine_memory", 4),
    ],
)
def test_what_an_action_or_a_card_promises_depends_on_what_there_is(
    prayers: int, supply: int, ident: str, worth: int
) -> None:
    assert turn_worth(view_of(game(god(prayers=prayers, supply=supply), god()).state, 0), 0, ident) == worth


@pytest.mark.parametrize(
    ("zone", "units", "goes"), [("temple_small", 4, 3), ("temple_small", 3, 3), (HERE, 4, 4)]
)
def test_of_four_in_a_temple_one_stays_as_a_guard(zone: str, units: int, goes: int) -> None:
    ctx = game(god(), god(), troops={zone: (0, units)})
    assert answer(ctx, "move", [{0: [f"zone:{zone}"]}]) == goes


@pytest.mark.parametrize(("enemies", "joins"), [(2, True), (3, False), (4, False)])
def test_its_recruits_join_no_battle_against_as_many(enemies: int, joins: bool) -> None:
    ctx = game(god(prayers=3), god(), troops={"anubis_d1": (1, enemies)})
    placed = answer(ctx, "recruit")
    assert isinstance(placed, dict)
    assert placed["zone:anubis_d1"] == (3 if joins else 0)
