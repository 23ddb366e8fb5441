"""The games' icons as the application's own emoji: uploaded once, and done without."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import discord
import pytest

from bot.discord.client import Client
from bot.discord.delivery import own_emoji
from bot.discord.delivery.own_emoji import keep_uploaded, name_of
from bot.discord.screens.icons import Icons
from bot.discord.screens.pictures import Pictures
from bot.sandbox.people.screen import Button
from render.scene import describe
from rules.games import GAMES
from tests.bot.e2e.conftest import PIXEL
from tests.bot.e2e.inside import inside, noted
from tests.bot.e2e.players import offers, own, seated
from tools.driver import City, Person, Place, Post

CREATE = "POST /applications/*/emojis"
SIDES = {"food": PIXEL, "sword": PIXEL + b"sword"}


def drawing(files: Mapping[str, bytes]) -> Pictures:
    """Pictures with these icons of Bellum Magica."""

    async def draw(game: str) -> Mapping[str, bytes]:
        return files if game == "bellum" else {}

    return Pictures(noted, describe, GAMES, draw_icons=draw)


async def uploaded(client: discord.Client, files: Mapping[str, bytes]) -> Icons:
    """The icons after an upload."""
    pictures = drawing(files)
    await keep_uploaded(client, GAMES, pictures, pause=0)
    return pictures.icons


def names(city: City) -> list[str]:
    return [emoji.name for emoji in city.world.state.emojis.values()]


def requests(city: City, method: str) -> int:
    """Count the requests of this method for emoji."""
    return sum(r.method == method and "/emojis" in r.path for r in city.world.traffic.requests)


@pytest.fixture
async def iconic(city: City, url: str, tmp_path: Path, fixed_seed: None) -> AsyncIterator[Client]:
    """The bot with icons, all of which are uploaded."""
    pictures = drawing(SIDES)
    async with inside(city, url, tmp_path, GAMES, pictures) as client:
        async with asyncio.timeout(9):
            while len(pictures.icons.own.get("bellum", {})) < 2:  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.02)
        yield client


async def test_icons_are_uploaded_once_and_not_again_at_the_next_start(
    city: City, tavern: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", own_emoji.log.name)
    first = await uploaded(tavern, SIDES)
    again = await uploaded(tavern, SIDES)
    assert [r.message for r in caplog.records if "icons uploaded" in r.message] == ["icons uploaded: 2"]
    assert names(city) == [name_of(("bellum", icon), file) for icon, file in SIDES.items()]
    assert (requests(city, "POST"), first) == (2, again)


async def test_a_refused_upload_leaves_characters_and_one_line_in_the_log(
    city: City, tavern: Client, caplog: pytest.LogCaptureFixture
) -> None:
    city.world.fail(CREATE, status=400, code=50035, words="no")
    icon = (await uploaded(tavern, SIDES)).of("bellum")
    assert icon("side:left") == "🍖"
    assert [r.message for r in caplog.records if "icons could not be uploaded" in r.message]
    assert len([r for r in caplog.records if r.levelname == "ERROR"]) == 1


@pytest.mark.usefixtures("iconic")
async def test_buttons_carry_the_applications_own_emoji(ana: Person, bia: Person, games: Place) -> None:
    panel = await seated(ana, [bia], games)
    assert on_buttons(panel) == {name_of(("bellum", icon), file) for icon, file in SIDES.items()}


@pytest.mark.usefixtures("iconic")
async def test_an_emoji_that_somebody_has_removed_costs_no_message(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    city.world.state.emojis.clear()
    panel = await seated(ana, [bia], games)
    assert on_buttons(panel) == {""}
    [asked] = [person for person in (ana, bia) if person.id in panel.message.versions[0].pings]
    hand = await asked.press(panel, own(panel, "hand"))
    assert on_buttons(hand.shown) == {""}


def on_buttons(post: Post) -> set[str]:
    """The emoji on the buttons of a question."""
    return {each.emoji for each in offers(post) if isinstance(each, Button)}
