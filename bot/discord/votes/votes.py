"""Proposals in a table's channel: one message each, updated as people vote."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from bot.discord.delivery import messages
from bot.discord.delivery.nonces import nonce
from bot.discord.delivery.panel import button
from bot.discord.delivery.refusals import Gone
from bot.discord.requests.actions import TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.screens import ids, waits
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Item, Screen, note
from bot.discord.screens.speech import Speech, say, say_of
from bot.table.delivery import posted_messages
from bot.table.following import OUTCOMES
from bot.table.jobs import Queued
from bot.table.model import Posted, TableInfo
from bot.table.past import rewind
from bot.table.people import blocks
from bot.table.runtime.context import Context, refusal
from bot.table.schedule import off_turn_notices, preferences
from bot.table.votes import deciding
from bot.table.votes.proposals import Proposal
from rules.core.game import letter
from rules.core.text import Text
from rules.core.words import Words


def screen(it: Proposal, info: TableInfo, words: Words, back: int | None = None) -> Screen:
    """Return the proposal, the votes so far, and the buttons; or how it ended.

    `back`: until when the person whose seat is to be freed has said that they are away.
    """
    lines = _proposed(it, info, words)
    if it.ended is None:
        lines += waits.absence(it.user_id, back, words)
        lines += [*_ballots(it, info, words), *_terms(it, info, words)]
    elif not _gone_back(it):
        lines.append(_say(words, f"ended.{it.ended}", user=_mark(it.user_id, words)))
    elif it.restorable:
        lines.append(_say(words, "restorable"))
    items: list[Item] = [ui.TextDisplay("\n".join(lines))]
    if buttons := _buttons(it, words):
        items.append(ui.ActionRow(*buttons))
    return Screen(ui.Container(*items))


async def post_all(client: discord.Client, context: Context, info: TableInfo, queued: Queued) -> None:
    """Post or update the table's proposals; a new one calls the people who are asked.

    A proposal that has ended is not posted any more, unless an earlier try may have posted it with buttons.
    Raises `Later`, `Barred` and Discord's exception.
    """
    for it in await deciding.shown(context, info.id):
        doubted = it.user_id if it.kind == "replace" else None
        back = None if doubted is None else await preferences.away_until(context, doubted)
        shown = screen(it, info, Words(info.lang), back)
        old = await posted_messages.find(context, info.id, "vote", number=it.number)
        stands = old is not None and await _edited(client, old, shown)
        unknown = old is None and queued.tries > 0
        if not stands and (it.ended is None or _gone_back(it) or unknown):
            called = it.concerned(info) if old is None else ()
            usual = await off_turn_notices.mentioned(context, called)
            if it.kind == "offer":  # as any other to everybody else, but not heard by whoever blocked them
                called = await blocks.hearing(context, called, it.by_id)
            users = [user for user in usual if user in called]
            channel = client.get_partial_messageable(info.channel_id)
            given = nonce(queued, "vote", it.number)
            again, loud = queued.tries > 0, bool(usual)
            sent = await messages.post_needed(channel, shown, given, users, again=again, loud=loud)
            posted = Posted("vote", None, info.channel_id, sent.id, queued.id, number=it.number)
            await deciding.was_posted(context, info.id, posted, called, users)
        if it.ended is not None and not it.restorable:
            await deciding.put_away(context, info.id, it.number)


async def _edited(client: discord.Client, old: Posted, shown: Screen) -> bool:
    channel = client.get_partial_messageable(old.channel_id)
    try:
        await messages.edit(channel.get_partial_message(old.message_id), shown)
    except Gone:
        return False
    return True


async def open_to(context: Context, info: TableInfo, user: int, words: Words) -> list[str]:
    """List what the table's open proposals ask of this person, a text for each."""
    every = await deciding.shown(context, info.id) if info.status == "running" else ()
    return [_asked(it, info, user, words) for it in every if user in it.concerned(info)]


def _asked(it: Proposal, info: TableInfo, user: int, words: Words) -> str:
    if it.kind == "replace" and it.user_id == user:
        return say_of("table", words, "told.replace")
    return "\n".join(_proposed(it, info, words))


def _proposed(it: Proposal, info: TableInfo, words: Words) -> list[str]:
    if it.kind == "rewind":
        key = "gone-back" if _gone_back(it) else "rewind"
        told = [] if it.told is None else [f"> {Speech(words, info.names).marked(it.told)}"]
        lost = _say(words, f"{key}-lost", lost=it.lost)
        return [_say(words, key, by=_mark(it.by_id, words)), *told, lost]
    seat = "" if it.seat is None else letter(it.seat)
    by, user = _mark(it.by_id, words), _mark(it.user_id, words)
    return [_say(words, it.kind, by=by, user=user, lost=it.lost, seat=seat)]


def _ballots(it: Proposal, info: TableInfo, words: Words) -> list[str]:
    if it.kind == "offer":
        return []
    said = {user: it.ballots.get(user) for user in it.asked(info)}
    lines: list[str] = []
    for key, wanted in (("agreed", True), ("against", False), ("awaited", None)):
        who = [_mark(user, words) for user, agrees in said.items() if agrees is wanted]
        lines += [_say(words, key, who=who)] if who else []
    return lines


def _terms(it: Proposal, info: TableInfo, words: Words) -> list[str]:
    alone = it.kind == "replace" and len(it.asked(info)) == 1
    need = {"rewind": "need-all", "restore": "need-all", "replace": "need-one" if alone else "need-most"}
    lines = [_say(words, need[it.kind], user=_mark(it.user_id, words))] if it.kind in need else []
    return [*lines, _say(words, "decided" if alone else "lapses", due=f"<t:{it.due}:R>")]


def _buttons(it: Proposal, words: Words) -> list[Item]:
    if it.restorable:
        return [button(it.table_id, "restore", words, ButtonStyle.secondary, str(it.number))]
    if it.ended is not None:
        return []
    if it.kind == "offer":
        return [
            button(it.table_id, "accept", words, ButtonStyle.success, str(it.number)),
            button(it.table_id, "decline", words, ButtonStyle.secondary, str(it.number)),
        ]
    made: list[Item] = [
        button(it.table_id, "agree", words, ButtonStyle.success, str(it.number)),
        button(it.table_id, "refuse", words, ButtonStyle.secondary, str(it.number)),
    ]
    if it.kind == "replace":
        made.append(button(it.table_id, "object", words, ButtonStyle.primary, str(it.number)))
    return made


def _gone_back(it: Proposal) -> bool:
    return it.kind == "rewind" and it.ended == "passed"


def _mark(user_id: int | None, words: Words) -> str:
    return f"<@{user_id}>" if user_id else say_of("table", words, "forgotten")


def _say(words: Words, key: str, **args: int | str | list[str]) -> str:
    return say(words, f"vote.{key}", **args)


async def agree(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Agree to a proposal. Its message is updated separately."""
    await deciding.agree(request.context, what.table_id, _number(what), request.person, OUTCOMES)
    return []


async def _refuse(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    await deciding.refuse(request.context, what.table_id, _number(what), request.person.id)
    return []


async def _restore(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    done = await rewind.propose_restore(request.context, what.table_id, request.person.id, _number(what))
    key = "discord.restore.done" if done else "discord.rewind.asked"
    return [note(request.words.say(Text(key=key)))]


def _number(what: TablePress) -> int:
    number = ids.number(what.rest)
    if number is None:
        raise refusal("vote-over")
    return number


ACTIONS = (
    TableButton("agree", agree, Work.CHANGE),
    TableButton("refuse", _refuse, Work.CHANGE),
    TableButton("object", _refuse, Work.CHANGE),
    TableButton("decline", _refuse, Work.CHANGE),
    TableButton("restore", _restore, Work.CALL),
)
