"""Words of *Help* at a table: the own question, the public ones, and how to answer."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.play import private, problems
from bot.discord.press import grant
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import TablePress
from bot.discord.screens.speech import Speech
from bot.table.lobby import lobby
from bot.table.model import Lang, Person
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import positions, seen

ANA, BIA, EVE = Person(11, "Ana", "en"), Person(12, "Bia", "en"), Person(13, "Eve", "en")
HERE = 2


def messages(words: Words, *keys: str) -> str:
    return "\n".join(words.say(Text(key=key)) for key in keys)


@pytest.mark.parametrize("lang", LANGS)
def test_help_names_the_own_question_its_tip_and_the_way_to_answer(lang: Lang) -> None:
    words, game = Words(lang), GAMES["kemet"]
    position = next(positions(game, 2, "help"))
    [seat] = position.waiting
    mine = seen(game, position, seat, lang)
    assert mine.decision is not None
    prompt = Speech(words, mine.table.names).marked(mine.decision.prompt)
    assert private.help_with(mine, words) == f"**{prompt}**\n💡 " + messages(
        words, "kemet.tip.city", "kemet.help.city", "discord.help"
    )


def test_help_with_a_secret_question_is_for_whom_it_is_asked() -> None:
    words, game = Words("en"), GAMES["kemet"]
    position = next(positions(game, 2, "help"))
    [seat] = position.waiting
    mine = seen(game, position, seat, "en")
    secret = replace(mine, look=replace(mine.look, public={}))
    assert messages(words, "kemet.help.city") in private.help_with(secret, words)


@pytest.mark.parametrize("lang", LANGS)
def test_help_for_a_spectator_is_about_the_public_question_without_a_tip(lang: Lang) -> None:
    words, game = Words(lang), GAMES["kemet"]
    position = next(positions(game, 2, "help"))
    asked = private.help_with(seen(game, position, None, lang), words)
    assert asked == messages(words, "kemet.help.city", "discord.help")


def test_help_explains_a_shared_question_once_and_a_secret_one_never() -> None:
    words, game = Words("en"), GAMES["kemet"]
    position = next(positions(game, 2, "help"))
    channel = seen(game, position, None, "en")
    [asked] = channel.look.public.values()
    other = asked.model_copy(update={"prompt": Text(key="kemet.ask.delta")})
    several = replace(channel, look=replace(channel.look, public={0: asked, 1: asked, 2: other}))
    all_told = messages(words, "kemet.help.city", "kemet.help.delta", "discord.help")
    assert private.help_with(several, words) == all_told
    nothing_public = replace(channel, look=replace(channel.look, public={}))
    assert private.help_with(nothing_public, words) == messages(words, "discord.help")


@pytest.mark.parametrize("person", [ANA, EVE])
async def test_a_game_without_help_texts_only_says_how_to_answer(runtime: Runtime, person: Person) -> None:
    opened = await lobby.open_table(runtime.context, 1, HERE, ANA, "toy", "en")
    await lobby.join(runtime.context, opened.id, BIA)
    await moves.start_table(runtime.context, opened.id, ANA.id)
    await _everybody_plans(runtime.context, opened.id)
    asking = Request(runtime, person, Words("en"), HERE, 1, "en")
    [screen] = await grant(asking, TablePress(opened.id, "help"), ())
    assert screen.said == messages(Words("en"), "discord.help")


async def test_help_without_a_question_says_why_and_offers_to_report_a_problem(runtime: Runtime) -> None:
    opened = await lobby.open_table(runtime.context, 1, HERE, ANA, "toy", "en")
    await lobby.join(runtime.context, opened.id, BIA)
    await moves.start_table(runtime.context, opened.id, ANA.id)
    await runtime.context.freeze(opened.id, RuntimeError())
    asking = Request(runtime, ANA, Words("en"), HERE, 1, "en")
    [screen] = await problems.helped(asking, TablePress(opened.id, "help"), ())
    assert screen.said == messages(Words("en"), "table.refused.frozen")
    [report] = [item for item in screen.walk_children() if isinstance(item, ui.Button)]
    assert report.custom_id == f"t:{opened.id}:report"


async def _everybody_plans(context: Context, table_id: int) -> None:
    """Now Ana is asked in public."""
    for seat, person in enumerate((ANA, BIA)):
        loaded = await context.load(table_id)
        default = loaded.position.pending[seat].default
        assert default is not None
        await moves.answer(context, table_id, person.id, loaded.position.asks[seat], default)
