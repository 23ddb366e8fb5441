"""Print every figure: `make bench`. Only some groups: `python -m tools.bench presses floods`."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence

from tools.bench import (
    boards,
    engines,
    films,
    floods,
    memory,
    packing,
    pasts,
    pictures,
    playouts,
    presses,
    slow,
    texts,
    thinking,
    turns,
)
from tools.bench.stopwatch import Figure


def show(figures: Iterable[Figure]) -> None:
    """Print the figures of a group."""
    for figure in figures:
        print(figure, flush=True)


async def found(figures: Awaitable[Iterable[Figure]]) -> None:
    """Measure a group, and print its figures."""
    show(await figures)


async def followed(lines: AsyncIterator[object]) -> None:
    """Print each line of a group as soon as it is measured, since all of them take minutes."""
    async for line in lines:
        print(line, flush=True)


GROUPS: dict[str, Callable[[], None]] = {
    "playouts": lambda: show(playouts.figures()),
    "turns": lambda: asyncio.run(found(turns.figures())),
    "pasts": lambda: asyncio.run(found(pasts.figures())),
    "engines": lambda: asyncio.run(found(engines.figures())),
    "texts": lambda: asyncio.run(found(texts.figures())),
    "packing": lambda: asyncio.run(found(packing.figures())),
    "pictures": lambda: show(pictures.figures()),
    "presses": lambda: asyncio.run(found(presses.figures())),
    "boards": lambda: asyncio.run(found(boards.figures())),
    "films": lambda: asyncio.run(found(films.figures())),
    "floods": lambda: asyncio.run(followed(floods.figures())),
    "slow": lambda: asyncio.run(found(slow.figures())),
    "thinking": lambda: asyncio.run(found(thinking.figures())),
    "memory": lambda: asyncio.run(found(memory.figures())),
}


def main(names: Sequence[str]) -> int:
    """Measure these groups, or all of them."""
    if unknown := set(names) - set(GROUPS):
        print(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    for name in names or GROUPS:
        GROUPS[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
