"""`/learn`: a lesson in direct messages, where one person plays against computers and a coach explains."""

from collections.abc import Sequence

from bot.discord.delivery.glance import LEARN
from bot.discord.requests.actions import (
    CommandOption,
    Games,
    GeneralButton,
    Given,
    Options,
    Slash,
    TableButton,
)
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.table.learning import lessons
from bot.table.lobby import lobby
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.ui import teaching


def _taught(games: Games) -> Options:
    return (CommandOption("game", choices=tuple((key, f"{key}.name") for key in games if teaching(key))),)


async def _learn(request: Request, given: Given) -> Sequence[Screen]:
    """Begin a lesson of a game; else of the first one in the list, which is there for beginners."""
    first = next(filter(teaching, request.runtime.games))
    return await _begun(request, given.get("game", first))


async def _begun(request: Request, game: str) -> Sequence[Screen]:
    """Begin a lesson of the game. The first message shows whether the person takes direct messages."""
    if game not in request.runtime.games or teaching(game) is None:
        raise Rejected(Text(key="discord.stale"))
    name = request.words.title(game)
    welcome = note(request.words.say(Text(key="learning.lesson", args={"game": name})))
    channel_id = await request.runtime.poster.write_to(request.person.id, welcome)
    await lessons.begin(request.runtime.context, channel_id, request.person, game, request.person.lang)
    args = {"game": name, "channel": f"<#{channel_id}>"}
    return [note(request.words.say(Text(key="learning.lesson.begun", args={**args})))]


async def _end(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await lobby.close(request.runtime.context, what.table_id, request.person.id)
    return [note(request.words.say(Text(key="learning.lesson.ended")))]


ACTIONS = (
    Slash("learn", _learn, Work.OPEN, of_games=_taught, anywhere=True),
    GeneralButton(LEARN, _begun, Work.OPEN, Manner.FRESH, "learning.button.learn"),
    TableButton("endlesson", _end, Work.CHANGE),
)
