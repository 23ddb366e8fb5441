"""Reasons for the computer player's answers: facts of the position that the seat sees."""

import pytest

from rules.core.decisions import Answer, Choose, Number, option
from rules.core.play.planning import Facts, because
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words
from rules.kemet import GAME
from rules.kemet.components.asks import ask
from rules.kemet.components.data import DATA
from rules.kemet.components.state import Battle, KemetContext, Side
from rules.kemet.computer.coach import REASONS, taller
from rules.kemet.computer.coach_war import instead, journey
from rules.kemet.play.turns import begin
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, coached
from tests.kemet.small import Placed, Troops, game, god, play, sheet

CHOICE = Choose(seat=0, prompt=Text(key="x"), options=(option("zone", "a"), option("zone", "b")))
RUBY = {"anubis_d1": ("ruby", 2)}
HOME = "anubis_front"
DISTRICTS = ("anubis_d1", "anubis_d2", "anubis_d3")
ELSEWHERE = {"temple_small": (1, 5), "west_quay": (1, 5), "temple_delta": (1, 5)}


def reason(ctx: KemetContext, phase: str, answers: Answers = (), seat: int = 0) -> Text:
    """The reason for the steady player's answer to the question that is open after these answers."""
    ctx.state.phase = phase
    decision = asked(play(ctx, "no such phase"), answers)[seat]
    return coached(GAME, view_of(ctx.state, seat), decision)


def said(told: Text | None) -> str:
    """A reason in words."""
    assert told is not None
    return Words("en").say(told, ("Ana", "Bia", "Caio"))


def of_a_turn(ctx: KemetContext) -> Text:
    """The reason for the choice of a turn that begins."""
    begin(ctx)
    return reason(ctx, "turn")


def test_praying_is_for_the_tile_that_it_pays() -> None:
    poor = game(god(prayers=0), god(), pyramids=RUBY)
    poor.state.tiles = ["carnage"]
    wanted: Facts = {"tile": "tile:carnage", "level": 2, "prayers": 0, "later": 2}
    assert of_a_turn(poor) == Text(key="kemet.coach.pray.tile", args=wanted)


@pytest.mark.parametrize("why", ["bought", "space taken", "last token"])
def test_praying_is_for_tomorrows_tile_where_today_it_cannot_be_bought(why: str) -> None:
    poor, others = god(prayers=0), ("recruit_3", "move_3", "move_2", "raise_2")
    poor.bought = ["ruby"] if why == "bought" else []
    poor.spaces = {"buy_1": "normal"} if why == "space taken" else {}
    poor.spaces = dict.fromkeys(others, "normal") if why == "last token" else poor.spaces
    ctx = game(poor, god(), pyramids=RUBY)
    ctx.state.tiles = ["carnage"]
    told = of_a_turn(ctx)
    assert told.key == "kemet.coach.pray.tomorrow"
    assert said(told).startswith("You have 0 PP. Praying makes 2: tomorrow that pays for Carnage (level 2)")


def test_praying_is_for_units_where_no_tile_is_for_sale() -> None:
    poor = game(god(prayers=0, supply=6), god(), pyramids=RUBY)
    poor.state.tiles = []
    assert of_a_turn(poor) == Text(key="kemet.coach.pray.units", args={"units": 2, "prayers": 0, "later": 2})


def test_a_pyramid_is_raised_for_fame_or_as_high_as_one_can_pay() -> None:
    rich, poorer = (game(god(prayers=prayers), god(), pyramids=RUBY) for prayers in (7, 3))
    raised: Facts = {"colour": "colour:ruby", "before": 2}
    paid: Facts = {"level": 4, "cost": 7, "prayers": 7}
    assert of_a_turn(rich) == Text(key="kemet.coach.raise.fame", args=raised | paid)
    assert of_a_turn(poorer).key == "kemet.coach.raise.new"


def test_a_tile_is_bought_for_the_best_that_it_gives() -> None:
    best = {
        "royal_scarab": "beast.tile",
        "sphinx": "tile.fame",
        "deep_desert_snake": "beast.cancels",
        "carnage": "tile.damage",
        "portal": "tile.other",
    }
    for tile, key in best.items():
        ctx = game(god(prayers=4), god(), pyramids={"anubis_d1": (DATA.tiles[tile].colour, 4)})
        ctx.state.tiles = [tile]
        begin(ctx)
        buy: Answers = [{0: ["space:buy_1"]}]
        assert reason(ctx, "turn", buy).key == f"kemet.coach.{key}"


def test_a_new_colour_is_no_reason_where_all_are_built() -> None:
    built = RUBY | {"anubis_d2": ("sapphire", 2)}
    ctx = game(god(prayers=3), god(), pyramids=built)
    ctx.state.colours, ctx.state.tiles = ["ruby", "sapphire"], []
    assert of_a_turn(ctx).key == "kemet.coach.raise.level"


def test_a_troop_moves_to_an_empty_temple_or_against_a_weaker_enemy() -> None:
    mine = {HOME: (0, 4)}
    empty = game(god(), god(), troops={**mine, "west_quay": (1, 5), "temple_delta": (1, 5)})
    way: Facts = {"start": f"zone:{HOME}", "zone": "zone:temple_small", "teleport": 0}
    at_home: Answers = [{0: [f"zone:{HOME}"]}, {0: 4}]
    assert reason(empty, "move", at_home) == Text(key="kemet.coach.go.temple", args=way | {"prayers": 2})
    held = game(god("charge_1"), god(), troops={**mine, **ELSEWHERE, "temple_small": (1, 2)})
    odds: Facts = {"seat": "seat:1", "zone": "zone:temple_small", "mine": 5, "theirs": 2, "teleport": 0}
    assert reason(held, "move", at_home) == Text(key="kemet.coach.fight.temple", args=odds)


def test_a_second_temple_brings_fame_for_good() -> None:
    troops = {"temple_small": (0, 1), HOME: (0, 4), "west_obelisk": (1, 5), "temple_delta": (1, 5)}
    ctx = game(god("priest_of_mafdet_1"), god(), troops=troops)
    there = reason(ctx, "move", [{0: [f"zone:{HOME}"]}, {0: 4}, {0: ["land:west_quay"]}])
    assert (there.key, there.args["zone"]) == ("kemet.coach.go.pair", "zone:temple_medium")


def in_council(*hand: str, units: int, enemies: int) -> Text:
    """Return why seat 0 plays a card of this hand, before the enemy has shown any."""
    mine = god()
    mine.hand = list(hand)
    ctx = game(mine, god(), troops={HOME: [(1, enemies), (0, units)]})
    ctx.state.battle = Battle(zone=HOME, sides=[Side(0), Side(1)])
    return reason(ctx, "council")


def test_a_battle_card_wins_or_at_least_does_harm() -> None:
    strong, weak = "cavalry_blitz", "chariot_raid"
    sure = in_council(strong, weak, units=5, enemies=1)
    assert (sure.key, sure.args["mine"], sure.args["left"]) == ("kemet.coach.council.strongest", 9, 0)
    cheap = in_council("sacrificial_charge", strong, weak, "phalanx_defense", units=5, enemies=1)
    assert (cheap.key, cheap.args["kept"]) == ("kemet.coach.council.cheaper", "battle:sacrificial_charge")
    lost = in_council(strong, weak, units=1, enemies=5)
    assert (lost.key, lost.args["damage"]) == ("kemet.coach.lost.damage", 3)


@pytest.mark.parametrize(
    ("hand", "units", "best"),
    [
        (("chariot_raid", "phalanx_defense"), 1, "No battle card of yours wins here by itself. "),
        (("sacrificial_charge", "chariot_raid"), 2, "Your strongest card would beat 2 of the 8 that "),
    ],
)
def test_a_card_that_cannot_win_says_what_the_strongest_would_beat(
    hand: tuple[str, ...], units: int, best: str
) -> None:
    told = in_council(*hand, units=units, enemies=5)
    assert told.key.startswith("kemet.coach.lost.")
    assert said(told).startswith(best)


# --- reasons of rare answers -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "stronger", "has"),
    [
        ("shield_push", "sacrificial_charge", "cheaper"),
        ("chariot_raid", "fervent_purge", "harder"),  # two damage and one that nothing blocks, against two
        ("phalanx_defense", "shield_push", "safer"),
    ],
)
def test_a_weaker_card_has_what_the_stronger_one_lacks(card: str, stronger: str, has: str) -> None:
    assert instead(card, stronger) == has


@pytest.mark.parametrize(("before", "key", "after"), [(1, "level", 2), (2, "level", 3), (3, "fame", 4)])
def test_a_level_for_nothing_is_worth_fame_at_the_top(before: int, key: str, after: int) -> None:
    view = view_of(game(god(), god(), pyramids={"anubis_d1": ("ruby", before)}).state, 0)
    told = REASONS["hand"](view, 0, CHOICE, ["zone:anubis_d1"])
    assert told == Text(key=f"kemet.coach.hand.{key}", args={"level": after})


def test_stuck_players_take_gold_and_a_battle_needs_a_reason_among_several() -> None:
    view = view_of(game(god(), god()).state, 0)
    assert REASONS["will"](view, 0, CHOICE, []) == Text(key="kemet.coach.gold")
    one = CHOICE.model_copy(update={"options": CHOICE.options[:1]})
    told = [REASONS["between"](view, 0, asked, []) for asked in (one, CHOICE)]
    assert told == [None, Text(key="kemet.coach.between")]


@pytest.mark.parametrize(("given", "how"), [(["card:swiftness"], "turn"), ([], "won")])
def test_cards_for_strength_turn_a_battle_or_are_kept(given: list[str], how: str) -> None:
    ctx = game(god(), god(), troops={"west_quay": [(0, 5), (1, 1)]})
    ctx.state.battle = Battle("west_quay", [Side(0, play="cavalry_blitz"), Side(1, play="shield_push")])
    told = REASONS["wound"](view_of(ctx.state, 0), 0, CHOICE, given)
    assert told is not None
    assert told.key == f"kemet.coach.wound.{how}"


@pytest.mark.parametrize(("level", "key"), [(3, "pyramid"), (4, "high")])
def test_a_troop_takes_a_pyramid_that_nobody_guards(level: int, key: str) -> None:
    guards = dict.fromkeys(("temple_small", "temple_medium", "temple_delta", "sanctuary"), (1, 9))
    troops = {"bastet_front": (0, 4), **guards}
    ctx = game(god(), god(), troops=troops, pyramids={"bastet_d1": ("ruby", level)})
    told = reason(ctx, "move", [{0: ["zone:bastet_front"]}, {0: 4}])
    way: Facts = {"start": "zone:bastet_front", "zone": "zone:bastet_d1", "teleport": 0, "level": level}
    colour: Facts = {"colour": "colour:ruby"} if key == "pyramid" else {}
    assert told == because(f"kemet.coach.go.{key}", **way, **colour)


@pytest.mark.parametrize(("prayers", "key"), [(5, "none"), (6, "fight")])
def test_few_units_are_not_placed_where_stronger_enemies_stand(prayers: int, key: str) -> None:
    ctx = game(god(prayers=prayers), god(), troops=dict.fromkeys(DISTRICTS, (1, 5)))
    assert reason(ctx, "recruit").key == f"kemet.coach.place.{key}"


def test_battles_among_new_units_may_be_fought_in_any_order() -> None:
    ctx = game(god(), god(), troops=dict.fromkeys(DISTRICTS[:2], (1, 1)))
    placed: Answer = {f"zone:{zone}": units for zone, units in zip(DISTRICTS, (2, 2, 0), strict=True)}
    told = reason(ctx, "recruit", [{0: placed}])
    assert told == because("kemet.coach.battles", zone="zone:anubis_d1")


@pytest.mark.parametrize(
    ("seen", "key", "wins"), [("shield_push", "council.seen", 1), ("cavalry_blitz", "lost.damage", 0)]
)
def test_a_spy_knows_whether_a_card_beats_the_one_that_is_seen(seen: str, key: str, wins: int) -> None:
    ctx = game(god("spying"), god(), troops={"west_quay": [(1, 2), (0, 2)]})
    told = reason(ctx, "fight", [{1: sheet(seen, "mixed_tactics")}])
    assert told.key == f"kemet.coach.{key}"
    assert (told.args["theirs"], told.args["wins"], told.args["left"]) == (2, wins, 1 - wins)
    assert said(told).startswith("A stronger card of yours would win here; ") == (not wins)
    assert told.args.get("seen", f"battle:{seen}") == f"battle:{seen}"


# --- new units, the order and the veterans ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "units", "told"),
    [
        ("recruit", (1, 0), "The unit goes to Anubis District 1, where 2 of yours stand."),
        ("recruit", (2, 2), "2 of the 4 units go to Anubis District 1, where 2 of yours stand."),
        ("recruit", (3, 0), "All 3 units go to Anubis District 1, where 2 of yours stand."),
        ("place.pray", (1, 0), "It costs nothing and goes to Anubis District 1, where 2 of yours stand:"),
        ("place.night", (3, 1), "They cost nothing. 3 of the 4 units go to Anubis District 1, where"),
        ("place.night", (1, 1), "They cost nothing. 1 of the 2 units goes to Anubis District 1, where"),
    ],
)
def test_new_units_are_counted_where_they_go(key: str, units: tuple[int, int], told: str) -> None:
    view = view_of(game(god(), god(), troops={"anubis_d1": (0, 2)}).state, 0)
    asking = CHOICE.model_copy(update={"prompt": Text(key=f"kemet.ask.{key}")})
    placed: Answer = dict(zip(("zone:anubis_d1", "zone:anubis_d2"), units, strict=True))
    assert said(REASONS[key](view, 0, asking, placed)).startswith(told)


@pytest.mark.parametrize(
    ("fame", "told"),
    [(2, "Acting late, you see what others do"), (7, "if nobody has more: play as early as you still can.")],
)
def test_of_the_order_nothing_is_said_about_places_that_are_taken(fame: int, told: str) -> None:
    ctx = game(god(), god(), turn=None)
    ctx.state.gods[1].fame["divine"] = fame
    assert told in said(reason(ctx, "awakening"))


@pytest.mark.parametrize(
    ("supply", "told"),
    [
        (0, "No unit is left in your supply. The others count only as PP now, or in pairs as cards"),
        (1, "Only 1 unit is left in your supply."),
        (2, "Only 2 units are left in your supply."),
    ],
)
def test_veterans_without_units_are_prayer_points_or_cards(supply: int, told: str) -> None:
    view = view_of(game(god(veterans=3, supply=supply), god()).state, 0)
    assert said(REASONS["veterans.prayers"](view, 0, CHOICE, 3 - supply)).startswith(told)


def test_veterans_are_not_given_for_points_that_would_be_lost() -> None:
    view = view_of(game(god(veterans=3, supply=0, prayers=DATA.prayers_most), god()).state, 0)
    question = Number(seat=0, prompt=ask("veterans.prayers"), low=0, high=3)
    assert GAME.computers["steady"](view, question, Dice("veterans")) == 0
    assert said(REASONS["veterans.prayers"](view, 0, question, 0)).endswith("they bring nothing.")


@pytest.mark.parametrize(("supply", "told"), [(5, "3 units into"), (1, "1 unit into"), (0, "none is")])
def test_veterans_bring_no_more_units_than_there_are(supply: int, told: str) -> None:
    view = view_of(game(god(veterans=3, supply=supply), god()).state, 0)
    assert told in said(REASONS["veterans.cards"](view, 0, CHOICE, 0))


# --- prices -----------------------------------------------------------------------------------------------


def test_recruits_are_as_many_as_find_room_for_what_they_cost_this_player() -> None:
    """Recruiting Scribe brings two for nothing."""
    troops = dict.fromkeys(DISTRICTS[:2], (0, 5)) | {DISTRICTS[2]: (0, 1), **dict.fromkeys(ELSEWHERE, (1, 9))}
    ctx = game(god("recruiting_scribe_1", prayers=9, supply=6), god(), troops=troops)
    told = REASONS["turn"](view_of(ctx.state, 0), 0, CHOICE, ["space:recruit_3"])
    assert "; 4 can come, for 2 PP in all." in said(told)


def test_a_player_who_pays_less_for_everything_learns_their_own_prices() -> None:
    """Priest of Ra."""
    mine = god("priest_of_ra", prayers=6, divine=["rain_of_fire"])
    ctx = game(mine, god(), pyramids=RUBY, troops={"temple_delta": (1, 3)})
    ctx.state.tiles = []
    view = view_of(ctx.state, 0)
    burnt = REASONS["turn"](view, 0, CHOICE, ["divine:rain_of_fire"])
    assert said(burnt).startswith("For free, an enemy loses a unit")
    higher = REASONS["raise"](view, 0, CHOICE, ["pyramid:anubis_d1"])
    assert said(higher).startswith("Your 6 PP take it to level 4")
    assert said(taller(view, 0, "anubis_d1")).startswith("Ruby goes from level 2 to 4 for 6 of your 6 PP")
    drawn = REASONS["vision"](view, 0, CHOICE, ["divine:war_fury"])
    assert said(drawn).startswith("+2 strength in a battle, free.")


@pytest.mark.parametrize(("prayers", "told"), [(8, "3 PP: you have 8, so nothing"), (9, "2 PP: you have 9.")])
def test_a_prayer_says_what_it_brings_to_this_player(prayers: int, told: str) -> None:
    """Divine Might: 1 PP more with each gain of the Day."""
    ctx = game(god("divine_might", prayers=prayers), god())
    assert told in said(REASONS["turn"](view_of(ctx.state, 0), 0, CHOICE, ["divine:prayer"]))


# --- strengths before the cards --------------------------------------------------------------------------


def test_a_guard_that_stays_does_not_count_among_those_who_fight() -> None:
    troops = {"temple_delta": (1, 9), "temple_small": (0, 5), "temple_medium": (1, 1)}
    swift = god("priest_of_mafdet_1", "bestial_fury")
    there = journey(view_of(game(swift, god("blades_of_neith"), troops=troops).state, 0), 0)
    assert there is not None
    assert (there.args["zone"], there.args["mine"], there.args["theirs"]) == ("zone:temple_medium", 5, 2)


@pytest.mark.parametrize(
    ("mine", "yours", "creatures", "told"),
    [
        ("deep_desert_snake", "sphinx", True, (5, 2)),  # the Snake cancels what their creature gives
        ("portal", "deadly_trap", False, (4, 2)),
        ("initiative", "portal", False, (5, 0)),
    ],
)
def test_strengths_are_those_with_which_the_battle_begins(
    mine: str, yours: str, creatures: bool, told: tuple[int, int]
) -> None:
    """They are the same as beside the choice of the zone."""
    here: Placed = (0, 5, mine) if creatures else (0, 5)
    there: Placed = (1, 2, yours) if creatures else (1, 2)
    troops: Troops = {HOME: here, **ELSEWHERE, "temple_small": there}
    going = journey(view_of(game(god(mine), god(yours), troops=troops).state, 0), 0)
    assert going is not None
    assert (going.args["zone"], going.args["mine"], going.args["theirs"]) == ("zone:temple_small", *told)


def test_surprise_attack_adds_its_strength() -> None:
    ctx = game(god("surprise_attack"), god(), troops={HOME: (0, 4), **ELSEWHERE, "temple_small": (1, 2)})
    told = REASONS["turn"](view_of(ctx.state, 0), 0, CHOICE, ["tile:surprise_attack"])
    assert told is not None
    assert (told.args["mine"], told.args["theirs"]) == (5, 2)


def test_who_may_flee_knows_that_initiative_strikes_before_the_cards() -> None:
    ctx = game(god("initiative"), god(divine=["diversion"]), troops={"west_quay": [(1, 5), (0, 5)]})
    told = reason(ctx, "fight", seat=1)
    assert (told.key, told.args["mine"], told.args["theirs"]) == ("kemet.coach.diversion.near", 3, 5)
