"""What the people at a table decide together."""

from bot.table.model import Person
from bot.table.runtime.context import Context
from bot.table.votes import deciding
from bot.table.votes.deciding import Outcomes
from bot.table.votes.proposals import Proposal


class Votes:
    """Use cases. Every refusal is `Rejected` with words for people, a closed question `Stale`."""

    def __init__(self, context: Context, outcomes: Outcomes) -> None:
        self._context = context
        self._outcomes = outcomes

    async def agree(self, table_id: int, number: int, person: Person) -> None:
        """Agree to a proposal, or accept an offered seat. With enough votes it is carried out at once."""
        await deciding.agree(self._context, table_id, number, person, self._outcomes)

    async def refuse(self, table_id: int, number: int, user_id: int) -> None:
        """Refuse a proposal, decline an offer, object to being called absent, or withdraw one's own."""
        await deciding.refuse(self._context, table_id, number, user_id)

    async def shown(self, table_id: int) -> tuple[Proposal, ...]:
        """The proposals whose messages have to be posted or updated."""
        return await deciding.shown(self._context, table_id)

    async def put_away(self, table_id: int, number: int, kind: str) -> None:
        """Forget the message of a proposal, kept as this kind: it says how the proposal ended."""
        await deciding.put_away(self._context, table_id, number, kind)
