"""Pictures and words while a creature waits for its side."""

import pytest

from render.bellum.parts import lords
from render.core.drawing.style import Style
from render.core.pictures import PictureRequest
from render.scene import draw
from rules.bellum import GAME
from rules.bellum.view import view_of
from tests.bellum.small import game, lord

NAMES = ("Ana", "Bia")


def test_the_board_says_a_recruit_is_being_placed_and_draws_its_own_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kinds: list[str] = []
    monkeypatch.setattr(lords, "face", lambda canvas, room, kind, radius: kinds.append(kind))
    ctx = game(lord(unplaced=["hydra_1"]), lord(), phase="recruit", die=1)
    view = GAME.seen.dump_json(view_of(ctx.state, None)).decode()
    drawn = draw(PictureRequest(game="bellum", scene="board", view=view, names=NAMES, lang="en", scale=0.25))
    assert "Recruiting: Ana places Hydra 1." in drawn.alt
    assert kinds == ["super_evil"]


@pytest.mark.parametrize(
    ("lang", "shield", "magic", "said"),
    [
        ("en", 1, 1, "To rob you: a thief, 1 sword and 1 magic"),
        ("en", 0, 2, "To rob you: a thief and 2 magic"),
        ("pt-BR", 1, 0, "Para roubar você: um ladrão e 1 espada"),
        ("pt-BR", 1, 2, "Para roubar você: um ladrão, 1 espada e 2 mágicas"),
        ("pt-BR", 0, 1, "Para roubar você: um ladrão e 1 espada mágica"),
        ("es", 3, 1, "Para robarte: un ladrón, 3 espadas y 1 mágica"),
    ],
)
def test_what_it_takes_to_rob_a_castle_is_counted_in_words(
    lang: str, shield: int, magic: int, said: str
) -> None:
    assert Style(lang, "dark", 1.0, NAMES).say("bellum.picture.hand.rob", shield=shield, magic=magic) == said
