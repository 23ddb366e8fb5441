"""A process that draws, and the end of the line to it."""

import multiprocessing
import os
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb

from render.core.drawing.ground import Grounds
from render.core.film import Frame, encode
from render.core.pictures import Picture, PictureRequest
from render.scene import draw, warm
from rules.core.text import Text

READY = "ready"
STARTED = 60.0  # seconds that a process gets to load fonts and draw grounds


class Worker:
    """One drawing process, started with `spawn`. Used by one caller at a time; all calls block.

    `nice`: by how much it gives way to other processes, 0 to 19. Raises `OSError` where it can't be started.
    """

    def __init__(self, folder: Path | None, nice: int = 0) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, other = context.Pipe()
        self._process = context.Process(target=serve, args=(other, folder, nice), name="render", daemon=True)
        try:
            self._process.start()
        except BaseException:
            self._line.close()
            raise
        finally:
            other.close()

    def get_ready(self) -> None:
        """Wait until it has loaded what it needs; raises as `draw` does."""
        self._wait(STARTED)

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self._process.is_alive()

    def draw(self, request: PictureRequest, patience: float) -> Picture | Text:
        """The picture, or why there is none, within `patience` seconds. It must have got ready.

        After `TimeoutError`, `EOFError` and `OSError` the process is of no more use.
        """
        answer = self._ask(request, patience)
        assert isinstance(answer, Picture | Text)
        return answer

    def film(self, frames: Sequence[Frame], patience: float) -> bytes | Text:
        """The frames as one file, or why there is none; raises as `draw` does."""
        answer = self._ask(list(frames), patience)
        assert isinstance(answer, bytes | Text)
        return answer

    def _ask(self, wanted: PictureRequest | list[Frame], patience: float) -> object:
        self._line.send(wanted)
        return self._wait(patience)

    def _wait(self, patience: float) -> object:
        if not self._line.poll(patience):
            raise TimeoutError
        answer: object = self._line.recv()
        return answer

    def kill(self) -> None:
        """End the process at once.

        It has nothing to lose. Whoever waits for its answer gets an `EOFError`.
        """
        self._process.kill()

    def stop(self) -> None:
        """End the process, and let go of it. Nobody may wait for its answer."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._line.close()


def serve(line: Connection, folder: Path | None, nice: int = 0) -> None:
    """Draw what comes in until the line is closed, or breaks since the bot was killed."""
    if nice and hasattr(os, "nice"):  # Windows knows none
        os.nice(nice)
    grounds = Grounds(folder)
    if not nice:  # who gives way draws one game at a time: it needs few boards, and no haste
        warm(grounds)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        line.send(READY)
        while True:
            line.send(made(line.recv(), grounds))


def made(wanted: PictureRequest | list[Frame], grounds: Grounds) -> Picture | bytes | Text:
    """The picture, or the film of these frames; or the words for people where there can be none.

    For the log they name the error's kind and place; its message could quote somebody's hand.
    """
    try:
        return draw(wanted, grounds) if isinstance(wanted, PictureRequest) else encode(wanted)
    except Exception as error:
        last = extract_tb(error.__traceback__)[-1]
        place = f"{type(error).__name__} at {Path(last.filename).name} line {last.lineno}"
        return Text(key="picture.undrawn.failed", args={"error": place})
