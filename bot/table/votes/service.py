"""What the people of a table decide together."""

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
        """Agree to the open proposal, or accept the offered seat. What enough agree to is done at once."""
        await deciding.agree(self._context, table_id, number, person, self._outcomes)

    async def refuse(self, table_id: int, number: int, user_id: int) -> None:
        """Refuse the open proposal, decline the offer, object to being away, or withdraw the own proposal."""
        await deciding.refuse(self._context, table_id, number, user_id)

    async def shown(self, table_id: int) -> tuple[Proposal, ...]:
        """The proposals whose messages have to be posted, or to follow what became of them."""
        return await deciding.shown(self._context, table_id)

    async def put_away(self, table_id: int, number: int, kind: str) -> None:
        """The message of a proposal, kept as this kind, says how it ended, and need not follow any more."""
        await deciding.put_away(self._context, table_id, number, kind)
