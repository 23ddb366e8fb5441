"""Finding what somebody means by a few typed letters, ignoring accents and case."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from rapidfuzz import fuzz, process

from bot.discord.screens.limits import clip
from bot.discord.screens.speech import escape
from rules.core.decisions import Rejected
from rules.core.text import Text

_WORDS = re.compile(r"(?<!\w)[+-]\d+|#\d+|\w+")
_APOSTROPHE = re.compile(r"(?<=\w)['\u2019](?=\w)")
_SEPARATORS = re.compile(r"[,;>=\s]+")
_NAMED = 5  # names in one refusal
_ALIKE = 60  # of 100: the least similarity for a match
_LIGATURE = 4  # most letters that one character may stand for
_DIGITS = 9  # most digits of a thing's number
_TEXTS = 4  # the first tier of matches in texts; names have lower tiers
_SAYS = 2  # letters needed before texts are searched
_LETTERS = 40  # most letters of the input that are compared by similarity


def key(text: str) -> str:
    """Return the form that is compared: lower case, no accents, words and numbers separated by one space.

    >>> key("  Árvore-do-Mundo (2)")
    'arvore do mundo 2'
    >>> key("King's Ford")
    'kings ford'
    """
    flat = _APOSTROPHE.sub("", text if text.isascii() else "".join(map(_plain, text)))
    return " ".join(_WORDS.findall(flat.casefold().replace("_", " ").replace("\N{MINUS SIGN}", "-")))


@lru_cache(maxsize=1024)
def _plain(letter: str) -> str:
    """Return a letter without its accents.

    One at a time, because sorting thousands of accents takes quadratic time. Characters that stand for a
    whole phrase, as some Arabic ones do, are left as they are.
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(c))
    return plain if len(plain) <= _LIGATURE else letter


@lru_cache(maxsize=4096)
def _key_of(name: str) -> str:
    """Return the key of one of our own names, cached because it is compared at each keystroke."""
    return key(name)


def handles(labels: Sequence[str]) -> list[str]:
    """Return a unique name for each label that can be typed: it contains no separators.

    >>> handles(["Rage", "Rage", "Ambush, two"])
    ['Rage', 'Rage #2', 'Ambush two']
    """
    taken: set[str] = set()
    copies: dict[str, int] = {}  # the last number given to a name with this key
    names = []
    for label in labels:
        base = _SEPARATORS.sub(" ", label).strip()
        name, number = base, copies.get(_key_of(base), 1)
        while not _key_of(name) or _key_of(name) in taken:
            number += 1
            name = f"{base} #{number}".strip()
        copies[_key_of(base)] = number
        taken.add(_key_of(name))
        names.append(name)
    return names


@dataclass(frozen=True, slots=True)
class Things:
    """Things that can be named: their ids, the labels that people see, and a handle for each."""

    ids: tuple[str, ...]
    labels: tuple[str, ...]
    handles: tuple[str, ...]

    @classmethod
    def of(cls, labels: Mapping[str, str]) -> "Things":
        """Return the things with these labels by id."""
        return cls(tuple(labels), tuple(labels.values()), tuple(handles(list(labels.values()))))

    def handle(self, ident: str) -> str:
        """Return the name to type for an id; the id itself if it is unknown."""
        return self.handles[self.ids.index(ident)] if ident in self.ids else ident

    def named(self, typed: str) -> int | None:
        """Return the thing with exactly this handle."""
        wanted = key(typed)
        return next((i for i, handle in enumerate(self.handles) if _key_of(handle) == wanted), None)

    def number(self, index: int) -> str:
        """Return a short name to type for it: its number, or the end of its id, if no other has that name."""
        short = (str(index + 1), self.ids[index].partition(":")[2])
        return next((name for name in short if self.find(name) == index), self.handles[index])

    def find(self, typed: str, used: Collection[int] = ()) -> int | Rejected:
        """Return the thing that is meant: by its name, id, number from 1, or the beginnings of its words.

        Among equal copies, the first that is not `used`. A refusal names similar things.
        """
        exact = self.named(typed)
        if exact is not None:
            return self._copy(exact, used)
        wanted = key(typed)
        if not wanted:
            return Rejected(Text(key="widgets.refused.nothing"))
        by_id = [
            i
            for i, ident in enumerate(self.ids)
            if wanted in (_key_of(ident), _key_of(ident.partition(":")[2]))
        ]
        if by_id:
            return self._only(by_id, typed, used)
        if _is_number(wanted) and 1 <= int(wanted) <= len(self.ids):
            return int(wanted) - 1
        for tier in (_begins, _abbreviates):
            if matching := [i for i, handle in enumerate(self.handles) if tier(wanted, _key_of(handle))]:
                return self._only(matching, typed, used)
        if matching := [i for i in range(len(self.ids)) if _abbreviates(wanted, self._either(i))]:
            return self._only(matching, typed, used)
        return self._unknown(typed)

    def printed(self, index: int) -> str:
        """Return the words of a thing's id. It is in English, as are the names that some editions print."""
        return _key_of(self.ids[index].partition(":")[2])

    def _either(self, index: int) -> str:
        return f"{_key_of(self.handles[index])} {self.printed(index)}"

    def _only(self, matching: list[int], typed: str, used: Collection[int]) -> int | Rejected:
        first = {_key_of(self.labels[i]): i for i in reversed(matching)}
        if len(first) == 1:
            return self._copy(matching[0], used)
        return _refusal("ambiguous", typed, [self.handles[i] for i in sorted(first.values())])

    def _copy(self, index: int, used: Collection[int]) -> int:
        if index not in used:
            return index
        alike = (i for i, label in enumerate(self.labels) if label == self.labels[index] and i not in used)
        return next(alike, index)

    def _unknown(self, typed: str) -> Rejected:
        near = _alike(key(typed), [_key_of(handle) for handle in self.handles], 3)
        if not near:
            return _refusal("unknown", typed, [])
        return _refusal("did-you-mean", typed, [self.handles[i] for i in near])


def ranked(typed: str, names: Sequence[str], most: int, texts: Sequence[str] = ()) -> list[str]:
    """Return the names that match the typed letters, best first; all of them if nothing is typed.

    `texts`: the text for each name. Matches in texts come after matches in names.
    """
    wanted = key(typed)
    if not wanted:
        return list(names[:most])
    keys = [_key_of(name) for name in names]
    tiers = [_tier(wanted, each) for each in keys]
    for i, text in enumerate(texts):
        if tiers[i] is None and len(wanted) >= _SAYS:
            tiers[i] = _tier_of_text(wanted[:_LETTERS], _key_of(text))
    near = sorted((tier, i) for i, tier in enumerate(tiers) if tier is not None)
    if near:
        return [names[i] for _, i in near[:most]]
    return [names[i] for i in _alike(wanted, keys, most)]


def _alike(wanted: str, keys: Sequence[str], most: int) -> list[int]:
    letters = wanted[:_LETTERS]
    found = process.extract(letters, keys, scorer=fuzz.WRatio, score_cutoff=_ALIKE, limit=most)
    return [i for _, _, i in found]


def _tier(wanted: str, name: str) -> int | None:
    tests = (name == wanted, _begins(wanted, name), _abbreviates(wanted, name), wanted in name)
    return next((tier for tier, holds in enumerate(tests) if holds), None)


def _tier_of_text(wanted: str, text: str) -> int | None:
    """Return the tier of a match in a text, behind all tiers of names: by words, or by their beginnings."""
    words = f" {text} "
    tests = (f" {wanted} " in words, all(f" {part}" in words for part in wanted.split()))
    return next((tier for tier, holds in enumerate(tests, _TEXTS) if holds), None)


def _is_number(wanted: str) -> bool:
    return wanted.isascii() and wanted.isdecimal() and len(wanted) <= _DIGITS


def _begins(wanted: str, name: str) -> bool:
    return name.startswith(wanted)


def _abbreviates(wanted: str, name: str) -> bool:
    """Return whether each typed word begins a word of the name. Input longer than the name never does."""
    if len(wanted) > len(name):
        return False
    words = name.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())


def _refusal(name: str, typed: str, near: list[str]) -> Rejected:
    args: dict[str, int | str | list[str]] = {"given": escape(clip(typed.strip(), 40))}
    if near:
        args["names"] = ", ".join(escape(clip(handle, 60)) for handle in near[:_NAMED])
    return Rejected(Text(key=f"widgets.refused.{name}", args=args))
