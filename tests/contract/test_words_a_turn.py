"""Words that a newcomer has on the screen through the first turn: they can't grow unnoticed.

The figures are ceilings: a change may lower them, and then they are lowered here. `python -m
tools.measure.words` counts them, and shows with `--screens` what they are.
"""

import pytest

from rules.games import GAMES
from tools.measure.words import Where, figures, measured

FIRST_SCREEN = 400  # words, whatever the game
WHAT = ("on the first screen", "on the fullest screen", "in the whole turn")
# Words of the fullest screen, and of the whole turn, or of its first twelve answers: these reach further
# where one press gives two of them. Rounded up, so that a question may be worded otherwise.
CEILINGS: dict[tuple[str, Where], tuple[int, int]] = {
    ("saideira", "lesson"): (170, 280),
    ("saideira", "table"): (185, 340),
    ("bellum", "lesson"): (185, 520),
    ("bellum", "table"): (315, 740),
    ("kemet", "lesson"): (165, 1200),
    ("kemet", "table"): (280, 1700),
    ("immortals", "lesson"): (230, 2000),
    ("immortals", "table"): (305, 2380),
    ("dwar7s", "lesson"): (150, 820),
    ("dwar7s", "table"): (170, 1100),
    ("calamandara", "lesson"): (180, 600),
    ("calamandara", "table"): (240, 880),
}


@pytest.mark.parametrize(("game", "where"), [key for key in CEILINGS if key[0] in GAMES])
def test_a_first_turn_has_at_most_so_many_words(game: str, where: Where) -> None:
    screens = measured(game, where)
    ceilings = (FIRST_SCREEN, *CEILINGS[game, where])
    over = [
        f"{found} words {what}, but at most {ceiling}"
        for what, found, ceiling in zip(WHAT, figures(screens), ceilings, strict=True)
        if found > ceiling
    ]
    fullest = "\n".join(max(screens, key=lambda each: each.words).fresh)
    assert over == [], f"{game}, {where}: {over}; the fullest screen is:\n{fullest}"


@pytest.mark.parametrize("lang", ["en", "pt-BR"])
@pytest.mark.parametrize("game", [game for game, where in CEILINGS if where == "table" and game in GAMES])
def test_while_its_picture_is_late_a_message_does_not_fill_the_screen(game: str, lang: str) -> None:
    [screen] = measured(game, "table", lang, late=True, most=1)
    assert screen.words <= FIRST_SCREEN, f"{game}: {screen.words} words, {screen.fresh}"
