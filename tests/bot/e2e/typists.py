"""People who play by typing alone: `/play` and a game's own commands, with what autocomplete suggests."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random

from bot.discord.questions.typed import MORE
from bot.discord.screens.limits import ENTRY
from rules.core.ui import ui
from rules.core.words import nearest
from tests.bot.e2e.players import mark, panel_in, until_panel
from tests.bot.e2e.tables import in_words
from tools.driver import Person, Place, Reply

LONGEST = 4  # answers in one chain
DONE = {"en-US": "Done", "pt-BR": "Feito"}


@dataclass
class Typist:
    """One of the people at the table in `games`.

    `adviser` says, by user id, what to type instead of any suggestion: an answer in words, or nothing.
    `shortcuts`: how often one of the game's own commands is tried instead.
    """

    person: Person
    games: Place
    chance: Random
    game: str = "bellum"
    adviser: Callable[[int], str] = lambda user_id: ""
    shortcuts: float = 0.35
    used: Counter[str] = field(default_factory=Counter)  # commands

    async def play(self) -> None:
        """Answer by one of the game's own commands or by `/play`, and perhaps several questions in a row."""
        before = mark(panel_in(self.games))
        words, reply = (
            await self.shortcut() if self.chance.random() < self.shortcuts else None
        ) or await self.chain()
        assert self.done(reply), (words, reply.text)
        self.used[words] += 1
        await until_panel(self.games, lambda post: mark(post) != before)

    def done(self, reply: Reply) -> bool:
        """Tell whether something was answered."""
        return f"**{DONE[self.person.user.locale]}" in reply.text

    async def shortcut(self) -> tuple[str, Reply] | None:
        """Use a command that suggests something, the rarest first.

        None if none does, since its question is not the first, or if what it suggested was not enough.
        """
        commands = {f"{self.game} {each.name}": each.options for each in ui(self.game).shortcuts}
        for words in sorted(commands, key=lambda words: (self.used[words], self.chance.random())):
            if given := await self.filled(words, commands[words]):
                reply = await self.person.command(words, self.games, **given)
                return (words, reply) if self.done(reply) else None
        return None

    async def filled(self, words: str, options: Mapping[str, bool]) -> dict[str, str]:
        """Fill each option with a suggestion; nothing, if one that is required gets nothing."""
        given: dict[str, str] = {}
        for option, required in options.items():
            if answer := await self.answer(words, option, given):
                given[option] = answer
            elif required:
                return {}
        return given

    async def chain(self) -> tuple[str, Reply]:
        """Use `/play` with what was advised, or else with one answer, or with as many as it suggests."""
        answer = self.adviser(self.person.id)
        if answer:
            offered = await self.suggested("play", "answer", typed=answer)
            assert answer in offered or len(answer) > ENTRY, (answer, offered)
        else:
            answer = await self.answer("play", "answer")
            for _ in range(self.chance.randrange(LONGEST)):
                answer = await self.answer("play", "answer", before=f"{answer} > ") or answer
        return "play", await self.person.command("play", self.games, answer=answer)

    async def answer(
        self, words: str, option: str, given: Mapping[str, str] | None = None, *, before: str = ""
    ) -> str:
        """One of what autocomplete offers, with as many parts as it offers. Empty, if there is nothing."""
        answer, typed = "", before
        while True:
            offered = await self.suggested(words, option, given, typed=typed)
            if not (longer := [value for value in offered if value.startswith(typed)]):
                return answer
            answer = self.chance.choice(longer)
            typed = f"{answer.removesuffix(MORE).rstrip(', ')}, "

    async def suggested(
        self, words: str, option: str, given: Mapping[str, str] | None = None, *, typed: str = ""
    ) -> list[str]:
        """Return what autocomplete offers in an option."""
        filled = {**(given or {}), option: typed}
        reply = await self.person.autocomplete(words, self.games, focus=option, **filled)
        assert reply.kind == "choices"
        return [str(choice.value) for choice in reply.choices]


def advised_typist(person: Person, games: Place, lot: int, game: str, database: Path) -> Typist:
    """Return a typist who types what the steady computer player would answer."""
    adviser = partial(in_words, database, nearest(person.user.locale))
    return Typist(person, games, Random(lot), game, adviser)
