"""Which pictures stand in which message."""

import pytest

from bot.discord.screens.pictures import Pictures
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import positions, seen


@pytest.mark.parametrize(
    ("message", "running", "over"),
    [("channel", ["board"], ["end"]), ("hand", ["hand"], ["hand"]), ("lesson", ["board", "hand"], ["end"])],
)
async def test_a_finished_game_shows_its_end_to_all_and_in_a_lesson(
    message: str, running: list[str], over: list[str]
) -> None:
    drawn: list[str] = []

    async def draw(request: PictureRequest, **how: object) -> Picture:
        drawn.append(request.scene)
        return Picture(b"png", *describe(request), 1, 1)

    pictures = Pictures(draw, describe, GAMES)
    game = GAMES["bellum"]
    first, *_, last = positions(game, 2, "which")
    for position, scenes in ((first, running), (last, over)):
        drawn.clear()
        await getattr(pictures, message)(seen(game, position, 0, "en"), "en")
        assert drawn == scenes
