"""The lines of an examination: each says what was found, and of what is bad also what to do."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from rules.core.text import Text
from rules.core.words import Words

Args = Mapping[str, int | str | list[str]]


class Mark(Enum):
    """The judgement at the start of a line."""

    OK = "ok"
    BAD = "BAD"
    NOTE = "-"  # not looked at, or only to be known


@dataclass(frozen=True, slots=True)
class Line:
    """A finding. Its words are `doctor.KEY`; what to do is `doctor.do.REMEDY`, if there are such words."""

    mark: Mark
    key: str
    args: Args = field(default_factory=dict)
    remedy: str = ""

    def said(self, words: Words) -> str:
        """Return the finding in words."""
        return words.say(Text(key=f"doctor.{self.key}", args=dict(self.args)))

    def to_do(self, words: Words) -> str:
        """Say what to do about it; empty if nothing is."""
        for name in (self.remedy, self.key):
            if words.has(key := f"doctor.do.{name}"):
                return words.say(Text(key=key, args=dict(self.args)))
        return ""


class Report:
    """The lines in their order; `show` gets each one as text as soon as it is there."""

    def __init__(self, words: Words, show: Callable[[str], None]) -> None:
        self.words = words
        self.lines: list[Line] = []
        self._show = show

    @property
    def well(self) -> bool:
        """True if nothing is bad."""
        return all(line.mark is not Mark.BAD for line in self.lines)

    def add(self, line: Line) -> None:
        """Add a line."""
        self.lines.append(line)
        said, to_do = line.said(self.words), line.to_do(self.words)
        self._show(f"{line.mark.value:3} {said}{f' -> {to_do}' if to_do else ''}")

    def ok(self, key: str, **args: int | str | list[str]) -> None:
        """Say that something is as it should be."""
        self.add(Line(Mark.OK, key, args))

    def bad(self, key: str, **args: int | str | list[str]) -> None:
        """Say that something is not, and what to do."""
        self.add(Line(Mark.BAD, key, args))

    def note(self, key: str, **args: int | str | list[str]) -> None:
        """Say that something was not looked at, or what is good to know."""
        self.add(Line(Mark.NOTE, key, args))

    def as_json(self) -> str:
        """Return the lines as JSON."""
        return json.dumps({"well": self.well, "lines": [self._entry(line) for line in self.lines]}, indent=1)

    def _entry(self, line: Line) -> dict[str, object]:
        said, to_do = line.said(self.words), line.to_do(self.words)
        found: dict[str, object] = {"mark": line.mark.value, "key": line.key, "args": dict(line.args)}
        return {**found, "said": said, "remedy": to_do or None}
