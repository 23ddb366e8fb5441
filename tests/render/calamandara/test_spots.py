"""Cells have pins on the board of the traveller whom the question is about."""

import pytest

from render.calamandara import PICTURES
from render.calamandara.parts.layout import BOARD
from render.core.choice.spots import offered
from rules.calamandara import GAME
from rules.calamandara.components.cells import OWN
from rules.core.decisions import Rejected
from rules.core.engine import look, start
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of

LAID = 60  # answers at least that changed a cell, in a game


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_chosen_cell_changes_lies_where_its_pin_was(seats: int) -> None:
    playing, dice = Playing(GAME, start(GAME, seats, {}, seed_of("spots", seats))), Dice("cells")
    right = 0
    while playing.position.result is None:
        seat = playing.position.waiting[0]
        decision, view = playing.position.pending[seat], look(GAME, playing.position, seat).view
        spots = PICTURES.spots(view, offered(decision))
        answer = decision.sample(dice)
        try:
            playing.give(seat, answer)
        except Rejected:
            continue
        [chosen, *_] = answer if isinstance(answer, list) and answer else [""]
        cell = chosen.rpartition("_")[2] if chosen.startswith("rival:") else chosen.partition(":")[2]
        if chosen not in spots or cell not in OWN or chosen.startswith(("walk", "tunnel", "leap")):
            continue
        changed = [it.removeprefix("cell:").split(".") for it in playing.position.state.changed if "." in it]
        owners = [int(owner) for owner, there in changed if there == cell]
        where = {BOARD.own(view.travellers[owner].side, cell) for owner in owners}
        assert not owners or spots[chosen].box in where, (decision.prompt.key, chosen, owners)
        right += bool(owners)
    assert right > LAID, right
