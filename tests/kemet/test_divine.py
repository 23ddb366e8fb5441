"""Each Divine Intervention card does what it says (sheet section 2)."""

import pytest

from rules.core.decisions import Answer, Choose, Seat, Split
from rules.kemet import GAME
from rules.kemet.components.board import controller
from rules.kemet.components.data import DATA
from rules.kemet.components.prayers import card_price
from rules.kemet.components.state import Battle, KemetContext, Side
from rules.kemet.components.strength import figures
from rules.kemet.play.divine import deal, draw, playable
from rules.kemet.play.turns import begin
from tests.helpers import Answers, drive, ids
from tests.kemet.fights import BLITZ, HERE, PUSH
from tests.kemet.small import (
    RECALL,
    STAY,
    Troops,
    act,
    beasts,
    fight,
    game,
    god,
    keys,
    question,
    saying,
    sheet,
    units,
)


def holding(*cards: str, prayers: int = 7) -> KemetContext:
    """Seat 0 holds these cards and is about to end the turn; the deck is full."""
    troops = {"anubis_d1": (0, 4), HERE: (0, 2), "temple_small": (1, 1), "bastet_d1": (1, 3)}
    return game(god(divine=cards, prayers=prayers), god(prayers=3), troops=troops)


def played(ctx: KemetContext, card: str, *more: Answer) -> KemetContext:
    """Seat 0 plays a card of the Day and answers what it asks."""
    ctx.state.phase = "turn"
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: [f"divine:{card}"]}, *({0: a} for a in more)])
    return ctx


# --- the Day ----------------------------------------------------------------------------------------


def test_card_prayer_gives_two_prayer_points() -> None:
    ctx = played(holding("prayer"), "prayer")
    assert (ctx.state.gods[0].prayers, ctx.state.gods[0].divine, ctx.state.discard) == (9, [], ["prayer"])


def test_card_enlistment_places_two_units_with_troops_or_in_free_districts() -> None:
    ctx = holding("enlistment")
    decision = question(ctx, "turn", [{0: ["divine:enlistment"]}])
    assert isinstance(decision, Split)
    assert ids(decision) == ["zone:anubis_d1", "zone:west_quay", "zone:anubis_d2", "zone:anubis_d3"]
    assert decision.parts[0].high == 1  # a troop of 4 has room for one
    ctx = holding("enlistment")
    places = dict.fromkeys(ids(decision), 0)
    played(ctx, "enlistment", {**places, "zone:west_quay": 1, "zone:anubis_d2": 1})
    assert (units(ctx.state)[HERE], units(ctx.state)["anubis_d2"]) == ([(0, 3)], [(0, 1)])


def test_card_mana_theft_takes_one_from_each_opponent_and_gives_one_in_all() -> None:
    ctx = game(god(divine=("mana_theft",)), god(prayers=3), god(prayers=0))
    played(ctx, "mana_theft")
    assert [player.prayers for player in ctx.state.gods] == [8, 2, 0]
    poor = game(god(divine=("mana_theft",)), god(prayers=0))
    played(poor, "mana_theft")
    assert poor.state.gods[0].prayers == 8


def test_card_rain_of_fire_destroys_an_enemy_unit_and_control_is_rejudged() -> None:
    ctx = holding("rain_of_fire")
    found = ids(question(ctx, "turn", [{0: ["divine:rain_of_fire"]}]))
    assert found == ["zone:bastet_d1", "zone:temple_small"]
    ctx = holding("rain_of_fire")
    ctx.state.told = {"temple_small": 1}
    played(ctx, "rain_of_fire", ["zone:temple_small"])
    assert controller(ctx.state, "temple_small") is None
    me, other = ctx.state.gods
    assert (me.prayers, other.veterans, me.fame["battle"]) == (6, 0, 0)
    assert keys(ctx)[-1] == "fame.lost"


def test_card_rain_of_fire_spares_soul_devourer() -> None:
    troops = {"bastet_d1": (1, 3, "soul_devourer")}
    ctx = game(god(divine=("rain_of_fire",)), god("soul_devourer"), troops=troops)
    assert playable(ctx.state, 0) == []


def test_card_divine_memory_takes_a_discarded_card_but_not_itself() -> None:
    ctx = holding("divine_memory")
    ctx.state.discard = ["war_fury", "divine_memory", "prayer"]
    assert ids(question(ctx, "turn", [{0: ["divine:divine_memory"]}])) == ["divine:war_fury", "divine:prayer"]
    ctx = holding("divine_memory")
    ctx.state.discard = ["war_fury", "prayer"]
    played(ctx, "divine_memory", ["divine:prayer"])
    assert (ctx.state.gods[0].divine, ctx.state.discard) == (["prayer"], ["war_fury", "divine_memory"])


def test_card_divine_memory_needs_something_to_remember() -> None:
    assert playable(holding("divine_memory").state, 0) == []


def test_rule_48_a_card_that_cannot_be_paid_is_not_offered() -> None:
    assert playable(holding("rain_of_fire", "prayer", prayers=0).state, 0) == ["prayer"]


def test_rule_16_no_battle_or_movement_card_in_the_day() -> None:
    ctx = holding(*DATA.divine)
    ctx.state.discard = ["war_fury"]
    of_the_day = ["divine_memory", "enlistment", "mana_theft", "prayer", "rain_of_fire"]
    assert sorted(playable(ctx.state, 0)) == of_the_day


def test_rule_16_a_card_is_playable_only_in_the_own_turn() -> None:
    ctx = holding("prayer")
    ctx.state.gods[1].divine = ["prayer"]
    begin(ctx)
    decision = question(ctx, "turn")
    assert isinstance(decision, Choose)
    assert (decision.seat, [o.id for o in decision.options if o.secret]) == (0, ["divine:prayer"])


def test_tile_magical_support_makes_cards_cheaper() -> None:
    assert card_price(god("magical_support"), "rain_of_fire") == 0
    assert card_price(god("magical_support"), "prayer") == 0
    assert card_price(god("priest_of_ra"), "war_fury") == 0


# --- Battle -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "added"),
    [
        ("war_rage", (1, 0, 0)),
        ("war_fury", (2, 0, 0)),
        ("blood_battle", (0, 1, 0)),
        ("blood_bath", (0, 2, 0)),
        ("bronze_wall", (0, 0, 1)),
        ("iron_wall", (0, 0, 2)),
    ],
)
def test_cards_that_add_to_strength_damage_and_defence(card: str, added: tuple[int, int, int]) -> None:
    ctx = game(god(), god(), troops={HERE: [(1, 2), (0, 2)]})
    sides = [Side(0, play="shield_push", divine=[card]), Side(1, play="shield_push")]
    mine, other = (figures(ctx.state, Battle(zone=HERE, sides=sides), side) for side in (0, 1))
    gained = (mine.strength - other.strength, mine.damage - other.damage, mine.defence - other.defence)
    assert gained == added


def battle(card: str, *more: dict[int, Answer], attackers: int = 4, prayers: int = 0) -> KemetContext:
    """Seat 0 attacks two units in the quay, with this card under a Cavalry Blitz."""
    ctx = game(god(divine=(card,), prayers=prayers), god(), troops={HERE: [(1, 2), (0, attackers)]})
    fight(
        ctx, HERE, sheet("cavalry_blitz", "chariot_raid", card), sheet("mixed_tactics", "shield_push"), *more
    )
    return ctx


def test_card_glory_gives_four_prayer_points_to_a_winner() -> None:
    assert battle("glory", {1: RECALL}, {0: STAY}).state.gods[0].prayers == 4


def test_card_divine_protection_stops_only_blockable_damage_to_a_winner() -> None:
    ctx = battle("divine_protection", {1: RECALL}, {0: STAY})
    assert units(ctx.state) == {HERE: [(0, 4)]}
    ctx = game(god(divine=("divine_protection",)), god(), troops={HERE: [(1, 2), (0, 4)]})
    attack = sheet("cavalry_blitz", "mixed_tactics", "divine_protection")
    fight(ctx, HERE, attack, sheet("chariot_raid", "shield_push"), {1: RECALL}, {0: STAY})
    assert units(ctx.state) == {HERE: [(0, 3)]}


def test_card_divine_protection_helps_no_loser() -> None:
    ctx = game(god(), god(divine=("divine_protection",)), troops={HERE: [(1, 3), (0, 5)]})
    defence = sheet("mixed_tactics", "shield_push", "divine_protection")
    cards: dict[Seat, Answer] = {0: sheet("fervent_purge", "chariot_raid"), 1: defence}
    act(ctx, "fight", [{1: ["zone:none"]}, cards, {1: RECALL}, {0: STAY}])
    lost = {str(args["seat"]): args["units"] for args in saying(ctx, "losses")}
    assert lost == {"seat:0": 2, "seat:1": 1}


def test_card_glory_brings_nothing_to_a_loser_nor_to_who_beat_him() -> None:
    ctx = game(god(prayers=0), god(divine=("glory",), prayers=0), troops={HERE: [(1, 3), (0, 5)]})
    cards: dict[Seat, Answer] = {0: BLITZ, 1: sheet("shield_push", "chariot_raid", "glory")}
    act(ctx, "fight", [{1: ["zone:none"]}, cards, {1: RECALL}, {0: STAY}])
    assert [player.prayers for player in ctx.state.gods] == [0, 2]  # two for the recall of three


def test_card_battle_reinforcements_do_not_come_without_a_winning_troop() -> None:
    ctx = game(god(divine=("battle_reinforcements",)), god(), troops={HERE: [(1, 2), (0, 2)]})
    attack = sheet("sacrificial_charge", "chariot_raid", "battle_reinforcements")
    decision = question(ctx, "fight", [{0: attack, 1: PUSH}])
    assert ids(decision) == ["zone:anubis_d1", "zone:anubis_d2", "zone:anubis_d3"]


def test_card_battle_reinforcements_come_to_the_zone_or_home_after_rewards() -> None:
    ctx = game(god(divine=("battle_reinforcements",)), god(), troops={HERE: [(1, 2), (0, 4)]})
    cards: dict[Seat, Answer] = {0: sheet("cavalry_blitz", "chariot_raid", "battle_reinforcements"), 1: PUSH}
    decision = question(ctx, "fight", [cards])
    assert isinstance(decision, Split)
    assert decision.parts[0].id == "zone:west_quay"
    assert (decision.parts[0].high, decision.most) == (1, 3)
    assert keys(ctx)[-1] == "veterans"
    ctx = game(god(divine=("battle_reinforcements",)), god(), troops={HERE: [(1, 2), (0, 4)]})
    places = {**dict.fromkeys(ids(decision), 0), "zone:west_quay": 1, "zone:anubis_d2": 2}
    fight(ctx, HERE, cards[0], PUSH, {0: places}, {1: RECALL}, {0: STAY})
    assert units(ctx.state) == {HERE: [(0, 5)], "anubis_d2": [(0, 2)]}


def test_ruling_13_a_defenders_battle_reinforcements_may_bring_a_creature() -> None:
    two = god("phoenix", divine=("battle_reinforcements",))
    ctx = game(god(), two, troops={HERE: [(1, 5), (0, 2)]})
    homes = {"zone:bastet_d1": 1, "zone:bastet_d2": 0, "zone:bastet_d3": 0}
    answers: Answers = [{1: homes}, {0: RECALL}, {1: STAY}, {1: ["zone:bastet_d1"]}]
    cards: dict[Seat, Answer] = {
        0: sheet("shield_push", "chariot_raid"),
        1: sheet("shield_push", "chariot_raid", "battle_reinforcements"),
    }
    act(ctx, "fight", [{1: ["zone:none"]}, cards, *answers])
    assert beasts(ctx.state) == {"bastet_d1": ["phoenix"]}


def test_card_tactical_choice_swaps_the_card_after_the_reveal() -> None:
    ctx = battle("tactical_choice", {0: ["battle:chariot_raid"]}, {0: RECALL}, attackers=3)
    assert ctx.state.gods[0].spent == ["chariot_raid"]
    assert ctx.state.gods[0].buried == ["cavalry_blitz"]


def test_card_tactical_choice_asks_in_secret_as_the_other_card_is_hidden() -> None:
    ctx = game(god(divine=("tactical_choice",)), god(), troops={HERE: [(1, 2), (0, 3)]})
    cards: dict[Seat, Answer] = {0: sheet("cavalry_blitz", "chariot_raid", "tactical_choice"), 1: PUSH}
    decision = question(ctx, "fight", [cards])
    assert (decision.secret, decision.default) == (True, ["battle:cavalry_blitz"])


def test_card_diversion_moves_the_whole_troop_away_and_ends_the_action() -> None:
    two = god("sphinx", divine=("diversion",))
    ctx = game(god(), two, troops={HERE: [(1, 2, "sphinx"), (0, 3)], "temple_medium": (1, 3)})
    act(ctx, "fight", [{1: ["zone:temple_medium"]}])
    assert units(ctx.state) == {HERE: [(0, 3)], "temple_medium": [(1, 5)]}
    assert (beasts(ctx.state), ctx.state.discard) == ({"temple_medium": ["sphinx"]}, ["diversion"])
    assert "battle" not in keys(ctx)


def test_card_diversion_leads_to_free_zones_with_room_outside_rival_cities() -> None:
    troops: Troops = {
        "anubis_front": [(1, 2), (0, 3)],
        "temple_small": (1, 4),
        "west_quay": (0, 1),
        "anubis_d1": (1, 1),
    }
    ctx = game(god(), god(divine=("diversion",)), troops=troops)
    assert ids(question(ctx, "fight")) == ["zone:none", "zone:west_obelisk"]


def test_card_diversion_works_against_a_recruit_too() -> None:
    ctx = game(god(), god(divine=("diversion",)), troops={"anubis_d1": (1, 2)})
    city = {"zone:anubis_d1": 2, "zone:anubis_d2": 0, "zone:anubis_d3": 0}
    act(ctx, "recruit", [{0: city}, {1: ["zone:anubis_front"]}])
    assert units(ctx.state) == {"anubis_d1": [(0, 2)], "anubis_front": [(1, 2)]}


def test_card_diversion_sends_one_of_two_creatures_home() -> None:
    two = god("sphinx", "mummy", divine=("diversion",))
    ctx = game(god(), two, troops={HERE: [(1, 2, "sphinx"), (0, 3)], "temple_medium": (1, 3, "mummy")})
    act(ctx, "fight", [{1: ["zone:temple_medium"]}, {1: ["beast:mummy"]}])
    assert (beasts(ctx.state), ctx.state.gods[1].beasts) == ({"temple_medium": ["mummy"]}, ["sphinx"])


def test_card_diversion_cannot_be_played_without_a_zone() -> None:
    ctx = game(god(), god(divine=("diversion",)), troops={"temple_delta": [(1, 2), (0, 3)]})
    act(ctx, "fight", until="council")


# --- the deck ---------------------------------------------------------------------------------------


def test_ruling_53_an_empty_deck_is_made_of_the_discard_pile_at_once() -> None:
    ctx = game(god(), god())
    ctx.state.deck, ctx.state.discard = ["prayer"], ["war_fury", "war_rage"]
    deal(ctx, 0, 1)
    assert (sorted(ctx.state.deck), ctx.state.discard) == (["war_fury", "war_rage"], [])
    assert keys(ctx) == ["reshuffled", "dealt.hidden"]


def test_ruling_53_without_discard_no_card_is_drawn_until_there_is_one() -> None:
    ctx = game(god(divine=("prayer",)), god())
    ctx.state.deck, ctx.state.discard = [], []
    assert draw(ctx, 0, 2) == []
    assert keys(ctx) == ["no_card"]
    played(ctx, "prayer")
    assert (ctx.state.deck, ctx.state.discard) == (["prayer"], [])


def test_ruling_53_cards_of_a_battle_make_a_new_deck_where_there_is_none() -> None:
    ctx = game(god(divine=("war_rage",)), god(), troops={HERE: [(1, 2), (0, 4)]})
    ctx.state.deck, ctx.state.discard = [], []
    fight(ctx, HERE, sheet("cavalry_blitz", "chariot_raid", "war_rage"), PUSH, {1: RECALL}, {0: STAY})
    assert (ctx.state.deck, ctx.state.discard) == (["war_rage"], [])
