"""`/me`: however many tables somebody has, their settings stand below."""

from unittest.mock import AsyncMock

import pytest

from bot.discord.lobby import me
from bot.discord.requests.request import Request, Runtime
from bot.table import reading
from bot.table.model import Lang
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import LANGS, Words
from tests.bot.discord.speaking import ANA, begun


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [20, 21, 300])
async def test_me_counts_the_tables_that_it_has_no_room_to_name(
    runtime: Runtime, context: Context, monkeypatch: pytest.MonkeyPatch, lang: Lang, count: int
) -> None:
    info = await begun(context)

    monkeypatch.setattr(reading, "of_person", AsyncMock(return_value=(info,) * count))
    monkeypatch.setattr(reading, "waiting_for", AsyncMock(return_value=()))
    [screen] = await me.ACTIONS[0].run(Request(runtime, ANA, Words(lang), 2, 1, lang), {})
    named = screen.said.count(f"<#{info.channel_id}>")
    assert named == min(count, me.LISTED), screen.said
    more = Words(lang).say(Text(key="discord.me.more", args={"count": count - me.LISTED}))
    assert (more in screen.said) is (count > me.LISTED), screen.said
    assert Words(lang).say(Text(key="discord.me.language")) in screen.said
