"""Last Call, the package that comes with the bot: offered first, played by buttons."""

from pathlib import Path
from random import Random

import pytest

from bot.sandbox.world.form import items
from bot.sandbox.world.registry import find
from rules.games import GAMES
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE, inside, unanswered
from tests.bot.e2e.players import (
    OVER,
    PATIENCE,
    Player,
    awaited,
    offers,
    panel_in,
    pressed_is_stored,
    seated,
)
from tools.driver import City, Person, Place

pytestmark = pytest.mark.slow

LOCALES = {"Ana": "pt-BR", "Bia": "en-US", "Caio": "es-419"}
SAID = {"Ana": "Que bebida você oferece?", "Bia": "Which drink do you pour?", "Caio": "¿Qué bebida ofreces?"}


@pytest.fixture
def people(city: City) -> list[Person]:
    """Each of another language."""
    return [city.person(name, locale=locale) for name, locale in LOCALES.items()]


async def test_a_whole_game_is_played_by_buttons_in_three_languages(
    city: City, url: str, people: list[Person], games: Place, tmp_path: Path
) -> None:
    async with inside(city, url, tmp_path):
        ana, *others = people
        await seated(ana, others, games, "saideira")
        players = [Player(person, games, Random(n)) for n, person in enumerate(people)]
        while OVER not in (panel := panel_in(games)).text:
            await awaited(panel, players)[0].play()
        stored = history(tmp_path / DATABASE, GAMES)
    assert unanswered(city) == []
    assert stored.result is not None
    assert [name for name in LOCALES if name not in panel.text] == []
    pressed_is_stored([press for player in players for press in player.pressed], stored)
    for person in people:
        others_say = {said for name, said in SAID.items() if name != person.user.name}
        read = [text for seen in person.seen() for text in seen.strings()]
        assert any(SAID[person.user.name] in text for text in read), read
        assert [(text, said) for text in read for said in others_say if said in text] == []


async def test_it_is_offered_first_and_taught_if_nothing_else_is_asked_for(
    city: City, url: str, bia: Person, games: Place, tmp_path: Path
) -> None:
    async with inside(city, url, tmp_path):
        for words in ("table open", "learn"):
            found = find(city.world, city.guild.id, words)
            assert found is not None
            [game] = [option for option in items(found[2], "options") if option["name"] == "game"]
            assert items(game, "choices")[0]["value"] == "saideira"
        assert (await bia.command("learn", games)).shown.ephemeral
        post = await bia.dm.until(lambda post: bool(offers(post)), PATIENCE)
        assert "**You win** with the most coins after six rounds" in post.text
    assert unanswered(city) == []
