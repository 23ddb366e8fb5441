"""Pages of the bot's own: an application that listens at an address of this machine."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bot.unstartable import Unstartable

GRACE = 1.0  # seconds that open requests have when it stops


class CannotListen(Unstartable):
    """The address is taken or not one of this machine. It may come with the network."""

    def __init__(self, message: str) -> None:
        super().__init__(message, lasting=False)


@asynccontextmanager
async def listening(application: web.Application, at: tuple[str, int], setting: str) -> AsyncIterator[str]:
    """Serve during the block; gives the address. Raises `CannotListen`, which names the `setting`.

    No request is logged: an address may hold what is nobody's business.
    """
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=GRACE)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *at).start()
        except OSError as error:
            raise CannotListen(f"{setting}: {at[0]}:{at[1]}: {error.strerror}") from error
        yield f"http://{at[0]}:{int(runner.addresses[0][1])}"
    finally:
        await runner.cleanup()
