"""Print every figure: `make bench`. Only some groups: `python -m tests.bench presses floods`."""

import asyncio
import sys
from collections.abc import Callable, Sequence

from tests.bench import films, floods, memory, pictures, playouts, presses, slow, turns
from tests.bench.stopwatch import Figure

GROUPS: dict[str, Callable[[], Sequence[Figure | floods.Flooded]]] = {
    "playouts": playouts.figures,
    "turns": lambda: asyncio.run(turns.figures()),
    "pictures": pictures.figures,
    "presses": lambda: asyncio.run(presses.figures()),
    "films": lambda: asyncio.run(films.figures()),
    "floods": lambda: asyncio.run(floods.figures()),
    "slow": lambda: asyncio.run(slow.figures()),
    "memory": lambda: asyncio.run(memory.figures()),
}


def main(names: Sequence[str]) -> int:
    """Measure these groups, or all. Each is printed at once, since the next ones take a while."""
    if unknown := set(names) - set(GROUPS):
        print(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    for name in names or GROUPS:
        for figure in GROUPS[name]():
            print(figure, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
