"""A game at a glance, and the button that leads on to *How to play*."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.screen import Screen, menu, menu_entry
from bot.discord.screens.speech import say_of
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import figures, teaching
from rules.core.words import Words

HOW = "how"  # the button; its rest is the game
LEARN = "learn"  # likewise
ANOTHER, OPEN = "lessons", "opentable"  # the buttons of what one may do after a lesson
ONWARD = {ANOTHER: "another", OPEN: "open"}  # each with the key of its words


def glance(game: AnyGame, words: Words) -> list[str]:
    """Return a game at a glance: the number of players, length and weight, and what it is.

    Empty without hints.
    """
    if teaching(game.key) is None:
        return []
    return [f"-# {figures(game, words)}", words.say(Text(key=f"{game.key}.about"))]


def how_button(game: str, words: Words) -> "ui.Button[Screen]":
    """Return the button *How to play*, which sends a new message to whoever presses it."""
    label = say_of("learning", words, "button.how")
    return ui.Button(style=ButtonStyle.secondary, label=label, custom_id=ids.general_button(HOW, game))


def learn_button(game: str, words: Words) -> "ui.Button[Screen]":
    """Return a lesson, in direct messages."""
    label = say_of("learning", words, "button.learn")
    return ui.Button(style=ButtonStyle.success, label=label, custom_id=ids.general_button(LEARN, game))


def onward(words: Words) -> "list[ui.Button[Screen]]":
    """Return the buttons after a lesson: *Another lesson*, and *Open a table*."""
    labels = {what: say_of("learning", words, f"button.{key}") for what, key in ONWARD.items()}
    return [ui.Button(label=label, custom_id=ids.general_button(what)) for what, label in labels.items()]


def how_menu(games: Sequence[AnyGame], words: Words) -> "ui.Select[Screen]":
    """Return the menu *How to play* of these games, which must have hints."""
    entries = [menu_entry(words.title(game.key), game.key, figures(game, words)) for game in games[:ENTRIES]]
    return menu(ids.general_button(HOW), say_of("learning", words, "games"), entries)


def setting_line(game: str, key: str, value: str, words: Words, *, plain: bool = False) -> str:
    """Return a setting of a game with its value; `plain` in menus."""
    name = words.say(Text(key=f"{game}.setting.{key}"))
    chosen = words.say(Text(key=f"{game}.setting.{key}.{value}"))
    return f"{name}: {chosen}" if plain else f"- {name}: **{chosen}**"
