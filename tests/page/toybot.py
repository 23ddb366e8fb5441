"""A bot that uses all that the page must show, and whose answers tests can foresee."""

import asyncio
import io
from collections.abc import Sequence

import discord
from discord import app_commands, ui
from PIL import Image

FRUITS = ("Apple", "Apricot", "Banana", "Cherry")
MARKS = """# Heading
## Smaller
-# subtext
**bold** *italic* __underline__ ~~struck~~ `code` ||hidden|| **bold with *italic* inside**
> a quote
> in two lines
- one
- two
  - nested
1. first
2. second
```py
print("<b>not bold</b>")
```
<t:0:D> [a link](https://example.org/) <@{user}> <#{channel}>"""

Press = discord.Interaction["Toybot"]


def picture(width: int = 320, height: int = 240, colour: str = "#8a4b14") -> discord.File:
    packed = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(packed, "PNG")
    packed.seek(0)
    return discord.File(packed, "board.png", description="A brown board")


class Shown(ui.LayoutView):
    """Every layout component, and buttons in the four styles."""

    def __init__(self, presses: int = 0) -> None:
        super().__init__(timeout=None)
        thumbnail: ui.Thumbnail[Shown] = ui.Thumbnail("attachment://board.png", description="A small board")
        section: ui.Section[Shown] = ui.Section("A section", "with two texts", accessory=thumbnail)
        hidden = discord.MediaGalleryItem(
            "attachment://board.png", description="A covered board", spoiler=True
        )
        board = discord.MediaGalleryItem("attachment://board.png", description="A brown board")
        gallery: ui.MediaGallery[Shown] = ui.MediaGallery(board, hidden)
        file: ui.File[Shown] = ui.File("attachment://board.png")
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"Pressed {presses} times"),
                section,
                gallery,
                ui.Separator(),
                file,
                ui.ActionRow(*self.buttons(presses)),
                ui.ActionRow(self.menu(presses)),
                accent_colour=0x2D7D57,
            )
        )

    def buttons(self, presses: int) -> list[ui.Button["Shown"]]:
        styles = discord.ButtonStyle
        labels = {
            "Count": styles.primary,
            "Secret": styles.secondary,
            "Name": styles.success,
            "Silent": styles.danger,
        }
        made = [
            ui.Button[Shown](label=label, style=style, custom_id=f"{label.lower()}:{presses}")
            for label, style in labels.items()
        ]
        return [*made, ui.Button(label="Off", disabled=True, custom_id="off")]

    def menu(self, presses: int) -> ui.Select["Shown"]:
        options = [discord.SelectOption(label=fruit, description=f"A {fruit.lower()}") for fruit in FRUITS]
        return ui.Select(
            placeholder="Fruits", options=options, max_values=2, min_values=1, custom_id=f"fruits:{presses}"
        )


class Name(ui.Modal, title="Your name"):
    name: ui.Label["Name"] = ui.Label(
        text="Name", description="As others call you", component=ui.TextInput(min_length=2, max_length=10)
    )
    piece: ui.Label["Name"] = ui.Label(
        text="Piece", component=ui.Select(options=[discord.SelectOption(label=one) for one in ("Cat", "Dog")])
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, piece = self.name.component, self.piece.component
        assert isinstance(name, ui.TextInput) and isinstance(piece, ui.Select)
        await interaction.response.send_message(f"{name.value} is a {piece.values[0]}", ephemeral=True)


class Portuguese(app_commands.Translator):
    """One command has a name in another language."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return "mostrar" if (string.message, str(locale)) == ("show", "pt-BR") else None


class Toybot(discord.Client):
    """Presses are told by their custom id: what stands before the colon names a method `on_<it>`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01)
        self.tree = app_commands.CommandTree(self)
        self.seats: list[str] = []
        self.locales: list[str] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Portuguese())
        await self.tree.sync()

    async def on_interaction(self, press: Press) -> None:
        if press.type is not discord.InteractionType.component:
            return
        assert press.data is not None
        what, _, count = str(press.data.get("custom_id", "")).partition(":")
        if what == "count":
            await press.response.edit_message(view=Shown(int(count) + 1))
        elif what == "secret":
            await press.response.send_message(f"the secret of {press.user.display_name}", ephemeral=True)
        elif what == "name":
            await press.response.send_modal(Name())
        elif what == "fruits":
            chosen = press.data.get("values", [])
            assert isinstance(chosen, list)
            await press.response.send_message(f"chosen: {listed(chosen)}")


def add_commands(bot: Toybot) -> None:
    add_table(bot)

    @bot.tree.command(name="show", description="Show every component")
    async def show(press: Press) -> None:
        bot.locales.append(press.locale.value)
        await press.response.send_message(view=Shown(), file=picture())

    @bot.tree.command(name="marks", description="Show markdown")
    async def marks(press: Press) -> None:
        words = MARKS.format(user=press.user.id, channel=press.channel_id)
        await press.response.send_message(words, allowed_mentions=discord.AllowedMentions(users=True))

    @bot.tree.command(name="fruit", description="Choose a fruit")
    @app_commands.describe(name="Its name", count="How many")
    async def fruit(press: Press, name: str, count: app_commands.Range[int, 1, 9] = 1) -> None:
        await press.response.defer()
        await asyncio.sleep(0.05)
        await press.followup.send(f"{count} x {name}")

    @fruit.autocomplete("name")
    async def names(press: Press, current: str) -> list[app_commands.Choice[str]]:
        fitting = [one for one in FRUITS if one.lower().startswith(current.lower())]
        return [app_commands.Choice(name=one, value=one.lower()) for one in fitting]


def add_table(bot: Toybot) -> None:
    """Add the commands of a table, as far as the first page uses them."""
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table")
    async def open_table(press: Press, game: str) -> None:
        bot.seats[:] = [press.user.display_name]
        await press.response.send_message(f"A table of {game}")

    @table.command(name="add-computer", description="Add a computer player")
    async def add_computer(press: Press) -> None:
        bot.seats.append("computer")
        await press.response.send_message("A computer joins", ephemeral=True)

    @table.command(name="start", description="Start")
    async def start(press: Press) -> None:
        await press.response.send_message(f"Playing: {listed(bot.seats)}")

    bot.tree.add_command(table)


def listed(names: Sequence[str]) -> str:
    return ", ".join(names)
