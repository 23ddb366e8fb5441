"""A city on the double in which all is well, and an examination of it that takes no time."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.discord.client import offered
from bot.doctor import command
from bot.doctor.report import Report
from bot.sandbox.server.server import API, serve
from bot.sandbox.world import registry
from bot.sandbox.world.state import Emoji
from bot.settings import Settings
from render.scene import icon_names
from rules.core.words import Words
from rules.games import GAMES
from tools.driver import City, Person, Place

Answer = Callable[[], web.StreamResponse]
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@dataclass
class Visit:
    """The host of a city who runs the doctor. `instead` has other answers than the double's, by path."""

    city: City
    settings: Settings
    instead: dict[str, Answer] = field(default_factory=dict)
    lang: str = "en"
    ahead: float = 0.0
    slept: list[float] = field(default_factory=list)

    async def examine(self, *arguments: str, problems: tuple[str, ...] = (), unset: bool = False) -> Report:
        """Run it with these arguments; `unset`: the settings can't be read."""
        words = Words(self.lang)
        report = Report(words, lambda line: None)
        settings = None if unset else self.settings
        given = command.parser(words).parse_args(arguments)
        await command.examine(settings, problems, given, report, self._clock, self._sleep)
        return report

    async def said(self, *arguments: str) -> list[str]:
        """The lines as they are printed."""
        return printed(await self.examine(*arguments))

    async def bad(self, *arguments: str) -> list[str]:
        """Return the lines that are bad."""
        return [line for line in await self.said(*arguments) if line.startswith("BAD ")]

    def _clock(self) -> float:
        return time.time() + self.ahead

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


def printed(report: Report) -> list[str]:
    """The lines of a report as they are printed."""
    lines: list[str] = []
    again = Report(report.words, lines.append)
    for line in report.lines:
        again.add(line)
    return lines


@pytest.fixture
def city() -> City:
    return City()


@pytest.fixture
def ana(city: City) -> Person:
    return city.person("Ana Ferreira")


@pytest.fixture
def games(city: City, ana: Person) -> Place:
    return city.channel("games")


@pytest.fixture
async def visit(city: City, games: Place, tmp_path: Path) -> AsyncIterator[Visit]:
    """The bot has run once: commands and icons are there. At the end, no request was unknown to Discord."""
    registry.overwrite(city.world, None, await offered(GAMES))
    for name in (f"{game}_{icon}_0123ab" for game in GAMES for icon in icon_names(game)):
        emoji = Emoji(city.world.next_id(), name, "")
        city.world.state.emojis[emoji.id] = emoji
    (tmp_path / "taverna.db").touch()
    instead: dict[str, Answer] = {}

    @web.middleware
    async def other(request: web.Request, handler: Handler) -> web.StreamResponse:
        answer = instead.get(request.path.removeprefix(API))
        return await handler(request) if answer is None else answer()

    def extend(application: web.Application) -> None:
        application.middlewares.append(other)

    async with serve(city.world, check_spec=True, extend=extend) as url:
        token, database = SecretStr(city.world.state.token), tmp_path / "taverna.db"
        known = {"token": token, "discord_api": url, "database": database}
        yield Visit(city, Settings.from_environment().model_copy(update=known), instead)
    assert city.world.traffic.unknown == []
    assert city.world.traffic.violations == []
