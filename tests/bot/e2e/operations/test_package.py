"""A game from another package beside the real bot: played, taken away with a table running, and back."""

import os
from pathlib import Path

import pytest

from tests.bot.e2e.operations.test_operator import operate
from tests.bot.e2e.players import seated
from tests.bot.e2e.process import Process
from tests.packaged import install
from tools.driver import Person, Place, Post

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


async def crates(person: Person, games: Place) -> tuple[Post, list[str]]:
    """The person's hand, and the crates that it offers."""
    hand = (await person.command("hand", games)).shown
    return hand, [b.label for b in hand.buttons if b.label and b.label.startswith(("Crate", "Caixote"))]


async def test_a_table_goes_on_when_its_game_is_back(
    drawing: Process, ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    install(tmp_path / "site")
    path = os.pathsep.join(filter(None, (str(tmp_path / "site"), os.environ.get("PYTHONPATH"))))
    installed = {"PYTHONPATH": path, "TAVERNA_GAMES": "ferry"}

    drawing.settings = installed
    await drawing.start()
    panel = await seated(ana, [bia], games, "The Ferry")
    await games.until(lambda post: post.id == panel.id and bool(post.files), 30)
    held = {person.id: (await crates(person, games))[1] for person in (ana, bia)}
    assert await drawing.stop() == 0

    drawing.settings = {}
    await drawing.start()
    await games.until(lambda post: "not installed at the moment" in post.text, 30)
    await games.until(lambda post: post.id == panel.id and not post.buttons, 30)
    assert "não está instalado no momento" in (await ana.command("hand", games)).text
    assert "Ferry" in (await bia.command("me", games)).text
    assert "waits for its game" in (await operate(drawing, "tables"))[1]
    assert await drawing.stop() == 0

    drawing.settings = installed
    await drawing.start()
    await games.until(lambda post: "The game is back" in post.text, 30)
    await games.until(lambda post: post.id > panel.id and "Waiting for" in post.text, 30)
    for person in (ana, bia):
        hand, offered = await crates(person, games)
        assert offered == held[person.id]
        await person.press(hand, offered[0])
    first = held[ana.id][0].replace("Caixote", "Crate")
    await games.until(lambda post: "Ana loads" in post.text and f"{first}." in post.text, 30)
