"""The page `/metrics`, for Prometheus. It shows numbers alone: no name, no id, no table."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.listening import listening
from bot.metrics import measures
from bot.metrics.numbers import Numbers, Present
from bot.table.runtime.context import Context
from rules.core.decisions import Rejected

LIMITED = ("discord.http", "discord.webhook.async_")  # the logs of discord.py that tell of rate limits


class RateLimits(logging.Handler):
    """Counts the waits that Discord asks for, by what discord.py warns of.

    Of a wait for all routes there are two lines, of which the first is like that for one route.
    """

    def __init__(self) -> None:
        super().__init__(logging.WARNING)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of its log, if it is about a rate limit."""
        said = str(record.msg)
        if said.startswith("Global rate limit has been hit"):
            measures.measured("rate_limit", "global")
        elif "rate limited" in said and "erroring instead" not in said:
            measures.measured("rate_limit", "any")


@contextmanager
def limits_counted() -> Iterator[None]:
    """Count rate limits during the block."""
    logs, counter = [logging.getLogger(name) for name in LIMITED], RateLimits()
    for each in logs:
        each.addHandler(counter)
    try:
        yield
    finally:
        for each in logs:
            each.removeHandler(counter)


@asynccontextmanager
async def metrics(
    address: tuple[str, int], context: Context, present: Callable[[], Present]
) -> AsyncIterator[str]:
    """Serve the page during the block; gives its address. Raises `CannotListen`."""
    numbers = Numbers(context, present)

    async def answer(request: web.Request) -> web.Response:
        try:
            return web.Response(body=await numbers.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})
        except Rejected:
            return web.Response(status=503, text="the database can't be read now\n")

    application = web.Application()
    application.router.add_get("/metrics", answer)
    async with listening(application, address, "TAVERNA_METRICS") as url:
        measures.listeners.append(numbers.hear)
        try:
            with limits_counted():
                yield f"{url}/metrics"
        finally:
            measures.listeners.remove(numbers.hear)
