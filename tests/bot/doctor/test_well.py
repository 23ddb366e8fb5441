"""Where all is well, each line says so, in each language, and nobody's name or token is in any of them."""

import json
import re
from pathlib import Path

import pytest

from bot.doctor.report import Mark
from rules.core.words import LANGS, Words
from tests.bot.doctor.conftest import Visit, printed
from tools.driver import Person, Place

CODE = Path(__file__).parents[3] / "bot" / "doctor"


async def test_all_is_well(visit: Visit, ana: Person, games: Place) -> None:
    assert await visit.said("--post", str(games.id), "--person", str(ana.user.id)) == [
        "ok  every setting is known, and has a value that works",
        "-   127.0.0.1 was asked, not Discord itself, because of TAVERNA_DISCORD_API or TAVERNA_REST",
        f"ok  Discord takes the token; the application's id is {visit.city.world.bot.id}",
        "ok  this machine's clock agrees with Discord's",
        "ok  commands and presses come to the bot",
        "ok  the bot needs no privileged intent, and none is on",
        "-   everybody who has the invitation may add the bot to their server -> "
        "if you want it for yourself: developer portal, Bot, switch off Public Bot",
        "-   the application names no privacy policy, which Discord asks for -> "
        "developer portal, General Information: Privacy Policy URL",
        "ok  1,000 of 1,000 logins are left today",
        "ok  Discord advises one connection",
        f"ok  all {len(visit.city.world.state.commands)} commands are registered, as this version has them",
        "ok  all 118 icons are uploaded",
        "ok  The Tavern: the bot has all that it needs in the only text channel",
        "ok  a message with layout, picture, icon and button",
        "ok  ... edited",
        "ok  a thread",
        "ok  ... with a message in it",
        "ok  a direct message",
        "-   the thread is empty and archived: deleting it needs Manage Threads, "
        "which the bot does not ask for; you can delete it",
        "ok  every message of the trial has been deleted",
    ]


@pytest.mark.parametrize("lang", LANGS)
async def test_no_line_holds_a_name_or_the_token(visit: Visit, ana: Person, games: Place, lang: str) -> None:
    visit.lang = lang
    report = await visit.examine("--post", str(games.id), "--person", str(ana.user.id))
    assert report.well
    said = "\n".join([*printed(report), report.as_json()])
    for secret in (visit.city.world.state.token, "sandbox.token", "Ana", "Ferreira", "A test by"):
        assert secret not in said
    assert "doctor" not in "\n".join(printed(report)), "words are missing"


async def test_json_has_each_line_with_its_mark_and_remedy(visit: Visit) -> None:
    visit.city.world.fail("GET /gateway/bot", 500, times=9)
    report = await visit.examine()
    found = json.loads(report.as_json())
    assert found["well"] is False
    [bad] = [line for line in found["lines"] if line["mark"] == "BAD"]
    assert bad["key"] == "broken"
    assert bad["said"] == "the number of logins: Discord fails (500)"
    assert bad["remedy"].startswith("nothing is wrong here")
    assert len(found["lines"]) == len(report.lines)


def test_every_line_has_words_and_every_bad_one_a_remedy() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in CODE.glob("*.py"))
    said = re.findall(r"report\.(ok|note|bad)\(\s*\"([\w-]+)\"", code)
    assert len(said) > 40
    words = Words("en")
    assert [key for _, key in said if not words.has(f"doctor.{key}")] == []
    assert [key for mark, key in said if mark == "bad" and not words.has(f"doctor.do.{key}")] == []


def sizes(folder: Path) -> dict[str, int]:
    return {file.name: file.stat().st_size for file in folder.iterdir()}


async def test_it_neither_logs_in_nor_touches_the_database(visit: Visit, tmp_path: Path) -> None:
    before = sizes(tmp_path)
    await visit.examine()
    assert visit.city.world.sessions == {}
    assert {request.method for request in visit.city.world.traffic.requests} == {"GET"}
    assert sizes(tmp_path) == before


async def test_before_the_first_start_what_is_not_there_yet_is_not_bad(visit: Visit) -> None:
    visit.settings.beside("taverna.db").unlink()
    visit.city.world.state.commands.clear()
    visit.city.world.state.emojis.clear()
    report = await visit.examine()
    assert report.well
    notes = [line.key for line in report.lines if line.mark is Mark.NOTE]
    assert notes == ["elsewhere", "public", "no-privacy", "commands-yet", "icons-yet", "no-trial"]
