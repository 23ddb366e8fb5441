"""Pictures in the colours that somebody chose: a person's own, and a table's in its channel."""

from pathlib import Path

import pytest

from bot.discord.screens.pictures import Pictures
from bot.sandbox.people.driver import City, Person, Place
from render.scene import describe
from rules.games import GAMES
from tests.bot.e2e.games.immortals_tables import Album
from tests.bot.e2e.inside import inside, unanswered
from tests.bot.e2e.players import own, seated, until


@pytest.mark.usefixtures("fixed_seed")
async def test_each_player_has_their_own_colours_and_the_channel_the_hosts(
    city: City, url: str, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    album = Album()

    def drawn(scene: str) -> str:
        return [request.theme for request in album.requests if request.scene == scene][-1]

    async with inside(city, url, tmp_path, GAMES, Pictures(album.draw, describe, GAMES)):
        panel = await seated(bia, [ana], games)
        assert drawn("board") == "dark"
        told = await bia.command("me", games, theme="High contrast")
        assert "Colours of your own pictures: High contrast" in told.text
        await bia.press(panel, own(panel, "hand"))
        assert drawn("hand") == "contrast"
        await ana.press(panel, own(panel, "hand"))
        assert drawn("hand") == "dark"

        refused = await ana.command("table theme", games, theme="light")
        assert f"<@{bia.id}>" in refused.text, "the host chooses"
        await bia.command("table theme", games, theme="Light")
        await until(games, lambda: drawn("board") == "light")
    assert unanswered(city) == []
