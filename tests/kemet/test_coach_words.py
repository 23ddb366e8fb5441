"""Words of the coach, to the letter: no more than is so in the position."""

import pytest

from rules.core.decisions import Answer, Choose, option
from rules.core.play.planning import because
from rules.core.play.recap import compared
from rules.core.text import Text
from rules.core.words import Words
from rules.kemet import GAME
from rules.kemet.components.state import Battle, God, KemetContext, Side
from rules.kemet.computer.coach import REASONS
from rules.kemet.view import view_of
from tests.kemet.small import game, god
from tests.kemet.test_coach import RUBY, reason, said


def choice(*idents: str) -> Choose:
    """A question of seat 0 with these options."""
    options = [option(*ident.split(":")) for ident in idents or ("zone:none",)]
    return Choose(seat=0, prompt=Text(key="x", args={"zone": "zone:west_quay"}), options=tuple(options))


def words(ctx: KemetContext, key: str, answer: Answer, *options: str) -> str:
    """The reason for an answer of seat 0, in words."""
    return said(REASONS[key](view_of(ctx.state, 0), 0, choice(*options), answer))


def after_battle(zone: str, owner: God, units: int, *, winner: int) -> Text:
    """The reason for what the troop of seat 0 does after its attack; if it was beaten, by a single unit."""
    ctx = game(owner, god(), troops={zone: [(1, 1), (0, units)] if winner else (0, units)})
    ctx.state.battle = Battle(zone, [Side(0), Side(1)], winner=winner)
    return reason(ctx, "aftermath")


@pytest.mark.parametrize(
    ("owned", "prayers", "told"),
    [
        ((), 2, "2 of your 2 PP buy Carnage."),
        (("priest_of_ra",), 2, "2 of your 2 PP buy Blades of Neith."),
        (("priest_of_ra",), 1, "1 of your 1 PP buys Carnage."),
    ],
)
def test_the_best_tile_to_buy_is_one_that_this_player_can_pay(
    owned: tuple[str, ...], prayers: int, told: str
) -> None:
    ctx = game(god(*owned, prayers=prayers), god(), pyramids={"anubis_d1": ("ruby", 3)})
    ctx.state.tiles = ["charge_1", "carnage", "blades_of_neith"]
    assert words(ctx, "turn", ["space:buy_1"], "space:buy_1").startswith(told)


@pytest.mark.parametrize(
    ("tile", "told"), [("legion", "7"), ("priest_of_amon", "5 PP more, every night; you have 7 PP")]
)
def test_a_tile_gives_as_much_as_it_says_of_what_is_best_about_it(tile: str, told: str) -> None:
    ctx = game(god(), god())
    assert told in words(ctx, "buy", [f"tile:{tile}"])


def test_a_pyramid_that_an_enemy_holds_sells_nothing() -> None:
    ctx = game(god(prayers=7), god(), pyramids=RUBY, troops={"anubis_d1": (1, 2)})
    ctx.state.tiles = ["carnage"]
    told = words(ctx, "turn", ["space:buy_1"], "space:buy_1")
    assert told.endswith("You need not do the action itself.")


@pytest.mark.parametrize(
    ("prayers", "told"), [(3, "It buys Carnage through"), (2, "It buys Charge! through")]
)
def test_twin_ceremony_buys_what_can_be_paid_with_its_surcharge(prayers: int, told: str) -> None:
    ctx = game(god("twin_ceremony", prayers=prayers), god(), pyramids=RUBY)
    ctx.state.gods[0].bought, ctx.state.tiles = ["ruby"], ["charge_1", "carnage"]
    assert words(ctx, "twin", ["slot:buy_1"], "slot:buy_1").startswith(told)


def test_hand_of_god_promises_a_level_and_its_tiles() -> None:
    ctx = game(god(), god(), pyramids=RUBY)
    assert words(ctx, "hand", ["pyramid:anubis_d1"]) == "Free: level 3, and tiles up to it."


@pytest.mark.parametrize(
    ("prayers", "zone", "told"),
    [
        (4, "west_quay", "your 4 PP to 6 anyway. 1 unit brings 5 more, and"),
        (4, "temple_medium", "your 4 PP to 9 anyway. 1 unit brings 2 more, and"),
        (6, "west_quay", "your 6 PP to 8 anyway. 1 unit brings 3 more, and"),
    ],
)
def test_the_delta_brings_what_the_night_does_not_bring(prayers: int, zone: str, told: str) -> None:
    ctx = game(god(prayers=prayers), god(), troops={"temple_delta": (0, 2), zone: (0, 1)})
    assert told in words(ctx, "delta", ["delta:yes"])


def test_what_is_left_to_play_may_not_stay_for_another_turn() -> None:
    told = words(game(god(), god()), "turn", ["turn:done"], "turn:done", "tile:portal")
    assert told == "With 7 PP, the one thing that you could still do gains you nothing."


def test_no_pyramid_can_be_raised_where_none_is_offered() -> None:
    ctx = game(god(prayers=0), god(), pyramids=RUBY)
    assert words(ctx, "raise", ["pyramid:nothing"], "pyramid:nothing") == "No pyramid can be raised now."
    told = words(ctx, "raise", ["pyramid:nothing"], "pyramid:nothing", "pyramid:anubis_d1")
    assert told == "With 0 PP, no level is worth its price now."


@pytest.mark.parametrize(
    ("owner", "told"),
    [
        (god("priestess_1", prayers=9), "Priest of Mafdet is free. A tile"),
        (god(prayers=9), "1 of your 9 PP buys Priest of Mafdet. A tile"),
    ],
)
def test_a_tile_for_which_nothing_is_paid_is_free(owner: God, told: str) -> None:
    ctx = game(owner, god(), pyramids=RUBY)
    ctx.state.tiles = ["priest_of_mafdet_1"]
    assert words(ctx, "turn", ["space:buy_1"], "space:buy_1").startswith(told)


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("west_quay", "In West Quay your 2 units are closer to the temples than at home, and a recall"),
        ("anubis_d1", "A recall would bring only 1 PP, and you would have to recruit your 2 units again."),
        ("temple_small", "If you stay in Small Temple, you hold the temple: 1 fame"),
    ],
)
def test_who_has_won_at_home_is_at_home(zone: str, told: str) -> None:
    assert said(after_battle(zone, god(prayers=7), 2, winner=0)).startswith(told)


def test_a_recall_brings_what_finds_room() -> None:
    beaten = after_battle("west_quay", god(prayers=10), 5, winner=1)
    assert "A recall would bring only 1 PP, " in said(beaten)


def test_all_units_set_out_from_where_there_may_be_something_to_hold() -> None:
    ctx = game(god(), god(), troops={"west_quay": (0, 3)})
    assert words(ctx, "units", 3) == "All 3: every unit is 1 strength where they go."


def test_a_troop_of_legion_has_more_units_and_not_always_more_strength() -> None:
    told = Words("en").say(because("kemet.coach.tile.limit", count=7, units=3, enemies=5), ())
    assert told.endswith("instead of 5; your biggest has 3, the others' biggest 5.")


def test_a_lead_that_several_kinds_of_fame_bring_alike_names_none_of_them() -> None:
    ctx = game(god(), god(), pyramids={"bastet_d1": ("ruby", 4)}, troops={"temple_small": (1, 2)})
    ctx.state.gods[1].fame.update(battle=1, divine=1)
    assert compared(GAME, 0, view_of(ctx.state, 0))[1] is None
    ctx.state.gods[1].fame["battle"] = 3
    named = compared(GAME, 0, view_of(ctx.state, 0))[1]
    assert named == Text(key="kemet.recap.battle", args={"more": 3})


@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("temple_small", "Without it nobody does, and you can take it without a battle."),
        ("bastet_d1", "a district of its own city. Without it you can enter without a battle."),
    ],
)
def test_a_district_whose_last_unit_burns_still_belongs_to_its_city(zone: str, told: str) -> None:
    ctx = game(god(), god(), troops={zone: (1, 1)})
    assert words(ctx, "rain", [f"zone:{zone}"], f"zone:{zone}").endswith(told)


def test_units_after_a_battle_begin_no_other_one() -> None:
    view = view_of(game(god(), god(), troops={"temple_small": [(0, 3), (1, 2)]}).state, 0)
    asked = choice().model_copy(update={"prompt": Text(key="kemet.ask.place.battle")})
    told = REASONS["place.battle"](view, 0, asked, {"zone:temple_small": 2})
    assert told is not None and told.key == "kemet.coach.place.free"


@pytest.mark.parametrize(("others", "said"), [(0, "Nobody else can buy in it"), (1, "Bia can buy in it too")])
def test_a_colour_is_told_with_who_else_can_buy_its_tiles(others: int, said: str) -> None:
    pyramids = {"bastet_d1": ("ruby", 2)} if others else {}
    assert said in words(game(god(), god(), pyramids=pyramids), "found.colour", ["colour:ruby"])


@pytest.mark.parametrize(
    ("veterans", "supply", "told"),
    [(1, 4, "and one of yours can come back."), (3, 2, "and 2 of yours can come back.")],
)
def test_veterans_bring_back_no_more_units_than_they_are(veterans: int, supply: int, told: str) -> None:
    ctx = game(god(veterans=veterans, supply=supply), god())
    told_now = said(REASONS["veterans.prayers"](view_of(ctx.state, 0), 0, choice(), 0))
    assert told_now.endswith(told), told_now


@pytest.mark.parametrize(
    ("occasion", "told"),
    [("conscription", "Each costs only a veteran."), ("enlistment", "They cost nothing.")],
)
def test_units_of_the_night_are_not_said_to_cost_nothing(occasion: str, told: str) -> None:
    ctx = game(god(veterans=2), god(), troops={"anubis_d1": (0, 2)})
    asked = Choose(seat=0, prompt=Text(key=f"kemet.ask.place.{occasion}"), options=(option("zone", "x"),))
    placed: Answer = {"zone:anubis_d1": 2}
    assert said(REASONS[f"place.{occasion}"](view_of(ctx.state, 0), 0, asked, placed)).startswith(told)


@pytest.mark.parametrize("key", ["turn", "extra"])
def test_twin_ceremony_is_explained_by_the_tile_and_not_by_a_battle(key: str) -> None:
    ctx = game(god("twin_ceremony", prayers=3), god(), pyramids=RUBY, troops={"anubis_d1": (0, 5)})
    mine, ctx.state.tiles = ctx.state.gods[0], ["charge_1", "carnage"]
    mine.bought, mine.spaces = ["ruby"], {"buy_1": "normal"}
    assert words(ctx, key, ["tile:twin_ceremony"]).startswith("It buys Carnage through a slot")


def test_a_troop_is_chosen_for_what_it_reaches() -> None:
    ctx = game(god(), god(), troops={"anubis_front": (0, 3)})
    assert "1 fame while you hold it" in words(ctx, "move", ["zone:anubis_front"])
