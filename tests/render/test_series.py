"""The standings of a series as a picture, and in words."""

import pytest

from render.core.pictures import PictureRequest
from render.core.series import SERIES, SeriesLine, SeriesView
from render.scene import describe, draw
from rules.core.words import LANGS

NAMES = ("Ana", "Bia", "Fernanda Maria de Albuquerque", "Cal")
LINES = (
    SeriesLine(1, 220, 2, (1, 1)),
    SeriesLine(2, 60, 0, (0, None)),
    SeriesLine(3, 40, 0, (3, 4)),
    SeriesLine(4, 0, 0, (None, None), left=True),
)


def asked(view: SeriesView, lang: str = "en", names: tuple[str, ...] = NAMES) -> PictureRequest:
    seen = SERIES.seen.dump_json(view).decode()
    return PictureRequest(game="bellum", scene="series", view=seen, names=names, lang=lang)


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("lang", LANGS)
def test_it_is_drawn_and_told_in_every_language(lang: str, ended: bool) -> None:
    view = SeriesView("bellum", 3, 2, 2, LINES, others=2, ended=ended)
    alt, text = describe(asked(view, lang))
    for name in NAMES:
        assert name in text
    for number in (220, 60, 40):
        assert str(number) in text
        assert str(number) in alt
    assert draw(asked(view, lang)).png.startswith(b"\x89PNG")


def test_ten_rounds_fit_and_two_make_a_picture_for_a_phone() -> None:
    sizes = []
    for rounds in (2, 10):
        lines = tuple(SeriesLine(n, 1200, 10, (1,) * rounds) for n in range(1, 17))
        view = SeriesView("bellum", 1, rounds, rounds, lines)
        sizes.append(draw(asked(view, names=NAMES * 4)).width)
    assert sizes[0] < sizes[1] <= 1600


def test_the_end_is_higher_by_its_podium() -> None:
    going, over = (draw(asked(SeriesView("bellum", 1, 2, 2, LINES, ended=each))) for each in (False, True))
    assert over.height > going.height
