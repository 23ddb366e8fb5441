"""Two languages at one table: the channel speaks the table's, every private word is in its reader's."""

import pytest

from bot.sandbox.people.driver import City, Person, Place, Post, Reply
from rules.core.text import Text
from rules.core.words import LANGS, Words, nearest, own_name
from tests.bot.e2e.players import PATIENCE, in_words, own, panel_in

pytestmark = pytest.mark.usefixtures("tavern")
LANGUAGES = {lang: own_name(lang) for lang in LANGS}


@pytest.fixture(params=list(LANGUAGES))
async def table(request: pytest.FixtureRequest, ana: Person, bia: Person, games: Place) -> str:
    """A table that speaks one of the languages, with a player of each; its language."""
    lang = str(request.param)
    await ana.command("table open", games, game="bellum", language=LANGUAGES[lang])
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await bia.press(lobby, own(lobby, "join"))
    await games.until(lambda post: "2. Bia" in post.text)
    await ana.press(lobby, own(lobby, "start"))
    await games.until(lambda post: "<t:" in post.text, PATIENCE)
    return lang


async def test_the_channel_speaks_the_tables_language(table: str, games: Place) -> None:
    panel = panel_in(games)
    assert {say(table, "bellum.option.left"), say(table, "discord.button.hand")} <= labels(panel)
    captains = {say(table, "bellum.log.captain", seat=f"seat:{seat}") for seat in (0, 1)}
    assert any(captain in panel.text for captain in captains)
    assert say(table, "bellum.picture.day", day=1) in panel.alts[0]


async def test_a_hand_is_in_its_readers_language(
    table: str, city: City, ana: Person, bia: Person, games: Place
) -> None:
    for seat, person in enumerate((ana, bia)):
        lang, panel = nearest(person.user.locale), panel_in(games)
        hand = (await person.press(panel, own(panel, "hand"))).shown
        assert say(lang, "discord.button.hand") in labels(hand)
        if f"<@{person.id}>" in panel.text:
            assert say(lang, "bellum.option.left") in labels(hand)
        else:
            assert say(lang, "discord.hand.idle", who=[], since="").partition(":")[0] in hand.text
        assert say(lang, "bellum.picture.hand.title", seat=f"seat:{seat}") in hand.alts[0]


async def test_refusals_help_and_text_are_in_their_readers_language(
    table: str, city: City, ana: Person, bia: Person, games: Place
) -> None:
    dora = city.person("Dora", locale="pt-BR")
    panel = panel_in(games)
    [idle] = [person for person in (ana, bia) if f"<@{person.id}>" not in panel.text]
    [mover] = [person for person in (ana, bia) if person is not idle]
    for person in (idle, dora):
        lang = nearest(person.user.locale)
        pressed = await person.press(panel, say(table, "bellum.option.left"))
        told = await aside(pressed)
        assert told.text == say(lang, "discord.refused.turn", who=mover.user.name)
        assert told.ephemeral
        helped = await person.press(panel, own(panel, "help"))
        assert say(lang, "bellum.help.goblin") in helped.text
        described = await in_words(person, panel)
        assert say(lang, "bellum.picture.day", day=1) in described.text
    refused = await dora.press(panel, own(panel, "hand"))
    assert refused.text == say("pt-BR", "discord.refused.no-seat")


async def aside(reply: Reply) -> Post:
    """Return what is told to the presser alone."""
    [told] = (await reply.until(lambda reply: bool(reply.followups))).followups
    return told


def labels(post: Post) -> set[str]:
    return {button.label for button in post.buttons}


def say(lang: str, key: str, **args: int | str | list[str]) -> str:
    return Words(lang).say(Text(key=key, args=args), names=("Ana", "Bia"))
