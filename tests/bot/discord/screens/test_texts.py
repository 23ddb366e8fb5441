"""Text from outside: whatever somebody sends, it costs little, is answered in words, and changes nothing."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.actions import ACTIONS, commands
from bot.discord.past import memories
from bot.discord.press import _fields, _values, grant
from bot.discord.questions import matching, numbers, suggest, typed
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, Slash, TableButton, Typing
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.slash import suggestions
from bot.discord.schedule import clocks, notification_settings
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.speech import escape
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.decisions import Decision, Rejected
from rules.core.flow import Stale
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.words import Words, clean
from rules.games import GAMES
from tests.bot.discord.questions.test_typed import COPIES, GOODS, ONE, SHEET, SOME, THREE
from tests.bot.discord.speaking import ANA, BIA, begun
from tests.bot.texts import LONG, hostile
from tests.bot.toy import TOY

WORDS = Words("en")
AT_ONCE = 0.5  # seconds of the processor, of which each takes a twentieth; a cubic pattern took hours
TRIED = 30  # texts for each question, of over a hundred; `make bench` tries all of them
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabio")
PARSERS: Mapping[str, Callable[[str], object]] = {
    "budget": clocks.time_limit_of,
    "zone": notification_settings.zone_of,
    "quiet": notification_settings.quiet_of,
    "away": lambda text: notification_settings.away_of(text, "UTC", 0),
    "digest": notification_settings.digest_of,
    "step": memories._number,
    "whole": numbers.whole,
    "id": ids.parse,
    "number": ids.number,
    "channels": partial(ids.numbers, most=25),
    "key": matching.key,
    "escape": escape,
    "clean": clean,
    "name": WORDS.name,
    "seat": lambda text: WORDS.name(f"seat:{text}", NAMES),
    "chain": suggest.chain,
}


def asked() -> Iterator[tuple[str, Decision]]:
    """Questions of each kind, made up and of real games: the largest of each."""
    made_up: dict[str, Decision] = {
        "one": ONE,
        "some": SOME,
        "copies": COPIES,
        "order": THREE,
        "split": GOODS,
        "fill": SHEET,
    }
    yield from made_up.items()
    for game in (*GAMES.values(), TOY):
        largest: dict[str, Decision] = {}

        def watch(playing: Playing[Any], largest: dict[str, Decision] = largest) -> None:
            position = playing.position
            for decision in position.pending.values():
                kind = f"{decision.kind}{'s' if decision.kind == 'choose' and decision.most > 1 else ''}"
                if kind not in largest or largest[kind].size() < decision.size():
                    largest[kind] = decision

        play(game, game.seats[-1], seed_of("texts", 1), decisions=60, watch=watch)
        yield from ((f"{game.key} {kind}", decision) for kind, decision in largest.items())


QUESTIONS = dict(asked())


def cost(work: Callable[[str], object], text: str) -> float:
    """Seconds of the processor; a refusal is an answer like any other."""
    began = process_time()
    with suppress(Rejected):
        work(text)
    return process_time() - began


@pytest.mark.parametrize("parser", PARSERS)
def test_no_text_is_much_work_for_a_parser(parser: str) -> None:
    assert max(cost(PARSERS[parser], text) for text in hostile()) < AT_ONCE


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_text_is_much_work_for_a_question(question: str) -> None:
    for text in Random(question).sample([*hostile()], TRIED):
        for work in works(QUESTIONS[question]):
            assert cost(work, text) < AT_ONCE, text[:20]


def works(decision: Decision) -> tuple[Callable[[str], object], Callable[[str], object]]:
    """Return what is done with a text typed as an answer: understanding it, and suggesting more."""
    return (
        lambda text: typed.parse(decision, text, WORDS, NAMES),
        lambda text: suggest.suggest(decision, text, WORDS, NAMES),
    )


@pytest.mark.parametrize("question", ["some", "split", "fill"])
def test_a_text_four_times_as_long_takes_about_four_times_the_work(question: str) -> None:
    understand, _ = works(QUESTIONS[question])
    texts = [*zip(hostile(LONG // 2), hostile(LONG * 2), strict=True)]
    for text, longer in Random(question).sample(texts, TRIED):
        assert cost(understand, longer) < 16 * cost(understand, text) + 0.1, text[:20]


# --- commands --------------------------------------------------------------------------------------------


def typeable() -> Iterator[tuple[Slash, CommandOption]]:
    for slash in commands(GAMES):
        yield from ((slash, option) for option in slash.options if option.complete)


async def seated(context: Context) -> list[int]:
    """A running table of each game, in a channel of its own."""
    channels = range(100, 100 + len(GAMES))
    for channel, game in zip(channels, GAMES.values(), strict=True):
        info = await lobby.open_table(context, 1, channel, ANA, game.key, "en")
        for n in range(game.seats[0] - 1):
            await lobby.join(context, info.id, Person(12 + n, f"P{n}", "en"))
        await moves.start_table(context, info.id, ANA.id)
        await reading.seen(context, info.id, ANA.id)
    return [*channels]


async def typing_costs(option: CommandOption, slash: Slash, typing: Typing) -> float:
    began = process_time()
    offered = await suggestions(slash, option, typing)
    assert len(offered) <= 25
    return process_time() - began


async def test_no_text_is_much_work_for_autocomplete(context: Context, runtime: Runtime) -> None:
    channels, runtime = await seated(context), replace(runtime, games=GAMES)
    tried = Random(3)
    for slash, option in typeable():
        texts = [*hostile(), *(text[: option.most] for text in hostile())]
        for text in tried.sample(texts, 3):
            given = {other.name: text[: other.most] for other in slash.options if other is not option}
            for channel in channels:
                typing = Typing(runtime, WORDS, ANA.id, channel, text, given)
                assert await typing_costs(option, slash, typing) < AT_ONCE, (
                    slash.path,
                    option.name,
                    text[:20],
                )


async def test_a_chain_of_thousands_is_refused_before_the_game_is_run_for_it(
    context: Context, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = await lobby.open_table(context, 1, 2, ANA, "kemet", "en")
    await lobby.join(context, info.id, BIA)
    await moves.start_table(context, info.id, ANA.id)
    runs: list[int] = []
    monkeypatch.setattr("rules.core.moves.probe", lambda *each: runs.append(1))
    [play_] = [slash for slash in commands(GAMES) if slash.path == "play"]
    request = Request(runtime, ANA, WORDS, 2, 1, "en")
    for text in ("1" + ">1" * (bounds.CHAIN // 2 - 1), ">" * bounds.CHAIN, "1" + "> 1" * bounds.LINKS):
        await suggestions(play_, play_.options[0], Typing(runtime, WORDS, ANA.id, 2, text, {}))
        await play_.run(request, {"answer": text})
    assert len(runs) <= 1
    assert (await reading.seen(context, info.id, ANA.id)).n == 0


def test_every_text_and_number_of_a_command_has_a_bound() -> None:
    for slash in commands(GAMES):
        for option in slash.options:
            assert 0 < option.most <= bounds.CHAIN
            assert option.kind != "number" or option.span[0] < option.span[1] < 100


# --- presses ---------------------------------------------------------------------------------------------


@given(st.one_of(st.text(max_size=300), st.text("dht:0123456789abcdef.²٣-", max_size=200)))
def test_whatever_an_id_says_it_is_read_or_unknown(text: str) -> None:
    read = ids.parse(text)
    if isinstance(read, TablePress):
        assert 0 <= read.table_id < ids.TOO_LARGE
    number = ids.number(text)
    assert number is None or 0 <= number < ids.TOO_LARGE
    assert [each for each in ids.numbers(text, 25) if not 0 <= each < ids.TOO_LARGE] == []


junk = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=120)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=30),
        st.dictionaries(st.sampled_from(["component", "custom_id", "value", "x"]), inner, max_size=4),
    ),
)


@given(junk, junk)
def test_whatever_a_press_carries_is_read_or_unknown(values: object, components: object) -> None:
    data = {"values": values, "components": components}
    chosen, filled = _values(data), _fields(data)
    assert chosen is None or all(len(value) <= bounds.ID for value in chosen)
    assert filled is None or all(len(text) <= bounds.DIGITS for text in filled.values())


FORGED = ("9" * 70, "9223372036854775807", "9223372036854775808", "-1", "²", "٣", "1.", ".", "..", "", "x")


@pytest.mark.parametrize(
    "rest", [*FORGED, *(f"a.{rest}" for rest in FORGED), *(f"1.{rest}" for rest in FORGED)]
)
async def test_a_forged_button_of_a_table_is_refused_in_words(runtime: Runtime, rest: str) -> None:
    info = await begun(runtime.context, planned=False)
    request = Request(runtime, ANA, WORDS, 2, 1, "en", private=True)
    for what in (each.name for each in ACTIONS if isinstance(each, TableButton)):
        if what not in ("hand", "text", "help", "close"):
            for values in ((), (rest,)):
                with suppress(Rejected, Stale):
                    await grant(request, TablePress(info.id, what, rest), values)
    assert (await reading.seen(runtime.context, info.id, ANA.id)).n == 0
