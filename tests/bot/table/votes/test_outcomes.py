"""Counting of the votes on a proposal, and who is asked for one."""

from dataclasses import replace

import pytest

from bot.table.model import Player, TableInfo
from bot.table.votes.proposals import Kind, Proposal, require_asked
from rules.core.decisions import Rejected
from tests.bot.table.scene import ANA, BIA, CAL, started

AWAY = 14  # the user whose seat a vote is about


async def table(*users: int) -> TableInfo:
    """A table where these people and a computer sit."""
    async with started() as bot:
        info = await bot.table(ANA, BIA)
    people = [Player(seat, f"P{user}", user_id=user) for seat, user in enumerate(users)]
    return replace(info, seats=(*people, Player(len(users), "Computer 1", computer="steady")))


def proposal(kind: Kind, ballots: str, about: int | None = None) -> Proposal:
    """A proposal, with the ballots of the users from Ana on: `y`es, `n`o, or `-` for none."""
    given = {ANA.id + place: vote == "y" for place, vote in enumerate(ballots) if vote != "-"}
    return Proposal(1, 1, kind, ANA.id, None, about, None, 0, None, 0, 0, None, given)


@pytest.mark.parametrize(
    ("ballots", "at_once", "at_the_end"),
    [
        ("yy-", "passed", "passed"),
        ("y--", None, None),
        ("yn-", None, None),
        ("ynn", "refused", "refused"),
        ("yyn", "passed", "passed"),
        ("---", None, None),
        ("y-", None, None),  # of two, one can't free it, but can keep it
        ("yn", "refused", "refused"),
        ("yy", "passed", "passed"),
    ],
)
async def test_a_seat_is_freed_by_more_than_half_of_the_others(
    ballots: str, at_once: str | None, at_the_end: str | None
) -> None:
    others = range(ANA.id, ANA.id + len(ballots))
    info, it = await table(*others, AWAY), proposal("replace", ballots, AWAY)
    assert (it.outcome(info), it.outcome(info, due=True)) == (at_once, at_the_end)


async def test_the_only_other_player_frees_a_seat_only_after_the_time_is_over() -> None:
    info = await table(11, AWAY)
    assert [proposal("replace", votes, AWAY).outcome(info) for votes in ("y", "n")] == [None, "refused"]
    assert proposal("replace", "y", AWAY).outcome(info, due=True) == "passed"


@pytest.mark.parametrize(
    ("ballots", "outcome"),
    [("yyy", "passed"), ("yy-", None), ("y--", None), ("yyn", "refused"), ("-n-", "refused")],
)
@pytest.mark.parametrize("kind", ["rewind", "restore"])
async def test_everybody_has_to_agree_about_the_past(kind: Kind, ballots: str, outcome: str | None) -> None:
    assert proposal(kind, ballots).outcome(await table(11, 12, 13)) == outcome


async def test_the_people_at_the_table_are_asked_but_not_about_their_own_absence() -> None:
    info = await table(11, 12, AWAY)
    assert proposal("rewind", "").asked(info) == (11, 12, AWAY)
    assert proposal("replace", "", AWAY).asked(info) == (11, 12)
    assert proposal("offer", "", CAL.id).asked(info) == (CAL.id,)
    assert proposal("offer", "").asked(info) == (), "to somebody who has been forgotten"


async def test_whoever_has_voted_may_change_the_vote_and_not_repeat_it() -> None:
    info, it = await table(11, 12, AWAY), proposal("replace", "yn", AWAY)
    for user, agrees in ((11, True), (12, False)):
        require_asked(it, info, user, agrees=not agrees)
        with pytest.raises(Rejected, match="voted"):
            require_asked(it, info, user, agrees=agrees)
    with pytest.raises(Rejected, match="not-asked"):
        require_asked(it, info, AWAY, agrees=True)
