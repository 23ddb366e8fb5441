"""Public and hidden information: sheet rule 4.10."""

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.calamandara.components.state import CalamandaraState, is_event
from rules.calamandara.play.setup import new
from rules.calamandara.view import view_of
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from tests.calamandara.small import (
    PASS,
    PLAIN,
    act,
    ending,
    game,
    one_by_one,
    open_question,
    questions,
    reveal,
    traveller,
)
from tests.helpers import events_for, mixed

ROOT, SHADOWS = "raiz_na_pedra", "troca_de_sombras"


def middle(seats: int = 3, decisions: int = 150) -> CalamandaraState:
    """A game with hands and Diaries."""
    options = {"time": "limited", "difficulty": "aura"}
    played = playout(GAME, seats, seed_of("hidden"), ["steady"], options, decisions=decisions)
    state: CalamandaraState = played.position.state
    return state


def test_rule_4_10_the_owner_sees_the_hand_and_others_its_size() -> None:
    ctx = game(traveller(hand=[ROOT]), traveller(hand=[SHADOWS, SHADOWS]))
    seen = [
        player.hand for player in (*view_of(ctx.state, 0).travellers, *view_of(ctx.state, None).travellers)
    ]
    assert seen == [(ROOT,), None, None, None]
    assert [player.cards for player in view_of(ctx.state, 0).travellers] == [1, 2]


def test_rule_4_10_the_top_symbol_card_is_public_and_an_events_back_only() -> None:
    ctx = game(traveller(deck=[PLAIN, "wing_cave"]), traveller(deck=[PLAIN, "alvorada"]), traveller(deck=[]))
    assert [player.top for player in view_of(ctx.state, 1).travellers] == ["wing_cave", "event", ""]
    assert [player.deck for player in view_of(ctx.state, 1).travellers] == [2, 2, 0]


def test_rule_4_10_boards_reserves_depots_diaries_and_counter_are_public() -> None:
    ctx = game(
        traveller("fa1", "a1", reserve="fw", depot="c", diary=[ROOT]), traveller(), central="fx1", counter=5
    )
    seen = view_of(ctx.state, 1)
    me = seen.travellers[0]
    assert (me.board, me.token, me.diary, seen.counter) == ({"a1": "footprint"}, "a1", (ROOT,), 5)
    assert (me.reserve["wing"], me.depot["cave"], seen.central) == (1, 1, {"x1": "footprint"})


def test_rule_4_10_how_many_events_of_each_type_are_left_is_known() -> None:
    state = new(2, {**GAME.settle({}), "difficulty": "aura"}, Dice("left"))
    assert view_of(state, None).events_left == {"hope": 14, "fear": 10}


def test_the_copies_not_seen_yet_leave_out_diaries_and_the_discard() -> None:
    ctx = game(traveller(diary=[ROOT], hand=[ROOT]), traveller())
    ctx.state.memory_discard = [ROOT]
    assert view_of(ctx.state, None).memory_unseen[ROOT] == 1


def test_towers_and_what_they_defend_are_in_the_view() -> None:
    seen = view_of(game(traveller("fa1 tb1 tc2"), traveller()).state, None).travellers[0]
    assert (seen.towers, seen.defended) == ((1, 2), ("a1",))


def test_the_event_at_work_is_in_the_view_with_those_it_affects() -> None:
    ctx = game(traveller(), traveller(hand=[ROOT]), traveller())
    questions(ctx, "sede_do_dogma")
    seen = view_of(ctx.state, None)
    assert seen.event is not None
    expected = ("sede_do_dogma", 0, ((0,), (1, 2)))
    assert (seen.event.event, seen.event.revealer, seen.event.affected) == expected
    assert (seen.event.open, seen.phase, seen.last_event) == (True, "event", "sede_do_dogma")


def test_a_block_that_has_started_keeps_those_it_found_in_the_view() -> None:
    """Mão Amiga serves those furthest back, both of them, though the first has gone ahead by then."""
    ctx = game(traveller("fa1"), traveller("fb1"), traveller("fc1", "c1"))
    questions(ctx, "mao_amiga", {0: ["walk:a1"]})
    seen = view_of(ctx.state, None)
    assert seen.event is not None
    assert (seen.event.affected, [one.step for one in seen.travellers]) == (((0, 1),), [1, 0, 1])


def test_what_the_counter_did_stays_whoever_is_affected_now() -> None:
    """O Regente Desperta affects nobody while all tokens stand at the start, and so takes one point (9.6)."""
    ctx = game(traveller("fa1"), traveller(hand=[ROOT]))
    questions(ctx, "o_regente_desperta")
    ctx.state.travellers[0].token = "a1"
    seen = view_of(ctx.state, None)
    assert seen.event is not None
    assert (seen.counter, seen.event.change, seen.event.affected) == (11, -1, ((0,),))


def test_who_carries_out_an_effect_is_in_the_view() -> None:
    ctx = game(traveller(), traveller(), traveller())
    questions(ctx, "semente_de_luz", {0: ["symbol:wing"]})
    assert view_of(ctx.state, None).acting == (1,)


def test_changed_names_what_the_last_answer_changed() -> None:
    ctx = game(traveller("fa1 fa2", "a1", reserve="ff"), traveller())
    act(ctx, "insert", one_by_one(0, "insert:footprint", "act:central", "cell:x2"), "insert")
    assert view_of(ctx.state, None).changed == ("reserve:0", "cell:x2")
    act(ctx, "walk", one_by_one(0, "walk:a2"), "walk")
    assert view_of(ctx.state, None).changed == ("cell:0.a1", "token:0")


def test_at_the_end_all_hands_are_open() -> None:
    four = [ROOT] * 3 + ["veu_do_regente"]
    ctx = game(traveller(token="x2", diary=four), traveller(hand=[SHADOWS]), central="fx2")
    ending(ctx, "walk", one_by_one(0, "walk:x3"))
    seen = view_of(ctx.state, None)
    assert [player.hand for player in seen.travellers] == [(), (SHADOWS,)]
    assert (seen.phase, seen.ending, seen.winner, seen.places_won) == ("over", "centre", 0, (1, 2))
    assert (seen.turn, seen.acting) == (None, ())


def test_resample_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    state = middle()
    other = mixed(GAME, state, 1)
    check(other)
    assert view_of(other, 1) == view_of(state, 1)
    assert other.travellers[1].hand == state.travellers[1].hand
    assert other.memory_deck != state.memory_deck
    assert [p.deck for p in other.travellers] != [p.deck for p in state.travellers]


def test_resample_leaves_a_symbol_card_on_top_and_the_cards_of_each_deck() -> None:
    state = middle()
    for number in range(20):
        other = mixed(GAME, state, seed=str(number))
        for before, after in zip(state.travellers, other.travellers, strict=True):
            assert is_event(after.deck[-1]) == is_event(before.deck[-1])
            assert is_event(before.deck[-1]) or after.deck[-1] == before.deck[-1]
            cards = [sorted(c for c in player.deck if not is_event(c)) for player in (before, after)]
            assert cards[0] == cards[1]


def test_resample_may_swap_an_event_card_for_one_in_the_box_of_its_type() -> None:
    state = middle()
    boxes = {tuple(sorted(mixed(GAME, state, seed=str(number)).box)) for number in range(20)}
    assert len(boxes) > 10
    assert view_of(mixed(GAME, state), None).events_left == view_of(state, None).events_left


def test_a_card_is_drawn_in_secret() -> None:
    ctx = game(traveller(reserve="ff"), traveller())
    act(ctx, "remember", one_by_one(0, "price:footprint"), "evening")
    assert [text.args.get("memory") for text in events_for(ctx, 0)][-1] == "memory:raiz_na_pedra"
    assert "memory" not in events_for(ctx, 1)[-1].args
    assert events_for(ctx, None)[-1].key == "calamandara.log.draw"


def test_options_for_cards_are_secret_in_public_questions() -> None:
    ctx = game(traveller("ma1", reserve="f", hand=[ROOT]), traveller())
    for phase in ("insert", "remember"):
        decision = open_question(ctx, phase)[0]
        assert decision.kind == "choose"
        assert [o.id for o in decision.options if o.secret] == [f"memory:{ROOT}"]


def test_an_offer_that_was_not_played_is_told_to_nobody() -> None:
    wall = "muralha_de_vento"
    ctx = game(traveller(), traveller(hand=[wall]), traveller(hand=[wall]))
    open_question(ctx, "opening", [{1: [f"memory:{wall}"], 2: [f"memory:{wall}"]}])
    assert [text.args["seat"] for text in events_for(ctx)] == ["seat:1"]


def test_passing_is_told_to_nobody() -> None:
    ctx = game(traveller(), traveller(hand=[SHADOWS]))
    reveal(ctx, "folego", {1: PASS})
    expected = ["reveal", "counter.up", "top"]
    assert [text.key.removeprefix("calamandara.log.") for text in events_for(ctx)] == expected


def test_rule_4_10_what_comes_to_light_on_a_deck_is_told() -> None:
    ctx = game(traveller(deck=["alvorada", "wing_cave", PLAIN]), traveller())
    open_question(ctx, "acquire")
    assert [text.key for text in events_for(ctx)][:2] == ["calamandara.log.acquire", "calamandara.log.top"]
    assert events_for(ctx)[1].args == {"seat": "seat:0", "card": "symbol_card:wing_cave"}
    assert "deck:0" in ctx.state.changed
    ctx = game(traveller(deck=["alvorada", PLAIN]), traveller())
    open_question(ctx, "acquire")
    assert events_for(ctx)[1].key == "calamandara.log.top.event"


def test_what_paintings_reveal_is_told_only_where_no_card_was_laid() -> None:
    paintings = "pinturas_submersas"
    decks: tuple[list[str], ...] = (["alvorada", PLAIN], [], ["wing_cave", PLAIN])
    ctx = game(*(traveller(deck=deck) for deck in decks))
    ctx.state.travellers[0].hand = [paintings]
    act(ctx, "opening", one_by_one(0, f"memory:{paintings}", "direction:left"), "event")
    tops = [text.args for text in events_for(ctx) if text.key == "calamandara.log.top"]
    assert tops == [{"seat": "seat:2", "card": "symbol_card:wing_cave"}]


def piles(state: CalamandaraState) -> dict[str, list[str]]:
    """Return everything that some player cannot see, by name."""
    found = {"Memory deck": state.memory_deck, "box": sorted(state.box)}
    for seat, player in enumerate(state.travellers):
        found[f"hand {seat}"] = player.hand
        found[f"deck {seat}"] = player.deck[:-1]
        found[f"Event cards of deck {seat}"] = sorted(filter(is_event, player.deck))
    return found


@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_each_hidden_pile_varies_under_resample_and_the_view_stays(reader: int | None) -> None:
    state = middle()
    seats = () if reader is None else (reader,)
    others = [mixed(GAME, state, *seats, seed=f"pile {number}") for number in range(20)]
    for other in others:
        check(other)
        assert view_of(other, reader) == view_of(state, reader)
    hidden = {name for name, pile in piles(state).items() if pile and name != f"hand {reader}"}
    varied = {name for name in hidden if len({tuple(piles(other)[name]) for other in others}) >= 5}
    assert varied == hidden
    assert len([name for name in hidden if name.startswith("hand")]) >= 2 - len(seats)


def test_an_event_card_on_top_of_a_deck_may_be_any_other() -> None:
    state = middle()
    state.travellers[0].deck.append(state.travellers[0].deck.pop(event_below(state.travellers[0].deck)))
    tops = {mixed(GAME, state, 0, 1, 2, seed=f"top {number}").travellers[0].deck[-1] for number in range(20)}
    assert len(tops) > 5 and all(is_event(card) for card in tops)


def event_below(deck: list[str]) -> int:
    """Return the place of an Event card in a deck."""
    return next(place for place, card in enumerate(deck) if is_event(card))
