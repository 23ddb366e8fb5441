"""`/learn`: a lesson in direct messages, where one person plays against computers and a coach explains."""

from collections.abc import Mapping, Sequence

from bot.discord.requests.request import GeneralDone, Request, TableDone
from bot.discord.requests.serve import Manner
from bot.discord.requests.slash import CommandOption, Given, Slash
from bot.discord.screens.glance import LEARN
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen, note
from bot.table.learning import lessons
from bot.table.lobby import lobby
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import teaching


def commands(games: Mapping[str, AnyGame]) -> list[Slash]:
    """`/learn`, for a game; else for the first one in the list, which is there for beginners."""
    taught = tuple((key, f"{key}.name") for key in games if teaching(key))
    return [Slash("learn", _learn, (CommandOption("game", choices=taught),), anywhere=True)]


async def _learn(request: Request, given: Given) -> Sequence[Screen]:
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


BUTTONS: Mapping[str, tuple[Manner, GeneralDone]] = {LEARN: (Manner.FRESH, _begun)}
TABLE_BUTTONS: Mapping[str, TableDone] = {"endlesson": _end}
