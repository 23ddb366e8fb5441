"""Presses that a turn takes in short games of steady players: they can't grow unnoticed.

The figures are ceilings: a change of questions or layouts may lower them, and then they are lowered here.
Only a computer player that plays other turns may raise them. `python -m tools.measure.presses` counts longer
games and names the questions that take most.
"""

import pytest

from rules.core.selfplay.playout import seed_of
from rules.games import GAMES
from tools.measure.presses import measured

QUESTIONS = 80
MORE = 1.1  # presses on the page, at most, for each one in the chat
CEILINGS = {  # by game of ours: presses of a turn in the mean, and of nine turns of ten
    "saideira": (1.14, 2),
    "bellum": (1.74, 3),
    "kemet": (3.15, 5),
    "immortals": (1.98, 3),
    "dwar7s": (7.22, 12),
    "calamandara": (4.56, 10),
}


@pytest.mark.parametrize("game", [game for game in GAMES if game in CEILINGS])
def test_a_turn_takes_at_most_so_many_presses(game: str) -> None:
    found = measured(GAMES[game], [seed_of("presses", game, 0)], QUESTIONS)
    mean, nine_of_ten = CEILINGS[game]
    assert found.on_the_page <= found.mean * MORE, (
        f"{game}: {found.on_the_page:.2f} on the page, {found.mean:.2f} in the chat"
    )
    assert round(found.mean, 2) <= mean and found.nine_of_ten <= nine_of_ten, (
        f"{game}: a turn takes {found.mean:.2f} presses in the mean and {found.nine_of_ten} in nine of ten, "
        f"not {mean} and {nine_of_ten}; most by {found.prompts.most_common(3)}. "
        "If nothing but a computer player has changed, it plays other turns: put its figures into CEILINGS"
    )
