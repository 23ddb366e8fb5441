"""Reporting a problem, through the double: from the help to the file, and from there to the terminal."""

from pathlib import Path

import pytest

from bot.discord.client import Client
from rules.command_line import main
from rules.core.flow import Bug
from rules.problem import Problem
from tests.bot.e2e.players import own, seated
from tools.driver import City, Person, Place, Post

LANG = {"Ana": "pt-BR", "Bia": "en", "Eva": "es"}


@pytest.fixture
async def panel(tavern: Client, ana: Person, bia: Person, games: Place) -> Post:
    """A running table of Bellum Magica."""
    return await seated(ana, [bia], games)


@pytest.fixture
def eva(city: City) -> Person:
    """A spectator."""
    return city.person("Eva", locale="es-ES")


async def file_of(person: Person, panel: Post) -> tuple[Post, Problem, str]:
    """Return what a user gets who asks for help and reports a problem."""
    helped = await person.press(panel, own(panel, "help"))
    return await reported(person, helped.shown, own(helped.shown, "report"))


async def reported(person: Person, post: Post, button: str) -> tuple[Post, Problem, str]:
    """Press the button; return the message, the file, and its name."""
    reply = await person.press(post, button)
    assert reply.ephemeral
    [file] = reply.shown.files
    return reply.shown, Problem.model_validate_json(file.content), file.filename


async def test_everybody_gets_the_own_file_and_the_terminal_opens_it(
    panel: Post,
    ana: Person,
    bia: Person,
    eva: Person,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    for seat, person in ((0, ana), (1, bia), (None, eva)):
        shown, problem, name = await file_of(person, panel)
        assert problem.seat == seat
        assert problem.lang == LANG[person.user.name]
        assert f"python -m rules play {name}" in shown.text
        assert not {*LANG} & {*problem.model_dump_json().replace('"', " ").split()}
        (tmp_path / name).write_text(problem.model_dump_json())
        assert main(["play", str(tmp_path / name)]) == 0
        assert f"bellum, table {problem.table}" in capsys.readouterr().out


async def test_a_table_on_hold_says_so_and_can_be_reported(
    tavern: Client, panel: Post, bia: Person, games: Place
) -> None:
    await tavern.runtime.context.freeze(1, Bug("a mistake"))
    notice = await games.until(lambda post: "Report a problem" in post.text)
    _, problem, _ = await reported(bia, notice, "Report a problem")
    assert problem.status == "frozen"
    assert problem.record is not None
