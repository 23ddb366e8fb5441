"""Positions from self-played games: for *How to play*, the command line, palettes and measurements."""

from functools import lru_cache

from render.core.pictures import taught_in
from rules.core.engine import look, start
from rules.core.playing import run
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES

NAMES = ("Ana", "Bianca", "Caio", "Davi", "Edu", "Flora")


def view_after(game: str, seats: int, seed: str, decisions: int | None, seat: int | None) -> str:
    """The view of `seat` (None: a spectator) as JSON, after this many random decisions of a game.

    `None`, or more decisions than the game has, gives its end. Raises `KeyError` for an unknown game.
    """
    played = GAMES[game]
    position = play(played, seats, seed_of("picture", game, seats, seed), decisions=decisions).position
    return played.seen.dump_json(look(played, position, seat).view).decode()


@lru_cache
def dealt(game: str) -> object:
    """A spectator's view of a game at its beginning, for cards, which look alike in all views."""
    played = GAMES[game]
    return look(played, run(played, start(played, played.seats[0], {}, "")), None).view


@lru_cache
def taught(game: str) -> object:
    """The view of the first seat in the position that *How to play* shows. Raises `KeyError`."""
    played, teaching = GAMES[game], taught_in(game)
    seed = seed_of("how", game, teaching.seats)
    position = play(played, teaching.seats, seed, ("steady",), decisions=teaching.decisions).position
    return look(played, position, 0).view
