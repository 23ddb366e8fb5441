"""Making text from outside (players' names, typed text) harmless in Discord's Markdown."""

import re

_MARKS = re.compile(r"([\\*_~`|>#\-+.()\[\]<:])")
_QUIET = "@\N{ZERO WIDTH SPACE}"  # a backslash does not stop `@everyone` from being a mention


def escape(text: str) -> str:
    """The text escaped, so that it makes no bold, links, headings or mentions.

    >>> escape("*Ana*")
    '\\\\*Ana\\\\*'
    """
    return _MARKS.sub(r"\\\1", text).replace("@", _QUIET)
