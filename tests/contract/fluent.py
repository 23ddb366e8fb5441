"""Contents of the Fluent files: keys, and the arguments of their messages."""

from functools import lru_cache

from rules.core import words
from rules.core.flow import Argument
from rules.core.text import Text
from rules.core.words import Words, keys, message_of
from tests.core.test_words import names_in

VARYING = "…varying…"


@lru_cache
def known(lang: str) -> frozenset[str]:
    """All message ids of a language, read once."""
    return frozenset(keys(lang))


def family(lang: str, *beginnings: str) -> set[str]:
    """The message ids that begin with one of these keys and a dot: `peak.help`."""
    wanted = tuple(f"{message_of(beginning)}-" for beginning in beginnings)
    return {key for key in known(lang) if key.startswith(wanted)}


@lru_cache
def arguments(lang: str) -> dict[str, set[str]]:
    """The arguments of every message, with those of the messages inside it."""
    found = {message.id.name: names_in(message) for message in words.messages(*words.folders(lang))}

    def all_of(name: str) -> set[str]:
        inner = (all_of(other) for other in found[name].others if other in found)
        return found[name].variables.union(*inner)

    return {name: all_of(name) for name in found}


def always_said(key: str, lang: str = "en") -> str:
    """The longest part of a text that no argument changes; by it a test finds the text on a screen."""
    varying: dict[str, Argument] = dict.fromkeys(arguments(lang)[message_of(key)], VARYING)
    return max(Words(lang).say(Text(key=key, args=varying)).split(VARYING), key=len).strip(" .,:;")
