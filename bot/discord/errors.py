"""The log: one line for each record, without anybody's secrets (`bot.traced`)."""

import asyncio
import json
import logging
import sys
import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from types import TracebackType

from bot.traced import traced

log = logging.getLogger(__name__)

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class OneLine(logging.Formatter):
    """Formats each record as one line."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record on one line."""
        return " ".join(super().format(record).split("\n"))

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - the library's name
        """Return the exception without its message."""
        return traced(ei[1]) if ei[1] is not None else ""


class Json(OneLine):
    """Formats each record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as an object: time, level, module, message."""
        message = record.getMessage()
        if record.exc_info:
            message = f"{message}: {self.formatException(record.exc_info)}"
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "module": record.name, "message": message}
        return json.dumps(line, ensure_ascii=False)


def unhandled(loop: asyncio.AbstractEventLoop, details: Mapping[str, object]) -> None:
    """Log an exception that the event loop has caught. The loop's own handler would log its message."""
    error = details.get("exception")
    log.error("in the background: %s", traced(error) if isinstance(error, BaseException) else "no exception")


def _named(kind: type[BaseException], error: BaseException | None) -> str:
    return kind.__name__ if error is None else traced(error)


def set_up(level: str, *, as_json: bool = False) -> None:
    """Log to standard error, in words or in JSON; for libraries from warnings on.

    Raises `ValueError` for an unknown level.

    Uncaught exceptions are logged too, whether they end the process or happen in threads and in finalizers.
    """
    sys.excepthook = lambda kind, error, _: log.critical("the bot has ended: %s", _named(kind, error))
    threading.excepthook = lambda it: log.error("in a thread: %s", _named(it.exc_type, it.exc_value))
    sys.unraisablehook = lambda it: log.error("unraisable: %s", _named(it.exc_type, it.exc_value))
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else OneLine())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name in ("bot", "render", "rules"):
        logging.getLogger(name).setLevel(level.upper())
