"""People's names, made fit for a line, a button and a picture, whatever they contain."""

import unicodedata
from functools import lru_cache
from itertools import pairwise

# Letters in another dress: bold, in circles, wide, narrow, raised. Other compatible forms are left alone:
# to take them apart changes words, as that of a Thai vowel does.
DRESSED = (
    "<font>",
    "<circle>",
    "<wide>",
    "<narrow>",
    "<super>",
    "<sub>",
    "<square>",
    "<initial>",
    "<medial>",
    "<final>",
    "<isolated>",
)
STACKED = 2  # marks on one letter, as in Vietnamese; more of them climb over the line above
SCRIPTED = 3  # ... of a script that has marks of its own: Hebrew, Thai and Hindi have as many
COMBINING = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing
JOINERS = "\u200c\u200d"  # which Persian, Hindi and emoji are written with
PICTURE = "\ufe0f"  # asks for the coloured form of the sign before it
JOINED = ((0x0600, 0x0DFF), (0x0F00, 0x109F), (0x1780, 0x18AF))  # scripts whose letters joiners change


@lru_cache(maxsize=4096)
def tidy(name: str) -> str:
    """The name in plain letters, in one line, without signs that can't be seen or climb over others.

    Empty if nothing of it can be seen.

    >>> tidy("\U0001d531\U0001d525\U0001d526\U0001d530 \u200b\u202ename")
    'this name'
    """
    found = _tidied(name)
    while found != (again := _tidied(found)):  # a removed character may have separated a letter from its mark
        found = again
    return found if any(unicodedata.category(c)[0] in "LNPS" for c in found) else ""


def _tidied(name: str) -> str:
    text = unicodedata.normalize("NFC", "".join(map(_undressed, unicodedata.normalize("NFC", name))))
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or not _hidden(c))
    return " ".join(_bounded(_joined(shown)).split())


def shortened(name: str, most: int) -> str:
    """Cut a tidy name to `most` characters; never between characters that belong together."""
    end = most
    while 0 < end < len(name) and (_is_mark(name[end]) or name[end] in JOINERS or name[end - 1] in JOINERS):
        end -= 1
    return name[:end].rstrip()


def _undressed(c: str) -> str:
    form = unicodedata.decomposition(c)
    return unicodedata.normalize("NFKC", c) if form.startswith(DRESSED) else c


def _hidden(c: str) -> bool:
    if c in JOINERS or c == PICTURE:
        return False
    selects = "\ufe00" <= c <= "\ufe0e" or "\U000e0100" <= c <= "\U000e01ef" or "\u180b" <= c <= "\u180f"
    return c in BLANK or selects or unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def _joined(text: str) -> str:
    """The text with joiners only where they join something."""
    found = [""]
    for c, after in pairwise([*text, ""]):
        before = found[-1]
        if c == PICTURE and not _is_sign(before):
            continue
        if (
            c in JOINERS
            and not ((_is_sign(before) or before == PICTURE) and _is_sign(after))
            and not (_in(before, JOINED) and _in(after, JOINED))
        ):
            continue
        found.append(c)
    return "".join(found)


def _bounded(text: str) -> str:
    """The text with no more marks on a letter than its script needs, and with none on nothing."""
    found: list[str] = []
    stacked = 0
    for c in text:
        if _is_mark(c):
            stacked += 1
            most = STACKED if _in(c, COMBINING) else SCRIPTED
            if stacked > most or not found or found[-1] == " ":
                continue
        else:
            stacked = 0
        found.append(c)
    return "".join(found)


def _is_mark(c: str) -> bool:
    return unicodedata.category(c) in ("Mn", "Me") and c != PICTURE


def _is_sign(c: str) -> bool:
    return c != "" and (unicodedata.category(c) in ("So", "Sk") or c in "#*0123456789\u20e3")


def _in(c: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return c != "" and any(low <= ord(c) <= high for low, high in ranges)
