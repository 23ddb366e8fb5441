"""A city on the double of Discord, and the bot in it: as a part of the test, or as a process of its own.

At the end no request of the bot was unknown to Discord, and none broke Discord's published schema.
"""

import math
import os
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import work
from bot.discord.client import Client
from bot.discord.delivery import refusals
from bot.discord.learning import looking_up
from bot.discord.play import answering
from bot.discord.screens.pictures import Pictures
from bot.sandbox.server.server import serve
from bot.table import reading
from bot.table.delivery import outbox
from bot.table.learning import folding, tips
from render.core.pictures import Picture, PictureRequest
from rules.core.game import AnyGame
from rules.core.ui import Ui, ui
from rules.games import GAMES
from tests.bot.e2e import inside as placed
from tests.bot.e2e.inside import SHARED, inside, shard_of, unanswered
from tests.bot.e2e.players import seated
from tests.bot.e2e.process import Process
from tests.bot.postgres import Databases, each_engine
from tests.bot.table.scene import Clock
from tests.bot.toy import TOY
from tools.driver import City, Person, Place, Post

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55"
    "0000000a4944415478da6360000000020001e221bc330000000049454e44ae426082"
)


ON_BOTH = ("test_kills", "test_outages")  # the modules that are run on each engine


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run two modules on each engine; all, if `TAVERNA_TEST_ENGINE` names one, on that one."""
    only = os.environ.get("TAVERNA_TEST_ENGINE")
    if any(mark.name == "sqlite" for mark in metafunc.definition.iter_markers()):
        return
    if only is not None:
        metafunc.parametrize("engine", [only], indirect=True)
    elif metafunc.module.__name__.rpartition(".")[2] in ON_BOTH:
        metafunc.parametrize("engine", each_engine(metafunc.definition.nodeid), indirect=True)


@pytest.fixture
def all_met(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everybody know all questions, or what is folded depends on which message is drawn first."""

    async def met(context: object, user_id: int, info: object, prompts: Iterable[str]) -> frozenset[str]:
        return frozenset(prompts)

    monkeypatch.setattr(tips, "met", met)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look ahead as far as there is to see: on a busy machine two equal tables would look different."""
    monkeypatch.setattr(folding, "TIME_LIMIT", math.inf)


@pytest.fixture(autouse=True)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Provide the engine that stands for the database's file."""
    if getattr(request, "param", "sqlite") == "sqlite":
        yield
        return
    databases: Databases = request.getfixturevalue("databases")
    monkeypatch.setattr(placed, "address_of", databases.of)
    yield
    databases.empty()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The bot's clock, which stands still until it is set: 2025-11-24, four in the afternoon in UTC."""
    made = Clock(1_764_000_000)
    monkeypatch.setattr(work, "time", SimpleNamespace(time=made))
    return made


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry at once what failed."""
    monkeypatch.setattr(refusals, "SOON", 0.0)
    monkeypatch.setattr(refusals, "CALM", 0.0)
    monkeypatch.setattr(outbox, "PAUSES", (0.01,))


@pytest.fixture
def city() -> City:
    """A world with one server. If two bots share the work, direct messages come to the other one."""
    made = City()
    while SHARED and shard_of(made) == 0:
        made = City()
    return made


@pytest.fixture
async def url(city: City) -> AsyncIterator[str]:
    """The double's address. It refuses what Discord refuses, and holds all bodies against its schema."""
    async with serve(city.world, check_spec=True) as address:
        yield address
    assert city.world.traffic.unknown == []
    assert city.world.traffic.violations == []


@pytest.fixture
def ana(city: City) -> Person:
    return city.person("Ana", locale="pt-BR")


@pytest.fixture
def bia(city: City) -> Person:
    return city.person("Bia")


@pytest.fixture
def games(city: City) -> Place:
    return city.channel("games")


@pytest.fixture
async def process(city: City, url: str, tmp_path: Path, with_boards: None) -> AsyncIterator[Process]:
    """The real bot, not yet started. A picture is one pixel."""
    bot = Process(city, tmp_path, url, module="tests.bot.e2e.undrawn")
    yield bot
    if bot.running:
        await bot.kill()


@pytest.fixture
def drawing(process: Process) -> Process:
    """The real bot, not yet started, which draws."""
    process.module = "bot"
    return process


@pytest.fixture
def fixed_seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Roll the same dice in every run: those of the module's `SEED`, if it names one."""
    seed = getattr(request.module, "SEED", "5e" * 16)
    monkeypatch.setattr(work, "secrets", SimpleNamespace(token_hex=lambda size: seed[: 2 * size]))


@pytest.fixture
async def tavern(city: City, url: str, tmp_path: Path, fixed_seed: None) -> AsyncIterator[Client]:
    """The bot inside the test with its real games and words; its pictures note what they show.

    At the end nobody has read "This interaction failed".
    """
    async with inside(city, url, tmp_path) as client:
        yield client
    assert unanswered(city) == []


async def draw(request: PictureRequest, **how: object) -> Picture:
    """A picture at once."""
    return Picture(PIXEL, *drawn_as_words(request), 1, 1)


def drawn_as_words(request: PictureRequest, mark: Callable[[str], str] = str) -> tuple[str, str]:
    """Its words tell what was asked for."""
    return f"{request.scene} of {request.game}", f"{request.scene} {request.lang} {request.view}"


@asynccontextmanager
async def with_toy(
    city: City, url: str, folder: Path, toy: AnyGame = TOY, **limits: Any
) -> AsyncIterator[Client]:
    """The bot inside the test with the toy and all games; its pictures are one pixel. `limits` as there."""
    games = {**GAMES, toy.key: toy}
    async with inside(city, url, folder, games, Pictures(draw, drawn_as_words, games), **limits) as client:
        yield client


@pytest.fixture
def toy_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game has no hints, but for what follows what."""
    hints = ui
    toys = NO_HINTS.model_copy(update={"follows": {"toy.ask.act": ("toy.ask.effort",)}})
    for module, name in ((looking_up, "hints"), (answering, "ui"), (reading, "ui")):
        monkeypatch.setattr(module, name, lambda game: toys if game == TOY.key else hints(game))


@pytest.fixture
async def bot(city: City, url: str, tmp_path: Path, toy_hints: None) -> AsyncIterator[Client]:
    """The bot inside the test, with Bellum Magica and the toy game, connected; its pictures are one pixel."""
    async with with_toy(city, url, tmp_path) as client:
        yield client


@pytest.fixture
async def toy(bot: Client, ana: Person, bia: Person, games: Place) -> Post:
    """A running toy game in English; its panel. Both plan in secret. Ana reads Portuguese."""
    return await seated(ana, [bia], games, "toy.name")


NO_HINTS = Ui(icons={}, groups=(), topics=(), shortcuts=())
