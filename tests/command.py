"""`python -m rules`, typed by a test."""

import io
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.command_line import main


@dataclass(frozen=True)
class Said:
    """The exit code of a command, its output and its errors."""

    code: int
    out: str
    err: str


def rules(*words: str | Path, typed: Sequence[str] = ()) -> Said:
    """Run a command in this process; at its prompt these lines are typed, and then the input ends."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([*map(str, words)])
    return Said(code, out.getvalue(), err.getvalue())
