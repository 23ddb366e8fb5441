"""Presses that a whole turn takes in each game, by sensible use of buttons, menus and forms.

A menu is two presses. The figures are reached in long runs: a change may lower them, and then they are
lowered here. In short runs `tests/contract/test_presses_a_turn.py` counts turns without the bot.
"""

from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pytest

from bot.discord.screens.speech import USUAL
from rules.games import GAMES
from rules.kemet.components.state import Battle, Side
from rules.kemet.play.council import sheet
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import seated
from tests.bot.e2e.pressing import Presser, Way
from tests.bot.e2e.tables import all_said
from tests.depth import only_long
from tests.kemet.small import game, god
from tools.driver import City, Place

NAMES = ("Ana", "Bia", "Caio")

Part = tuple[str, Hashable]  # of a game: its name, and which one of them


def bellum(state: Any) -> Part:
    """The choices before the first day, and each day."""
    return ("set-up", 0) if state.phase in ("castles", "goblins") else ("day", state.day)


def kemet(state: Any) -> Part:
    """The set-up, each turn, each battle in it, and each night."""
    if state.phase in ("cities", "troops", "pyramids", "first"):
        return "set-up", 0
    if state.battle is not None:
        return "battle", sum(len(god.spent) for god in state.gods)
    return ("night", state.day) if state.turn is None else ("turn", (state.day, state.turn.seat))


def immortals(state: Any) -> Part:
    """Each round of the draft, what lies around it, each plan, and all actions of a round."""
    if state.phase in ("draft", "placing", "pass_on"):
        return "draft", state.drafts
    if state.round == 0:
        return "set-up", state.phase
    return ("plan" if state.phase == "planning" else "actions"), state.round


def dwar7s(state: Any) -> Part:
    """Each turn."""
    return "turn", (state.round, state.turn)


def calamandara(state: Any) -> Part:
    """Each turn."""
    return "turn", state.turns


CASES: dict[str, tuple[Callable[[Any], Part], int, dict[str, int]]] = {
    "bellum": (bellum, 60, {"set-up": 2, "day": 6}),
    "kemet": (kemet, 150, {"set-up": 7, "turn": 7, "battle": 6, "night": 6}),
    "immortals": (immortals, 150, {"set-up": 2, "draft": 3, "plan": 11, "actions": 37}),
    "dwar7s": (dwar7s, 80, {"turn": 16}),
    "calamandara": (calamandara, 90, {"turn": 12}),
}


@only_long
@pytest.mark.usefixtures("tavern")
@pytest.mark.parametrize("game", CASES)
async def test_a_turn_takes_few_presses(game: str, city: City, games: Place, tmp_path: Path) -> None:
    """The most that anybody presses in a part of the game, within so many answers."""
    part, answers, ceilings = CASES[game]
    database, most = tmp_path / DATABASE, dict.fromkeys(ceilings, 0)
    people = [city.person(name) for name in NAMES[: max(2, GAMES[game].seats[0])]]
    await seated(people[0], people[1:], games, game)
    pressers = [Presser(person, games, database) for person in people]
    await all_said(database)
    pressed: dict[tuple[str, Hashable, int], int] = {}
    numbers: dict[str, tuple[int, Hashable]] = {}
    for _ in range(answers):
        now = present(database)
        if not now.position.waiting:
            break
        presser = next(each for each in pressers if now.seat_of(each.person.id) in now.position.waiting)
        name, which = part(now.position.state)
        number, last = numbers.get(name, (0, which))
        numbers[name] = (number + (which != last), which)
        key = (name, numbers[name][0], presser.person.id)
        pressed[key] = pressed.get(key, 0) + await presser.answer()
    for (name, _, _), count in pressed.items():
        most[name] = max(most.get(name, 0), count)
    assert most == ceilings


@pytest.mark.parametrize(("divine", "presses"), [((), 2), (("glory",), 3), (("prayer",), 2)])
def test_a_war_council_takes_one_press_a_card_where_no_other_can_be_added(
    divine: tuple[str, ...], presses: int
) -> None:
    """If another can be added, one more press locks it in. Prayer is played in turns, not in battles."""
    here = "temple_medium"
    ctx = game(god(divine=divine), god(), troops={here: [(0, 2), (1, 2)]})
    ctx.state.battle = Battle(zone=here, sides=[Side(0), Side(1)])
    decision = sheet(ctx.state, 0, "council")
    play, discard = (f"battle:{card}" for card in ctx.state.gods[0].hand[:2])
    steps = Way(decision, {"slot:play": play, "slot:discard": discard}, USUAL, private=True).steps()
    assert sum(step.presses for step in steps) == presses
