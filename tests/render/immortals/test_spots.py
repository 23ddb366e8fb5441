"""Regions that a question names in its words are shown on the board."""

import pytest

from render.immortals import PICTURES
from rules.core.engine import look, start
from rules.core.playing import run
from rules.core.selfplay.playout import seed_of
from rules.immortals import GAME
from rules.immortals.components.asks import ask
from rules.immortals.components.data import CARDS


def test_the_starting_region_is_shown_in_both_realms() -> None:
    position = run(GAME, start(GAME, 3, {}, seed_of("home", 3)))
    seat = position.waiting[0]
    asked, view = position.pending[seat], look(GAME, position, seat).view
    region = str(asked.prompt.args["region"]).removeprefix("region:")
    assert asked.prompt.key == "immortals.ask.home"
    assert {*PICTURES.about(view, asked)} == {f"cell:light_{region}", f"cell:dark_{region}"}


@pytest.mark.parametrize("kind", ["region", "wild", "conflict"])
def test_a_card_in_a_question_shows_the_regions_for_which_it_can_stand(kind: str) -> None:
    position = run(GAME, start(GAME, 3, {}, seed_of("home", 3)))
    seat = position.waiting[0]
    asked, view = position.pending[seat], look(GAME, position, seat).view
    card = next(name for name in CARDS if name.startswith(f"{kind}:"))
    named = asked.model_copy(update={"prompt": ask("deed", card=card, action="action:attack")})
    shown = {spot.outline for spots in PICTURES.about(view, named).values() for spot in spots}
    cells = PICTURES.spots(view, [f"cell:{it}" for it in CARDS[card].cells])
    assert shown == {spot.outline for spot in cells.values()} != set()
