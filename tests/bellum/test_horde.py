"""The active horde: rule 6."""

from rules.bellum.components.realm import icons
from rules.bellum.components.state import BellumContext
from rules.bellum.play.phases import horde, rerolls, roll
from tests.bellum.small import game, ids, keys, lord, play
from tests.helpers import asked, drive

PASS, BARREL, SPELL = ["reroll:pass"], ["reroll:barrel"], ["reroll:spell"]


def kept(ctx: BellumContext, *answers: dict[int, list[str]]) -> str:
    """Drive the asking to its end."""
    return drive(play(ctx, "resources"), answers).phase


def test_rule_06_the_captain_rolls_a_six_sided_die() -> None:
    faces = set()
    ctx = game(lord(), lord())
    for _ in range(80):
        assert drive(roll(ctx)) == "horde"
        faces.add(ctx.state.die)
    assert faces == {1, 2, 3, 4, 5, 6}


def test_rule_06_players_are_asked_from_the_captain_clockwise() -> None:
    ctx = game(lord(barrel=1), lord(barrel=1), lord(barrel=1), phase="horde", captain=1)
    assert kept(ctx, {1: PASS}, {2: PASS}, {0: PASS}) == "resources"


def test_rule_06_a_barrel_forces_a_reroll_and_goes_back_to_the_tray() -> None:
    ctx = game(lord(), lord(barrel=2), phase="horde")
    drawn = ctx.state.drawn
    assert drive(horde(ctx)) == "horde"
    assert drive(horde(ctx), [{1: BARREL}]) == "horde"
    assert ctx.state.lords[1].tokens["barrel"] == 1
    assert ctx.state.drawn > drawn
    assert keys(ctx) == ["reroll.barrel", "rolled"]


def test_rule_06_only_the_captain_may_cast_a_confusion_spell() -> None:
    ctx = game(lord(reroll=1, barrel=1), lord(reroll=1, barrel=1), phase="horde")
    assert ids(asked(horde(ctx)), 0) == ["reroll:pass", "reroll:barrel", "reroll:spell"]
    drive(horde(ctx), [{0: PASS}])
    assert ids(asked(horde(ctx)), 1) == ["reroll:pass", "reroll:barrel"]


def test_rule_06_a_spell_is_exhausted_and_not_lost() -> None:
    ctx = game(lord(reroll=2), lord(), phase="horde")
    drive(horde(ctx), [{0: SPELL}])
    assert (ctx.state.lords[0].tokens["reroll"], ctx.state.lords[0].exhausted) == (2, 1)
    drive(horde(ctx), [{0: SPELL}])
    assert rerolls(ctx.state, 0) == []


def test_rule_06_after_a_reroll_the_asking_starts_again_at_the_captain() -> None:
    ctx = game(lord(barrel=1), lord(barrel=1), lord(barrel=1), phase="horde")
    assert kept(ctx, {0: PASS}, {1: BARREL}, {0: PASS}, {2: BARREL}, {0: PASS}) == "resources"


def test_rule_06_who_has_neither_barrel_nor_spell_is_passed_over() -> None:
    ctx = game(lord(), lord(barrel=1), lord(), phase="horde")
    assert kept(ctx, {1: PASS}) == "resources"


def test_rule_06_there_is_no_limit_to_the_rerolls_of_a_day() -> None:
    ctx = game(lord(), lord(barrel=8), phase="horde")
    assert kept(ctx, *[{1: BARREL}] * 8) == "resources"
    assert ctx.state.lords[1].tokens["barrel"] == 0


def test_rule_06_passing_is_the_default_and_may_be_ordered_for_good() -> None:
    ctx = game(lord(barrel=1), lord(), phase="horde")
    decision = asked(horde(ctx))[0]
    assert (decision.default, decision.standing, decision.secret) == (PASS, "reroll", False)


def test_example_a_two_makes_row_two_work_on_both_sides_of_every_castle() -> None:
    """Rulebook, "Escolha do bando ativo"."""
    expected = {"food": 2, "glyph": 0, "map": 0, "sword": 2, "magic_sword": 0, "thief": 1}
    assert icons("thorn_tower", ["goblin_2"], ["goblin_2"], 2) == expected
    assert not any(icons("thorn_tower", ["goblin_2"], ["goblin_2"], 0).values())


def test_ruling_14_who_just_forced_a_reroll_may_force_the_next() -> None:
    ctx = game(lord(), lord(barrel=2), phase="horde")
    assert kept(ctx, {1: BARREL}, {1: BARREL}) == "resources"


def test_ruling_18_the_captain_may_use_a_spell_and_a_barrel_on_one_day() -> None:
    ctx = game(lord(reroll=1, barrel=1), lord(), phase="horde")
    assert kept(ctx, {0: SPELL}, {0: BARREL}) == "resources"
    assert (ctx.state.lords[0].exhausted, ctx.state.lords[0].tokens["barrel"]) == (1, 0)


def test_ruling_22_who_is_passed_over_is_not_asked_and_nobody_reads_of_it() -> None:
    ctx = game(lord(), lord(), phase="horde")
    assert kept(ctx) == "resources"
    assert keys(ctx) == []
