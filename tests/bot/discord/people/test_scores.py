"""A person's numbers in words."""

from unittest.mock import AsyncMock

import pytest
from discord import ui

from bot.discord import actions
from bot.discord.people.scores import _board, scores, span
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import GeneralPress, general_button, parse
from bot.discord.screens.limits import SHORT, TEXT
from bot.discord.screens.screen import Drawing, Shown
from bot.table.model import Person
from bot.table.people import statistics
from bot.table.people.statistics import LeaderboardRow, Leaders, Score, Scores
from rules.core.text import Text
from rules.core.words import LANGS, Words

FULL = Score("bellum", 12, 2, {2: 4, 1: 5, 3: 2, 4: 1}, 1, 3, 1623, 7, 41, 48, 3 * 3600, 12 * 86400)
LEADER = LeaderboardRow(1, 11, "Ana", 1500, provisional=False, games=9, won=5, form=(1, 2))
BARE = Score("kemet", 0, 0, {}, 2, 0, None, 0, None, None, None, None)


def lines_of(score: Score, lang: str) -> list[str]:
    return scores(Scores(1, "*Ana*", (score,)), Words(lang), mine=True).splitlines()


def test_a_full_life_in_english() -> None:
    times = "\N{MULTIPLICATION SIGN}"
    assert lines_of(FULL, "en") == [
        "### Numbers of \\*Ana\\* on this server",
        "**Bellum Magica** · rating **1623**",
        f"- 12 games, 5 won (1st {times} 5, 2nd {times} 4, 3rd {times} 2, 4th {times} 1)",
        "- A usual answer takes 3 hours",
        "- A game usually lasts 12 days, with 48 answers · best score 41",
        "- 2 without another person from start to end · 3 played in part, unrated · one given up",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_only_left_games_has_no_empty_lines(lang: str) -> None:
    assert len(lines_of(BARE, lang)) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_many_games_fit_into_one_message(lang: str) -> None:
    assert len(scores(Scores(1, "x" * 32, (FULL,) * 12), Words(lang), mine=False)) <= TEXT


@pytest.mark.parametrize(
    ("seconds", "english", "portuguese"),
    [
        (0, "less than a second", "menos de um segundo"),
        (1, "one second", "um segundo"),
        (119, "119 seconds", "119 segundos"),
        (120, "2 minutes", "2 minutos"),
        (7199, "120 minutes", "120 minutos"),
        (7200, "2 hours", "2 horas"),
        (129_600, "36 hours", "36 horas"),
        (216_000, "2 days", "2 dias"),
        (240_000, "3 days", "3 dias"),
        (302_400, "4 days", "4 dias"),
    ],
)
def test_spans_are_told_in_units_of_which_there_are_two(seconds: int, english: str, portuguese: str) -> None:
    assert [span(seconds, Words(lang)) for lang in ("en", "pt-BR")] == [english, portuguese]


def test_buttons_without_a_table_are_read_back() -> None:
    assert parse(general_button("stats", "12.-")) == GeneralPress("stats", "12.-")
    assert parse(general_button("forget")) == GeneralPress("forget")
    assert parse("h:") is None
    assert parse("h:Stats") is None


@pytest.mark.parametrize("lang", LANGS)
def test_labels_are_short(lang: str) -> None:
    for key in ("stats.show-all", "stats.as-text", "forgetting.button.forget", "forgetting.button.forgetnot"):
        assert 0 < len(Words(lang).say(Text(key=key))) <= SHORT


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("drawn", [True, False])
def test_a_leaderboard_that_is_not_drawn_is_told_in_words(drawn: bool, shared: bool) -> None:
    picture = Shown("leaders.png", b"png", "the board")
    screen = _board("bellum", Drawing(picture if drawn else None, "1. Ana"), Words("en"), shared=shared)
    assert screen.said == ("" if drawn else "1. Ana")
    assert screen.uploads == ((picture,) if drawn else ())
    buttons = [item.custom_id for item in screen.walk_children() if isinstance(item, ui.Button)]
    pressed = [found for each in buttons if (found := parse(str(each)))]
    assert [each.what for each in pressed if isinstance(each, GeneralPress)] == [
        "leaderstext",
        *(["leaders"] if not shared else []),
    ]


@pytest.mark.parametrize("rows", [(), (LEADER,)])
async def test_a_leaderboard_without_anybody_says_so(
    runtime: Runtime, monkeypatch: pytest.MonkeyPatch, rows: tuple[LeaderboardRow, ...]
) -> None:
    monkeypatch.setattr(statistics, "leaders", AsyncMock(return_value=Leaders(rows, 0)))
    request = Request(runtime, Person(11, "Ana", "en"), Words("en"), 2, 1, "en")
    [screen] = await actions.general_button("leaderstext").run(request, "bellum")
    nobody = Words("en").say(Text(key="stats.nobody", args={"game": "Bellum Magica"}))
    assert (screen.said == nobody) == (not rows)
