"""Repeated answers: answering, taking it back and answering again pings the next player only once."""

from pathlib import Path

import pytest

from bot.sandbox.people.driver import Person, Place
from bot.table.schedule.pings import FIRST, PAUSE
from tests.bot.e2e.inside import DATABASE, look_again
from tests.bot.e2e.players import panel_in, seated, until, until_panel
from tests.bot.e2e.tables import all_said
from tests.bot.table.scene import Clock

pytestmark = pytest.mark.usefixtures("clock", "bot")


async def acting(*people: Person, games: Place) -> None:
    """A table where all have planned: the first is asked in public."""
    await seated(people[0], list(people[1:]), games, game="toy.name")
    for person in people:
        seen = await person.autocomplete("play", games, answer="")
        await person.command("play", games, answer=str(seen.choices[0].value))
    await until_panel(games, lambda post: "toy.ask.act" in post.text)


async def awaits(games: Place, person: Person) -> None:
    await until_panel(games, lambda post: f"Waiting for <@{person.id}>" in post.text)


@pytest.mark.parametrize("notice", ["mention", "dm"])
async def test_who_answers_and_undoes_again_and_again_calls_the_next_player_once(
    tmp_path: Path, clock: Clock, ana: Person, bia: Person, games: Place, notice: str
) -> None:
    await bia.command("me", games, notice=notice)
    await acting(ana, bia, games=games)
    await all_said(tmp_path / DATABASE)
    before, panels = len(bia.pinged_by), set[int]()
    for _ in range(3):
        await ana.press(panel_in(games), "action:rest")
        await awaits(games, bia)
        await all_said(tmp_path / DATABASE)
        panels.add(panel_in(games).id)
        assert len(bia.pinged_by) == before + 1
        clock.now += 60
        await ana.command("undo", games)
        await awaits(games, ana)
    assert len(panels) == 1, "it stays where it is"
    await ana.press(panel_in(games), "action:rest")
    await awaits(games, bia)
    await all_said(tmp_path / DATABASE)
    clock.now += PAUSE - 3 * 60
    look_again()
    await until(games, lambda: len(bia.pinged_by) == before + 2)
    assert "is waiting for you" in bia.pinged_by[-1].text
    clock.now += FIRST - 1
    look_again()
    await all_said(tmp_path / DATABASE)
    assert len(bia.pinged_by) == before + 2
