"""Public and hidden information: sheet section 7, and that plans leak nowhere."""

from typing import Any

import pytest

from rules.core.decisions import Answer
from rules.core.engine import Position, Record, look, start
from rules.core.flow import Bug
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.immortals import GAME
from rules.immortals.check import check
from rules.immortals.components.data import BLANK, CARDS, DATA, fits
from rules.immortals.components.state import ImmortalsContext, ImmortalsState
from rules.immortals.play.setup import new
from rules.immortals.view import view_of
from tests.helpers import mixed
from tests.immortals.small import USUAL, act, after, draft_game, game

GROVE = {"light_grove": (0, 2), "dark_saltmere": (1, 2)}


def planned() -> ImmortalsContext:
    plans = {
        0: {"gold": "region:grove", "attack": "conflict:light_treehome", "magic_1": BLANK},
        1: {"energy": "conflict:dark_saltmere", "construct": BLANK, "magic_2": "magic:transition5"},
    }
    return game(3, GROVE, plans=plans, hands={1: ["wild:dark_moors"]})


def until(phase: str) -> tuple[Record, Position[Any]]:
    """A game of three that has just come to a phase."""
    record = start(GAME, 3, {}, seed_of("until", phase))
    found, dice = run(GAME, record), Dice("until")
    while found.state.phase != phase:
        seat = found.waiting[0]
        answer = found.pending[seat].sample(dice)
        record, found = submit(GAME, record, found, seat, found.asks[seat], answer)
    return record, found


def test_a_plan_is_its_owners_alone_and_the_spaces_are_seen_by_all() -> None:
    state = planned().state
    mine, theirs, all_ = (view_of(state, seat).players[0] for seat in (0, 1, None))
    assert mine.plan == state.players[0].plan and mine.hand is not None
    for seen in (theirs, all_):
        assert (seen.plan, seen.hand, seen.last_plan, seen.draft) == (None, None, None, None)
        assert seen.placed == ("gold", "attack", "magic_1")


def test_who_has_locked_a_plan_is_no_more_than_not_awaited() -> None:
    record, found = until("planning")
    before = look(GAME, found, 1)
    assert before.public == {} and before.waiting == (0, 1, 2)
    assert before.decision is not None and before.decision.secret
    _, locked = submit(GAME, record, found, 0, found.asks[0], {"action:gold": "card:blank"})
    seen = look(GAME, locked, 1)
    assert seen.waiting == (1, 2)
    assert (seen.view, seen.events, seen.public, seen.locked) == (before.view, before.events, {}, None)


def test_a_plan_may_be_changed_until_the_last_player_has_locked() -> None:
    record, found = until("planning")
    for plan in ({"action:gold": "card:blank"}, {"action:attack": "card:blank"}):
        record, found = submit(GAME, record, found, 0, found.asks[0], dict(plan))
        assert look(GAME, found, 0).locked == plan
    for seat in (1, 2):
        record, found = submit(GAME, record, found, seat, found.asks[seat], {})
    assert found.state.players[0].plan == {"attack": BLANK}


def test_the_count_of_conflict_cards_is_public_and_hides_which_are_placed() -> None:
    state = planned().state
    assert [player.cards for player in view_of(state, None).players] == [1, 2, 0]


def test_the_deck_is_a_number_and_the_discard_pile_is_open() -> None:
    ctx = game()
    ctx.state.discard = [ctx.state.deck.pop()]
    seen = view_of(ctx.state, None)
    assert (seen.deck, seen.discard) == (59, tuple(ctx.state.discard))


def test_board_limbos_tray_tower_wealth_and_region_cards_are_public() -> None:
    ctx = game(3, GROVE, limbo={2: (3, 1)}, wealth={1: (4, 7)}, owners={"saltmere": 1})
    ctx.state.tower, ctx.state.tray = [[1, 2, 3, 4]], [0, 1, 0, 2]
    seen = view_of(ctx.state, None)
    assert (seen.cells["dark_saltmere"].seat, seen.cells["dark_saltmere"].armies) == (1, 2)
    assert seen.players[2].limbo == {"light": 3, "dark": 1}
    assert (seen.players[1].energy, seen.players[1].gold) == (4, 7)
    assert seen.owners["saltmere"] == 1 and seen.owners["grove"] is None
    assert seen.tower == {"0": 1, "1": 2, "2": 3, "inhabitants": 4}
    assert seen.tray == {"0": 0, "1": 1, "2": 0, "inhabitants": 2}


def test_the_tower_shows_all_its_shelves_as_one() -> None:
    ctx = game(3, tower="shelves")
    ctx.state.tower = [[1, 0, 0, 4], [1, 2, 0, 0]]
    assert view_of(ctx.state, None).tower == {"0": 2, "1": 2, "2": 0, "inhabitants": 4}


def test_a_revealed_card_is_seen_by_all_until_its_action_is_over() -> None:
    ctx = planned()
    state = after(ctx, [{0: ["action:gold"]}])
    seen = view_of(state, None).revealed
    assert seen is not None and (seen.seat, seen.space, seen.card) == (0, "gold", "region:grove")
    assert not view_of(state, None).players[0].passed
    state = after(ctx, [{0: ["deed:gold"]}])
    assert view_of(state, None).revealed is None


def test_the_draft_hand_is_its_owners_alone_and_its_realm_is_public() -> None:
    ctx = draft_game({0: [3]}, {0: ["conflict:dark_grove"], 1: ["wild:light_moors"]})
    assert view_of(ctx.state, 0).players[0].draft == ("conflict:dark_grove",)
    seen = view_of(ctx.state, 1).players[0]
    assert (seen.draft, seen.draft_cards, seen.draft_realm) == (None, 1, "dark")


def test_at_the_end_everybody_sees_everything() -> None:
    state: ImmortalsState = playout(GAME, 3, seed_of("end")).position.state
    seen = view_of(state, None)
    assert seen.phase == "over" and seen.places_won is not None
    assert [player for player in seen.players if not player.hand] == []


def test_resample_keeps_what_a_seat_knows_and_mixes_the_rest() -> None:
    state = planned().state
    plans, hands = set(), set()
    for number in range(40):
        other = mixed(GAME, state, 0, seed=str(number))
        check(other)
        for seat in (0, None):
            assert view_of(other, seat) == view_of(state, seat) or seat is None
        assert other.players[0].plan == state.players[0].plan
        plans.add(str(other.players[1].plan))
        hands.add(str(sorted(other.players[1].hand)))
    assert len(plans) > 20 and len(hands) > 20


def varies(state: ImmortalsState, *seats: int) -> dict[str, int]:
    """Count the different contents of each hidden pile over twenty mixings, all of them sound.

    What each of the `seats` sees stays; without seats, what a spectator sees.
    """
    found: dict[str, set[str]] = {}
    for number in range(20):
        other = mixed(GAME, state, *seats, seed=f"pile {number}")
        check(other)
        for seat in seats or (None,):
            assert view_of(other, seat) == view_of(state, seat)
        piles: dict[str, object] = {"deck": other.deck}
        piles |= {f"deck {realm}": deck for realm, deck in other.draft_decks.items()}
        for seat, player in enumerate(other.players):
            piles |= {
                f"hand {seat}": sorted(player.hand),
                f"draft {seat}": sorted(player.draft),
                f"plan {seat}": player.plan,
            }
        for name, pile in piles.items():
            found.setdefault(name, set()).add(str(pile))
    return {name: len(contents) for name, contents in found.items()}


@pytest.mark.parametrize("seats", [(), (0,), (1,), (0, 1)])
def test_each_hidden_pile_of_a_round_varies_and_what_a_reader_holds_stays(seats: tuple[int, ...]) -> None:
    plans = {
        seat: {"gold": f"conflict:light_{one}", "attack": f"conflict:dark_{one}", "construct": BLANK}
        for seat, one in enumerate(("grove", "saltmere", "foothold"))
    }
    hands = {
        seat: [f"conflict:light_{one}", f"wild:dark_{area}"]
        for seat, (one, area) in enumerate(
            (("treehome", "moors"), ("witchfen", "greenwood"), ("heartwood", "high_peaks"))
        )
    }
    counts = varies(game(3, plans=plans, hands=hands).state, *seats)
    assert counts["deck"] > 15
    for seat in range(3):
        for pile in ("hand", "plan"):
            assert (counts[f"{pile} {seat}"] == 1) == (seat in seats), (pile, seat)


@pytest.mark.parametrize("seats", [(), (0,), (1,), (0, 1)])
def test_each_hidden_pile_of_the_draft_varies_and_the_readers_cards_stay(seats: tuple[int, ...]) -> None:
    state = until("draft")[1].state
    counts = varies(state, *seats)
    assert counts["deck light"] > 15 and counts["deck dark"] > 15
    for seat in range(3):
        assert (counts[f"draft {seat}"] == 1) == (seat in seats)


def test_conflict_cards_in_hands_vary_in_realm_during_the_draft() -> None:
    drafts = {seat: [f"conflict:dark_{one}"] for seat, one in enumerate(("grove", "saltmere", "foothold"))}
    ctx = draft_game({0: [3]}, drafts)
    for seat, card in enumerate(("conflict:light_grove", "wild:light_moors", "conflict:light_witchfen")):
        ctx.state.draft_decks["light"].remove(card)
        ctx.state.players[seat].hand.append(card)
    counts = varies(ctx.state, 1)
    assert [counts[f"hand {seat}"] > 5 for seat in range(3)] == [True, False, True]


def test_a_card_alone_on_a_space_may_have_been_any_of_the_hand() -> None:
    """Magic cards, blanks and region cards are mixed as conflict cards are."""
    plans = {1: {"magic_1": "magic:transition5", "attack": "region:saltmere"}}
    state = game(3, GROVE, plans=plans).state
    laid = [mixed(GAME, state, 0, seed=str(number)).players[1].plan for number in range(40)]
    assert {plan["magic_1"] for plan in laid} == {*(f"magic:{magic}" for magic in DATA.magics), BLANK}
    assert {plan["attack"] for plan in laid} == {BLANK, "region:saltmere"}


def test_a_region_card_is_laid_only_where_its_owner_could_have_planned_it() -> None:
    """Seat 1 has an army in Saltmere and none in Foothold."""
    plans = {1: {"gold": "region:saltmere", "attack": "conflict:light_grove"}}
    state = game(3, GROVE, plans=plans, owners={"foothold": 1}).state
    laid = [card for n in range(60) for card in mixed(GAME, state, 0, seed=str(n)).players[1].plan.values()]
    assert "region:saltmere" in laid and "region:foothold" not in laid


def test_a_region_card_without_armies_is_laid_only_for_want_of_another() -> None:
    state = game(3, {}, plans={1: {"gold": "region:saltmere"}}).state
    laid = {mixed(GAME, state, 0, seed=str(number)).players[1].plan["gold"] for number in range(20)}
    assert laid == {BLANK}
    state.players[1].hand.clear()
    assert mixed(GAME, state, 0).players[1].plan == {"gold": "region:saltmere"}


def test_before_the_first_hand_of_the_draft_each_deck_keeps_its_realm() -> None:
    state = new(3, USUAL, Dice("decks"))
    for number in range(20):
        other = mixed(GAME, state, seed=str(number))
        check(other)
        assert other.draft_decks["light"] != state.draft_decks["light"]


def test_after_the_draft_a_hand_may_hold_cards_of_either_realm() -> None:
    state = game(3, hands={1: ["conflict:light_grove", "conflict:light_foothold"]}).state
    held = [mixed(GAME, state, 0, seed=str(number)).players[1].hand for number in range(20)]
    dark = {sum("_" in card and ":dark_" in card for card in hand) for hand in held}
    assert dark == {0, 1, 2}


def test_at_the_end_nothing_is_hidden_but_the_deck() -> None:
    state = planned().state
    state.phase = "over"
    other = mixed(GAME, state)
    assert [player.plan for player in other.players] == [player.plan for player in state.players]
    assert [sorted(player.hand) for player in other.players] == [sorted(p.hand) for p in state.players]
    assert other.deck != state.deck


def test_resample_lays_what_fits_even_where_that_is_rare() -> None:
    """The blanks are spent, and the deck is all wild cards."""
    plan = {"gold": "conflict:light_grove", "energy": "conflict:dark_grove"}
    state = game(3, plans={1: plan}).state
    state.players[1].hand = []
    state.deck = [card for card in state.deck if CARDS[card].kind == "wild"]
    plans = [mixed(GAME, state, 0, seed=str(number)).players[1].plan for number in range(20)]
    assert {tuple(found) for found in plans} == {("gold", "energy")}
    assert {frozenset(found.values()) for found in plans} == {frozenset(plan.values())}
    assert len({str(found) for found in plans}) == 2


def test_resample_never_leaves_what_is_hidden_as_it_is() -> None:
    """A wild card lies where none may, and there are only wild cards: no deal fits."""
    state = game(3, plans={1: {"gold": "wild:light_moors"}}).state
    state.players[1].hand = []
    state.deck = [card for card in state.deck if CARDS[card].kind == "wild"]
    with pytest.raises(Bug, match="none fits"):
        mixed(GAME, state, 0)


def test_resample_lays_only_what_fits() -> None:
    state = planned().state
    for number in range(60):
        player = mixed(GAME, state, 2, seed=str(number)).players[1]
        assert [
            (space, card) for space, card in player.plan.items() if not fits(space, card, player.tribes)
        ] == []
        assert CARDS[player.plan["energy"]].kind != "wild"


def test_resample_leaves_cards_of_the_draft_in_their_realm() -> None:
    state = until("draft")[1].state
    before = [CARDS[card].cells[0].partition("_")[0] for player in state.players for card in player.draft]
    other = mixed(GAME, state)
    check(other)
    after_ = [CARDS[card].cells[0].partition("_")[0] for player in other.players for card in player.draft]
    assert before == after_ and other.draft_decks != state.draft_decks


def test_a_sheet_of_others_does_not_change_what_a_seat_is_shown() -> None:
    """Two plans that use the same spaces look alike to everybody else."""
    plans: list[Answer] = [
        {"action:gold": "region:grove", "action:attack": "card:blank"},
        {"action:gold": "card:blank", "action:attack": "region:grove"},
    ]
    seen = []
    for plan in plans:
        ctx = game(3, GROVE, owners={"grove": 0}, phase="planning")
        state = act(ctx, "planning", [{0: plan, 1: {}, 2: {}}], "actions")
        seen.append([GAME.seen.dump_json(view_of(state, seat)) for seat in (1, 2, None)])
    assert seen[0] == seen[1]
