"""Slash commands of a running game of Bellum Magica, in English and Portuguese."""

import pytest

from bot.sandbox.people.driver import City, Person, Place, Post
from bot.sandbox.world.permissions import Permission
from tests.bot.e2e.players import PATIENCE, offers, sure

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def panel(ana: Person, bia: Person, games: Place) -> Post:
    """A running game in Portuguese; the first goblin is to be placed."""
    await ana.command("table open", games, game="Bellum Magica", language="Português (Brasil)")
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    await bia.press(lobby, "Entrar")
    await games.until(lambda post: "2. Bia" in post.text)
    await ana.press(lobby, "Começar")
    return await games.until(lambda post: "Esperando" in post.text)


@pytest.fixture
def mover(panel: Post, ana: Person, bia: Person) -> Person:
    """Return the player who is asked."""
    [awaited] = [person for person in (ana, bia) if f"<@{person.id}>" in panel.text]
    return awaited


async def test_a_games_own_command_answers_its_question(panel: Post, mover: Person, games: Place) -> None:
    offered = await mover.autocomplete("bellum goblin", games, side="")
    assert len(offered.choices) == 2
    done = await mover.command("bellum goblin", games, side=str(offered.choices[0].value))
    assert done.ephemeral
    await games.until(lambda post: "esquerda" in post.text and "colocou" in post.text)


async def test_a_command_for_another_question_says_so(panel: Post, mover: Person, games: Place) -> None:
    refused = await mover.command("bellum attack", games, target="tavern")
    assert any(words in refused.text for words in ("asked something else", "agora é outra"))
    assert (await mover.autocomplete("bellum attack", games, target="t")).choices == []


async def test_suggestions_of_the_client_are_understood_in_any_language(
    panel: Post, mover: Person, games: Place
) -> None:
    await mover.command(
        "me", games, language="English" if mover.user.locale == "pt-BR" else "Português (Brasil)"
    )
    offered = await mover.autocomplete("play", games, answer="")
    done = await mover.command("play", games, answer=str(offered.choices[0].value))
    assert any(words in done.text for words in ("Done.", "Feito."))


async def test_rules_and_cards_are_found_by_a_few_letters(ana: Person, bia: Person, games: Place) -> None:
    topics = await bia.autocomplete("rules", games, topic="attac")
    told = await bia.command("rules", games, topic=str(topics.choices[0].value))
    assert "Rulebook" in told.text
    typed = await bia.command("rules", games, topic="attack")
    assert typed.text == told.text

    by_number = await bia.autocomplete("rules", games, topic="R10")
    assert [choice.label for choice in by_number.choices] == [
        "Dwar7s Fall: Secret objectives",
        "Dwar7s Fall: Rulings by number",
    ]
    by_word = await ana.command("rules", games, topic="decisão R24")
    assert "R24" in by_word.text

    cards = await ana.autocomplete("card", games, card="hidra")
    assert cards.choices
    shown = await ana.command("card", games, card=str(cards.choices[0].value))
    assert [file.filename.startswith("bellum-hydra") for file in shown.files] == [True]
    unknown = await ana.command("card", games, card="xyzzyqwert")
    assert "Não conheço" in unknown.text


@pytest.mark.parametrize("game", ["bellum", "dwar7s"])
async def test_cards_are_looked_up_first_in_the_game_at_hand(ana: Person, games: Place, game: str) -> None:
    await ana.command("learn", games, game=game)
    await ana.dm.until(lambda post: bool(offers(post)), PATIENCE)
    offered = await ana.autocomplete("card", ana.dm, card="")
    assert {str(choice.value).partition("/")[0] for choice in offered.choices} == {game}
    shown = await ana.command("card", ana.dm, card="dragão")
    assert [file.filename.startswith(f"{game}-") for file in shown.files] == [True]
    other = await ana.command("card", ana.dm, card="vento")
    assert [file.filename.startswith("calamandara-") for file in other.files] == [True], "found elsewhere"


async def test_undo_takes_back_the_own_last_answer(panel: Post, mover: Person, games: Place) -> None:
    await mover.command("play", games, answer="1")
    undone = await mover.command("undo", games)
    assert any(words in undone.text for words in ("Taken back: ", "Desfeito: "))


async def test_help_explains_the_question(panel: Post, mover: Person) -> None:
    told = await mover.press(panel, "Ajuda")
    assert any(words in told.text for words in ("Rulebook", "Livro de regras", "Manual"))


async def test_the_log_is_in_the_readers_language(
    panel: Post, ana: Person, bia: Person, games: Place
) -> None:
    assert "Capitão" in (await ana.command("table log", games)).text
    assert "Captain" in (await bia.command("table log", games)).text


async def test_the_host_changes_the_language_of_the_table(
    panel: Post, ana: Person, bia: Person, games: Place
) -> None:
    refused = await bia.command("table language", games, language="English")
    assert "host" in refused.text
    await ana.command("table language", games, language="English")
    await games.until(lambda post: "Waiting for" in post.text)


async def test_the_host_closes_the_table_and_its_panel_loses_its_question(
    panel: Post, ana: Person, games: Place
) -> None:
    asked = await ana.command("table close", games)
    assert "**Fechar esta mesa?**" in asked.text
    await sure(ana, asked, "close")
    closed = await games.until(
        lambda post: post == panel and "Minha mão" not in [b.label for b in post.buttons]
    )
    assert "Esta mesa foi fechada" in closed.text


async def test_a_table_shown_where_it_may_not_be_posted(
    city: City, panel: Post, ana: Person, games: Place
) -> None:
    city.world.deny(games.channel, Permission.ATTACH_FILES)
    refused = await ana.command("table show", games)
    assert "permissão" in refused.text


async def test_without_a_table_every_command_says_what_to_do(bia: Person, games: Place) -> None:
    for words in ("hand", "undo", "table join", "table leave", "table start", "table log", "table close"):
        told = await bia.command(words, games)
        assert "/table open" in told.text, words
    assert "/table open" in (await bia.command("play", games, answer="1")).text
