"""The words of this layer: short enough for where they stand, and none missing."""

import re
from pathlib import Path

import pytest

from bot.discord.permissions import needed
from bot.discord.screens.limits import SHORT
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys

CODE = Path(__file__).parents[3] / "bot" / "discord"
KEY = re.compile(r'key="(discord\.[a-z.-]+)"')
SAID = re.compile(r'\bsay(?:_of\("(\w+)", |\()[\w.]+(?:\([^()]*\))?, "([a-z.-]+)"')


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_are_short(lang: str) -> None:
    labels = [Words(lang).say(Text(key=key)) for key in keys(lang) if key.startswith("discord-button-")]
    assert labels
    assert [label for label in labels if len(label) > SHORT] == []


def test_every_text_that_the_code_names_has_words() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in CODE.rglob("*.py"))
    named = {*KEY.findall(code), *(f"{about or 'discord'}.{key}" for about, key in SAID.findall(code))}
    assert len(named) > 200
    assert [key for key in named if not Words("en").has(key)] == []


def test_every_permission_has_a_name() -> None:
    names = {*needed(in_thread=False), *needed(in_thread=True)}
    assert [name for name in names if not Words("en").has(f"permission.{name}")] == []
