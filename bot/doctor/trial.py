"""Tries on Discord what a game does: a message, an edit, a thread, a direct message. All goes away again.

Whatever fails on the way, what was made before is taken away at the end.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from io import BytesIO

import discord
from PIL import Image
from pydantic import TypeAdapter

from bot.doctor.report import Report
from bot.doctor.rest import GOOD, Away, Refused, Rest, tried
from bot.doctor.shapes import CHANNEL, MADE, THREADS, WRITTEN, Channel, Emoji, Made
from rules.core.text import Text

NEWS, PUBLIC = 10, 11  # Discord's types of threads: in a channel for announcements, in an ordinary one
BELOW = {0: PUBLIC, 5: NEWS}
INSIDE = (10, 11, 12)  # types of threads
NOTICE = 18  # Discord's type of the message that says that a thread was opened
ARCHIVED = 60  # minutes until Discord archives the thread by itself
SILENT = 1 << 12  # nobody's phone rings
LAYOUT = 1 << 15  # Discord's mark for messages with layout
TEXT, GALLERY, CONTAINER, ROW, BUTTON, GREY = 10, 12, 17, 1, 2, 2  # Discord's types of parts, and a style
ANYTHING = TypeAdapter(object)


@dataclass
class Trial:
    """A trial, and the report for its findings. `left` is set when something could not be taken away."""

    rest: Rest
    report: Report
    icon: Emoji | None
    made: bool = False
    left: bool = False
    mark: str = field(default_factory=lambda: secrets.token_hex(4))

    async def run(self, channel_id: int | None, user_id: int | None) -> None:
        """Try a channel and a person, as far as they are given."""
        try:
            async with AsyncExitStack() as stack:
                if channel_id is not None:
                    await tried(self.report, self._in_channel(channel_id, stack))
                if user_id is not None:
                    await tried(self.report, self._to_person(user_id, stack))
        finally:
            if self.made and not self.left:
                self.report.ok("taken-away")

    async def _in_channel(self, channel_id: int, stack: AsyncExitStack) -> None:
        channel = await self.rest.get("channel", f"/channels/{channel_id}", CHANNEL)
        if channel.type not in (*BELOW, *INSIDE):
            self.report.bad("no-text-channel")
            return
        await tried(self.report, self._message(channel, stack))
        if channel.type in BELOW:
            await tried(self.report, self._thread(channel, stack))
        else:
            self.report.note("in-thread")

    async def _message(self, channel: Channel, stack: AsyncExitStack) -> None:
        posted = await self._post("message", channel.id, stack, self._whole(), _picture())
        self.report.ok("posted" if self.icon else "posted-plain")
        body = {"flags": LAYOUT, "components": [_text(self._say("edited"))], "attachments": []}
        await self.rest.ask("edit", "PATCH", f"/channels/{channel.id}/messages/{posted.id}", ANYTHING, body)
        self.report.ok("edited")

    async def _thread(self, channel: Channel, stack: AsyncExitStack) -> None:
        def remember(thread: Made) -> None:
            stack.push_async_callback(self._notice, channel.id, thread.id)
            stack.push_async_callback(self._drop, thread.id)

        thread = await self._made(self._opened(channel), remember)
        self.report.ok("thread")
        await self._post("thread-message", thread.id, stack, {"components": [_text(self._say("text"))]})
        self.report.ok("thread-message")

    async def _to_person(self, user_id: int, stack: AsyncExitStack) -> None:
        body = {"recipient_id": str(user_id)}
        direct = await self.rest.ask("person", "POST", "/users/@me/channels", MADE, body)
        await self._post("direct", direct.id, stack, {"components": [_text(self._say("text"))]})
        self.report.ok("direct")

    async def _post(
        self,
        what: str,
        channel_id: int,
        stack: AsyncExitStack,
        body: dict[str, object],
        picture: bytes | None = None,
    ) -> Made:
        """Post a message. A try after a lost answer gives the one that is there: the nonce is the same."""
        more = {"flags": LAYOUT | SILENT, "allowed_mentions": {"parse": []}, "enforce_nonce": True}
        given = {**body, **more, "nonce": f"{self.mark}-{what}"}
        posting = self.rest.ask(what, "POST", f"/channels/{channel_id}/messages", MADE, given, picture)
        return await self._made(
            posting, lambda made: stack.push_async_callback(self._remove, channel_id, made.id)
        )

    async def _made(self, work: Awaitable[Made], remember: Callable[[Made], object]) -> Made:
        """Make something, and remember that it must go again, also if Ctrl+C comes before the answer."""
        making = asyncio.ensure_future(self._known(work))
        try:
            await asyncio.shield(making)
        finally:
            remember(await making)
            self.made = True
        return making.result()

    async def _known(self, work: Awaitable[Made]) -> Made:
        """Make something. Without a clear answer it may be there all the same: say so."""
        try:
            return await work
        except (Away, Refused) as failed:
            fails = HTTPStatus.INTERNAL_SERVER_ERROR
            if isinstance(failed, Away) or failed.status in GOOD or failed.status >= fails:
                self.left = True
                self.report.note("maybe-left")
            raise

    async def _opened(self, channel: Channel) -> Made:
        """Open a thread. If the answer is lost, look whether it is there."""
        name = f"{self._say('name')} {self.mark}"
        body = {"name": name, "type": BELOW[channel.type], "auto_archive_duration": ARCHIVED}
        path = f"/channels/{channel.id}/threads"
        try:
            return await self.rest.ask("thread", "POST", path, MADE, body, again=False)
        except (Away, Refused):
            active = f"/guilds/{channel.guild_id}/threads/active"
            there = await self.rest.get("thread", active, THREADS)
            for each in there.threads:
                if each.name == name:
                    return each
            raise

    def _whole(self) -> dict[str, object]:
        button: dict[str, object] = {
            "type": BUTTON,
            "style": GREY,
            "label": self._say("button"),
            "custom_id": "doctor",
            "disabled": True,
        }
        text = self._say("text")
        if self.icon:
            button["emoji"] = {"id": str(self.icon.id), "name": self.icon.name}
            text = f"<:{self.icon.name}:{self.icon.id}> {text}"
        gallery = {"type": GALLERY, "items": [{"media": {"url": "attachment://test.png"}}]}
        parts = [_text(text), gallery, {"type": ROW, "components": [button]}]
        container = {"type": CONTAINER, "components": parts}
        return {"components": [container], "attachments": [{"id": 0, "filename": "test.png"}]}

    def _say(self, key: str) -> str:
        return self.report.words.say(Text(key=f"doctor.trial.{key}"))

    async def _remove(self, channel_id: int, message_id: int) -> None:
        path = f"/channels/{channel_id}/messages/{message_id}"
        await self._cleaned(self.rest.do("message", "DELETE", path))

    async def _drop(self, thread_id: int) -> None:
        """Delete the thread, or, since that needs a permission that the bot does not ask for, archive it."""
        path = f"/channels/{thread_id}"
        with suppress(Refused, Away):  # if it matters, the next request says so
            await self.rest.do("thread", "DELETE", path)
            return
        if await self._cleaned(self.rest.do("thread", "PATCH", path, {"archived": True})):
            self.report.note("thread-archived")

    async def _notice(self, channel_id: int, thread_id: int) -> None:
        path = f"/channels/{channel_id}/messages"
        try:
            latest = await self.rest.get("message", f"{path}?after={thread_id - 1}&limit=10", WRITTEN)
            for each in latest:
                about = each.message_reference.channel_id if each.message_reference else None
                if each.type == NOTICE and thread_id in (about, each.id):
                    await self.rest.do("message", "DELETE", f"{path}/{each.id}")
        except (Refused, Away):
            self.report.note("notice-left")

    async def _cleaned(self, work: Awaitable[bytes]) -> bool:
        """Delete something that was made for a trial. If that fails, report what is left to delete."""
        try:
            await work
        except Refused as refused:
            if refused.status != HTTPStatus.NOT_FOUND:
                self.left = True
                self.report.bad("left", answer=f"{refused.status}/{refused.code}")
                return False
        except Away:
            self.left = True
            self.report.bad("left-away")
            return False
        return True


def _text(content: str) -> dict[str, object]:
    return {"type": TEXT, "content": content}


def _picture() -> bytes:
    file = BytesIO()
    Image.new("RGB", (640, 320), discord.Colour.dark_green().to_rgb()).save(file, "PNG")
    return file.getvalue()
