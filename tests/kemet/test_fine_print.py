"""Small print of the rules: prices, limits, marks and lines on which nothing else depends."""

from dataclasses import replace

import pytest

from rules.core.decisions import Answer, Fill, Split
from rules.kemet import GAME
from rules.kemet.components.board import room
from rules.kemet.components.data import DATA, BattleCard, Beast, Divine, Power
from rules.kemet.components.placing import keep_one_beast, put_beast
from rules.kemet.components.prayers import pay
from rules.kemet.components.score import award, tell_temporary
from rules.kemet.components.state import Battle, KemetContext, March, Side
from rules.kemet.components.strength import Figures, parts_of_strength
from rules.kemet.play.battle import casualties, feast, promote
from rules.kemet.play.council import change_card, wound
from rules.kemet.play.market import acquire
from rules.kemet.play.movement import choices
from tests.helpers import asked, drive, ids
from tests.kemet.fights import HERE
from tests.kemet.moves import by_seat_0, moved, offered
from tests.kemet.small import act, beasts, fight, game, god, keys, play, question, saying, sheet, units


def on_the_way(*tiles: str, **numbers: int) -> KemetContext:
    """Four units of seat 0 are in the Medium Temple, on a move; their owner holds Enlistment."""
    ctx = game(god(*tiles, divine=("enlistment",), **numbers), god())
    ctx.state.march = March(seat=0, start=HERE, zone="temple_medium", units=4, beasts=[], left=1, walked=True)
    return ctx


def sealed(ctx: KemetContext) -> bool:
    """Tell whether undo ends here."""
    return ctx.floor == ctx.step


def test_rule_47_units_on_their_way_take_room_in_their_zone_alone() -> None:
    ctx = on_the_way()
    assert [room(ctx.state, zone, 0) for zone in ("temple_medium", HERE)] == [1, 5]
    assert room(ctx.state, "temple_medium", 1) == 5


def test_card_enlistment_adds_units_to_the_troop_on_its_way_and_elsewhere() -> None:
    ctx = on_the_way()
    decision = question(ctx, "march", by_seat_0([["divine:enlistment"]]))
    assert isinstance(decision, Split)
    assert {part.id: part.high for part in decision.parts}["zone:temple_medium"] == 1
    ctx, homes = on_the_way(), ("zone:anubis_d1", "zone:anubis_d2", "zone:anubis_d3")
    split: Answer = {"zone:temple_medium": 1, **dict.fromkeys(homes, 0), "zone:anubis_d2": 1}
    question(ctx, "march", by_seat_0([["divine:enlistment"], split]))
    assert ctx.state.march is not None
    assert (ctx.state.march.units, units(ctx.state)) == (5, {"anubis_d2": [(0, 1)]})
    assert {"zone:temple_medium", "zone:anubis_d2"} <= {*ctx.state.changed}


def test_rule_29_the_two_battle_cards_are_a_must_and_divine_ones_are_not() -> None:
    ctx = game(god(divine=("war_fury",)), god(), troops={HERE: [(1, 2), (0, 2)]})
    ctx.state.phase = "fight"
    decision = asked(play(ctx, "no such phase"))[0]
    assert isinstance(decision, Fill)
    expected = [("slot:play", False), ("slot:discard", False), ("slot:divine_1", True)]
    assert [(slot.id, slot.blank) for slot in decision.slots] == expected


def test_ruling_14_a_creature_that_goes_on_is_not_left_with_the_units_left() -> None:
    path: list[Answer] = [["zone:anubis_front"], 3, ["land:west_quay"]]
    ctx = game(god("sphinx", "priest_of_mafdet_1"), god(), troops={"anubis_front": (0, 3, "sphinx")})
    moved(ctx, *path, ["step:leave"], 1, ["goes:yes"], ["land:temple_medium"])
    expected = ({"temple_medium": ["sphinx"]}, {"temple_medium": [(0, 2)], "west_quay": [(0, 1)]})
    assert (beasts(ctx.state), units(ctx.state)) == expected


def test_a_creature_that_goes_on_is_not_dropped_when_another_is() -> None:
    troops = {"anubis_front": (0, 1, "phoenix"), "west_quay": (0, 2, "sphinx")}
    ctx = game(god("sphinx", "phoenix", "priest_of_mafdet_1"), god(), troops=troops)
    path: list[Answer] = [["zone:anubis_front"], ["land:west_quay"], ["step:beasts"]]
    moved(ctx, *path, ["goes:yes"], ["goes:no"], ["land:temple_medium"], ["step:stop"])
    assert beasts(ctx.state) == {"temple_medium": ["phoenix"], "west_quay": ["sphinx"]}


def test_card_teleportation_is_a_way_and_no_card_to_play() -> None:
    ctx = game(god(divine=("teleportation", "swiftness")), god(), troops={"anubis_front": (0, 2)})
    found = offered(ctx, ["zone:anubis_front"], 2)
    assert [ident for ident in found if ident.startswith("divine:")] == ["divine:swiftness"]
    assert "card:temple_delta" in found


def test_a_step_names_its_whole_price_with_the_toll() -> None:
    troops = {"anubis_d1": (0, 2), "temple_delta": (1, 2, "khnums_sphinx")}
    ctx = game(god(prayers=11), god("khnums_sphinx"), troops=troops, pyramids={"anubis_d1": ("ruby", 1)})
    decision = question(ctx, "move", by_seat_0([["zone:anubis_d1"], 2]))
    [way] = [each for each in decision.options if each.id == "teleport:temple_delta"]  # type: ignore[union-attr]
    assert way.label.args["cost"] == DATA.teleport + DATA.beasts["khnums_sphinx"].toll


def test_rule_42_nobody_is_said_to_discard_no_veterans() -> None:
    ctx = game(god(veterans=3), god(), turn=None)
    act(ctx, "intervention", [{0: 0}], until="conscription")
    assert (ctx.state.gods[0].veterans, saying(ctx, "veterans.cards")) == (3, [])


def test_rule_45_places_are_counted_from_one() -> None:
    ctx = game(god(), god(), turn=None)
    decision = question(ctx, "awakening")
    places = [option.label.args["place"] for option in decision.options]  # type: ignore[union-attr]
    assert places == [1, 2]
    act(ctx, "awakening", [{0: ["place:1"]}], until="dawn")
    expected = [("seat:0", 2), ("seat:1", 1)]
    assert [(line["seat"], line["place"]) for line in saying(ctx, "destiny")] == expected


def test_tile_mercenaries_are_told() -> None:
    ctx = game(god("mercenaries_1"), god())
    ctx.state.tiles.append("mercenaries_2")
    drive(acquire(ctx, 0, "mercenaries_2"), [{0: {f"zone:anubis_d{n}": 1 for n in (1, 2, 3)}}])
    assert saying(ctx, "mercenaries") == [{"count": 3, "seat": "seat:0"}]


def test_tile_soul_devourer_feasts_on_exactly_two_losses() -> None:
    beast = DATA.beasts["soul_devourer"]
    assert [feast([beast], losses) for losses in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.parametrize("answer", [["battle:chariot_raid"], ["battle:cavalry_blitz"]])
def test_a_card_that_is_exchanged_in_the_open_is_not_taken_back(answer: Answer) -> None:
    ctx = game(god(), god(), troops={HERE: [(1, 2), (0, 2)]})
    ctx.floor, side = -1, Side(0, play="cavalry_blitz", discard="chariot_raid")
    drive(change_card(ctx, side), [{0: answer}])
    assert sealed(ctx) == (answer == ["battle:chariot_raid"])


def test_cards_discarded_for_strength_in_the_open_are_not_taken_back() -> None:
    for answer in ([], ["divine:glory"]):
        ctx = game(god("divine_wound", divine=("glory",)), god(), troops={HERE: [(1, 2), (0, 2)]})
        ctx.floor = -1
        drive(wound(ctx, Side(0)), [{0: answer}])
        assert sealed(ctx) == bool(answer)


def test_what_changes_hands_is_marked_and_nothing_else() -> None:
    ctx = game(god(), god(prayers=3))
    pay(ctx, "kemet.log.divine", 0, 0, card="divine:glory")
    assert (ctx.state.changed, keys(ctx)) == ([], ["divine"])
    pay(ctx, "kemet.log.divine", 0, 2, card="divine:glory")
    award(ctx, 1, "battle")
    assert ctx.state.changed == ["prayers:0", "fame:1"]
    ctx = game(god(divine=("mana_theft",)), god(prayers=3))
    question(ctx, "turn", [{0: ["divine:mana_theft"]}])
    assert {"prayers:0", "prayers:1"} <= {*ctx.state.changed}


def test_rule_27_whose_fame_a_temple_changes_is_marked() -> None:
    ctx = game(god(), god(), troops={"temple_small": (1, 1)})
    ctx.state.told = {"temple_small": 0}
    tell_temporary(ctx)
    assert ctx.state.changed == ["fame:0", "fame:1"]


def test_ruling_35_the_parts_of_a_strength_are_those_that_decided() -> None:
    """A troop of five that has shrunk to two, with its losses."""
    ctx = game(god(), god(), troops={HERE: [(1, 1), (0, 2)]})
    battle = Battle(HERE, [Side(0, play="cavalry_blitz"), Side(1, play="shield_push")], revealed=True)
    card = DATA.battle["cavalry_blitz"].strength
    assert parts_of_strength(ctx.state, battle, 0)["troop"] == 2
    battle.winner, battle.sides[0].strength = 0, 5 + card
    assert parts_of_strength(ctx.state, battle, 0)["troop"] == 5


def test_card_divine_protection_spares_the_winner_and_not_the_loser() -> None:
    ctx = game(god(divine=("divine_protection",), prayers=9), god(), troops={HERE: [(1, 3), (0, 5)]})
    attack = sheet("cavalry_blitz", "chariot_raid", "divine_protection")
    fight(
        ctx, HERE, attack, sheet("fervent_purge", "shield_push"), {1: ["after:recall"]}, {0: ["after:stay"]}
    )
    losses = {str(line["seat"]): line["units"] for line in saying(ctx, "losses")}
    assert losses == {"seat:1": DATA.battle["cavalry_blitz"].damage}
    assert saying(ctx, "losses.none") == []


def test_the_sheet_of_a_side_says_its_own_strength_first() -> None:
    ctx = game(god(), god(), troops={HERE: [(1, 2), (0, 4)]})
    ctx.state.phase = "fight"
    asked_for = asked(play(ctx, "no such phase"))
    found = {seat: (each.prompt.args["mine"], each.prompt.args["theirs"]) for seat, each in asked_for.items()}
    assert found == {0: (4, 2), 1: (2, 4)}


def test_a_single_battle_of_recruits_is_noted_as_the_next() -> None:
    ctx = game(god(), god(), troops={"anubis_d1": (1, 1)})
    question_seats(ctx, "recruit", {"zone:anubis_d1": 2, "zone:anubis_d2": 0, "zone:anubis_d3": 0})
    found = [each.answer for each in ctx.implied if each.question.prompt.key == "kemet.ask.battles"]
    assert found == [["zone:anubis_d1"]]


def question_seats(ctx: KemetContext, phase: str, *answers: Answer) -> list[int]:
    """The seats that are asked after these answers of seat 0."""
    ctx.state.phase = phase
    return [*asked(play(ctx, "no such phase"), by_seat_0([*answers]))]


def test_card_teleportation_leads_only_where_it_can_be_paid() -> None:
    card = DATA.divine["teleportation"]
    for prayers, ways in ((card.cost, True), (card.cost - 1, False)):
        ctx = game(god(divine=("teleportation",), prayers=prayers), god(), troops={"anubis_front": (0, 2)})
        found = offered(ctx, ["zone:anubis_front"], 2)
        assert any(ident.startswith("card:") for ident in found) == ways


def test_card_teleportation_is_told_as_a_teleport_and_discarded() -> None:
    ctx = game(god(divine=("teleportation",), prayers=9), god(), troops={"anubis_front": (0, 2)})
    ctx.state.deck, ctx.state.discard = [], []
    moved(ctx, ["zone:anubis_front"], 2, ["card:temple_delta"], ["step:stop"])
    assert [key for key in keys(ctx) if key in ("teleport", "card", "land")] == ["teleport"]
    assert ctx.state.deck == ["teleportation"]
    ctx = game(god(), god(), troops={"anubis_front": (0, 2)})
    moved(ctx, ["zone:anubis_front"], 2, [f"land:{HERE}"])
    assert [key for key in keys(ctx) if key in ("teleport", "card", "land")] == ["land"]


def test_a_troop_that_is_divided_marks_its_zone() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 3)})
    offered(ctx, ["zone:anubis_front"], 2)
    assert "zone:anubis_front" in ctx.state.changed


def test_ruling_14_a_creature_that_stands_in_a_zone_may_be_taken_along() -> None:
    ctx = game(god("sphinx"), god(), troops={HERE: (0, 2, "sphinx")})
    march = March(seat=0, start="anubis_front", zone=HERE, units=2, beasts=[], left=1, walked=True)
    assert choices(ctx.state, march) == {"leave": [], "take": ["sphinx"]}


def test_rule_27_only_fame_that_changes_hands_is_told() -> None:
    ctx = game(god(), god(), troops={"temple_small": (0, 1)})
    ctx.state.told = {"temple_small": 0}
    tell_temporary(ctx)
    assert (keys(ctx), ctx.state.changed) == ([], [])


def test_rule_37_the_offering_is_told() -> None:
    ctx = game(*(god() for _ in range(4)), troops={"sanctuary": (0, 3)}, turn=None)
    act(ctx, "offering", [{0: ["offering:yes"]}], until="delta")
    assert saying(ctx, "offering") == [{"seat": "seat:0", "units": 2}]


@pytest.mark.parametrize("count", [0, 1])
def test_rule_41_only_veterans_that_are_discarded_are_told_and_marked(count: int) -> None:
    ctx = game(god(veterans=2), god(), turn=None)
    ctx.state.changed = ["zone:west_quay"]
    ctx.state.phase, ctx.state.done = "prayers", 0
    drive(play_once(ctx), [{0: count}])
    assert len(saying(ctx, "veterans.prayers")) == count
    assert ctx.state.changed == ["veterans:0", "prayers:0"] * count


async def play_once(ctx: KemetContext) -> None:
    """One player's turn of a phase."""
    ctx.state.phase = await GAME.phases[ctx.state.phase](ctx)


def test_rule_43_veterans_that_became_units_are_not_lost() -> None:
    ctx = game(god(veterans=2), god(), turn=None)
    split: Answer = {"zone:anubis_d1": 2, "zone:anubis_d2": 0, "zone:anubis_d3": 0}
    act(ctx, "conscription", [{0: split}], until="awakening")
    assert (ctx.state.gods[0].veterans, saying(ctx, "veterans.gone")) == (0, [])
    assert [line["count"] for line in saying(ctx, "veterans.units")] == [2]


def test_rule_02_and_rule_06_the_order_and_the_colours_are_told() -> None:
    ctx = game(god(), god(), phase="setup", turn=None)
    act(ctx, "setup", until="cities")
    assert saying(ctx, "order") == [{"seats": ["seat:0", "seat:1"]}]
    assert saying(ctx, "colours") == [{"colours": [f"colour:{colour}" for colour in ctx.state.colours]}]


def test_rule_08_the_first_units_are_all_that_is_marked() -> None:
    ctx = game(god(), god(), turn=None)
    ctx.state.changed = ["city:anubis"]
    ctx.state.phase = "troops"
    drive(play_once(ctx), [{0: ["zone:anubis_d1", "zone:anubis_d3"]}])
    assert ctx.state.changed == ["zone:anubis_d1", "zone:anubis_d3"]


def test_ruling_04_no_unit_need_be_placed() -> None:
    ctx = game(god(veterans=1), god(), turn=None)
    nobody: Answer = dict.fromkeys(("zone:anubis_d1", "zone:anubis_d2", "zone:anubis_d3"), 0)
    act(ctx, "conscription", [{0: nobody}], until="awakening")
    assert units(ctx.state) == {}


def test_a_piece_changes_nothing_but_what_its_row_prints() -> None:
    pieces = (Power(), Beast(id="none"), BattleCard(id="none", strength=0))
    for each in (*pieces, Divine(id="none", copies=1, cost=0, timing="day")):
        numbers = each.model_dump(exclude={"id", "copies", "timing", "gift", "special"})
        assert set(numbers.values()) == {0}, each


def test_ruling_63_the_zone_of_the_creature_that_stays_is_marked() -> None:
    ctx = game(god("sphinx", "phoenix"), god(), troops={HERE: (0, 2, "sphinx", "phoenix")})
    drive(keep_one_beast(ctx, 0), [{0: ["beast:sphinx"]}])
    assert (ctx.state.changed, beasts(ctx.state)) == ([f"zone:{HERE}"], {HERE: ["sphinx"]})


def test_rule_20_a_pyramid_too_dear_to_raise_does_not_hide_the_next() -> None:
    ctx = game(god(prayers=2), god(), pyramids={"anubis_d1": ("ruby", 3), "anubis_d2": ("onyx", 1)})
    found = ids(question(ctx, "raise"))
    assert [ident for ident in found if ident != "pyramid:nothing"] == ["pyramid:anubis_d2"]


def test_rule_33_nobody_is_told_to_gain_no_veterans() -> None:
    ctx = game(god(), god())
    promote(ctx, Side(0), 0)
    assert (keys(ctx), ctx.state.changed) == ([], [])
    promote(ctx, Side(0), 1)
    assert (keys(ctx), ctx.state.changed, ctx.state.gods[0].veterans) == (["veterans"], ["veterans:0"], 1)


def test_rule_32_the_losses_of_attacker_and_defender_are_kept_apart() -> None:
    ctx = game(god(), god(), troops={HERE: [(1, 3), (0, 4)]})
    battle = Battle(HERE, [Side(0), Side(1)], winner=0)
    nothing = Figures(strength=0, damage=0, unblockable=0, defence=0, loss=0)
    assert casualties(ctx, battle, (replace(nothing, loss=1), nothing)) == (1, 0)
    assert casualties(ctx, battle, (replace(nothing, damage=2), replace(nothing, unblockable=1))) == (1, 2)


def test_rule_23_only_a_troop_that_stays_is_said_not_to_move() -> None:
    for path, told in (([], ["move.nothing"]), ([f"land:{HERE}"], [])):
        ctx = game(god("priest_of_mafdet_1"), god(), troops={"anubis_front": (0, 1)})
        moved(ctx, ["zone:anubis_front"], *([step] for step in path), ["step:stop"])
        assert [key for key in keys(ctx) if key == "move.nothing"] == told


def test_a_night_forgets_the_trail_of_the_last_troop() -> None:
    ctx = game(god(), god(), turn=None)
    ctx.state.trail = [HERE]
    act(ctx, "night", until="offering")
    assert ctx.state.trail == []


def test_rule_19_the_zone_in_which_a_creature_is_put_is_marked() -> None:
    ctx = game(god("sphinx"), god(), troops={"anubis_d1": (0, 2)})
    put_beast(ctx, 0, "sphinx", "anubis_d1")
    assert (ctx.state.changed, ctx.state.gods[0].beasts) == (["zone:anubis_d1"], [])
