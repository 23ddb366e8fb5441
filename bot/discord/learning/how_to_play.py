"""*How to play*: a game in two pages with numbered pictures, for one person alone."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.delivery.glance import HOW, glance, learn_button
from bot.discord.delivery.panel import ACCENTS, in_words, title
from bot.discord.requests.actions import GeneralButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES, TEXT, clip
from bot.discord.screens.screen import Drawing, Item, Screen, galleries, menu, menu_entry, note, uploads
from bot.discord.screens.speech import say_of
from render.core.pictures import explanations
from rules.core.decisions import Rejected
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import TURN_LINES, teaching
from rules.core.ui import ui as hints
from rules.core.words import Words

PAGES = ("board", "hand")  # what each of them shows
TURNED = "howpage"  # to another page, in place; its rest is the game and the page
PARTS = 3  # texts of a page
TOPIC = "howtopic"  # the menu of the rules' topics


async def _how(request: Request, rest: str) -> Sequence[Screen]:
    return [await _page(request, rest, PAGES[0])]


async def _turned(request: Request, rest: str) -> Sequence[Screen]:
    game, _, page = rest.partition(".")
    if page not in PAGES:
        raise Rejected(Text(key="discord.stale"))
    return [await _page(request, game, page)]


async def _topic(request: Request, rest: str) -> Sequence[Screen]:
    game, _, topic = rest.partition(".")
    if game not in request.runtime.games or teaching(game) is None or topic not in hints(game).topics:
        raise Rejected(Text(key="discord.stale"))
    key = f"{game}.rules.{topic}"
    said = [request.words.say(Text(key=each)) for each in (f"{key}.title", key)]
    return [note("### {}\n{}".format(*said))]


ACTIONS = (
    GeneralButton(HOW, _how, Work.STUDY, Manner.FRESH, "learning.button.how"),
    GeneralButton(TURNED, _turned, Work.STUDY, Manner.PLACE, "learning.button.next"),
    GeneralButton(TOPIC, _topic, Work.LOOK, Manner.FRESH, "learning.topics"),
)


async def _page(request: Request, key: str, page: str) -> Screen:
    game = request.runtime.games.get(key)
    if game is None or teaching(key) is None:
        raise Rejected(Text(key="discord.stale"))
    me = request.person
    owner = request.guild_id or me.id
    drawn = await request.runtime.pictures.how(key, page, me.lang, owner, me.theme)
    made = first if page == PAGES[0] else second
    return drawn.screen(lambda drawings: made(game, drawings[0], request.words))


def first(game: AnyGame, drawing: Drawing, words: Words) -> Screen:
    """Return the first page: what the game is, how one wins, and a tour of the board."""
    figures = glance(game, words)[:1]
    above = [title(game.key, words), *figures, _say(game, "goal", words), _say(game, "wins", words)]
    items = [_lines(above), *_explained(game.key, PAGES[0], drawing, words)]
    onward = ui.ActionRow(_turn(game, PAGES[1], "next", ButtonStyle.primary, words))
    return _page_of([*items, onward], drawing)


def second(game: AnyGame, drawing: Drawing, words: Words) -> Screen:
    """Build the second page: a turn, what is where in the hand, a good beginning, and links to the rules."""
    turn = [_say(game, f"turn.{number}", words) for number in range(1, TURN_LINES + 1)]
    items = [
        _lines(turn),
        *_explained(game.key, PAGES[1], drawing, words),
        _lines([_say(game, "begin", words)]),
    ]
    back = _turn(game, PAGES[0], "back", ButtonStyle.secondary, words)
    last = ui.ActionRow(back, learn_button(game.key, words))
    return _page_of([*items, ui.ActionRow(_topics(game.key, words)), last], drawing)


def _lines(lines: Sequence[str]) -> Item:
    return ui.TextDisplay(clip("\n".join(lines), TEXT // PARTS))


def _explained(game: str, page: str, drawing: Drawing, words: Words) -> list[Item]:
    if drawing.shown is None:
        twin = [] if drawing.text else explanations(game, page, words)
        return [_lines([in_words(drawing, words), *twin])]
    return [*galleries([drawing]), _lines(explanations(game, page, words))]


def _page_of(items: Sequence[Item], drawing: Drawing) -> Screen:
    return Screen(ui.Container(*items, accent_colour=ACCENTS[3]), uploads=uploads([drawing]))


def _turn(game: AnyGame, page: str, key: str, style: ButtonStyle, words: Words) -> "ui.Button[Screen]":
    label = say_of("learning", words, f"button.{key}")
    return ui.Button(style=style, label=label, custom_id=ids.general_button(TURNED, f"{game.key}.{page}"))


def _topics(game: str, words: Words) -> "ui.Select[Screen]":
    entries = [
        menu_entry(words.say(Text(key=f"{game}.rules.{topic}.title")), f"{game}.{topic}")
        for topic in hints(game).topics[:ENTRIES]
    ]
    return menu(ids.general_button(TOPIC), say_of("learning", words, "topics"), entries)


def _say(game: AnyGame, what: str, words: Words) -> str:
    return words.say(Text(key=f"{game.key}.how.{what}"))
