"""Small print of the rules: prices, limits, marks and lines on which nothing else depends."""

import pytest

from rules.core.decisions import Answer, Fill, Split
from rules.kemet.components.board import room
from rules.kemet.components.data import DATA
from rules.kemet.components.prayers import pay
from rules.kemet.components.score import award, tell_temporary
from rules.kemet.components.state import KemetContext, March, Side
from rules.kemet.effects.actions import payable
from rules.kemet.effects.zones import ground
from rules.kemet.play.battle import feast
from rules.kemet.play.council import change_card, wound
from rules.kemet.play.market import acquire
from rules.kemet.view import view_of
from tests.helpers import asked, drive
from tests.kemet.fights import HERE
from tests.kemet.moves import by_seat_0, moved, offered
from tests.kemet.small import act, beasts, game, god, keys, play, question, saying, units
from tests.kemet.test_effects import effects


def on_the_way(*tiles: str, **numbers: int) -> KemetContext:
    """Four units of seat 0 are in the Medium Temple, on a move; their owner holds Enlistment."""
    ctx = game(god(*tiles, divine=("enlistment",), **numbers), god())
    ctx.state.march = March(seat=0, start=HERE, zone="temple_medium", units=4, beasts=[], left=1, walked=True)
    return ctx


def sealed(ctx: KemetContext) -> bool:
    """Whether undo ends here."""
    return ctx.floor == ctx.step


# --- limits -------------------------------------------------------------------------------------------


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
    ctx.state.phase, ctx.state.battles = "fight", [HERE]
    decision = asked(play(ctx, "no such phase"))[0]
    assert isinstance(decision, Fill)
    assert [(slot.id, slot.blank) for slot in decision.slots] == [
        ("slot:play", False),
        ("slot:discard", False),
        ("slot:divine_1", True),
    ]


# --- creatures, cards and prices ----------------------------------------------------------------------


def test_ruling_14_a_creature_that_goes_on_is_not_left_with_the_units_left() -> None:
    path: list[Answer] = [["zone:anubis_front"], 3, ["land:west_quay"]]
    ctx = game(god("sphinx", "priest_of_mafdet_1"), god(), troops={"anubis_front": (0, 3, "sphinx")})
    moved(ctx, *path, ["step:leave"], 1, ["goes:yes"], ["land:temple_medium"])
    assert (beasts(ctx.state), units(ctx.state)) == (
        {"temple_medium": ["sphinx"]},
        {"temple_medium": [(0, 2)], "west_quay": [(0, 1)]},
    )


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
    assert [(line["seat"], line["place"]) for line in saying(ctx, "destiny")] == [
        ("seat:0", 2),
        ("seat:1", 1),
    ]


def test_tile_mercenaries_are_told() -> None:
    ctx = game(god("mercenaries_1"), god())
    ctx.state.tiles.append("mercenaries_2")
    drive(acquire(ctx, 0, "mercenaries_2"), [{0: {f"zone:anubis_d{n}": 1 for n in (1, 2, 3)}}])
    assert saying(ctx, "mercenaries") == [{"count": 3, "seat": "seat:0"}]


# --- undo, and marks of what has changed --------------------------------------------------------------


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
    pay(ctx, 0, 0)
    assert (ctx.state.changed, keys(ctx)) == ([], [])
    pay(ctx, 0, 2)
    award(ctx, 1, "battle")
    assert ctx.state.changed == ["prayers:0", "fame:1"]
    ctx = game(god(divine=("mana_theft",)), god(prayers=3))
    question(ctx, "turn", [{0: ["divine:mana_theft"]}])
    assert {"prayers:0", "prayers:1"} <= {*ctx.state.changed}


def test_rule_06_the_city_that_was_chosen_is_marked() -> None:
    ctx = game(god(), god(), turn=None)
    ctx.state.gods[0].city = ctx.state.gods[1].city = ""
    act(ctx, "cities", [{0: ["city:bastet"]}], until="troops")
    assert "city:anubis" in ctx.state.changed


# --- what is said beside a choice ---------------------------------------------------------------------


def test_a_tile_for_just_what_one_has_can_be_paid() -> None:
    ctx = game(god(prayers=2), god(), pyramids={"anubis_d1": ("ruby", 2)})
    ctx.state.tiles = ["charge_1", "carnage"]
    view, slot = view_of(ctx.state, 0), next(iter(ctx.state.gods[0].slots))
    assert payable(view, 0, slot) == ["charge_1", "carnage"]
    assert payable(view, 0, slot, surcharge=1) == ["charge_1"]


def test_units_left_and_taken_are_counted_for_both_troops() -> None:
    troops = {"anubis_front": (0, 4), HERE: (0, 2)}
    path: list[Answer] = [["zone:anubis_front"], 3, [f"land:{HERE}"]]
    gods = god("priest_of_mafdet_1"), god()
    told = effects(game(*gods, troops=troops), "move", by_seat_0([*path, ["step:take"]]))
    assert [(told[f"number:{n}"].args["moving"], told[f"number:{n}"].args["stays"]) for n in (1, 2)] == [
        (4, 1),
        (5, 0),
    ]
    told = effects(game(*gods, troops=troops), "move", by_seat_0([*path, ["step:leave"]]))
    assert (told["number:1"].args["moving"], told["number:1"].args["stays"]) == (2, 3)


def test_new_units_read_how_many_stand_there_already() -> None:
    ctx = game(god(), god(), troops={"anubis_d1": (0, 2)})
    told = effects(ctx, "recruit")
    assert [told[f"zone:anubis_d{n}"].args["units"] for n in (1, 2)] == [2, 0]


def test_a_creature_says_what_it_does_only_where_it_goes_along() -> None:
    ctx = game(god("sphinx"), god(), troops={"anubis_front": (0, 3, "sphinx")})
    told = effects(ctx, "move", by_seat_0([["zone:anubis_front"], 2]))
    assert {ident: text.key for ident, text in told.items()} == {"goes:yes": "kemet.tile.sphinx.brief"}


def test_rule_09_three_pyramids_of_level_1_or_two_of_which_one_has_level_2() -> None:
    ctx = game(god(), god(), god(), turn=None)
    told = effects(ctx, "pyramids")
    found = {ident: (text.args["colours"], text.args["level"]) for ident, text in told.items()}
    assert found == {"levels:three": (3, 1), "levels:two": (2, 2)}


def test_grounds_are_named_by_what_they_bring() -> None:
    ctx = game(god(), god(), pyramids={"anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 3)})
    view = view_of(ctx.state, 0)
    wanted = {"anubis_d1": "high", "anubis_d2": "pyramid", "anubis_d3": "plain", "temple_delta": "delta"}
    assert {zone: ground(view, zone)["ground"] for zone in wanted} == wanted
    assert [ground(view, zone)["price"] for zone in ("temple_delta", "temple_small")] == [1, 2]


def test_no_trap_and_no_initiative_leave_strengths_as_they_are() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 1), HERE: (1, 1)})
    told = effects(ctx, "move", by_seat_0([["zone:anubis_front"]]))[f"land:{HERE}"]
    assert (told.args["mine"], told.args["theirs"]) == (1, 1)


def test_a_creature_reads_how_many_units_it_joins_or_that_it_stays_away() -> None:
    ctx = game(god("sphinx"), god(), troops={"anubis_d1": (0, 2)}, turn=None)
    ctx.state.arrived = ["anubis_d1"]
    told = effects(ctx, "conscription")
    assert told["zone:none"].key == "kemet.effect.unused"
    assert told["zone:anubis_d1"].args["units"] == 2


def test_a_trap_that_takes_the_last_unit_leaves_no_strength() -> None:
    ctx = game(god(), god("deadly_trap"), troops={"anubis_front": (0, 1), HERE: (1, 2)})
    told = effects(ctx, "move", by_seat_0([["zone:anubis_front"]]))[f"land:{HERE}"]
    assert (told.args["mine"], told.args["theirs"]) == (0, 2)


def test_rule_27_whose_fame_a_temple_changes_is_marked() -> None:
    ctx = game(god(), god(), troops={"temple_small": (1, 1)})
    ctx.state.told = {"temple_small": 0}
    tell_temporary(ctx)
    assert ctx.state.changed == ["fame:0", "fame:1"]
