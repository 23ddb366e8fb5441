"""Words that a newcomer has on the screen through the first turn of each game, in a lesson and at a table.

    python -m tools.measure.words                 all games, in English
    python -m tools.measure.words dwar7s --lang pt-BR --screens
    python -m tools.measure.words --late          while no picture is drawn yet

One person plays against computers through the double, and answers as a steady computer player would. Of
each message count its texts, the labels of its buttons and what stands on its closed menus; a line or label
that stood in the message before counts no more. Alternative texts don't count. At a table the panel is read
first, and then the own hand.
"""

import argparse
import asyncio
import re
import secrets
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Literal
from unittest.mock import patch

from bot import work
from bot.discord.screens.ids import decision
from bot.discord.screens.pictures import GRACE, Pictures
from bot.sandbox.server.server import serve
from render.core.pictures import Picture, PictureRequest
from render.scene import describe
from rules.core.words import LANGS, own_name
from rules.games import GAMES
from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE, inside, noted
from tests.bot.e2e.players import asks, own, panel_in, until
from tests.bot.e2e.pressing import shown_in
from tests.bot.e2e.tables import all_said
from tools.driver import City, Person, Place, Post
from tools.first_turn import PATIENCE, SEED, over, take

Where = Literal["lesson", "table"]
WHERE: tuple[Where, ...] = ("lesson", "table")
MOST = 12  # answers of a first turn
MARK = re.compile(r"<[^>]+>")  # a mention or a time, which is one word and always looks the same


@dataclass(frozen=True, slots=True)
class Screenful:
    """A question as it came up: the new lines and labels."""

    prompt: str
    fresh: tuple[str, ...]

    @property
    def words(self) -> int:
        """The number of new words."""
        return sum(map(words_in, self.fresh))


def words_in(line: str) -> int:
    """Count the words of a line; signs alone are none.

    >>> words_in("- **Pay 2 gold**: 🪙 → 1 level")
    5
    """
    return sum(any(letter.isalnum() for letter in word) for word in line.split())


class Reader:
    """Counts what is new in each message, compared with the one before."""

    def __init__(self) -> None:
        self._before: Counter[str] = Counter()

    def reads(self, prompt: str, *posts: Post) -> Screenful:
        """Return what is new in the messages that are on the screen now."""
        lines = Counter(line for post in posts for line in _lines(post))
        fresh = lines - self._before
        self._before = lines
        return Screenful(prompt, tuple(fresh.elements()))


def _lines(post: Post) -> list[str]:
    labels = [each.label for each in post.buttons] + [each.placeholder for each in post.selects]
    return [MARK.sub("<t>", line) for line in (*post.text.splitlines(), *labels) if line]


async def never(request: PictureRequest, **how: object) -> Picture:
    """Return a picture that comes when all is over."""
    await asyncio.sleep(10 * PATIENCE)
    return await noted(request)


async def read(
    game: str, lang: str, where: Where, folder: Path, *, late: bool = False, most: int = MOST
) -> list[Screenful]:
    """Return the first `most` questions of the first turn of a game.

    `folder` is empty, and may be thrown away. `late`: while no picture is drawn yet.
    """
    pictures = Pictures(never if late else noted, describe, GAMES, grace=0.0 if late else GRACE)
    city = City()
    ana, games = city.person("Ana", locale="en-US" if lang == "en" else lang), city.channel("games")
    fixed = SimpleNamespace(token_hex=lambda size: SEED[: 2 * size], token_urlsafe=secrets.token_urlsafe)
    async with serve(city.world) as url:
        with patch.object(work, "secrets", fixed):
            async with inside(city, url, folder, GAMES, pictures):
                if where == "lesson":
                    await ana.command("learn", games, game=game)
                    await ana.dm.until(lambda post: bool(asks(post)), PATIENCE)
                else:
                    await _start(game, lang, ana, games)
                return [each async for each in _turn(where, ana, games, folder / DATABASE, most)]


async def _start(game: str, lang: str, ana: Person, games: Place) -> None:
    """Open a table and start it against as few computer players as there can be."""
    await ana.command("table open", games, game=game, language=own_name(lang))
    lobby = await games.until(lambda post: "1. " in post.text)
    for number in range(2, GAMES[game].seats[0] + 1):
        await ana.press(lobby, own(lobby, "computer"))
        await games.until(lambda post, n=number: f"{n}. " in post.text)  # type: ignore[misc]
    await ana.press(lobby, own(lobby, "start"))
    await games.until(lambda post: "<t:" in post.text, PATIENCE)


async def _turn(
    where: Where, ana: Person, games: Place, database: Path, most: int
) -> AsyncIterator[Screenful]:
    """Yield each question of the first turn, and answer it."""
    reader, game = Reader(), GAMES[present(database).stored.info.game]
    await all_said(database)
    before = game.rounds(present(database).position.state)
    hand: Post | None = None
    for _ in range(most):
        now = present(database)
        seat = now.seat_of(ana.id)
        if seat not in now.position.waiting or game.rounds(now.position.state) > max(before, 1):
            return
        ask, asked = now.position.asks[seat], now.position.pending[seat]
        if where == "lesson":
            await ana.dm.until(lambda post, ask=ask: ask in asks(post), PATIENCE)  # type: ignore[misc]
            hand, read_too = ana.dm.last, []
        else:
            panel = panel_in(games)
            read_too = [panel]
            if hand is None or ask not in asks(hand):
                hand = (await ana.press(panel, own(panel, "hand"))).shown
        yield reader.reads(asked.prompt.key, *read_too, hand)
        prefix = decision(now.stored.info.id, ask)
        for step in shown_in(hand, database, ana.id, private=True):
            await take(ana, hand, prefix + step.act, step)
        await until(games, lambda ask=ask: over(database, ana, ask))  # type: ignore[misc]
        await all_said(database)


def measured(
    game: str, where: Where, lang: str = "en", *, late: bool = False, most: int = MOST
) -> list[Screenful]:
    """Play a first turn in a folder of its own."""
    with TemporaryDirectory() as name:
        return asyncio.run(read(game, lang, where, Path(name), late=late, most=most))


def figures(screens: Sequence[Screenful]) -> tuple[int, int, int]:
    """Return the words of the first screen, of the one with most, and of the whole turn."""
    words = [each.words for each in screens]
    return words[0], max(words), sum(words)


def main() -> None:
    """Measure what the arguments name."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="game", default=list(GAMES))
    parser.add_argument("--lang", choices=LANGS, default="en")
    parser.add_argument("--screens", action="store_true", help="and what is new on each screen")
    parser.add_argument("--late", action="store_true", help="while no picture is drawn yet")
    args = parser.parse_args()
    for game in args.games:
        for where in WHERE:
            screens = measured(game, where, args.lang, late=args.late)
            first, most, all_ = figures(screens)
            sys.stdout.write(
                f"{game:12} {where:6} first screen {first:4}, most {most:4}, whole turn {all_:5} "
                f"in {len(screens)} questions\n"
            )
            for each in screens if args.screens else ():
                told = "".join(f"    {words_in(line):4} {line}\n" for line in each.fresh)
                sys.stdout.write(f"  {each.words:4} {each.prompt}\n{told}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
