"""The board is the same picture for whoever looks at it, so the page of a table shows the channel's."""

from typing import Any

import pytest

from render.core.pictures import PictureRequest
from render.scene import draw
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES, PICTURES
from tests.depth import LONG

EACH = 5 if LONG else 30  # positions from one that is drawn to the next
NAMES = ("Ana", "Bia", "Cal", "Dora", "Eva", "Fay")


def drawn(key: str, view: object) -> bytes:
    shown = PICTURES[key].seen.dump_json(view).decode()
    return draw(PictureRequest(game=key, scene="board", view=shown, names=NAMES, lang="en")).png


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(PICTURES))
def test_the_board_is_the_same_for_the_channel_and_for_whoever_is_asked(key: str) -> None:
    game, found = GAMES[key], list[bool]()

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        if position.n % EACH == 0 and position.waiting:
            views = [look(game, position, reader).view for reader in (None, position.waiting[0])]
            found.append(drawn(key, views[0]) == drawn(key, views[1]))

    play(game, game.seats[0], seed_of("same board"), ["steady"], watch=watch, decisions=90)
    assert found, "some boards were compared"
    assert all(found)
