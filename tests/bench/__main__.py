"""Print every figure; `python -m tests.bench`."""

import asyncio

from tests.bench import playouts, turns

for figure in playouts.figures():
    print(figure, flush=True)
for figure in asyncio.run(turns.figures()):
    print(figure, flush=True)
