"""A drawing process, and our end of the pipe to it."""

import multiprocessing
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb

from render.core.drawing.ground import Grounds
from render.core.film import Frame, encode
from render.core.pictures import Picture, PictureRequest
from render.scene import draw, icons, warming
from rules.core.text import Text

READY = "ready"
STARTED = 60.0  # seconds that a process may take until it can draw
DONE = object()


@dataclass(frozen=True, slots=True)
class IconsOf:
    """A request to a process for a game's icons."""

    game: str


Wanted = PictureRequest | list[Frame] | IconsOf
Icons = dict[str, bytes]  # PNG files by the icons' names


class Worker:
    """One drawing process, started with `spawn`. Used by one caller at a time; all calls block.

    `nice`: its niceness, 0 to 19. `warms`: it also draws grounds beforehand. Raises `OSError` if it can't be
    started.
    """

    def __init__(self, folder: Path | None, nice: int = 0, *, warms: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        given = (other, folder, nice, warms)
        self._process = context.Process(target=serve, args=given, name="render", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._line.close()
            raise
        finally:
            other.close()

    def get_ready(self) -> None:
        """Wait until it can draw. Raises what `draw` raises."""
        self._wait(STARTED)

    def is_alive(self) -> bool:
        """True if the process runs."""
        return self._process.is_alive()

    def draw(self, request: PictureRequest, patience: float) -> Picture | Text:
        """The picture, or why there is none, within `patience` seconds. Call `get_ready` first.

        After `TimeoutError`, `EOFError` or `OSError` the process can't be used any more.
        """
        answer = self._ask(request, patience)
        assert isinstance(answer, Picture | Text)
        return answer

    def film(self, frames: Sequence[Frame], patience: float) -> bytes | Text:
        """The frames as one file, or why there is none. Raises what `draw` raises."""
        answer = self._ask(list(frames), patience)
        assert isinstance(answer, bytes | Text)
        return answer

    def icons(self, game: str, patience: float) -> Icons | Text:
        """A game's icons, or why there are none. Raises what `draw` raises."""
        answer = self._ask(IconsOf(game), patience)
        assert isinstance(answer, dict | Text)
        return answer

    def _ask(self, wanted: Wanted, patience: float) -> object:
        self._line.send(wanted)
        return self._wait(patience)

    def _wait(self, patience: float) -> object:
        if not self._line.poll(patience):
            raise TimeoutError
        answer: object = self._line.recv()
        return answer

    def kill(self) -> None:
        """End the process at once.

        It has no state to lose. A caller that waits for its answer gets an `EOFError`.
        """
        self._process.kill()

    def stop(self) -> None:
        """End the process, and release its resources. No caller may be waiting for an answer."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._line.close()


def serve(line: Connection, folder: Path | None, nice: int = 0, warms: bool = False) -> None:
    """Draw what is requested until the line is closed, or breaks because the bot was killed.

    One that `warms` draws grounds beforehand while nothing is requested: so nobody waits for those of others.
    """
    if nice and hasattr(os, "nice"):  # Windows has none
        os.nice(nice)
    grounds = Grounds(folder)
    beforehand = warming(grounds) if warms else iter(())
    with suppress(EOFError, OSError, KeyboardInterrupt):
        line.send(READY)
        while True:
            if line.poll() or next(beforehand, DONE) is DONE:
                line.send(made(line.recv(), grounds))


def made(wanted: Wanted, grounds: Grounds) -> Picture | bytes | Icons | Text:
    """The picture, the film of these frames or the icons; or words for people if they can't be made.

    The log gets the error's kind and place; its message could quote somebody's hand.
    """
    try:
        match wanted:
            case PictureRequest():
                return draw(wanted, grounds)
            case IconsOf(game):
                return icons(game)
            case frames:
                return encode(frames)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        place = f"{type(error).__name__} at {Path(last.filename).name} line {last.lineno}"
        return Text(key="picture.undrawn.failed", args={"error": place})
