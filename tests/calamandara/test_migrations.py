"""Games of an older version, stored in the middle, go on (decision record 11)."""

import json
from pathlib import Path

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.calamandara.components.state import Reveal
from rules.calamandara.migrations import found_anew
from rules.core.engine import Record, Step, dump, load, look, migrate
from rules.core.moves import mend, submit
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from tests.calamandara.small import PLAIN, game, traveller

OLD = sorted((Path(__file__).parent / "old").glob("*.json"))


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_a_game_of_an_older_version_plays_on_to_its_end(path: Path) -> None:
    stored = Record.model_validate_json(path.read_text(encoding="utf-8"))
    assert stored.version < GAME.version
    record, position, cut = mend(GAME, migrate(GAME, stored))
    assert cut == ()
    dice = Dice("old")
    while position.result is None:
        check(position.state)
        seat = position.waiting[0]
        decision = position.pending[seat]
        answer = answer_of(GAME, "steady", look(GAME, position, seat).view, decision, dice)
        record, position = submit(GAME, record, position, seat, position.asks[seat], answer, "computer")
    assert position.state.ending in ("centre", "dogma")


def test_version_3_knows_whom_the_blocks_that_have_started_affect() -> None:
    """Version 2 kept whom each block of the card affected at the moment of the reveal."""
    old = {"event": "sede_do_dogma", "affected": [[0], [1, 2]], "spared": [], "block": 1, "queue": None}
    migrated = found_anew({"reveal": {**old}})["reveal"]
    assert migrated == {
        "event": "sede_do_dogma", "change": -1, "found": [[0]], "spared": [], "block": 1, "queue": None
    }  # fmt: skip
    assert found_anew({"reveal": {**old, "queue": [2]}})["reveal"]["found"] == [[0], [1, 2]]
    nobody = {**old, "event": "o_regente_desperta", "affected": [[]], "block": 0}
    assert found_anew({"reveal": nobody})["reveal"]["change"] == -1
    somebody = {**old, "event": "o_regente_desperta", "affected": [[2]], "block": 0}
    assert found_anew({"reveal": somebody})["reveal"]["change"] == -2
    assert found_anew({"reveal": None}) == {"reveal": None}


def test_version_3_asks_for_the_first_symbol_in_a_turn_left_by_version_2() -> None:
    """Answers since that could still be taken back are asked for again (record 11).

    Bia's Tower and Wing went unasked, and Ana began Phase 2; nothing was drawn in between, since she had lost
    Phase 1.
    """
    ctx = game(
        traveller("wa1 wa2 wa3 fa4 fa5 fa6", deck=[PLAIN, PLAIN], reserve="f"),
        traveller("ta1 fb1 wc3 ma2 ma3 ma4"),
    )
    ctx.state.turn.lost, ctx.state.phase = True, "effects"
    ctx.state.reveal = Reveal("desabamento", -1)
    checkpoint = json.loads(dump(GAME, ctx.state))
    checkpoint["reveal"]["affected"] = [[0, 1]]
    for name in ("change", "found"):
        del checkpoint["reveal"][name]
    given = [("effect.discard", "cell:a1"), ("effect.discard", "cell:a2"), ("insert", "insert:footprint")]
    steps = [
        Step(prompt=f"calamandara.ask.{prompt}", seat=0, answer=[answer], drawn=ctx.state.drawn)
        for prompt, answer in given
    ]
    old = Record(game="calamandara", version=2, checkpoint=json.dumps(checkpoint), steps=tuple(steps))
    record, position, cut = mend(GAME, migrate(GAME, old))
    assert [step.prompt for step in cut] == ["calamandara.ask.insert"]
    assert position.waiting == (1,)
    record, position = submit(GAME, record, position, 1, position.asks[1], ["cell:a1"], "player")
    record, position = submit(GAME, record, position, 1, position.asks[1], ["cell:b1"], "player")
    assert position.pending[0].prompt.key == "calamandara.ask.insert"


def test_version_2_takes_tokens_to_have_stood_only_where_they_stand() -> None:
    [stored] = [path for path in OLD if path.stem == "version-1"]
    migrated = migrate(GAME, Record.model_validate_json(stored.read_text(encoding="utf-8")))
    state = load(GAME, migrated.checkpoint)
    assert [player.stood for player in state.travellers] == [[player.token] for player in state.travellers]
    assert not state.turn.roamed
