"""The preview of being forgotten: however much there is to forget, Discord takes it."""

from unittest.mock import AsyncMock

import pytest

from bot.discord.people import forgetting
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.limits import TEXT
from bot.table import forgetting as erasing
from bot.table.forgetting import Traces
from bot.table.model import Lang
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import LANGS, Words
from tests.bot.discord.speaking import ANA, begun


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("tables", "more"), [(20, False), (21, True), (300, True)])
async def test_the_preview_of_being_forgotten_fits_with_any_number_of_tables(
    runtime: Runtime, context: Context, monkeypatch: pytest.MonkeyPatch, lang: Lang, tables: int, more: bool
) -> None:
    info = await begun(context)

    monkeypatch.setattr(erasing, "traces", AsyncMock(return_value=Traces(3, 2, (info,) * tables)))
    shown = await forgetting.preview(Request(runtime, ANA, Words(lang), 2, 1, lang))
    assert len(shown.said) <= TEXT
    assert shown.said.count("<#") == forgetting.MAX_TABLES
    told = Words(lang).say(Text(key="forgetting.more", args={"count": tables - forgetting.MAX_TABLES}))
    assert (told in shown.said) is more, shown.said
