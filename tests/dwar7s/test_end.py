"""Scoring and winning: rules 16 and 17."""

from rules.core.flow import Result
from rules.core.text import Text
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.score import CATEGORIES
from rules.dwar7s.components.state import Dwar7sContext
from rules.dwar7s.view import view_of
from tests.dwar7s.small import clan, game, keys, play, question
from tests.helpers import events_for, over


def ended(ctx: Dwar7sContext) -> Result:
    """The result, when the last round ends now."""
    ctx.state.turn, ctx.state.phase, ctx.state.ending = ctx.state.seats - 1, "finish", True
    return over(play(ctx, "no such phase"))


def test_rule_16_objectives_monsters_gems_and_realm() -> None:
    mine = clan("mage", trades=["bread", "feast"], monsters=["red_dragon", "blue_dragon"], revealed=True)
    mine.gems.update(emerald=1, amber=2, diamond=1, ruby=1)
    result = ended(game(mine, clan(), laid={"m13": "red_castle@180", "n13": "red_amber_mine"}))
    assert {name: result.sheet[name][0] for name in CATEGORIES} == {
        "trades": 26,
        "secret": DATA.secrets["mage"].points,
        "monsters": 6,
        "gems": 2 + 2 * 1 + 2 + 3,
        "realm": 2 + 1,
    }
    assert result.sheet["total"] == (52, 0)


def test_rule_16_gems_count_what_is_printed_on_them() -> None:
    for gem in GEMS:
        ctx = game()
        ctx.state.clans[0].gems[gem] = 3
        assert ended(ctx).sheet["gems"] == (3 * DATA.gems[gem].points, 0)


def test_rule_16_ogres_and_kingdom_cards_in_hand_are_worth_nothing() -> None:
    result = ended(game(clan(kingdom=list(DATA.kingdoms)), clan("mage", ogres=["thief"] * 4)))
    assert result.sheet["total"] == (0, 0)


def test_rule_16_without_a_castle_no_points_of_a_realm() -> None:
    assert ended(game(laid={"m13": "red_store", "n13": "red_amber_mine"})).sheet["realm"] == (0, 0)


def test_example_two_castles_in_one_region_both_score_it_whole() -> None:
    laid = {
        "m13": "red_castle@180",  # walls south and west
        "n13": "red_store",  # north and south
        "o13": "blue_castle",  # north and east
        "o14": "green_ruby_mine@180",  # east, south and west
    }
    result = ended(game(laid=laid))
    assert result.sheet["realm"] == (8, 8) == (2 + 1 + 2 + 3,) * 2
    assert result.sheet["cards"] == (4, 4)


def test_ruling_15_a_realm_may_be_worth_less_than_nothing() -> None:
    laid = {"m13": "red_castle@180", "n13": "red_ice_giant", "o13": "blue_ice_giant"}
    assert ended(game(laid=laid)).sheet["realm"] == (-4, 0)


def test_ruling_20_a_giant_takes_only_its_own_points_from_the_score() -> None:
    laid = {"m13": "red_castle@180", "n13": "red_store"}
    alone = ended(game(laid=laid)).sheet["realm"][0]
    assert ended(game(laid={**laid, "o13": "blue_ice_giant"})).sheet["realm"][0] == alone - 3


def test_rule_17_most_points_win() -> None:
    result = ended(game(clan(trades=["bread"]), clan(trades=["ham"]), clan()))
    assert result.places == (2, 1, 3)


def test_rule_17_then_the_larger_realm() -> None:
    """Two points each: a castle alone, and one with a mine, a giant and a store."""
    laid = {"m13": "red_castle", "s13": "blue_castle@180", "s12": "blue_diamond_mine"}
    laid |= {"t13": "blue_ice_giant", "u13": "red_store"}
    ctx = game(laid=laid)
    result = ended(ctx)
    assert (result.sheet["realm"], result.sheet["cards"]) == ((2, 2), (1, 4))
    assert result.places == (2, 1)
    assert events_for(ctx)[-1] == Text(key="dwar7s.over.tie.realm", args={"seat": "seat:1", "cards": 4})


def test_rule_17_then_more_dwarves_on_the_table() -> None:
    ctx = game(laid={"m13": "red_store"}, dwarves={"m13": {0: 1, 1: 2}})
    assert ended(ctx).places == (2, 1)
    assert events_for(ctx)[-1] == Text(key="dwar7s.over.tie.dwarves", args={"seat": "seat:1", "dwarves": 2})


def test_rule_17_then_the_victory_is_shared() -> None:
    ctx = game(clan(), clan(), clan(), laid={"m13": "red_store"}, dwarves={"m13": {0: 1, 1: 1}})
    assert ended(ctx).places == (1, 1, 3)
    assert keys(ctx) == ["score"] * 3


def test_the_score_so_far_is_in_the_view_as_far_as_it_is_known() -> None:
    mine = clan("mage", trades=["bread"], ruby=2)
    ctx = game(mine, clan(), laid={"m13": "red_castle"})
    question(ctx)
    own = {"trades": 10, "secret": 0, "monsters": 0, "gems": 6, "realm": 2, "total": 18}
    assert view_of(ctx.state, 0).clans[0].score == own
    public = {name: points for name, points in own.items() if name != "gems"} | {"total": 12}
    assert view_of(ctx.state, 1).clans[0].score == view_of(ctx.state, None).clans[0].score == public
