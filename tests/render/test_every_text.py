"""Pictures of every game in words: short enough for Discord, and in words only."""

import re

import pytest

from render.core.words import ALT_LIMIT
from render.scene import describe
from rules.core.words import LANGS, Words
from tests.contract.listed import GAMES, PICTURES
from tests.depth import one_in
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn

pytestmark = pytest.mark.usefixtures("toy_listed")
TABLES = [(key, n, lang) for key, game in GAMES.items() for n in game.seats for lang in LANGS]
LEFT_OVER = rf"\b({'|'.join(GAMES)})[.-]\w|picture\.|\w+:\w|[{{}}_]"  # keys, ids, arguments


@pytest.mark.parametrize(("game", "seats", "lang"), one_in(4, TABLES))
def test_alternative_texts_are_short_and_no_key_or_id_is_left(game: str, seats: int, lang: str) -> None:
    ends = [view for view in drawn(game).ends if len(drawn(game).request(view).names) == seats]
    asked = [(table, scene) for table in drawn(game).told(seats) for scene in SCENES]
    for table, scene in (*asked, *((end, "end") for end in ends)):
        alt, text = describe(drawn(game).request(table, scene, lang=lang, names=LONG[:seats]))
        assert 0 < len(alt) <= ALT_LIMIT
        assert re.findall(LEFT_OVER, alt + text) == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_in_words_tell_what_they_are_and_do(game: str, lang: str) -> None:
    table = drawn(game).early(GAMES[game].seats[0])
    for card in PICTURES[game].cards:
        _, text = describe(drawn(game).request(table, "card", lang=lang, detail=card))
        name = Words(lang).name(card)
        assert text.startswith(name)
        assert len(text) > 30
        assert re.findall(LEFT_OVER, text) == []
