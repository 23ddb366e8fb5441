"""Measures the steady player of Kemet against an older one, and its way of playing.

    python -m tools.measure.kemet OLD [--games 60] [--seats 2 3 4 5]

OLD is a commit, such as 1eb2541.
Every deal is played twice, with the seats of the two players exchanged; of an odd number of seats each player
has one more in one of the two games. The seeds are `seed_of("measure", n)`.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import process_time
from typing import Any

from rules.core.decisions import Answer, Choose, Decision
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.kemet import GAME
from rules.kemet.components.map import DELTA, temples_in_play
from rules.kemet.components.state import KemetState
from rules.kemet.view import KemetView
from tools.measure.earlier import player_of

Player = Callable[[KemetView, Decision, Dice], Answer]
say = sys.stdout.write


def older(commit: str) -> Player:
    """Return the steady player of another commit, on the rules of today."""
    player = player_of("kemet", commit)

    def asked_as_then(view: KemetView, decision: Decision, dice: Dice) -> Answer:
        """Answer without the questions and options that came with version 2 of the rules."""
        if decision.prompt.key == "kemet.ask.between":
            return ["battle:next"]
        if isinstance(decision, Choose) and decision.prompt.key == "kemet.ask.buy":
            tiles = tuple(option for option in decision.options if option.id.startswith("tile:"))
            decision = decision.model_copy(update={"options": tiles})
        return player(view, decision, dice)

    return asked_as_then


class Count:
    """Counts events in a game, apart for each kind of player: `new battle`, `old battle` and so on."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.seen: Counter[str] = Counter()
        self.until = -1

    def __call__(self, playing: Playing[Any]) -> None:
        """Count the events of one position."""
        position = playing.position
        for n, event in position.events:
            if n > self.until and event.public:
                self._event(event.public.key.removeprefix("kemet.log."), event.public.args, position.state)
        self.until = position.n

    def _event(self, key: str, args: dict[str, Any], state: KemetState) -> None:
        if key not in ("battle", "offering", "move.nothing", "raised.new", "temples"):
            return
        seat = int(str(args.get("seat", args.get("attacker"))).removeprefix("seat:"))
        self.seen[f"{self.players[seat]} {key}"] += 1
        if key == "battle" and args["zone"] == f"zone:{DELTA}":
            empty = sum(temple not in state.troops for temple in temples_in_play(state.seats))
            self.seen[f"{self.players[seat]} battle in the Delta, {empty} temples empty"] += 1


def pairs(seats: int, games: int) -> Iterator[tuple[int, list[str]]]:
    """Yield deals, each with both ways to seat the two players."""
    for number in range(games // 2):
        first = [("new", "old")[(seat + number) % 2] for seat in range(seats)]
        yield number, first
        yield number, ["old" if kind == "new" else "new" for kind in first]


def measure(player: Player, games: int, all_seats: list[int]) -> None:
    """Print the figures."""
    spent: list[float] = []

    def timed(view: KemetView, decision: Decision, dice: Dice) -> Answer:
        begun = process_time()
        answer = GAME.computers["steady"](view, decision, dice)
        spent.append(process_time() - begun)
        return answer

    game = replace(GAME, computers={"new": timed, "old": player})
    for seats in all_seats:
        won: Counter[str] = Counter()
        refused, places, count = 0, Counter[str](), Counter[str]()
        for number, players in pairs(seats, games):
            watch = Count(players)
            played = play(game, seats, seed_of("measure", number), players, watch=watch)
            result, state = played.position.result, played.position.state
            assert result is not None
            winner = result.places.index(1)
            won[players[winner]] += 1
            places[f"{players[winner]} {state.order.index(winner) + 1}"] += 1
            refused += played.refused
            count += watch.seen
        share = 100 * won["new"] // games
        say(f"{seats} seats: new won {won['new']} of {games} ({share} %), refused {refused}\n")
        say(f"  places of winners {dict(sorted(places.items()))}; {dict(count.most_common())}\n")
    spent.sort()
    say(f"answers {len(spent)}: median {spent[len(spent) // 2] * 1e3:.2f} ms, most {spent[-1] * 1e3:.1f} ms")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4, 5])
    given = parser.parse_args()
    measure(older(given.old), given.games, given.seats)


if __name__ == "__main__":
    main()
