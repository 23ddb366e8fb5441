"""Text fits where it is put, and every letter can be drawn."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.bellum.parts.layout import BODY, cards, places, row
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE
from render.core.drawing.fonts import FACES, Face, NoFont, covering, folder, has
from render.core.drawing.style import Style
from render.core.drawing.text import ABOVE, BELOW, ELLIPSIS, fit, mask, player_name, short_name, width, wrap
from rules.bellum.components.data import DATA
from rules.core.words import LANGS, Words

WORDS: tuple[Face, ...] = ("title", "display", "figure", "name", "body", "caption", "world")
PORTUGUESE = "áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜ"
MARKS = "\u201c\u201d\u2018\u2019\u2013\u2014\u2026\u00b7\u00d7\u2212\u00ba\u00bd0123456789"


def test_a_text_that_fits_keeps_its_size() -> None:
    assert fit("Ana", "name", 36, 200, 24) == ("Ana", 36)


def test_a_longer_text_shrinks_just_enough() -> None:
    line = fit("Guardião das Runas", "name", 36, 250, 20)
    assert line.text == "Guardião das Runas"
    assert 20 < line.size < 36
    assert width(line.text, "name", line.size) == pytest.approx(250)


def test_a_text_that_can_shrink_no_more_ends_with_an_ellipsis() -> None:
    line = fit("Guardião das Runas", "name", 36, 80, 20)
    assert line.size == 20
    assert line.text.endswith(ELLIPSIS)
    assert width(line.text, "name", 20) <= 80


def test_lines_break_between_words() -> None:
    assert wrap("Troll Brutamontes 3", "name", 20, 130) == ["Troll", "Brutamontes 3"]


def test_what_fills_its_room_exactly_fits() -> None:
    room = width("aa bb", "body", 20)
    assert wrap("aa bb cc", "body", 20, room, 3) == ["aa bb", "cc"]
    assert fit("aa bb", "body", 20, room, 10) == ("aa bb", 20)
    assert fit("aa bb", "body", 40, room, 20) == ("aa bb", 20)


@pytest.mark.parametrize("text", ["a bb ccc dddd eeeee ffffff", "Unpronounceable"])
def test_no_line_is_wider_than_its_room(text: str) -> None:
    found = wrap(text, "body", 24, 70)
    assert len(found) <= 2
    assert [line for line in found if width(line, "body", 24) > 70] == []


@pytest.mark.parametrize("face", WORDS)
def test_every_face_has_the_letters_of_portuguese(face: Face) -> None:
    assert [c for c in PORTUGUESE + MARKS if not has(face, c)] == []


def test_what_no_face_of_ours_has_is_known_to_be_missing() -> None:
    assert not has("name", "龍")
    assert covering("title", "Илья") == "body"
    assert covering("title", "שלום") == "world"
    assert covering("name", "Ção") == "name"


@pytest.mark.parametrize(
    ("given", "drawn"),
    [
        ("Ana", "Ana"),
        ("🎲 Ana 🎲", "Ana"),
        ("A\u202ena\n", "Ana"),
        ("Maximiliano III", "Maximiliano III"),
        ("e\u0301lodie", "élodie"),
        ("Илья", "Илья"),
        ("龍", "Seat A"),
        ("  ", "Seat A"),
        ("!!!", "Seat A"),
    ],
)
def test_names_of_players(given: str, drawn: str) -> None:
    assert player_name(given, "Seat A") == drawn


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("W" * 32, "W" * 12 + ELLIPSIS),
        ("W" * 12, "W" * 12),
        ("Mariana Albuquerque", "Mariana" + ELLIPSIS),
        ("João Antônio Braga", "João Antônio" + ELLIPSIS),
        ("Zé Albuquerque", "Zé Albuquerq" + ELLIPSIS),
    ],
)
def test_a_name_in_a_sentence_is_cut_to_twelve_letters_at_a_word_if_fair(name: str, short: str) -> None:
    assert short_name(name) == short


def test_a_name_is_whole_in_a_place_of_its_own_and_short_in_a_sentence() -> None:
    style = Style("en", "dark", 1.0, ("Mariana Albuquerque",))
    assert style.name(0) == "Mariana Albuquerque"
    assert style.title("kemet.picture.hand.title", 0) == "The hand of Mariana Albuquerque"
    assert style.short_name(0) == "Mariana" + ELLIPSIS
    assert style.say("kemet.picture.hand.title", seat="seat:0") == "The hand of Mariana" + ELLIPSIS


def test_a_name_is_cut_before_it_is_too_small_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other texts are made smaller still, since what is cut of them is lost."""
    written: list[tuple[str, float]] = []

    def note(canvas: Canvas, x: float, y: float, text: str, ink: Ink, side: str = "left") -> float:
        written.append((text, ink.size))
        return 0.0

    monkeypatch.setattr(Canvas, "text", note)
    canvas, ink, name = Canvas(400, 60, 1), Ink("name", 30, OUTLINE), "Mariana Albuquerque"
    room = width(name, "name", 24) + 1
    canvas.name(0, 30, name, ink, room * 0.75)
    canvas.fitted(0, 30, name, ink, room * 0.75, 24)
    canvas.name(0, 30, name, ink, room)
    assert [text for text, _ in written] == ["Mariana" + ELLIPSIS, name, name]
    assert written[0][1] == 24 > written[1][1]


def test_what_is_cut_ends_with_a_word_if_that_leaves_the_half_of_it() -> None:
    room = width("Mariana Albuq" + ELLIPSIS, "name", 24)
    assert fit("Mariana Albuquerque", "name", 30, room, 24).text == "Mariana" + ELLIPSIS
    assert fit("Ana Albuquerque de Sá", "name", 30, room, 24).text.startswith("Ana Albu")


@pytest.mark.parametrize("lang", LANGS)
def test_the_longest_names_fit_the_narrowest_cards(lang: str) -> None:
    words = Words(lang)
    for creature in DATA.creatures:
        name = words.name(f"creature:{creature}", short=True)
        assert width(name, "name", BODY) <= cards(0)[0].w - 138, name
    for place in DATA.places:
        name = words.name(f"place:{place}", short=True)
        assert width(name, "name", BODY) <= places(0, 5)[0].w - 6, name
    for castle in DATA.castles:
        name = words.name(f"castle:{castle}", short=True)
        assert width(name, "name", BODY) <= cards(5)[0].w - 138, name
        assert width(name, "body", BODY) <= row(0, 0).head.w / 2, name


def test_all_fonts_are_there() -> None:
    assert set(WORDS) | {"ra", "md"} == set(FACES)


def test_a_font_package_that_is_not_installed_or_an_empty_folder_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fontpkg_left").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    for package in ("fontpkg_gone", "fontpkg_left"):
        with pytest.raises(NoFont, match=f"the package {package} is not installed"):
            folder(package)


def test_a_name_in_dressed_letters_is_drawn_whole() -> None:
    assert (
        player_name("\U0001d531\U0001d525\U0001d526\U0001d530 \U0001d4c3\U0001d4b6\U0001d4c2\u212f", "Seat A")
        == "this name"
    )


@given(
    st.text(st.sampled_from("aEh\u0301\u0308\u0316\u0353\u0e49\u05b8"), max_size=30), st.sampled_from(WORDS)
)
def test_no_text_climbs_over_its_line(text: str, face: Face) -> None:
    drawn = mask(text, face, 20)
    assert -drawn.y <= 20 * ABOVE
    assert drawn.y + drawn.image.height <= max(1, 20 * BELOW)


@given(st.text(max_size=40) | st.text(st.sampled_from("@everyone*_\u200b<#> "), min_size=9, max_size=40))
def test_names_in_words_are_escaped_after_they_are_shortened(name: str) -> None:
    """The end of an escaped sign must not be cut off, nor what quiets a mention."""
    style = Style("en", "dark", 1.0, (name, "Bo"), mark=lambda it: f"[{it}]")
    plain = Style("en", "dark", 1.0, (name, "Bo"))
    assert style.short_name(0) == f"[{plain.short_name(0)}]"
    assert style.drawn_names[0] == f"[{plain.drawn_names[0]}]"
    assert (style.name(1), style.short_name(1)) == ("[Bo]", "[Bo]")


@pytest.mark.parametrize("face", WORDS)
def test_words_are_parted_and_a_0_is_higher_than_an_o(face: Face) -> None:
    assert width("a a", face, 100) - width("aa", face, 100) >= 18, "units of a space at a size of 100"
    assert mask("0", face, 100).image.height > 1.15 * mask("o", face, 100).image.height
