"""The operator's command line: every answer in words, one line for each thing, and no secrets."""

import asyncio
import logging
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import VERSION, operator
from bot.settings import Settings
from bot.table.model import Shards
from bot.table.operations import control, heartbeat
from bot.table.storage.engines.address import Address
from bot.table.storage.engines.process_lock import locked
from tests.bot.table.scene import ANA, BIA, started

Ask = Callable[..., tuple[int, str, str]]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "taverna.db"


@pytest.fixture
def ask(database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Ask:
    """A command in English: its exit code, its answer, and what it complains of."""
    monkeypatch.setenv("LANG", "en_US.UTF-8")

    def ask(*arguments: str) -> tuple[int, str, str]:
        code = operator.main(arguments, at(database))
        said = capsys.readouterr()
        return code, said.out, said.err

    return ask


def at(database: Address, shards: Shards | None = None) -> Settings:
    """The settings of an operator whose database is there."""
    return Settings.from_environment().model_copy(update={"database": database, "shards": shards})


def play(database: Path) -> int:
    """A game of Bellum Magica in a database; its table."""

    async def begun() -> int:
        async with started(database) as bot:
            return (await bot.table(ANA, BIA, game="bellum")).id

    return asyncio.run(begun())


def test_health_says_each_thing_and_its_exit_code_says_all(database: Path, ask: Ask) -> None:
    code, said, _ = ask("health")
    assert (code, said.count("\n")) == (1, 1)
    assert said.startswith("BAD no database at")
    play(database)
    code, said, _ = ask("health")
    assert code == 1
    assert [line for line in said.splitlines() if line.startswith("BAD")] == [
        "BAD no sign of the bot yet: it has not run with this database"
    ]


def test_a_table_is_listed_and_shown_by_numbers_alone(database: Path, ask: Ask) -> None:
    play(database)
    code, listed, _ = ask("tables")
    assert code == 0
    assert re.fullmatch(r"1  Bellum Magica, running, 2 seats, last change 1970-01-12 13:46\n", listed)
    code, shown, _ = ask("show", "1")
    assert code == 0
    assert "seat A: 11\nseat B: 12\n" in shown
    assert "frozen by" not in shown
    for secret in ("Ana", "Bia", "seed0", "seed1", "castle"):
        assert secret not in shown


def test_without_tables_it_says_so(database: Path, ask: Ask) -> None:
    play(database)
    asyncio.run(_close(database))
    assert ask("tables")[1] == "there are no tables\n"


async def _close(database: Path) -> None:
    async with started(database) as bot:
        await bot.ended(1, ANA)


def test_a_table_is_frozen_and_thawed(database: Path, ask: Ask) -> None:
    play(database)
    assert ask("freeze", "1")[0] == 0
    assert "frozen by the operator" in ask("tables")[1]
    assert "frozen by: operator" in ask("show", "1")[1]
    assert ask("freeze", "1") == (1, "", "Only a running game can be frozen.\n")
    assert ask("thaw", "1") == (0, "table 1 goes on\n", "")
    assert "running" in ask("tables")[1]
    assert ask("thaw", "1") == (1, "", "This table is not frozen.\n")


def test_what_can_not_be_done_is_one_line(database: Path, tmp_path: Path, ask: Ask) -> None:
    for arguments in (("tables",), ("show", "1"), ("freeze", "1"), ("backup", str(tmp_path / "copy"))):
        code, said, complained = ask(*arguments)
        assert (code, said, complained.count("\n")) == (1, "", 1)
    play(database)
    for arguments in (("show", "7"), ("freeze", "7"), ("thaw", "7"), ("restore", str(tmp_path / "copy"))):
        code, said, complained = ask(*arguments)
        assert (code, said, complained.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(
    "arguments", [(), ("dance",), ("show",), ("show", "x"), ("backup",), ("health", "x")]
)
def test_an_odd_command_is_explained(arguments: tuple[str, ...], ask: Ask) -> None:
    with pytest.raises(SystemExit) as stopped:
        ask(*arguments)
    assert stopped.value.code == 2


def test_a_copy_is_made_and_put_back(database: Path, tmp_path: Path, ask: Ask) -> None:
    play(database)
    copy = tmp_path / "copy.db"
    code, said, _ = ask("backup", str(copy))
    assert code == 0
    assert str(copy) in said
    asyncio.run(_close(database))
    code, said, _ = ask("restore", str(copy))
    assert (code, said.count("\n")) == (0, 2)
    assert "running" in ask("tables")[1]
    database.unlink()
    code, said, _ = ask("restore", str(copy))
    assert (code, said) == (0, f"the database is now that of {copy}; start the bot\n")


def test_how_far_learners_get_is_told_for_each_game_at_a_few_answers(database: Path, ask: Ask) -> None:
    play(database)
    assert ask("lessons")[1] == "nobody has begun a lesson\n"
    asyncio.run(_count(database, {"kemet": {0: 9, 1: 7, 4: 6, 5: 4}, "bellum": {0: 2, 2: 1}}))
    assert ask("lessons")[1].splitlines() == [
        "Bellum Magica: 2 begun; by number of answers, how many got that far: 2: 1",
        "Kemet: Blood and Sand: 9 begun; by number of answers, how many got that far: 1: 7, 5: 4",
    ]


async def _count(database: Path, learners: dict[str, dict[int, int]]) -> None:
    async with started(database) as bot:
        for game, counts in learners.items():
            for answers, count in counts.items():
                await bot.execute(f"INSERT INTO lessons VALUES ('{game}', {answers}, {count})")


def test_it_answers_in_the_language_of_the_machine(
    database: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    play(database)
    assert "em andamento, 2 lugares" in ask("tables")[1]


def test_a_running_bot_is_asked_and_says_what_became_of_it(
    database: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeat, "POLL_INTERVAL", 0.01)

    async def both() -> list[tuple[int, str, str]]:
        async with started(database) as bot:
            table = str((await bot.table(ANA, BIA)).id)
            beating = asyncio.create_task(heartbeat.Heartbeat(bot.context, lambda: True).run())
            commands = (("freeze", table), ("tables",), ("freeze", table), ("thaw", table), ("check",))
            done = [await asyncio.to_thread(ask, *command) for command in commands]
            beating.cancel()
            return done

    frozen, listed, refused, thawed, checked = asyncio.run(both())
    assert frozen == (0, "table 1 is frozen; a running bot says so within seconds\n", "")
    assert "frozen by the operator" in listed[1]
    assert refused == (1, "", "Only a running game can be frozen.\n")
    assert thawed == (0, "table 1 goes on\n", "")
    assert checked == (0, "the database is sound\n", "")


def test_who_holds_the_database_and_does_not_answer_is_one_line(
    database: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(database)
    monkeypatch.setattr(control, "COMMAND_TIMEOUT", 0.05)
    with locked(database):
        code, said, complained = ask("freeze", "1")
    assert (code, said) == (1, "")
    assert complained.startswith("Another bot or command uses this database")
    assert ask("freeze", "1")[0] == 0


@pytest.mark.parametrize(
    ("trouble", "complained"),
    [
        (
            OSError(28, "No space left on device"),
            "taverna.db: the bot can't be asked: No space left on device",
        ),
        (control.Unanswered(taken=True), "The bot has begun, but did not say how it went"),
    ],
)
def test_a_bot_that_can_not_be_asked_or_breaks_off_is_one_line(
    database: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch, trouble: Exception, complained: str
) -> None:
    play(database)
    asked: list[object] = []

    def fails(*request: object) -> None:
        asked.append(request)
        raise trouble

    monkeypatch.setattr(control, "ask", fails)
    with locked(database):
        code, said, why = ask("thaw", "1")
    assert (code, said, why.count("\n"), complained in why) == (1, "", 1, True)
    assert asked == [(database, "thaw", 1)], "what may have been done is not asked for again"


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_what_is_logged_meanwhile_is_no_second_line(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    def logs(asked: object) -> list[str]:
        logging.getLogger("bot").error("a failure that the answer tells already")
        return ["well"]

    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setitem(operator.COMMANDS, "check", logs)
    assert ask("check") == (0, "well\n", "")
