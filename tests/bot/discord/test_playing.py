"""Chains of answers: typed ones, and the games' own commands."""

from collections.abc import Mapping

import pytest

from bot.discord.play.answering import Steps, Walked, _reader, _store, shortcut_chain, shortcuts, typed_chain
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.speech import Speech, escape
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.play import moves
from bot.table.reading import Next
from bot.table.runtime.context import Context
from rules.core.decisions import Answer, Choose, Decision, Number, Rejected, option
from rules.core.flow import Implied
from rules.core.text import Text
from rules.core.ui import Link, Shortcut
from rules.core.words import Words
from tests.bot.discord.speaking import begun
from tests.bot.table.scene import ANA, BIA, CAL, refused

MOVE = Shortcut(
    name="move",
    chain=(
        Link(prompt="ask.action", answer=("action:move",)),
        Link(prompt="ask.where", option="where"),
        Link(prompt="ask.units", option="units"),
    ),
)


def choose(prompt: str, *ids: str, default: list[str] | None = None) -> Choose:
    options = tuple(option(*ident.split(":")) for ident in ids)
    return Choose(seat=0, prompt=Text(key=prompt), options=options, default=default)


ACTION = choose("ask.action", "action:move", "action:rest")
WHERE = choose("ask.where", "region:delta", "region:oasis")
PASS = choose("ask.window", "window:pass", "window:play", default=["window:pass"])
UNITS = Number(seat=0, prompt=Text(key="ask.units"), low=1, high=3)


def parse(decision: Decision, text: str) -> Answer:
    """Numbers, and ids by their second half."""
    if decision.kind == "number":
        return int(text)
    assert decision.kind == "choose"
    for each in decision.options:
        if each.id.endswith(text):
            return [each.id]
    raise Rejected(Text(key="no"))


def walk(steps: Steps, *questions: Decision | Next | None) -> Walked:
    """Send the questions one after the other; a `Next` tells what was implied before it, too."""
    next(steps)
    try:
        for question in questions:
            steps.send(question if isinstance(question, Next) else Next(question))
    except StopIteration as stop:
        walked: Walked = stop.value
        return walked
    raise AssertionError("the chain wants more questions")


def test_a_typed_chain_answers_one_question_after_the_other() -> None:
    walked = walk(typed_chain(["move", "delta", "3"], parse), ACTION, WHERE, UNITS, None)
    assert walked == Walked((["action:move"], ["region:delta"], 3), None)


def test_a_chain_has_16_links_at_most() -> None:
    assert next(typed_chain(["move"] * 16, parse)) == ()
    with pytest.raises(Rejected) as refused:
        next(typed_chain(["move"] * 17, parse))
    assert refused.value.text.args == {"most": 16}


def test_what_is_typed_beyond_the_last_question_is_left() -> None:
    walked = walk(typed_chain(["move", "delta", "3"], parse), ACTION, None)
    assert walked == Walked((["action:move"],), None, later=("delta", "3"))


async def test_a_text_that_is_unclear_is_refused_in_its_readers_language(runtime: Runtime) -> None:
    """Each language of the bot's is tried, and what the own one has found is told."""
    opened = await lobby.open_table(runtime.context, 1, 2, ANA, "bellum", "en")
    await lobby.join(runtime.context, opened.id, BIA)
    await moves.start_table(runtime.context, opened.id, ANA.id)
    views = [await reading.seen(runtime.context, opened.id, person.id) for person in (ANA, BIA)]
    [(seen, side)] = [(view, view.decision) for view in views if view.decision is not None]
    for lang, left in (("en", "left"), ("pt-BR", "esquerda"), ("es", "izquierda")):
        with pytest.raises(Rejected) as refused:
            _reader(seen, Speech(Words(lang)))(side, "o")
        assert left in str(refused.value.text.args).lower()


def test_a_refused_text_ends_a_chain() -> None:
    steps = typed_chain(["dance"], parse)
    next(steps)
    with pytest.raises(Rejected):
        steps.send(Next(ACTION))


def test_a_refusal_that_secrets_could_decide_costs_the_answers_before_it() -> None:
    """If it cost nothing, one could try until the refusal tells what comes next."""
    unsure = Next(WHERE, sure=False)
    texts = ["move", "nowhere", "3"]
    walked = walk(typed_chain(texts, parse), ACTION, unsure)
    assert walked == Walked((["action:move"],), None, sure=1, why=Text(key="no"))
    steps = typed_chain(["move", "delta", "3"], parse)
    next(steps)
    steps.send(Next(ACTION))
    steps.send(unsure)
    with pytest.raises(StopIteration) as stopped:
        steps.throw(Rejected(Text(key="the rules")))
    assert stopped.value.value == Walked((["action:move"],), None, sure=1, why=Text(key="the rules"))


def test_an_only_target_may_be_named_and_no_other_whatever_comes_next() -> None:
    """A question after it may be another player's secret, so the words are the same either way."""
    for after in (Next(UNITS, (AT_DELTA,), sure=False), Next(None, (AT_DELTA,))):
        named = walk(typed_chain(["move", "delta"], parse), ACTION, after)
        assert (named.answers, named.left, named.why) == ((["action:move"],), (), None)
        walked = walk(typed_chain(["move", "oasis"], parse), ACTION, after)
        assert walked == Walked((["action:move"],), None, ("oasis",), (AT_DELTA,))


@pytest.mark.parametrize(
    ("given", "questions", "expected"),
    [
        (
            {"where": "delta", "units": "2"},
            (ACTION, WHERE, UNITS, None),
            Walked((["action:move"], ["region:delta"], 2), None),
        ),
        ({"where": "delta"}, (ACTION, WHERE, UNITS), Walked((["action:move"], ["region:delta"]), UNITS)),
        ({"units": "2"}, (ACTION, UNITS, None), Walked((["action:move"], 2), None)),
        (
            {"where": "delta", "units": "2"},
            (ACTION, PASS, WHERE, UNITS, None),
            Walked((["action:move"], ["window:pass"], ["region:delta"], 2), None),
        ),
        ({"where": "delta"}, (PASS,), Walked((), PASS, ("delta",))),
        (
            {"where": "delta", "units": "2"},
            (ACTION, WHERE, None),
            Walked((["action:move"], ["region:delta"]), None, ("2",)),
        ),
    ],
    ids=["whole", "rest by widgets", "not asked", "window passed", "other question first", "too much"],
)
def test_a_shortcut(
    given: Mapping[str, str], questions: tuple[Decision | None, ...], expected: Walked
) -> None:
    assert walk(shortcut_chain(MOVE, given, parse), *questions) == expected


PRAY = Shortcut(
    name="pray",
    chain=(
        Link(prompt="ask.action", option="space", among=("space:pray_1", "space:pray_2")),
        Link(prompt="ask.extra", option="space", among=("space:pray_1", "space:pray_2")),
        Link(prompt="ask.units", option="units"),
    ),
)
ONE_SPACE = choose("ask.action", "action:move", "space:pray_2")
TWO_SPACES = choose("ask.action", "action:move", "space:pray_1", "space:pray_2")


def test_nothing_behind_the_last_link_is_answered_by_its_default() -> None:
    walked = walk(shortcut_chain(MOVE, {"where": "delta"}, parse), ACTION, WHERE, PASS, None)
    assert walked.answers == (["action:move"], ["region:delta"])
    walked = walk(shortcut_chain(MOVE, {"where": "delta"}, parse), ACTION, WHERE, PASS, UNITS)
    assert walked.answers == (["action:move"], ["region:delta"])


def test_the_only_possible_answer_need_not_be_named() -> None:
    walked = walk(shortcut_chain(PRAY, {"units": "2"}, parse), ONE_SPACE, UNITS, None)
    assert walked == Walked((["space:pray_2"], 2), None)


@pytest.mark.parametrize("given", [{}, {"units": "2"}])
def test_of_several_possible_answers_one_must_be_named(given: Mapping[str, str]) -> None:
    with pytest.raises(Rejected) as refused:
        walk(shortcut_chain(PRAY, given, parse), TWO_SPACES)
    assert refused.value.text.args == {"options": ["space:pray_1", "space:pray_2"]}


def test_a_command_is_about_its_own_answers_alone() -> None:
    with pytest.raises(Rejected, match="not-possible"):
        walk(shortcut_chain(PRAY, {"space": "move"}, parse), ACTION)
    with pytest.raises(Rejected):
        walk(shortcut_chain(PRAY, {"space": "move"}, parse), TWO_SPACES)


def test_one_option_answers_whichever_of_its_questions_is_asked() -> None:
    extra = choose("ask.extra", "turn:done", "space:pray_1", "space:pray_2")
    walked = walk(shortcut_chain(PRAY, {"space": "pray_1"}, parse), extra, None)
    assert walked == Walked((["space:pray_1"],), None)


def test_nothing_is_stored_where_a_question_between_stays_open() -> None:
    with pytest.raises(Rejected, match="incomplete"):
        walk(shortcut_chain(MOVE, {"units": "2"}, parse), ACTION, WHERE)


def test_suggestions_are_about_the_command_alone() -> None:
    walked = walk(shortcut_chain(PRAY, {}, parse, until="space"), TWO_SPACES)
    assert isinstance(walked.at, Choose)
    assert [o.id for o in walked.at.options] == ["space:pray_1", "space:pray_2"]
    assert walk(shortcut_chain(PRAY, {}, parse, until="units"), TWO_SPACES, UNITS).at == UNITS


def test_suggestions_stop_at_the_question_of_their_option() -> None:
    walked = walk(shortcut_chain(MOVE, {"where": "delta"}, parse, until="units"), ACTION, WHERE, UNITS)
    assert walked.at == UNITS


async def test_what_nobody_knows_yet_cannot_be_answered_ahead(runtime: Runtime, context: Context) -> None:
    """The second answer is to whatever comes after the others have answered."""
    opened = await begun(context, planned=False)
    seen = await reading.seen(context, opened.id, ANA.id)
    plan: Answer = {"slot:morning": f"ware:{seen.look.view.hand[0]}"}
    request = Request(runtime, ANA, Words("en"), 2, 1, "en")
    said = await _store(request, opened.id, seen.asks[0], Walked((plan, plan), None), Speech(request.words))
    assert said.startswith("Done. The first answer was played; you should see the outcome first")


async def test_answers_that_come_too_late_are_refused_in_words(runtime: Runtime, context: Context) -> None:
    opened = await begun(context, planned=False)
    for person in (ANA, BIA):
        seen = await reading.seen(context, opened.id, person.id)
        assert seen.seat is not None
        plan: Answer = {"slot:morning": f"ware:{seen.look.view.hand[0]}"}
        await moves.answer(context, opened.id, person.id, seen.asks[seen.seat], plan)
    words = Words("en")
    request = Request(runtime, BIA, words, 2, 1, "en")
    late = await _store(request, opened.id, None, Walked((plan,), None), Speech(words))
    assert late == words.say(Text(key="discord.stale"))
    await context.freeze(opened.id, RuntimeError())
    late = await _store(request, opened.id, None, Walked((plan,), None), Speech(words))
    assert late == words.say(Text(key="table.refused.frozen"))


@pytest.mark.parametrize(
    ("game", "person", "why"), [("kemet", ANA, "other-game"), ("bellum", BIA, "no-seat")]
)
async def test_a_games_command_is_for_the_players_of_that_game(
    runtime: Runtime, context: Context, game: str, person: Person, why: str
) -> None:
    await lobby.open_table(context, 1, 2, ANA, "bellum", "en")
    await lobby.join(context, 1, CAL)
    await moves.start_table(context, 1, ANA.id)
    command = next(each for each in shortcuts([game]) if each.path.startswith(f"{game} "))
    given = {option.name: "x" for option in command.options}
    asked = Request(runtime, person, Words("en"), 2, 1, "en")
    assert await refused(command.run(asked, given)) == f"discord.refused.{why}"


def test_each_choice_of_a_command_is_made_only_once() -> None:
    """If the same spaces are offered again, the command does not take another of them by itself."""
    again = choose("ask.extra", "space:pray_1", "space:pray_2")
    walked = walk(shortcut_chain(PRAY, {"space": "pray_1", "units": "2"}, parse), TWO_SPACES, again)
    assert walked == Walked((["space:pray_1"],), again, ("2",))


def lone(ask: str, *ids: str) -> Implied:
    """A question that was not asked: this is the only option."""
    return Implied(choose(ask, *ids), [*ids], open=True)


AT_DELTA = lone("ask.where", "region:delta")


def test_what_the_rules_do_unasked_may_be_named() -> None:
    """There is but one region to go to: naming it is right, naming another one is not."""
    walked = walk(shortcut_chain(MOVE, {"where": "delta"}, parse), ACTION, Next(None, (AT_DELTA,)))
    assert walked == Walked((["action:move"],), None)
    walked = walk(shortcut_chain(MOVE, {"where": "oasis"}, parse), ACTION, Next(None, (AT_DELTA,)))
    assert walked == Walked((["action:move"],), None, ("oasis",), (AT_DELTA,))
    walked = walk(shortcut_chain(MOVE, {"units": "2"}, parse), ACTION, Next(UNITS, (AT_DELTA,)), None)
    assert walked == Walked((["action:move"], 2), None)


def test_what_was_settled_before_a_command_is_not_its_own() -> None:
    """The last move is known to have had only one region; this is the next move."""
    walked = walk(shortcut_chain(MOVE, {"where": "oasis"}, parse), Next(ACTION, (AT_DELTA,)), WHERE, None)
    assert walked == Walked((["action:move"], ["region:oasis"]), None)
    walked = walk(
        shortcut_chain(MOVE, {"where": "delta", "units": "2"}, parse), Next(UNITS, (AT_DELTA,)), None
    )
    assert walked == Walked((2,), None)


@pytest.mark.parametrize(
    ("lang", "left", "only"),
    [
        ("en", "“*oasis*”, which is not asked for here", "“*oasis*”, but here it can only be region:delta"),
        (
            "pt-BR",
            "“*oasis*”, mas isso não é pedido aqui",
            "“*oasis*”, mas aqui só pode ser region:delta",
        ),
        ("es", "“*oasis*”, pero eso no se pregunta aquí", "“*oasis*”, pero aquí solo puede ser region:delta"),
    ],
)
async def test_a_chain_that_names_what_is_not_asked_is_not_stored(
    runtime: Runtime, context: Context, lang: str, left: str, only: str
) -> None:
    opened = await begun(context, planned=False)
    seen = await reading.seen(context, opened.id, ANA.id)
    plan: Answer = {"slot:morning": f"ware:{seen.look.view.hand[0]}"}
    words = Words(lang)
    request = Request(runtime, ANA, words, 2, 1, lang)
    for implied, why in (((), left), ((AT_DELTA,), only)):
        chain = Walked((plan,), None, ("*oasis*",), implied)
        said = await _store(request, opened.id, seen.asks[0], chain, Speech(words))
        assert escape(why) in said
    assert (await reading.seen(context, opened.id, ANA.id)).n == seen.n


async def test_the_sure_answers_of_a_refused_chain_are_stored(runtime: Runtime, context: Context) -> None:
    opened = await begun(context, planned=False)
    seen = await reading.seen(context, opened.id, ANA.id)
    plan: Answer = {"slot:morning": f"ware:{seen.look.view.hand[0]}"}
    words = Words("en")
    request = Request(runtime, ANA, words, 2, 1, "en")
    chain = Walked((plan,), None, sure=1, why=Text(key="discord.refused.incomplete"))
    said = await _store(request, opened.id, seen.asks[0], chain, Speech(words))
    expected = (Text(key="discord.done", args={"count": 1}), chain.why)
    assert said == " ".join(Speech(words).marked(text) for text in expected if text)
    locked = (await reading.seen(context, opened.id, ANA.id)).look.locked
    assert locked == plan
