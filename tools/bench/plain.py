"""A bot that only acknowledges presses: what discord.py itself takes. Run by `presses`."""

import asyncio
import re
import sys
from typing import Any

import discord
from discord import ui

from bot.sandbox.point import pointed_at


class Press(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"d:(?P<rest>.+)"):
    """Any button of a decision."""

    def __init__(self, rest: str) -> None:
        super().__init__(ui.Button(label="Press", custom_id=f"d:{rest}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> "Press":
        return cls(match["rest"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()


async def main(url: str, token: str, channel_id: int) -> None:
    """Connect to the double at `url`, post a button in the channel, and acknowledge presses for ever."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    client.add_dynamic_items(Press)
    with pointed_at(url):
        async with client:
            await client.login(token)
            view = ui.LayoutView(timeout=None).add_item(ui.Container(*_panel()))
            await client.get_partial_messageable(channel_id).send(view=view)
            await client.connect()


def _panel() -> list[ui.Item[Any]]:
    """Return as much text and as many controls as a table's panel has: Discord sends all with each press."""
    more: list[ui.Item[Any]] = [ui.Button(label=f"More {n}", custom_id=f"more:{n}") for n in range(4)]
    press: ui.Item[Any] = Press("1:abc:0")
    return [ui.TextDisplay("A line of the news. " * 20), ui.ActionRow(press), ui.ActionRow(*more)]


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
