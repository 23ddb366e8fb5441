"""The steady computer player of Immortals against that of an older commit, and what it does in its games.

    python -m tools.measure.immortals --games 200 --seats 4 --against 2252ed6
    python -m tools.measure.immortals --games 200 --seats 3

Without `--against` all seats are today's. The seeds are `seed_of(label, seats, number)`.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.core.engine import Position
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.immortals import GAME
from rules.immortals.components.data import BLANK
from tools.measure.earlier import player_of

TRACK = 120  # points that the box's track can show
TOLD = ("attack", "attack.held", "moved", "marker", "transition", "seize", "declined", "impossible")


@dataclass(slots=True)
class Figures:
    """The counts, by kind of player where that matters."""

    games: int = 0
    refused: int = 0
    wins: Counter[str] = field(default_factory=Counter)  # shared ones in parts of 60
    seats: Counter[str] = field(default_factory=Counter)
    points: dict[str, list[int]] = field(default_factory=dict)
    wealth: dict[str, list[int]] = field(default_factory=dict)  # energy and gold left at the end
    deeds: dict[str, Counter[str]] = field(default_factory=dict)
    blanks: Counter[str] = field(default_factory=Counter)


def seating(seats: int, number: int, *, mixed: bool) -> list[str]:
    """Return the kinds of players by seat: every place is today's as often as the older player's."""
    if not mixed:
        return ["steady"] * seats
    mine = seats // 2 + (number // seats) % 2 if seats % 2 else seats // 2
    chosen = (
        {(number + 2 * i) % seats for i in range(mine)} if seats % 2 else set(range(number % 2, seats, 2))
    )
    return ["steady" if seat in chosen else "older" for seat in range(seats)]


def measure(game: AnyGame, seats: int, games: int, label: str, *, mixed: bool) -> Figures:
    """Play the games."""
    found = Figures()
    for number in range(games):
        players = seating(seats, number, mixed=mixed)
        seen = -1

        def watch(playing: Playing[Any], players: Sequence[str] = players) -> None:
            nonlocal seen
            position = playing.position
            for n, event in position.events:
                if n > seen and (text := event.read_by(None)) is not None:
                    _count(found, players, position.state, text)
            seen = position.n

        played = play(game, seats, seed_of(label, seats, number), players, watch=watch)
        _add(found, players, played.position)
        found.refused += played.refused
    return found


def _count(found: Figures, players: Sequence[str], state: Any, text: Text) -> None:
    """Count a player's deeds in a line of the log."""
    key = text.key.removeprefix("immortals.log.")
    if key == "planned":
        for seat, player in enumerate(state.players):
            found.blanks[players[seat]] += [*player.plan.values()].count(BLANK)
    elif key == "built" or key in TOLD:
        kind = players[int(str(text.args["seat"]).partition(":")[2])]
        found.deeds.setdefault(kind, Counter())[str(text.args.get("piece", key))] += 1


def _add(found: Figures, players: Sequence[str], position: Position[Any]) -> None:
    result, state = position.result, position.state
    assert result is not None
    winners = [players[seat] for seat, place in enumerate(result.places) if place == 1]
    found.games += 1
    for kind in winners:
        found.wins[kind] += 60 // len(winners)
    for seat, kind in enumerate(players):
        found.seats[kind] += 1
        found.points.setdefault(kind, []).append(result.sheet["total"][seat])
        found.wealth.setdefault(kind, []).append(state.players[seat].energy + state.players[seat].gold)


def report(found: Figures) -> Iterator[str]:
    """Yield the figures in lines."""
    yield f"{found.games} games, {found.refused} refused answers"
    for kind, seats in found.seats.items():
        points, wealth = sorted(found.points[kind]), found.wealth[kind]
        over = sum(each > TRACK for each in points)
        yield f"{kind}: {seats} seats, won {found.wins[kind] / 60:.1f} games"
        yield (
            f"  points: mean {sum(points) / seats:.1f}, median {points[seats // 2]}, most {points[-1]}, "
            f"over {TRACK}: {100 * over / seats:.0f} %"
        )
        yield f"  energy and gold left: mean {sum(wealth) / seats:.1f}, most {max(wealth)}"
        deeds = found.deeds.get(kind, Counter()) + Counter(blank=found.blanks[kind])
        yield "  a game: " + ", ".join(f"{key} {count / seats:.2f}" for key, count in sorted(deeds.items()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--against", default="", help="a commit; its player takes half of the seats")
    parser.add_argument("--label", default="measure")
    given = parser.parse_args(arguments)
    game: AnyGame = GAME
    if given.against:
        game = replace(GAME, computers={**GAME.computers, "older": player_of("immortals", given.against)})
    found = measure(game, given.seats, given.games, given.label, mixed=bool(given.against))
    sys.stdout.write("\n".join((*report(found), "")))


if __name__ == "__main__":
    main()
