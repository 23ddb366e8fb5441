"""Words from outside (names of players, what somebody typed) made harmless in Discord's Markdown."""

import re

_MARKS = re.compile(r"([\\*_~`|>#\-+.()\[\]<:])")
_QUIET = "@\N{ZERO WIDTH SPACE}"  # a backslash does not keep `@everyone` from being a mention


def escape(text: str) -> str:
    """The text as it reads, without bold, links, headings or mentions.

    >>> escape("*Ana*")
    '\\\\*Ana\\\\*'
    """
    return _MARKS.sub(r"\\\1", text).replace("@", _QUIET)
