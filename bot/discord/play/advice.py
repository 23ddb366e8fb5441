"""*What would you do?*: the best answers to one's own question, for the person who asks alone."""

from discord import ui

from bot.discord.delivery.panel import title
from bot.discord.play.hands import by_button, by_command
from bot.discord.questions import whole
from bot.discord.questions.spoken import differing, reason_beside, spoken
from bot.discord.requests.actions import Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.layout import Button
from bot.discord.screens.limits import TEXT, clip
from bot.discord.screens.screen import Item, Screen, note, rows
from bot.discord.screens.speech import Speech, say
from bot.table.play import advice
from bot.table.play.advice import Advised
from rules.core.decisions import Decision
from rules.core.search.advice import TRUSTED, Prospect
from rules.core.text import Text
from rules.core.words import Words

MAX_ANSWER = 400  # characters of an answer
BEHIND = ((150, "much"), (100, "more"), (0, "little"))  # thousandths of a win, and the words
PARTS = 10  # of a percent


async def advice_of(request: Request, table_id: int) -> Screen:
    """Return advice on the person's own question. Meanwhile, say that it is being thought about."""
    await request.meanwhile(note(say(request.words, "advice.thinking")))
    found = await advice.advice(request.context, table_id, request.person.id)
    return advised(found, request.words)


def advised(found: Advised, words: Words) -> Screen:
    """Return the best answers, how they compare, how sure that is, and a reason for each."""
    told = found.advice
    same = alike(found)
    lines = [heading(found, words)]
    if found.seen.decision is not None:  # later, this message stands below other questions
        lines.insert(0, Speech(words, found.seen.table.names).marked(found.seen.decision.prompt))
    lines += [_line(number, each, found, words, same) for number, each in enumerate(told.prospects, 1)]
    if told.games and not same:
        lines.append(f"-# {say(words, f'advice.{told.sure}', games=told.games)}")
    if found.left is not None:
        lines.append(f"-# {say(words, 'advice.left', left=found.left)}")
    head = title(found.seen.table.game, words)
    return Screen(ui.TextDisplay(clip("\n".join([head, *lines]), TEXT)), *_doing(found, words))


def alike(found: Advised) -> bool:
    """Return whether all suggested answers are equally good."""
    shares = [each.share // PARTS for each in found.advice.prospects]
    return bool(found.advice.games) and len(shares) > 1 == len({*shares})


def heading(found: Advised, words: Words) -> str:
    """Say how good the best answer is; or, without games that were tried, how sure the advice is."""
    told = found.advice
    if not told.games:
        return say(words, f"advice.{told.sure}")
    best, *_ = told.prospects
    args = {"percent": best.share // PARTS, "seats": len(found.seen.table.seats)}
    if alike(found):
        return say(words, "advice.same", **args)
    name, *_ = parts_of(best, found, words, same=False)
    key = "advice.holds" if best.coach == "holds" else "advice.best"
    return say(words, key, **args, first=clip(name, MAX_ANSWER))


def _doing(found: Advised, words: Words) -> list[Item]:
    """Return a button for each answer, which gives it."""
    seen, asked = found.seen, found.seen.decision
    if asked is None or seen.seat is None:
        return []
    acts = [whole.act_of(asked, each.answer) for each in found.advice.prospects]
    made = [
        Button(act, say(words, "advice.do", number=number) if len(acts) > 1 else say(words, "advice.do-it"))
        for number, act in enumerate(acts, 1)
        if act is not None
    ]
    return rows([tuple(made)], ids.decision(seen.table.id, seen.asks[seen.seat])) if made else []


def _line(number: int, each: Prospect, found: Advised, words: Words, same: bool) -> str:
    """Return an answer, how it compares with the best one, and its reason."""
    name, *parts = parts_of(each, found, words, same=same)
    return " · ".join([f"{number}. **{clip(name, MAX_ANSWER)}**", *parts])


def parts_of(each: Prospect, found: Advised, words: Words, *, same: bool) -> list[str]:
    """Return the name of an answer, and in words how it compares with the best one, and why it is good."""
    decision, speech = found.seen.decision, Speech(words, found.seen.table.names)
    assert decision is not None
    first = found.advice.prospects[0]
    parts = [_named(decision, each, first, speech)]
    if each is not first and not same:
        parts.append(_compared(first.share - each.share, each, found.advice.sure, words))
    if each.coach:
        parts.append(say(words, f"advice.coach-{each.coach}"))
    if each.why is not None and each.coach != "holds":  # the coach says it
        parts.append(reason_beside(parts[0], speech.marked(each.why)))
    elif (brings := _brings(each, found.seen.table.game, words)) is not None:
        parts.append(brings)
    return parts


def _named(decision: Decision, each: Prospect, first: Prospect, speech: Speech) -> str:
    """Return the answer in words; for a sheet after the first, only the differences from the first."""
    if decision.kind == "fill" and each is not first:
        apart = differing(decision, each.answer, first.answer, speech)
        return say(speech.words, "advice.but", changes=apart)
    return spoken(decision, each.answer, speech)


def _compared(behind: int, each: Prospect, sure: str, words: Words) -> str:
    """Compare an answer with the first one.

    Too few games tell nothing, and what may be luck is no difference. Beside a coach's idea that holds, what
    is better by 5 points is so by luck.
    """
    if sure == "few":
        key = "so-far"
    elif each.apart:
        key = next((key for least, key in BEHIND if behind >= least), "level")
    elif behind <= -PARTS:
        key = "luck" if behind <= -TRUSTED else "hardly"
    else:
        key = "level"
    return say(words, f"advice.{key}", percent=each.share // PARTS)


def _brings(each: Prospect, game: str, words: Words) -> str | None:
    """Name what an answer gains most in, in the words of the score sheet; None if that has none for it."""
    key = f"{game}.sheet.{each.brings}"
    if not each.brings or not words.has(key):
        return None
    return say(words, "advice.brings", kind=words.say(Text(key=key)), percent=each.often)


ACTIONS = (
    Slash("advice", by_command(advice_of), Work.REPLAY, anywhere=True),
    TableButton("advice", by_button(advice_of), Work.REPLAY, Manner.FRESH),
)
