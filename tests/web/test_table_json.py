"""The page is told nothing of a table that its reader can't know."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.discord.screens.places import pins_in
from bot.table.learning.coach import Coaching
from bot.table.learning.rounds import LessonRounds
from bot.table.model import Player, TableInfo, TableView
from bot.web.table_json import table_json
from render import scene
from rules.core.decisions import Choose, Decision
from rules.core.engine import Look, look, start
from rules.core.game import AnyGame
from rules.core.play.recap import Recap
from rules.core.playing import Playing, run
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from tests.contract.listed import GAMES, PICTURES
from tests.depth import LONG

ONE_IN = 1 if LONG else 12  # of the positions
KINDS = ("options", "parts", "slots")  # of what a question offers


def info_of(game: AnyGame, seats: int) -> TableInfo:
    """A running table of people."""
    return TableInfo(
        id=1,
        guild_id=1,
        channel_id=2,
        game=game.key,
        options={},
        status="running",
        host_id=1,
        lang="en",
        seats=tuple(Player(seat, f"P{seat}", seat + 1) for seat in range(seats)),
        seed_hash=None,
        seed=None,
        created=0,
        since=0,
        result=None,
    )


def ids_of(asked: Decision) -> Iterator[str]:
    """The ids of all that a question offers."""
    for kind in KINDS:
        yield from (it.id for it in getattr(asked, kind, ()))


def table_view(game: AnyGame, info: TableInfo, seen: Look[Any]) -> TableView:
    """The table as the reader of a look sees it, with the questions that they see."""
    seat = seen.view.reader
    asked: dict[int, Decision] = {} if seen.decision is None else {seat: seen.decision}
    asked |= seen.public if seen.decision is None else {}
    return TableView(
        table=info,
        seat=seat,
        look=seen,
        n=0,
        asks=dict.fromkeys(asked, "a" * 12),
        draft={},
        drafts={},
        news=(),
        effects={each: game.effects(seen.view, question) for each, question in asked.items()},
    )


class Told(Audit):
    """Compares what the page is told in worlds that differ only in what a reader can't see."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        super().__init__(game, seats, events=False, slow=False, one_in=ONE_IN)
        self.info, self.compared = info_of(game, seats), 0

    def _shown(self, seen: Look[Any]) -> dict[str, object]:
        self.compared += 1
        view = table_view(self.game, self.info, seen)
        return {"told": json.dumps(table_json(view, "en"), sort_keys=True, default=str).encode()}


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(PICTURES))
def test_the_page_is_told_the_same_in_worlds_its_reader_cannot_tell_apart(key: str) -> None:
    game = GAMES[key]
    watch = Told(game, game.seats[0])
    play(game, game.seats[0], seed_of("told", 0), ("random",), {}, watch=watch)
    assert watch.compared, "some positions were compared"


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(PICTURES))
def test_the_page_is_told_every_question_with_all_that_it_offers(key: str) -> None:
    game = GAMES[key]
    seats = game.seats[-1]
    info, met = info_of(game, seats), set[str]()

    def watch(playing: Playing[Any]) -> None:
        for seat in playing.position.waiting[:1]:
            seen = look(game, playing.position, seat)
            if seen.decision is not None and (LONG or seen.decision.prompt.key not in met):
                met.add(seen.decision.prompt.key)
                # `table_json` would go on without them
                PICTURES[key].places(seen.view, seen.decision, "en", "")
                question = table_json(table_view(game, info, seen), "en")["question"]
                named = {part["id"] for kind in KINDS for part in question.get(kind, ())}
                assert named == {*ids_of(seen.decision)}, seen.decision.prompt
                grey = [option.get("idle", False) for option in question.get("options", ())]
                assert grey == sorted(grey), "what does nothing comes last"

    for number in range(2):
        play(game, seats, seed_of("every", number), ("random",), {}, watch=watch)
    assert met


def test_the_list_has_the_numbers_that_the_picture_beside_prints() -> None:
    game, found = GAMES["dwar7s"], dict[str, str]()

    def watch(playing: Playing[Any]) -> None:
        for seat in () if found else playing.position.waiting[:1]:
            seen = look(game, playing.position, seat)
            question = table_json(table_view(game, info_of(game, 2), seen), "en")["question"]
            found.update(
                {it["id"]: it["label"] for it in question["options"] if it["id"].startswith("rotation:")}
            )

    play(game, 2, seed_of("numbers"), ("random",), {}, watch=watch)
    assert [label[:4] for label in found.values()] == ["1 · ", "2 · ", "3 · ", "4 · "][: len(found)]
    assert len(found) > 1


@pytest.mark.parametrize("fault", [ZeroDivisionError(), KeyError("seat:3")])
def test_a_fault_in_the_pictures_leaves_the_lists(
    fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: object) -> Any:
        raise fault

    view, key = first_question(), "saideira"
    whole = table_json(view, "en")["question"]["options"]
    broken_pictures = replace(PICTURES[key], spots=broken, tapped=broken)
    monkeypatch.setitem(cast(dict[str, object], scene.GAMES), key, broken_pictures)
    options = table_json(view, "en")["question"]["options"]
    assert [it["label"] for it in options] == [it["label"] for it in whole]
    assert pins_in(key, view.look.view, cast(Decision, view.decision)) == {}
    assert "seat:3" not in caplog.text and "saideira: nothing can be tapped" in caplog.text


def first_question() -> TableView:
    """The first question of a game of Last Call."""
    game = GAMES["saideira"]
    position = run(game, start(game, 3, {}, "a"))
    return table_view(game, info_of(game, 3), look(game, position, position.waiting[0]))


def test_the_newest_news_and_what_a_round_came_to_stand_above_the_question() -> None:
    seen = replace(first_question(), news=tuple(Text(key=f"line-{n}") for n in range(5)))
    recap = Recap(Text(key="deed"), Text(key="score"), None)
    over = table_json(seen, "en", Coaching(rounds=LessonRounds((1,), recap), enough=True))
    assert over["brief"] == ["line-2", "line-3", "line-4"]
    assert [line[:10].strip() for line in over["recap"]] == ["🏁 Round 1.", "⚖️ score", "🎓 You know"]
    assert table_json(seen, "en")["recap"] == []


@pytest.mark.parametrize(("last", "shared"), [("same", "same"), ("other", None)])
def test_what_all_options_do_is_told_once(last: str, shared: str | None) -> None:
    seen = first_question()
    idents = [option.id for option in cast(Choose, seen.decision).options]
    does = [*["same"] * (len(idents) - 1), last]
    effects = {ident: Text(key=key) for ident, key in zip(idents, does, strict=True)}
    question = table_json(replace(seen, effects={cast(int, seen.seat): effects}), "en")["question"]
    beside = [option["effect"] for option in question["options"]]
    assert (question.get("shared"), beside) == (shared, [""] * len(idents) if shared else does)
