"""The first turn in the documents is what a newcomer reads and presses."""

from pathlib import Path

from tools.first_turn import KEPT, SHOWN_GAME, SHOWN_LANG, walked


async def test_the_first_turn_in_the_documents_is_true(tmp_path: Path) -> None:
    met = await walked(SHOWN_GAME, SHOWN_LANG, tmp_path)
    written = KEPT.read_text(encoding="utf-8")
    assert met.splitlines() == written.splitlines(), f"python -m tools.first_turn {SHOWN_GAME} writes it anew"
