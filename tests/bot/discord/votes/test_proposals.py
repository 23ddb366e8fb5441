"""Words in the channel for a proposal of each kind, while it is open and after it ended."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.screens.screen import Screen
from bot.discord.votes import votes
from bot.table.model import Player
from bot.table.votes.proposals import Kind, Proposal
from rules.core.words import Words
from tests.bot.discord.screens.test_screens import check, info
from tests.bot.toy import TOY

ANA, BIA, CAL = 11, 12, 13
DUE = 1_000_000
ALL, MOST = "Everybody at the table has to agree.", "More than half of the others have to agree."
ALONE, LAPSES, DECIDED = (
    "It takes effect when the time is up",
    "Without a decision this lapses",
    "Decided <t:",
)
VOTE, PRESENT = ["Agree", "Refuse"], "I'm here"


def proposed(kind: Kind, *, seats: int = 3, ended: str | None = None, **ballots: bool) -> Screen:
    """Ana's proposal at a table with Bia, and Cal: about Bia's seat, or to go back."""
    people = tuple(Player(n, name, user_id=ANA + n) for n, name in enumerate(("Ana", "Bia", "Cal")[:seats]))
    table = replace(info(TOY, seats, "en"), seats=people)
    votes_so_far = {{"ana": ANA, "bia": BIA, "cal": CAL}[name]: agrees for name, agrees in ballots.items()}
    about = BIA if kind in ("replace", "offer") else None
    it = Proposal(1, 1, kind, ANA, 1, about, 2, 3, None, 0, DUE, ended, votes_so_far)
    screen = votes.screen(it, table, Words("en"))
    check(screen)
    return screen


def labels(screen: Screen) -> list[str | None]:
    return [item.label for item in screen.walk_children() if isinstance(item, ui.Button)]


@pytest.mark.parametrize(
    ("kind", "seats", "consent", "end", "buttons"),
    [
        ("rewind", 3, ALL, LAPSES, VOTE),
        ("restore", 3, ALL, LAPSES, VOTE),
        ("replace", 3, MOST, LAPSES, [*VOTE, PRESENT]),
        ("replace", 2, ALONE, DECIDED, [*VOTE, PRESENT]),  # nobody frees a seat alone at once
        ("offer", 3, "", LAPSES, ["Accept", "Decline"]),  # who is asked decides
    ],
)
def test_an_open_proposal_says_whose_consent_it_needs_and_until_when(
    kind: Kind, seats: int, consent: str, end: str, buttons: list[str]
) -> None:
    screen = proposed(kind, seats=seats)
    assert [words for words in (ALL, MOST, ALONE) if words in screen.said] == ([consent] if consent else [])
    assert [words for words in (LAPSES, DECIDED) if words in screen.said] == [end]
    assert f"<t:{DUE}:R>" in screen.said
    assert labels(screen) == buttons


@pytest.mark.parametrize("kind", ["rewind", "restore"])
def test_a_proposal_tells_who_has_agreed_who_has_not_and_who_is_awaited(kind: Kind) -> None:
    said = proposed(kind, ana=True, bia=False).said
    assert f"✅ <@{ANA}>" in said
    assert f"❌ <@{BIA}>" in said
    assert f"⏳ <@{CAL}>" in said


def test_whose_seat_it_is_has_no_vote_on_it_and_an_offer_has_no_ballots() -> None:
    freed = proposed("replace", ana=True).said
    assert f"⏳ <@{CAL}>\n" in freed
    assert "⏳" not in proposed("offer").said


@pytest.mark.parametrize(
    ("kind", "ended", "told"),
    [
        ("replace", "passed", "✅ Agreed."),
        ("replace", "objected", f"🙋 <@{BIA}> is there."),
        ("restore", "refused", "❌ Not agreed."),
        ("offer", "accepted", f"✅ Accepted: the seat is <@{BIA}>"),
        ("rewind", "lapsed", "not decided in time"),
        ("rewind", "passed", "The table has gone back to this turn"),
    ],
)
def test_a_proposal_that_has_ended_says_how_and_asks_nobody(kind: Kind, ended: str, told: str) -> None:
    screen = proposed(kind, ended=ended, ana=True)
    assert told in screen.said
    assert labels(screen) == []
    assert [words for words in (ALL, MOST, ALONE, LAPSES, DECIDED, "⏳") if words in screen.said] == []


@pytest.mark.parametrize("user", [0, None])
def test_one_who_was_forgotten_is_a_former_player(user: int | None) -> None:
    table = info(TOY, 3, "en")
    for kind in ("offer", "replace"):
        it = Proposal(1, 1, kind, 0, 1, user, 2, 3, None, 0, DUE, "lapsed", {})
        [line, _] = votes.screen(it, table, Words("en")).said.splitlines()
        assert line.count("Former player") == 2
