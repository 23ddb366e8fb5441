"""Files from outside: whatever is in them, opening one ends in words, and does nothing to a terminal."""

import json
import os
import unicodedata
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core.selfplay.playout import play, seed_of
from rules.core.words import BIDI
from rules.games import GAMES
from rules.problem import Problem, shown, versions
from rules.stored import MOST, plain
from tests.command import rules
from tests.depth import LONG

ROOT = Path(__file__).resolve().parents[2]
EVIL = "\x1b]0;mine\x07\x1b]52;c;bWluZQ==\x07\x9b2J\r\n\u202etxt"  # a title, the clipboard, an empty screen
DEEP = "[" * 100_000


def opened(content: bytes) -> tuple[int, str, str]:
    """Open a file with this content, and leave at once: the exit code, the output, the errors."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.json"
        file.write_bytes(content)
        said = rules("play", file)
    return said.code, said.out, said.err


def acting(said: str) -> set[str]:
    """The signs in a text that would do something to a terminal."""
    return {c for c in said if c in BIDI or (unicodedata.category(c) in ("Cc", "Cs") and c != "\n")}


@cache
def files() -> tuple[str, ...]:
    """A file of each kind, of each game."""
    found = []
    for game in GAMES.values():
        record = play(game, game.seats[0], seed_of("stored"), ["steady"], decisions=12).record
        there = shown(game, record, 0)
        problem = Problem(
            versions=versions("1", game),
            game=game.key,
            table=1,
            step=12,
            status="running",
            seat=0,
            lang="en",
            question=("What?",),
            log=("This happened.",),
            record=None if there is None else there.record,
        )
        found += [record.model_dump_json(), problem.model_dump_json()]
    found += [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("tests/*/games/*.json"))]
    return tuple(found)


# --- damage ----------------------------------------------------------------------------------------------


def nodes(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all that is in a JSON value."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at, *(way for key, item in items for way in nodes(item, (*at, key)))]


def put(value: Any, way: tuple[Any, ...], new: Any) -> Any:
    """The value with something else at the end of a way."""
    if not way:
        return new
    value[way[0]] = put(value[way[0]], way[1:], new)
    return value


ODD: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, -1, 0, 1, 7, 30_000_000, 10**30, -(10**30), 1.5, "", "x", EVIL, "x" * 5_000, [], {}, [[[]]]]
) | st.recursive(st.none() | st.integers() | st.text(max_size=9), lambda inner: st.lists(inner, max_size=3))


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A file with something else in one or two places of its values, or with other bytes."""
    text = draw(st.sampled_from(files()))
    for _ in range(draw(st.integers(0, 2))):
        whole = json.loads(text)
        inner = isinstance(whole, dict) and isinstance(whole.get("checkpoint"), str) and draw(st.booleans())
        try:
            target = json.loads(whole["checkpoint"]) if inner else whole
        except ValueError:
            continue
        changed = put(target, draw(st.sampled_from(nodes(target))), draw(ODD))
        text = json.dumps({**whole, "checkpoint": json.dumps(changed)} if inner else changed)
    content = text.encode("utf-8", "surrogatepass")
    for _ in range(draw(st.integers(0, 2))):
        at, length = draw(st.integers(0, len(content))), draw(st.integers(0, 40))
        content = content[:at] + draw(st.binary(max_size=8)) + content[at + length :]
    return content


@pytest.mark.slow
@given(damaged())
@settings(
    max_examples=10_000 if LONG else 150,
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_a_damaged_file_ends_in_words_or_is_a_game(content: bytes) -> None:
    code, out, err = opened(content)
    assert code in (0, 2), content
    assert not acting(out + err), content
    assert code == 0 or err.count("\n") == 1, err


# --- cases -----------------------------------------------------------------------------------------------


def recorded(change: Callable[[dict[str, Any]], None]) -> bytes:
    whole = json.loads(next(text for text in files() if '"answers"' in text))
    change(whole)
    return json.dumps(whole).encode()


@pytest.mark.parametrize(
    "content",
    [
        recorded(lambda game: game.update(seats=30_000_000)),
        recorded(lambda game: game["result"].update(places=[1])),
        recorded(lambda game: game["result"].update(sheet={})),
        recorded(lambda game: game.update(seed="x" * 1000)),
        DEEP.encode(),
        b'{"answers": ' + DEEP.encode(),
        b'{"a": "' + b"x" * MOST + b'"}',
        b"\xff\xfe{\x00}\x00",
        f'{{"game": {json.dumps(EVIL)}, "version": 1, "checkpoint": ""}}'.encode(),
    ],
    ids=["seats", "places", "sheet", "seed", "deep", "deep answers", "large", "other letters", "name"],
)
def test_a_file_beyond_its_bounds_ends_in_one_line(content: bytes) -> None:
    code, out, err = opened(content)
    assert (code, out, err.count("\n"), acting(err)) == (2, "", 1, set())


def test_a_byte_order_mark_is_no_damage() -> None:
    for text in files()[:2]:
        assert opened(b"\xef\xbb\xbf" + text.encode())[0] == 0


def test_what_a_file_says_does_nothing_to_a_terminal() -> None:
    text = next(text for text in files() if '"versions"' in text)
    evil = {"log": [EVIL], "question": [EVIL], "status": EVIL, "versions": {EVIL: EVIL}}
    code, out, err = opened(json.dumps({**json.loads(text), **evil}).encode())
    assert (code, acting(out + err)) == (0, set())
    assert plain(EVIL) in out

    def told(game: dict[str, Any]) -> None:
        game["result"]["why"] = {"key": EVIL, "args": {EVIL: EVIL}}

    code, out, err = opened(recorded(told))
    assert (code, acting(out + err)) == (0, set())
    assert plain(EVIL) in out


def test_a_state_that_is_computed_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["bellum"]

    def endless(*given: object) -> None:
        while True:
            pass

    monkeypatch.setattr("rules.stored.SECONDS", 0.05)
    monkeypatch.setattr("rules.stored.FOR_EACH", 0.0)
    monkeypatch.setitem(game.__dict__, "view", endless)
    code, out, err = opened(next(text for text in files() if '"bellum"' in text).encode())
    assert (code, out) == (2, "")
    assert "damaged" in err


def test_a_file_that_may_have_no_end_is_not_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    said = rules("play", pipe)
    assert (said.code, said.err) == (2, f"{pipe}: not a stored game\n")
