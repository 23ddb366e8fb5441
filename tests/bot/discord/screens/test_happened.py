"""Icons in the lines that tell what happened: before the names of things, and only where there is room."""

from collections.abc import Collection, Sequence
from dataclasses import replace

import pytest
from discord import ui

from bot.discord.past.memories import log_page
from bot.discord.screens.happened import NEWS, TOUCHING, Happened, logged, news, plainly, to_reader, told_of
from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.limits import BYTES, TEXT
from bot.discord.screens.screen import Screen
from bot.discord.screens.speech import Speech
from bot.discord.screens.weight import weigh
from bot.table.model import Player, TableInfo, TableView
from bot.table.past.log import LogEntry, LogPage
from rules.core.engine import Look
from rules.core.text import Text
from rules.core.words import Words

NAMES = ("Ana", "Bia", "Caio")
ANA, BIA, EMERALD = (f"<:dwar7s_{it}_0a1b2c:1437219384756129834>" for it in ("seat_a", "seat_b", "emerald"))
OWN = Icons({"dwar7s": {"seat_a": ANA, "seat_b": BIA, "emerald": EMERALD}})
ENGLISH = Words("en")
SEATS = tuple(Player(n, name, user_id=n) for n, name in enumerate(NAMES))
INFO = TableInfo(1, 2, 3, "dwar7s", {}, "running", 1, "en", SEATS, None, None, 0, 0, None)


def took(*gems: str) -> Text:
    args: dict[str, int | str | list[str]] = {"seat": "seat:0", "card": "kingdom:emerald_mine", "cell": "M12"}
    return Text(key="dwar7s.log.mine", args={**args, "gems": [f"gem:{gem}" for gem in gems]})


STOLE = Text(key="dwar7s.log.thief", args={"seat": "seat:0", "victim": "seat:1"})


def told(texts: Sequence[Text], touching: Collection[int] = (), score: Text | None = None) -> TableView:
    """Return a view of the middle seat with these news."""
    looked = Look(None, None, None, {}, (), (), ())
    return TableView(INFO, 1, looked, 9, {}, {}, {}, tuple(texts), frozenset(touching), score)


def line(text: Text, signs: int = 5, icons: Icons = OWN) -> str:
    return Speech(ENGLISH, NAMES, icons.of("dwar7s")).event_line(text, 200, signs)


def six(signs: int) -> list[str]:
    """Six lines, each with up to so many icons."""
    return [f"- {line(STOLE, signs)}"] * 6


def page(entries: int, text: Text = STOLE) -> str:
    said = tuple(LogEntry(n, text, NAMES) for n in range(entries))
    shown = log_page(LogPage(INFO, 0, entries, said), ENGLISH, icons=OWN)
    assert len(shown.said) <= TEXT
    assert weigh(shown) <= BYTES
    return shown.said


def test_what_a_line_names_has_its_icon_before_it() -> None:
    assert line(STOLE) == f"{ANA} Ana played Thief and took a gem from {BIA} Bia."


def test_where_the_application_has_none_the_character_stays() -> None:
    assert line(took("emerald", "emerald")) == (
        f"{ANA} Ana worked in the 🟢 Emerald Mine (M12) and took {EMERALD} 2 emeralds."
    )


def test_a_symbol_shared_by_all_players_stands_before_none_of_them() -> None:
    assert line(STOLE, icons=UNICODE) == "Ana played Thief and took a gem from Bia."


def test_a_list_has_either_all_its_icons_or_none() -> None:
    mixed = took("emerald", "ruby", "amber")
    assert line(mixed, 5).count("<:") == 2
    assert line(mixed, 4) == (
        f"{ANA} Ana worked in the 🟢 Emerald Mine (M12) and took 1 emerald, 1 ruby and 1 amber."
    )


def test_a_line_that_is_cut_has_no_icon() -> None:
    speech = Speech(ENGLISH, NAMES, OWN.of("dwar7s"))
    assert speech.event_line(STOLE, 20, 5) == "Ana played Thief an…"


def test_names_are_still_escaped() -> None:
    speech = Speech(ENGLISH, ("*Ana*", "<:ok:1>"), OWN.of("dwar7s"))
    assert speech.event_line(STOLE, 200, 5) == (
        f"{ANA} \\*Ana\\* played Thief and took a gem from {BIA} \\<\\:ok\\:1\\>."
    )


@pytest.mark.parametrize("entries", range(1, 21))
def test_a_page_of_the_log_has_icons_in_all_lines_or_in_none(entries: int) -> None:
    assert page(entries).count(ANA) in (0, entries)


def test_a_full_page_of_the_log_has_as_many_icons_as_there_is_room_for() -> None:
    assert page(20).count("<:") == 40
    longest = took(*("emerald", "ruby", "amber", "diamond"))
    assert page(20, longest).count("<:") < 20 * 5


def test_the_news_make_room_for_all_else_in_a_message() -> None:
    def beside(characters: int) -> Screen:
        return Screen(ui.Container(Happened(six), ui.TextDisplay("x" * characters)))

    plain = len("\n".join(six(0)))
    for free, icons in ((6 * len(ANA + BIA) + 12, 12), (6 * len(ANA) + 6, 6), (40, 0)):
        shown = beside(TEXT - plain - free)
        assert shown.said.count("<:") == icons
        assert shown.said.endswith("x" * (TEXT - plain - free))


@pytest.mark.parametrize("icons", range(6))
@pytest.mark.parametrize("spare", [0, 1])
def test_each_line_has_as_many_icons_as_there_is_just_room_for(icons: int, spare: int) -> None:
    """One character less than all lines need for one more is not enough."""

    def lines(signs: int) -> list[str]:
        return ["told" + "*" * 2 * signs] * 3

    room = len("\n".join(lines(icons))) + 5 * spare
    shown = Screen(Happened(lines), ui.TextDisplay("x" * (TEXT - room)))
    assert shown.said.count("*") == 6 * icons


@pytest.mark.parametrize(("most", "signs"), [(41, True), (40, False)])
def test_a_line_that_just_fits_has_its_icons(most: int, signs: bool) -> None:
    speech = Speech(ENGLISH, NAMES, OWN.of("dwar7s"))
    assert len(speech.event_line(STOLE, 100)) == 41
    assert (ANA in speech.event_line(STOLE, most, 5)) == signs


def test_letters_that_weigh_much_count_too() -> None:
    shown = Screen(Happened(six), ui.TextDisplay("🎲" * 2380))
    assert shown.said.count("🎲") == 2380
    assert shown.said.count("<:") == 6
    assert weigh(shown) <= BYTES


def numbered(count: int) -> list[Text]:
    return [Text(key=f"line-{n}") for n in range(count)]


def test_what_touches_the_reader_comes_first_however_much_follows() -> None:
    score = Text(key="score")
    lines = news(told(numbered(40), {1, 2, 3}, score), Speech(ENGLISH, NAMES))
    assert lines == [
        "**Since your turn**",
        *("- line-1", "- line-2", "- line-3", "⚖️ score"),
        *("-# line-37", "-# line-38", "-# line-39"),
        "-# 34 more lines are in the log.",
    ]


def test_of_the_rest_the_newest_two_are_told_beside_a_long_battle() -> None:
    lines = news(told(numbered(30), range(20)), Speech(ENGLISH, NAMES))
    assert [each for each in lines if each.startswith("- ")] == [f"- line-{n}" for n in range(20)]
    assert lines[-3:] == ["-# line-28", "-# line-29", "-# 8 more lines are in the log."]


def test_what_touches_nobody_is_told_as_before() -> None:
    lines = news(told(numbered(8)), Speech(ENGLISH, NAMES))
    assert lines == ["-# 2 more lines are in the log.", *(f"- line-{n}" for n in range(2, 2 + NEWS))]


def test_more_touching_lines_than_there_is_room_for_end_with_the_newest() -> None:
    long = [Text(key=f"{n}-{'x' * 150}") for n in range(20)]
    lines = [each for each in news(told(long, range(20)), Speech(ENGLISH, NAMES)) if each.startswith("- ")]
    assert len("".join(lines)) <= TOUCHING + 2 * len(lines)
    assert lines[-1].startswith("- 19-")


def test_the_reader_is_you_in_every_line_and_comes_first_in_order() -> None:
    """So a line of the log and the score beside it never speak of one person as two."""
    seen, speech = told([took("emerald"), STOLE], {1}), Speech(ENGLISH, NAMES)
    lines = news(seen, speech)
    assert "Bia \\(you\\)" in lines[1], lines
    assert [line.split()[1] for line in plainly(seen, speech, 9)] == ["played", "worked"]
    assert "(you)" not in to_reader(replace(seen, seat=None), Speech(ENGLISH, NAMES)).plain(STOLE)


def test_a_reader_who_is_called_like_a_thing_keeps_the_name() -> None:
    seats = tuple(Player(n, name, user_id=n) for n, name in enumerate(("Ana", "seat:0")))
    seen = replace(told([STOLE], {0}), table=replace(INFO, seats=seats))
    assert to_reader(seen, Speech(ENGLISH, seen.table.names)).names == ("Ana", "seat:0 (you)")


def test_the_news_name_whoever_sat_there_when_it_happened() -> None:
    """Bia has the seat back that a computer had: what it did is not hers, what she did before is."""
    lent, back = (
        Text(key=f"table.history.{key}", args={"user": "2", "seat": "B"}) for key in ("lent", "back")
    )
    loss = Text(key="dwar7s.log.thief", args={"seat": "seat:1", "victim": "seat:2"})
    texts = [loss, lent, loss, back, loss]
    before = (NAMES, ("Ana", "Computer 1", "Caio"))
    seen = replace(told(texts, {0, 2, 4}), sat=before, lately=tuple(texts))
    thieves = [line.split(" played")[0] for line in plainly(seen, Speech(ENGLISH, NAMES), 3)]
    assert thieves == ["Bia (you)", "Computer 1", "Bia (you)"]
    assert [line.split(" played")[0] for line in logged(seen, Speech(ENGLISH, NAMES))][2] == "Computer 1"
    assert [line[2:5] for line in news(seen, Speech(ENGLISH, NAMES)) if "Thief" in line] == [
        "Bia",
        "Com",
    ], "the two of Bia are told once"


def test_ones_own_deeds_are_left_out_where_only_those_of_others_are_wanted() -> None:
    mine = Text(key="dwar7s.log.end", args={"seat": "seat:1"})
    seen, speech = told([mine, took("emerald"), STOLE], {2}), Speech(ENGLISH, NAMES)
    assert [line.split()[1] for line in plainly(seen, speech, 9, deeds=False)] == ["played", "worked"]
    assert len(plainly(seen, speech, 9)) == 3


def test_a_great_deed_is_told_however_much_follows_it() -> None:
    won, other = (Text(key="dwar7s.log.trade", args={"seat": f"seat:{seat}"}) for seat in (1, 0))
    many = [won, *[other] * 9, *numbered(40)]
    view, speech = told(many), Speech(ENGLISH, NAMES)
    assert told_of(view, speech) == [won, *[other] * 3, *numbered(40)[-2:]]
    assert plainly(view, speech, 3)[0] == speech.plain(won)


def test_what_is_told_in_the_same_words_is_said_once_with_how_often() -> None:
    shown = news(told([STOLE, took("ruby"), STOLE], touching=(0, 2)), Speech(ENGLISH, NAMES))
    stole = [line for line in shown if "Thief" in line]
    assert len(stole) == 1, shown
    assert stole[0].endswith("\N{MULTIPLICATION SIGN}2")


def test_a_battle_longer_than_the_room_is_told_by_how_it_ended() -> None:
    seen = told(numbered(6), touching=range(5))
    assert plainly(seen, Speech(ENGLISH, NAMES), 3)[-2:] == ["line-3", "line-4"]
