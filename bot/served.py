"""The pages that the bot serves itself, if they are wanted. Whoever does not want them need not load them."""

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.discord.client import Client
from bot.settings import Settings
from bot.table.delivery.outbox import Outbox
from bot.table.runtime.context import Context

log = logging.getLogger(__name__)


@asynccontextmanager
async def metrics(
    listen: tuple[str, int] | None,
    context: Context,
    client: Client,
    outbox: Outbox,
    pending: Callable[[], int],
) -> AsyncIterator[None]:
    """Serve the page for Prometheus during the block. Raises `CannotListen`."""
    if listen is None:
        yield
        return
    from bot.metrics import page
    from bot.metrics.numbers import Present

    def present() -> Present:
        return Present(client.is_connected(), outbox.age, pending())

    async with page.metrics(listen, context, present) as url:
        log.info("metrics: %s", url)
        yield


@asynccontextmanager
async def boards(settings: Settings, client: Client) -> AsyncIterator[None]:
    """Serve the boards in the browser during the block, on the host's own name. Raises `CannotListen`."""
    if settings.web is None:
        yield
        return
    from bot.web import site

    async with site.hosted(settings, client.application_id, client.runtime):
        yield
