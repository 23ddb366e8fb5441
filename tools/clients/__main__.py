"""Let the clients watch a table, from its lobby to its end: `make clients`.

The bot is the real one, and the people are the tests' own. Each client must have parsed every message, and
have nothing to complain of. Exit code 1, and why, if one of them has.
"""

import asyncio
import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from bot.discord.screens.pictures import Pictures
from bot.sandbox.server.server import serve
from bot.sandbox.world.form import Json
from bot.sandbox.world.sessions import Session
from render.scene import describe
from rules.games import GAMES
from tests.bot.e2e.inside import inside, noted
from tests.bot.e2e.players import OVER, Player, awaited, panel_in, seated
from tools.driver import City

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
INSTALLED = HERE / ".installed"  # git ignores it
PYTHON = INSTALLED / "python" / "bin" / "python"
CLIENTS: Mapping[str, tuple[str, ...]] = {
    "discord.js": ("node", str(INSTALLED / "client.mjs")),
    "hikari": (str(PYTHON), "-O", "-m", "tools.clients.client_hikari"),
    "disnake": (str(PYTHON), "-m", "tools.clients.client_disnake"),
}
PATIENCE = 60.0  # seconds until a client is ready, or has said what it found
SHOWN = 20  # different troubles of a client
TALK = 64 * 1024 * 1024  # bytes in a client's one line, at most


@dataclass(frozen=True)
class Heard:
    """The messages that a client was sent, and its own account of what it found."""

    sent: Counter[str]
    found: Mapping[str, Any]

    def troubles(self) -> list[str]:
        """Say what is wrong."""
        pairs = {
            "messages": self.sent["MESSAGE_CREATE"],
            "edits": self.sent["MESSAGE_UPDATE"],
            "events": self.sent.total(),
        }
        missed = [
            f"{name}: {self.found[name]} of {sent}"
            for name, sent in pairs.items()
            if self.found[name] != sent
        ]
        return [*self.found["troubles"], *missed, *([] if self.found["read"] else ["no message was fetched"])]


def install() -> None:
    """Install the clients beside this file, unless they are there. The project itself does not need them."""
    INSTALLED.mkdir(exist_ok=True)
    for name in ("package.json", "client.mjs"):  # node looks for libraries beside the program
        shutil.copy(HERE / name, INSTALLED)
    _run("npm", "install", "--silent", "--no-audit", "--no-fund", cwd=INSTALLED)
    if not PYTHON.exists():
        _run(sys.executable, "-m", "venv", str(INSTALLED / "python"))
    _run(
        str(PYTHON),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-r",
        str(HERE / "requirements.txt"),
    )


def _run(*command: str, cwd: Path | None = None) -> None:
    subprocess.run(command, cwd=cwd, check=True)


@asynccontextmanager
async def listening(name: str, city: City, url: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a client during the block, which begins when it is ready."""
    child = await asyncio.create_subprocess_exec(
        *CLIENTS[name],
        url,
        city.world.state.token,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        limit=TALK,
    )
    try:
        if (said := await _line(child)) != b"ready\n":
            raise SystemExit(f"{name} has not connected: {said.decode()}")
        yield child
    finally:
        if child.returncode is None:
            child.kill()
        await child.wait()


async def _line(child: asyncio.subprocess.Process) -> bytes:
    """Return the next line that a client says; an empty one if it says none in time."""
    assert child.stdout is not None
    try:
        return await asyncio.wait_for(child.stdout.readline(), PATIENCE)
    except TimeoutError:
        return b""


async def found_by(name: str, child: asyncio.subprocess.Process) -> Mapping[str, Any]:
    """Read a client's last word: what it found."""
    assert child.stdin is not None
    child.stdin.write(b"end\n")
    said = await _line(child)
    if not said:
        raise SystemExit(f"{name} has not said what it found")
    found: Mapping[str, Any] = json.loads(said)
    return found


async def a_table(city: City) -> None:
    """Play a game from the lobby to its end."""
    ana, bia, games = city.person("Ana", locale="pt-BR"), city.person("Bia"), city.channel("games")
    await seated(ana, [bia], games)
    players = [Player(person, games, Random(n)) for n, person in enumerate((ana, bia))]
    while OVER not in (panel := panel_in(games)).text:
        await awaited(panel, players)[0].play()


async def watched() -> dict[str, Heard]:
    """Let all clients watch one table."""
    sent: dict[str, Counter[str]] = {}
    true = Session.dispatch

    def dispatch(session: Session, event: str, data: Json) -> None:
        sent.setdefault(session.id, Counter())[event] += 1
        true(session, event, data)

    city, sessions = City(), dict[str, str]()
    async with AsyncExitStack() as stack:
        stack.enter_context(patch.object(Session, "dispatch", dispatch))
        folder = Path(stack.enter_context(TemporaryDirectory()))
        url = await stack.enter_async_context(serve(city.world, check_spec=True))
        await stack.enter_async_context(inside(city, url, folder, GAMES, Pictures(noted, describe, GAMES)))
        children: dict[str, asyncio.subprocess.Process] = {}
        for name in CLIENTS:
            before = set(city.world.sessions)
            children[name] = await stack.enter_async_context(listening(name, city, url))
            [sessions[name]] = set(city.world.sessions) - before
        await a_table(city)
        await asyncio.sleep(1)  # what was sent last is on its way
        told = {name: sent[session].copy() for name, session in sessions.items()}
        found = {name: await found_by(name, child) for name, child in children.items()}
        unknown = city.world.traffic.unknown
    if unknown:
        raise SystemExit(f"the double does not know {sorted(set(unknown))}")
    return {name: Heard(told[name], found[name]) for name in CLIENTS}


def main() -> int:
    """Install the clients, let them watch, and say what they found."""
    install()
    code = 0
    for name, heard in asyncio.run(watched()).items():
        troubles = heard.troubles()
        counts = ", ".join(f"{heard.found[key]} {key}" for key in ("messages", "edits", "events", "read"))
        print(f"{name}: {counts}, {len(troubles)} troubles")
        for trouble, times in Counter(troubles).most_common(SHOWN):
            print(f"  {times} x {trouble}")
        code = code or bool(troubles)
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
