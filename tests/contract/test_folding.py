"""What is shown along with a question tells nothing hidden, and leads where single answers lead."""

import math
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bot.table.play.follow_ups import follow_ups
from bot.table.play.forced import known_answer
from rules.core import moves
from rules.core.decisions import Seat
from rules.core.engine import Position, Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.ui import ui
from tests.contract.listed import GAMES, PICTURES
from tests.contract.positions import elsewhere, visit
from tests.depth import LONG

WORLDS = 6 if LONG else 2  # drawn for each position and reader
FOLDED = ("bellum", "kemet", "immortals", "dwar7s", "calamandara")
ONE_IN = 2 if LONG else 12  # of the positions with something to show along, drawn by lot
pytestmark = pytest.mark.slow
in_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

Watch = Callable[[Record, Position[Any], Seat], None]


def shown(game: AnyGame, record: Record, position: Position[Any], seat: Seat, *, public: bool) -> object:
    """All that is shown along: the second questions with their options and effects, not their ids."""
    found = follow_ups(game, record, position, seat, public=public, longest=math.inf)
    return {ident: (follow.question, follow.effects) for ident, follow in found.items()}


def differing(game: AnyGame, record: Record, seat: Seat, dice: Dice, *, public: bool) -> list[str]:
    """List what is shown here, but not in a world that the reader can't tell from this one."""
    reader, here = None if public else seat, run(game, record)
    mine, found = shown(game, record, here, seat, public=public), list[str]()
    for _ in range(WORLDS):
        world = elsewhere(game, record, [] if reader is None else [reader], dice)
        if world is None or look(game, world[1], reader) != look(game, here, reader):
            continue
        theirs = shown(game, *world, seat, public=public)
        if mine != theirs:
            found.append(f"{here.pending[seat].prompt.key}: {mine!r:.300} or {theirs!r:.300}")
    return found


def visited(game: AnyGame, numbers: Iterable[int], watch: Watch) -> None:
    """Call `watch` with some positions of these games that show something along, drawn by lot."""
    follows, lot = ui(game.key).follows, Dice(f"folding:{game.key}")

    def each(playing: Playing[Any]) -> None:
        waiting = playing.position.waiting
        asked = [playing.position.pending[seat].prompt.key for seat in waiting]
        if len(asked) == 1 and asked[0] in follows and not lot.below(ONE_IN):
            watch(playing.record, run(game, playing.record), waiting[0])

    if follows:
        visit(game.key, numbers, each)


@in_every_game
def test_what_is_shown_along_tells_nothing_hidden(game: AnyGame) -> None:
    dice = Dice("folding")

    def watch(record: Record, position: Position[Any], seat: Seat) -> None:
        for public in (True, False):
            assert differing(game, record, seat, dice, public=public) == []

    visited(game, range(12 if LONG else 2), watch)


@in_every_game
def test_two_answers_in_one_lead_where_they_lead_one_by_one(game: AnyGame) -> None:
    found = list[str]()

    def watch(record: Record, position: Position[Any], seat: Seat) -> None:
        for ident, follow in follow_ups(game, record, position, seat, public=False, longest=math.inf).items():
            after = one_by_one(game, record, position, seat, ident)
            found.append(after.pending[seat].prompt.key)
            assert (after.asks[seat], after.pending[seat]) == (follow.ask, follow.question)

    visited(game, [0], watch)
    assert bool(found) or game.key not in FOLDED, found


@pytest.mark.parametrize("key", sorted(PICTURES))
def test_what_is_shown_along_lies_where_it_lies_once_it_is_asked(key: str) -> None:
    """Only in a hand things move up when one is laid down; the page shows the hand as it still is."""
    game, wrong = GAMES[key], list[str]()

    def watch(record: Record, position: Position[Any], seat: Seat) -> None:
        view = look(game, position, seat).view
        for ident, follow in follow_ups(game, record, position, seat, public=False, longest=math.inf).items():
            then = look(game, one_by_one(game, record, position, seat, ident), seat).view
            now = PICTURES[key].places_ahead(view, follow.question, "en")
            later = PICTURES[key].places(then, follow.question, "en")
            wrong.extend(
                f"{follow.question.prompt.key}: {thing} in {scene} after {ident}"
                for scene, lying in now.items()
                for thing, spots in lying.items()
                if not (there := later.get(scene, {}).get(thing)) or (scene != "hand" and there != spots)
            )

    visited(game, range(6 if LONG else 2), watch)
    assert wrong == []


def one_by_one(
    game: AnyGame, record: Record, position: Position[Any], seat: Seat, ident: str
) -> Position[Any]:
    """Give this answer, and what the table answers by itself after it."""
    given: Any = [ident]
    while given is not None:
        record, position = moves.submit(game, record, position, seat, position.asks[seat], given)
        given = known_answer(game, position.pending[seat])
    return position


@in_every_game
def test_everybody_is_shown_no_secret_option_along(game: AnyGame) -> None:
    def watch(record: Record, position: Position[Any], seat: Seat) -> None:
        along = follow_ups(game, record, position, seat, public=True, longest=math.inf)
        asked = position.pending[seat]
        assert asked.kind == "choose" or not along
        for ident, follow in along.items():
            assert asked.kind == "choose"
            secret = [o.id for o in (*asked.options, *follow.question.options) if o.secret]
            assert not asked.secret
            assert not follow.question.secret
            assert not {ident, *(o.id for o in follow.question.options)} & {*secret}

    visited(game, [1], watch)
