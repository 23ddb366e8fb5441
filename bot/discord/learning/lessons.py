"""`/learn`: a lesson in direct messages, where one person plays against computers and a coach explains."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.delivery.glance import ANOTHER, LEARN, OPEN, onward
from bot.discord.delivery.panel import button
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
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import SHORT, clip
from bot.discord.screens.screen import Item, Screen, choice, note
from bot.discord.screens.speech import say, say_of
from bot.table.learning import lessons
from bot.table.lobby import archive, lobby
from bot.table.model import TableInfo
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import Words

ANEW = "anew"  # ends the id of a button that begins a lesson whatever else goes on


def _taught(games: Games) -> Options:
    return (CommandOption("game", choices=tuple((key, f"{key}.name") for key in games if teaching(key))),)


async def _learn(request: Request, given: Given) -> Sequence[Screen]:
    """Begin a lesson of a game; else of the first one in the list, which is there for beginners."""
    first = next(filter(teaching, request.runtime.games))
    return await _begun(request, given.get("game", first))


async def _begun(request: Request, rest: str) -> Sequence[Screen]:
    """Begin a lesson; ask first if another one goes on. `rest`: the game, and `ANEW` if that was asked."""
    game, _, anew = rest.partition(".")
    if game not in request.runtime.games or teaching(game) is None:
        raise Rejected(Text(key="discord.stale"))
    earlier = await lessons.of_person(request.context, request.person.id)
    same = [info for info in earlier if info.game == game]
    running = [info for info in earlier if info.status == "running"]
    if not anew and (other := next(iter((*same, *running)), None)) is not None:
        return [_sure(request, game, other)]
    return await _new(request, game)


def _sure(request: Request, game: str, other: TableInfo) -> Screen:
    """Ask whether to begin a lesson or to go on with another one, which rests otherwise."""
    words = request.words
    same = other.game == game
    key = "learning.lesson.again" if same else "learning.lesson.instead"
    titles = {"game": words.title(game), "other": words.title(other.game)}
    on = button(other.id, "golesson", words, ButtonStyle.success)
    begin = say_of("learning", words, "button.anew")
    if not same:
        on, begin = _resumed(other.id, other.game, words), _named("begin", game, words)
    anew: Item = ui.Button(label=begin, custom_id=ids.general_button(LEARN, f"{game}.{ANEW}"))
    return choice(words.say(Text(key=key, args={**titles, **_until(request)})), on, anew)


def _named(what: str, game: str, words: Words) -> str:
    """Return the words of a button about a game, whose title is long with its subtitle."""
    title = words.title(game).partition(":")[0]
    return clip(say_of("learning", words, f"button.{what}", game=title), SHORT)


async def resting(request: Request) -> tuple[list[str], list[Item]]:
    """Return the person's lessons that rest, a line and a button for the latest of each game, for `/me`."""
    words, found = request.words, await lessons.of_person(request.context, request.person.id)
    latest = {info.game: info.id for info in reversed(found) if info.status != "running"}
    lines = [say(words, "me.resting", game=words.title(game)) for game in latest]
    return lines, [_resumed(table_id, game, words) for game, table_id in latest.items()]


def _resumed(table_id: int, game: str, words: Words) -> "ui.Button[Screen]":
    on = button(table_id, "golesson", words, ButtonStyle.success)
    on.label = _named("resume", game, words)
    return on


async def _new(request: Request, game: str) -> Sequence[Screen]:
    """Begin a lesson. The first message shows whether the person takes direct messages."""
    name = request.words.title(game)
    welcome = note(say_of("learning", request.words, "lesson", game=name))
    channel_id = await request.runtime.poster.write_to(request.person.id, welcome)
    info = await lessons.begin(request.context, channel_id, request.person, game, request.person.lang)
    return _begun_at(request, info)


def _begun_at(request: Request, info: TableInfo) -> list[Screen]:
    args = {"game": request.words.title(info.game), "channel": f"<#{info.channel_id}>"}
    return [note(say_of("learning", request.words, "lesson.begun", **args))]


async def _go_on(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    info = await lessons.go_on(request.context, what.table_id, request.person.id)
    return _begun_at(request, info)


async def _end(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Ask first."""
    sure = button(what.table_id, "restlesson", request.words, ButtonStyle.danger)
    asked = say_of("learning", request.words, "lesson.end", **_until(request))
    return [choice(asked, sure, button(what.table_id, "nevermind", request.words))]


async def _rest(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """End the lesson, which can be gone on with for some days."""
    words, args = request.words, _until(request)
    await lobby.close(request.context, what.table_id, request.person.id)
    back = button(what.table_id, "golesson", words)
    return [choice(say_of("learning", words, "lesson.ended", **args), back, *onward(words))]


def _until(request: Request) -> dict[str, int | str | list[str]]:
    return {"until": f"<t:{request.context.now() + archive.REOPEN_PERIOD}:D>"}


async def _another(request: Request, rest: str) -> Sequence[Screen]:
    games = [game for game in request.runtime.games if teaching(game)]
    buttons: list[Item] = [
        ui.Button(label=clip(request.words.title(game), SHORT), custom_id=ids.general_button(LEARN, game))
        for game in games
    ]
    return [choice(say_of("learning", request.words, "lesson.which"), *buttons)]


async def _open(request: Request, rest: str) -> Sequence[Screen]:
    """Say how a table is opened, which a direct message can't have."""
    return [note(say_of("learning", request.words, "open"))]


ACTIONS = (
    Slash("learn", _learn, Work.OPEN, of_games=_taught, anywhere=True),
    GeneralButton(LEARN, _begun, Work.OPEN, Manner.FRESH, "learning.button.learn"),
    GeneralButton(ANOTHER, _another, Work.LOOK, Manner.FRESH, "learning.button.another"),
    GeneralButton(OPEN, _open, Work.LOOK, Manner.FRESH, "learning.button.open"),
    TableButton("golesson", _go_on, Work.OPEN),
    TableButton("endlesson", _end, Work.LOOK, Manner.FRESH),
    TableButton("restlesson", _rest, Work.CHANGE, Manner.FRESH, alone=Manner.PLACE),
)
