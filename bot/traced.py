"""An error in one line for the log, without its message, which may quote an answer, a hand or a token."""

from pathlib import Path
from traceback import extract_tb

FRAMES = 6  # most frames in an exception's line, the innermost ones
CAUSES = 8  # most causes in a line: a chain may be long, or lead back to itself


def traced(error: BaseException) -> str:
    """Return the kind of an error and where it was raised, the innermost frame first; likewise its causes."""
    chain: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and len(chain) <= CAUSES and not any(cause is each for each in chain):
        chain.append(cause)
        cause = cause.__cause__
    return ", from ".join(_line(each) for each in chain)


def _line(error: BaseException) -> str:
    frames = reversed(extract_tb(error.__traceback__)[-FRAMES:])
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__}{_numbers(error)} at {places or 'unknown place'}"


def _numbers(error: BaseException) -> str:
    """Return Discord's status and code, if the error brings them: not all who log know its library."""
    own = vars(error)
    status, code = own.get("status"), own.get("code")
    return f" {status}/{code}" if isinstance(status, int) and isinstance(code, int) else ""
