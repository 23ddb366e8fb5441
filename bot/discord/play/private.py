"""The private screens of a table: a person's hand with their own question, and the help.

Pure functions. The same screen serves as a direct message and as an ephemeral one.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.delivery.panel import (
    ACCENTS,
    awaited,
    board_button,
    button,
    in_words,
    podium,
    title,
    undo_button,
)
from bot.discord.play import standing_orders
from bot.discord.questions.widgets import layout
from bot.discord.screens import ids, waits
from bot.discord.screens.happened import Happened, news, untold
from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.layout import Layout, count
from bot.discord.screens.limits import COMPONENTS, LINES, TEXT, clip
from bot.discord.screens.places import pins
from bot.discord.screens.screen import (
    AskedQuestion,
    Drawing,
    Item,
    Screen,
    characters,
    components,
    galleries,
    in_rows,
    rows,
    uploads,
)
from bot.discord.screens.speech import Forms, Speech, forms_of, say, say_of
from bot.table.model import TableView
from bot.table.play.advice import helps
from bot.table.play.forced import only_answer
from rules.core.decisions import Decision, Seat
from rules.core.text import Text
from rules.core.words import Words

NO_TIPS = "tipsoff"  # the button below a tip
FRAME = 1  # component around the whole message
SAID = 500  # characters of the outcome of the last press


def hand(
    seen: TableView,
    drawings: Sequence[Drawing],
    words: Words,
    said: str = "",
    icons: Icons = UNICODE,
    *,
    tip: bool = False,
) -> Screen:
    """Return the person's hand and own question, headed by `said`, the outcome of the last press.

    `tip`: whether the question comes with its tip. `seen` must be the view of a person with a seat.
    """
    assert seen.seat is not None
    speech = Speech(words, seen.table.names, icons.of(seen.table.game))
    head = f"{title(seen.table.game, words)} · <#{seen.table.channel_id}>"
    items: list[Item] = [ui.TextDisplay("\n".join([*([f"**{clip(said, SAID)}**"] if said else []), head]))]
    below: list[Item] = []
    tipped = tip_of(seen, words) if tip else None
    below += [ui.TextDisplay(tipped)] if tipped else []
    shown = uploads(drawings)
    buttons = in_rows(_buttons(seen, words, tip=bool(tipped)))
    taken = FRAME + components([*items, *below, *buttons]) + len(shown) + (drawings[0].shown is None)
    taken += bool(seen.news)
    below += galleries(drawings, pinned=True)
    below += question(seen, words, icons, COMPONENTS - taken)
    if seen.news:
        room = TEXT - characters([*items, *below])
        below.insert(0, Happened(partial(news, seen, speech), room))
    twin = "" if drawings[0].shown else in_words(drawings[0], words)
    items += [ui.TextDisplay(clip(twin, TEXT - characters([*items, *below])))] if twin else []
    items += galleries(drawings)
    items += below
    items += buttons
    screen = Screen(ui.Container(*items, accent_colour=ACCENTS[seen.seat % len(ACCENTS)]), uploads=shown)
    screen.asked = _asked(seen, seen.seat)
    return screen


def _asked(seen: TableView, seat: Seat) -> AskedQuestion:
    """Return the question that the hand shows: none while the game rests."""
    asks = seen.asks.get(seat, "") if seen.table.status == "running" else ""
    return AskedQuestion(seen.table.id, asks, seen.locked)


def _buttons(seen: TableView, words: Words, *, tip: bool) -> list[Item]:
    """Return the buttons below the question; below a tip, also one that turns tips off.

    What is seldom needed while the game goes on stands below the help.
    """
    table, runs = seen.table.id, seen.table.status == "running"
    made: list[Item] = [button(table, "hand", words), *board_button(seen, words)]
    if runs and seen.undoable:
        made.insert(0, undo_button(seen, words))
    made.append(button(table, "help" if runs else "text", words))
    if runs:
        made += advice_buttons(seen, words)
    if seen.table.rests:
        made.insert(0, button(table, "reopen", words, ButtonStyle.primary))
    made += look_back(seen, words)
    if untold(seen):
        made.append(button(table, "log", words))
    made += standing_orders.buttons(seen, words)
    if tip:
        label = say_of("learning", words, "button.tipsoff")
        made.append(ui.Button(label=label, custom_id=ids.general_button(NO_TIPS)))
    return made


def look_back(seen: TableView, words: Words) -> list[Item]:
    """Return a button to the pictures of what touched the reader last, unless the present ones are these."""
    if seen.touched is None or seen.touched == seen.n:
        return []
    there = ids.table_button(seen.table.id, "look", str(seen.touched))
    return [ui.Button(label=say(words, "button.look-back"), custom_id=there)]


def advice_buttons(seen: TableView, words: Words) -> list[Item]:
    """Return the button *What would you do?*, where advice can help."""
    return [button(seen.table.id, "advice", words)] if helps(seen) else []


def question(seen: TableView, words: Words, icons: Icons, room: int) -> list[Item]:
    """Return the person's own question; or why there is none, and how the game ended.

    If its buttons take more than `room` components, nothing is folded into it, or it has menus.
    """
    if seen.decision is None or seen.seat is None or seen.table.status != "running":
        return [ui.TextDisplay(clip("\n".join(_idle(seen, words)), LINES))]
    forms = forms_of(seen.table.game)
    asked = _laid_out(seen, seen.decision, words, icons, forms)
    if 1 + count(asked) > room and seen.folded:
        asked = _laid_out(replace(seen, folded={}), seen.decision, words, icons, forms)
    if 1 + count(asked) > room:
        asked = _laid_out(seen, seen.decision, words, icons, forms.small(seen.decision.prompt.key))
    prefix = ids.decision(seen.table.id, seen.asks[seen.seat])
    lines = (*asked.lines, *_asked_anyway(seen, words))
    return [ui.TextDisplay("\n".join(lines)), *rows(asked.rows, prefix)]


def _laid_out(seen: TableView, decision: Decision, words: Words, icons: Icons, forms: Forms) -> Layout:
    assert seen.seat is not None
    return layout(
        decision,
        seen.draft,
        words,
        private=True,
        names=seen.table.names,
        locked=seen.locked,
        icon=icons.of(seen.table.game),
        forms=forms,
        effects=seen.effects.get(seen.seat, {}),
        pins=pins(seen),
        folded=seen.folded.get(seen.seat),
    )


def _asked_anyway(seen: TableView, words: Words) -> list[str]:
    """Explain a question with only one answer, to pass: passing at once would give the hand away.

    Where only computers would learn something, it is asked because passing is the end of undo. Questions
    that give nothing away are not asked (`bot.table.play.forced`), unless the host wants all of them asked.
    """
    asked = seen.decision
    if asked is None or asked.default is None or seen.locked is not None or not seen.table.autoplay:
        return []
    passes = only_answer(asked) == asked.default
    people = sum(player.user_id is not None for player in seen.table.seats)
    key = "discord.hand.asked-anyway" if people > 1 else "discord.hand.asked-undo"
    return [f"-# {words.say(Text(key=key))}"] if passes else []


def _idle(seen: TableView, words: Words) -> list[str]:
    info = seen.table
    if info.result is not None:
        return podium(info, words)
    if info.status != "running":
        return [waits.at_rest(info, words)]
    who = awaited(info, seen.look.waiting)
    return [say(words, "hand.idle", who=who, since=f"<t:{info.since}:R>")]


def tip_of(seen: TableView, words: Words) -> str | None:
    """Return the tip for the person's own question.

    It depends on the kind of question and on nothing else.
    """
    if seen.decision is None:
        return None
    key = seen.decision.prompt.key.replace(".ask.", ".tip.")
    return f"💡 {words.say(Text(key=key))}" if words.has(key) else None


def help_with(seen: TableView, words: Words) -> str:
    """Build the help for the reader's own question, with its tip, or else for the public ones."""
    asked = [seen.decision] if seen.decision else list(seen.look.public.values())
    lines = [tip] if (tip := tip_of(seen, words)) else []
    for key in dict.fromkeys(decision.helping.key for decision in asked):
        if words.has(key):
            lines.append(words.say(Text(key=key)))
    if lines and seen.decision:  # it is named, since the help stays when the next question is asked
        lines.insert(0, f"**{Speech(words, seen.table.names).marked(seen.decision.prompt)}**")
    how = "discord.help.lesson" if seen.table.lesson else "discord.help"
    return _text([*lines, words.say(Text(key=how))])


def _text(lines: Sequence[str]) -> str:
    return clip("\n".join(lines), LINES)
