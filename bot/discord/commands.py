"""The bot's own commands: a table's life, one's hand, undo, one's tables, the rules and the cards."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.discord import habits, playing, standing
from bot.discord.cards import cards
from bot.discord.hands import file_of, hand_of, log_of, table_here, verdict_of
from bot.discord.house import House, Visit
from bot.discord.matching import ranked
from bot.discord.panel import panel
from bot.discord.screen import Screen, illustrated, note
from bot.discord.slash import Given, Option, Slash, Typing
from bot.discord.wishes import RANDOM
from bot.table.model import Expiry, Lang, TableInfo
from rules.core.decisions import Rejected, Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS, Words

HERE, THREAD = "here", "thread"
MANY = 25  # suggestions
HOUR = 3600
PACES = {"none": None, "relaxed": 72 * HOUR, "daily": 24 * HOUR, "brisk": 8 * HOUR, "fast": HOUR}

_LANGUAGES = tuple((lang, f"commands.choice.{lang}") for lang in LANGS)


def commands(games: Mapping[str, AnyGame]) -> list[Slash]:
    """All commands, the games' own ones included."""
    named = tuple((key, f"{key}.name") for key in games)
    kinds = dict.fromkeys((*(kind for game in games.values() for kind in game.computers), RANDOM))
    return [
        Slash(
            "table open",
            _open,
            (
                Option("game", required=True, choices=named),
                Option("place", choices=tuple((p, f"commands.choice.{p}") for p in (HERE, THREAD))),
                Option("language", choices=_LANGUAGES),
            ),
        ),
        Slash("table join", _join),
        Slash("table leave", _leave),
        Slash("table start", _start),
        Slash(
            "table add-computer",
            _add_computer,
            (Option("kind", choices=tuple((kind, f"computer.{kind}") for kind in kinds)),),
        ),
        Slash("table replace", _replace, (Option("player", required=True, complete=_complete_player),)),
        Slash("table show", _show),
        Slash("table log", _log),
        Slash("table verify", _verify),
        Slash("table export", _export),
        Slash(
            "table pace",
            _pace,
            (
                Option("answer", required=True, choices=tuple((p, f"commands.choice.{p}") for p in PACES)),
                Option("then", choices=tuple((e, f"commands.choice.{e}") for e in ("nudge", "play"))),
            ),
        ),
        Slash("table pause", _pause),
        Slash("table resume", _resume),
        Slash("table language", _table_language, (Option("language", required=True, choices=_LANGUAGES),)),
        Slash("table close", _close),
        Slash("hand", _hand, anywhere=True),
        Slash("undo", _undo, anywhere=True),
        Slash("orders", _orders),
        Slash("me", _me, (Option("language", choices=_LANGUAGES), *habits.options()), anywhere=True),
        Slash("rules", _rules, (Option("topic", required=True, complete=_complete_topic),), anywhere=True),
        Slash("card", _card, (Option("card", required=True, complete=_complete_card),), anywhere=True),
        *playing.commands(list(games)),
    ]


# --- a table's life --------------------------------------------------------------------------------------


async def _open(visit: Visit, given: Given) -> Sequence[Screen]:
    if visit.missing:
        missing = [f"permission:{name}" for name in visit.missing]
        raise Rejected(Text(key="discord.refused.permissions", args={"missing": missing}))
    lang = _language(given) or visit.guild_lang
    channel_id = visit.channel_id
    if given.get("place") == THREAD:
        name = Words(lang).say(Text(key=f"{given['game']}.name"))
        channel_id = await visit.house.open_thread(channel_id, name)
    tables = visit.house.tables
    info = await tables.open(visit.guild_id or 0, channel_id, visit.person, given["game"], lang)
    return _told(visit, "opened", channel=f"<#{info.channel_id}>")


async def _join(visit: Visit, given: Given) -> Sequence[Screen]:
    """A seat in the lobby, or one that was given up in a running game."""
    info = await table_here(visit)
    tables = visit.house.tables
    await (tables.join if info.seed_hash is None else tables.take_seat)(info.id, visit.person)
    return _told(visit, "joined")


async def _leave(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    tables = visit.house.tables
    await (tables.leave if info.seed_hash is None else tables.give_up)(info.id, visit.person.id)
    return _told(visit, "left")


async def _replace(visit: Visit, given: Given) -> Sequence[Screen]:
    """A computer plays on for somebody who went away, and the seat is free to take."""
    info = await table_here(visit)
    people = {name: seat for seat, name in _people(info)}
    found = ranked(given["player"], list(people), 1)
    if not found:
        raise Rejected(Text(key="discord.refused.not-found"))
    tables, me = visit.house.tables, visit.person.id
    await tables.replace(info.id, me, people[found[0]], moderates=visit.moderates)
    return _told(visit, "replaced")


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
    return [(name, name) for name in ranked(typing.text, names, MANY)]


async def _start(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.start((await table_here(visit)).id, visit.person.id)
    return _told(visit, "started")


async def _add_computer(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    usual = next(iter(visit.house.games[info.game].computers), RANDOM)
    await visit.house.tables.add_computer(info.id, visit.person.id, given.get("kind", usual))
    return _told(visit, "computer-added")


async def _show(visit: Visit, given: Given) -> Sequence[Screen]:
    """Post the channel's panel anew; elsewhere show one's own table to oneself."""
    tables, house = visit.house.tables, visit.house
    here = await tables.in_channel(visit.channel_id)
    if here is not None:
        await house.post(here.id)
        return _told(visit, "shown")
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
    return _told(visit, "pace-set")


async def _pause(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.pause((await table_here(visit)).id, visit.person.id, paused=True)
    return _told(visit, "paused")


async def _resume(visit: Visit, given: Given) -> Sequence[Screen]:
    await visit.house.tables.pause((await table_here(visit)).id, visit.person.id, paused=False)
    return _told(visit, "resumed")


async def _table_language(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    lang = _language(given) or info.lang
    await visit.house.tables.set_lang(info.id, visit.person.id, lang)
    return [note(Words(lang).say(Text(key="discord.language-set")))]


async def _close(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    await visit.house.tables.close(info.id, visit.person.id, moderates=visit.moderates)
    return _told(visit, "closed")


# --- one's own -------------------------------------------------------------------------------------------


async def _hand(visit: Visit, given: Given) -> Sequence[Screen]:
    return [await hand_of(visit, (await table_here(visit)).id)]


async def _undo(visit: Visit, given: Given) -> Sequence[Screen]:
    info = await table_here(visit)
    await visit.house.tables.undo(info.id, visit.person.id)
    return [await hand_of(visit, info.id, visit.words.say(Text(key="discord.undone")))]


async def _orders(visit: Visit, given: Given) -> Sequence[Screen]:
    return await standing.show(visit, (await table_here(visit)).id)


async def _me(visit: Visit, given: Given) -> Sequence[Screen]:
    """The person's tables, those that wait first; how to be called upon, and the language.

    Direct messages are tried again.
    """
    tables, me, words = visit.house.tables, visit.person, visit.words
    if lang := _language(given):
        words = Words(lang)
        visit = replace(visit, words=words)
        await tables.choose_lang(me.id, lang)
    wanted = await habits.change(visit, given)
    waiting = await tables.waiting_for(me.id)
    others = [info for info in await tables.of(me.id) if info not in waiting]
    lines = [_line(info, "waiting", words) for info in waiting] + [_line(i, "other", words) for i in others]
    lines = lines or [words.say(Text(key="discord.me.none"))]
    if await tables.has_closed_dm(me.id):
        await tables.open_dm(me.id)
        lines.append(words.say(Text(key="discord.me.dm")))
    lines += ["", *habits.told(visit, wanted), words.say(Text(key="discord.me.language"))]
    return [note("\n".join(lines))]


def _line(info: TableInfo, what: str, words: Words) -> str:
    game = words.say(Text(key=f"{info.game}.name"))
    args = {"game": game, "channel": f"<#{info.channel_id}>", "since": f"<t:{info.since}:R>"}
    return words.say(Text(key=f"discord.me.{what}", args={**args}))


# --- learning --------------------------------------------------------------------------------------------


async def _rules(visit: Visit, given: Given) -> Sequence[Screen]:
    found = _named(_topics(visit.house, visit.words), given["topic"])
    game, _, topic = found.partition("/")
    title = visit.words.say(Text(key=f"{game}.rules.{topic}.title"))
    text = visit.words.say(Text(key=f"{game}.rules.{topic}"))
    return [note(f"### {title}\n{text}")]


async def _card(visit: Visit, given: Given) -> Sequence[Screen]:
    found = _named(_cards(visit.house, visit.words), given["card"])
    game, _, ident = found.partition("/")
    drawing = await visit.house.pictures.card(game, ident, visit.person.lang)
    return [illustrated(drawing.text or visit.words.name(ident), drawing.shown)]


def _topics(house: House, words: Words) -> dict[str, str]:
    """The label of each topic by its value, `bellum/attack`."""
    return {
        f"{game}/{topic}": _labelled(game, words.say(Text(key=f"{game}.rules.{topic}.title")), house, words)
        for game in house.games
        for topic in ui(game).topics
    }


def _cards(house: House, words: Words) -> dict[str, str]:
    """The label of each card by its value, `bellum/creature:hydra_1`."""
    return {
        f"{game}/{ident}": _labelled(game, words.name(ident), house, words)
        for game in house.games
        for ident in cards(game)
    }


def _labelled(game: str, label: str, house: House, words: Words) -> str:
    """With the name of the game, where there are several."""
    return label if len(house.games) == 1 else f"{words.say(Text(key=f'{game}.name'))}: {label}"


def _complete_topic(typing: Typing) -> list[tuple[str, str]]:
    return _offered(_topics(typing.house, typing.words), typing.text)


def _complete_card(typing: Typing) -> list[tuple[str, str]]:
    return _offered(_cards(typing.house, typing.words), typing.text)


def _offered(labels: Mapping[str, str], text: str) -> list[tuple[str, str]]:
    values = {label: value for value, label in labels.items()}
    return [(label, values[label]) for label in ranked(text, list(values), MANY)]


def _named(labels: Mapping[str, str], text: str) -> str:
    """The value that was chosen, or the one whose label is nearest to what was typed."""
    if text in labels:
        return text
    offered = _offered(labels, text)
    if not offered:
        raise Rejected(Text(key="discord.refused.not-found"))
    return offered[0][1]


# --- words -----------------------------------------------------------------------------------------------


def _told(visit: Visit, key: str, **args: str) -> list[Screen]:
    return [note(visit.words.say(Text(key=f"discord.{key}", args={**args})))]


def _language(given: Given) -> Lang | None:
    match given.get("language"):
        case "en":
            return "en"
        case "pt-BR":
            return "pt-BR"
        case _:
            return None
