"""The actions of people, collected: those that the topics declare, and the games' own commands."""

from collections.abc import Sequence
from dataclasses import replace

from bot.discord.learning import how_to_play, lessons, looking_up, tips
from bot.discord.lobby import gathering, hosting, me, my_settings, owner
from bot.discord.meeting import blocking, calling, find
from bot.discord.past import memories, replay, story, undo
from bot.discord.people import forgetting, scores, sessions
from bot.discord.play import advice, answering, hands, ordering, problems
from bot.discord.requests.actions import Action, Games, GeneralButton, Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens.screen import Screen
from bot.discord.seats import seating
from bot.discord.series import commands as series
from bot.discord.votes import votes

ACTIONS: tuple[Action, ...] = (  # commands are registered in this order
    *hosting.ACTIONS,
    *gathering.ACTIONS,
    *find.ACTIONS,
    *calling.ACTIONS,
    *series.ACTIONS,
    *memories.ACTIONS,
    *replay.ACTIONS,
    *story.ACTIONS,
    *hands.ACTIONS,
    *seating.ACTIONS,
    *votes.ACTIONS,
    *undo.ACTIONS,
    *ordering.ACTIONS,
    *advice.ACTIONS,
    *problems.ACTIONS,
    *me.ACTIONS,
    *my_settings.ACTIONS,
    *forgetting.ACTIONS,
    *sessions.ACTIONS,
    *blocking.ACTIONS,
    *tips.ACTIONS,
    *looking_up.ACTIONS,
    *how_to_play.ACTIONS,
    *scores.ACTIONS,
    *owner.ACTIONS,
    *lessons.ACTIONS,
    *answering.ACTIONS,
)


def commands(games: Games) -> list[Slash]:
    """Return all commands, the games' own ones included."""
    own = [each for each in ACTIONS if isinstance(each, Slash)]
    named = [replace(each, options=(*each.options, *each.of_games(games))) for each in own]
    return [*named, *answering.shortcuts(games)]


def table_button(name: str) -> TableButton:
    """Return the button of a table; one that says so if it comes from another version of the bot."""
    return _OF_TABLES.get(name, _UNKNOWN)


def general_button(name: str) -> GeneralButton:
    """Return the button without a table; one that says so if it comes from another version of the bot."""
    return _GENERAL.get(name, _UNHEARD)


async def stale(request: Request, *what: object) -> Sequence[Screen]:
    """Say that a button does not work any more."""
    return reply(request, "stale")


_OF_TABLES = {each.name: each for each in ACTIONS if isinstance(each, TableButton)}
_GENERAL = {each.name: each for each in ACTIONS if isinstance(each, GeneralButton)}
_UNKNOWN = TableButton("", stale, Work.LOOK)
_UNHEARD = GeneralButton("", stale, Work.LOOK, Manner.FRESH, "")
