"""Measures the steady computer player of Calamandara: `python -m tools.measure.calamandara --help`.

Against the player of a commit (`--against`), with half of the seats each, and against the Dogma alone.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import process_time
from typing import Any

from rules.calamandara import GAME
from rules.core.decisions import Answer, Decision
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import Playout, play, seed_of
from tools.measure.earlier import player_of

RUIN = {"time": "limited", "difficulty": "ruina"}
Player = Callable[[Any, Decision, Dice], Answer]


def report(line: str) -> None:
    """Print a line of the report."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class Clock:
    """A player that is timed: the processor's seconds of its slowest answer."""

    def __init__(self, player: Player) -> None:
        self.player, self.slowest, self.answers, self.total = player, 0.0, 0, 0.0

    def __call__(self, view: Any, decision: Decision, dice: Dice) -> Answer:
        """Return the player's answer."""
        begun = process_time()
        answer = self.player(view, decision, dice)
        spent = process_time() - begun
        self.slowest, self.answers, self.total = (
            max(self.slowest, spent),
            self.answers + 1,
            self.total + spent,
        )
        return answer


def half(seats: int, number: int) -> list[str]:
    """Return the kinds of players by seat: half of each, all arrangements in turn."""
    ways = [mask for mask in range(1 << seats) if mask.bit_count() * 2 == seats]
    mask = ways[number % len(ways)]
    return ["steady" if mask >> seat & 1 else "before" for seat in range(seats)]


def duel(game: AnyGame, seats: int, games: int, options: dict[str, str]) -> None:
    """Let new players play against old ones, with as many seats each."""
    won: Counter[str] = Counter()
    refused = 0
    for number in range(games):
        kinds = half(seats, number)
        played = play(game, seats, seed_of("measure", seats, number), kinds, options)
        winner = played.position.state.winner
        won[played.position.state.ending if winner is None else kinds[winner]] += 1
        refused += played.refused
    share = 100 * won["steady"] / max(1, won["steady"] + won["before"])
    report(f"{seats} seats, {options or 'usual options'}: {dict(won)}; {share:.0f} % of those won")
    report(f"  refused answers: {refused}")


def alone(game: AnyGame, seats: int, games: int, options: dict[str, str]) -> list[Playout]:
    """Let new players play alone: how games end, which Memory Cards they play, what the last point costs."""
    cards: Counter[str] = Counter()
    clears = last = 0

    def watch(playing: Playing[Any]) -> None:
        nonlocal clears, last
        position = playing.position
        for step in playing.record.steps[-1:]:
            answer = step.answer[0] if isinstance(step.answer, list) and step.answer else ""
            kind, _, name = answer.partition(":")
            if kind == "memory" and step.prompt != "calamandara.ask.remember":
                cards[name] += 1
        texts = [event.public for _, event in position.events[-6:] if event.public]
        clears += any(
            ctx.key == "calamandara.log.clear" and ctx.args["symbol"] == "symbol:mountain" for ctx in texts
        )

    played = [
        play(game, seats, seed_of("measure", seats, n), ["steady"], options, watch=watch)
        for n in range(games)
    ]
    endings = Counter(p.position.state.ending for p in played)
    turns = sorted(p.position.state.turns for p in played)
    refused = sum(p.refused for p in played)
    report(f"{seats} seats, {options or 'usual options'}: {dict(endings)}, {turns[len(turns) // 2]} turns")
    report(f"  refused answers: {refused}")
    report(f"  Memory Cards: {dict(sorted(cards.items()))}; mountains cleared: {clears}")
    return played


def main(argv: Sequence[str] | None = None) -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.measure.calamandara", description="How well does the steady player play?"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--against", default="2252ed6", help="the commit of the older player")
    parser.add_argument("--only", choices=("duel", "alone"))
    args = parser.parse_args(argv)
    clock = Clock(GAME.computers["steady"])
    game = replace(GAME, computers={"steady": clock, "before": player_of("calamandara", args.against)})
    report(f"seeds: seed_of('measure', seats, 0 to {args.games - 1})")
    if args.only != "alone":
        duel(game, 2, args.games, {})
        duel(game, 4, args.games, {})
        duel(game, 4, args.games, RUIN)
    if args.only != "duel":
        alone(game, 3, args.games, RUIN)
    mean = 1000 * clock.total / max(1, clock.answers)
    report(f"an answer: {mean:.1f} ms on average, {1000 * clock.slowest:.0f} ms at most")


if __name__ == "__main__":
    main()
