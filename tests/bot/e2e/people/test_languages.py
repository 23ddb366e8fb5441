"""Two languages at one table: the channel speaks the table's, every private word is in its reader's."""

import pytest

from rules.core.text import Text
from rules.core.words import LANGS, Words, nearest, own_name
from tests.bot.e2e.players import aside, hand_of, in_words, labels, mover, own, seated
from tools.driver import City, Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
LANGUAGES = {lang: own_name(lang) for lang in LANGS}


def say(lang: str, key: str, **args: int | str | list[str]) -> str:
    return Words(lang).say(Text(key=key, args=args), names=("Ana", "Bia"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_channel_speaks_the_tables_language_and_else_its_readers(
    lang: str, city: City, ana: Person, bia: Person, games: Place
) -> None:
    panel = await seated(ana, [bia], games, language=LANGUAGES[lang])
    assert {say(lang, "bellum.option.left"), say(lang, "discord.button.hand")} <= {*labels(panel)}
    captains = {say(lang, "bellum.log.captain", seat=f"seat:{seat}") for seat in (0, 1)}
    assert any(captain in panel.text for captain in captains), panel.text
    assert say(lang, "bellum.picture.day", day=1) in panel.alts[0]
    asked = mover(panel, ana, bia)
    for seat, person in enumerate((ana, bia)):
        reads_a_hand(person, seat, await hand_of(person, panel), asked=person is asked)
    dora = city.person("Dora", locale="pt-BR")
    for person in {ana, bia, dora} - {asked}:
        await reads_refusal_help_and_text(person, panel, asked, say(lang, "bellum.option.left"))
    refused = await dora.press(panel, own(panel, "hand"))
    assert refused.text == say("pt-BR", "discord.refused.no-seat")


def reads_a_hand(person: Person, seat: int, hand: Post, *, asked: bool) -> None:
    """It is in the person's language, and so is its picture."""
    lang = nearest(person.user.locale)
    assert say(lang, "discord.button.hand") in labels(hand)
    assert say(lang, "bellum.picture.hand.title", seat=f"seat:{seat}") in hand.alts[0]
    if asked:
        assert say(lang, "bellum.option.left") in labels(hand)
    else:
        assert say(lang, "discord.hand.idle", who=[], since="").partition(":")[0] in hand.text


async def reads_refusal_help_and_text(person: Person, panel: Post, asked: Person, answer: str) -> None:
    """In the language of whoever presses."""
    lang = nearest(person.user.locale)
    told = await aside(await person.press(panel, answer))
    assert told.text == say(lang, "discord.refused.turn", who=asked.user.name)
    assert say(lang, "bellum.help.goblin") in (await person.press(panel, own(panel, "help"))).text
    assert say(lang, "bellum.picture.day", day=1) in (await in_words(person, panel)).text
