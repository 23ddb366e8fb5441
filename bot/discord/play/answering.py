"""Answers as text: `/play` with chains, and the games' own commands, which are chains with named options."""

import asyncio
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile

from bot.discord.play.hands import hand_of, no_seat, table_here
from bot.discord.questions import suggest, typed
from bot.discord.requests import bounds
from bot.discord.requests.actions import CommandOption, Complete, Given, Offered, Slash, Typing
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.screens.limits import clip
from bot.discord.screens.screen import Screen
from bot.discord.screens.speech import Speech, escape
from bot.table import reading
from bot.table.model import TableView
from bot.table.play import moves
from bot.table.reading import Ahead, Next
from rules.core.decisions import Answer, Decision, Rejected
from rules.core.flow import Implied, Stale
from rules.core.text import Text
from rules.core.ui import Link, Shortcut, ui
from rules.core.words import LANGS, Words

Reader = Callable[[Decision, str], Answer]
Steps = Generator[tuple[Answer, ...], Next, "Walked"]


@dataclass(frozen=True, slots=True)
class Walked:
    """The end of a chain: its answers, the question `at` which it stopped, and the texts left over.

    A text that names what the rules do without asking is not left over. `only` are questions of that kind
    whose answer is none of the given texts. `later`: texts for what nobody knows yet; they are dropped.

    The first `sure` answers are given even if a later one is refused with `why`: the refusal could depend on
    what the person can't see, and a try must not reveal it.
    """

    answers: tuple[Answer, ...]
    at: Decision | None
    left: tuple[str, ...] = ()
    only: tuple[Implied, ...] = ()
    later: tuple[str, ...] = ()
    sure: int = 0
    why: Text | None = None


def shortcuts(games: Iterable[str]) -> list[Slash]:
    """Return each game's own commands."""
    return [_shortcut(game, each) for game in games for each in ui(game).shortcuts]


def typed_chain(texts: Sequence[str], read: Reader) -> Steps:
    """Read the answers of `move > delta > 3`. Yields the answers so far, and is sent the next question.

    Raises `Rejected` at once for more texts than a chain may have, and for a text that is refused; but not
    for one behind an answer after which it is not sure what is asked.
    """
    if len(texts) > bounds.LINKS:
        raise bounds.too_many_links()
    answers: tuple[Answer, ...] = ()
    sure, rest = 0, tuple(texts)
    asked = yield answers
    try:
        while rest:
            if asked.question is None or not asked.sure:
                rest, only = _unnamed(asked.implied if answers else (), rest, read)
                if rest and only:
                    return Walked(answers, None, rest, only, sure=sure)
                if asked.question is None:
                    return Walked(answers, None, later=rest, sure=sure)
                sure = len(answers)
            if rest:
                answers, rest = (*answers, read(asked.question, rest[0])), rest[1:]
                asked = yield answers
    except Rejected as refusal:
        if not sure:
            raise
        return Walked(answers[:sure], None, sure=sure, why=refusal.text)
    return Walked(answers, asked.question, sure=sure)


def _unnamed(
    implied: Sequence[Implied], texts: tuple[str, ...], read: Reader
) -> tuple[tuple[str, ...], tuple[Implied, ...]]:
    """Return the texts after those that name implied answers, and the implied answers that no text names."""
    rest = tuple(dropwhile(lambda text: any(_means(each, read, text) for each in implied), texts))
    named = texts[: len(texts) - len(rest)]
    return rest, tuple(each for each in implied if not any(_means(each, read, text) for text in named))


def _means(implied: Implied, read: Reader, text: str) -> bool:
    """Return whether the text names the only answer."""
    try:
        return read(implied.question, text) == implied.answer
    except Rejected:
        return False


def shortcut_chain(shortcut: Shortcut, given: Given, read: Reader, until: str | None = None) -> Steps:
    """Read the answers of a game's command; with `until`, stop at the question of that option.

    A link whose question is not asked is skipped. A question that no link names gets its default, but only
    between two links: the player may not have thought of what is asked before or after them. The chain stops
    at `bounds.LINKS` answers.
    """
    answers: tuple[Answer, ...] = ()
    kept, links = 0, list(shortcut.chain)  # `kept`: answers up to the last link
    used, only = list[str](), dict[str, Implied]()
    while True:
        asked = yield answers
        decision = asked.question
        place = None if decision is None else _place(links, decision)
        _note(links[:place], asked.implied, given, read, used, only)
        if decision is None or not links or len(answers) >= bounds.LINKS:
            break
        if place is None:
            if not answers or decision.default is None:
                break
            answers = (*answers, decision.default)
            continue
        link = links[place]
        decision = link.narrowed(decision)
        if link.option is not None and link.option == until:
            break
        if link.among and link.option in used:  # each choice is made only once
            break
        linked = _linked(link, decision, given, read, guess=until is not None)
        if linked is None:
            if answers and not {*given} - {*used}:
                break
            raise _which(link, decision)
        del links[: place + 1]
        used.append(link.option or "")
        answers, kept = (*answers, linked), len(answers) + 1
    left = {name: text for name, text in given.items() if name not in used}
    others = tuple(implied for option, implied in only.items() if option in left)
    return Walked(answers[:kept], decision, tuple(left.values()), others)


def _note(
    links: Sequence[Link],
    implied: Sequence[Implied],
    given: Given,
    read: Reader,
    used: list[str],
    only: dict[str, Implied],
) -> None:
    """Sort the implied answers: options whose text names one go to `used`, all others to `only`."""
    for option, each in _unasked(links, implied):
        if option in given and _means(each, read, given[option]):
            used.append(option)
        else:
            only[option] = each


def _place(links: Sequence[Link], question: Decision) -> int | None:
    return next((i for i, link in enumerate(links) if link.prompt == question.prompt.key), None)


def _unasked(links: Sequence[Link], implied: Sequence[Implied]) -> Iterator[tuple[str, Implied]]:
    """Yield the implied answers, each with the option that would have given it."""
    for each in implied:
        place = _place(links, each.question)
        if place is not None and (option := links[place].option) is not None:
            yield option, each


def _linked(link: Link, decision: Decision, given: Given, read: Reader, *, guess: bool) -> Answer | None:
    """Return the answer of one link; None if its option is not given and more than one answer is possible.

    With `guess`, any possible answer will do, because only suggestions for later options depend on it. Raises
    `Rejected`.
    """
    if link.option is None:
        return list(link.answer or ())
    possible = link.possible(decision)
    if link.among and not possible:
        raise Rejected(Text(key="discord.refused.not-possible"))
    if link.option in given:
        return read(decision, given[link.option])
    return possible[:1] if len(possible) == 1 or (guess and possible) else None


def _which(link: Link, decision: Decision) -> Rejected:
    """Return the refusal of a command that lacks an option which is needed."""
    possible = link.possible(decision)
    if not possible:
        return Rejected(Text(key="discord.refused.incomplete"))
    return Rejected(Text(key="discord.refused.which", args={"options": possible}))


def _reader(seen: TableView, speech: Speech) -> Reader:
    """Return a reader of answers in the person's language or any other of the bot's: clients may differ."""

    def parse(decision: Decision, text: str) -> Answer:
        refusals: list[Rejected] = []
        for lang in dict.fromkeys((speech.words.lang, *LANGS)):
            answer = typed.parse(decision, text, Words(lang), seen.table.names)
            if not isinstance(answer, Rejected):
                return answer
            refusals.append(answer)
        raise refusals[0]

    return parse


async def _play(request: Request, given: Given) -> Sequence[Screen]:
    done, last = suggest.chain(given["answer"])
    texts = [text for text in (*done, last) if text]
    return await _answer(request, lambda read: typed_chain(texts, read))


def _shortcut(game: str, shortcut: Shortcut) -> Slash:
    async def run(request: Request, given: Given) -> Sequence[Screen]:
        return await _answer(request, lambda read: shortcut_chain(shortcut, given, read), game)

    def completing(name: str) -> Complete:
        return lambda typing: _complete_shortcut(shortcut, name, typing)

    options = [
        CommandOption(name, required, complete=completing(name), most=bounds.ANSWER)
        for name, required in shortcut.options.items()
    ]
    return Slash(f"{game} {shortcut.name}", run, Work.ANSWER, tuple(options))


async def _answer(
    request: Request, steps: Callable[[Reader], Steps], game: str | None = None
) -> Sequence[Screen]:
    """Walk the chain, store its answers, and show the hand with the outcome."""
    context, me = request.context, request.person.id
    info = await table_here(request)
    if game not in (None, info.game):
        raise Rejected(Text(key="discord.refused.other-game"))
    seen = await reading.seen(context, info.id, me)
    if seen.seat is None:
        raise no_seat()
    speech = Speech(request.words, seen.table.names)
    try:
        far = game is None or not ui(game).follows
        ahead = await reading.ahead(context, info.id, me, far=far)
        walked = await _walked(steps(_reader(seen, speech)), ahead)
    except Rejected as refusal:
        return [await hand_of(request, info.id, speech.marked(refusal.text))]
    return [await hand_of(request, info.id, await _store(request, info.id, ahead.ask, walked, speech))]


async def _walked(steps: Steps, ahead: Ahead) -> Walked:
    """Follow a chain to its end. Each link runs the game, so others get a turn between two links."""
    try:
        answers = next(steps)
        while True:
            try:
                asked = ahead.after(answers)
            except Rejected as refusal:
                answers = steps.throw(refusal)
            else:
                answers = steps.send(asked)
            await asyncio.sleep(0)
    except StopIteration as stop:
        walked: Walked = stop.value
        return walked


async def _store(request: Request, table_id: int, ask: str | None, walked: Walked, speech: Speech) -> str:
    if not walked.answers:
        return speech.marked(_nothing(walked.at))
    refused = _left(walked, speech) if walked.left else walked.why
    if refused is not None and not walked.sure:
        return speech.marked(refused)
    answers = walked.answers if refused is None else walked.answers[: walked.sure]
    try:
        _, stored, why = await moves.chain(request.context, table_id, request.person.id, ask, answers)
    except Rejected as refusal:
        return speech.marked(refusal.text)
    except Stale:
        return speech.marked(Text(key="discord.stale"))
    told = [Text(key="discord.done", args={"count": stored})]
    if why is not None:
        told.append(why.text)
    elif refused is not None:
        told.append(refused)
    elif walked.later:
        told.append(Text(key="discord.dropped", args={"count": len(walked.later)}))
    return " ".join(speech.marked(text) for text in told)


def _nothing(at: Decision | None) -> Text:
    if at is None:
        return Text(key="discord.refused.not-asked")
    return Text(key="discord.refused.other-question")


def _left(walked: Walked, speech: Speech) -> Text:
    """Return the refusal of a chain with texts left over; it says which answers would be given instead."""
    args: dict[str, int | str | list[str]] = {"given": escape(clip(", ".join(walked.left), 60))}
    if not walked.only:
        return Text(key="discord.refused.left", args=args)
    things = [typed.show(each.question, each.answer, speech.words, speech.names) for each in walked.only]
    return Text(key="discord.refused.only", args={**args, "only": escape(", ".join(things))})


async def _complete_play(typing: Typing) -> Offered:
    done, last = suggest.chain(typing.text)
    return await _complete(typing, lambda read: typed_chain(done, read), last, done)


async def _complete_shortcut(shortcut: Shortcut, name: str, typing: Typing) -> Offered:
    given = {option: text for option, text in typing.given.items() if option != name}
    asked = [link.prompt for link in shortcut.chain if link.option == name]

    def steps(read: Reader) -> Steps:
        return shortcut_chain(shortcut, given, read, name)

    return await _complete(typing, steps, typing.text, (), asked)


async def _complete(
    typing: Typing,
    steps: Callable[[Reader], Steps],
    text: str,
    before: Sequence[str],
    asked: Sequence[str] | None = None,
) -> Offered:
    """Suggest answers to the question where the chain stops, from memory alone; none if it can't get there.

    With `asked`, only for a question with one of these prompts.
    """
    who = (typing.context, typing.channel_id, typing.user_id)
    seen = reading.peek(*who)
    if seen is None or seen.seat is None or (ahead := reading.peek_ahead(*who)) is None:
        return []
    try:
        walked = await _walked(steps(_reader(seen, Speech(typing.words, seen.table.names))), ahead)
    except Rejected:
        return []
    if walked.at is None or (asked is not None and walked.at.prompt.key not in asked):
        return []
    return suggest.suggest(walked.at, text, typing.words, seen.table.names, before=before)


ANSWER = CommandOption("answer", required=True, complete=_complete_play, most=bounds.CHAIN)
ACTIONS = (Slash("play", _play, Work.ANSWER, (ANSWER,)),)
