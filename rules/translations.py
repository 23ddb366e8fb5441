"""Faults of a language, for translators: messages missing, unused, or too long for their place.

English is the measure. Lengths are those that a message has at least: what will be put in counts as nothing.
"""

from collections.abc import Iterator, Mapping
from itertools import chain
from re import fullmatch
from typing import NamedTuple

from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from rules.core import words
from rules.core.words import FALLBACK, Source, one_line, parsed, sources

# The most characters of a message by the end of its file's name and its own name; the first row that fits.
PLACES = (
    ("-coach.ftl", r".*", 220, "a coach's reason"),
    ("-effects.ftl", r".*", 100, "a line of a menu"),
    ("commands.ftl", r".*-about|commands-choice-.*", 100, "what Discord shows of a command"),
    ("commands.ftl", r".*", 32, "a name on Discord's list of commands"),
    (".ftl", r".*-short", 18, "a short name"),
)
KINDS = ("missing", "unused", "arguments", "long")


class Fault(NamedTuple):
    """One message that a language says wrong, and how."""

    kind: str  # one of `KINDS`
    message: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind:10} {self.message}: {self.text}"


def faults(lang: str) -> list[Fault]:
    """All faults of a language, by message, those of games from packages too.

    Raises `BadData` for a file that can't be read.
    """
    english, own = (sources(*words.folders(each)) for each in (FALLBACK, lang))
    found = chain(_missing(english, own), _unused(english, own), _different(english, own), _long(own))
    return sorted(found, key=lambda fault: (fault.message, fault.text))


def _missing(english: Mapping[str, Source], own: Mapping[str, Source]) -> Iterator[Fault]:
    for name in english.keys() - own.keys():
        yield Fault("missing", name, english[name].text.partition("=")[2].strip())


def _unused(english: Mapping[str, Source], own: Mapping[str, Source]) -> Iterator[Fault]:
    for name in own.keys() - english.keys():
        yield Fault("unused", name, f"{own[name].file}, line {own[name].line}: English has no such message")


def _different(english: Mapping[str, Source], own: Mapping[str, Source]) -> Iterator[Fault]:
    for name in english.keys() & own.keys():
        meant, put = (_variables(each[name]) for each in (english, own))
        if unknown := put - meant:
            yield Fault("arguments", name, f"nothing is given as {', '.join(sorted(unknown))}")
        if left := meant - put:
            yield Fault("arguments", name, f"does not say {', '.join(sorted(left))}")


def _long(own: Mapping[str, Source]) -> Iterator[Fault]:
    for name, source in own.items():
        place, found = place_of(name, source), _length(source)
        named = not name.endswith("-short") or name.removesuffix("-short") in own
        if place and named and found > place[0]:
            yield Fault("long", name, f"{found} characters, and {place[1]} has {place[0]}")


def place_of(name: str, source: Source) -> tuple[int, str] | None:
    """The most characters of a message, and where it stands; None where nothing limits it."""
    fitting = (place for place in PLACES if source.file.endswith(place[0]) and fullmatch(place[1], name))
    return next(((most, where) for _, _, most, where in fitting), None)


def _length(source: Source) -> int:
    """Return the characters of a message, which needs no parser where nothing is put in."""
    if words_alone := one_line(source):
        return len(words_alone)
    pattern = parsed(source).value
    return length(pattern) if pattern else 0


def length(node: Pattern) -> int:
    """The characters of a pattern without what is put in; of several forms, those of the longest."""
    return sum(_element_length(element) for element in node.elements)


def _element_length(element: TextElement | Placeable) -> int:
    if isinstance(element, TextElement):
        return len(element.value)
    if isinstance(element.expression, SelectExpression):
        return max(length(variant.value) for variant in element.expression.variants)
    return 0


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def _variables(source: Source) -> set[str]:
    found = _Variables()
    if not one_line(source):
        found.visit(parsed(source))
    return found.names
