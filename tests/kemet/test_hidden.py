"""Public and hidden information: rule R50."""

from collections import Counter

import pytest

from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.kemet import GAME
from rules.kemet.check import check
from rules.kemet.components.data import DATA, FIRST_HAND, divine_deck, tiles_of
from rules.kemet.components.state import Battle, KemetContext, KemetState, Side, active
from rules.kemet.play.setup import new
from rules.kemet.view import view_of
from tests.helpers import Answers, asked, drive, mixed, over
from tests.kemet.small import USUAL, game, god, play, sheet


def spied() -> KemetContext:
    """Seat 1 has committed its cards, and seat 0 has seen the one to be played."""
    cards = ("war_rage", "blood_battle", "prayer")
    ctx = game(god("spying"), god(divine=cards), god(divine=cards), troops={"west_quay": [(1, 2), (0, 2)]})
    ctx.state.phase = "fight"
    answers: Answers = [{1: ["zone:none"]}, {1: sheet("shield_push", "mixed_tactics", "war_rage")}]
    asked(play(ctx, "acted"), answers)
    return ctx


def test_rule_50_the_owner_sees_the_hand_and_others_its_size() -> None:
    state = new(3, USUAL, Dice("hands"))
    mine, theirs = view_of(state, 0).gods[0], view_of(state, 1).gods[0]
    assert (mine.divine, mine.hand) == (tuple(state.gods[0].divine), FIRST_HAND)
    assert (theirs.divine, theirs.hand, theirs.unseen, theirs.sight) == (None, None, None, None)
    assert (theirs.divine_cards, theirs.battle_cards) == (3, 8)


def test_rule_50_the_discard_pile_is_open_and_the_deck_is_a_number() -> None:
    state = new(3, USUAL, Dice("piles"))
    state.discard = ["prayer"]
    seen = view_of(state, None)
    assert (seen.discard, seen.deck) == (("prayer",), 27)


def test_rule_50_at_the_end_everybody_sees_everything() -> None:
    ctx = game(god(divine=("prayer",)), god(divine=("glory",)))
    active(ctx.state).started = False
    ctx.state.gods[0].fame["battle"] = 9
    ctx.state.phase = "turn"
    over(play(ctx, "night"))
    seen = view_of(ctx.state, None)
    assert [player.divine for player in seen.gods] == [("prayer",), ("glory",)]
    assert (seen.phase, seen.places_won) == ("over", (1, 2))


def test_ruling_33_a_spy_sees_one_card_its_owner_all_and_others_none() -> None:
    state = spied().state
    seen = {seat: view_of(state, seat).battle for seat in (0, 1, 2)}
    plays = {seat: battle.defender.play for seat, battle in seen.items() if battle}
    assert plays == {0: "shield_push", 1: "shield_push", 2: ""}
    discards = {seat: battle.defender.discard for seat, battle in seen.items() if battle}
    assert discards == {0: "", 1: "mixed_tactics", 2: ""}
    assert {b.defender.divine for b in (seen[0], seen[2]) if b} == {()}
    assert view_of(state, 2).gods[1].divine_cards == 3


def test_resample_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    state = playout(GAME, 3, seed_of("resample"), decisions=150).position.state
    other = mixed(GAME, state, 1)
    check(other)
    assert view_of(other, 1) == view_of(state, 1)
    assert other.gods[1].divine == state.gods[1].divine
    assert other.deck != state.deck


def test_resample_leaves_a_spy_the_card_that_was_seen() -> None:
    state = spied().state
    assert state.battle is not None
    for number in range(20):
        other = mixed(GAME, state, 0, seed=str(number))
        assert other.battle is not None
        assert other.battle.sides[1].play == "shield_push"
        assert view_of(other, 0) == view_of(state, 0)
    others = [mixed(GAME, state, 2, seed=str(number)) for number in range(20)]
    assert len({other.battle.sides[1].play for other in others if other.battle}) > 3
    assert len({tuple(other.battle.sides[1].divine) for other in others if other.battle}) > 1


def test_resample_never_removes_a_special_card() -> None:
    ctx = game(god(), god("wyyrt_storm"))
    player = ctx.state.gods[1]
    player.hand = sorted([*FIRST_HAND[1:], "storm_strike"])
    player.removed = [FIRST_HAND[0]]
    removed = {mixed(GAME, ctx.state, 0, seed=str(number)).gods[1].removed[0] for number in range(60)}
    assert removed == set(FIRST_HAND)


def test_what_is_hidden_is_not_in_a_view_of_another_seat() -> None:
    state = playout(GAME, 2, seed_of("leak"), decisions=200).position.state
    seen = GAME.seen.dump_json(view_of(state, None)).decode()
    assert '"divine":null' in seen and state.seed not in seen


def test_a_battle_shows_strength_without_cards_then_all_then_the_decider() -> None:
    seen = []
    for until in ("council", "clash", "resolution", "aftermath"):
        ctx = game(god(), god(), troops={"west_quay": [(1, 2), (0, 4)]})
        ctx.state.phase = "fight"
        cards: Answers = [
            {0: sheet("cavalry_blitz", "chariot_raid"), 1: sheet("shield_push", "chariot_raid")}
        ]
        drive(play(ctx, until), cards if until != "council" else [])
        if until == "resolution":
            assert ctx.state.battle is not None and ctx.state.battle.revealed
        battle = view_of(ctx.state, None).battle
        assert battle is not None
        assert (battle.attacker.discard, battle.defender.discard) == ("", "")  # never shown
        seen.append((battle.attacker.strength, battle.defender.strength, battle.winner))
    assert seen == [(4, 2, None), (4, 2, None), (8, 5, None), (8, 5, 0)]


def test_resample_mixes_the_card_discarded_in_a_battle_that_is_revealed() -> None:
    ctx = game(god(), god(), troops={"west_quay": [(1, 2), (0, 4)]})
    ctx.state.phase = "fight"
    cards: Answers = [{0: sheet("cavalry_blitz", "chariot_raid"), 1: sheet("shield_push", "chariot_raid")}]
    asked(play(ctx, "acted"), cards)
    assert ctx.state.battle is not None and ctx.state.battle.winner == 0
    found = [mixed(GAME, ctx.state, 0, seed=str(number)).battle for number in range(20)]
    assert len({battle.sides[1].discard for battle in found if battle}) > 1
    assert {battle.sides[1].play for battle in found if battle} == {"shield_push"}
    assert {battle.sides[0].discard for battle in found if battle} == {"chariot_raid"}


def piles() -> KemetContext:
    """Seat 1 has cards in every pile that others can't see into; a battle is committed by both sides."""
    cards = ("war_rage", "blood_battle", "prayer", "swiftness")
    ctx = game(
        god(divine=("glory",), supply=10),
        god("wyyrt_storm", "vision", divine=cards, supply=10),
        god(),
        troops={"west_quay": [(1, 2), (0, 2)]},
    )
    ctx.state.colours = ["ruby", "sapphire", "diamond"]
    tiles = [*tiles_of("ruby", 3), *tiles_of("sapphire", 3), *tiles_of("diamond", 3)]
    player = ctx.state.gods[1]
    ctx.state.tiles = [tile for tile in tiles if tile not in player.tiles]
    player.hand = sorted([*FIRST_HAND[1:6], "storm_strike"])
    player.buried, player.removed = [*FIRST_HAND[6:]], [FIRST_HAND[0]]
    player.sight = ["war_fury", "bronze_wall"]
    held = Counter([*cards, "glory", *player.sight])
    deck = Counter(divine_deck() + ["diversion"] * 3)
    ctx.state.deck = sorted((deck - held).elements())
    ctx.state.battles, ctx.state.phase = ["west_quay"], "council"
    ctx.state.battle = Battle("west_quay", [Side(0), Side(1)])
    sides = ctx.state.battle.sides
    for side, divine in zip(sides, ([], ["war_rage"]), strict=True):
        hand = ctx.state.gods[side.seat].hand
        side.play, side.discard, side.divine = hand.pop(1), hand.pop(2), divine
        for card in divine:
            ctx.state.gods[side.seat].divine.remove(card)
    return ctx


def pile_of(state: KemetState, name: str) -> list[str]:
    player, battle = state.gods[1], state.battle
    assert battle is not None
    side = battle.sides[1]
    found = {"deck": state.deck, "divine": player.divine, "sight": player.sight, "hand": player.hand}
    found |= {"buried": player.buried, "removed": player.removed, "committed": side.divine}
    return found.get(name) or [side.play if name == "play" else side.discard]


@pytest.mark.parametrize("reader", [0, 2])
@pytest.mark.parametrize(
    "name", ["deck", "divine", "sight", "hand", "buried", "removed", "committed", "play", "discard"]
)
def test_every_hidden_pile_varies_while_the_view_stays(name: str, reader: int) -> None:
    state = piles().state
    others = [mixed(GAME, state, reader, seed=str(number)) for number in range(20)]
    assert len({tuple(pile_of(other, name)) for other in others}) > 1
    for other in others:
        assert view_of(other, reader) == view_of(state, reader)
        check(other)


def test_nothing_that_the_reader_holds_is_mixed() -> None:
    state = piles().state
    for number in range(20):
        other = mixed(GAME, state, 1, seed=str(number))
        for name in ("divine", "sight", "hand", "buried", "removed", "committed", "play", "discard"):
            assert pile_of(other, name) == pile_of(state, name)


def test_the_deck_is_shuffled_even_for_all_players_together() -> None:
    state = piles().state
    decks = {tuple(mixed(GAME, state, 0, 1, 2, seed=str(number)).deck) for number in range(20)}
    assert len(decks) > 1


def test_cards_of_a_revealed_battle_stay_but_the_one_discarded_unseen() -> None:
    state = piles().state
    assert state.battle is not None
    state.battle.revealed = True
    others = [mixed(GAME, state, 0, seed=str(number)) for number in range(20)]
    assert {tuple(pile_of(other, "play")) for other in others} == {tuple(pile_of(state, "play"))}
    assert {tuple(pile_of(other, "committed")) for other in others} == {("war_rage",)}
    assert len({tuple(pile_of(other, "discard")) for other in others}) > 1


def test_veterans_in_the_supply_are_those_that_nobody_has() -> None:
    ctx = game(god(veterans=3), god(veterans=2))
    assert view_of(ctx.state, None).veterans == DATA.veterans - 5
