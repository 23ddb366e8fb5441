"""The commands of a table: open, join, start, its seats, and its end."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from bot.discord import archiving, bounds, clocks, lobbies
from bot.discord.hands import table_here
from bot.discord.house import Visit
from bot.discord.panel import lobby, panel
from bot.discord.screen import Screen, note
from bot.discord.slash import Given, Option, Slash
from bot.discord.wishes import RANDOM
from bot.table.lobby.servers import Rights
from bot.table.model import Lang, TableInfo
from bot.table.schedule.pace import require_budget
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import LANGS, Words

HERE, THREAD = "here", "thread"


def commands(games: Mapping[str, AnyGame]) -> list[Slash]:
    """`/table` with all that goes with it."""
    kinds = dict.fromkeys((*(kind for game in games.values() for kind in game.computers), RANDOM))
    computers = tuple((kind, f"computer.{kind}") for kind in kinds)
    return [
        Slash("table open", _open, _opening(games)),
        Slash("table join", _join),
        Slash("table start", _start),
        Slash("table add-computer", _add_computer, (Option("kind", choices=computers),)),
        Slash("table show", _show),
        *lobbies.commands(),
        *archiving.commands(),
        *clocks.commands(),
        Slash("table language", _table_language, (language_option(required=True),)),
        Slash("table close", _close),
    ]


def _opening(games: Mapping[str, AnyGame]) -> tuple[Option, ...]:
    seats = [count for game in games.values() for count in game.seats]
    return (
        Option("game", required=True, choices=tuple((key, f"{key}.name") for key in games)),
        Option("players", kind="number", span=(min(seats), max(seats))),
        Option("place", choices=choices(HERE, THREAD)),
        language_option(),
        Option("pace", complete=clocks.complete_pace, most=bounds.SPAN),
    )


def choices(*names: str) -> tuple[tuple[str, str], ...]:
    """Fixed choices of an option, with the keys of their words."""
    return tuple((name, f"commands.choice.{name}") for name in names)


def language_option(*, required: bool = False) -> Option:
    """The option of a language."""
    return Option("language", required=required, choices=choices(*LANGS))


async def _open(visit: Visit, given: Given) -> Sequence[Screen]:
    if visit.missing:
        missing = [f"permission:{name}" for name in visit.missing]
        raise Rejected(Text(key="discord.refused.permissions", args={"missing": missing}))
    tables, guild_id, me = visit.house.tables, visit.guild_id or 0, visit.person
    game, players = given["game"], int(given["players"]) if "players" in given else None
    budget = clocks.budget_of(given["pace"]) if "pace" in given else None
    require_budget(budget)
    setup = await tables.lobby.setup(guild_id)
    lang = language(given) or setup.lang or visit.guild_lang

    async def opened(channel_id: int, rights: Rights) -> TableInfo:
        return await tables.lobby.open(guild_id, channel_id, me, game, lang, players=players, rights=rights)

    if given.get("place", setup.place) == THREAD:
        if setup.place != THREAD and not visit.threads:
            raise Rejected(Text(key="discord.refused.own-thread"))
        await tables.lobby.require_opening(guild_id, visit.channel_id, me.id, game, players, visit.rights)
        info = await _in_thread(visit, Words(lang).say(Text(key=f"{game}.name")), opened)
    else:
        info = await opened(visit.channel_id, visit.rights)
    if "pace" in given:
        await tables.schedule.set_pace(info.id, me.id, budget, info.expiry)
    return told(visit, "opened", channel=f"<#{info.channel_id}>")


async def _in_thread(
    visit: Visit, name: str, opened: Callable[[int, Rights], Awaitable[TableInfo]]
) -> TableInfo:
    """Open a table in a thread of its own, which is not left behind where the table is refused after all."""
    crier = visit.house.crier
    thread_id = await crier.open_thread(visit.channel_id, name)
    try:
        return await opened(thread_id, replace(visit.rights, below=visit.channel_id))
    except Exception:
        await crier.drop_thread(thread_id)
        raise


async def _join(visit: Visit, given: Given) -> Sequence[Screen]:
    """A seat in the lobby, or one that was given up in a running game."""
    info = await table_here(visit)
    tables = visit.house.tables
    await (tables.lobby.join if info.seed_hash is None else tables.seats.take)(info.id, visit.person)
    return told(visit, "joined")


async def _start(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.play.start((await table_here(visit)).id, visit.person.id)
    return told(visit, "started")


async def _add_computer(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    usual = next(iter(visit.house.games[info.game].computers), RANDOM)
    await visit.house.tables.lobby.add_computer(info.id, visit.person.id, given.get("kind", usual))
    return told(visit, "computer-added")


async def _show(visit: Visit, given: Given) -> Sequence[Screen]:
    """Post the channel's panel anew for who sits there or moderates; only show it to others."""
    tables = visit.house.tables
    here = await tables.in_channel(visit.channel_id)
    if here is None:
        mine = [info for info in await tables.of(visit.person.id) if info.status == "running"]
        if not mine:
            raise Rejected(Text(key="discord.refused.no-table"))
        return [await _shown_alone(visit, mine[0])]
    if not (visit.moderates or here.has_part(visit.person.id)):
        return [await _shown_alone(visit, here)]
    if not visit.house.budgets.may_post(here.id):
        return [await _shown_alone(visit, here), *told(visit, "shown-lately")]
    await visit.house.crier.post(here.id)
    return told(visit, "shown")


async def _shown_alone(visit: Visit, info: TableInfo) -> Screen:
    """What the channel sees of a table, in the person's language."""
    if info.seed_hash is None:
        return lobby(info, visit.house.games[info.game], visit.words)
    seen = await visit.house.tables.seen(info.id, None)
    drawn = await visit.house.pictures.channel(seen, visit.person.lang)
    return drawn.screen(lambda drawings: panel(seen, drawings, visit.words))


async def _table_language(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    lang = language(given) or info.lang
    await visit.house.tables.lobby.set_lang(info.id, visit.person.id, lang)
    return [note(Words(lang).say(Text(key="discord.language-set")))]


async def _close(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    await visit.house.tables.lobby.close(info.id, visit.person.id, moderates=visit.moderates)
    return told(visit, "closed")


def told(visit: Visit, key: str, **args: str) -> list[Screen]:
    """One message of `discord.ftl`."""
    return [note(visit.words.say(Text(key=f"discord.{key}", args={**args})))]


def language(given: Given) -> Lang | None:
    """The language that was chosen."""
    match given.get("language"):
        case "en":
            return "en"
        case "pt-BR":
            return "pt-BR"
        case _:
            return None
