"""`/rules` and `/card`: the rules by topic, and each card, found by any of their words."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress

from discord import ui

from bot.discord.delivery.glance import how_button
from bot.discord.delivery.panel import in_words
from bot.discord.play.hands import table_here
from bot.discord.questions.matching import ranked
from bot.discord.requests.actions import CommandOption, Given, Slash, Typing
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.limits import ENTRIES, TEXT, clip
from bot.discord.screens.screen import Drawing, Screen, illustrated
from bot.table import reading
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.ui import ui as hints
from rules.core.words import Words


async def _rules(request: Request, given: Given) -> Sequence[Screen]:
    runtime, words = request.runtime, request.words
    titles, texts = _topics(runtime, words), _texts(runtime, words)
    found = _named(titles, given["topic"], texts, await _at_hand(request))
    told = ui.TextDisplay[Screen](clip(f"### {titles[found]}\n{texts[found]}", TEXT))
    game = found.partition("/")[0]
    return [Screen(told, ui.ActionRow(how_button(game, words))) if teaching(game) else Screen(told)]


async def _card(request: Request, given: Given) -> Sequence[Screen]:
    found = _named(_cards(request.runtime, request.words), given["card"], {}, await _at_hand(request))
    game, _, ident = found.partition("/")
    me = request.person
    owner = request.guild_id or me.id
    drawn = await request.runtime.pictures.card(game, ident, me.lang, owner, me.theme)
    text = drawn.now[0].text or request.words.name(ident)

    def made(drawings: Sequence[Drawing]) -> Screen:
        [card] = drawings
        return illustrated(text if card.shown else in_words(card, request.words), card.shown)

    return [drawn.screen(made)]


async def _at_hand(request: Request) -> str | None:
    """Return the game of the table here; in direct messages, of one that waits for the person, or of any."""
    with suppress(Rejected):
        return (await table_here(request)).game
    return None


def _topics(runtime: Runtime, words: Words) -> dict[str, str]:
    """Return the label of each topic by its value, `bellum/attack`."""
    return {
        f"{game}/{topic}": _labelled(game, words.say(Text(key=f"{game}.rules.{topic}.title")), runtime, words)
        for game in runtime.games
        for topic in hints(game).topics
    }


def _texts(runtime: Runtime, words: Words) -> dict[str, str]:
    """Return the text of each topic by its value, so that any word or the number of a rule finds it."""
    return {
        f"{game}/{topic}": words.say(Text(key=f"{game}.rules.{topic}"))
        for game in runtime.games
        for topic in hints(game).topics
    }


def _cards(runtime: Runtime, words: Words) -> dict[str, str]:
    """Return the label of each card by its value, `bellum/creature:hydra_1`; repeated names are numbered."""
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
    return label if len(runtime.games) == 1 else f"{words.title(game)}: {label}"


def _complete_topic(typing: Typing) -> list[tuple[str, str]]:
    runtime, words = typing.runtime, typing.words
    return _offered(_topics(runtime, words), typing.text, _texts(runtime, words), _in_memory(typing))


def _complete_card(typing: Typing) -> list[tuple[str, str]]:
    return _offered(_cards(typing.runtime, typing.words), typing.text, {}, _in_memory(typing))


def _in_memory(typing: Typing) -> str | None:
    """Return the game of the table here, if that is known without waiting."""
    seen = reading.peek(typing.context, typing.channel_id, typing.user_id)
    return seen.table.game if seen else None


def _offered(
    labels: Mapping[str, str], text: str, texts: Mapping[str, str], at_hand: str | None = None
) -> list[tuple[str, str]]:
    """Find what matches the text, in the game at hand first."""
    values = {label: value for value, label in labels.items()}
    said = [texts.get(value, "") for value in values.values()]
    found = ranked(text, list(values), len(values), said)
    found.sort(key=lambda label: not values[label].startswith(f"{at_hand}/"))
    return [(label, values[label]) for label in found[:ENTRIES]]


def _named(labels: Mapping[str, str], text: str, texts: Mapping[str, str], at_hand: str | None = None) -> str:
    """Return the chosen value, or the one whose label, or else text, is closest to what was typed."""
    if text in labels:
        return text
    offered = _offered(labels, text, texts, at_hand)
    if not offered:
        raise Rejected(Text(key="discord.refused.not-found"))
    return offered[0][1]


TOPIC = CommandOption("topic", required=True, complete=_complete_topic)
CARD = CommandOption("card", required=True, complete=_complete_card)
ACTIONS = (
    Slash("rules", _rules, Work.LOOK, (TOPIC,), anywhere=True),
    Slash("card", _card, Work.STUDY, (CARD,), anywhere=True),
)
