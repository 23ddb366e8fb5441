"""The steady computer player of an earlier commit, on today's rules; and any game's player against it.

    python -m tools.measure.earlier bellum 2252ed6 --seats 2 4 --games 200

Each deal is played as often as there are seats, everybody moving on by one, so that no player keeps the best
seat. The seeds are `seed_of("measure", seats, number of the deal)`.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

from rules.core.game import AnyGame, Computer
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES

IMPORT = re.compile(r"from rules\.(\w+)\.?([\w.]*) import ([^\n(]+|\([^)]*\))")
ROOMS = ("components", "play", "computer")
NAMES = {"steady": "computer", "cards": "computer_cards"}  # modules that had another name in one folder
MOVED = {"bare": "rules.core.text"}  # functions that have another home by now


def player_of(game: str, commit: str) -> Computer[Any]:
    """Return the function `steady` of that commit.

    Raises `LookupError` where the commit has none for this game.
    """
    return _Earlier(game, commit).module("steady").steady  # type: ignore[no-any-return]


class _Earlier:
    """The modules of an earlier player, each read from git when another one imports it."""

    def __init__(self, game: str, commit: str) -> None:
        self.game, self.commit = game, commit
        self.own = {path.stem for path in Path(f"rules/{game}/computer").glob("*.py")} - {"__init__"}

    def module(self, name: str) -> ModuleType:
        made = ModuleType(f"earlier_{self.commit}_{self.game}_{name}")
        if made.__name__ in sys.modules:
            return sys.modules[made.__name__]
        source = IMPORT.sub(self._there, self._read(name))
        sys.modules[made.__name__] = made
        exec(compile(source, f"{self.commit}:{name}.py", "exec"), made.__dict__)
        return made

    def _read(self, name: str) -> str:
        for path in (f"computer/{name}.py", f"{NAMES.get(name, name)}.py"):
            shown = ["git", "show", f"{self.commit}:rules/{self.game}/{path}"]
            found = subprocess.run(shown, capture_output=True, text=True, check=False)
            if found.returncode == 0:
                return found.stdout
        raise LookupError(f"{self.commit} has no {name} for {self.game}")

    def _there(self, found: re.Match[str]) -> str:
        """Return an import of then as one of today: of today's rooms, or of an earlier module."""
        package, inner, names = found[1], found[2].rpartition(".")[2], found[3]
        wanted = [name for spelled in names.split(",") if (name := spelled.strip(" ()\n"))]
        if _today(package, found[2]) and not {*wanted} & {*MOVED}:
            return found[0]
        if package == "core":
            return f"from {_core(inner)} import {names}"
        if not inner or (inner == "computer" and {*wanted} <= self.own):  # whole modules
            return "\n".join(self._import(name) for name in wanted)
        homes = {name: MOVED.get(name) or self._of(inner) for name in wanted}
        return "\n".join(f"from {home} import {name}" for name, home in homes.items())

    def _import(self, name: str) -> str:
        package, _, module = self._of(name).rpartition(".")
        return f"from {package} import {module} as {name}" if package else f"import {module} as {name}"

    def _of(self, name: str) -> str:
        mine = next((new for new, old in NAMES.items() if old == name and new in self.own), name)
        if mine in self.own:
            return self.module(mine).__name__
        rooms = (f"{room}." for room in ROOMS if Path(f"rules/{self.game}/{room}/{name}.py").exists())
        return f"rules.{self.game}.{next(rooms, '')}{name}"


def _today(package: str, path: str) -> bool:
    """Return whether a module is still where it was then; players are always those of then."""
    there = Path("rules", package, *path.split("."))
    return not path.startswith("computer") and there.with_suffix(".py").exists()


def _core(name: str) -> str:
    selfplay = Path(f"rules/core/selfplay/{name}.py").exists()
    return f"rules.core.selfplay.{name}" if selfplay else f"rules.core.{name}"


def seatings(seats: int, games: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of the deal, and who sits where."""
    for number in range(games):
        deal, turn = divmod(number, 2 if seats % 2 == 0 else 2 * seats)
        yield (
            deal,
            [("steady", "earlier")[(seat + turn) % seats % 2 ^ turn // seats] for seat in range(seats)],
        )


def duel(game: AnyGame, earlier: Computer[Any], seats: int, games: int) -> tuple[float, int]:
    """Return the share of victories of today's player, and how many answers of both the rules refused."""
    both = replace(game, computers={**game.computers, "earlier": earlier})
    won, refused = 0.0, 0
    for deal, kinds in seatings(seats, games):
        played = play(both, seats, seed_of("measure", seats, deal), kinds)
        assert played.position.result is not None
        first = [kind for kind, place in zip(kinds, played.position.result.places, strict=True) if place == 1]
        won += first.count("steady") / len(first) if first else 0.5
        refused += played.refused
    return won, refused


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure.earlier")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("commit")
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    game = GAMES[given.game]
    for seats in given.seats or game.seats:
        won, refused = duel(game, player_of(game.key, given.commit), seats, given.games)
        share = f"won {won:g} of {given.games} ({won / given.games:.0%})"
        sys.stdout.write(f"{seats} seats: {share}, refused answers {refused}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
