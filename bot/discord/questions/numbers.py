"""Numbers as people type them."""

from rules.core.decisions import Rejected
from rules.core.text import Text


def whole(typed: str) -> int | Rejected:
    """Return the integer that somebody typed; a typographic minus and a plus sign are accepted."""
    text = typed.strip().replace("\N{MINUS SIGN}", "-").removeprefix("+")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 18):
        return Rejected(Text(key="widgets.refused.number"))
    return int(text)
