"""What only one person sees of a table: their hand with their own question, and the help.

Pure functions. The same screen serves as a direct message and as an ephemeral one.
"""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.delivery.panel import ACCENTS, awaited, button, in_words, news, podium, title, undo_button
from bot.discord.play import standing_orders
from bot.discord.questions.widgets import layout
from bot.discord.screens import ids
from bot.discord.screens.limits import LINES, ROW, TEXT, clip
from bot.discord.screens.pictures import Drawing
from bot.discord.screens.screen import Asked, Item, Screen, characters, rows
from bot.discord.screens.speech import Speech, icons_of, menus_of
from bot.table.model import TableView
from rules.core.text import Text
from rules.core.words import Words

SAID = 500  # characters of the outcome of the last press


def hand(seen: TableView, drawings: Sequence[Drawing], words: Words, said: str = "") -> Screen:
    """The person's hand and own question, headed by `said`, the outcome of the last press.

    `seen` must be the view of a person with a seat.
    """
    assert seen.seat is not None
    speech = Speech(words, seen.table.names)
    head = f"{title(seen.table.game, words)} · <#{seen.table.channel_id}>"
    items: list[Item] = [ui.TextDisplay("\n".join([*([f"**{clip(said, SAID)}**"] if said else []), head]))]
    below: list[Item] = []
    if told := news(seen.news, speech):
        below.append(ui.TextDisplay("\n".join(told)))
    below += _question(seen, words)
    shown = [drawing.shown for drawing in drawings if drawing.shown]
    twin = (
        "" if drawings[0].shown else clip(in_words(drawings[0], words), TEXT - characters([*items, *below]))
    )
    items += [ui.TextDisplay(twin)] if twin else []
    items += [picture.gallery() for picture in shown]
    items += below
    buttons: list[Item] = [button(seen.table.id, "hand", words), button(seen.table.id, "text", words)]
    runs = seen.table.status == "running"
    if runs and seen.seat in seen.look.undoable:
        buttons.insert(0, undo_button(seen, words))
    if runs and seen.decision is not None:
        buttons.append(button(seen.table.id, "help", words))
    if seen.table.status == "archived":
        buttons.insert(0, button(seen.table.id, "reopen", words, ButtonStyle.primary))
    buttons += standing_orders.buttons(seen, words)
    items += [ui.ActionRow(*buttons[first : first + ROW]) for first in range(0, len(buttons), ROW)]
    screen = Screen(ui.Container(*items, accent_colour=ACCENTS[seen.seat % len(ACCENTS)]), uploads=shown)
    screen.asked = Asked(seen.table.id, seen.asks.get(seen.seat, ""), seen.locked is not None)
    return screen


def _question(seen: TableView, words: Words) -> list[Item]:
    if seen.decision is None or seen.seat is None or seen.table.status != "running":
        return [ui.TextDisplay(clip("\n".join(_idle(seen, words)), LINES))]
    asked = layout(
        seen.decision,
        seen.draft,
        words,
        private=True,
        names=seen.table.names,
        locked=seen.locked,
        icon=icons_of(seen.table.game),
        menus=menus_of(seen.table.game),
    )
    prefix = ids.decision(seen.table.id, seen.asks[seen.seat])
    return [ui.TextDisplay("\n".join(asked.lines)), *rows(asked.rows, prefix)]


def _idle(seen: TableView, words: Words) -> list[str]:
    info = seen.table
    if info.result is not None:
        return podium(info, words)
    if info.status != "running":
        return [words.say(Text(key=f"discord.panel.{info.status}"))]
    who = awaited(info, seen.look.waiting)
    return [words.say(Text(key="discord.hand.idle", args={"who": who, "since": f"<t:{info.since}:R>"}))]


def help_with(seen: TableView, words: Words) -> str:
    """Help with the open question: the person's own, or else the public ones."""
    asked = [seen.decision] if seen.decision else list(seen.look.public.values())
    lines = []
    for key in dict.fromkeys(decision.prompt.key for decision in asked):
        if words.has(helping := key.replace(".ask.", ".help.")):
            lines.append(words.say(Text(key=helping)))
    return _text([*lines, words.say(Text(key="discord.help"))])


def _text(lines: Sequence[str]) -> str:
    return clip("\n".join(lines), LINES)
