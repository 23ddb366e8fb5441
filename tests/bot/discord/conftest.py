"""A runtime without Discord: real tables in memory, pictures of words, and a record of what is shown."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest

from bot.discord.delivery import messages
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen
from bot.table.following import FOLLOWERS
from bot.table.model import Posted, PostedKind
from bot.table.runtime.context import Context
from bot.table.storage.store import Store
from render.core.pictures import PictureRequest
from render.pool import Undrawn
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.discord.speaking import Channel, Edits, Spoken, edits, noting
from tests.bot.toy import TOY

ALL = {**GAMES, TOY.key: TOY}


@pytest.fixture
async def context() -> AsyncIterator[Context]:
    store = await Store.open(None)
    yield Context(store, ALL, lambda: 1_000_000.0, lambda: "seed", FOLLOWERS)
    await store.close()


@dataclass
class Notebook:
    """A poster without a voice: it writes down whose panel is shown anew."""

    redrawn: list[int]

    async def redraw(self, table_id: int) -> None:
        self.redrawn.append(table_id)

    async def post(self, table_id: int) -> None:
        self.redrawn.append(table_id)

    async def open_thread(self, channel_id: int, name: str) -> int:
        return channel_id + 1

    async def write_to(self, user_id: int, screen: Screen) -> int:
        return user_id + 1

    async def drop_thread(self, channel_id: int) -> None:
        self.redrawn.append(channel_id)

    async def publish(self, table_id: int, kind: PostedKind, screen: Screen) -> Posted:
        return Posted(kind, None, 2, 99)


@pytest.fixture
def redrawn() -> list[int]:
    """The tables whose panel was shown anew."""
    return []


@pytest.fixture
def runtime(context: Context, redrawn: list[int]) -> Runtime:
    async def draw(request: PictureRequest, **how: object) -> Undrawn:
        return Undrawn(Text(key="picture.undrawn.slow"))

    pictures = Pictures(draw, lambda request, mark: ("", f"{request.scene} in words"), ALL)
    return Runtime(context, ALL, pictures, Notebook(redrawn))


@pytest.fixture
def channel(monkeypatch: pytest.MonkeyPatch) -> Channel:
    made = Channel()
    for name in ("post", "put_aside", "open_dm"):
        monkeypatch.setattr(messages, name, getattr(made, name))
    return made


@pytest.fixture
def gone(channel: Channel, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The messages that were deleted."""
    return noting("delete", monkeypatch)


@pytest.fixture
def aside(channel: Channel, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The messages that lost their buttons."""
    return noting("put_aside", monkeypatch)


@pytest.fixture
def edited(channel: Channel, monkeypatch: pytest.MonkeyPatch) -> Edits:
    """The messages that are edited, and what they say then."""
    return edits(monkeypatch)


@pytest.fixture
def voice(channel: Channel, runtime: Runtime) -> Spoken:
    return Spoken(channel, runtime)
