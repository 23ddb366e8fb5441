"""The real bot as a process of its own, which a test may stop, kill and start again."""

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, field
from pathlib import Path

from bot.table.storage.engines.address import Server
from tests.bot.e2e import inside
from tools.driver import City

ROOT = Path(__file__).parents[3]
PATIENCE = 60.0  # seconds until it is connected, or has ended
NAMES = ("HOSTED", "LOBBIES", "OPENED", "SEATS", "SERVER_TABLES")
AMPLE = {"TAVERNA_BUDGETS": "1000", **{f"TAVERNA_{name}": "0" for name in NAMES}}  # tests do much at once


@dataclass
class Process:
    """`python -m bot`, pointed at the double. Its database and its cache of pictures stay between runs.

    `module` may be another one that runs the bot, and `root` the folder of another version.
    """

    city: City
    folder: Path
    url: str
    settings: dict[str, str] = field(default_factory=dict)  # more of the environment
    child: asyncio.subprocess.Process | None = None
    module: str = "bot"
    root: Path = ROOT

    async def start(self) -> None:
        """Start it, and wait until it is connected."""
        sessions = set(self.city.world.sessions)
        await self.launch()
        assert self.child is not None
        connected = self.city.world.until(
            lambda: set(self.city.world.sessions) - sessions or None, asyncio.sleep(PATIENCE)
        )
        tasks = [asyncio.ensure_future(each) for each in (connected, self.child.wait())]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        tasks[1].cancel()
        assert self.running, f"it has ended with {self.child.returncode}: {self.log}"
        assert await tasks[0], self.log

    async def launch(self) -> None:
        """Start it, and do not wait."""
        with (self.folder / "log").open("ab") as log:
            self.child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                cwd=self.root,
                env=self._environment(),
                stderr=log,
                stdout=log,
            )

    async def kill(self) -> None:
        """End it as a power cut would."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to end; its exit code."""
        return await self._end(signal.SIGTERM)

    async def ended(self) -> int:
        """Wait until it ends by itself; its exit code."""
        assert self.child is not None
        return await asyncio.wait_for(self.child.wait(), PATIENCE)

    @property
    def log(self) -> str:
        """The whole output."""
        return (self.folder / "log").read_text(encoding="utf-8")

    @property
    def running(self) -> bool:
        """True if it has not ended."""
        return self.child is not None and self.child.returncode is None

    @property
    def database(self) -> str:
        """Its address, as a setting."""
        found = inside.address_of(self.folder / inside.DATABASE)
        return found.url if isinstance(found, Server) else str(found)

    def _environment(self) -> dict[str, str]:
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("TAVERNA_", "DISCORD_"))}
        return {
            **inherited,
            "DISCORD_TOKEN": self.city.world.state.token,
            "TAVERNA_DATABASE": self.database,
            "TAVERNA_CACHE": str(self.folder / "cache"),
            "TAVERNA_DISCORD_API": self.url,
            **AMPLE,
            **self.settings,
        }

    async def _end(self, how: signal.Signals) -> int:
        assert self.child is not None
        if self.running:
            self.child.send_signal(how)
        return await self.ended()
