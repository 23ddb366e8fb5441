"""A language that nobody speaks: English, 40 % longer and with accents, to see whether everything has room.

    Ķéééép ţĥéé ţàbłéééé

What is put in, the forms of a sentence, and what is quoted for typing stay as they are. No text is longer
than its place allows (`rules.translations`), as in every language. It is written for tests, never shipped.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fluent.syntax.ast import Pattern, SelectExpression, TextElement
from fluent.syntax.serializer import serialize_message

from rules.core import words
from rules.core.words import FALLBACK, Source, folders, one_line, parsed, sources
from rules.translations import length, place_of

PSEUDO = "xx"
LONGER = 0.4
LETTERS = "aceghijklnorstuwyzACEGHIJKLNORSTUWYZ"
ACCENTED = str.maketrans(LETTERS, "àçéĝĥîĵķłñôŕšţûŵýžÀÇÉĜĤÎĴĶŁÑÔŔŠŢÛŴÝŽ")
PART = re.compile(r"(?P<kept>`[^`]*`|/[a-z]+|<[^>]*>)|(?P<word>\w+)|(?P<rest>.)", re.DOTALL)


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """Let the words of the pseudo-language be found while the block runs; they are written to a folder."""
    write(folder)
    shipped, langs = words.folders, words.LANGS
    words.folders = lambda lang: [folder] if lang == PSEUDO else shipped(lang)
    words.LANGS = (*langs, PSEUDO)
    try:
        yield PSEUDO
    finally:
        words.folders, words.LANGS = shipped, langs
        words.language.cache_clear()


def write(folder: Path) -> None:
    """Write all messages of English, longer."""
    folder.mkdir(parents=True, exist_ok=True)
    files: dict[str, list[str]] = {}
    for name, source in sources(*folders(FALLBACK)).items():
        files.setdefault(Path(source.file).name, []).append(longer(name, source))
    for file, texts in files.items():
        (folder / file).write_text("".join(texts), encoding="utf-8")


def longer(name: str, source: Source) -> str:
    """The source of a message, longer: as long as its place allows, if that is less."""
    if (said := one_line(source)) and not _typed(name, source):
        return f"{name} = {stretched(said, _room(name, source, len(said)))}\n"
    message = parsed(source)
    if message.value is not None and not _typed(name, source):
        _stretch(message.value, _room(name, source, length(message.value)))
    return serialize_message(message)


def _room(name: str, source: Source, long: int) -> float:
    """Return the part by which a message of this length grows: no further than its place allows."""
    most, _ = place_of(name, source) or (0, "")
    return max(0, min(LONGER, most / max(1, long) - 1 if most else LONGER))


def _typed(name: str, source: Source) -> bool:
    """Tell whether it is the name of a command, which has letters of its own."""
    return source.file.endswith("commands.ftl") and not name.endswith("-about") and "-choice-" not in name


def _stretch(pattern: Pattern, by: float) -> None:
    for element in pattern.elements:
        if isinstance(element, TextElement):
            element.value = stretched(element.value, by)
        elif isinstance(element.expression, SelectExpression):
            for variant in element.expression.variants:
                _stretch(variant.value, by)


def stretched(text: str, by: float = LONGER) -> str:
    """The text with accents, each word longer by this part, and so the whole.

    >>> stretched("Keep `Ana` 3 times")
    'Ķéééép `Ana` 3 ţîmééééééš'
    """
    owed, made = 0.0, list[str]()
    for part in PART.finditer(text):
        owed += by * len(part[0])
        word = part["word"]
        if word is None or word.isdigit():
            made.append(part[0])
            continue
        more, vowels = round(owed), [i for i, letter in enumerate(word) if letter in "aeiouAEIOU"]
        place = vowels[-1] if vowels else len(word) - 1
        made.append((word[: place + 1] + word[place].lower() * more + word[place + 1 :]).translate(ACCENTED))
        owed -= more
    return "".join(made)
