"""The words of all games and of the bot: from keys and ids to sentences, in one language.

The words live in `data/locale/<language>/*.ftl` (Project Fluent), those of a game from another package in its
own `data`. How a key or an id finds its message:

- the key `bellum.ask.attack` is the message `bellum-ask-attack`;
- the id `castle:skull_keep` is named by `castle-skull_keep`;
- the id `creature:orc_raider_2`, without a message of its own, by `creature-orc_raider` with `$number` 2;
- a short name, if there is one, is the same message with `-short` appended;
- in a list, ids whose message has a twin with `-count` are counted: `resource-food-count` with `$count`.
"""

import logging
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, TextElement
from fluent.syntax.visitor import Visitor

from rules.core.data import BROUGHT, FOLDER, BadData
from rules.core.text import Text

LOCALES = FOLDER / "locale"  # a folder for each language: its code, or that of one of its countries
# whose plural is used: Brazilians, too, write "0 cartas", which the rule of their locale denies
COUNTING = {"pt-BR": "pt-PT"}
FALLBACK = "en"  # speaks where another language lacks a message
LANGS = (FALLBACK, *sorted(folder.name for folder in LOCALES.iterdir() if folder.name != FALLBACK))
DIGITS = 9  # most digits of a number in an id
FILLED = 8192  # sentences of a language that are kept: a table says some hundreds again and again
Argument = int | str
Sign = Callable[[str], str]
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")  # which the library writes before a number below zero
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
# The sound before which some languages have another word for "and"; not before a second vowel.
BEGINS_WITH_I = re.compile(r"\W*h?[iíî](?![aeouáéóú])", re.IGNORECASE)
# The start of a message or a comment: the rest of a message is indented.
BEGIN = re.compile(r"^(?:(?P<name>[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
# A whole message on one line in which nothing is put. Two of three are like that, and need no parser.
ONE_LINE = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]* *= *(?P<words>[^\s{}](?:[^{}\n]*[^\s{}])?) *\n*", re.ASCII)
log = logging.getLogger(__name__)


def unsigned(ident: str) -> str:
    """Return nothing (the default): no sign stands before a name."""
    return ""


class Words:
    """Puts texts into words in `lang`: one of `LANGS`, or the nearest to a locale (`pt`: `pt-BR`, else `en`).

    Cheap to create: a language's files are read once, and each message is parsed at its first use.
    """

    __slots__ = ("_languages", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = nearest(lang)
        self._languages = [language(each) for each in dict.fromkeys((self.lang, FALLBACK))]

    def say(self, text: Text, names: Sequence[str] = (), sign: Sign = unsigned) -> str:
        """Return the sentence. `names` are the players' names by seat, for `seat:0` and so on.

        `sign` gives what stands right before the name of an id, such as an icon and a space.

        Ids become names; a list becomes "a, b and c", with equal ids counted ("2 food"); any other string is
        used as it is. Names and strings lose control characters and direction marks, but are not escaped for
        Discord. A text without a message gives its key.
        """
        args = {name: self._argument(value, names, sign) for name, value in text.args.items()}
        said = self._format(message_of(text.key), args)
        return text.key if said is None else said

    def name(self, ident: str, names: Sequence[str] = (), *, short: bool = False) -> str:
        """Return the name of `kind:name`, or the id itself.

        A numbered copy, `card:rage.2`, has the card's name. `short`: at most 18 characters for pieces of the
        games.
        """
        kind, colon, name = ident.partition(":")
        if not colon:
            return clean(ident)
        if kind == "seat" and _is_number(name):
            return self._player(int(name), names)
        found = self._piece(kind, original(name), ("-short", "") if short else ("",))
        return clean(ident) if found is None else found

    def title(self, game: str) -> str:
        """Return the title of a game; of one that is not installed its key, as a name."""
        said = self._format(message_of(f"{game}.name"), {})
        return clean(game).capitalize() if said is None else said

    def round(self, game: str, number: int) -> str:
        """Return a round as the game calls it: a day, a turn."""
        own = f"discord.round.{game}"
        return self.say(Text(key=own if self.has(own) else "discord.round", args={"number": number}))

    def has(self, key: str) -> bool:
        """Return whether there is a message for the key, in this language or the fallback."""
        return any(each.has(message_of(key)) for each in self._languages)

    def _argument(self, value: int | str | list[str], names: Sequence[str], sign: Sign) -> Argument:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return sign(value) + self.name(value, names)
        return self._list(value, names, sign)

    def _list(self, idents: Sequence[str], names: Sequence[str], sign: Sign) -> str:
        counts = Counter(original(ident) for ident in idents)
        items: list[str] = []
        for ident in idents:
            twin = original(ident).replace(":", "-") + "-count"
            counted = self._format(twin, {"count": counts[original(ident)]})
            if counted is None:
                items.append(sign(ident) + self.name(ident, names))
            elif (signed := sign(ident) + counted) not in items:
                items.append(signed)
        return self._joined(items)

    def _joined(self, items: Sequence[str]) -> str:
        if not items:
            return self.say(Text(key="core.list.none"))
        joined, *rest = items
        for number, item in enumerate(rest, 1):
            last = "core-list-last-i" if BEGINS_WITH_I.match(item) else "core-list-last"
            key = last if number == len(rest) else "core-list-more"
            joined = self._format(key, {"head": joined, "next": item}) or joined
        return joined

    def _player(self, seat: int, names: Sequence[str]) -> str:
        name = clean(names[seat]).strip() if seat < len(names) else ""
        return name or self.say(Text(key="core.seat", args={"seat": seat}))

    def _piece(self, kind: str, name: str, endings: Sequence[str]) -> str | None:
        family, _, number = name.rpartition("_")
        for ending in endings:
            said = self._format(f"{kind}-{name}{ending}", {})
            if said is None and family and _is_number(number):
                said = self._format(f"{kind}-{family}{ending}", {"number": int(number)})
            if said is not None:
                return said
        return None

    def _format(self, message: str, args: Mapping[str, Argument]) -> str | None:
        for number, each in enumerate(self._languages):
            if (said := each.said(message, args)) is not None:
                if number:
                    _lacking(self.lang, message)
                return said
        return None


@lru_cache(maxsize=1024)  # a mark for each message, not for each time that it is said
def _lacking(lang: str, message: str) -> None:
    log.warning("%s has no message %s: English stands in", lang, message)


def _is_number(text: str) -> bool:
    """Return whether it is a seat or copy number; typed text may have thousands of digits."""
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS


@lru_cache(maxsize=256)  # each press names a locale, each text of a command is asked for in thirty
def nearest(lang: str) -> str:
    """Return the available language nearest to a locale such as `pt`, `en-GB` or `pt-BR`."""
    wanted = lang.replace("_", "-").lower()
    same = [known for known in LANGS if known.lower() == wanted]
    kin = [known for known in LANGS if known.lower().split("-")[0] == wanted.split("-")[0]]
    return (same + kin + [FALLBACK])[0]


def own_name(lang: str) -> str:
    """Return the own name of one of `LANGS`, for a list read by people who speak only one of them."""
    return Words(lang).say(Text(key="core.language"))


def keys(lang: str) -> tuple[str, ...]:
    """Return all message ids of one of `LANGS`, sorted."""
    return tuple(sorted(language(lang).names))


def message_of(key: str) -> str:
    """Return the Fluent id of a key: Fluent knows no dots."""
    return key.replace(".", "-")


def original(ident: str) -> str:
    """Return the id without its copy number: `card:rage` for `card:rage.2`."""
    return ident.partition(".")[0]


@lru_cache(maxsize=1024)
def clean(name: str) -> str:
    """Return the name without control characters, line ends and direction marks, which could forge text."""
    return "".join(c for c in name if c not in BIDI and unicodedata.category(c) not in ("Cc", "Zl", "Zp"))


# --- the files ----------------------------------------------------------------------------------------


class _Bundle(FluentBundle):
    """The bundle of a language: its numbers, and its plural or the one that `COUNTING` names."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        if lang in COUNTING:
            self._plural_form = _Bundle(COUNTING[lang])._plural_form


class Source(NamedTuple):
    """A message's source: its file, the number of its first line, and its text."""

    file: str
    line: int
    text: str


class Language:
    """The messages of a language. Each is parsed at its first use, because all together take half a second.

    Raises `BadData` for a duplicate message or a syntax error.
    """

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._sources = sources(*folders(lang))
        self._plain: dict[str, str | None] = {}  # messages that were said before; None: one with placeables
        self._parsed: set[str] = set()
        self._filled = lru_cache(maxsize=FILLED)(self._fill)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The Fluent bundle; made on first use, because it loads all data of the language."""
        return _Bundle(self._lang)

    @property
    def names(self) -> Collection[str]:
        """The names of all its messages."""
        return self._sources.keys()

    def has(self, name: str) -> bool:
        """Return whether there is such a message."""
        return name in self._sources

    def said(self, name: str, args: Mapping[str, Argument]) -> str | None:
        """Return the message with its arguments filled in; None if there is no such message."""
        if name not in self._sources:
            return None
        if name not in self._plain:
            self._plain[name] = one_line(self._sources[name])
            if self._plain[name] is None:
                self._parse(name)
        if (words := self._plain[name]) is not None:
            return words
        return self._filled(name, tuple(args.items()))

    def _fill(self, name: str, args: tuple[tuple[str, Argument], ...]) -> str | None:
        """Return the sentence of a message with placeables. A screen says most of what the last one said."""
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            return None
        said = str(self._bundle.format_pattern(pattern, dict(args))[0])
        below_zero = any(isinstance(value, int) and value < 0 for _, value in args)
        return HYPHEN.sub("\N{MINUS SIGN}", said) if below_zero else said

    def _parse(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        if name in self._parsed or name not in self._sources:
            return
        self._parsed.add(name)
        message = parsed(self._sources[name])
        self._plain[name] = plain(message)
        self._bundle.add_resource(Resource([message]))
        inside = _Inside()
        inside.visit(message)
        for other in inside.names:
            self._parse(other)


class _Inside(Visitor):
    """Collects the names of the messages that a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


@lru_cache
def language(lang: str) -> Language:
    """Return one of `LANGS`, read once."""
    return Language(lang)


def messages(*folders: Path) -> Iterator[Message]:
    """Return all messages of some folders, which share one namespace. Raises `BadData`."""
    return map(parsed, sources(*folders).values())


def folders(lang: str) -> list[Path]:
    """Return the folders with words of one of `LANGS`: the project's, and those of installed games."""
    return [LOCALES / lang, *(folder / "locale" / lang for folder in BROUGHT.values())]


def sources(*folders: Path) -> dict[str, Source]:
    """Return the source of each message of some folders, by name. Raises `BadData` for a duplicate."""
    found: dict[str, Source] = {}
    for file in (file for folder in folders for file in sorted(folder.glob("*.ftl"))):
        for name, source in _sources(file, file.stat().st_mtime_ns):
            if name in found:
                raise BadData(f"{source.file}: {name} is also in {found[name].file}")
            found[name] = source
    return found


@lru_cache(maxsize=256)
def _sources(file: Path, changed: int) -> Sequence[tuple[str, Source]]:
    """Return the messages of a file, which is read once for each time that it has been `changed` at."""
    path, text = f"locale/{file.parent.name}/{file.name}", file.read_text(encoding="utf-8")
    begins = list(BEGIN.finditer(text))
    found, line, at = [], 1, 0
    for begin, after in zip_longest(begins, begins[1:]):
        line, at = line + text.count("\n", at, begin.start()), begin.start()
        if begin["name"]:
            found.append(
                (begin["name"], Source(path, line, text[at : after.start() if after else len(text)]))
            )
    return found


def one_line(source: Source) -> str | None:
    """Return the words of a message of one line, as `plain` gives them, without parsing.

    None for other messages.
    """
    found = ONE_LINE.fullmatch(source.text)
    return found["words"] if found else None


def plain(message: Message) -> str | None:
    """Return the words of a message in which nothing is put: most are names, and are said very often."""
    elements = message.value.elements if message.value is not None else []
    words = [element.value for element in elements if isinstance(element, TextElement)]
    return "".join(words) if words and len(words) == len(elements) else None


def parsed(source: Source) -> Message:
    """Return the parsed message. Raises `BadData` for a syntax error."""
    [entry, *more] = FluentParser().parse(source.text).body
    for junk in (entry, *more):
        if isinstance(junk, Junk):
            [note, *_] = junk.annotations
            line = source.line + source.text.count("\n", 0, note.span.start if note.span else 0)
            raise BadData(f"{source.file}: line {line}: {note.message}")
    assert isinstance(entry, Message)
    return entry
