"""A hand is drawn in the colours of whose hand it is."""

import pytest

from bot.discord.press import grant
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import TablePress
from bot.discord.screens.pictures import Pictures
from bot.table.model import Theme
from bot.table.people import profiles
from bot.table.runtime.context import Context
from render.core.pictures import PictureRequest
from render.pool import Undrawn
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.conftest import ALL, Notebook
from tests.bot.discord.speaking import ANA, BIA, begun


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
async def test_each_hand_is_drawn_in_the_colours_that_its_owner_chose(context: Context, theme: Theme) -> None:
    asked_for: list[PictureRequest] = []

    async def draw(request: PictureRequest, **how: object) -> Undrawn:
        asked_for.append(request)
        return Undrawn(Text(key="picture.undrawn.slow"))

    runtime = Runtime(context, ALL, Pictures(draw, lambda request, mark: ("", ""), ALL), Notebook([]))
    for person in (ANA, BIA):
        await profiles.see(context, person)
    opened = await begun(context, planned=False)
    await profiles.choose_theme(context, ANA.id, theme)
    for person, colours in ((ANA, theme), (BIA, "dark")):
        asked_for.clear()
        request = Request(runtime, person, Words("en"), 2, 1, "en")
        await grant(request, TablePress(opened.id, "hand"), ())
        assert [(each.scene, each.theme) for each in asked_for] == [("hand", colours)]
