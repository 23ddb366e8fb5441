"""Contents of the Fluent files: keys, and the arguments of their messages."""

from collections.abc import Mapping
from functools import cache, lru_cache

from rules.core import words
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Source, Words, keys, message_of
from tests.core.test_words import names_in

VARYING = "…varying…"
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva")


@lru_cache
def known(lang: str) -> frozenset[str]:
    """All message ids of a language, read once."""
    return frozenset(keys(lang))


def family(lang: str, *beginnings: str) -> set[str]:
    """The message ids that begin with one of these keys and a dot: `peak.help`."""
    wanted = tuple(f"{message_of(beginning)}-" for beginning in beginnings)
    return {key for key in known(lang) if key.startswith(wanted)}


@lru_cache
def sources(lang: str) -> Mapping[str, Source]:
    """The sources of all messages of a language, by name."""
    return words.sources(*words.folders(lang))


@cache
def arguments(key: str, lang: str) -> frozenset[str]:
    """The arguments of a message, with those of the messages inside it; most are never asked for."""
    names = names_in(words.parsed(sources(lang)[message_of(key)]))
    inner = (arguments(other, lang) for other in names.others if other in sources(lang))
    return frozenset(names.variables).union(*inner)


def always_said(key: str, lang: str = "en") -> str:
    """The longest part of a text that no argument changes; by it a test finds the text on a screen."""
    varying: dict[str, Argument] = dict.fromkeys(arguments(key, lang), VARYING)
    return max(Words(lang).say(Text(key=key, args=varying)).split(VARYING), key=len).strip(" .,:;")


def sentence(text: Text, lang: str) -> str:
    """Return what a text says, for which there are words with all the arguments that they need."""
    said = Words(lang).say(text, NAMES)
    assert said != text.key, f"no words for {text.key} in {lang}"
    assert arguments(text.key, lang) <= {*text.args}, text
    assert "{" not in said, said
    return said
