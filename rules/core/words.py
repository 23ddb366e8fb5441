"""The words of all games and of the bot: from keys and ids to sentences, in one language.

The words live in `data/locale/<language>/*.ftl` (Project Fluent). How a key or an id finds its message:

- the key `bellum.ask.attack` is the message `bellum-ask-attack`;
- the id `castle:skull_keep` is named by `castle-skull_keep`;
- the id `creature:orc_raider_2`, without a message of its own, by `creature-orc_raider` with `$number` 2;
- a short name, where there is one, is the same message with `-short` behind it;
- in a list, ids whose message has a twin with `-count` are counted: `resource-food-count` with `$count`.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Resource

from rules.core.data import FOLDER, BadData
from rules.core.text import Text

LANGS = ("en", "pt-BR")  # the first one stands in where another has no words
DIGITS = 9  # of a number in an id
Argument = int | str
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


class Words:
    """Says texts in `lang`: `en`, `pt-BR`, or what is nearest to it (`pt`: `pt-BR`, else `en`).

    Cheap to make: the files of a language are read once.
    """

    __slots__ = ("_bundles", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = nearest(lang)
        self._bundles = [read(each) for each in dict.fromkeys((self.lang, LANGS[0]))]

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence. `names` are the players' names by seat, for `seat:0` and so on.

        Ids become names, a list becomes "a, b and c", in which equal ids are counted ("2 food"); a string
        that is no id is said as it is. Names and strings lose control characters and marks of direction,
        but are not escaped for Discord. A text without words gives its key.
        """
        args = {name: self._argument(value, names) for name, value in text.args.items()}
        said = self._format(message_of(text.key), args)
        return text.key if said is None else said

    def name(self, ident: str, names: Sequence[str] = (), *, short: bool = False) -> str:
        """The name of `kind:name` (of a numbered copy, `card:rage.2`, that of the card); else the id itself.

        `short`: at most 18 characters for pieces of the games.
        """
        kind, colon, name = ident.partition(":")
        if not colon:
            return clean(ident)
        if kind == "seat" and _is_number(name):
            return self._player(int(name), names)
        found = self._piece(kind, original(name), ("-short", "") if short else ("",))
        return clean(ident) if found is None else found

    def has(self, key: str) -> bool:
        """Whether there are words for the key, in this language or in the one that stands in."""
        return any(bundle.has_message(message_of(key)) for bundle in self._bundles)

    def _argument(self, value: int | str | list[str], names: Sequence[str]) -> Argument:
        if isinstance(value, int):
            return value
        if isinstance(value, str):
            return self.name(value, names)
        return self._list(value, names)

    def _list(self, idents: Sequence[str], names: Sequence[str]) -> str:
        counts = Counter(original(ident) for ident in idents)
        items: list[str] = []
        for ident in idents:
            twin = original(ident).replace(":", "-") + "-count"
            counted = self._format(twin, {"count": counts[original(ident)]})
            if counted is None:
                items.append(self.name(ident, names))
            elif counted not in items:
                items.append(counted)
        return self._joined(items)

    def _joined(self, items: Sequence[str]) -> str:
        if not items:
            return self.say(Text(key="core.list.none"))
        joined, *rest = items
        for number, item in enumerate(rest, 1):
            key = "core-list-last" if number == len(rest) else "core-list-more"
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
        for bundle in self._bundles:
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                return str(bundle.format_pattern(pattern, dict(args))[0])
        return None


def _is_number(text: str) -> bool:
    """Whether it is the number of a seat or of a copy; what somebody typed may have thousands of digits."""
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS


def nearest(lang: str) -> str:
    """The language with words that is nearest to a locale such as `pt`, `en-GB` or `pt-BR`."""
    wanted = lang.replace("_", "-").lower()
    same = [known for known in LANGS if known.lower() == wanted]
    kin = [known for known in LANGS if known.lower().split("-")[0] == wanted.split("-")[0]]
    return (same + kin + [LANGS[0]])[0]


def keys(lang: str) -> tuple[str, ...]:
    """All message ids of one of `LANGS`, sorted."""
    return tuple(sorted(message.id.name for message in messages(FOLDER / "locale" / lang)))


def message_of(key: str) -> str:
    """The Fluent id of a key: Fluent knows no dots."""
    return key.replace(".", "-")


def original(ident: str) -> str:
    """What a numbered copy is a copy of: `card:rage.2` of `card:rage`."""
    return ident.partition(".")[0]


@lru_cache(maxsize=1024)
def clean(name: str) -> str:
    """Without control characters, line ends and marks of direction, which could forge a sentence."""
    return "".join(c for c in name if c not in BIDI and unicodedata.category(c) not in ("Cc", "Zl", "Zp"))


@lru_cache
def read(lang: str) -> FluentBundle:
    """All words of one of `LANGS`. Raises `BadData`."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(Resource(list(messages(FOLDER / "locale" / lang))))
    return bundle


def messages(folder: Path) -> Iterator[Message]:
    """The messages of all files of a folder, which share one space of names.

    Raises `BadData` for a mistake in the syntax and for a message that is there twice.
    """
    homes: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        path = f"locale/{folder.name}/{file.name}"
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Junk):
                raise BadData(f"{path}: {_mistake(source, entry)}")
            if isinstance(entry, Message):
                name = entry.id.name
                if name in homes:
                    raise BadData(f"{path}: {name} is also in {homes[name]}")
                homes[name] = path
                yield entry


def _mistake(source: str, junk: Junk) -> str:
    [note, *_] = junk.annotations
    line = source.count("\n", 0, note.span.start if note.span else 0) + 1
    return f"line {line}: {note.message}"
