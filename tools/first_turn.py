"""A first turn as a newcomer meets it, written down: from an empty channel to the end of the own first round.

Only *How to play*, tips and what can be pressed lead the way; what is pressed is what a steady computer
player would answer.

    python -m tools.first_turn            every game in every language, into `var/first-turn`
    python -m tools.first_turn saideira   this game, and `docs/first-turn.md`, which is its page in English
"""

import asyncio
import re
import secrets
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

from bot import work
from bot.discord.screens.ids import decision
from bot.discord.screens.pictures import Pictures
from bot.sandbox.server.server import serve
from render.scene import describe
from rules.core.text import Text
from rules.core.words import LANGS, Words, own_name
from rules.games import GAMES
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE, inside, noted
from tests.bot.e2e.players import asks, own, panel_in, until
from tests.bot.e2e.pressing import Step, shown_in
from tests.bot.e2e.tables import advised, all_said
from tools.driver import City, Person, Place, Post

ROOT = Path(__file__).resolve().parents[1]
MADE, KEPT = ROOT / "var" / "first-turn", ROOT / "docs" / "first-turn.md"
SHOWN_GAME, SHOWN_LANG = "saideira", "en"  # whose page is kept
SEED = "f1257" + "0" * 27
NAMED = {lang: own_name(lang) for lang in LANGS}
CHANNEL = re.compile(r"<#[0-9]+>")
MOST = 40  # answers; no first round takes as many
SHOWN = 8  # entries of a menu that are written down
ALT = 160  # characters of a picture's description
PATIENCE = 60.0


class Walk:
    """One person's way through the game, in Markdown."""

    def __init__(self, game: str, lang: str, ana: Person, games: Place, database: Path) -> None:
        self.game, self.words, self.ana, self.games, self.database = game, Words(lang), ana, games, database
        self.hand: Post | None = None
        self.lines = [f"# {self.say(f'{game}.name')}", "", self.say("learning.transcript"), ""]

    def say(self, key: str) -> str:
        """Return a message of the walk's language."""
        return self.words.say(Text(key=key))

    async def whole(self) -> str:
        """Walk from the empty channel to the end of the first own round."""
        await self._lobby()
        await all_said(self.database)
        game = GAMES[self.game]
        before = game.rounds(present(self.database).position.state)
        for _ in range(MOST):
            now = present(self.database)
            if now.seat_of(self.ana.id) not in now.position.waiting:
                break
            if game.rounds(now.position.state) > max(before, 1):
                break
            await self._answer()
        return "\n".join(self.lines).rstrip() + "\n"

    async def _lobby(self) -> None:
        """Open a table, read how to play, and start against computer players."""
        opened = f"{self.say('commands.table')} {self.say('commands.table.open')}"
        self._does(f"`/{opened} {self.say('commands.option.game')}:{self.game}`")
        await self.ana.command("table open", self.games, game=self.game, language=NAMED[self.words.lang])
        lobby = await self.games.until(lambda post: "1. " in post.text)
        self._reads(lobby)
        self._does(f"**{self.say('learning.button.how')}**")
        first = (await self.ana.press(lobby, self.say("learning.button.how"))).shown
        self._reads(first)
        self._does(f"**{self.say('learning.button.next')}**")
        await self.ana.press(first, self.say("learning.button.next"))
        await until(self.games, lambda: self.say(f"{self.game}.how.begin") in first.text)
        self._reads(first)
        computer, start = self.say("discord.button.computer"), self.say("discord.button.start")
        for number in range(2, GAMES[self.game].seats[0] + 1):
            self._does(f"**{computer}**")
            await self.ana.press(lobby, own(lobby, "computer"))
            await self.games.until(lambda post, n=number: f"{n}. " in post.text)  # type: ignore[misc]
        self._does(f"**{start}**")
        await self.ana.press(lobby, own(lobby, "start"))
        await self.games.until(lambda post: "<t:" in post.text, PATIENCE)

    async def _answer(self) -> None:
        """Open the own hand, read it, and answer as it shows."""
        asked, answer, _ = advised(self.database, self.ana.id)
        now = present(self.database)
        seat = now.seat_of(self.ana.id)
        assert seat is not None
        ask = now.position.asks[seat]
        if self.hand is None or ask not in asks(self.hand):
            self._does(f"**{self.say('discord.button.hand')}**")
            panel = panel_in(self.games)
            self.hand = (await self.ana.press(panel, own(panel, "hand"))).shown
        hand = self.hand
        self._reads(hand)
        steps = shown_in(hand, self.database, self.ana.id, private=True)
        assert steps, f"{asked.prompt.key}: nothing leads to {answer}"
        for step in steps:
            labels = await take(self.ana, hand, decision(now.stored.info.id, ask) + step.act, step)
            self._does(" · ".join(f"**{label}**" for label in labels))
        await until(self.games, lambda: over(self.database, self.ana, ask))
        await all_said(self.database)

    def _does(self, what: str) -> None:
        self.lines += [f"➡️ {what}", ""]

    def _reads(self, post: Post) -> None:
        pictures = [f"🖼️ *{alt[:ALT]}…*" for alt in dict.fromkeys(post.alts)]
        text = CHANNEL.sub("#games", post.text)
        told = [*pictures, *text.splitlines(), *_pressable(post)]
        self.lines += [f"> {line}  " for line in told] + [""]


async def take(person: Person, post: Post, name: str, step: Step) -> list[str]:
    """Press in a message, by the id of the button or menu. Returns what was written there."""
    versions = len(post.message.versions)
    if step.values:
        [menu] = [menu for menu in post.selects if menu.custom_id == name]
        labels = [option.label for option in menu.options if option.value in step.values]
        await person.select(post, step.values, name)
    else:
        labels = [each.label for each in post.buttons if each.custom_id == name]
        reply = await person.press(post, name)
        if step.typed is not None:
            await person.submit(reply.modal, step.typed)
    await until(Place(person.city, post.message.channel_id), lambda: len(post.message.versions) > versions)
    return labels


def over(database: Path, person: Person, ask: str) -> bool:
    """Return whether the question is closed and the person is asked again, or the game waits for others."""
    now = present(database)
    seat = now.seat_of(person.id)
    answered = seat is None or now.position.asks.get(seat) != ask or seat in now.position.locked
    mine = {player.seat for player in now.stored.info.seats if player.user_id is not None}
    return answered and (now.position.result is not None or bool(mine & {*now.position.waiting}))


def _pressable(post: Post) -> Iterator[str]:
    """List the buttons and the entries of menus."""
    for menu in post.selects:
        yield f"▾ *{menu.placeholder}*"
        for option in menu.options[:SHOWN]:
            yield f"　▫ {option.label}" + (f" – {option.description}" if option.description else "")  # noqa: RUF001
        if len(menu.options) > SHOWN:
            yield f"　▫ … ({len(menu.options) - SHOWN})"
    if labels := [f"`{each.label}`" for each in post.buttons if each.label]:
        yield " ".join(labels)


async def walked(game: str, lang: str, folder: Path) -> str:
    """Walk through the first turn of a game in a language. `folder` is empty, and may be thrown away."""
    city = City()
    ana, games = city.person("Ana", locale="en-US" if lang == "en" else lang), city.channel("games")
    fixed = SimpleNamespace(token_hex=lambda size: SEED[: 2 * size], token_urlsafe=secrets.token_urlsafe)
    async with serve(city.world) as url:
        with patch.object(work, "secrets", fixed):
            async with inside(city, url, folder, GAMES, Pictures(noted, describe, GAMES)):
                return await Walk(game, lang, ana, games, folder / DATABASE).whole()


async def main(games: Sequence[str]) -> int:
    """Write the pages of these games, or of all; the exit code."""
    if unknown := {*games} - {*GAMES}:
        sys.stderr.write(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(GAMES)}\n")
        return 2
    MADE.mkdir(parents=True, exist_ok=True)
    for game, lang in product(games or GAMES, LANGS):
        with TemporaryDirectory() as name:
            page = await walked(game, lang, Path(name))
        path = KEPT if (game, lang) == (SHOWN_GAME, SHOWN_LANG) else MADE / f"{game}.{lang}.md"
        path.write_text(page, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
