"""The words of the widgets are complete, and short enough for buttons."""

import re
from pathlib import Path

import pytest

from bot.discord.screens import limits
from bot.discord.screens.speech import Speech
from rules.core.decisions import Option
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys

SOURCES = Path(__file__).parents[4] / "bot" / "discord"
BUTTON = re.compile(r'speech\.button\(\s*[\w.]+\((?:[^()]|\([^()]*\))*\),\s*"([a-z-]+)"')
WORD = re.compile(r'speech\.word\(\s*"([a-z-]+)"')
REFUSAL = re.compile(r'"widgets\.refused\.([a-z-]+)"|_refusal\("([a-z-]+)"')


def used(pattern: re.Pattern[str]) -> set[str]:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.py")))
    return {next(filter(None, match.groups())) for match in pattern.finditer(text)}


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_that_is_used_exists_and_no_other(lang: str) -> None:
    conditional = {"may-stay-blank", "empty", "range", "range-step"}  # chosen by an `if` in the call
    spoken = used(BUTTON) | used(WORD) | conditional | {f"refused-{name}" for name in used(REFUSAL)}
    written = {key.removeprefix("widgets-") for key in keys(lang) if key.startswith("widgets-")}
    assert written == spoken


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_fit_on_a_telephone(lang: str) -> None:
    speech = Speech(Words(lang))
    assert len(used(BUTTON)) > 10
    assert [name for name in used(BUTTON) if len(speech.word(name)) > limits.SHORT] == []


LONG = "x" * (limits.SHORT + 1)


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        (Text(key="label", args={"it": "stance:against"}), "for themselves"),
        (Text(key="label", args={"it": LONG}), "for themselves"),
        (Text(key="label", args={"it": LONG[1:]}), LONG[1:]),
        (Text(key=LONG), LONG),  # more than a name: it may say what its piece does
    ],
)
def test_a_piece_with_a_long_name_has_its_short_one_on_a_button(label: Text, shown: str) -> None:
    assert Speech(Words("en")).short(Option(id="stance:against", label=label)) == shown
