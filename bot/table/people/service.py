"""Who somebody is, what they have played, and forgetting them."""

from bot.table.model import Lang, Person, Theme
from bot.table.people import profiles, statistics
from bot.table.people.statistics import Leaders, Scores
from bot.table.runtime.context import Context


class People:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def scores(self, guild_id: int, reader: int, user_id: int, game: str | None = None) -> Scores:
        """What a person has played on a server.

        Refused for a person who is `unlisted`, except to themselves.
        """
        return await statistics.scores(self._context, guild_id, reader, user_id, game)

    async def leaders(self, guild_id: int, reader: int, game: str) -> Leaders:
        """The leaderboard of a game on a server, the reader's own row with it."""
        return await statistics.leaders(self._context, guild_id, reader, game)

    async def unlisted(self, user_id: int) -> bool:
        """Whether a person's statistics are hidden from everybody else."""
        return await statistics.unlisted(self._context, user_id)

    async def set_unlisted(self, user_id: int, *, unlisted: bool) -> None:
        """Hide a person's statistics from others, or show them again. They must have been seen before."""
        await statistics.set_unlisted(self._context, user_id, unlisted=unlisted)

    async def see(self, person: Person) -> None:
        """Remember somebody's name and language."""
        await profiles.see(self._context, person)

    async def choose_lang(self, user_id: int, lang: Lang) -> None:
        """Speak this language to a person, whatever their client's is. They must have been seen before."""
        await profiles.choose_lang(self._context, user_id, lang)

    async def lang_of(self, user_id: int) -> Lang | None:
        """A person's language: the chosen one, else the client's; None for an unknown person."""
        return await profiles.lang_of(self._context, user_id)

    async def theme_of(self, user_id: int) -> Theme:
        """The colours of a person's own pictures."""
        return await profiles.theme_of(self._context, user_id)

    async def choose_theme(self, user_id: int, theme: Theme) -> None:
        """Draw a person's own pictures in these colours. They must have been seen before."""
        await profiles.choose_theme(self._context, user_id, theme)

    async def closed_dm(self, user_id: int) -> None:
        """Record that this person refuses direct messages."""
        await profiles.set_closed_dm(self._context, user_id, closed=True)

    async def open_dm(self, user_id: int) -> None:
        """Record that this person accepts direct messages again."""
        await profiles.set_closed_dm(self._context, user_id, closed=False)

    async def has_closed_dm(self, user_id: int) -> bool:
        """Whether the last direct message to this person was refused."""
        return await profiles.has_closed_dm(self._context, user_id)
