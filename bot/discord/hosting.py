"""The commands of a table: open, join, start, its clock, its seats, what is left of it, and its end."""

from collections.abc import Mapping, Sequence

from bot.discord.hands import file_of, log_of, table_here, verdict_of
from bot.discord.house import Visit
from bot.discord.limits import ENTRIES
from bot.discord.matching import ranked
from bot.discord.panel import panel
from bot.discord.screen import Screen, note
from bot.discord.slash import Given, Option, Slash, Typing
from bot.discord.wishes import RANDOM
from bot.table.model import Expiry, Lang, TableInfo
from rules.core.decisions import Rejected, Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import LANGS, Words

HERE, THREAD = "here", "thread"
HOUR = 3600
PACES = {"none": None, "relaxed": 72 * HOUR, "daily": 24 * HOUR, "brisk": 8 * HOUR, "fast": HOUR}


def commands(games: Mapping[str, AnyGame]) -> list[Slash]:
    """`/table` with all that goes with it."""
    kinds = dict.fromkeys((*(kind for game in games.values() for kind in game.computers), RANDOM))
    computers = tuple((kind, f"computer.{kind}") for kind in kinds)
    pace = (
        Option("answer", required=True, choices=choices(*PACES)),
        Option("then", choices=choices("nudge", "play")),
    )
    return [
        Slash("table open", _open, _opening(games)),
        Slash("table join", _join),
        Slash("table leave", _leave),
        Slash("table start", _start),
        Slash("table add-computer", _add_computer, (Option("kind", choices=computers),)),
        Slash("table replace", _replace, (Option("player", required=True, complete=_complete_player),)),
        Slash("table show", _show),
        Slash("table log", _log),
        Slash("table verify", _verify),
        Slash("table export", _export),
        Slash("table pace", _pace, pace),
        Slash("table pause", _pause),
        Slash("table resume", _resume),
        Slash("table language", _table_language, (language_option(required=True),)),
        Slash("table close", _close),
    ]


def _opening(games: Mapping[str, AnyGame]) -> tuple[Option, ...]:
    return (
        Option("game", required=True, choices=tuple((key, f"{key}.name") for key in games)),
        Option("place", choices=choices(HERE, THREAD)),
        language_option(),
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
    lang = language(given) or visit.guild_lang
    channel_id = visit.channel_id
    if given.get("place") == THREAD:
        name = Words(lang).say(Text(key=f"{given['game']}.name"))
        channel_id = await visit.house.open_thread(channel_id, name)
    tables = visit.house.tables
    info = await tables.open(visit.guild_id or 0, channel_id, visit.person, given["game"], lang)
    return told(visit, "opened", channel=f"<#{info.channel_id}>")


async def _join(visit: Visit, given: Given) -> Sequence[Screen]:
    """A seat in the lobby, or one that was given up in a running game."""
    info = await table_here(visit)
    tables = visit.house.tables
    await (tables.join if info.seed_hash is None else tables.take_seat)(info.id, visit.person)
    return told(visit, "joined")


async def _leave(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    tables = visit.house.tables
    await (tables.leave if info.seed_hash is None else tables.give_up)(info.id, visit.person.id)
    return told(visit, "left")


async def _replace(visit: Visit, given: Given) -> Sequence[Screen]:
    """A computer plays on for somebody who went away, and the seat is free to take."""
    info = await table_here(visit)
    people = {name: seat for seat, name in _people(info)}
    found = ranked(given["player"], list(people), 1)
    if not found:
        raise Rejected(Text(key="discord.refused.not-found"))
    tables, me = visit.house.tables, visit.person.id
    await tables.replace(info.id, me, people[found[0]], moderates=visit.moderates)
    return told(visit, "replaced")


def _people(info: TableInfo) -> list[tuple[Seat, str]]:
    """The people at a table; whose name another one has too are told apart by their letter."""
    names = [sitter.name for sitter in info.seats]
    return [
        (s.seat, s.name if names.count(s.name) == 1 else f"{s.name} ({'ABCDEF'[s.seat]})")
        for s in info.seats
        if s.user_id is not None
    ]


def _complete_player(typing: Typing) -> list[tuple[str, str]]:
    seen = typing.house.tables.peek(typing.channel_id, typing.user_id)
    names = [name for _, name in _people(seen.table)] if seen else []
    return [(name, name) for name in ranked(typing.text, names, ENTRIES)]


async def _start(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.start((await table_here(visit)).id, visit.person.id)
    return told(visit, "started")


async def _add_computer(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    usual = next(iter(visit.house.games[info.game].computers), RANDOM)
    await visit.house.tables.add_computer(info.id, visit.person.id, given.get("kind", usual))
    return told(visit, "computer-added")


async def _show(visit: Visit, given: Given) -> Sequence[Screen]:
    """Post the channel's panel anew; elsewhere show one's own table to oneself."""
    tables, house = visit.house.tables, visit.house
    here = await tables.in_channel(visit.channel_id)
    if here is not None:
        await house.post(here.id)
        return told(visit, "shown")
    mine = [info for info in await tables.of(visit.person.id) if info.status == "running"]
    if not mine:
        raise Rejected(Text(key="discord.refused.no-table"))
    seen = await tables.seen(mine[0].id, None)
    return [panel(seen, await house.pictures.channel(seen, visit.person.lang), visit.words)]


async def _log(visit: Visit, given: Given) -> Sequence[Screen]:
    return [await log_of(visit, (await table_here(visit)).id)]


async def _verify(visit: Visit, given: Given) -> Sequence[Screen]:
    return [await verdict_of(visit, (await table_here(visit)).id)]


async def _export(visit: Visit, given: Given) -> Sequence[Screen]:
    return [await file_of(visit, (await table_here(visit)).id)]


async def _pace(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    expiry: Expiry = "play" if given.get("then") == "play" else "nudge"
    await visit.house.tables.set_pace(info.id, visit.person.id, PACES.get(given["answer"]), expiry)
    return told(visit, "pace-set")


async def _pause(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.pause((await table_here(visit)).id, visit.person.id, paused=True)
    return told(visit, "paused")


async def _resume(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.pause((await table_here(visit)).id, visit.person.id, paused=False)
    return told(visit, "resumed")


async def _table_language(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    lang = language(given) or info.lang
    await visit.house.tables.set_lang(info.id, visit.person.id, lang)
    return [note(Words(lang).say(Text(key="discord.language-set")))]


async def _close(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    await visit.house.tables.close(info.id, visit.person.id, moderates=visit.moderates)
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
