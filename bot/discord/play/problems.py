"""Reporting a problem: the help of a table, and the file for a report, for one person alone."""

from collections.abc import Sequence

from discord import ui

from bot.discord.delivery.panel import button
from bot.discord.play.private import help_with
from bot.discord.requests.actions import TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, enclosed
from bot.discord.screens.speech import say
from bot.table import problems, reading
from rules.core.decisions import Rejected


async def helped(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Explain the open question, or why nothing is asked; below it is a button to report a problem."""
    try:
        seen = await reading.seen(request.context, what.table_id, request.person.id)
        told = help_with(seen, request.words)
    except Rejected as refusal:
        told = request.words.say(refusal.text)
    return [Screen(ui.TextDisplay(told), ui.ActionRow(button(what.table_id, "report", request.words)))]


async def report(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Return the file for a report of a problem, with a note on its contents."""
    words = request.words
    found = await problems.report(request.context, what.table_id, request.person.id, words.lang)
    name = f"{found.game}-{found.table}-problem.json"
    lines = [say(words, "report", file=name)]
    if found.record is None:
        lines.append(say(words, "report.no-position"))
    elif found.lost:
        lines.append(say(words, "report.earlier", count=found.lost))
    return [enclosed("\n".join(lines), name, found.model_dump_json().encode())]


ACTIONS = (
    TableButton("help", helped, Work.LOOK, Manner.FRESH),
    TableButton("report", report, Work.REPLAY, Manner.FRESH),
)
