"""The doctor as a process of its own: beside the bot at work, and where nothing else would run."""

import asyncio
import json
import subprocess
import sys

import pytest

from bot.sandbox.world.state import Emoji
from render.scene import icon_names
from rules.games import GAMES
from tests.bot.e2e.process import ROOT, Process
from tools.driver import City, Person, Place

pytestmark = pytest.mark.nightly


async def doctor(process: Process, *arguments: str, **more: str) -> tuple[int, str, str]:
    """Its exit code and its output, with the settings of the bot and these."""

    def run() -> tuple[int, str, str]:
        asked = [sys.executable, "-m", "bot", "doctor", *arguments]
        env = {**process._environment(), "LANG": "pt_BR.UTF-8", **more}
        done = subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout, done.stderr

    return await asyncio.to_thread(run)


async def test_beside_the_bot_at_work_all_is_well(
    city: City, process: Process, ana: Person, games: Place
) -> None:
    for name in (f"{game}_{icon}_0123ab" for game in GAMES for icon in icon_names(game)):
        emoji = Emoji(city.world.next_id(), name, "")
        city.world.state.emojis[emoji.id] = emoji
    await process.start()
    await city.world.until(lambda: city.world.state.commands or None, asyncio.sleep(60))
    sessions = set(city.world.sessions)
    code, said, complained = await doctor(process, "--post", str(games.id), "--person", str(ana.user.id))
    assert (code, complained) == (0, ""), said
    assert (
        f"ok  todos os {len(city.world.state.commands)} comandos estão registrados, como são nesta versão\n"
        in said
    )
    assert "ok  todas as mensagens do teste foram apagadas\n" in said
    assert set(city.world.sessions) == sessions
    assert process.running
    assert games.posts == []


async def test_a_setting_with_which_nothing_runs_is_a_line_too(process: Process) -> None:
    code, said, complained = await doctor(process, "--json", TAVERNA_LOG="loud", TAVERNA_DRAWRES="1")
    assert (code, complained) == (1, "")
    found = json.loads(said)
    assert [line["key"] for line in found["lines"]] == ["setting-wrong", "setting-meant", "rest-unseen"]
    assert found["lines"][0]["said"].startswith("uma configuração está errada: TAVERNA_LOG: ")
