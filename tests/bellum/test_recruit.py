"""Recruiting: the second half of rule 10, and rule 13."""

from collections.abc import Sequence

from rules.bellum.components.data import DATA
from rules.bellum.components.state import BellumContext, Lord, tray
from rules.bellum.play.recruit import recruit
from rules.core.decisions import Answer
from tests.bellum.small import game, ids, keys, lord, play, recruited
from tests.helpers import asked, drive

DONE: Answer = ["recruit:pass"]
LEFT: Answer = ["side:left"]
RIGHT: Answer = ["side:right"]
EVIL = ("orc_raider_1", "orc_raider_2")
SUPER = ("lich_1", "hydra_1")


def market(
    *lords: Lord, evil: Sequence[str] = EVIL, super_evil: Sequence[str] = SUPER, captain: int = 0
) -> BellumContext:
    """A table at the time of recruiting, with one more creature in each deck."""
    decks = {"evil": ["mud_golem_1"], "super_evil": ["sphinx_1"]}
    return game(*lords, phase="recruit", evil=evil, super_evil=super_evil, decks=decks, captain=captain)


def test_rule_10_an_evil_creature_costs_two_food() -> None:
    ctx = market(lord(food=3), lord())
    assert ids(asked(recruit(ctx)), 0) == ["recruit:pass", "creature:orc_raider_1", "creature:orc_raider_2"]
    assert drive(recruited(ctx), [{0: ["creature:orc_raider_2"]}, {0: LEFT}]) == "recruit"
    assert ctx.state.lords[0].tokens["food"] == 1
    assert ctx.state.lords[0].left == ["orc_raider_2"]


def test_rule_10_a_super_evil_creature_costs_a_glyph_and_four_food() -> None:
    ctx = market(lord(food=4, glyph=1), lord())
    drive(recruited(ctx), [{0: ["creature:lich_1"]}, {0: RIGHT}])
    assert (ctx.state.lords[0].tokens["food"], ctx.state.lords[0].tokens["glyph"]) == (0, 0)


def test_rule_10_or_three_glyphs() -> None:
    ctx = market(lord(glyph=4), lord())
    assert ids(asked(recruit(ctx)), 0) == ["recruit:pass", "creature:lich_1", "creature:hydra_1"]
    drive(recruited(ctx), [{0: ["creature:lich_1"]}, {0: RIGHT}])
    assert ctx.state.lords[0].tokens["glyph"] == 1


def test_rule_10_who_can_pay_both_prices_chooses() -> None:
    purse = lord(food=4, glyph=3)
    question = asked(recruit(market(purse, lord())), [{0: ["creature:lich_1"]}])
    assert ids(question, 0) == ["pay:mixed", "pay:glyphs"]
    ctx = market(lord(food=4, glyph=3), lord())
    drive(recruited(ctx), [{0: ["creature:lich_1"]}, {0: ["pay:glyphs"]}, {0: LEFT}])
    assert (ctx.state.lords[0].tokens["food"], ctx.state.lords[0].tokens["glyph"]) == (4, 0)


def test_rule_10_payments_go_back_to_the_tray() -> None:
    ctx = market(lord(food=2), lord())
    before = tray(ctx.state, "food")
    drive(recruited(ctx), [{0: ["creature:orc_raider_1"]}, {0: LEFT}])
    assert tray(ctx.state, "food") == before + 2


def test_rule_10_the_gap_is_filled_before_the_side_is_chosen() -> None:
    ctx = market(lord(food=2), lord())
    asked(recruited(ctx), [{0: ["creature:orc_raider_1"]}])
    assert ctx.state.displays["evil"] == ["mud_golem_1", "orc_raider_2"]
    assert ctx.state.lords[0].unplaced == ["orc_raider_1"]


def test_rule_10_the_card_that_fills_the_gap_may_be_bought_at_once() -> None:
    ctx = market(lord(food=4), lord())
    answers: list[dict[int, Answer]] = [
        {0: ["creature:orc_raider_1"]},
        {0: LEFT},
        {0: ["creature:mud_golem_1"]},
        {0: RIGHT},
    ]
    drive(play(ctx, "evening"), answers)
    assert (ctx.state.lords[0].left, ctx.state.lords[0].right) == (["orc_raider_1"], ["mud_golem_1"])


def test_rule_10_one_player_ends_before_the_next_begins() -> None:
    ctx = market(lord(food=2), lord(food=2), lord(food=4), captain=1)
    answers: list[dict[int, Answer]] = [
        {1: DONE},
        {2: ["creature:orc_raider_1"]},
        {2: LEFT},
        {2: DONE},
        {0: DONE},
    ]
    drive(play(ctx, "evening"), answers)
    assert [lord.tokens["food"] for lord in ctx.state.lords] == [2, 2, 2]


def test_rule_10_who_can_pay_for_nothing_is_passed_over() -> None:
    ctx = market(lord(food=1, glyph=2), lord())
    drive(play(ctx, "evening"))
    assert keys(ctx) == []


def test_rule_10_bonus_tokens_come_on_either_side_and_a_spell_comes_ready() -> None:
    for side in (LEFT, RIGHT):
        ctx = market(lord(food=4), lord(), evil=["dark_acolyte_1", "gargoyle_1"])
        drive(recruited(ctx), [{0: ["creature:dark_acolyte_1"]}, {0: side}])
        drive(recruited(ctx), [{0: ["creature:gargoyle_1"]}, {0: side}])
        tokens = ctx.state.lords[0].tokens
        assert (tokens["reroll"], tokens["shield"], ctx.state.lords[0].exhausted) == (1, 1, 0)


def test_rule_10_passing_is_the_default() -> None:
    assert asked(recruit(market(lord(food=2), lord())))[0].default == DONE


def test_ruling_07_an_empty_deck_fills_no_gap() -> None:
    ctx = game(lord(food=2), lord(), phase="recruit", evil=EVIL)
    drive(recruited(ctx), [{0: ["creature:orc_raider_1"]}, {0: LEFT}])
    assert ctx.state.displays["evil"] == ["orc_raider_2"]


def test_ruling_09_without_a_token_in_the_tray_there_is_none() -> None:
    ctx = market(lord(food=2), lord(shield=20), evil=["gargoyle_1"])
    drive(recruited(ctx), [{0: ["creature:gargoyle_1"]}, {0: LEFT}])
    assert ctx.state.lords[0].tokens["shield"] == 0
    assert keys(ctx)[-1] == "recruit.bonus.none"


def test_ruling_15_a_creature_may_lie_where_its_row_is_empty() -> None:
    assert 2 not in DATA.creatures["orc_raider_1"].left
    ctx = market(lord(food=2), lord())
    assert ids(asked(recruited(ctx), [{0: ["creature:orc_raider_1"]}]), 0) == ["side:left", "side:right"]


def test_rule_13_what_is_recruited_stays() -> None:
    """After the recruiting no event of a day moves a creature or takes a token, a spell cast included."""
    ctx = market(
        lord("ember_hold", left=["goblin_1"], right=["goblin_2"], shield=1, reroll=1), lord("ember_hold")
    )
    spell: Answer = ["reroll:spell"]
    drive(play(ctx, "roll"))
    ctx.state.captain = 0
    drive(play(ctx, "horde"))
    drive(play(ctx, "resources"), [{0: spell}])
    kept = ctx.state.lords[0]
    assert (kept.left, kept.right) == (["goblin_1"], ["goblin_2"])
    assert (kept.tokens["shield"], kept.tokens["reroll"]) == (1, 1)
