"""Decisions a second in playouts, and what one decision takes.

The yardstick is a random game of chess, whose moves python-chess generates: in plain Python, too.
"""

import gc
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import chess

from rules.core.decisions import Rejected
from rules.core.engine import Position, Record
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES
from tools.bench.stopwatch import ROUNDS, Figure, clock, spread

GAMES_A_ROUND = 12
CHESS = 10  # games of chess a round
SLOWEST = 1 / 0.3  # moves of chess in the time of a decision


def figures() -> list[Figure]:
    """Measure each game."""
    return [figure for game in GAMES.values() for figure in (*_speed(game), *_decisions(game))]


def _speed(game: AnyGame) -> list[Figure]:
    """Measure random games with the fewest and the most players, and of chess in turn with the latter."""
    low, high = game.seats[0], game.seats[-1]
    few = [_decisions_a_second(game, low, n) for n in range(ROUNDS)]
    many, chess_moves = [], []
    for n in range(ROUNDS):
        many.append(_decisions_a_second(game, high, n))
        chess_moves.append(_chess_moves_a_second(n))
    beside = median(moves / decisions for moves, decisions in zip(chess_moves, many, strict=True))
    return [
        Figure(f"{game.key}, {low} seats: playouts", median(few), "decisions/s"),
        Figure(f"{game.key}, {high} seats: playouts", median(many), "decisions/s"),
        Figure(f"{game.key}: random chess moves in the time of a decision", beside, "moves", SLOWEST),
    ]


def _decisions_a_second(game: AnyGame, seats: int, round_: int) -> float:
    began = perf_counter()
    games = [play(game, seats, seed_of("bench", round_, i)) for i in range(GAMES_A_ROUND)]
    return sum(len(each.answers) for each in games) / (perf_counter() - began)


def _chess_moves_a_second(round_: int) -> float:
    dice, moves = Random(round_), 0
    began = perf_counter()
    for _ in range(CHESS):
        board = chess.Board()
        while not board.is_game_over() and (legal := list(board.legal_moves)):
            board.push(dice.choice(legal))
        moves += board.ply()
    return moves / (perf_counter() - began)


def _decisions(game: AnyGame) -> list[Figure]:
    """Measure at every position of a random game with the most players."""
    records: list[Record] = []
    seed = seed_of("bench", "decisions")
    played = play(game, game.seats[-1], seed, watch=lambda playing: records.append(playing.record))
    met = [(record, run(game, record)) for record in records]
    gc.collect()
    gc.freeze()  # else the collector goes through all these games in the middle of one answer
    sizes = [float(asked.size()) for _, position in met for asked in position.pending.values()]
    opened = [clock(lambda record=record: run(game, record)) for record, _ in met]  # type: ignore[misc]
    answered = [clock(lambda at=at: _answer(game, *at)) for at in met if at[1].waiting]  # type: ignore[misc]
    return [
        *spread(f"{game.key}: things to choose from in a question", sizes, "things"),
        *spread(f"{game.key}: opening a position", opened, "ms of work", 50),
        *spread(f"{game.key}: submitting an answer", answered, "ms of work", 50),
        Figure(f"{game.key}: answers behind a checkpoint: most", played.longest_tail, "answers", 25),
    ]


def _answer(game: AnyGame, record: Record, position: Position[Any]) -> None:
    """Submit any answer; a refusal is one, too."""
    seat = position.waiting[0]
    answer = position.pending[seat].sample(Dice("bench"))
    try:
        submit(game, record, position, seat, position.asks[seat], answer)
    except Rejected:
        return
