"""The channel never sees a secret option, and nobody is formatted or mentioned by a name."""

from hypothesis import given
from hypothesis import strategies as st

from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Answered, Layout
from rules.core.decisions import Answer, Choose, Decision, Fill, Option, Order
from tests.bot.discord.questions.questions import NAMES, PROMPT, decisions, option, said
from tests.bot.discord.questions.reader import ENGLISH, Reader, controls


def other_secrets(decision: Decision, number: int) -> Decision:
    """Return the same question for a player who holds other secret things."""
    if isinstance(decision, Choose | Order | Fill):
        public = tuple(o for o in decision.options if not o.secret)
        hand = tuple(Option(id=f"hand:{i}", label=said(f"Hand {i}"), secret=True) for i in range(number))
        return decision.model_copy(update={"options": (*public, *hand)})
    return decision


@given(decisions, st.integers(0, 40), st.data())
def test_the_channel_learns_nothing_of_secret_options(
    decision: Decision, number: int, data: st.DataObject
) -> None:
    """Neither from the question nor from what was picked of them in private."""
    reader = Reader(decision)
    for _ in range(6):
        if offered := list(controls(reader.sees())):
            reader.use(data.draw(st.sampled_from(offered)))
    twin = other_secrets(decision, number)
    if isinstance(decision, Choose) and isinstance(twin, Choose):
        shown = sum(not o.secret for o in decision.options)
        twin = twin.model_copy(update={"most": decision.most if decision.most <= shown else max(shown, 1)})
    seen = [layout(each, reader.draft, ENGLISH, private=False, names=NAMES) for each in (decision, twin)]
    assert seen[0] == seen[1]


@given(decisions)
def test_a_secret_question_shows_nothing_in_public(decision: Decision) -> None:
    secret = decision.model_copy(update={"secret": True})
    assert layout(secret, {}, ENGLISH, private=False) == Layout(())


def test_the_same_press_means_the_same_in_public_and_in_private() -> None:
    """Even of a group with secret options: they stay picked, and the channel's button leaves them out."""
    cards = (
        *(option(i, group="realm:a") for i in range(20)),
        *(option(i, group="realm:b") for i in range(20, 30)),
    )
    hand = tuple(option(i, group="realm:a", secret=True) for i in range(30, 50))
    decision = Choose(seat=0, prompt=PROMPT, options=(*cards, *hand), least=1, most=5)
    private = Reader(decision)
    assert [menu.placeholder for menu in private.menus()] == ["realm:a 1-25", "realm:a 26-40", "realm:b"]
    private.choose("Card 40", menu=1)
    panel = Reader(decision, public=True)
    panel.draft = private.draft
    assert "Chosen" not in panel.text()
    panel.choose("Card 21", menu=1)
    assert "Chosen (1): Card 21" in panel.text()
    private.draft = panel.draft
    assert "Chosen (2): Card 21, Card 40" in private.text()
    assert panel.press("Confirm") == Answered(["card:21"])
    assert private.press("Confirm") == Answered(["card:21", "card:40"])


def test_a_pick_on_the_panel_keeps_the_secret_picks_of_its_group() -> None:
    public = (
        *(option(i, group="realm:a") for i in range(10)),
        *(option(i, group="realm:b") for i in range(10, 30)),
    )
    hand = tuple(option(i, group="realm:a", secret=True) for i in range(30, 40))
    decision = Choose(seat=0, prompt=PROMPT, options=(*public, *hand), most=5)
    private = Reader(decision)
    private.choose("Card 35")
    panel = Reader(decision, public=True)
    panel.draft = private.draft
    panel.choose("Card 3")
    private.draft = panel.draft
    assert private.press("Confirm") == Answered(["card:3", "card:35"])


def test_how_many_may_be_chosen_does_not_tell_how_many_are_hidden() -> None:
    hand = tuple(option(i, secret=True) for i in range(2, 7))
    decision = Choose(seat=0, prompt=PROMPT, options=(option(0), option(1), *hand), least=0, most=4)
    assert "Choose up to 4, or none." in Reader(decision).text()
    assert "Choose up to 2, or none." in Reader(decision, public=True).text()


def test_a_sealed_answer_is_not_shown_in_public() -> None:
    decision = Choose(seat=0, prompt=PROMPT, options=(option(1), option(2)))
    shown = layout(decision, {}, ENGLISH, private=False, locked=["card:2"])
    assert shown == Layout(("What now?", "🔒 Sealed."))


def test_a_public_question_with_too_few_public_options_only_has_its_prompt() -> None:
    cards = (option(0), option(1, secret=True), option(2, secret=True))
    decision = Choose(seat=0, prompt=PROMPT, options=cards, least=2, most=2)
    assert layout(decision, {}, ENGLISH, private=False).rows == ()


# --- names ---------------------------------------------------------------------------------------


def test_names_are_plain_on_buttons_and_harmless_in_lines() -> None:
    seat = option(1, "seat:1")
    reader = Reader(Choose(seat=0, prompt=said("seat:1"), options=(seat, option(2))))
    assert "*Bruno* @everyone" in reader.buttons()
    assert "@everyone" not in reader.text()
    assert reader.text() == "\\*Bruno\\* @\u200beveryone"


def test_a_sealed_name_is_harmless_too() -> None:
    answer: Answer = ["card:1"]
    reader = Reader(Choose(seat=0, prompt=PROMPT, options=(option(1, "seat:1"),)), locked=answer)
    assert reader.sees().lines[1] == "🔒 Sealed: \\*Bruno\\* @\u200beveryone"
