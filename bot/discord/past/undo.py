"""Taking back: undo, with a preview if it takes more than one answer, and going back to an earlier turn."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal

from discord import ButtonStyle, ui

from bot.discord.delivery.panel import button
from bot.discord.play.hands import hand_of, no_seat, table_here, table_of
from bot.discord.questions.matching import ranked
from bot.discord.questions.typed import said
from bot.discord.requests.actions import CommandOption, Given, Offered, Slash, TableButton, Typing
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import ENTRIES, ENTRY, LINE, clip
from bot.discord.screens.screen import Screen, menu, menu_entry, note
from bot.discord.screens.speech import Speech, say
from bot.table import reading
from bot.table.model import TableInfo, TakeBack
from bot.table.past import rewind
from bot.table.past.turns import Turn
from bot.table.play import moves
from bot.table.play.edits import require_running
from bot.table.runtime.context import refusal
from bot.table.schedule import preferences
from bot.table.schedule.notification_settings import place
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from rules.core.text import Text
from rules.core.words import Words

DECIDERS: dict[str, Literal["all", "host"]] = {"all": "all", "host": "host"}


async def _undo_here(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    takes = await moves.to_take_back(request.context, info.id, request.person.id)
    if not takes.is_small:
        return [_preview(info, takes, request.words)]
    return [await hand_of(request, info.id, await _take_back(request, info, takes))]


async def _undo(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Serve the button: one answer is taken back at once; for more, or a whole sheet, there is a preview."""
    shown = _shown(what)
    info = await table_of(request, what.table_id)
    takes = await moves.to_take_back(request.context, info.id, request.person.id, shown)
    if not takes.is_small:
        return [_preview(info, takes, request.words)]
    said = await _take_back(request, info, takes)
    return [await hand_of(request, info.id, said) if request.private else note(said)]


async def _undo_all(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Carry out an undo that was previewed; if the game has gone on since, show what it would take now."""
    shown = _shown(what)
    info = await table_of(request, what.table_id)
    takes = await moves.to_take_back(request.context, info.id, request.person.id, shown)
    if takes.n != shown:
        return [_preview(info, takes, request.words)]
    return [await hand_of(request, info.id, await _take_back(request, info, takes))]


def _shown(what: TablePress) -> int | None:
    """Return the number of answers when the button was made, if it has one. Raises `Stale` if forged."""
    shown = ids.number(what.rest)
    if what.rest and shown is None:
        raise Stale
    return shown


async def _take_back(request: Request, info: TableInfo, takes: TakeBack) -> str:
    await moves.undo(request.context, info.id, request.person.id, takes.n)
    return _answer("done", info, takes, request.words)


def _preview(info: TableInfo, takes: TakeBack, words: Words) -> Screen:
    lines = [say(words, "undo.preview"), _answer("own", info, takes, words)]
    if takes.more:
        lines.append(f"- {say(words, 'undo.more', count=takes.more)}")
    if takes.decision.kind == "fill":
        lines.append(say(words, "undo.sheet"))
    return Screen(
        ui.TextDisplay("\n".join(lines)),
        ui.ActionRow(
            button(info.id, "takeback", words, ButtonStyle.danger, str(takes.n), "takeback"),
            button(info.id, "hand", words, label="keepit"),
        ),
    )


def _answer(key: str, info: TableInfo, takes: TakeBack, words: Words) -> str:
    speech = Speech(words, info.names)
    answer = clip(said(takes.decision, takes.answer, words, speech.escaped), LINE)
    return say(words, f"undo.{key}", answer=answer, asked=speech.marked(takes.decision.prompt))


async def _rewind_here(request: Request, given: Given) -> Sequence[Screen]:
    """Serve `/table rewind`: set who decides, or rewind to the named turn, or show a menu of turns."""
    info = await table_here(request)
    if (who := DECIDERS.get(given.get("by", ""))) is not None:
        await rewind.set_rewind_by(request.context, info.id, request.person.id, who)
        return reply(request, f"rewind.by-set.{who}")
    if info.seat_of(request.person.id) is None:
        raise no_seat()
    turns = await _turns(request, info)
    if "turn" not in given:
        return [await _menu(request, info, turns, 0)]
    return [_sure(info, _named(info, turns, given["turn"], request.words), turns[0], request)]


async def _chosen(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Serve the choice of a turn in the menu, or of another page of it."""
    info = await table_of(request, what.table_id)
    turns = await _turns(request, info)
    page = ids.number(what.rest) or 0
    if not values:
        return [await _menu(request, info, turns, page)]
    return [_sure(info, _named(info, turns, values[0], request.words), turns[0], request)]


async def _turns(request: Request, info: TableInfo) -> Sequence[Turn]:
    """Return the earlier turns. Raises `Rejected` if there are none, or the game is not running."""
    require_running(info)
    turns = await rewind.turns_of(request.context, info.id, request.person.id)
    if not turns:
        raise Rejected(Text(key="discord.rewind.none"))
    return turns


async def _go_back(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    step_no, total = (ids.number(each) for each in what.rest.partition(".")[::2])
    if step_no is None or total is None:
        raise refusal("no-turn")
    context = request.context
    done = await rewind.propose(context, what.table_id, request.person.id, step_no, total)
    return reply(request, "rewind.done" if done else "rewind.asked")


async def _menu(request: Request, info: TableInfo, turns: Sequence[Turn], page: int) -> Screen:
    words = request.words
    zone = (await preferences.notifications(request.context, request.person.id)).zone
    last = (len(turns) - 1) // ENTRIES
    page = min(page, last)
    shown = turns[page * ENTRIES : (page + 1) * ENTRIES]
    options = [
        menu_entry(_label(info, turn, words), str(turn.step_no), _entry(turn, zone, words)) for turn in shown
    ]
    chosen = menu(ids.table_button(info.id, "rewind", str(page)), say(words, "rewind.menu"), options)
    pages = [("later", page - 1), ("earlier", page + 1)]
    buttons = [
        button(info.id, "turns", words, rest=str(number), label=label)
        for label, number in pages
        if 0 <= number <= last
    ]
    rows = [ui.ActionRow(chosen), *([ui.ActionRow(*buttons)] if buttons else [])]
    return Screen(ui.TextDisplay(say(words, "rewind.which")), *rows)


def _sure(info: TableInfo, turn: Turn, newest: Turn, request: Request) -> Screen:
    """Say what would be lost, and who decides. `newest` gives the present number of answers."""
    words, me = request.words, request.person.id
    decides = "host" if info.rewind_by == "host" and info.host_id == me else "all"
    if all(player.user_id in (None, me) for player in info.seats):
        decides = "you"
    lines = [say(words, "rewind.sure"), f"> {clip(_label(info, turn, words, marked=True), LINE)}"]
    lines.append(say(words, "rewind.at", at=turn.at, lost=turn.lost))
    lines.append(say(words, f"rewind.by-{decides}"))
    rest = f"{turn.step_no}.{newest.step_no + newest.lost}"
    label = "propose" if decides == "all" else "goback"
    go = button(info.id, "goback", words, ButtonStyle.danger, rest, label)
    stay = button(info.id, "hand", words, label="stay")
    return Screen(ui.TextDisplay("\n".join(lines)), ui.ActionRow(go, stay))


def _named(info: TableInfo, turns: Sequence[Turn], text: str, words: Words) -> Turn:
    """Return the turn chosen from the suggestions, or described in words. Raises `Rejected`."""
    by_value = {str(turn.step_no): turn for turn in turns}
    if text in by_value:
        return by_value[text]
    by_label = {_label(info, turn, words): turn for turn in reversed(turns)}
    found = ranked(text, list(by_label), 1)
    if not found:
        raise refusal("no-turn")
    return by_label[found[0]]


async def _complete_turn(typing: Typing) -> Offered:
    """Return the newest turns that match, as the person may know them."""
    seen = reading.peek(typing.context, typing.channel_id, typing.user_id)
    if seen is None or seen.seat is None:
        return []
    turns = await rewind.turns_of(typing.context, seen.table.id, typing.user_id)
    zone = (await preferences.notifications(typing.context, typing.user_id)).zone
    labels: dict[str, Turn] = {}
    for turn in turns:
        entry = _entry(turn, zone, typing.words)
        label = clip(_label(seen.table, turn, typing.words), ENTRY - len(entry) - len(" · "))
        labels[f"{label} · {entry}"] = turn
    fitting = ranked(typing.text, list(labels), ENTRIES) if typing.text else list(labels)[:ENTRIES]
    return [(label, str(labels[label].step_no)) for label in fitting]


def _label(info: TableInfo, turn: Turn, words: Words, *, marked: bool = False) -> str:
    """Name a turn: its players, unless the event names them itself, and the first thing that happened."""
    speech = Speech(words, info.names)
    spoken = speech.marked if marked else speech.plain
    seats = [f"seat:{seat}" for seat in turn.seats]
    if turn.told is not None and seats and all(seat in turn.told.args.values() for seat in seats):
        return spoken(turn.told)
    who = spoken(Text(key="label", args={"it": seats}))
    told = say(words, "rewind.silent") if turn.told is None else spoken(turn.told)
    return say(words, "rewind.label", who=who, told=told)


def _entry(turn: Turn, zone: str, words: Words) -> str:
    """Say when a turn began, in the reader's own time, and how many answers would be lost."""
    when = datetime.fromtimestamp(turn.at, place(zone))
    return say(words, "rewind.entry", day=when.day, month=when.month, time=f"{when:%H:%M}", lost=turn.lost)


BY = tuple((who, f"commands.choice.{who}") for who in DECIDERS)
REWIND = (CommandOption("turn", complete=_complete_turn), CommandOption("by", choices=BY))
ACTIONS = (
    Slash("undo", _undo_here, Work.TAKE_BACK, anywhere=True),
    Slash("table rewind", _rewind_here, Work.STUDY, REWIND, changing=Work.CHANGE),
    TableButton("undo", _undo, Work.TAKE_BACK, alone=Manner.PLACE),
    TableButton("takeback", _undo_all, Work.TAKE_BACK, Manner.FRESH, alone=Manner.PLACE),
    TableButton("rewind", _chosen, Work.STUDY, Manner.FRESH, alone=Manner.PLACE, words="discord.rewind.menu"),
    TableButton(
        "turns", _chosen, Work.STUDY, Manner.FRESH, alone=Manner.PLACE, words="discord.button.earlier"
    ),
    TableButton("goback", _go_back, Work.CALL, Manner.FRESH, alone=Manner.PLACE),
)
