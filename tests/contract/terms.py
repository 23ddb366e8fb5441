"""A game's own terms: what its Portuguese messages may not say, where the rulebook has another word."""

import re
from collections.abc import Mapping

from tests.contract.places import data_of

PLACEABLE = re.compile(r"\{[^{}]*\}")


def misused(game: str, forbidden: Mapping[str, str]) -> dict[str, list[str]]:
    """The lines of a game's Portuguese files that say a forbidden word or its plural, by that word.

    Comments and arguments do not count; names of messages neither.
    """
    lines = [
        line
        for file in sorted((data_of(game) / "locale/pt-BR").glob(f"{game}*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    found = {word: [line for line in lines if _says(line, word)] for word in forbidden}
    return {word: lines for word, lines in found.items() if lines}


def _says(line: str, word: str) -> bool:
    _, _, text = line.partition("=") if re.match(r"[a-z][\w-]* =", line) else ("", "", line)
    said = PLACEABLE.sub(" ", text).casefold()
    return re.search(rf"(?<!\w){re.escape(word)}s?(?!\w)", said) is not None
