"""Buttons that keep their places: what a game declares of them is asked, in that order, and never secret."""

from typing import Any

import pytest

from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.ui import ui
from rules.core.words import LANGS, Words
from tests.contract.findings import nameless
from tests.contract.listed import LISTED
from tests.contract.positions import visit

SHORT = 34  # characters of a button that a phone shows in full

in_every_game = pytest.mark.parametrize("game", LISTED.values(), ids=list(LISTED))


@in_every_game
@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_possible_has_a_name_that_fits_on_a_button(game: AnyGame, lang: str) -> None:
    words = Words(lang)
    idents = [ident for places in ui(game.key).places.values() for ident in places]
    assert nameless(game.key, lang, idents) == []
    assert [ident for ident in idents if len(words.name(ident, short=True)) > SHORT] == []


@in_every_game
def test_places_are_in_the_order_of_the_question_and_of_no_secret_option(game: AnyGame) -> None:
    """An impossible option is shown to everybody, so everybody must be allowed to see it offered."""
    places = {name: list(idents) for name, idents in ui(game.key).places.items()}

    def watch(playing: Playing[Any]) -> None:
        for decision in playing.position.pending.values():
            if decision.kind != "choose" or decision.prompt.key not in places:
                continue
            kept = places[decision.prompt.key]
            found = [option for option in decision.options if option.id in kept]
            assert [option.id for option in found if option.secret] == []
            ids = [option.id for option in found]
            assert ids == sorted(ids, key=kept.index), decision.prompt.key

    visit(game.key, range(2), watch)


@in_every_game
def test_a_question_is_a_menu_or_keeps_its_places_not_both(game: AnyGame) -> None:
    hints = ui(game.key)
    assert {*hints.menus} & {*hints.places} == set()
