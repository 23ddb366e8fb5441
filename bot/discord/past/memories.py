"""Looking back at a table: its log and the search in it, earlier steps, checking its dice, exporting it."""

from collections.abc import Sequence
from functools import partial

from discord import ui

from bot.discord.delivery.panel import button, in_words, title
from bot.discord.play.hands import by_button, by_command, table_here
from bot.discord.questions import matching
from bot.discord.questions.typed import said
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, Given, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.happened import Happened
from bot.discord.screens.icons import UNICODE, Icon, Icons
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import SHORT, TEXT, clip, clip_bytes
from bot.discord.screens.screen import Drawing, Item, Screen, enclosed, note, uploads
from bot.discord.screens.speech import Speech, escape, say
from bot.table.past import finished, history, log, repeating
from bot.table.past.history import Moment
from bot.table.past.log import LogPage, Search
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

PAGE = 20  # lines of the log
MAX_LINE = 180  # characters of one
LINE_BYTES = 440  # of one, so that a whole page is never too heavy
SOUGHT = 48  # characters of a search, which is part of the buttons' ids
TOLD = 8  # lines below an earlier picture
FAR = 10  # steps at once


async def _log(request: Request, given: Given) -> Sequence[Screen]:
    sought = matching.key(given.get("search", ""))[:SOUGHT].strip()
    if "search" in given and not sought:
        raise Rejected(Text(key="discord.refused.search"))
    return [await log_of(request, (await table_here(request)).id, sought=sought)]


async def _history(request: Request, given: Given) -> Sequence[Screen]:
    step, number = _number(given.get("step")), _number(given.get("round"))
    return [await history_of(request, (await table_here(request)).id, step, number)]


def _number(typed: str | None) -> int | None:
    if typed is None:
        return None
    number = ids.number(typed.strip().lstrip("#"))
    if number is None:
        raise Rejected(Text(key="discord.refused.number", args={"given": escape(clip(typed.strip(), 40))}))
    return number


async def _verify(request: Request, given: Given) -> Sequence[Screen]:
    step, table_id = _number(given.get("step")), (await table_here(request)).id
    return [await (verdict_of(request, table_id) if step is None else repetition_of(request, table_id, step))]


async def log_of(request: Request, table_id: int, last: int | None = None, sought: str = "") -> Screen:
    """Return a page of the log as the person may know it, up to entry `last` (from 1), else the newest.

    `sought`: only entries with all these words, given in lower case without accents.
    """
    context, icons, reader = request.context, request.runtime.pictures.icons, request.person.id
    if not sought:
        return log_page(await log.page(context, table_id, reader, last, PAGE), request.words, icons=icons)
    search = Search(sought[:SOUGHT], request.words.lang, matching.key)
    page = await log.search(context, table_id, reader, last, PAGE, search)
    return log_page(page, request.words, sought, icons)


def log_page(page: LogPage, words: Words, sought: str = "", icons: Icons = UNICODE) -> Screen:
    """Return a page of the log, each entry after the number of its step, with buttons to the other pages."""
    if not page.entries:
        return note(say(words, "log.nothing", sought=escape(sought)) if sought else say(words, "log.empty"))
    info, first, count = page.table, page.first, page.count
    last = first + len(page.entries)
    said_of = partial(say, words, count=count)
    head = said_of("log.found", sought=escape(sought)) if sought else said_of("log")
    icon = icons.of(info.game)

    def lines(signs: int) -> list[str]:
        told = [f"`{it.step}` {_line(it.text, Speech(words, it.names, icon), signs)}" for it in page.entries]
        return [f"{title(info.game, words)} · {head}", *told]

    items: list[Item] = [Happened(lines)]
    back = [("first", PAGE), ("earlier", first), ("later", last + PAGE), ("last", count)]
    open_ = (first > 0, first > 0, last < count, last < count)
    tail = f".{sought}" if sought else ""
    if count > PAGE:
        pages = [
            _way(info.id, "log", how, f"{to}{tail}", words, on=on)
            for (how, to), on in zip(back, open_, strict=True)
        ]
        items.append(ui.ActionRow(*pages))
    items.append(ui.ActionRow(button(info.id, "look", words, rest=str(page.entries[-1].step))))
    return Screen(*items)


def _line(text: Text, speech: Speech, signs: int) -> str:
    said = speech.event_line(text, MAX_LINE)
    cut = clip_bytes(said, LINE_BYTES)
    return speech.event_line(text, MAX_LINE, signs) if cut == said else cut


def _way(table_id: int, what: str, how: str, to: str, words: Words, *, on: bool = True) -> Item:
    """Return a button to another page. `how`, before the dot, only makes ids unique."""
    label = say(words, f"way.{how}")
    return ui.Button(label=label, custom_id=ids.table_button(table_id, what, f"{how}.{to}"), disabled=not on)


async def history_of(
    request: Request, table_id: int, step: int | None = None, number: int | None = None
) -> Screen:
    """Show the table at a step, or at the beginning of round `number`, as the person may know it."""
    moment = await history.moment(request.context, table_id, request.person.id, step, number)
    drawn = await request.runtime.pictures.then(moment, request.person.lang, request.person.theme)
    icon = request.runtime.pictures.icons.of(moment.table.game)
    return drawn.screen(lambda drawings: _moment(moment, drawings, request.words, icon))


def _moment(moment: Moment, drawings: Sequence[Drawing], words: Words, icon: Icon) -> Screen:
    shown = uploads(drawings)
    items: list[Item] = [ui.TextDisplay("\n".join(_caption(moment, words)))]
    items += [picture.gallery() for picture in shown]
    if not shown:
        items.append(ui.TextDisplay(clip(in_words(drawings[0], words), TEXT // 2)))
    if moment.told:
        items.append(Happened(partial(_event_lines, moment, Speech(words, moment.table.names, icon))))
    items += [ui.ActionRow(*row) for row in _ways(moment, words)]
    return Screen(*items, uploads=shown)


def _caption(moment: Moment, words: Words) -> list[str]:
    info, last = moment.table, moment.steps[-1]
    head = [title(info.game, words), say(words, "history.step", step=moment.step, last=last)]
    about = [words.round(info.game, moment.round)]
    if moment.at is not None:
        about.append(f"<t:{moment.at}:f>")
    if moment.who:
        who = Text(key="label", args={"it": [f"seat:{seat}" for seat in moment.who]})
        about.append(Speech(words, info.names).marked(who))
    lines = [" · ".join(head), f"-# {' · '.join(about)}"]
    if moment.shown != moment.step:
        lines.append(f"-# {say(words, 'history.older', step=moment.shown)}")
    return lines


def _event_lines(moment: Moment, speech: Speech, signs: int) -> list[str]:
    lines = [f"- {speech.event_line(text, MAX_LINE, signs)}" for text in moment.told[-TOLD:]]
    if len(moment.told) > TOLD:
        lines.insert(0, f"-# {say(speech.words, 'panel.more', count=len(moment.told) - TOLD)}")
    return lines


def _ways(moment: Moment, words: Words) -> list[list[Item]]:
    steps, place, most = moment.steps, moment.place, len(moment.steps) - 1

    def way(how: str, to: int) -> Item:
        to = min(max(to, 0), most)
        return _way(moment.table.id, "history", how, str(steps[to]), words, on=to != place)

    rows = [
        [way("first", 0), way("back", place - 1), way("forward", place + 1), way("last", most)],
        [way("less", place - FAR), way("more", place + FAR)],
    ]
    before = [each for each in moment.rounds if each[0] < moment.step]
    after = [each for each in moment.rounds if each[0] > moment.step]
    for how, each in (("before", before[-1:]), ("after", after[:1])):
        for start, number in each:
            label = say(words, f"way.{how}", name=words.round(moment.table.game, number))
            to = ids.table_button(moment.table.id, "history", f"{how}.{start}")
            rows[1].append(ui.Button(label=clip(label, SHORT), custom_id=to))
    return rows


async def verdict_of(request: Request, table_id: int) -> Screen:
    """Say whether the dice of a finished game were fair. Raises `Rejected` before its end."""
    verdict = await finished.verified(request.context, table_id, request.person.id)
    lines = [say(request.words, "verify.hash" if verdict.hashed else "verify.wrong-hash")]
    if verdict.older < verdict.answers:
        lines.append(say(request.words, "verify.same" if verdict.fair else "verify.other"))
    if verdict.older:
        args = {"older": verdict.older, "answers": verdict.answers}
        whole = verdict.older == verdict.answers
        lines.append(say(request.words, "verify.changed" if whole else "verify.older", **args))
    if verdict.rewinds:
        lines.append(say(request.words, "verify.rewinds", count=verdict.rewinds))
    if count := await repeating.repeatable(request.context, table_id):
        lines.append(say(request.words, "verify.thoughts", count=count))
    return note("\n".join(lines))


async def repetition_of(request: Request, table_id: int, step: int) -> Screen:
    """Check whether a sharp computer player gives the same answer again. Raises `Rejected` before the end."""
    words = request.words
    await request.meanwhile(note(say(words, "advice.thinking")))
    found = await repeating.repeated(request.context, table_id, request.person.id, step)
    speech = Speech(words, found.table.names)
    given, again = (
        clip(said(found.decision, answer, words, speech.escaped), TEXT // 8)
        for answer in (found.answer, found.again)
    )
    who = speech.marked(Text(key="label", args={"it": f"seat:{found.decision.seat}"}))
    lines = [say(words, "verify.answer", step=step, who=who, given=given, playouts=found.playouts)]
    key = "same-answer" if found.same else "older-answer" if found.older else "other-answer"
    lines.append(say(words, f"verify.{key}", again=again))
    return note("\n".join(lines))


async def file_of(request: Request, table_id: int) -> Screen:
    """Return a whole finished game as a file. Raises `Rejected` before its end."""
    whole = await finished.recorded(request.context, table_id, request.person.id)
    name = f"{whole.game}-{table_id}.json"
    told = say(request.words, "export", file=name)
    return enclosed(told, name, whole.model_dump_json().encode())


async def _page(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    _, _, rest = what.rest.partition(".")
    last, _, sought = rest.partition(".")
    return [await log_of(request, what.table_id, ids.number(last), sought)]


async def _step(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    step = what.rest.rpartition(".")[2]
    return [await history_of(request, what.table_id, ids.number(step))]


STEP = CommandOption("step", most=bounds.DIGITS)
ACTIONS = (
    Slash("table log", _log, Work.STUDY, (CommandOption("search", most=bounds.SOUGHT),)),
    Slash("table history", _history, Work.STUDY, (STEP, CommandOption("round", most=bounds.DIGITS))),
    Slash("table verify", _verify, Work.REPLAY, (STEP,)),
    Slash("table export", by_command(file_of), Work.REPLAY),
    TableButton("log", _page, Work.STUDY, Manner.FRESH, pages=True),
    TableButton("history", _step, Work.STUDY, Manner.FRESH, pages=True, words="discord.way.earlier"),
    TableButton("look", _step, Work.STUDY, Manner.FRESH),  # a new message, so that the log stays
    TableButton("verify", by_button(verdict_of), Work.REPLAY, Manner.FRESH),
    TableButton("export", by_button(file_of), Work.REPLAY, Manner.FRESH),
)
