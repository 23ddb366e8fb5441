"""Messages in the pseudo-language: Discord takes them all, and no choice is cut."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.play import private
from bot.discord.play.lesson import lesson
from bot.discord.screens.screen import Screen, note
from bot.table.learning.coach import Coaching
from bot.table.model import TableView
from rules.core.decisions import Seat
from rules.core.engine import Position
from rules.core.game import AnyGame
from rules.core.play.idea import Idea
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words, keys
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import DRAWN, UNDRAWN, check, info, positions, seen
from tests.pseudo import PSEUDO, spoken

NAMES = ("Ana", "Bruna", "Caio", "Davi", "Edu", "Fabi")
ANSWERS = 120  # of each game
CHOOSE = Text(key="widgets.choose")  # ends with an ellipsis of its own


@pytest.fixture(scope="module", autouse=True)
def words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Words]:
    with spoken(tmp_path_factory.mktemp("pseudo")):
        yield Words(PSEUDO)


def of(game: AnyGame, position: Position[Any], seat: Seat | None) -> TableView:
    """A table of people with ordinary names, through one reader's eyes."""
    found = seen(game, position, seat, PSEUDO)
    players = (replace(each, name=NAMES[each.seat]) for each in found.table.seats)
    asked = dict(found.look.public) if found.decision is None or seat is None else {seat: found.decision}
    effects = {each: game.effects(found.look.view, decision) for each, decision in asked.items()}
    return replace(found, table=replace(found.table, seats=tuple(players)), effects=effects)


def cut(screen: Screen, words: Words) -> set[str]:
    """Labels of buttons and menus that are cut; that of an entry may go on in the line below it."""
    found: set[str] = set()
    for item in screen.walk_children():
        if isinstance(item, ui.Button):
            found.add(item.label or "")
        if isinstance(item, ui.Select):
            found.add(item.placeholder or "")
            found |= {each.label for each in item.options if not (each.description or "").startswith("…")}
    return {label for label in found - {words.say(CHOOSE)} if label.endswith("…")}


def screens(game: AnyGame, words: Words) -> Iterator[Screen]:
    """Yield what the bot shows of a game: panels, hands, lessons, help, and the lobby."""
    for number, position in enumerate(islice(positions(game, game.seats[0], "pseudo"), ANSWERS)):
        drawing = [DRAWN] if number % 2 else [UNDRAWN]
        yield panel.panel(of(game, position, None), drawing, words)
        for seat in position.pending:
            mine = of(game, position, seat)
            assert mine.decision is not None
            yield private.hand(mine, drawing, words, "said " * 50, tip=True)
            advice = Idea(mine.decision.sample(Dice("a")), Text(key="label", args={"it": "x" * 220}))
            learner = replace(mine, table=replace(mine.table, lesson=True))
            yield lesson(learner, Coaching(advice), drawing, words, "")
        yield note(private.help_with(of(game, position, None), words))
    for seats in (1, game.seats[-1]):
        yield lobby_panel(replace(info(game, seats, PSEUDO), status="lobby"), game, words)


@pytest.mark.parametrize("key", GAMES)
def test_every_message_is_taken_and_no_choice_is_cut(key: str, words: Words) -> None:
    shortened: set[str] = set()
    for screen in screens(GAMES[key], words):
        check(screen)
        shortened |= cut(screen, words)
    assert shortened == set()


def test_the_bots_own_buttons_have_room(words: Words) -> None:
    labels = {key: words.say(Text(key=key)) for key in keys("en") if "-button-" in key}
    assert {key: label for key, label in labels.items() if len(label) > 80} == {}
