"""Buttons that can't be pressed this time: beside them stands why, in the game's own words."""

from collections import Counter
from typing import Any

import pytest

from bot.discord.questions import widgets
from bot.discord.screens.speech import Speech, forms_of
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.ui import ui
from rules.core.words import LANGS, Words
from tests.contract.listed import LISTED

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fay")


@pytest.mark.parametrize("key", [key for key in LISTED if ui(key).places])
def test_a_button_that_is_grey_says_why(key: str) -> None:
    """Whole games are followed; a question whose options are always all possible has nothing to explain."""
    found, grey, places = Counter[str](), list[str](), ui(key).places
    forms = forms_of(key)

    def watch(playing: Playing[Any]) -> None:
        for asked in playing.position.pending.values():
            offered = {option.id for option in asked.options} if asked.kind == "choose" else set[str]()
            if not {*places.get(asked.prompt.key, ())} - offered:
                continue
            found[asked.prompt.key] += 1
            for lang in LANGS if found[asked.prompt.key] <= 2 else ():
                words = Words(lang)
                lines = widgets.layout(asked, {}, words, private=True, names=NAMES, forms=forms).lines
                usual = f"-# {Speech(words).word('off-absent')}"
                grey.extend(f"{asked.prompt.key}: {line}" for line in lines if line == usual)

    for kind in ("steady", "random"):
        play(LISTED[key], LISTED[key].seats[-1], seed_of("grey", key), [kind], watch=watch)
    assert not grey


def test_a_level_of_a_pyramid_that_is_reached_is_not_shown() -> None:
    assert "kemet.ask.raise.level" not in ui("kemet").places
