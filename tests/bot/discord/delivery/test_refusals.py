"""The table of refusals: what operators read is what the code does."""

import re
from pathlib import Path

from bot.discord.delivery.refusals import TABLE, Means
from bot.table.delivery.outbox import FEW
from bot.table.delivery.voice import PAUSES

OPERATING = Path(__file__).parents[4] / "docs" / "operating.md"
WORDS = {  # how the page calls each meaning
    Means.LATER: ("later",),
    Means.CLOSED: ("takes none", "shares no server"),
    Means.BARRED: ("barred",),
    Means.GONE: ("gone", "its time is over"),
    Means.WRONG: ("does not take it",),
}


def documented() -> list[tuple[set[int], str]]:
    """The rows of the page: the codes, and the meaning."""
    text = OPERATING.read_text(encoding="utf-8").partition("## What Discord refuses")[2]
    cells = [line.split(" | ") for line in text.splitlines() if line.startswith("| ")][2:]
    return [
        ({int(code) for code in re.findall(r"\b\d{5,6}\b", row[0])}, row[2]) for row in cells if len(row) > 2
    ]


def test_operators_read_the_meaning_of_each_code() -> None:
    rows = documented()
    for row in TABLE:
        for code in row.codes:
            meanings = [meaning for codes, meaning in rows if code in codes]
            assert any(word in meaning for meaning in meanings for word in WORDS[row.means]), (
                f"{code} means {row.means.value!r}; the page says {meanings}"
            )


def test_operators_read_no_code_that_the_table_does_not_have() -> None:
    known = {code for row in TABLE for code in row.codes}
    assert set().union(*(codes for codes, _ in documented())) - known == set()


def test_an_unknown_answer_is_tried_for_about_four_minutes() -> None:
    waits = [PAUSES[min(n, len(PAUSES) - 1)] for n in range(FEW - 1)]
    assert 180 <= sum(waits) <= 300
