"""Windows of Calamandara ask whoever could have a card, and standing orders let them pass."""

from pathlib import Path

import pytest

from bot.sandbox.people.driver import City, Place
from rules.calamandara import GAME as CALAMANDARA
from rules.core.ui import ui
from tests.bot.e2e.games.calamandara_tables import answer_in_hand
from tests.bot.e2e.history import present
from tests.bot.e2e.players import mark, until
from tests.bot.e2e.tables import begun, followed
from tests.calamandara.small import game, traveller

USELESS = ["passos_emprestados"]  # in Phase 3 alone


@pytest.mark.parametrize("ordered", [True, False])
async def test_who_ordered_it_is_passed_over_in_the_window_of_an_event(
    ordered: bool, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    """Ana reveals an event; Caio has no card, and so only Bia can be asked, whatever hers is."""
    ana, bia, caio = people = [city.person(name) for name in ("Ana", "Bia", "Caio")]
    ctx = game(traveller(), traveller(hand=USELESS), traveller())
    ctx.state.travellers[0].deck.append("semente_de_luz")
    ctx.state.phase = "event"
    async with begun(city, url, tmp_path, people, games, CALAMANDARA, ctx.state) as database:
        menu = (await bia.command("orders", games)).shown
        assert [option.value for option in menu.selects[0].options] == list(ui("calamandara").windows)
        if ordered:
            before = mark(menu)
            await bia.select(menu, ["event"])
            await until(games, lambda: mark(menu) != before)
        await answer_in_hand(ana, games, "Reveal the event")
        panel = await followed(games, database)
        awaited = [person for person in people if f"<@{person.id}>" in panel.text]
        assert awaited == ([ana] if ordered else [bia])
        [decision] = present(database).position.pending.values()
        assert decision.prompt.key.endswith("effect.acquire" if ordered else "ask.event")
        assert caio.pinged_by == []
