"""The Day: rules R11 to R16, and creatures, rule R19."""

from rules.core.decisions import Answer, Choose
from rules.core.flow import Over
from rules.core.text import Text
from rules.kemet import GAME
from rules.kemet.components.data import COLOURS
from rules.kemet.components.score import leads, ranks, totals
from rules.kemet.components.state import KemetContext, Troop, Turn, active
from rules.kemet.components.tokens import empty_spaces, gold_left, spaces_open
from rules.kemet.play.turns import begin
from rules.kemet.view import view_of
from tests.helpers import drive, ids, over
from tests.kemet.small import act, beasts, game, god, keys, play, question

PRAY: Answer = ["space:pray_2"]
DONE: Answer = ["turn:done"]
RUBY = {"anubis_d1": ("ruby", 2), "anubis_d2": ("onyx", 1)}


def fresh(*tiles: str, prayers: int = 7, divine: tuple[str, ...] = (), seats: int = 2) -> KemetContext:
    """The beginning of a turn of seat 0, who has these tiles."""
    others = [god() for _ in range(seats - 1)]
    ctx = game(god(*tiles, prayers=prayers, divine=divine), *others, pyramids=RUBY)
    begin(ctx)
    ctx.events.clear()
    return ctx


def with_fame(*fame: int) -> KemetContext:
    """The beginning of a turn of seat 0; everybody has so much fame."""
    ctx = fresh(seats=len(fame))
    for player, points in zip(ctx.state.gods, fame, strict=True):
        player.fame["battle"] = points
    return ctx


def test_rule_11_day_and_night_follow_each_other_until_somebody_wins() -> None:
    ctx = game(god(), god(), phase="awakening", turn=None)
    drive(play(ctx, "turn"), [{0: ["place:0"]}])
    assert (ctx.state.day, ctx.state.order, keys(ctx)[-2:]) == (2, [0, 1], ["day", "turn"])


def test_rule_12_one_normal_token_in_a_turn_in_turn_order() -> None:
    ctx = fresh()
    ctx.state.order = [0, 1]
    drive(play(ctx, "turn"))
    answers = [{0: PRAY}]
    ctx.state.phase = drive(GAME.phases["turn"](ctx), answers)
    drive(play(ctx, "turn"))
    ctx.state.phase = drive(GAME.phases["turn"](ctx))
    assert (active(ctx.state).seat, ctx.state.gods[0].spaces) == (1, {"pray_2": "normal"})


def test_rule_12_after_five_tokens_each_the_night_comes() -> None:
    ctx = game(god(), god(), pyramids={**RUBY, "bastet_d1": ("ruby", 2), "bastet_d2": ("onyx", 1)})
    begin(ctx)
    spaces = ["pray_1", "pray_2", "raise_2", "recruit_3", "move_3"]
    answers: list[dict[int, Answer]] = []
    for space in spaces:
        for seat in (0, 1):
            answers.append({seat: [f"space:{space}"]})
            if space == "raise_2":
                answers.append({seat: ["pyramid:nothing"]})
            if space == "recruit_3":
                zones = [f"zone:{'anubis' if seat == 0 else 'bastet'}_d{i}" for i in (1, 2, 3)]
                answers.append({seat: dict.fromkeys(zones, 0)})
    drive(play(ctx, "night"), answers)
    assert ctx.state.turn is None
    assert [player for player in ctx.state.gods if list(player.spaces) != spaces] == []


def test_ruling_04_a_token_may_be_placed_without_effect() -> None:
    ctx = fresh(prayers=0)
    act(ctx, "turn", [{0: ["space:buy_1"]}])
    assert keys(ctx) == ["space", "tile.nothing"]
    assert ctx.state.gods[0].spaces == {"buy_1": "normal"}


def test_rule_13_nine_fame_before_a_token_and_nobody_with_more_wins() -> None:
    result = over(GAME.phases["turn"](with_fame(9, 8, 3)))
    assert result.places == (1, 2, 3)
    assert result.sheet["total"] == (9, 8, 3)
    assert result.why == Text(key="kemet.over.fame", args={"seat": "seat:0", "fame": 9})
    assert list(result.sheet) == ["battle", "divine", "temple", "pyramid", "total"]


def test_rule_13_eight_fame_do_not_win() -> None:
    assert ids(question(with_fame(8, 3), "turn"))[0] == "space:recruit_3"


def test_ruling_07_equal_fame_does_not_block_the_win_and_more_does() -> None:
    """Sheet section 9, example 10."""
    assert over(GAME.phases["turn"](with_fame(9, 9))).places == (1, 2)
    assert not leads(with_fame(9, 10).state, 0)
    assert leads(with_fame(9, 9).state, 1)
    assert ranks([9, 10, 9], 1) == (2, 1, 2)


def test_ruling_08_a_day_card_before_the_token_may_bring_the_win() -> None:
    ctx = fresh(prayers=3, divine=("rain_of_fire",))
    ctx.state.gods[0].fame["battle"] = 8
    ctx.state.gods[1].fame["battle"] = 8
    ctx.state.pyramids["anubis_d1"].level = 4
    ctx.state.troops["anubis_d1"] = [Troop(1, 1)]
    assert not leads(ctx.state, 0)
    answers = [{0: ["divine:rain_of_fire"]}, {0: ["zone:anubis_d1"]}]
    ctx.state.phase = drive(GAME.phases["turn"](ctx), answers)
    assert totals(ctx.state)[0] == 9
    assert over(GAME.phases["turn"](ctx)).places == (1, 2)


def test_ruling_08_after_the_first_token_there_is_no_check() -> None:
    ctx = with_fame(9, 0)
    active(ctx.state).started = active(ctx.state).placed = True
    assert drive(GAME.phases["turn"](ctx)) == "turn"
    assert active(ctx.state).seat == 1


def test_ruling_08_not_in_the_night() -> None:
    ctx = game(god(), god(), phase="night", turn=None)
    ctx.state.gods[0].fame["battle"] = 9
    try:
        drive(play(ctx, "turn"), [{1: ["place:0"]}])
    except Over:
        raise AssertionError("the game ended in the Night") from None


def test_rule_14_and_ruling_03_each_level_must_get_a_token() -> None:
    """Sheet section 9, example 7: three tokens on level 1 are legal, a fourth is not."""
    ctx = game(god(), god(), god(), pyramids={**RUBY, "anubis_d3": ("diamond", 1)}, turn=None)
    begin(ctx)
    player = ctx.state.gods[0]
    player.slots = {"buy_1": "ruby", "buy_2": "onyx", "buy_3": "diamond"}
    player.spaces = {"pray_1": "normal", "buy_1": "normal"}
    assert "buy_2" in spaces_open(ctx.state, 0)
    player.spaces["buy_2"] = "normal"
    assert "buy_3" in empty_spaces(ctx.state, player)
    assert spaces_open(ctx.state, 0) == ["recruit_3", "move_3", "move_2", "raise_2", "pray_2"]


def test_ruling_03_a_silver_token_fills_its_level() -> None:
    ctx = fresh("act_of_god_ruby", seats=3)
    player = ctx.state.gods[0]
    player.spaces = {"pray_1": "normal", "buy_1": "normal", "buy_2": "normal", "pray_2": "silver"}
    begin(ctx)
    assert "move_2" in spaces_open(ctx.state, 0)
    player.spaces["move_2"] = "normal"
    assert spaces_open(ctx.state, 0) == ["recruit_3", "move_3"]


def test_rule_09_a_buy_space_needs_its_buy_token() -> None:
    ctx = game(god(), god(), god(), pyramids=RUBY)
    assert "buy_3" not in empty_spaces(ctx.state, ctx.state.gods[0])


def test_rule_15_silver_goes_on_any_empty_space_before_or_after_a_token() -> None:
    ctx = fresh("act_of_god_ruby", seats=3)
    assert "token:silver" in ids(question(ctx, "turn"))
    ctx = fresh("act_of_god_ruby", seats=3)
    decision = question(ctx, "turn", [{0: ["token:silver"]}, {0: ["space:pray_1"]}])
    assert (ctx.state.gods[0].spaces, ctx.state.gods[0].prayers) == ({"pray_1": "silver"}, 9)
    assert decision.prompt.key == "kemet.ask.turn"
    assert "token:silver" not in ids(decision)
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: PRAY}])
    assert drive(play(ctx, "turn")).gods[0].prayers == 11


def test_rule_15_the_action_before_stands_when_the_second_token_is_placed() -> None:
    ctx = fresh("act_of_god_ruby", seats=3)
    ctx.step = 4
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: PRAY}])
    assert ctx.floor < 4  # the first one can be taken back
    drive(play(ctx, "turn"))
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["token:silver"]}, {0: ["space:pray_1"]}])
    assert ctx.floor == 4


def test_rule_15_silver_leaves_a_space_for_each_normal_token() -> None:
    """With four Acts of God and two Buy spaces there are as many tokens as spaces, and one too many."""
    gods = [god(*(f"act_of_god_{colour}" for colour in COLOURS)), *(god() for _ in range(4))]
    ctx = game(*gods, pyramids=RUBY, options={"same_art": "each_colour"})
    player = ctx.state.gods[0]
    spaces = ["pray_1", "pray_2", "buy_1", "buy_2", "move_2", "move_3", "raise_2"]
    player.spaces = dict(zip(spaces, ["normal"] * 4 + ["silver"] * 3, strict=True))
    begin(ctx)
    assert ids(question(ctx, "turn")) == ["space:recruit_3"]
    player.spaces["raise_2"] = "normal"
    ctx.state.turn = Turn(0, silver=True, gold=False, placed=True, started=True)
    assert ids(question(ctx, "turn")) == ["turn:done", "token:silver"]


def test_rule_15_silver_after_the_normal_token() -> None:
    ctx = fresh("act_of_god_ruby", seats=3)
    assert ids(question(ctx, "turn", [{0: PRAY}])) == ["turn:done", "token:silver"]


def test_rule_15_each_silver_and_gold_token_once_a_day() -> None:
    ctx = fresh("act_of_god_ruby", "forced_march", seats=3)
    ctx.state.gods[0].spaces["pray_1"] = "silver"
    ctx.state.gods[0].gold_used = ["forced_march"]
    begin(ctx)
    assert (active(ctx.state).silver, active(ctx.state).gold) == (False, False)


def test_ruling_06_many_gold_tiles_one_gold_token_in_a_turn() -> None:
    ctx = fresh("forced_march", "divine_will", seats=3)
    assert {"tile:forced_march", "tile:divine_will"} <= set(ids(question(ctx, "turn")))
    offered = ids(question(ctx, "turn", [{0: ["tile:forced_march"]}]))
    assert [ident for ident in offered if ident.startswith("tile:")] == []
    assert view_of(ctx.state, None).gods[0].tokens["gold"] == 1


def test_rule_15_so_it_does_beside_another_gold_token() -> None:
    ctx = game(god("forced_march", prayers=11), god(), god(), pyramids={"anubis_d1": ("sapphire", 4)})
    ctx.state.gods[0].slots = {"buy_1": "sapphire"}
    ctx.state.tiles = ["divine_will", "act_of_god_sapphire"]
    begin(ctx)
    offered = ids(question(ctx, "turn", [{0: ["space:buy_1"]}, {0: ["tile:divine_will"]}]))
    assert gold_left(ctx.state.gods[0]) == ["forced_march", "divine_will"]
    assert "tile:forced_march" in offered and "tile:divine_will" not in offered


def test_rule_15_a_token_gained_in_this_turn_waits_for_the_next_one() -> None:
    """Sheet section 5.3."""
    ctx = game(god(prayers=11), god(), god(), pyramids={"anubis_d1": ("onyx", 4)})
    ctx.state.gods[0].slots = {"buy_1": "onyx"}
    ctx.state.tiles = ["forced_march", "act_of_god_onyx"]
    begin(ctx)
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["space:buy_1"]}])
    drive(play(ctx, "turn"), [{0: ["tile:forced_march"]}])
    assert gold_left(ctx.state.gods[0]) == ["forced_march"]
    assert drive(GAME.phases["turn"](ctx)) == "turn"
    assert active(ctx.state).seat == 1
    ctx.state.done = 0
    begin(ctx)
    assert active(ctx.state).gold


def test_rule_16_and_ruling_05_day_cards_come_first_or_after_all_actions() -> None:
    ctx = fresh(divine=("prayer", "war_rage", "swiftness"))
    before = question(ctx, "turn")
    assert isinstance(before, Choose)
    assert [o.id for o in before.options if o.secret] == ["divine:prayer"]
    ctx = fresh(divine=("prayer",))
    after = question(ctx, "turn", [{0: PRAY}])
    assert (ids(after), after.standing) == (["turn:done", "divine:prayer"], "extra")


def test_ruling_05_the_last_chance_is_offered_whatever_is_in_the_hand() -> None:
    ctx = fresh(divine=("war_rage",))
    assert ids(question(ctx, "turn", [{0: PRAY}])) == ["turn:done"]


def test_rule_19_and_ruling_13_a_creature_enters_an_own_manned_district() -> None:
    ctx = game(
        god("phoenix", "royal_scarab"),
        god(),
        troops={
            "anubis_d1": (0, 2),
            "anubis_d2": (0, 1, "royal_scarab"),
            "west_quay": (0, 1),
            "bastet_d1": (0, 1),
        },
    )
    begin(ctx)
    question(ctx, "turn", [{0: ["put:phoenix"]}])
    assert beasts(ctx.state) == {"anubis_d1": ["phoenix"], "anubis_d2": ["royal_scarab"]}


def test_ruling_13_creatures_swap_once_each_before_the_first_token_only() -> None:
    troops = {"anubis_d1": (0, 2, "royal_scarab"), "west_quay": (0, 1)}
    ctx = game(god("phoenix", "royal_scarab"), god(), troops=troops)
    begin(ctx)
    assert "swap:phoenix" in ids(question(ctx, "turn"))
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["swap:phoenix"]}])
    assert beasts(ctx.state) == {"anubis_d1": ["phoenix"]}
    assert (ctx.state.gods[0].beasts, ctx.state.changed) == (["royal_scarab"], ["zone:anubis_d1"])
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["swap:royal_scarab"]}])
    assert "swap:phoenix" not in ids(question(ctx, "turn"))
    ctx = game(god("phoenix", "royal_scarab"), god(), troops=troops)
    begin(ctx)
    active(ctx.state).started = True
    assert "swap:phoenix" not in ids(question(ctx, "turn"))


def test_ruling_13_the_owner_says_which_creature_goes_back() -> None:
    troops = {"anubis_d1": (0, 2, "royal_scarab"), "anubis_d2": (0, 1, "mummy")}
    ctx = game(god("phoenix", "royal_scarab", "mummy"), god(), troops=troops)
    begin(ctx)
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["swap:phoenix"]}, {0: ["beast:mummy"]}])
    assert beasts(ctx.state) == {"anubis_d1": ["royal_scarab"], "anubis_d2": ["phoenix"]}


def test_ruling_13_a_creature_outside_the_city_is_not_swapped() -> None:
    ctx = game(god("phoenix", "royal_scarab"), god(), troops={"west_quay": (0, 2, "royal_scarab")})
    begin(ctx)
    offered = ids(question(ctx, "turn"))
    assert [ident for ident in offered if ident.startswith(("swap:", "put:"))] == []


def test_an_answer_wipes_what_the_one_before_it_changed() -> None:
    ctx = fresh(divine=("rain_of_fire",))
    ctx.state.troops["bastet_d1"] = [Troop(1, 2)]
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: ["divine:rain_of_fire"]}, {0: ["zone:bastet_d1"]}])
    assert ctx.state.changed == ["zone:bastet_d1"]
    ctx.state.phase = drive(GAME.phases["turn"](ctx), [{0: PRAY}])
    drive(play(ctx, "turn"))
    assert view_of(ctx.state, None).changed == ("space:pray_2", "prayers:0")


def test_a_first_tile_or_purchase_is_offered_once_though_there_are_two() -> None:
    ctx = game(god(), god(), god(), pyramids=RUBY, phase="first", turn=None)
    ctx.state.tiles, ctx.state.order = ["charge_1", "charge_2", "priest_of_mafdet_2"], [2, 1, 0]
    assert ids(question(ctx, "first")) == ["tile:charge_1", "tile:priest_of_mafdet_2"]
