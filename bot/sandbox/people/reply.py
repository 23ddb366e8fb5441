"""The bot's answer to an action, awaited as a client awaits it."""

import asyncio
from collections.abc import Callable
from typing import Literal

from bot.sandbox.people.screen import Button, Modal, Option, Post, Select
from bot.sandbox.server.responses import (
    CHOICES,
    DEFER_MESSAGE,
    DEFER_UPDATE,
    FIRST_ANSWER,
    MESSAGE,
    MODAL,
    UPDATE,
)
from bot.sandbox.world.form import item, text
from bot.sandbox.world.state import Attachment, Interaction
from bot.sandbox.world.world import World

PATIENCE = 30.0
"""Seconds (real time) of "thinking..." before a test gives up."""

WORDS: dict[int | None, Literal["message", "quiet", "update", "choices", "modal", "nothing"]] = {
    MESSAGE: "message",
    DEFER_MESSAGE: "message",
    DEFER_UPDATE: "quiet",
    UPDATE: "update",
    CHOICES: "choices",
    MODAL: "modal",
    None: "nothing",
}


class Reply:
    """The answer to one interaction.

    `kind` is "message" (a new one, perhaps deferred first), "update" (of the pressed message), "quiet" (a
    deferral that shows nothing; anything else comes later), "modal", "choices", or "nothing": three seconds
    have passed, and the person reads "This interaction failed".
    """

    def __init__(self, world: World, interaction: Interaction) -> None:
        self.world = world
        self.interaction = interaction

    def __repr__(self) -> str:
        shown = self.post or self.modal or self.choices or ""
        return f"<reply: {self.kind} {shown!r}>"

    @property
    def kind(self) -> Literal["message", "quiet", "update", "choices", "modal", "nothing"]:
        """The kind of the bot's answer."""
        return WORDS[self.interaction.answer]

    @property
    def failed(self) -> bool:
        """True if the person reads "This interaction failed"."""
        return self.interaction.answer is None

    @property
    def post(self) -> Post | None:
        """The message that the answer made, or the one that was pressed."""
        original = self.interaction.original_id
        return None if original is None else Post(self.world, original)

    @property
    def shown(self) -> Post:
        """The message of the answer, which must be there."""
        if self.post is None:
            raise AssertionError(f"the answer has no message: {self!r}")
        return self.post

    @property
    def followups(self) -> list[Post]:
        """The further messages sent with the interaction's token so far."""
        return [Post(self.world, message) for message in self.interaction.followups]

    @property
    def ephemeral(self) -> bool:
        """True if the answer is for this person's eyes only."""
        return self.post is not None and self.post.ephemeral

    @property
    def text(self) -> str:
        """The text of the answer; empty for a modal, choices or nothing."""
        return self.post.text if self.post else ""

    @property
    def files(self) -> list[Attachment]:
        """The files in the answer."""
        return self.post.files if self.post else []

    @property
    def buttons(self) -> list[Button]:
        """The buttons in the answer."""
        return self.post.buttons if self.post else []

    @property
    def selects(self) -> list[Select]:
        """The menus in the answer."""
        return self.post.selects if self.post else []

    @property
    def modal(self) -> Modal | None:
        """The modal that opened."""
        return Modal(self.interaction) if self.interaction.modal is not None else None

    @property
    def choices(self) -> list[Option]:
        """The choices that autocomplete offers, in the person's language."""
        locale = self.world.state.users[self.interaction.user_id].locale
        found = []
        for choice in self.interaction.choices or []:
            label = text(item(choice, "name_localizations") or {}, locale) or text(choice, "name") or ""
            value = choice.get("value")
            found.append(Option(label, value if isinstance(value, str | int | float) else ""))
        return found

    async def until(
        self,
        fits: Callable[["Reply"], bool],
        timeout: float = PATIENCE,  # noqa: ASYNC109 - a figure reads best in a test
    ) -> "Reply":
        """Return when the answer, or what follows it, fits; fails after `timeout` seconds (real time)."""
        found = await self.world.until(lambda: self if fits(self) else None, asyncio.sleep(timeout))
        if found is None:
            raise AssertionError(f"within {timeout} s no answer fitted: {self!r}, then {self.followups}")
        return found


async def reply_to(world: World, interaction: Interaction) -> Reply:
    """Return the bot's answer, or "nothing" when three seconds of the world's clock have passed.

    After a deferral that shows "thinking" it waits until something is shown; fails after `PATIENCE`.
    """
    await world.until(lambda: interaction.answer, world.clock.sleep_until(interaction.at + FIRST_ANSWER))
    reply = Reply(world, interaction)
    if interaction.answer == DEFER_MESSAGE:
        post = reply.shown
        shown = await world.until(
            lambda: True if post.deleted or not post.loading else None, asyncio.sleep(PATIENCE)
        )
        if shown is None:
            raise AssertionError(f"the bot was still thinking after {PATIENCE} s")
    return reply
