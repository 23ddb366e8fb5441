"""Places on the board: each that is offered lies in the picture, apart from the others, and nothing else."""

from collections.abc import Mapping
from math import dist
from typing import Any

import pytest

from render.core.choice.spots import Spot, offered, pinned
from render.core.drawing.geometry import depth
from render.core.drawing.style import Style
from render.core.pictures import GamePictures, Scene, nowhere
from render.scene import GROUNDS
from rules.core.decisions import Decision
from rules.core.engine import look
from rules.core.game import LETTERS as SEATS
from rules.core.game import AnyGame
from rules.core.playing import Playing
from tests.contract.listed import GAMES, PICTURES
from tests.contract.positions import visit
from tests.depth import LONG

PLACES: Mapping[str, frozenset[str]] = {  # the kinds of ids that are places, in our games
    "bellum": frozenset({"place", "creature", "castle", "seat"}),
    "calamandara": frozenset({"cell", "walk", "tunnel", "leap", "rival"}),
    "dwar7s": frozenset({"cell"}),
    "immortals": frozenset({"cell", "conflict"}),
    "kemet": frozenset({"zone", "pyramid", "land", "port", "teleport", "card", "far"}),
}
NOWHERE = {"none", "nothing"}  # names of no place
APART = 18  # board units between two pins
SMALL = 0.1  # of the size of a picture: only its extent counts
ONE_IN = 1 if LONG else 50  # of the questions is looked at in the picture
GAMES_EACH = 8 if LONG else 3

in_every_game = pytest.mark.parametrize("key", sorted(PICTURES))


def places(key: str, decision: Decision) -> set[str]:
    """The places among what is offered, as this test knows them."""
    kinds = PLACES.get(key, frozenset())
    split = {ident: ident.partition(":") for ident in offered(decision)}
    return {ident for ident, (kind, _, name) in split.items() if kind in kinds and name not in NOWHERE}


def questions(game: AnyGame, number: int) -> list[tuple[Any, Decision]]:
    """The questions of a game with the views of those who are asked."""
    found: list[tuple[Any, Decision]] = []

    def watch(playing: Playing[Any]) -> None:
        for seat, decision in playing.position.pending.items():
            found.append((look(game, playing.position, seat).view, decision))

    visit(game.key, [number], watch)
    return found


def extent(
    pictures: GamePictures[Any], view: Any, scene: Scene = "board", lang: str = "en"
) -> tuple[int, int]:
    """The width and height of a picture in units."""
    drawn = pictures.draw(view, scene, "", Style(lang, "dark", SMALL, ("Ana",) * 5, GROUNDS))
    return drawn.width, drawn.height


def outside(spots: Mapping[str, Spot], wide: int, high: int) -> list[str]:
    """The spots whose place or pin is not all in the picture."""
    return [
        ident
        for ident, spot in spots.items()
        if not all(0 <= x <= wide and 0 <= y <= high for x, y in (spot.at, *spot.outline))
    ]


def elsewhere(spots: Mapping[str, Spot]) -> list[str]:
    """The places whose pin stands outside of them, where it would seem to be another's."""
    return [ident for ident, spot in spots.items() if depth(spot.at, spot.outline) < 0]


def too_near(spots: Mapping[str, Spot]) -> list[str]:
    """The pairs of different places whose pins lie on each other, or of equal ones with two pins."""
    pins, every = pinned(spots), sorted(spots)
    return [
        f"{one} and {other}"
        for n, one in enumerate(every)
        for other in every[:n]
        if (spots[one].outline == spots[other].outline) != (pins[one] == pins[other])
        or (pins[one] != pins[other] and dist(spots[one].at, spots[other].at) < APART)
    ]


@pytest.mark.slow
@in_every_game
def test_every_place_that_is_offered_has_a_spot_and_nothing_else(key: str) -> None:
    game, pictures, met = GAMES[key], PICTURES[key], set[str]()
    for number in range(GAMES_EACH):
        for count, (view, decision) in enumerate(questions(game, number)):
            spots = pictures.spots(view, offered(decision))
            assert key not in PLACES or {*spots} == places(key, decision), decision.prompt.key
            assert too_near(spots) == [], decision.prompt.key
            assert elsewhere(spots) == [], decision.prompt.key
            if spots and (decision.prompt.key not in met or not count % ONE_IN):
                assert outside(spots, *extent(pictures, view)) == [], decision.prompt.key
                met.add(decision.prompt.key)
    assert bool(met) == (pictures.spots is not nowhere), f"{key}: where do its places lie?"


def box(x: float, y: float, code: str = "") -> Spot:
    """A place with its pin in its corner."""
    return Spot((x, y), ((x, y), (x + 40, y), (x + 40, y + 40), (x, y + 40)), code)


def test_letters_go_row_by_row_from_the_upper_left() -> None:
    spots = {"c": box(10, 105), "a": box(12, 8), "b": box(90, 3), "d": box(70, 100), "again": box(70, 100)}
    expected = {"a": "G", "b": "H", "c": "J", "d": "K", "again": "K"}
    assert pinned(spots) == expected


def test_places_are_called_by_what_the_board_prints_there() -> None:
    spots = {"two": box(10, 0, "2"), "desert": box(60, 0), "one": box(90, 0, "1")}
    assert list(pinned(spots).items()) == [("two", "2"), ("one", "1"), ("desert", "G")]


def test_two_places_with_one_code_make_all_letters() -> None:
    spots = {"two": box(10, 0, "2"), "other": box(60, 0, "2"), "one": box(90, 0, "1")}
    assert pinned(spots) == {"two": "G", "other": "H", "one": "J"}


def test_letters_are_none_that_a_board_prints_for_a_seat() -> None:
    many = pinned({f"cell:{n}": box(60 * n, 0) for n in range(60)}).values()
    assert len({*many}) == 60
    assert {*many} & {*SEATS} == set()
