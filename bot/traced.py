"""An error in one line for the log, without its message, which may quote an answer, a hand or a token."""

from pathlib import Path
from traceback import extract_tb

FRAMES = 6  # most frames in an exception's line, the innermost ones


def traced(error: BaseException) -> str:
    """The kind of an error and where it was raised, the innermost frame first; then likewise its cause."""
    frames = reversed(extract_tb(error.__traceback__)[-FRAMES:])
    places = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames)
    cause = f", from {traced(error.__cause__)}" if error.__cause__ else ""
    return f"{type(error).__name__}{_numbers(error)} at {places or 'unknown place'}{cause}"


def _numbers(error: BaseException) -> str:
    """Discord's status and code, if the error brings them: not all who log know its library."""
    own = vars(error)
    status, code = own.get("status"), own.get("code")
    return f" {status}/{code}" if isinstance(status, int) and isinstance(code, int) else ""
