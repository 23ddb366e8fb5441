"""The application's own emoji: in texts, on buttons and in menus."""

import discord
import pytest
from discord import ui
from playwright.async_api import Locator, expect

from bot.sandbox.opening import Sandbox
from render.scene import icons
from tests.page.toybot import Toybot
from tests.page.viewer import Viewer

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture
def chest() -> bytes:
    return icons("bellum")["gold_chest"]


async def loaded(image: Locator) -> int:
    """The width of a picture that has come."""
    await expect(image).to_be_visible()
    width: int = await image.evaluate("image => image.decode().then(() => image.naturalWidth)")
    return width


async def test_an_emoji_shows_in_a_text_on_a_button_and_in_a_menu(
    ana: Viewer, bot: Toybot, sandbox: Sandbox, chest: bytes
) -> None:
    emoji = await bot.create_application_emoji(name="chest", image=chest)
    view = ui.LayoutView(timeout=None)
    options = [discord.SelectOption(label="Gold", emoji=emoji), discord.SelectOption(label="Wood")]
    view.add_item(ui.TextDisplay(f"{emoji} of gold"))
    view.add_item(ui.ActionRow(ui.Button(label="Take", emoji=emoji, custom_id="take")))
    view.add_item(ui.ActionRow(ui.Select(placeholder="Chests", options=options, custom_id="chests")))
    [guild] = bot.guilds
    [place] = [channel for channel in guild.text_channels if channel.name == "table-1"]
    await place.send(view=view)
    assert await loaded(ana.last.get_by_text("of gold").get_by_role("img", name=":chest:")) == 128
    assert await loaded(ana.last.get_by_role("button", name="Take").locator("img.emoji")) == 128
    await ana.last.get_by_role("combobox", name="Chests").click()
    listed = ana.page.get_by_role("listbox", name="Chests").get_by_role("option")
    await expect(listed.nth(1).locator("img.emoji")).to_have_count(0)
    assert await loaded(listed.nth(0).locator("img.emoji")) == 128
