"""The list of all commands; those for one's hand, one's tables, the rules and the cards are here."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from discord import ui

from bot.discord.delivery.panel import in_words
from bot.discord.learning import lessons, tips
from bot.discord.lobby import hosting, owner, themes
from bot.discord.lobby.hosting import language, language_option
from bot.discord.past import memories, replay, story, undo
from bot.discord.people import forgetting, scores
from bot.discord.play import advice, answering, standing_orders
from bot.discord.play.hands import hand_of, table_here
from bot.discord.questions.matching import ranked
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.slash import CommandOption, Given, Slash, Typing
from bot.discord.schedule import habits
from bot.discord.screens.glance import how_button
from bot.discord.screens.limits import ENTRIES, TEXT, clip
from bot.discord.screens.pictures import Drawing
from bot.discord.screens.screen import Screen, illustrated, note
from bot.discord.seats import seating
from bot.table import reading
from bot.table.model import TableInfo
from bot.table.people import profiles
from bot.table.seats import seats
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.ui import ui as hints
from rules.core.words import Words

MINE = (
    language_option(),
    *habits.options(),
    *tips.options(),
    themes.option(),
    *forgetting.options(),
)  # the options of `/me`


def commands(games: Mapping[str, AnyGame]) -> list[Slash]:
    """All commands, the games' own ones included."""
    return [
        *hosting.commands(games),
        *memories.commands(),
        *replay.commands(),
        *story.commands(),
        Slash("hand", _hand, anywhere=True),
        *seating.commands(),
        *undo.commands(),
        Slash("orders", _orders),
        *advice.commands(),
        Slash("me", _me, MINE, anywhere=True),
        Slash(
            "rules", _rules, (CommandOption("topic", required=True, complete=_complete_topic),), anywhere=True
        ),
        Slash("card", _card, (CommandOption("card", required=True, complete=_complete_card),), anywhere=True),
        *scores.commands(games),
        *owner.commands(),
        *lessons.commands(games),
        *answering.commands(list(games)),
    ]


# --- one's own -------------------------------------------------------------------------------------------


async def _hand(request: Request, given: Given) -> Sequence[Screen]:
    return [await hand_of(request, (await table_here(request)).id)]


async def _orders(request: Request, given: Given) -> Sequence[Screen]:
    return await standing_orders.show(request, (await table_here(request)).id)


async def _me(request: Request, given: Given) -> Sequence[Screen]:
    """Show the person's tables, waiting ones first, and how they want to be called; change the settings.

    Direct messages that were refused are allowed again.
    """
    context, me, words = request.runtime.context, request.person, request.words
    if lang := language(given):
        words = Words(lang)
        request = replace(request, words=words)
        await profiles.choose_lang(context, me.id, lang)
    if "forget" in given:
        return [await forgetting.preview(request)]
    shown = await forgetting.change(request, given)
    wanted = await habits.change(request, given)
    learning = await tips.change(request, given)
    colours = await themes.change(request, given)
    waiting = await reading.waiting_for(context, me.id)
    others = [info for info in await reading.of_person(context, me.id) if info not in waiting]
    lines = [_line(info, "waiting", words) for info in waiting] + [_line(i, "other", words) for i in others]
    lines += [_line(info, "lent", words) for info in await seats.lent_by(context, me.id)]
    lines = lines or [words.say(Text(key="discord.me.none"))]
    if await profiles.has_closed_dm(context, me.id):
        await profiles.set_closed_dm(context, me.id, closed=False)
        lines.append(words.say(Text(key="discord.me.dm")))
    lines += [
        "",
        *habits.told(request, wanted),
        learning,
        colours,
        shown,
        words.say(Text(key="discord.me.language")),
    ]
    return [note("\n".join(lines))]


def _line(info: TableInfo, what: str, words: Words) -> str:
    game = words.title(info.game)
    args = {"game": game, "channel": f"<#{info.channel_id}>", "since": f"<t:{info.since}:R>"}
    return words.say(Text(key=f"discord.me.{what}", args={**args}))


# --- learning --------------------------------------------------------------------------------------------


async def _rules(request: Request, given: Given) -> Sequence[Screen]:
    runtime, words = request.runtime, request.words
    titles, texts = _topics(runtime, words), _texts(runtime, words)
    found = _named(titles, given["topic"], texts)
    told = ui.TextDisplay[Screen](clip(f"### {titles[found]}\n{texts[found]}", TEXT))
    game = found.partition("/")[0]
    return [Screen(told, ui.ActionRow(how_button(game, words))) if teaching(game) else Screen(told)]


async def _card(request: Request, given: Given) -> Sequence[Screen]:
    found = _named(_cards(request.runtime, request.words), given["card"], {})
    game, _, ident = found.partition("/")
    me = request.person
    owner = request.guild_id or me.id
    drawn = await request.runtime.pictures.card(game, ident, me.lang, owner, me.theme)
    text = drawn.now[0].text or request.words.name(ident)

    def made(drawings: Sequence[Drawing]) -> Screen:
        [card] = drawings
        return illustrated(text if card.shown else in_words(card, request.words), card.shown)

    return [drawn.screen(made)]


def _topics(runtime: Runtime, words: Words) -> dict[str, str]:
    """The label of each topic by its value, `bellum/attack`."""
    return {
        f"{game}/{topic}": _labelled(game, words.say(Text(key=f"{game}.rules.{topic}.title")), runtime, words)
        for game in runtime.games
        for topic in hints(game).topics
    }


def _texts(runtime: Runtime, words: Words) -> dict[str, str]:
    """The text of each topic by its value, so that any word or the number of a rule finds it."""
    return {
        f"{game}/{topic}": words.say(Text(key=f"{game}.rules.{topic}"))
        for game in runtime.games
        for topic in hints(game).topics
    }


def _cards(runtime: Runtime, words: Words) -> dict[str, str]:
    """The label of each card by its value, `bellum/creature:hydra_1`; repeated names are numbered."""
    found: dict[str, str] = {}
    for game in runtime.games:
        names = Counter[str]()
        for ident in runtime.pictures.cards(game):
            name = words.name(ident)
            names[name] += 1
            label = name if names[name] == 1 else f"{name} ({names[name]})"
            found[f"{game}/{ident}"] = _labelled(game, label, runtime, words)
    return found


def _labelled(game: str, label: str, runtime: Runtime, words: Words) -> str:
    """The label, with the name of the game in front if there are several games."""
    return label if len(runtime.games) == 1 else f"{words.title(game)}: {label}"


def _complete_topic(typing: Typing) -> list[tuple[str, str]]:
    runtime, words = typing.runtime, typing.words
    return _offered(_topics(runtime, words), typing.text, _texts(runtime, words))


def _complete_card(typing: Typing) -> list[tuple[str, str]]:
    return _offered(_cards(typing.runtime, typing.words), typing.text, {})


def _offered(labels: Mapping[str, str], text: str, texts: Mapping[str, str]) -> list[tuple[str, str]]:
    values = {label: value for value, label in labels.items()}
    said = [texts.get(value, "") for value in values.values()]
    return [(label, values[label]) for label in ranked(text, list(values), ENTRIES, said)]


def _named(labels: Mapping[str, str], text: str, texts: Mapping[str, str]) -> str:
    """The chosen value, or the one whose label, or else text, is closest to what was typed."""
    if text in labels:
        return text
    offered = _offered(labels, text, texts)
    if not offered:
        raise Rejected(Text(key="discord.refused.not-found"))
    return offered[0][1]
