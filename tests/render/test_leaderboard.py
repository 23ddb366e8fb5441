"""The leaderboard: one picture for all games, with names of any script, in words as well."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from render.core.drawing.colour import rgb
from render.core.drawing.style import Style
from render.core.ending import WINNER
from render.core.leaderboard import LEADERBOARD, Leaderboard, Standing, footer
from render.core.pictures import THEMES, Picture, PictureRequest, Theme
from render.core.words import ALT_LIMIT
from render.scene import GAMES, describe, draw
from rules.core.text import Text
from rules.core.words import LANGS, Words

NAMES = (
    *("Ana", "Bianca", "Maximiliano Augusto de Alcântara", "Željko Ðurić", "Дмитрий", "花子", "🎲🎲"),
    *("*Edu*", "seat:0", "x" * 32, "Zé"),
)
FULL = Leaderboard(
    game="kemet",
    lines=(
        Standing(1, 1742, False, 31, 14, (1, 2, 1, 1, 3)),
        Standing(2, 1688, False, 24, 9, (2, 1, 2, 4, 1)),
        Standing(3, 1655, False, 140, 112, (3, 1, 5, 2, 2)),
        Standing(4, 1500, False, 12, 4, (1, 2)),
        Standing(4, 1500, False, 18, 4, (4, 2, 6)),
        Standing(6, 1421, False, 9, 0, (2, 2, 3, 4, 5)),
        Standing(7, 987, False, 7, 2, (5, 1, 2)),
        Standing(8, 1553, True, 1, 1, (1,)),
        Standing(9, 1447, True, 2, 0, (2, 3)),
        Standing(10, 1440, True, 4, 0, (2, 3)),
        Standing(14, None, False, 1, 0, (2,)),
    ),
    mine=10,
    others=3,
)
LEADERS = {
    "all": replace(FULL, mine=1, others=0),
    "strangers": replace(FULL, mine=None),
    "rated": replace(FULL, lines=FULL.lines[:3], mine=2, others=0),
    "first": replace(FULL, lines=FULL.lines[:1], mine=0),
}


def request(
    view: Leaderboard = FULL, lang: str = "pt-BR", theme: Theme = "dark", scale: float = 0.25
) -> PictureRequest:
    seen = LEADERBOARD.seen.dump_json(view).decode()
    names = NAMES[: len(view.lines)]
    return PictureRequest(
        game=view.game, scene="leaderboard", view=seen, names=names, lang=lang, theme=theme, scale=scale
    )


def colours(picture: Picture) -> set[tuple[int, ...]]:
    found = Image.open(io.BytesIO(picture.png)).convert("RGB").getcolors(maxcolors=1 << 16)
    assert found is not None
    return {colour for _, colour in found if isinstance(colour, tuple)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_it_can_be_drawn_in_the_palette_of_every_game(game: str, theme: Theme) -> None:
    for lang in LANGS:
        picture = draw(request(replace(FULL, game=game), lang, theme))
        assert (picture.width, picture.height) == (400, 336)


@pytest.mark.parametrize("name", LEADERS)
def test_every_kind_of_leaders_can_be_drawn_and_told(name: str) -> None:
    picture = draw(request(LEADERS[name]))
    assert picture.width == 400 and picture.text


def test_few_people_make_a_low_picture_and_a_full_one_is_small_enough() -> None:
    one = replace(FULL, lines=FULL.lines[:1], mine=0, others=0)
    assert draw(request(one)).height < 120
    full = draw(request(scale=1.0))
    assert (full.width, full.height) == (1600, 1344)
    assert len(full.png) < 200 * 1024


@pytest.mark.parametrize(
    ("provisional", "others", "parts"),
    [
        (True, 3, ["provisional", "others"]),
        (False, 3, ["others"]),
        (True, 0, ["provisional"]),
        (False, 0, ["how"]),
    ],
)
def test_a_note_explains_the_question_mark_and_who_is_left_out_or_counts(
    provisional: bool, others: int, parts: list[str]
) -> None:
    lines = tuple(line for line in FULL.lines if provisional or not line.provisional)
    style = Style("en", "dark", 1.0, ())
    said = [style.say(f"leaderboard.{part}", count=others) for part in parts]
    assert footer(replace(FULL, lines=lines, others=others), style) == " · ".join(said)


def test_the_readers_own_row_is_bright_and_no_other() -> None:
    assert rgb(WINNER) in colours(draw(request(scale=1.0)))
    assert rgb(WINNER) not in colours(draw(request(replace(FULL, mine=None), scale=1.0)))


@pytest.mark.parametrize(
    ("mine", "others", "gap"), [(10, 3, 10), (3, 3, None), (None, 3, None), (10, 0, None)]
)
def test_a_gap_stands_before_the_own_row_where_others_are_left_out(
    mine: int | None, others: int, gap: int | None
) -> None:
    view = replace(FULL, mine=mine, others=others)
    assert view.gap == gap
    assert (draw(request(view)).height > 325) == (gap is not None)


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_tell_what_the_picture_shows(lang: str) -> None:
    alt, text = describe(request(lang=lang))
    assert len(alt) <= ALT_LIMIT
    for line, name in zip(FULL.lines, NAMES, strict=True):
        [told] = [row for row in text.splitlines() if f"{line.rank}\\. {name}:" in row]
        assert line.points is None or str(line.points) in told
        assert (line is FULL.lines[10]) == told.startswith("**"), "the own row is bold"
    assert "Maximiliano…" in alt
    somebody = Words(lang).say(Text(key="leaderboard.player"))
    assert f"6. {somebody}:" in alt
    assert "3" in text.splitlines()[-1], "how many are not shown"
