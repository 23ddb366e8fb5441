"""Teaching of a game: how to play, its pictures, and a tip for every question."""

import re
from itertools import combinations
from math import dist

import pytest

from render.core.call_outs import EDGE, RADIUS
from render.core.drawing.style import Style
from render.core.pictures import pointed_at, taught_in
from render.positions import NAMES, taught
from rules.core.text import Text
from rules.core.ui import TURN_LINES
from rules.core.words import LANGS, Words, message_of
from tests.contract.findings import unmatched
from tests.contract.fluent import arguments, family, known
from tests.contract.listed import GAMES, PICTURES

PAGES = ("board", "hand")
SENTENCE = re.compile(r"[.!?](?=\s|$|\*)")
TIP, LINE = 260, 240  # characters that a phone shows without filling its screen
PART = 1300  # of a page, in all its lines
CITED = re.compile(
    r"\((Rulebook|Livro de regras|Our rule|Regra nossa|Expansion|Expansão|Reglamento|Nuestra regla)"
)

in_every_game = pytest.mark.parametrize("game", GAMES)
in_every_language = pytest.mark.parametrize("lang", LANGS)
on_every_page = pytest.mark.parametrize("page", PAGES)


def keys_taught(game: str) -> set[str]:
    """The messages of *How to play*."""
    teaching = taught_in(game)
    named = {f"{page}.{name}" for page in PAGES for name in getattr(teaching, page)}
    named |= {f"turn.{number}" for number in range(1, TURN_LINES + 1)}
    return {message_of(f"{game}.how.{each}") for each in {"goal", "wins", "begin", *named}}


@in_every_language
@in_every_game
def test_how_to_play_is_told_whole_and_nothing_else(game: str, lang: str) -> None:
    assert unmatched(game, lang, keys_taught(game), f"{game}.how") == []


@in_every_language
@in_every_game
def test_every_question_has_a_tip_and_nothing_else(game: str, lang: str) -> None:
    wanted = {key.replace("-ask-", "-tip-") for key in family(lang, f"{game}.ask")}
    assert wanted
    assert unmatched(game, lang, wanted, f"{game}.tip") == []


@in_every_language
@in_every_game
def test_a_tip_is_one_or_two_short_sentences_that_depend_on_nothing(game: str, lang: str) -> None:
    for key in sorted(family(lang, f"{game}.tip")):
        assert not arguments(key, lang), key
        text = Words(lang).say(Text(key=key.replace("-", ".")))
        assert 1 <= len(SENTENCE.findall(text)) <= 2, f"{key}: {text}"
        assert len(text) <= TIP, f"{key}: {len(text)} characters"
        assert not CITED.search(text), key


@in_every_language
@in_every_game
def test_how_to_play_fits_on_a_phone(game: str, lang: str) -> None:
    words = Words(lang)
    texts = {key: words.say(Text(key=key.replace("-", "."))) for key in keys_taught(game)}
    assert {key: len(text) for key, text in texts.items() if len(text) > LINE} == {}
    for page in PAGES:
        lines = [text for key, text in texts.items() if key.startswith(f"{game}-how-{page}-")]
        assert sum(map(len, lines)) <= PART
    assert sum(len(text) for key, text in texts.items() if "-how-turn-" in key) <= PART


@on_every_page
@in_every_game
def test_the_numbers_stand_apart_and_in_the_picture(game: str, page: str) -> None:
    pictures, view = PICTURES[game], taught(game)
    points = (pictures.hand_points if page == "hand" else pictures.board_points)(view)
    names = pointed_at(game, page)
    assert set(names) == set(points)
    canvas = pictures.scenes["hand" if page == "hand" else "board"](view, Style("en", "dark", 0.25, NAMES))
    inside = [0 <= x <= canvas.width and 0 <= y <= canvas.height for x, y in points.values()]
    assert all(inside), points
    near = [
        pair for pair in combinations(names, 2) if dist(*(points[name] for name in pair)) < 2 * RADIUS + EDGE
    ]
    assert near == []


@in_every_game
def test_the_position_is_one_of_a_game_that_goes_on(game: str) -> None:
    teaching = taught_in(game)
    assert teaching.seats in GAMES[game].seats
    assert teaching.days[0] <= teaching.days[1]
    assert getattr(taught(game), "reader") == 0  # noqa: B009 - every view has it


@in_every_language
def test_every_weight_has_a_word(lang: str) -> None:
    assert {f"core-weight-{taught_in(game).weight}" for game in GAMES} <= known(lang)
