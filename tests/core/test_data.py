"""A wrong data file is told in one line: which file, which row, and why."""

from pathlib import Path

import pytest

from rules.core.data import BROUGHT, BadData, ById, load
from rules.core.text import Value
from rules.core.ui import Ui, figures, teaching, ui
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.toy import TOY


class Boat(Value):
    id: str
    holds: int
    ports: tuple[str, ...] = ()


class Fleet(Value):
    revision: int
    boats: ById[Boat]
    tides: dict[int, int] | None = None
    crew: int | tuple[str, ...] = 0


def fleet(folder: Path, text: str) -> Fleet:
    (folder / "fleet.toml").write_text(text, encoding="utf-8")
    return load("fleet.toml", Fleet, folder)


def test_rows_are_read_by_id_and_numbers_as_keys_are_numbers(tmp_path: Path) -> None:
    read = fleet(
        tmp_path,
        'revision = 3\ntides = { 1 = 6, 2 = 8 }\nboats = [{ id = "ark", holds = 2, ports = ["ararat"] }]',
    )
    assert read.boats == {"ark": Boat(id="ark", holds=2, ports=("ararat",))}
    assert read.tides == {1: 6, 2: 8}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("revision = 1", "boats: is missing"),
        ("revision = 1\nboats = 3", "boats: must be an array of tables"),
        ("revision = 1\nboats = [1]", "boats: must be an array of tables"),
        ("revision = 1\nboats = [{ holds = 2 }]", "boats: row 0 has no id"),
        (
            'revision = 1\nboats = [{ id = "ark", holds = 2 }, { id = "ark", holds = 3 }]',
            "boats: row 1 repeats the id 'ark' of row 0",
        ),
        (
            'revision = 1\nboats = [{ id = "ark", holds = 2 }, { id = "raft", holds = "many" }]',
            "boats[1] (raft).holds: Input should be a valid integer",
        ),
        (
            'revision = 1\nboats = [{ id = "ark", holds = 2, sails = 1 }]',
            "boats[0] (ark).sails: unknown field",
        ),
        ('revision = 1\nboats = [{ id = "ark" }]', "boats[0] (ark).holds: is missing"),
        (
            'revision = 1\nboats = [{ id = "ark", holds = 2, ports = ["ararat", 7] }]',
            "boats[0] (ark).ports[1]: Input should be a valid string",
        ),
        ("revision = 1\nboats = []\ncrew = [7]", "crew: Input should be a valid integer (and 1 more)"),
        ('revision = 1\nboats = []\ncrew = ["Ana", 7]', "crew: Input should be a valid integer (and 1 more)"),
        ("boats = [{}]", "revision: is missing (and 1 more)"),
        ("revision = 1\nboats = [\n  { id = }\n]", "Invalid value (at line 3, column 10)"),
        ("revision = 1\nrevision = 2\n", "Cannot overwrite a value (at line 2, column 13)"),
    ],
)
def test_a_mistake_is_one_line(tmp_path: Path, text: str, line: str) -> None:
    with pytest.raises(BadData) as caught:
        fleet(tmp_path, text)
    assert str(caught.value) == f"fleet.toml: {line}"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^fleet\.toml: can't be read: No such file or directory$"):
        load("fleet.toml", Fleet, tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "fleet.toml").write_bytes(b"revision = 1 # caf\xe9")
    with pytest.raises(BadData, match=r"^fleet\.toml: not UTF-8 text \(byte 18\)$"):
        load("fleet.toml", Fleet, tmp_path)


HINTS = (
    "groups = []\ntopics = []\n"
    'icons = { side = "side", "side:left" = "left" }\nemoji = { side = "S", left = "L" }\n'
)
PASS = '[[shortcuts]]\nname = "pass"\nchain = [{ prompt = "attack", answer = ["attack:pass"] }]\n'


def hints(folder: Path, text: str) -> Ui:
    (folder / "ui.toml").write_text(HINTS + text, encoding="utf-8")
    return load("ui.toml", Ui, folder)


def test_a_shortcut_may_hold_a_fixed_answer(tmp_path: Path) -> None:
    [shortcut] = hints(tmp_path, PASS).shortcuts
    assert (shortcut.chain[0].option, shortcut.chain[0].answer) == (None, ("attack:pass",))


def test_required_options_come_first_and_one_may_answer_several_questions(tmp_path: Path) -> None:
    links = [
        '{ prompt = "attack", option = "with" }',
        '{ prompt = "attack", option = "on", required = true }',
        '{ prompt = "rob", option = "on", required = true }',
    ]
    [shortcut] = hints(tmp_path, f'[[shortcuts]]\nname = "go"\nchain = [{", ".join(links)}]\n').shortcuts
    assert list(shortcut.options.items()) == [("on", True), ("with", False)]


def test_the_icon_of_the_whole_id_wins_over_that_of_its_kind(tmp_path: Path) -> None:
    ui = hints(tmp_path, "shortcuts = []")
    assert [ui.icon(i) for i in ("side:left", "side:right", "place:farm_1")] == ["left", "side", None]


def test_a_game_may_have_no_hints_but_broken_ones_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ui.toml").write_text("groups = [", encoding="utf-8")
    monkeypatch.setitem(BROUGHT, "broken", tmp_path)
    monkeypatch.setitem(BROUGHT, "without", tmp_path / "none")
    assert teaching("without") is None
    with pytest.raises(BadData, match=r"^ui\.toml: "):
        teaching("broken")


def test_only_questions_that_the_game_asks_follow_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BROUGHT, "kemet", tmp_path)
    for first, second in (("kemet.ask.turn", "kemet.ask.trun"), ("bellum.ask.attack", "kemet.ask.turn")):
        text = (
            f'groups = []\ntopics = []\nicons = {{}}\nshortcuts = []\n[follows]\n"{first}" = ["{second}"]\n'
        )
        (tmp_path / "ui.toml").write_text(text, encoding="utf-8")
        ui.cache_clear()
        with pytest.raises(BadData, match=r"^ui\.toml: follows: kemet asks no question '(kemet|bellum)\."):
            ui("kemet")


def test_nothing_comes_only_of_effects_that_the_game_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BROUGHT, "kemet", tmp_path)
    text = 'groups = []\ntopics = []\nicons = {}\nshortcuts = []\n[nothing]\n"kemet.effect.recriut" = ["n"]\n'
    (tmp_path / "ui.toml").write_text(text, encoding="utf-8")
    ui.cache_clear()
    with pytest.raises(BadData, match=r"nothing: kemet tells no effect 'kemet\.effect\.recriut'"):
        ui("kemet")


def test_each_icon_needs_an_emoji(tmp_path: Path) -> None:
    text = 'groups = []\ntopics = []\nshortcuts = []\nicons = { side = "oar" }\nemoji = { sail = "S" }\n'
    (tmp_path / "ui.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=r"icons without an emoji: \['oar'\]"):
        load("ui.toml", Ui, tmp_path)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (PASS.replace("answer", "reply"), r"chain\[0\]\.reply: unknown field"),
        (
            PASS.replace(', answer = ["attack:pass"]', ""),
            r"chain\[0\]: has either an option or a fixed answer",
        ),
        (
            PASS.replace("answer", 'option = "on", answer'),
            r"chain\[0\]: has either an option or a fixed answer",
        ),
        (
            PASS.replace("answer =", 'among = ["side"], answer ='),
            r"chain\[0\]: only an option can be narrowed or required",
        ),
        (PASS.replace('name = "pass"', 'name = "Pass it"'), r"name: String should match pattern"),
        (
            PASS.replace(
                '{ prompt = "attack", answer = ["attack:pass"] }',
                '{ prompt = "attack", option = "on" }, { prompt = "attack", option = "on" }',
            ),
            r"shortcuts\[0\]: pass has the same link twice",
        ),
        (PASS + PASS, r"two shortcuts have the same name"),
    ],
)
def test_a_wrong_shortcut_is_told(tmp_path: Path, text: str, line: str) -> None:
    with pytest.raises(BadData, match=line):
        hints(tmp_path, text)


def test_of_a_game_without_hints_nothing_is_said_about_its_length() -> None:
    """A package may bring none, and the lobby does without that line."""
    assert figures(TOY, Words("en")) == ""
    assert figures(GAMES["bellum"], Words("en")).startswith("2–5 players · about ")  # noqa: RUF001
