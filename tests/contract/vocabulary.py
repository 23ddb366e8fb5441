"""Subjects of a game's words: declared by each game, for the tests that all games share."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from rules.core.text import Text
from tests.contract.places import declaration


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """Facts about its words that only the game itself can say: `VOCABULARY` in `vocabulary.py` of its tests.

    Keys stand here without the game: `ask.card` for `peak.ask.card`, whose family is `ask`.
    """

    pieces: Mapping[str, Sequence[str]]  # the names in its ids, by their kind
    labels: Sequence[Text]  # of options, with whatever makes them longest; those without arguments follow
    source: str  # pattern of the place in the rulebook, in brackets at the end of help and rules
    short: Sequence[str]  # kinds with names for small places
    alike: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by kind, pieces named as another
    texts: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by family, what does something
    long: Sequence[str] = ()  # those of these families that have no brief text for a card
    numbers: Sequence[tuple[str, Sequence[int]]] = ()  # keys, and numbers that their texts must tell
    forbidden: Mapping[str, str]  # what the Portuguese rulebook never says, and what it says
    printed: Mapping[str, str] = field(default_factory=dict)  # names in the Portuguese rulebook, by id
    cut: Sequence[str] = ("ask", "standing", "sheet")  # families whose keys scripts name without them
    joined: Sequence[str] = ()  # keys that scripts put together from more than words
    grouping: Sequence[str] = ("group",)  # the kinds of ids that group options
    choices: Sequence[str] = ()  # kinds of options with icons and labels, but without names
    effects: Sequence[str] = ()  # the kinds of options that say what they do, wherever they are offered
    unusual: Mapping[str, str] = field(default_factory=dict)  # options with which other things are said


@lru_cache
def vocabulary(game: str) -> Vocabulary:
    """Return what this game has declared."""
    declared: Vocabulary = declaration(game, "vocabulary", "its words").VOCABULARY
    return declared


def labels(key: str, name: str, idents: Iterable[str], **more: int | str) -> Iterator[Text]:
    """The text with this key for each id, which is its argument `name`."""
    for ident in idents:
        yield Text(key=key, args={name: ident, **more})
