"""Tables of Dwar7s Fall that have grown, and moves by as few presses as they take."""

from collections.abc import Iterable
from pathlib import Path

from bot.sandbox.people.screen import Button
from rules.core.decisions import Choose, Option
from rules.core.engine import load
from rules.core.playing import Playing
from rules.core.selfplay.playout import play
from rules.dwar7s import GAME as DWAR7S
from rules.dwar7s.components.state import Dwar7sState
from tests.bot.e2e.history import labels_of, present
from tests.bot.e2e.players import hand_of, offers, pairs, says, until_panel
from tests.bot.e2e.tables import followed, picture_of
from tools.driver import Person, Place, Post

PROMPT = "dwar7s.ask."


def turns(seats: int, seed: str, players: Iterable[str] = ("random",)) -> list[Dwar7sState]:
    """A game of computer players at the beginning of each turn."""
    begins: list[Dwar7sState] = []

    def watch(playing: Playing[Dwar7sState]) -> None:
        state = load(DWAR7S, playing.record.checkpoint)
        if state.phase == "tasks" and not state.used and state not in begins[-1:]:
            begins.append(state)

    play(DWAR7S, seats, seed, [*players], watch=watch)
    return begins


def grown(seats: int, cells: int) -> Dwar7sState:
    """A game at the beginning of the first turn that has so many cells with cards."""
    return next(state for state in turns(seats, "grown") if len(state.table) >= cells)


def question(database: Path) -> tuple[str, Choose]:
    """The open question, of which there is never more than one: its prompt without the game, and itself."""
    [decision] = present(database).position.pending.values()
    assert isinstance(decision, Choose)
    return decision.prompt.key.removeprefix(PROMPT), decision


async def press_option(person: Person, post: Post, labels: set[str], first: int) -> int:
    """Press the button, or choose the line of a menu, on which this is written; how many answers it gave.

    Where the option with the index `first` is only offered along with what comes after it, the last such
    place is taken.
    """
    alone = [offered for offered in offers(post) if not pairs(offered)]
    for offered in alone:
        if isinstance(offered, Button):
            if says(offered.label, labels):
                await person.press(post, offered.custom_id or "")
                return 1
        elif chosen := [str(each.value) for each in offered.options if says(each.label, labels)]:
            await person.select(post, chosen, offered.custom_id)
            return 1
    both = [(each, pair) for each in offers(post) for pair in pairs(each) if pair[0] == first]
    assert both, (labels, post)
    offered, (_, second) = both[-1]
    if isinstance(offered, Button):
        await person.press(post, offered.custom_id or "")
    else:
        await person.select(post, [str(second)], offered.custom_id)
    return 2


async def give(person: Person, games: Place, database: Path, option: Option, *, secret: bool = False) -> None:
    """Answer the open question, on the panel or, `secret`, in the own hand, until the panel shows it."""
    panel, now = await followed(games, database), present(database)
    _, decision = question(database)
    labels = labels_of(decision, [option.id], now.stored.info.names)
    post = await hand_of(person, panel) if secret else panel
    given = await press_option(person, post, labels, decision.options.index(option))
    await until_panel(games, picture_of(now, more=given))
