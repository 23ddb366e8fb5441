"""Places to tap in a hand of Last Call."""

from taverna_saideira.pictures import PICTURES
from taverna_saideira.rules import GAME
from tests.contract.test_spots import questions


def test_what_is_drawn_twice_can_be_tapped_in_both_places() -> None:
    twice = 0
    for view, asked in questions(GAME, 0):
        in_hand = PICTURES.places(view, asked, "en").get("hand", {})
        drawn = [*(f"drink:{drink}" for drink in view.hand), *(f"guest:{guest}" for guest in view.counter)]
        assert {ident: len(spots) for ident, spots in in_hand.items()} == {
            it: drawn.count(it) for it in in_hand
        }
        twice += any(drawn.count(ident) > 1 for ident in in_hand)
    assert twice, "some position has two alike"
