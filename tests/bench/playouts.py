"""Decisions a second in playouts."""

from statistics import median
from time import perf_counter

from rules.core.playout import play, seed_of
from rules.games import GAMES
from tests.bench.stopwatch import ROUNDS, Figure

GAMES_A_ROUND = 12


def figures() -> list[Figure]:
    """For each game and its fewest and most players: random ones."""
    found = []
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            speeds = []
            for round_ in range(ROUNDS):
                began = perf_counter()
                games = [play(game, seats, seed_of("bench", round_, i)) for i in range(GAMES_A_ROUND)]
                speeds.append(sum(len(g.answers) for g in games) / (perf_counter() - began))
            found.append(Figure(f"{game.key}, {seats} seats: playouts", median(speeds), "decisions/s"))
    return found
