"""The words of the table: every key that the code uses is there, in all languages."""

import re
from pathlib import Path

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, Words, keys

CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path("bot/table").rglob("*.py")))
REFUSALS = {f"table.refused.{key}" for key in re.findall(r'refusal\(\s*"([a-z-]+)"', CODE)}
NOTICES = {f"table.notice.{key}" for key in re.findall(r'notice\((?:db, [\w.]+, )?"([a-z-]+)"', CODE)}
HISTORY = {f"table.history.{key}" for key in re.findall(r'add_history\(\s*db, [\w.]+, "([a-z-]+)"', CODE)}
WHOLE = set(re.findall(r'key="(table\.[a-z.-]+)"', CODE))
# These are chosen by the code.
CHOSEN = {
    f"table.refused.{key}" for key in ("over", "closed", "archived", "no-table", "frozen", "unreadable")
}
CHOSEN |= {"table.refused.paused", "table.refused.not-paused"}
CHOSEN |= {f"table.notice.{key}" for key in ("paused", "resumed", "late.nudge", "late.play", "late.default")}
CHOSEN |= {"table.log.order", "table.log.forced", "table.told.order-ended", "table.told.orders-gone"}
CHOSEN |= {f"table.notice.{key}" for key in ("taken", "back", "rewind-by.all", "rewind-by.host")}
CHOSEN |= {"table.history.taken", "table.history.back", "table.told.replace"}
CHOSEN |= {f"table.{told}.{why}" for told in ("history", "notice") for why in ("left", "removed")}
CHOSEN |= {"table.notice.pace-off", "table.notice.held", "table.notice.frozen"}
CHOSEN |= {f"table.notice.pace.{expiry}" for expiry in ("nudge", "default", "play")}


@pytest.mark.parametrize("lang", LANGS)
def test_the_file_holds_exactly_what_the_code_says(lang: str) -> None:
    said = {key.replace(".", "-") for key in REFUSALS | NOTICES | HISTORY | WHOLE | CHOSEN}
    assert len(said) > 25
    assert {key for key in keys(lang) if key.startswith("table-")} == said


def test_players_and_games_are_named() -> None:
    cut = Text(key="table.notice.mended", args={"count": 2, "seats": ["seat:0", "seat:1"]})
    assert "Ana and Bia" in Words("en").say(cut, ("Ana", "Bia"))
    assert "Ana e Bia" in Words("pt-BR").say(cut, ("Ana", "Bia"))
    kinds = Text(key="table.refused.no-computer", args={"given": "genius", "known": ["computer:steady"]})
    assert "Steady computer" in Words("en").say(kinds)


def test_a_table_number_has_no_thousands_separator() -> None:
    frozen = Text(key="table.notice.frozen", args={"table": 12345})
    assert "12345" in Words("en").say(frozen)
    assert "12345" in Words("pt-BR").say(frozen)
