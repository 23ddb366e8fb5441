"""Slash commands of a running game of Bellum Magica, in English and Portuguese."""

import pytest

from tests.bot.e2e.players import PATIENCE, mover, offers, seated, sure, until
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("bot")


@pytest.fixture
async def panel(ana: Person, bia: Person, games: Place) -> Post:
    """A running game in Portuguese; the first goblin is to be placed."""
    return await seated(ana, [bia], games, "Bellum Magica", language="Português (Brasil)")


async def test_a_command_for_another_question_says_so(
    panel: Post, ana: Person, bia: Person, games: Place
) -> None:
    asked = mover(panel, ana, bia)
    refused = await asked.command("bellum attack", games, target="tavern")
    assert any(words in refused.text for words in ("asked something else", "agora é outra"))
    assert (await asked.autocomplete("bellum attack", games, target="t")).choices == []


async def test_suggestions_of_the_client_are_understood_in_any_language(
    panel: Post, ana: Person, bia: Person, games: Place
) -> None:
    asked = mover(panel, ana, bia)
    await asked.command(
        "me", games, language="English" if asked.user.locale == "pt-BR" else "Português (Brasil)"
    )
    offered = await asked.autocomplete("play", games, answer="")
    done = await asked.command("play", games, answer=str(offered.choices[0].value))
    assert any(words in done.text for words in ("Done.", "Feito."))


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
    unknown = await ana.command("card", ana.dm, card="zzzz")
    assert "Não conheço" in unknown.text


async def test_the_host_closes_the_table_and_its_panel_loses_its_question(
    panel: Post, ana: Person, games: Place
) -> None:
    asked = await ana.command("table close", games)
    assert "**Fechar esta mesa?**" in asked.text
    await sure(ana, asked, "close")
    closed = await games.until(lambda post: "Reabrir" in [b.label for b in post.buttons])
    assert "Esta mesa foi fechada" in closed.text
    assert "Minha mão" not in [b.label for b in closed.buttons]
    await until(games, lambda: panel.deleted)
