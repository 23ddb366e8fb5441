"""Pictures of each message."""

import pytest

from bot.discord.screens.pictures import Pictures
from bot.discord.screens.speech import escape
from render.core.pictures import Picture, PictureRequest
from render.positions import view_after
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


@pytest.mark.parametrize("game", GAMES)
def test_the_board_in_words_mentions_nobody_whose_name_is_a_mention(game: str) -> None:
    """A long name is shortened first, and escaped then."""
    seats = GAMES[game].seats[0]
    names = ("@everyone", "@everyone and all the others", "**@here**", "[a](b)", "<@1>", "x")[:seats]
    view = view_after(game, seats, "names", 12, None)
    request = PictureRequest(game=game, scene="board", view=view, names=names)
    _, text = describe(request, escape)
    assert escape("@everyone") in text
    for mention in ("@everyone", "@here", "<@", "](b"):
        assert mention not in text
