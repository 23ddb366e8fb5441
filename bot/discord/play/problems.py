"""The help of a table, with all that is seldom needed, and the file for a report; for one person alone."""

from collections.abc import Sequence

from discord import ui

from bot.discord.delivery.glance import how_button
from bot.discord.delivery.panel import button
from bot.discord.play import standing_orders
from bot.discord.play.private import help_with
from bot.discord.requests.actions import TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Item, Screen, enclosed, in_rows
from bot.discord.screens.speech import say
from bot.table import problems, reading
from bot.table.model import TableView
from rules.core.decisions import Rejected
from rules.core.ui import teaching
from rules.core.words import Words


async def helped(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Explain the open question, or why nothing is asked; below it is all that is seldom needed."""
    words, more = request.words, list[Item]()
    try:
        seen = await reading.seen(request.context, what.table_id, request.person.id)
        told, more = help_with(seen, words), _seldom(seen, words)
    except Rejected as refusal:
        told = words.say(refusal.text)
    return [Screen(ui.TextDisplay(told), *in_rows([*more, button(what.table_id, "report", words)]))]


def _seldom(seen: TableView, words: Words) -> list[Item]:
    """Return buttons to the table in words, its log, how the game is played, and standing orders."""
    table = seen.table
    how: list[Item] = [how_button(table.game, words)] if teaching(table.game) else []
    orders = standing_orders.every(seen, words)
    return [button(table.id, "text", words), button(table.id, "log", words), *how, *orders]


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
