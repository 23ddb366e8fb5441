"""Faults of a language, reported message by message."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import command_line
from rules.core import words
from rules.core.words import LANGS
from rules.translations import faults
from tests.command import rules


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An own `locale/` with English and another language."""
    for lang in ("en", "xx"):
        (tmp_path / "locale" / lang).mkdir(parents=True)
    monkeypatch.setattr(words, "folders", lambda lang: [tmp_path / "locale" / lang])
    yield tmp_path / "locale"
    words.language.cache_clear()


def write(locale: Path, file: str, english: str, other: str) -> list[str]:
    """The faults of the other language."""
    (locale / "en" / file).write_text(english, encoding="utf-8")
    (locale / "xx" / file).write_text(other, encoding="utf-8")
    return [" ".join(str(fault).split()) for fault in faults("xx")]


@pytest.mark.parametrize("lang", LANGS)
def test_no_language_has_a_fault(lang: str) -> None:
    assert faults(lang) == []


def test_what_is_missing_is_shown_in_english(locale: Path) -> None:
    assert write(locale, "toy.ftl", "toy-ask = Which one?\n", "") == ["missing toy-ask: Which one?"]


def test_what_english_lacks_is_unused(locale: Path) -> None:
    found = write(locale, "toy.ftl", "", "toy-hat = Hut\n")
    assert found == ["unused toy-hat: locale/xx/toy.ftl, line 1: English has no such message"]


def test_arguments_are_those_of_the_english_message(locale: Path) -> None:
    english, other = "toy-gave = { $seat } gave { $count }\n", "toy-gave = { $seat } gab { $zahl }\n"
    expected = ["arguments toy-gave: does not say count", "arguments toy-gave: nothing is given as zahl"]
    assert write(locale, "toy.ftl", english, other) == expected


@pytest.mark.parametrize(
    ("file", "name", "most"),
    [
        ("toy.ftl", "hat-green-short", 18),
        ("toy-effects.ftl", "toy-effect-hat", 100),
        ("toy-coach.ftl", "toy-coach-hat-short", 220),
        ("toy-commands.ftl", "toy-commands-hat", 32),
        ("toy-commands.ftl", "toy-commands-hat-about", 100),
    ],
)
def test_a_message_may_be_too_long_for_its_place(locale: Path, file: str, name: str, most: int) -> None:
    twin = f"{name.rpartition('-')[0]} = hat\n"
    fits = f"{twin}{name} = {'{ $hat }'}{'x' * most}\n"
    assert write(locale, file, fits, fits) == []
    [fault] = write(locale, file, fits, fits.replace("x\n", "xx\n"))
    assert fault.startswith(f"long {name}: {most + 1} characters")


def test_of_several_forms_the_longest_counts(locale: Path) -> None:
    text = "hat-a = Hat\nhat-a-short = { $n ->\n    [one] x\n   *[other] " + "x" * 19 + "\n}\n"
    [fault] = write(locale, "toy.ftl", text, text)
    assert fault == "long hat-a-short: 19 characters, and a short name has 18"


def test_the_command_counts_and_fails_if_there_are_any(locale: Path) -> None:
    write(locale, "toy.ftl", "toy-ask = Which one?\n", "")
    said, other = rules("words", "en"), rules("words", "klingon")
    assert said.code == 0 and said.out.endswith("messages: 0 missing, 0 unused, 0 arguments, 0 long\n")
    assert other.code == 2 and "klingon" in other.err


def test_the_command_prints_each_fault_with_its_language(
    locale: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_line, "LANGS", ("en", "xx"))
    english = "toy-ask = Which one?\ntoy-hat = Hat\ntoy-boat = Boat\n"
    found = write(locale, "toy.ftl", english, "toy-ask = Welcher?\ntoy-hut = Hut\n")
    for langs in (["xx"], []):
        run = rules("words", *langs)
        assert run.code == 1
        said = [" ".join(line.split()) for line in run.out.splitlines()]
        assert said[-4:] == [
            *(f"xx {fault}" for fault in found),
            "xx 2 messages: 2 missing, 1 unused, 0 arguments, 0 long",
        ]
        assert len(said) == (4 if langs else 5)
