"""The operator's commands beside the real bot, which runs and is not restarted."""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.bot.e2e.players import mover, panel_in, seated, sure
from tests.bot.e2e.process import PATIENCE, ROOT, Process
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.nightly


async def operate(process: Process, *arguments: str) -> tuple[int, str]:
    """`python -m bot <command>` with the bot's own settings: its exit code, and all that it says."""
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=ROOT,
        env={**os.environ, "TAVERNA_DATABASE": process.database, "LANG": "en"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(child.communicate(), PATIENCE)
    assert child.returncode is not None
    return child.returncode, said.decode()


async def begun(ana: Person, bia: Person, games: Place) -> Post:
    """A game of Bellum Magica in English, at its first question."""
    return await seated(ana, [bia], games, "Bellum Magica")


async def test_a_table_is_frozen_stays_so_through_a_restart_and_is_thawed(
    process: Process, ana: Person, bia: Person, games: Place
) -> None:
    await process.start()
    panel = await begun(ana, bia, games)
    asked = mover(panel, ana, bia)

    assert (await operate(process, "freeze", "1"))[0] == 0
    await games.until(lambda post: "whoever runs the bot has stopped it" in post.text, 30)
    await games.until(lambda post: post.id == panel.id and not post.buttons, 30)

    await process.kill()
    await process.start()
    assert "frozen by the operator" in (await operate(process, "tables"))[1]

    assert await operate(process, "thaw", "1") == (0, "table 1 goes on\n")
    await games.until(lambda post: "this table goes on" in post.text, 30)
    panel = await games.until(lambda post: post.id > panel.id and "Waiting for" in post.text, 30)
    await asked.press(panel_in(games), "Left: production")
    await games.until(lambda post: " put " in post.text, 30)


async def test_a_running_bot_is_healthy_and_a_stopped_one_is_heard_no_more(process: Process) -> None:
    await process.start()
    code, said = await operate(process, "health")
    assert (code, "BAD" in said) == (0, False), said
    assert "the bot was alive" in said
    assert await process.stop() == 0
    assert (await operate(process, "show", "1"))[0] == 1


@pytest.mark.sqlite
async def test_a_copy_is_made_beside_the_bot_and_put_back_after_it(
    process: Process, tmp_path: Path, ana: Person, bia: Person, games: Place
) -> None:
    await process.start()
    await begun(ana, bia, games)
    copy = str(tmp_path / "copy.db")
    assert (await operate(process, "backup", copy))[0] == 0
    code, said = await operate(process, "restore", copy)
    assert (code, said.count("\n")) == (1, 1)
    assert "another bot works with this database" in said
    await sure(ana, await ana.command("table close", games), "close")
    await games.until(lambda post: "has been closed" in post.text, 20)
    await process.stop()

    assert (await operate(process, "restore", copy))[0] == 0
    await process.start()
    shown = await ana.command("table show", games)
    assert "Aqui está a mesa" in shown.text
