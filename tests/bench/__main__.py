"""Print every figure: `make bench`."""

import asyncio

from tests.bench import films, pictures, playouts, presses, texts, turns
from tests.bench.stopwatch import Figure


def told(figures: list[Figure]) -> None:
    """Print some figures at once, since the next ones take a while."""
    for figure in figures:
        print(figure, flush=True)


if __name__ == "__main__":
    told(playouts.figures())
    told(asyncio.run(turns.figures()))
    told(asyncio.run(texts.figures()))
    told(pictures.figures())
    told(asyncio.run(presses.figures()))
    told(asyncio.run(films.figures()))
