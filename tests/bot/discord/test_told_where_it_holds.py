"""Facts told only where they hold: a finished game's dice, an earlier step, a file, oneself, a server."""

from unittest.mock import AsyncMock

import pytest

from bot.discord.lobby import me, owner
from bot.discord.past import memories
from bot.discord.people import forgetting
from bot.discord.play import problems
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import TablePress
from bot.discord.screens.speech import Speech
from bot.table import problems as reports
from bot.table.lobby import lobby
from bot.table.lobby.servers import Rights
from bot.table.model import Person, TableInfo
from bot.table.past import finished, repeating
from bot.table.past.finished import Verdict
from bot.table.past.history import Moment
from bot.table.past.repeating import Repeated
from bot.table.people import profiles
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Choose, option
from rules.core.flow import Bug
from rules.core.text import Text
from rules.core.words import Words

ANA, BIA = Person(11, "Ana", "en"), Person(12, "Bia", "en")
WORDS = Words("en")


@pytest.fixture
async def table(context: Context) -> TableInfo:
    """A running table; both are to plan."""
    opened = await lobby.open_table(context, 1, 2, ANA, "toy", "en")
    await lobby.join(context, opened.id, BIA)
    return await moves.start_table(context, opened.id, ANA.id)


@pytest.fixture
def request_of_ana(runtime: Runtime) -> Request:
    return Request(runtime, ANA, WORDS, 2, 1, "en", rights=Rights(manages=True))


# --- a finished game -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdict", "thoughts", "told"),
    [
        (Verdict(True, True, 8), 0, ["seed has the hash", "to the same end"]),
        (Verdict(False, False, 8), 0, ["does not have the hash", "to a different end"]),
        (Verdict(True, True, 8, older=3), 0, ["seed has the hash", "to the same end", "3 of the 8 answers"]),
        (Verdict(True, True, 8, older=8), 0, ["seed has the hash", "The rules have changed since"]),
        (Verdict(True, True, 8, rewinds=2), 0, ["seed has the hash", "to the same end", "went back 2 times"]),
        (Verdict(True, True, 8), 1, ["seed has the hash", "to the same end", "thought about one answer"]),
    ],
)
async def test_a_verdict_says_what_was_checked_and_what_could_not_be(
    request_of_ana: Request,
    table: TableInfo,
    verdict: Verdict,
    thoughts: int,
    told: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finished, "verified", AsyncMock(return_value=verdict))
    monkeypatch.setattr(repeating, "repeatable", AsyncMock(return_value=thoughts))
    said = (await memories.verdict_of(request_of_ana, table.id)).said.splitlines()
    assert len(said) == len(told)
    assert [(line, words) for line, words in zip(said, told, strict=True) if words not in line] == []


@pytest.mark.parametrize(
    ("again", "older", "told"),
    [
        ("action:work", False, "It comes to the same answer."),
        ("action:rest", True, "so this proves nothing"),
        ("action:rest", False, "It comes to another answer:"),
    ],
)
async def test_a_reconsidered_answer_is_the_same_or_another_or_proves_nothing(
    request_of_ana: Request,
    table: TableInfo,
    again: str,
    older: bool,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def repeated(*given: object) -> Repeated:
        asked = Choose(
            seat=1,
            prompt=Text(key="toy.ask.act"),
            options=(option("action", "work"), option("action", "rest")),
        )
        return Repeated(table, 7, asked, ["action:work"], [again], 120, older)

    monkeypatch.setattr(repeating, "repeated", repeated)
    answer, verdict = (await memories.repetition_of(request_of_ana, table.id, 7)).said.splitlines()
    assert [words for words in ("Step 7: Bia answered", "for 120 games") if words not in answer] == []
    assert told in verdict


def moment(table: TableInfo, *, step: int, shown: int, told: int) -> Moment:
    lines = tuple(Text(key=f"Line {number}.") for number in range(told))
    return Moment(table, None, step, shown, None, None, False, lines, (0,), None, 1, (0, step), ())


async def test_a_step_that_can_not_be_shown_names_the_one_that_is(table: TableInfo) -> None:
    captions = ["\n".join(memories._caption(moment(table, step=7, shown=n, told=0), WORDS)) for n in (7, 4)]
    assert "can't show this step any more" not in captions[0]
    assert "can't show this step any more: this is step 4," in captions[1]


@pytest.mark.parametrize(("told", "more"), [(memories.TOLD, False), (memories.TOLD + 3, True)])
async def test_of_many_lines_the_last_are_told_and_the_others_counted(
    table: TableInfo, told: int, more: bool
) -> None:
    lines = memories._event_lines(moment(table, step=7, shown=7, told=told), Speech(WORDS, table.names), 9)
    assert len(lines) == memories.TOLD + more
    assert lines[-1] == f"- Line {told - 1}."
    assert ("3 more" in lines[0]) == more


# --- at a table ------------------------------------------------------------------------------------------


async def test_a_report_says_how_far_its_position_is_from_the_present(
    request_of_ana: Request, table: TableInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = await reports.report(request_of_ana.runtime.context, table.id, ANA.id, "en")
    for found, told in (
        (whole, ""),
        (whole.model_copy(update={"lost": 2}), "it is that of 2 answers before"),
        (whole.model_copy(update={"record": None}), "the file has no position"),
    ):

        async def report(*given: object) -> object:
            return found  # noqa: B023 - called in this turn of the loop

        monkeypatch.setattr(reports, "report", report)
        [screen] = await problems.report(request_of_ana, TablePress(table.id, "report"), ())
        assert told in screen.said
        assert len(screen.said.splitlines()) == (2 if told else 1)


# --- oneself and one's server ----------------------------------------------------------------------------


async def test_me_opens_direct_messages_again_and_says_so_once(
    request_of_ana: Request, table: TableInfo
) -> None:
    context, told = request_of_ana.runtime.context, "comes by direct message again"
    await profiles.set_closed_dm(context, ANA.id, closed=True)
    for holds in (True, False):
        [screen] = await me._me(request_of_ana, {})
        assert (told in screen.said) == holds
        assert not await profiles.has_closed_dm(context, ANA.id)


async def test_who_has_standing_orders_reads_that_they_would_be_forgotten(
    request_of_ana: Request, table: TableInfo
) -> None:
    assert "standing order" not in (await forgetting.preview(request_of_ana)).said
    await moves.order(request_of_ana.runtime.context, table.id, ANA.id, frozenset({"act"}))
    assert "- your standing order\n" in (await forgetting.preview(request_of_ana)).said


async def test_a_server_with_a_table_on_hold_reads_what_that_means(
    request_of_ana: Request, table: TableInfo
) -> None:
    [screen] = await owner._status(request_of_ana, {})
    assert "A table is on hold" not in screen.said
    await request_of_ana.runtime.context.freeze(table.id, Bug())
    [screen] = await owner._status(request_of_ana, {})
    assert "A table is on hold until the next update" in screen.said
