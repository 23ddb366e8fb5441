"""Effects of options, said beside each of them wherever a name alone does not say it."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.screens.limits import ENTRY
from rules.core.decisions import Decision
from rules.core.engine import look
from rules.core.play.effects import with_effects
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.ui import ui
from rules.core.words import LANGS
from tests.contract.fluent import sentence
from tests.contract.listed import GAMES
from tests.contract.vocabulary import vocabulary
from tests.depth import LONG

PLAYERS = ["random", "steady"]
ANSWERS = None if LONG else 250

in_every_game = pytest.mark.parametrize("game", GAMES)


def shown(key: str, seats: int, kind: str) -> Iterator[tuple[Decision, Any]]:
    """Every question of a game or of its beginning, with the view of its seat and with the channel's."""
    game = GAMES[key]
    found: list[tuple[Decision, Any]] = []

    def note(playing: Playing[Any]) -> None:
        position = playing.position
        for seat in position.pending:
            mine = look(game, position, seat)
            if mine.decision is not None:
                found.append((mine.decision, mine.view))
        channel = look(game, position, None)
        found.extend((decision, channel.view) for decision in channel.public.values())

    play(game, seats, seed_of("effects", key, seats), [kind], decisions=ANSWERS, watch=note)
    yield from found


@pytest.mark.slow
@pytest.mark.parametrize("kind", PLAYERS)
@in_every_game
def test_every_option_says_what_it_does(game: str, kind: str) -> None:
    wanted = vocabulary(game).effects
    texts: dict[str, Text] = {}
    for decision, view in shown(game, GAMES[game].seats[-1], kind):
        told = GAMES[game].effects(view, decision)
        ids = with_effects(decision)
        assert set(told) <= set(ids), f"{game}: effects at {decision.prompt.key} of no option"
        every = decision.kind in ("number", "split")  # beside these stands nothing but a number
        mute = [ident for ident in ids if (every or ident.partition(":")[0] in wanted) and ident not in told]
        assert mute == [], f"{game}: at {decision.prompt.key} nothing is said of {mute[:3]}"
        for text in told.values():
            numbers = ui(game).nothing.get(text.key, ())
            assert {*numbers} <= {*text.args}, f"{text} has not the numbers by which nothing is done"
        texts.update({f"{text.key} {sorted(text.args.items())}": text for text in told.values()})
    assert bool(texts) == bool(wanted)
    for lang in LANGS:
        for text in texts.values():
            said = sentence(text, lang)
            assert len(said) <= ENTRY, f"{len(said)} characters: {said}"
            assert "\n" not in said, text.key
