"""Figures of the steady player of Dwar7s Fall: against an earlier one, and of each secret objective.

python -m tools.measure.dwar7s duel --games 200 --commit 2252ed6
python -m tools.measure.dwar7s secrets --games 200
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.flow import Ask, GameContext, Over, Result
from rules.core.game import Computer
from rules.core.rng import Dice
from rules.core.selfplay.playout import seed_of
from rules.dwar7s import GAME
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Dwar7sState, hand_size
from rules.dwar7s.computer.steady import steady
from tools.measure.earlier import player_of

BEGAN = "2252ed6"  # the commit whose player is to be beaten
EARLY = 2  # rounds in which no secret objective should be revealed


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("duel", "secrets"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="measure")
    parser.add_argument("--commit", default=BEGAN, help="whose player is the opponent in a duel")
    args = parser.parse_args()
    began = time.process_time()
    lines = (
        duel(args.games, args.seed, args.commit) if args.what == "duel" else secrets(args.games, args.seed)
    )
    for line in lines:
        print(line, flush=True)  # noqa: T201
    print(f"{time.process_time() - began:.0f} s of processor time")  # noqa: T201


# --- games --------------------------------------------------------------------------------------------------


@dataclass
class Played:
    """A game that was played to its end, and how many answers of its players the rules did not take."""

    state: Dwar7sState
    result: Result
    refused: int


def play(seed: str, players: Sequence[Computer[Any]], watch: Callable[[Dwar7sState], None]) -> Played:
    """Play a game by its script alone, without the engine's records, which take most of the time.

    For a refused answer a random one is given. `watch` sees the state before each answer and at the end.
    """
    state = GAME.new(len(players), {}, Dice(seed))
    ctx, dice, refused = GameContext(state), Dice(f"players:{seed}"), 0

    def answer(ask: Ask) -> dict[Seat, Answer]:
        nonlocal refused
        watch(state)
        [(seat, decision)] = ask.decisions.items()
        given = players[seat](GAME.view(state, seat), decision, dice)
        try:
            decision.check(given)
        except Rejected:
            refused += 1
            given = decision.sample(dice)
        return {seat: given}

    while True:
        script = GAME.phases[state.phase](ctx)
        try:
            ask = script.send(None)  # type: ignore[arg-type]  # a coroutine starts with None
            while True:
                ask = script.send(answer(ask))
        except StopIteration as stop:
            state.phase = stop.value
        except Over as over:
            watch(state)
            return Played(state, over.result, refused)


# --- against an earlier player ------------------------------------------------------------------------------


def duel(games: int, seed: str, commit: str) -> Iterator[str]:
    """Play with two seats, then four with two of each; players change places, so that seats are balanced."""
    new, old = steady, player_of("dwar7s", commit)
    for line_up in ((new, old), (new, new, old, old)):
        won, refused, seats = 0.0, 0, len(line_up)
        for number in range(games):
            turned = line_up[number % seats :] + line_up[: number % seats]
            played = play(seed_of(seed, seats, number // seats), turned, lambda state: None)
            won += share(played, turned)
            refused += played.refused
        yield f"{seats} seats: won {won:g} of {games} ({won / games:.0%}), refused answers {refused}"


def share(played: Played, players: Sequence[Computer[Any]]) -> float:
    """Return the share of the victory that goes to today's players; a shared one is split."""
    places = zip(players, played.result.places, strict=True)
    first = [player for player, place in places if place == 1]
    return first.count(steady) / len(first)


# --- secret objectives, and what a player of the game would see ---------------------------------------------


@dataclass
class Watched:
    """One game: when secret objectives were revealed, and which builds covered a card of the same turn."""

    revealed: dict[int, int] = field(default_factory=dict)  # seat -> round
    builds: int = 0
    covered: int = 0  # ... a card that was built in the same turn
    turn: tuple[int, int] = (0, 0)
    fresh: dict[str, int] = field(default_factory=dict)  # cells built in this turn, and their height then
    heights: dict[str, int] = field(default_factory=dict)

    def __call__(self, state: Dwar7sState) -> None:
        for seat, clan in enumerate(state.clans):
            if clan.revealed:
                self.revealed.setdefault(seat, state.round)
        if self.turn != (state.round, state.turn):
            self.turn, self.fresh = (state.round, state.turn), {}
        heights = {cell: len(stack.cards) for cell, stack in state.table.items()}
        for cell, height in heights.items():
            if height > self.heights.get(cell, 0):
                self.builds += 1
                self.covered += cell in self.fresh
                self.fresh[cell] = height
        self.heights = heights


def secrets(games: int, seed: str) -> Iterator[str]:
    """Play games of steady players alone, with two, three and four seats in turn."""
    dealt: Counter[str] = Counter()
    done: Counter[str] = Counter()
    early: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    due: Counter[str] = Counter()  # a holder's share of victories, if all players were equal
    all_in = Watched()
    rounds, left, idle, refused, seats_in_all = 0, 0, 0, 0, 0
    for number in range(games):
        seats = GAME.seats[number % len(GAME.seats)]
        watched = Watched()
        played = play(seed_of(seed, "secrets", number), [steady] * seats, watched)
        state, result = played.state, played.result
        seats_in_all += seats
        rounds += state.round
        refused += played.refused
        idle += result.why.key != "dwar7s.over.objectives"
        left += sum(hand_size(c) >= DATA.hand_limit and "dragon" in c.kingdom for c in state.clans)
        all_in.builds += watched.builds
        all_in.covered += watched.covered
        for seat, clan in enumerate(state.clans):
            dealt[clan.secret] += 1
            done[clan.secret] += clan.revealed
            early[clan.secret] += watched.revealed.get(seat, EARLY + 1) <= EARLY
            due[clan.secret] += 1 / seats  # type: ignore[assignment]
            if result.places[seat] == 1:
                wins[clan.secret] += 1 / result.places.count(1)  # type: ignore[assignment]
    yield "secret          deals  completed  in rounds 1-2  wins / share"
    for name in DATA.secrets:
        n = dealt[name]
        yield (
            f"{name:15} {n:5}  {done[name] / n:9.0%}  {early[name] / n:13.0%}  {wins[name] / due[name]:12.2f}"
        )
    yield f"rounds {rounds / games:.1f}; ended without three objectives {idle} of {games}; refused {refused}"
    yield f"covered a card of the same turn: {all_in.covered} of {all_in.builds} builds"
    yield f"full hands with a dragon in them at the end: {left} of {seats_in_all}"


if __name__ == "__main__":
    main()
