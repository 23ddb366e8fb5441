"""Whole games of Bellum Magica by typing alone."""

from pathlib import Path
from random import Random

import pytest

from bot.sandbox.driver import City, Person, Place
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, awaited, panel_in, seated
from tests.bot.e2e.typists import Typist

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("tavern")]


@pytest.mark.parametrize("shortcuts", [False, True], ids=["play", "own commands"])
async def test_a_whole_game_by_typing(
    city: City, ana: Person, bia: Person, games: Place, tmp_path: Path, shortcuts: bool
) -> None:
    await seated(ana, [bia], games)
    typists = [Typist(person, games, Random(n)) for n, person in enumerate((ana, bia))]
    while OVER not in (panel := panel_in(games)).text:
        [typist] = awaited(panel, typists)
        await typist.play(shortcuts=shortcuts)

    stored = history(tmp_path / DATABASE)
    assert stored.result is not None
    assert {played.user_id for played in stored.played} == {ana.id, bia.id}
    total = stored.result.sheet["total"]
    for name, place, gold in zip(stored.names, stored.result.places, total, strict=True):
        assert f"{place}\\. {name}: {gold}" in panel.text
