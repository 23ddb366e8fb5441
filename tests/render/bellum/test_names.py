"""The names of creatures on the small cards of a realm."""

import pytest

from render.bellum.parts import realm
from render.bellum.parts.realm import Name, Stack
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import PictureRequest
from render.positions import NAMES, view_after
from render.scene import draw
from rules.core.words import LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_in_a_hand_every_creature_that_is_shown_alone_has_its_name(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    nameless: list[str] = []
    named = realm.name_on

    def watched(stack: Stack, sky: Rect, style: Style, sizes: tuple[int, ...]) -> Name | None:
        found = named(stack, sky, style, sizes)
        if found is None and len(stack.cards) == 1:
            nameless.extend(stack.cards)
        return found

    monkeypatch.setattr(realm, "name_on", watched)
    for decisions in (60, 200):
        view = view_after("bellum", 4, "names", decisions, 0)
        draw(PictureRequest(game="bellum", scene="hand", view=view, names=NAMES[:4], lang=lang, scale=0.25))
    assert nameless == []
