"""Words beside a choice, exact to the number: units, prices, places and strengths."""

import pytest

from rules.core.decisions import Answer
from rules.kemet.components.data import DATA
from rules.kemet.effects.actions import payable, raises, recruit
from rules.kemet.effects.pieces import site
from rules.kemet.effects.zones import ground
from rules.kemet.view import view_of
from tests.kemet.fights import HERE
from tests.kemet.moves import by_seat_0
from tests.kemet.small import game, god, question
from tests.kemet.test_effects import effects


def test_a_tile_for_just_what_one_has_can_be_paid() -> None:
    t = game(god(prayers=2), god(), pyramids={"anubis_d1": ("ruby", 2)})
    t.state.tiles = ["charge_1", "carnage"]
    view, slot = view_of(t.state, 0), next(iter(t.state.gods[0].slots))
    assert payable(view, 0, slot) == ["charge_1", "carnage"]
    assert payable(view, 0, slot, surcharge=1) == ["charge_1"]


def test_units_left_and_taken_are_counted_for_both_troops() -> None:
    troops = {"anubis_front": (0, 4), HERE: (0, 2)}
    path: list[Answer] = [["zone:anubis_front"], 3, [f"land:{HERE}"]]
    gods = god("priest_of_mafdet_1"), god()
    told = effects(game(*gods, troops=troops), "move", by_seat_0([*path, ["step:take"]]))
    found = [(told[f"number:{n}"].args["moving"], told[f"number:{n}"].args["stays"]) for n in (1, 2)]
    assert found == [(4, 1), (5, 0)]
    told = effects(game(*gods, troops=troops), "move", by_seat_0([*path, ["step:leave"]]))
    assert (told["number:1"].args["moving"], told["number:1"].args["stays"]) == (2, 3)


def test_new_units_read_how_many_stand_there_already() -> None:
    t = game(god(), god(), troops={"anubis_d1": (0, 2)})
    told = effects(t, "recruit")
    assert [told[f"zone:anubis_d{n}"].args["units"] for n in (1, 2)] == [2, 0]


def test_a_creature_says_what_it_does_only_where_it_goes_along() -> None:
    t = game(god("sphinx"), god(), troops={"anubis_front": (0, 3, "sphinx")})
    told = effects(t, "move", by_seat_0([["zone:anubis_front"], 2]))
    assert {ident: text.key for ident, text in told.items()} == {"goes:yes": "kemet.effect.beast"}


def test_rule_09_three_pyramids_of_level_1_or_two_of_which_one_has_level_2() -> None:
    t = game(god(), god(), god(), turn=None)
    told = effects(t, "pyramids")
    found = {ident: (text.args["colours"], text.args["level"]) for ident, text in told.items()}
    assert found == {"levels:three": (3, 1), "levels:two": (2, 2)}


def test_grounds_are_named_by_what_they_bring() -> None:
    t = game(god(), god(), pyramids={"anubis_d1": ("ruby", 4), "anubis_d2": ("onyx", 3)})
    view = view_of(t.state, 0)
    wanted = {"anubis_d1": "high", "anubis_d2": "pyramid", "anubis_d3": "plain", "temple_delta": "delta"}
    assert {zone: ground(view, zone)["ground"] for zone in wanted} == wanted
    assert [ground(view, zone)["price"] for zone in ("temple_delta", "temple_small")] == [1, 2]


def test_no_trap_and_no_initiative_leave_strengths_as_they_are() -> None:
    t = game(god(), god(), troops={"anubis_front": (0, 1), HERE: (1, 1)})
    told = effects(t, "move", by_seat_0([["zone:anubis_front"]]))[f"land:{HERE}"]
    assert (told.args["mine"], told.args["theirs"]) == (1, 1)


def test_a_creature_reads_how_many_units_it_joins_or_that_it_stays_away() -> None:
    t = game(god("sphinx"), god(), troops={"anubis_d1": (0, 2)}, turn=None)
    t.state.arrived = ["anubis_d1"]
    told = effects(t, "conscription")
    assert told["zone:none"].key == "kemet.effect.unused"
    assert told["zone:anubis_d1"].args["units"] == 2


def test_a_trap_that_takes_the_last_unit_leaves_no_strength() -> None:
    t = game(god(), god("deadly_trap"), troops={"anubis_front": (0, 1), HERE: (1, 2)})
    told = effects(t, "move", by_seat_0([["zone:anubis_front"]]))[f"land:{HERE}"]
    assert (told.args["mine"], told.args["theirs"]) == (0, 2)


@pytest.mark.parametrize(("prayers", "level"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_raising_says_how_high_one_can_go(prayers: int, level: int) -> None:
    t = game(god(prayers=prayers), god())
    assert raises(view_of(t.state, 0), 0).args["level"] == level


def test_tile_local_recruitment_counts_the_room_where_troops_stand() -> None:
    full = dict.fromkeys(("anubis_d1", "anubis_d2", "anubis_d3"), (0, 5))
    for tiles, units_ in (((), 0), (("local_recruitment_1",), 3)):
        t = game(god(*tiles, prayers=9), god(), troops={**full, HERE: (0, 2)})
        assert recruit(view_of(t.state, 0), 0).args["units"] == units_


def test_veterans_say_what_they_bring_and_how_many_are_left() -> None:
    t = game(god(veterans=5, prayers=3), god(), turn=None)
    told = effects(t, "prayers")
    assert (told["number:2"].args["prayers"], told["number:2"].args["left"]) == (7, 3)
    t = game(god(veterans=5), god(), turn=None)
    told = effects(t, "intervention")
    assert [told[f"number:{n}"].args["left"] for n in (1, 2)] == [3, 1]


def test_a_site_says_how_many_units_stand_there() -> None:
    t = game(god(), god(), troops={"anubis_d1": (0, 5)}, turn=None)
    decision = question(t, "pyramids")
    view = view_of(t.state, 0)
    assert [site(view, decision, zone).args["units"] for zone in ("anubis_d1", "anubis_d2")] == [5, 0]


def test_initiative_takes_nothing_from_soul_devourer_in_what_is_said() -> None:
    t = game(
        god("initiative"),
        god("soul_devourer"),
        troops={"anubis_front": (0, 2), HERE: (1, 3, "soul_devourer")},
    )
    told = effects(t, "move", by_seat_0([["zone:anubis_front"], 2]))[f"land:{HERE}"]
    assert told.args["theirs"] == 3 + DATA.beasts["soul_devourer"].strength


def test_an_offering_says_what_stays_whichever_way() -> None:
    t = game(*(god() for _ in range(4)), troops={"sanctuary": (0, 3)}, turn=None)
    told = effects(t, "offering")
    expected = {"offering:yes": 1, "offering:no": 3}
    assert {ident: text.args["units"] for ident, text in told.items()} == expected


def test_a_trap_is_not_sprung_again_on_whoever_may_flee() -> None:
    t = game(god(), god("deadly_trap", divine=("diversion",)), troops={HERE: [(1, 2), (0, 3)]})
    t.state.battles = [HERE]
    told = effects(t, "fight", seat=1)["zone:none"]
    assert (told.args["mine"], told.args["theirs"]) == (2, 3)


def test_portal_or_a_creature_makes_an_obelisk_a_place_to_leap_from() -> None:
    for tiles, beast, leaps in (
        (("portal",), (), 1),
        (("griffin_sphinx",), ("griffin_sphinx",), 1),
        ((), (), 0),
    ):
        t = game(god(*tiles), god(), troops={"temple_delta": (0, 2, *beast)})
        assert effects(t, "move")["zone:temple_delta"].args["leaps"] == leaps, tiles
