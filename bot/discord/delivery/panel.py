"""The panel that everybody reads: the board, what happened, who is awaited, and the public questions.

Pure functions. They may only be given the channel's `TableView` (`seat` None).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.delivery.glance import how_button
from bot.discord.questions.widgets import layout
from bot.discord.screens import ids, waits
from bot.discord.screens.happened import Happened, news, untold
from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.layout import Layout, count
from bot.discord.screens.limits import COMPONENTS, ROW, TEXT, clip
from bot.discord.screens.places import pins
from bot.discord.screens.screen import (
    Drawing,
    Item,
    Screen,
    characters,
    components,
    fits,
    galleries,
    in_rows,
    rows,
    uploads,
)
from bot.discord.screens.speech import Speech, cards_in, escape, forms_of, say, tie_breakers
from bot.table.model import Player, TableInfo, TableView
from rules.core.decisions import Seat
from rules.core.flow import Result, told_apart
from rules.core.search.sharp import SHARP
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import Words

TWIN = 1500  # characters of the board in words, if there is no picture
# Ids of texts that are true only while their panel is the newest, and are then removed from it: who is
# awaited, that the picture is still to come, and from ASKED on each seat's question.
AWAITED, COMING, ASKED = 7001, 7002, 7003
PASSING = range(AWAITED, 7100)
ACCENTS = (0xD5432B, 0x1E5FBF, 0xFFD84A, 0x4FBF8B, 0x2A2A33, 0xC77DD0)  # of seats A to F, as in the pictures
QUIET = 0x3A4A3F  # nobody is awaited


def title(game: str, words: Words) -> str:
    """Return the heading of every message about a game."""
    return f"### {words.title(game)}"


def button(
    table_id: int,
    what: str,
    words: Words,
    style: ButtonStyle = ButtonStyle.secondary,
    rest: str = "",
    label: str = "",
) -> "ui.Button[Screen]":
    """Return one of a table's own buttons; `rest` ends its id.

    It has the words `discord.button.<label>`, by default those of its name.
    """
    said = say(words, f"button.{label or what}")
    return ui.Button(style=style, label=said, custom_id=ids.table_button(table_id, what, rest))


def undo_button(seen: TableView, words: Words) -> "ui.Button[Screen]":
    """Return the `Undo` button.

    It carries the number of answers, so that two quick presses take back only one.
    """
    return button(seen.table.id, "undo", words, rest=str(seen.n))


def board_button(seen: TableView, words: Words) -> list[Item]:
    """Return the link to the table in the browser, if it has a page there."""
    label = say(words, "button.board")
    return [ui.Button(label=label, url=seen.page)] if seen.page else []


def panel(seen: TableView, drawings: Sequence[Drawing], words: Words, icons: Icons = UNICODE) -> Screen:
    """Return the board, the news, who is awaited, and the public questions.

    If the picture could not be drawn, the board in words takes its place, as far as there is room.
    """
    speech = Speech(words, seen.table.names, icons.of(seen.table.game))
    items: list[Item] = [ui.TextDisplay(title(seen.table.game, words))]
    if drawings[0].shown is None:
        if why := without_picture(drawings[0], words):
            items.append(ui.TextDisplay(why, id=COMING))
        if drawings[0].text:
            items.append(ui.TextDisplay(clip(drawings[0].text, TWIN)))
    items += [*galleries(drawings), *([Happened(partial(news, seen, speech))] if seen.news else [])]
    items.append(ui.TextDisplay(clip(_state(seen, words), TEXT // 4), id=AWAITED))
    if seen.table.status == "over":
        left = ("story", "replay", "verify", "export")
        items.append(ui.ActionRow(*(button(seen.table.id, what, words) for what in left)))
    items += galleries(drawings, pinned=True)
    late, buttons = waits.skip_row(seen, words), in_rows(_panel_buttons(seen, words))
    items += _questions(seen, words, icons, _left([*items, *late], buttons))
    colour = ACCENTS[seen.look.waiting[0] % len(ACCENTS)] if seen.look.waiting else QUIET
    return Screen(ui.Container(*items, *late, *buttons, accent_colour=colour), uploads=uploads(drawings))


def in_words(drawing: Drawing, words: Words) -> str:
    """Return the text in place of a picture: why there is none, and what it would show."""
    return "\n".join(line for line in (without_picture(drawing, words), drawing.text) if line)


def without_picture(drawing: Drawing, words: Words) -> str:
    """Say why there is no picture; empty if nothing is known."""
    return "" if drawing.why is None else f"-# {words.say(drawing.why)}"


def name_of(player: Player) -> str:
    """Return a player in Markdown: a name that cannot notify, format or forge anything."""
    return f"🤖 {escape(player.name)}" if player.computer else escape(player.name)


def awaited(info: TableInfo, seats: Iterable[Seat]) -> list[str]:
    """Return the awaited players. People are mentions, which notify only the users that the message lists."""
    players = [info.seats[seat] for seat in seats]
    return [f"<@{s.user_id}>" if s.user_id is not None else name_of(s) for s in players]


def podium(info: TableInfo, words: Words) -> list[str]:
    """Return the end of a game: the reason, the winners, and all scores with the new ratings, best first."""
    result, names = info.result, info.names
    assert result is not None
    first = [f"seat:{seat}" for seat, place in enumerate(result.places) if place == 1]
    speech = Speech(words, names)
    if len(first) == 1:
        won = Text(key="core.over.won", args={"seat": first[0]})
    else:
        won = Text(key="core.over.shared", args={"seats": first}) if first else Text(key="core.over.nobody")
    lines = [speech.marked(result.why), f"**🏆 {speech.marked(won)}**"]
    total = result.sheet["total"]
    places = told_apart(result.places, total)
    for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
        score = f"{total[seat]}{_tie_breakers(info, result, seat, words)}{_rating(info, seat, words)}"
        lines.append(f"{place}\\. {speech.marked(_seat(seat))}: {score}")
    return lines


def _tie_breakers(info: TableInfo, result: Result, seat: Seat, words: Words) -> str:
    """Return the counts that tell this player apart from others with the same total, if any do."""
    total, places = result.sheet["total"], result.places
    tied = [s for s, points in enumerate(total) if points == total[seat] and places[s] != places[seat]]
    named = tie_breakers(info.game) if tied else ()
    counted = (f"{words.say(Text(key=f'{info.game}.sheet.{it}'))} {result.sheet[it][seat]}" for it in named)
    return "".join(f" · {each}" for each in counted)


def _rating(info: TableInfo, seat: Seat, words: Words) -> str:
    rating = info.ratings.get(seat)
    if rating is None:
        return ""
    gained = f"+{rating.gained}" if rating.gained >= 0 else f"\N{MINUS SIGN}{-rating.gained}"
    return f" · {words.say(Text(key='stats.gained', args={'points': str(rating.points), 'gained': gained}))}"


def _seat(seat: Seat) -> Text:
    return Text(key="label", args={"it": f"seat:{seat}"})


def _state(seen: TableView, words: Words) -> str:
    info = seen.table
    if info.result is not None:
        return "\n".join(podium(info, words))
    if info.status != "running":
        return waits.at_rest(info, words)
    lines = [say(words, "panel.waiting", who=awaited(info, seen.look.waiting), since=f"<t:{info.since}:R>")]
    lines += waits.lines(seen, words)
    thinking = [seat for seat in seen.look.waiting if info.seats[seat].computer == SHARP]
    if thinking:
        lines.append(f"-# {say(words, 'panel.thinking', who=awaited(info, thinking))}")
    if any(seat not in seen.look.public for seat in seen.look.waiting):
        kinds = [words.say(kind) for kind in seen.look.secrets] or [say(words, "panel.secret")]
        lines.append(f"-# {' '.join((*kinds, say(words, 'panel.secret-where')))}")
    return "⏳ " + "\n".join(lines)


def _questions(seen: TableView, words: Words, icons: Icons, left: tuple[int, int]) -> list[Item]:
    """Return the widgets of the public questions, as many as fit; the others are reached through `My hand`.

    What a computer player is asked is nobody's to answer.
    """
    items, (room, characters) = list[Item](), left
    open_seats = [seat for seat in seen.look.public if seat in seen.look.waiting]
    running = seen.table.status == "running"
    people = [seat for seat in open_seats if running and not seen.table.seats[seat].computer]
    several = len(open_seats) > 1
    for view, small in ((seen, False), (replace(seen, folded={}), False), (seen, True)):  # ever smaller
        asked = {seat: _asked(view, seat, words, icons, several=several, small=small) for seat in people}
        if sum(1 + count(each) for each in asked.values()) < room:
            break
    for seat, shown in asked.items():
        if not shown.lines or not fits(shown, room, characters):
            continue
        items += [
            ui.TextDisplay("\n".join(shown.lines), id=ASKED + seat),
            *rows(shown.rows, ids.decision(seen.table.id, seen.asks[seat])),
        ]
        room -= 1 + count(shown)
        characters -= sum(len(line) + 1 for line in shown.lines)
    return items


def _asked(
    seen: TableView, seat: Seat, words: Words, icons: Icons, *, several: bool, small: bool = False
) -> Layout:
    """Return a public question, headed by the player's name if several are asked; `small`: in menus."""
    question, forms = seen.look.public[seat], forms_of(seen.table.game)
    asked = layout(
        question,
        seen.drafts.get(seat, {}),
        words,
        private=False,
        names=seen.table.names,
        icon=icons.of(seen.table.game),
        forms=forms.small(question.prompt.key) if small else forms,
        effects=seen.effects.get(seat, {}),
        pins=pins(seen),
        folded=seen.folded.get(seat),
    )
    if question.standing in cards_in(seen.table.game):  # shown whatever this hand holds
        asked = replace(asked, lines=(*asked.lines, f"-# {say(words, 'panel.window')}"))
    return _headed(asked, seen.table.seats[seat], several=several)


def _headed(asked: Layout, player: Player, *, several: bool) -> Layout:
    """Return the layout, headed by the player's name if several are asked at once."""
    return Layout((f"**{name_of(player)}**", *asked.lines), asked.rows) if several and asked.lines else asked


def _left(items: Sequence[Item], buttons: Sequence[Item]) -> tuple[int, int]:
    return COMPONENTS - 1 - components([*items, *buttons]), TEXT - characters(items)


def _panel_buttons(seen: TableView, words: Words) -> list[Item]:
    table = seen.table.id
    text, log = button(table, "text", words), button(table, "log", words)
    if seen.table.status == "over":
        again = [] if seen.table.drawn else [button(table, "again", words, ButtonStyle.primary)]
        return [*again, *board_button(seen, words), text, log]
    if seen.table.status != "running":
        reopen = [button(table, "reopen", words, ButtonStyle.primary)] if seen.table.rests else []
        return [*reopen, text, log]
    made = [button(table, "hand", words, ButtonStyle.success), *board_button(seen, words)]
    if any(seen.table.seats[seat].user_id is not None for seat in seen.look.undoable):
        made.append(undo_button(seen, words))
    if any(player.former is not None and not player.lent for player in seen.table.seats):
        made.append(button(table, "seat", words, ButtonStyle.primary))
    elif any(player.lent for player in seen.table.seats):  # the other button takes a lent seat back too
        made.append(button(table, "back", words))
    if untold(seen) and len(made) < ROW - 1:
        made.append(log)
    if seen.n < len(seen.table.seats) and len(made) < ROW - 1 and teaching(seen.table.game):
        made.append(how_button(seen.table.game, words))
    return [*made, button(table, "help", words)]
