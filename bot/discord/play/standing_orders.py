"""Standing orders on Discord: the windows of a game in which a person does not want to be asked."""

from collections.abc import Sequence

from discord import ui

from bot.discord.delivery.panel import button
from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES, LINE, clip
from bot.discord.screens.screen import Item, Screen, menu, menu_entry
from bot.discord.screens.speech import Speech, say
from bot.table.model import TableView
from bot.table.play.standing_orders import orderable
from rules.core.decisions import Option
from rules.core.text import Text
from rules.core.ui import ui as hints
from rules.core.words import Words

CHOSEN = "chosen"  # the end of the menu's id


def windows(game: str) -> tuple[str, ...]:
    """Return the windows that a game's hints name, if any."""
    return hints(game).windows


def orders(seen: TableView, words: Words) -> Screen:
    """Return the person's orders, and a menu to change them."""
    game = seen.table.game
    options = [
        menu_entry(
            words.say(Text(key=f"{game}.standing.{window}")),
            window,
            about(seen, window, words),
            chosen=window in seen.orders,
        )
        for window in windows(game)
    ]
    at = ids.table_button(seen.table.id, "orders", CHOSEN)
    given = menu(at, say(words, "orders.none"), options, 0, len(options))
    back = button(seen.table.id, "hand", words)
    text = say(words, "orders")
    return Screen(ui.TextDisplay(text), ui.ActionRow(given), *_always(seen, words), ui.ActionRow(back))


def about(seen: TableView, window: str, words: Words) -> str:
    """Describe the window, or the answer that is always given in it."""
    answer = seen.orders.get(window)
    if not isinstance(answer, list):
        return words.say(Text(key=f"{seen.table.game}.standing.{window}.about"))
    return say(words, "orders.always", its=answer)


def standing_answers(seen: TableView) -> Sequence[Option]:
    """Return the public answers to the open question that an order may always give, if there are several."""
    asked = seen.decision
    if seen.seat is None or asked is None or seen.locked is not None or asked.kind != "choose":
        return ()
    public = [option for option in asked.options if orderable(asked, [option.id])]
    return () if asked.standing not in windows(seen.table.game) or len(public) < 2 else public


def _always(seen: TableView, words: Words) -> list[Item]:
    asked, public = seen.decision, standing_answers(seen)
    if not public or asked is None or seen.seat is None:
        return []
    speech = Speech(words, seen.table.names)
    options = [menu_entry(speech.plain(each.label), each.id) for each in public[:ENTRIES]]
    at = ids.table_button(seen.table.id, "always", seen.asks[seen.seat])
    which = menu(at, say(words, "orders.which"), options)
    return [ui.TextDisplay(clip(speech.marked(asked.prompt), LINE)), ui.ActionRow(which)]


def buttons(seen: TableView, words: Words) -> list[Item]:
    """Return the buttons below a question that can be left unasked: never again, or always so."""
    asked = seen.decision.standing if seen.decision and seen.locked is None else None
    if asked not in windows(seen.table.game) or seen.table.status != "running":
        return []
    never = button(seen.table.id, "never", words, rest=asked)
    return [never, *every(seen, words)] if _always(seen, words) else [never]


def every(seen: TableView, words: Words) -> list[Item]:
    """Return the button to all orders, for whoever plays a game that has windows."""
    plays = seen.seat is not None and seen.table.status == "running"
    return [button(seen.table.id, "orders", words)] if plays and windows(seen.table.game) else []
