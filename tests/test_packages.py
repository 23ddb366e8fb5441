"""A game from another package is found and loaded; one that does not fit is left out, with one clear line."""

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from render import scene
from rules import games, packages
from rules.core.data import BadData
from rules.core.data import load as ui_of
from rules.core.ui import Ui
from rules.core.words import LANGS, Source, Words, folders, parsed, sources
from rules.package_words import SOUND, needed, taken_by
from rules.packages import PICTURES, RULES, Unfit, entry_of
from tests.contract.places import ROOT
from tests.ferry.rules import GAME as FERRY
from tests.packaged import Changes, install

RULE, LOOK, WORDS = "taverna_ferry/rules/", "taverna_ferry/pictures/", "taverna_ferry/data/locale/en/"
ABOUT = "taverna_ferry-1.0.dist-info/entry_points.txt"
MEND = "mend the package, or install another version"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for packages, of which nothing stays in memory."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "taverna_ferry"]:
        del sys.modules[name]
    importlib.invalidate_caches()


def load(name: str = "ferry") -> None:
    """Load the game and its pictures, and drop them again."""
    games.add(entry_of(RULES, name))
    try:
        scene.add(entry_of(PICTURES, name))
        scene.drop(name)
    finally:
        games.drop(name)


def why_not(name: str = "ferry") -> str:
    """Return why the game is not loaded; all others stay as they are."""
    before, words = dict(games.GAMES), [Words(lang).title("kemet") for lang in LANGS]
    with pytest.raises(Unfit) as unfit:
        load(name)
    assert before == games.GAMES
    assert [Words(lang).title("kemet") for lang in LANGS] == words
    said = str(unfit.value)
    assert "\n" not in said
    return said


def test_a_package_that_fits_is_loaded_and_dropped(site: Path) -> None:
    install(site)
    games.add(entry_of(RULES, "ferry"))
    scene.add(entry_of(PICTURES, "ferry"))
    assert games.find("A Balsa").key == "ferry"
    assert "ferry" in scene.GAMES
    scene.drop("ferry")
    games.drop("ferry")
    assert ("ferry" in games.GAMES, "ferry" in scene.GAMES) == (False, False)
    assert Words("en").title("ferry") == "Ferry"


def test_nothing_is_imported_that_nobody_has_named(site: Path) -> None:
    install(site)
    assert entry_of(RULES, "ferry").module == "taverna_ferry.rules"
    assert not [name for name in sys.modules if name.startswith("taverna_ferry")]


@pytest.mark.parametrize(
    ("given", "names"),
    [("none", ()), ("", ("saideira",)), ("ferry", ("ferry",)), (" ferry, raft ,,ferry", ("ferry", "raft"))],
)
def test_the_operator_names_games(
    monkeypatch: pytest.MonkeyPatch, given: str, names: tuple[str, ...]
) -> None:
    monkeypatch.setenv(packages.SETTING, given)
    assert packages.wanted() == names


FAULTS: list[tuple[str, Changes, str]] = [
    (
        "contract",
        {"taverna_ferry/__init__.py": ("CONTRACT = 2", "CONTRACT = 3")},
        "made for contract 3, and this bot has 2: install a version of it for contract 2",
    ),
    (
        "no contract",
        {"taverna_ferry/__init__.py": ("CONTRACT = 2", "")},
        "made for contract None, and this bot has 2: install a version of it for contract 2",
    ),
    (
        "import",
        {RULE + "hidden.py": ("from rules.core.rng", "from rules.core.gone")},
        "taverna_ferry.rules can't be imported (ModuleNotFoundError: No module named 'rules.core.gone'): "
        + MEND,
    ),
    (
        "exit",
        {RULE + "hidden.py": ("def resample", "raise SystemExit(3)\n\n\ndef resample")},
        f"taverna_ferry.rules can't be imported (SystemExit: 3): {MEND}",
    ),
    (
        "object",
        {ABOUT: ("rules:GAME", "rules:PLAY")},
        "taverna_ferry.rules:PLAY is no Game: name another object there",
    ),
    (
        "key of ours",
        {RULE + "__init__.py": ('key="ferry"', 'key="kemet"')},
        "its game has the key kemet: name the entry point kemet",
    ),
    (
        "seats",
        {RULE + "__init__.py": ("seats=SEATS", "seats=range(2, 8)")},
        "for 7 players, and this bot has seats for 6: let fewer play",
    ),
    (
        "card",
        {"taverna_ferry/data/base.toml": ('id = "load_2"', 'id = "load_1"')},
        f"base.toml: crates: row 1 repeats the id 'load_1' of row 0: {MEND}",
    ),
    ("hints", {"taverna_ferry/data/ui.toml": ("groups = []", "")}, f"ui.toml: groups: is missing: {MEND}"),
    (
        "words",
        {WORDS + "ferry.ftl": ("ferry-rules-quay-title", "ferry-rules-key-title")},
        f"locale/en: no words for ferry-rules-quay-title: {MEND}",
    ),
    (
        "more words",
        {WORDS + "ferry.ftl": ("ferry-rules-quay", "ferry-rules-key")},
        f"locale/en: no words for ferry-rules-quay (and 1 more): {MEND}",
    ),
    (
        "words of others",
        {WORDS + "ferry.ftl": ("ferry-name =", "kemet-name =")},
        f"locale/en/ferry.ftl: kemet-name is also in locale/en/kemet.ftl: {MEND}",
    ),
    (
        "grammar",
        {WORDS + "ferry.ftl": ("ferry-name =", "ferry-name = { $it\nferry-title =")},
        f'locale/en/ferry.ftl: line 4: Expected token: "}}": {MEND}',
    ),
    (
        "command",
        {WORDS + "ferry-commands.ftl": ("commands-ferry-load = load", "commands-ferry-load = Load it")},
        f"locale/en/ferry-commands.ftl: line 5: commands-ferry-load is nothing that Discord takes: {MEND}",
    ),
    (
        "pictures",
        {LOOK + "__init__.py": ('"sheet": sheet, "end": end},\n    told', '"sheet": sheet},\n    told')},
        "no picture end: add it to `scenes` of taverna_ferry.pictures:PICTURES",
    ),
    (
        "key of pictures",
        {LOOK + "__init__.py": ('key="ferry"', 'key="raft"')},
        "its pictures have the key raft: give them that of the game",
    ),
]


@pytest.mark.parametrize(("changes", "line"), [fault[1:] for fault in FAULTS], ids=[f[0] for f in FAULTS])
def test_each_kind_of_fault_is_one_line(site: Path, changes: Changes, line: str) -> None:
    install(site, changes)
    assert why_not() == f"ferry (taverna-ferry 1.0): {line}"


def test_no_package_brings_it() -> None:
    found = why_not("raft")
    assert found == "raft: no installed package brings it: install one, or take it out of TAVERNA_GAMES"


def test_a_package_has_no_pictures(site: Path) -> None:
    install(site, {ABOUT: ("[taverna.pictures]\nferry =", "[taverna.pictures]\nraft =")})
    found = why_not()
    assert found == "ferry: no pictures: its package must name them as an entry point of taverna.pictures"


def test_two_packages_bring_the_same_game(site: Path) -> None:
    install(site)
    install(site, name="another-ferry")
    said = why_not()
    assert said.startswith("ferry: ") and said.endswith(" bring it: uninstall all but one")
    assert "taverna-ferry 1.0" in said and "another-ferry 1.0" in said


def test_a_game_of_ours_keeps_its_key(site: Path) -> None:
    install(site, {ABOUT: ("ferry =", "kemet =")})
    found = why_not("kemet")
    assert found == "kemet (taverna-ferry 1.0): kemet (rules.kemet) has this key: give the game another one"


def test_a_key_must_fit_into_a_command(site: Path) -> None:
    install(site, {ABOUT: ("ferry =", "Ferry-2 =")})
    assert why_not("Ferry-2").endswith("Ferry-2 is no key: name it with 2 to 11 small letters and digits")


def test_rules_that_are_in_no_package_have_no_place_for_their_data(site: Path) -> None:
    install(site, {ABOUT: ("taverna_ferry.rules:GAME", "ferry:GAME")})
    found = why_not()
    assert found == "ferry (taverna-ferry 1.0): ferry is in no package: put data, rules and tests into one"


def test_a_key_with_which_messages_of_the_bot_begin_is_taken(site: Path) -> None:
    install(site, {ABOUT: ("ferry =", "table ="), RULE + "__init__.py": ('key="ferry"', 'key="table"')})
    assert why_not("table") == (
        f"table (taverna-ferry 1.0): the bot has messages like {taken_by('table')}, "
        f"and table would begin like them: {MEND}"
    )


def test_words_of_commands_and_lessons_are_needed_only_where_these_exist() -> None:
    hints = ui_of("ui.toml", Ui, ROOT / "tests/ferry/data")
    whole = [*needed(FERRY, hints)]
    commands, lessons = (
        {*whole} - {*needed(FERRY, hints.model_copy(update=without))}
        for without in ({"shortcuts": ()}, {"teaching": None})
    )
    assert commands == {key for key in whole if key.startswith("commands.")} >= {"commands.ferry"}
    assert lessons == {key for key in whole if key.startswith("ferry.how.")} >= {"ferry.how.goal"}


@pytest.mark.parametrize("child", [True, False])
def test_a_child_of_a_bot_trusts_that_the_bot_has_looked_at_the_words(
    site: Path, monkeypatch: pytest.MonkeyPatch, child: bool
) -> None:
    install(site, {WORDS + "ferry.ftl": ("ferry-name =", "ferry-title =")})
    monkeypatch.setattr(packages, "parent_process", lambda: child or None)
    if not child:
        assert why_not() == f"ferry (taverna-ferry 1.0): locale/en: no words for ferry-name: {MEND}"
        return
    game, folder = packages.game_of(entry_of(RULES, "ferry"))
    assert (game.key, folder) == ("ferry", site / "taverna_ferry/data")


PROGRAM = """
from render import scene
from rules.games import GAMES, LEFT_OUT
scene.leave_out_unpainted()
print(*GAMES, *scene.GAMES, sep=" ")
print(*LEFT_OUT.values(), sep="\\n")
"""
OURS = "bellum kemet immortals dwar7s calamandara"


CHILD = """
from multiprocessing import get_context
from bot.app import leave_out_unfit
leave_out_unfit()
with get_context("spawn").Pool(1) as pool:
    print(*pool.apply(eval, ("[*__import__('rules.games', fromlist=['GAMES']).GAMES]",)))
"""


def started(site: Path, names: str, program: str = PROGRAM) -> list[str]:
    """Return what another process has loaded and left out."""
    env = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{site}", "TAVERNA_GAMES": names}
    run = [sys.executable, "-c", program]
    return subprocess.run(run, env=env, check=True, capture_output=True, text=True).stdout.splitlines()


@pytest.mark.nightly
def test_another_process_loads_the_same(site: Path) -> None:
    install(site)
    assert started(site, "ferry") == [f"{OURS} ferry {OURS} ferry", ""]


def test_what_does_not_fit_is_left_out_and_the_others_run(site: Path) -> None:
    install(site)
    (site / "taverna_ferry/data/palettes/ferry-dark.txt").unlink()
    assert started(site, "raft,ferry,kemet") == [
        f"{OURS} {OURS}",
        "raft: no installed package brings it: install one, or take it out of TAVERNA_GAMES",
        "kemet: it comes with the bot: take it out of TAVERNA_GAMES",
        "ferry (taverna-ferry 1.0): no data/palettes/ferry-dark.txt: "
        "make it with `python -m render.palettes ferry`",
    ]


def test_a_game_whose_pictures_do_not_fit_is_left_out_whole(site: Path) -> None:
    install(site, {LOOK + "__init__.py": ('key="ferry"', 'key="raft"')})
    assert started(site, "ferry") == [
        f"{OURS} {OURS}",
        "ferry (taverna-ferry 1.0): its pictures have the key raft: give them that of the game",
    ]


@pytest.mark.nightly
def test_a_child_of_the_bot_loads_what_fits(site: Path) -> None:
    """It does not look at the words, so what lacks some must not be loaded there."""
    install(site)
    assert started(site, "ferry,saideira", CHILD) == [f"saideira {OURS} ferry"]
    (site / "taverna_ferry/data/locale/en/ferry.ftl").write_text("ferry-name = The Ferry", encoding="utf-8")
    assert started(site, "ferry,saideira", CHILD) == [f"saideira {OURS}"]
    assert started(site, "ferry", CHILD) == [OURS]


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_that_is_taken_without_a_parser_is_sound(lang: str) -> None:
    taken = [each for each in sources(*folders(lang)).values() if SOUND.fullmatch(each.text)]
    assert len(taken) > 500
    for each in taken:
        parsed(each)


@pytest.mark.parametrize(
    "words",
    [
        "{ $guest",
        "a } b",
        "{ guest ",
        "{ number($coins) }",
        "{ NUMBER($coins }",
        "{ $ }",
        "{ $1 }",
        "a {{ $b }",
    ],
)
def test_a_message_with_a_fault_is_never_taken_without_a_parser(words: str) -> None:
    faulty = Source("locale/en/peak.ftl", 1, f"peak-name = {words}\n")
    assert SOUND.fullmatch(faulty.text) is None
    with pytest.raises(BadData):
        parsed(faulty)
