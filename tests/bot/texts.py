"""Texts that nobody types in good faith: long runs of whatever separates things, nested and alternating."""

from collections.abc import Iterator
from itertools import product

LONG = 6000  # characters: the most that Discord lets anybody send in one option
SIGNS = (
    *(" ", ":", "=", ",", ";", ">", "-", "\N{MINUS SIGN}", "+", "#", "(", ".", "…", "x", "a", "1", "\n"),
    *("\N{COMBINING ACUTE ACCENT}", "\N{COMBINING GRAVE ACCENT BELOW}", "\N{ZERO WIDTH SPACE}"),
    *("\N{GRINNING FACE}", "\N{MATHEMATICAL BOLD CAPITAL A}", "\N{ARABIC-INDIC DIGIT THREE}", "\ufdfa"),
)
SEPARATORS = " :=,>-1x"
PHRASES = (
    *(
        "wood 2 ",
        "2x wood ",
        "wood: 1, ",
        "1 = delta, ",
        "1=delta ",
        "slot 1 = ",
        "card:1, ",
        "rage, ",
        "1, ",
    ),
    *("delta > ", "move > delta > 3 > ", "1 day ", "36h ", "22:30-7:00 ", "2026-12-20 ", "Europe/Berlin "),
    *("a a ", "a\u0301\u0316", "((1))", ": =", " :1", "1 :", "seat:1 ", "#1.", "- , "),
)


def hostile(size: int = LONG) -> Iterator[str]:
    """Texts of this many characters: runs of one sign, of two in turn, and of what looks like an answer."""
    for sign in SIGNS:
        yield sign * size
        yield f"1{sign * (size - 2)}x"
        yield f"a{sign * (size // 2 - 2)} {sign * (size // 2 - 2)}1"
    for first, second in product(SEPARATORS, repeat=2):
        yield (first + second) * (size // 2)
    for phrase in PHRASES:
        yield (phrase * size)[:size]
        yield ("x" + phrase * size)[: size - 1] + "!"
