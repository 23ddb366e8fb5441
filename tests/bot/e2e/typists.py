"""People who play by typing alone: `/play` and a game's own commands, with what autocomplete suggests."""

from dataclasses import dataclass, field
from random import Random

from bot.sandbox.driver import Person, Place, Reply
from tests.bot.e2e.players import asks, panel_in, until_panel

SHORTCUTS = {
    "bellum castle": ("castle",),
    "bellum goblin": ("side",),
    "bellum reroll": ("with",),
    "bellum attack": ("target", "chests"),
    "bellum recruit": ("creature", "payment"),
    "bellum side": ("side",),
}
LONGEST = 4  # answers in one chain


@dataclass
class Typist:
    """One of the people at the table in `games`."""

    person: Person
    games: Place
    chance: Random
    used: set[str] = field(default_factory=set)  # commands

    async def play(self, *, shortcuts: bool) -> None:
        """Answer by one of the game's own commands or by `/play`, and perhaps several questions in a row."""
        asked = asks(panel_in(self.games))
        reply = await self.shortcut() if shortcuts else None
        reply = reply or await self.chain()
        done = {"en-US": "Done", "pt-BR": "Feito"}[self.person.user.locale]
        assert f"**{done}" in reply.text, reply.text
        await until_panel(self.games, lambda post: asks(post) != asked)

    async def shortcut(self) -> Reply | None:
        """Use the command that suggests something; None if none does, since its question is not the first."""
        for words, (first, *others) in SHORTCUTS.items():
            offered = await self.suggested(words, first)
            if not offered:
                continue
            given = {first: self.chance.choice(offered)}
            for option in others:
                if offered := await self.suggested(words, option, given):
                    given[option] = self.chance.choice(offered)
            self.used.add(words)
            return await self.person.command(words, self.games, **given)
        return None

    async def chain(self) -> Reply:
        """Use `/play` with one answer, or with as many as it suggests."""
        answer = self.chance.choice(await self.suggested("play", "answer"))
        for _ in range(self.chance.randrange(LONGEST)):
            offered = [
                value
                for value in await self.suggested("play", "answer", typed=f"{answer} > ")
                if value.startswith(f"{answer} > ")
            ]
            if not offered:
                break
            answer = self.chance.choice(offered)
        self.used.add("play")
        return await self.person.command("play", self.games, answer=answer)

    async def suggested(
        self, words: str, option: str, given: dict[str, str] | None = None, *, typed: str = ""
    ) -> list[str]:
        """What autocomplete offers in an option."""
        filled = {**(given or {}), option: typed}
        reply = await self.person.autocomplete(words, self.games, focus=option, **filled)
        assert reply.kind == "choices"
        return [str(choice.value) for choice in reply.choices]
