"""Every scene of every game draws whatever the game brings, and the same request always the same."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from render.core.drawing.colour import CHANGED
from render.core.drawing.ground import Grounds
from render.core.ending import WIDTH
from render.core.pictures import THEMES, Theme
from render.scene import describe, draw
from rules.core.engine import look
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES, PICTURES
from tests.depth import LONG as DEEP
from tests.depth import in_turn, one_in
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn, has_colour, image

LARGEST_FILE = 500 * 1024
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
WORST = [  # each in another theme, too; in long runs in all
    (*table, theme)
    for n, table in enumerate(in_turn(TABLES))
    for theme in (THEMES if DEEP else [THEMES[(n + n // len(THEMES)) % len(THEMES)]])
]
PLAYED = [(key, seats, options) for key, seats in TABLES for options in drawn(key).options]
ENDS = [(key, number) for key in GAMES for number in range(len(drawn(key).ends))]
FULL = [  # each in another theme; in long runs in all
    (key, number, theme)
    for n, key in enumerate(GAMES)
    for number in range(len(drawn(key).full))
    for theme in (THEMES if DEEP else [THEMES[(n + number) % len(THEMES)]])
]

pytestmark = pytest.mark.usefixtures("toy_listed")
in_every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(("game", "seats", "lang", "theme"), one_in(2, WORST))
def test_the_worst_tables_can_be_drawn(game: str, seats: int, lang: str, theme: Theme) -> None:
    for make in drawn(game).worst:
        for scene in SCENES:
            asked = drawn(game).request(make(seats), scene, lang=lang, theme=theme, names=LONG[:seats])
            picture = draw(asked)
            assert image(picture).size == (picture.width, picture.height)


@pytest.mark.parametrize(("game", "seats", "options"), one_in(2, PLAYED))
def test_positions_of_games_can_be_drawn(game: str, seats: int, options: Mapping[str, str]) -> None:
    for decisions in drawn(game).decisions:
        seed = seed_of("scenes", seats)
        position = play(GAMES[game], seats, seed, options=options, decisions=decisions).position
        for scene in (*SCENES, *(["end"] if position.result is not None else [])):
            view = look(GAMES[game], position, 1).view
            assert draw(drawn(game).request(view, scene, scale=0.125)).png


@pytest.mark.parametrize(("game", "number"), ENDS)
def test_every_end_can_be_drawn(game: str, number: int) -> None:
    table = drawn(game).ends[number]
    assert draw(drawn(game).request(table, "end")).width == WIDTH / 4
    assert draw(drawn(game).request(table)).png


@in_every_game
def test_every_card_can_be_drawn(game: str) -> None:
    sizes = {}
    for card, lang in in_turn([(card,) for card in PICTURES[game].cards]):
        picture = draw(drawn(game).request(small(game), "card", detail=card, lang=lang))
        sizes[card, lang] = (picture.width, picture.height)
    assert {card: size for card, size in sizes.items() if size != (150, 210)} == {}


@in_every_game
def test_tables_with_any_number_of_everything_can_be_drawn(game: str) -> None:
    for table in drawn(game).counted:
        for scene in SCENES:
            assert draw(drawn(game).request(table, scene, scale=0.125)).png


@in_every_game
def test_all_marks_at_once_can_be_drawn_in_every_scene(game: str) -> None:
    for seats in GAMES[game].seats:
        table = replace(drawn(game).early(seats), changed=tuple(drawn(game).marks))
        for scene in SCENES:
            assert draw(drawn(game).request(table, scene, scale=0.125)).png


@pytest.mark.parametrize(("game", "number", "theme"), FULL)
def test_a_full_board_is_small_enough_to_be_sent(game: str, number: int, theme: Theme) -> None:
    picture = draw(drawn(game).request(drawn(game).full[number], scale=1.0, theme=theme))
    assert picture.width == drawn(game).width
    assert picture.height == (drawn(game).height or picture.height)
    assert len(picture.png) < LARGEST_FILE


@in_every_game
def test_equal_requests_give_equal_bytes_whatever_was_drawn_before(game: str) -> None:
    [make, *_], most = drawn(game).worst, GAMES[game].seats[-1]
    asked = drawn(game).request(make(3))
    once = draw(asked, Grounds())
    draw(drawn(game).request(drawn(game).early(most), "hand"))
    assert draw(asked, Grounds()) == draw(asked) == once


@pytest.mark.parametrize("scene", [*SCENES, "end"])
@in_every_game
def test_what_is_kept_for_one_language_is_not_shown_in_another(game: str, scene: str) -> None:
    table = drawn(game).ends[0] if scene == "end" else drawn(game).early(3)
    english, portuguese = (drawn(game).request(table, scene, lang=lang) for lang in ("en", "pt-BR"))
    kept = Grounds()
    draw(english, kept)
    assert draw(portuguese, kept).png == draw(portuguese, Grounds()).png


@in_every_game
def test_what_changed_is_marked_and_nothing_else(game: str) -> None:
    def marked(*changed: str) -> bool:
        table = replace(drawn(game).early(3), changed=changed)
        return has_colour(draw(drawn(game).request(table, scale=1.0)), CHANGED)

    assert [ident for ident in drawn(game).marks if not marked(ident)] == []
    assert not marked()


@in_every_game
def test_a_spectator_has_no_hand(game: str) -> None:
    with pytest.raises(ValueError, match="no hand"):
        draw(drawn(game).request(replace(small(game), reader=None), "hand"))


@in_every_game
def test_there_is_no_podium_before_the_end(game: str) -> None:
    with pytest.raises(ValueError, match="not over"):
        draw(drawn(game).request(small(game), "end"))


@in_every_game
def test_an_unknown_card_is_refused(game: str) -> None:
    """And the name of a card with the kind of another."""
    cards = PICTURES[game].cards
    names = dict(card.split(":") for card in cards)
    mixed = {f"{kind}:{name}" for kind in names for name in names.values()} - {*cards}
    asked: list[tuple[Callable[..., object], str]] = [(draw, card) for card in drawn(game).unknown]
    asked += [(made, card) for card in mixed for made in (draw, describe)]
    for made, card in asked:
        with pytest.raises(KeyError):
            made(drawn(game).request(small(game), "card", detail=card))


def small(game: str) -> Any:
    """The beginning of a game with as few players as there can be."""
    return drawn(game).early(GAMES[game].seats[0])
