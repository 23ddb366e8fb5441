"""The names of the application's own emoji."""

import re

import pytest

from bot.discord.delivery.own_emoji import NAME, name_of
from render.scene import GAMES


@pytest.mark.parametrize("game", [key for key, pictures in GAMES.items() if pictures.icons])
def test_discord_allows_the_names_of_all_icons(game: str) -> None:
    names = [name_of((game, icon), b"png") for icon in GAMES[game].icons]
    assert [name for name in names if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_name_tells_its_game_and_its_icon(game: str) -> None:
    for icon in GAMES[game].icons:
        match = NAME.fullmatch(name_of((game, icon), b"png"))
        assert match is not None
        assert match.groups() == (game, icon)


def test_another_drawing_has_another_name() -> None:
    assert name_of(("bellum", "castle"), b"old") != name_of(("bellum", "castle"), b"new")
