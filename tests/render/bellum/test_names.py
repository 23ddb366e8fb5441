"""The names of creatures in a hand."""

from dataclasses import replace

import pytest

from render.bellum.parts.layout import MARGIN
from render.bellum.parts.look import kind_of
from render.bellum.scenes.hand import CASTLE_PANEL, hand, stacks_of
from render.core.drawing.ground import Grounds
from render.core.drawing.style import Style
from render.core.pictures import PictureRequest
from render.positions import NAMES, view_after
from rules.core.words import LANGS, Words
from tests.contract.listed import PICTURES
from tests.render.phone import seen_on_a_phone


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("decisions", [60, 200])
def test_in_a_hand_every_card_that_stands_alone_has_its_whole_name(lang: str, decisions: int) -> None:
    parsed = PICTURES["bellum"].seen.validate_json(view_after("bellum", 4, "names", decisions, 0))
    parsed = replace(parsed, phase="recruit")  # while a reroll is asked for, the cards are left out
    view = PICTURES["bellum"].seen.dump_json(parsed).decode()
    asked = PictureRequest(game="bellum", scene="hand", view=view, names=NAMES[:4], lang=lang, scale=0.25)
    written = {seen.text for seen in seen_on_a_phone(asked, Grounds())}
    alone = [
        stack.cards[0]
        for which in ("left", "right")
        for stack in stacks_of(parsed.lords[0], which, parsed.die)
        if len(stack.cards) == 1
    ]
    names = {Words(lang).name(f"{kind(card)}:{card}", short=True) for card in alone}
    assert names
    assert names - written == set()


def kind(card: str) -> str:
    """Return what its id begins with."""
    return "castle" if kind_of(card) == "castle" else "creature"


def test_while_the_sheet_says_what_each_number_gives_the_hand_does_not() -> None:
    parsed = PICTURES["bellum"].seen.validate_json(view_after("bellum", 4, "names", 60, 0))
    rolled, bought = (
        hand(replace(parsed, phase=phase), Style("en", "dark", 0.25, NAMES[:4]))
        for phase in ("horde", "recruit")
    )
    assert rolled.height < CASTLE_PANEL.bottom + MARGIN + 1 < bought.height
