"""Words before pictures: nothing waits for a picture, which comes when it is drawn.

A line says that it comes; only where nothing can be drawn do words take its place.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.discord.client import Client
from bot.discord.screens.pictures import Pictures
from render.pool import Pool
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.e2e.conftest import PIXEL, drawn_as_words
from tests.bot.e2e.inside import DATABASE, inside, looking
from tests.bot.e2e.players import opened, seated, started
from tests.bot.e2e.toys import plan
from tests.bot.toy import TOY
from tests.render.workshop import Workshop, until, workshop
from tools.driver import City, Person, Place, Post

ALL = {**GAMES, TOY.key: TOY}
LATE, COMING = (Words("en").say(Text(key=f"picture.undrawn.{why}")) for why in ("late", "coming"))
BOARD, HAND = "board en {", "hand en {"  # begin these pictures in words
GRACE = 0.05


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    """Provide a workshop that draws nothing until the test says so."""
    with workshop(monkeypatch) as made:
        made.picture = replace(made.picture, png=PIXEL, alt="a picture")
        made.warm.clear()
        yield made


@asynccontextmanager
async def working(city: City, url: str, folder: Path) -> AsyncIterator[tuple[Client, Pool]]:
    async with Pool() as pool:
        pictures = Pictures(pool.draw, drawn_as_words, ALL, grace=GRACE)
        async with inside(city, url, folder, ALL, pictures) as client:
            yield client, pool


@pytest.fixture
async def pool(city: City, url: str, tmp_path: Path, toy_hints: None, shop: Workshop) -> AsyncIterator[Pool]:
    """The bot at work, with processes that get ready when the test says so."""
    async with working(city, url, tmp_path) as (_, made):
        yield made


@pytest.fixture
def ana(city: City) -> Person:
    return city.person("Ana")


def illustrated(post: Post) -> bool:
    return bool(post.files) and COMING not in post.text and LATE not in post.text


def follows(shown: Post) -> Callable[[Post], bool]:
    """Return a check whether this same message has its picture."""
    return lambda post: post == shown and illustrated(post)


def late(post: Post) -> bool:
    """True if one line takes the picture's place."""
    return not post.files and LATE in post.text and not in_words(post)


def in_words(post: Post) -> bool:
    return not post.files and COMING in post.text and (BOARD in post.text or HAND in post.text)


async def asked_by_dm(person: Person) -> Post:
    return await person.dm.until(lambda post: "toy.ask.plan" in post.text)


async def test_after_a_start_a_line_stands_for_each_picture_until_it_is_drawn(
    pool: Pool, shop: Workshop, ana: Person, bia: Person, games: Place
) -> None:
    lobby = await opened(ana, games)
    panel = await started(lobby, ana, [bia])
    assert late(panel)
    assert not lobby.buttons
    letters = [await asked_by_dm(person) for person in (ana, bia)]
    hand = (await ana.command("hand", games)).shown
    pressed = (await bia.press(panel, "My hand")).shown
    for post in (*letters, hand, pressed):
        assert late(post)
        assert post.selects
    before = len(games.posts), len(ana.dm.posts), len(bia.dm.posts)

    shop.warm.set()
    await games.until(follows(panel))
    for person, letter in zip((ana, bia), letters, strict=True):
        await person.dm.until(follows(letter))
    await games.until(follows(hand), reader=ana)
    await games.until(follows(pressed), reader=bia)
    assert (len(games.posts), len(ana.dm.posts), len(bia.dm.posts)) == before


async def recorded(folder: Path) -> None:
    """Wait until the database knows that no message lacks its picture, and nothing is left to say."""
    sql = "SELECT (SELECT COUNT(*) FROM messages WHERE bare = 1) + (SELECT COUNT(*) FROM outbox)"

    def left() -> int:
        with looking(folder / DATABASE) as db:
            found: int = db.execute(sql).fetchone()[0]
            return found

    async with asyncio.timeout(10):
        while left():  # noqa: ASYNC110 - the database has no event
            await asyncio.sleep(0.01)


async def test_a_message_left_without_a_picture_gets_its_picture_after_a_restart(
    city: City,
    url: str,
    tmp_path: Path,
    toy_hints: None,
    shop: Workshop,
    ana: Person,
    bia: Person,
    games: Place,
) -> None:
    async with working(city, url, tmp_path):
        panel = await seated(ana, [bia], games, "toy.name")
        letter = await asked_by_dm(bia)
        assert late(panel)
        assert late(letter)
    before = len(games.posts), len(bia.dm.posts)
    async with working(city, url, tmp_path):
        hand = (await ana.command("hand", games)).shown
        assert late(hand)
        shop.warm.set()
        await games.until(follows(panel))
        await bia.dm.until(follows(letter))
        await games.until(follows(hand), reader=ana)
        assert (len(games.posts), len(bia.dm.posts)) == before
        await recorded(tmp_path)
        versions = len(panel.message.versions)
    async with working(city, url, tmp_path):  # nothing is left to be done
        await ana.command("hand", games)
        assert len(panel.message.versions) == versions


async def test_without_drawing_processes_play_goes_on_and_pictures_follow(
    pool: Pool, shop: Workshop, ana: Person, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.pool.PAUSES", (0.05,))
    shop.warm.set()
    panel = await seated(ana, [bia], games, "toy.name")
    await games.until(follows(panel))
    shop.refuse(1_000_000)
    for process in list(pool._workers):
        process.kill()
    for person in (ana, bia):
        await plan(person, games)
    newer = await games.until(lambda post: post != panel and "toy.ask.act" in post.text and in_words(post))
    hand = (await ana.command("hand", games)).shown
    assert in_words(hand)
    assert shop.refused
    assert pool.ill
    await until(lambda: shop.refused >= 5)
    shop.refuse(0)
    await games.until(follows(newer))
    await games.until(follows(hand), reader=ana)
    assert not pool.ill
