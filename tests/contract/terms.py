"""A game's own terms: what its Portuguese messages may not say, where the rulebook has another word."""

import re
from collections.abc import Mapping

from tests.contract.places import ROOT, data_of

PAGES = ROOT / "docs/games"
PLACEABLE = re.compile(r"\{[^{}]*\}")


def misused(game: str, forbidden: Mapping[str, str]) -> dict[str, list[str]]:
    """The lines of a game's Portuguese files, and of its page, that say a forbidden word or its plural.

    Comments and arguments do not count; names of messages neither. By that word.
    """
    lines = [
        line
        for file in sorted((data_of(game) / "locale/pt-BR").glob(f"{game}*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    lines += _page(game)
    found = {word: [line for line in lines if _says(line, word)] for word in forbidden}
    return {word: lines for word, lines in found.items() if lines}


def _page(game: str) -> list[str]:
    """The paragraphs of the Portuguese part of a game's page, each in a line; none without a page."""
    file = PAGES / f"{game}.md"
    if not file.exists():
        return []
    _, _, part = file.read_text(encoding="utf-8").partition("\n# Português\n")
    return [" ".join(each.split()) for each in part.partition("\n# ")[0].split("\n\n")]


def _says(line: str, word: str) -> bool:
    _, _, text = line.partition("=") if re.match(r"[a-z][\w-]* =", line) else ("", "", line)
    said = PLACEABLE.sub(" ", text).casefold()
    return re.search(rf"(?<!\w){re.escape(word)}s?(?!\w)", said) is not None
