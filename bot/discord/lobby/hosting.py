"""The `/table` commands: open, join, start, show, settings, close, and those of related modules."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from discord.app_commands import locale_str

from bot.discord.delivery.panel import panel
from bot.discord.lobby import archiving, closing, lobbies, themes
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.permissions import require_permissions
from bot.discord.play.hands import table_here
from bot.discord.requests import bounds
from bot.discord.requests.actions import OFF, ON, Action, CommandOption, Games, Given, Options, Slash, choices
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply, require_chosen
from bot.discord.schedule import clocks
from bot.discord.screens.screen import Screen
from bot.discord.screens.speech import say
from bot.table import reading
from bot.table.lobby import lobby, servers
from bot.table.lobby.servers import Rights
from bot.table.meeting import meeting
from bot.table.model import Lang, TableInfo
from bot.table.play import moves
from bot.table.play.advice import set_advice
from bot.table.runtime.context import rules_of
from bot.table.schedule import time_control
from bot.table.schedule.time_control import require_time_limit
from bot.table.seats import seats
from rules.core.decisions import Rejected
from rules.core.search.sharp import kinds, usual
from rules.core.text import Text
from rules.core.words import LANGS, Words, own_name

HERE, THREAD = "here", "thread"


def _computers(games: Games) -> Options:
    found = dict.fromkeys(kind for game in games.values() for kind in kinds(game))
    return (CommandOption("kind", choices=choices(*found, words="computer")),)


def _opening(games: Games) -> Options:
    seats = [count for game in games.values() for count in game.seats]
    return (
        CommandOption("game", required=True, choices=tuple((key, f"{key}.name") for key in games)),
        CommandOption("players", kind="number", span=(min(seats), max(seats))),
        CommandOption("place", choices=choices(HERE, THREAD)),
        language_option(),
        CommandOption("pace", complete=clocks.complete_time_control, most=bounds.SPAN),
        CommandOption("advice", choices=choices(ON, OFF)),
    )


def languages() -> tuple[tuple[str, locale_str], ...]:
    """Return the languages that the bot speaks, each with its own name."""
    return tuple((lang, locale_str(own_name(lang))) for lang in LANGS)


def language_option() -> CommandOption:
    """Return the option of a language."""
    return CommandOption("language", choices=languages())


async def _open(request: Request, given: Given) -> Sequence[Screen]:
    require_permissions(request.missing)
    context, guild_id, me = request.context, request.guild_id or 0, request.person
    game, players = given["game"], int(given["players"]) if "players" in given else None
    time_limit = clocks.time_limit_of(given["pace"]) if "pace" in given else None
    require_time_limit(time_limit)
    setup = await servers.setup_of(context, guild_id)
    require_chosen(request, setup)
    lang = language(given) or setup.lang or request.guild_lang

    async def opened(channel_id: int, rights: Rights) -> TableInfo:
        return await lobby.open_table(
            context, guild_id, channel_id, me, game, lang, players=players, rights=rights
        )

    usual = setup.place if request.rights.below is None else HERE  # below a thread there is none
    if given.get("place", usual) == THREAD:
        if setup.place != THREAD and not request.threads:
            raise Rejected(Text(key="discord.refused.own-thread"))
        require_permissions(request.threadless)
        await lobby.require_opening(
            context, guild_id, request.channel_id, me.id, game, players, request.rights
        )
        info = await _in_thread(request, Words(lang).title(game), opened)
    else:
        info = await opened(request.channel_id, request.rights)
    if "pace" in given:
        await time_control.set_time_control(context, info.id, me.id, time_limit, info.expiry)
    if given.get("advice") == ON:
        await set_advice(context, info.id, me.id, allowed=True)
    return reply(request, "opened", channel=f"<#{info.channel_id}>")


async def _in_thread(
    request: Request, name: str, opened: Callable[[int, Rights], Awaitable[TableInfo]]
) -> TableInfo:
    """Open a table in its own thread, and delete the thread if the table is refused after all."""
    poster = request.runtime.poster
    thread_id = await poster.open_thread(request.channel_id, name)
    try:
        return await opened(thread_id, replace(request.rights, below=request.channel_id))
    except Exception:
        await poster.drop_thread(thread_id)
        raise


async def _join(request: Request, given: Given) -> Sequence[Screen]:
    """Take a seat in the lobby, or one that was given up in a running game."""
    info = await table_here(request)
    use = meeting.join if info.seed_hash is None else seats.take
    await use(request.context, info.id, request.person)
    return reply(request, "joined")


async def _start(request: Request, given: Given) -> Sequence[Screen]:
    await moves.start_table(request.context, (await table_here(request)).id, request.person.id)
    return reply(request, "started")


async def _add_computer(request: Request, given: Given) -> Sequence[Screen]:
    info = await table_here(request)
    kind = given.get("kind", usual(rules_of(request.context, info)))
    await lobby.add_computer(request.context, info.id, request.person.id, kind)
    return reply(request, "computer-added")


async def _show(request: Request, given: Given) -> Sequence[Screen]:
    """Post the panel again for people who sit there or moderate; show it privately to others."""
    context = request.context
    here = await reading.in_channel(context, request.channel_id)
    if here is None:
        mine = [
            info for info in await reading.of_person(context, request.person.id) if info.status == "running"
        ]
        if not mine:
            raise Rejected(Text(key="discord.refused.no-table"))
        return [await _shown_alone(request, mine[0])]
    if not (request.moderates or here.has_part(request.person.id)):
        return [await _shown_alone(request, here)]
    if not request.runtime.budgets.may_post(here.id):
        return [await _shown_alone(request, here), *reply(request, "shown-lately")]
    await request.runtime.poster.post(here.id)
    return reply(request, "shown")


async def _shown_alone(request: Request, info: TableInfo) -> Screen:
    """Return the channel's view of a table, in the person's language."""
    if info.seed_hash is None:
        return lobby_panel(info, rules_of(request.context, info), request.words)
    seen = await reading.seen(request.context, info.id, None)
    drawn = await request.runtime.pictures.channel(seen, request.person.lang)
    return drawn.screen(lambda drawings: panel(seen, drawings, request.words))


async def _settings(request: Request, given: Given) -> Sequence[Screen]:
    """Change the language and the colours of what is posted for the table, and say which they are."""
    context, me, info = request.context, request.person.id, await table_here(request)
    if (lang := language(given)) is not None:
        info = await lobby.set_lang(context, info.id, me, lang)
    if (theme := themes.theme_in(given)) is not None:
        info = await lobby.set_theme(context, info.id, me, theme)
    colours = say(request.words, f"theme.{info.theme}")
    return reply(request, "table-settings", language=own_name(info.lang), theme=colours)


def language(given: Given) -> Lang | None:
    """Return the language that was chosen."""
    wanted = given.get("language")
    return wanted if wanted in LANGS else None


ACTIONS: tuple[Action, ...] = (
    Slash("table open", _open, Work.OPEN, of_games=_opening, refunds=True),
    Slash("table join", _join, Work.CHANGE),
    Slash("table start", _start, Work.CHANGE),
    Slash("table add-computer", _add_computer, Work.CHANGE, of_games=_computers),
    Slash("table show", _show, Work.STUDY),
    *lobbies.ACTIONS,
    *archiving.ACTIONS,
    *clocks.ACTIONS,
    Slash("table settings", _settings, Work.LOOK, (language_option(), themes.OPTION), changing=Work.CHANGE),
    *closing.ACTIONS,
)
