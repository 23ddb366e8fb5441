"""A house without Discord: real tables in memory, pictures of words, and a record of what is shown."""

from collections.abc import AsyncIterator

import pytest

from bot.discord.house import House
from bot.discord.pictures import Pictures
from bot.table.service import Tables
from bot.table.store import Store
from render.core.pictures import Request
from render.pool import Undrawn
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.toy import TOY

ALL = {**GAMES, TOY.key: TOY}


@pytest.fixture
async def tables() -> AsyncIterator[Tables]:
    store = await Store.open(None)
    yield Tables(store, ALL, lambda: 1_000_000.0, lambda: "seed")
    await store.close()


@pytest.fixture
def redrawn() -> list[int]:
    """The tables whose panel was shown anew."""
    return []


@pytest.fixture
def house(tables: Tables, redrawn: list[int]) -> House:
    async def draw(request: Request) -> Undrawn:
        return Undrawn(Text(key="picture.undrawn.slow"))

    async def redraw(table_id: int) -> None:
        redrawn.append(table_id)

    async def open_thread(channel_id: int, name: str) -> int:
        return channel_id + 1

    pictures = Pictures(draw, lambda request: ("", f"{request.scene} in words"), ALL)
    return House(tables, ALL, pictures, redraw, redraw, open_thread)
