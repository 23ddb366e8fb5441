"""The pseudo-language is as English, but longer: what has room for it has room for any language."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import translations
from rules.core import words
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys
from rules.translations import faults
from tests.pseudo import PSEUDO, spoken, stretched


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("locale") / PSEUDO
    with spoken(folder):
        yield folder


def test_it_says_all_that_english_says_and_its_arguments(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert keys(PSEUDO) == keys("en")
    (folder.parent / "en").symlink_to(words.LOCALES / "en")
    monkeypatch.setattr(translations, "LOCALES", folder.parent)
    assert faults(PSEUDO) == []


def test_it_is_longer_by_two_fifths(folder: Path) -> None:
    short, long = (sum(len(Words(lang).say(Text(key=key))) for key in keys("en")) for lang in ("en", PSEUDO))
    assert 1.3 < long / short < 1.45


def test_each_word_is_longer_and_what_is_typed_is_not() -> None:
    assert stretched("Keep the table") == "Ķéééép ţĥéé ţàbłéééé"
    assert stretched("`Ana` 3 /play <@1>") == "`Ana` 3 /play <@1>"


def test_it_is_not_shipped() -> None:
    assert PSEUDO not in LANGS
