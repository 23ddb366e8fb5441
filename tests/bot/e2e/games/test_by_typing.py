"""A whole game of Bellum Magica by typing alone."""

from pathlib import Path
from random import Random

import pytest

from bot.sandbox.people.driver import Person, Place
from tests.bot.e2e.history import history
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import OVER, awaited, own, panel_in, seated
from tests.bot.e2e.typists import Typist

pytestmark = pytest.mark.usefixtures("tavern")


async def test_a_whole_game_by_play_and_the_games_own_commands(
    ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    await seated(ana, [bia], games)
    typists = [Typist(person, games, Random(n), shortcuts=0.6) for n, person in enumerate((ana, bia))]
    while OVER not in (panel := panel_in(games)).text:
        [typist] = awaited(panel, typists)
        await typist.play()

    stored = history(tmp_path / DATABASE)
    assert stored.result is not None
    assert {used for typist in typists for used in typist.used} >= {
        "play",
        "bellum goblin",
        "bellum attack",
        "bellum recruit",
        "bellum side",
    }
    total = stored.result.sheet["total"]
    for name, place, gold in zip(stored.names, stored.result.places, total, strict=True):
        assert f"{place}\\. {name}: {gold}" in panel.text

    await games.until(lambda post: "Play again" in [b.label for b in post.buttons])
    panel = panel_in(games)
    checked = await bia.press(panel, own(panel, "verify"))
    assert checked.text.count("✅") == 2
    saved = await bia.press(panel, own(panel, "export"))
    assert [file.filename.endswith(".json") for file in saved.files] == [True]
    await bia.press(panel, own(panel, "again"))
    lobby = await games.until(lambda post: "1. Bia" in post.text)
    assert f"Invited: <@{ana.id}>" in lobby.text
