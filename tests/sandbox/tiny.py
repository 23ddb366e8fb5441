"""A tiny bot that uses a little of everything that discord.py has; the double must carry all of it."""

import asyncio
import io
import re
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands, ui

Handler = Callable[["discord.Interaction[Tiny]"], Awaitable[None]]


class Move(ui.DynamicItem[ui.Button["Panel"]], template=r"d:(?P<game>\d+):(?P<n>\d+)"):
    """A button that outlives its process, as the real bot's are."""

    def __init__(self, game: int, n: int) -> None:
        super().__init__(ui.Button(label=f"Move {n}", custom_id=f"d:{game}:{n}"))
        self.game, self.n = game, n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item["Panel"], match: re.Match[str]
    ) -> "Move":
        return cls(int(match["game"]), int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send(f"{interaction.user.name} moved {self.n}", ephemeral=True)


class Name(ui.Modal, title="Your name"):
    name: ui.Label["Name"] = ui.Label(text="Name", component=ui.TextInput(max_length=10))
    piece: ui.Label["Name"] = ui.Label(
        text="Piece", component=ui.Select(options=[discord.SelectOption(label=one) for one in ("Cat", "Dog")])
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, piece = self.name.component, self.piece.component
        assert isinstance(name, ui.TextInput) and isinstance(piece, ui.Select)
        await interaction.response.send_message(f"{name.value} is a {piece.values[0]}", ephemeral=True)


class Panel(ui.LayoutView):
    """A panel in Components V2: a picture, text, buttons and menus."""

    def __init__(self, words: str, on_press: Handler) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Panel] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board")
        )
        row: ui.ActionRow[Panel] = ui.ActionRow()
        for n in (1, 2):
            row.add_item(Move(7, n))
        button: ui.Button[Panel] = ui.Button(label="Join", custom_id="join", emoji="🎲")
        button.callback = on_press  # type: ignore[method-assign, assignment] # how discord.py has it
        closed: ui.Button[Panel] = ui.Button(label="Closed", custom_id="closed", disabled=True)
        self.add_item(ui.Container(ui.TextDisplay(words), gallery, row, ui.ActionRow(button, closed)))


class Menus(ui.View):
    """A classic component: a menu."""

    @ui.select(placeholder="Pieces", max_values=2, options=[discord.SelectOption(label=one) for one in "ABC"])
    async def pieces(self, interaction: discord.Interaction, menu: ui.Select["Menus"]) -> None:
        await interaction.response.edit_message(content=f"chosen {menu.values}", view=None)


def picture(words: bytes = b"board") -> discord.File:
    return discord.File(io.BytesIO(words), "board.png", description="The board, drawn")


class Tiny(discord.Client):
    """The client; `handlers` answer the commands `/ask`, so that each test brings what it needs."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True, guild_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.01, heartbeat_timeout=2.0)
        self.tree = app_commands.CommandTree(self)
        self.handler: Handler | None = None
        self.chosen: list[app_commands.Choice[str]] = []
        self.heard: list[discord.Message] = []
        self.resumed = 0
        self.news = asyncio.Event()
        self.errors: list[BaseException] = []
        for add in (add_tables, add_answers, add_screens):
            add(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; discord.py would wait for 5 s, longer than this client's heartbeats may."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)
        self.news.set()

    async def until_heard(self, count: int) -> None:
        """Return when so many messages came through the gateway."""
        await self.until(lambda: len(self.heard) >= count)

    async def until(self, happened: Callable[[], bool]) -> None:
        """Return when something happened that this client notes."""
        while not happened():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 5)

    async def on_resumed(self) -> None:
        self.resumed += 1
        self.news.set()


def add_tables(bot: Tiny) -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table")
    @app_commands.choices(game=[app_commands.Choice(name="Bellum Magica", value="bellum")])
    async def open_table(
        interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 5] = 2
    ) -> None:
        async def pressed(press: discord.Interaction) -> None:
            await press.response.send_message(f"welcome {press.user.display_name}", ephemeral=True)

        view = Panel(f"{game} for {seats} ({interaction.locale.value})", pressed)
        await interaction.response.send_message(view=view, file=picture())

    bot.tree.add_command(table)


def add_answers(bot: Tiny) -> None:
    @bot.tree.command(name="play", description="Answer")
    async def play(interaction: discord.Interaction, answer: str, who: discord.Member | None = None) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.followup.send(f"{answer} by {who.display_name if who else 'nobody'}")

    @play.autocomplete("answer")
    async def answers(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        offered = bot.chosen or [app_commands.Choice(name=one, value=one) for one in ("Delta", "Karnak")]
        return [choice for choice in offered if choice.name.lower().startswith(current)]


def add_screens(bot: Tiny) -> None:
    @bot.tree.command(name="name", description="A modal")
    async def name(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Name())

    @bot.tree.command(name="menus", description="Menus")
    async def menus(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("choose", view=Menus(timeout=None))

    @bot.tree.command(name="ask", description="Whatever the test wants")
    async def ask(interaction: discord.Interaction) -> None:
        if bot.handler is not None:
            try:
                await bot.handler(interaction)  # type: ignore[arg-type]
            except discord.HTTPException as error:
                bot.errors.append(error)
                bot.news.set()
