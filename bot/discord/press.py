"""Presses of buttons, choices in menus, and submitted forms.

They arrive as plain interactions and are read from their ids. No view or form is kept in memory, so those of
an earlier run are served as well. Each is acknowledged first; only opening a form must itself be the first
response.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

import discord
from discord import ui

from bot.discord.actions import general_button, stale, table_button
from bot.discord.delivery.refusals import FAILED
from bot.discord.play.hands import hand_of, no_seat, require_reach
from bot.discord.questions import widgets
from bot.discord.requests import bounds
from bot.discord.requests.actions import GeneralButton
from bot.discord.requests.admission import admitted
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Interaction, Manner, is_private, serve
from bot.discord.screens import ids
from bot.discord.screens.ids import Act, GeneralPress, TablePress
from bot.discord.screens.layout import Answered, Chained, Changed, Form, Outcome
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import Speech, escape, say
from bot.table import reading
from bot.table.model import TableView
from bot.table.people import profiles
from bot.table.play import moves
from bot.traced import traced
from rules.core.decisions import Decision, Rejected
from rules.core.flow import Stale
from rules.core.text import Text
from rules.core.words import Words, nearest

FORM_TIMEOUT = 1.5  # seconds to open a form; half of what Discord allows

log = logging.getLogger(__name__)
Reading = Callable[[Decision, TableView, Words], Outcome]


async def pressed(runtime: Runtime, interaction: Interaction) -> None:
    """Serve a press, a choice or a submitted form, if the budgets allow it. Never raises."""
    data: Mapping[str, object] = {**(interaction.data or {})}
    what = ids.parse(str(data.get("custom_id", "")))
    async with admitted(runtime, interaction, work_of(what)) as may:
        if may:
            await _serve(runtime, interaction, what, data)


def work_of(what: Act | TablePress | GeneralPress | None) -> Work:
    """Return the work of a press; an unknown button only gets a message."""
    match what:
        case Act():
            return Work.ANSWER
        case TablePress():
            return table_button(what.what).work
        case GeneralPress():
            return general_button(what.what).work
        case None:
            return Work.LOOK


async def _serve(
    runtime: Runtime,
    interaction: Interaction,
    what: Act | TablePress | GeneralPress | None,
    data: Mapping[str, object],
) -> None:
    values, fields = _values(data), _fields(data)
    if what is None or values is None or fields is None:
        await serve(runtime, interaction, Manner.FRESH, "an unknown button", stale)
    elif data.get("values") and not values:
        await serve(runtime, interaction, Manner.QUIET, "a menu of people", _only_bots)
    elif isinstance(what, TablePress):
        manner = table_button(what.what).shown(what.rest, private=is_private(interaction))
        body = partial(grant, what=what, values=values)
        await serve(runtime, interaction, manner, f"table {what.table_id}, {what.what}", body)
    elif isinstance(what, GeneralPress):
        button = general_button(what.what)
        body = partial(_run, button, ",".join(values) or what.rest)
        await serve(runtime, interaction, button.manner, f"button {what.what}", body)
    elif interaction.type is discord.InteractionType.modal_submit:
        await _decide(runtime, interaction, what, partial(_sent, what.act, fields))
    elif widgets.opens_form(what.act):
        await _open(runtime, interaction, what)
    else:
        await _decide(runtime, interaction, what, partial(_chosen, what.act, values))


async def grant(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    """Do what a table's button says. Raises `Rejected` and `Stale`."""
    await require_reach(request, what.table_id)
    return await table_button(what.what).run(request, what, values)


async def _only_bots(request: Request) -> Sequence[Screen]:
    """Refuse a choice of nobody but bots: left out, they would mean that anybody may come."""
    raise Rejected(Text(key="discord.refused.bot"))


async def _run(button: GeneralButton, rest: str, request: Request) -> Sequence[Screen]:
    return await button.run(request, rest)


def _chosen(act: str, values: Sequence[str], decision: Decision, seen: TableView, words: Words) -> Outcome:
    folded = None if seen.seat is None else seen.folded.get(seen.seat)
    return widgets.press(
        decision, seen.draft, act, values, words, names=seen.table.names, locked=seen.locked, folded=folded
    )


def _sent(act: str, fields: Mapping[str, str], decision: Decision, seen: TableView, words: Words) -> Outcome:
    return widgets.submitted(decision, seen.draft, act, fields, seen.locked)


async def _decide(runtime: Runtime, interaction: Interaction, act: Act, read: Reading) -> None:
    manner = Manner.PLACE if is_private(interaction) else Manner.QUIET
    body = partial(decide, act=act, read=read)
    await serve(runtime, interaction, manner, f"table {act.table_id}", body)


async def decide(request: Request, act: Act, read: Reading) -> Sequence[Screen]:
    """Apply a press to the person's own question.

    In private the hand is shown again. In the channel the panel is updated separately; the person is told
    only about a refusal, and is shown the present question after pressing on a closed or sealed one. Each
    person's presses are handled one at a time, or the second of two quick choices would drop the first.
    """
    closed = drafted = False
    said = ""
    async with request.runtime.presses(request.person.id):
        whole = widgets.gives_two(act.act)
        seen = await reading.seen(request.context, act.table_id, request.person.id, whole=whole)
        try:
            drafted = await _apply(request, act, seen, read(_own(seen, act), seen, request.words))
        except Rejected as refusal:
            said = Speech(request.words, seen.table.names).marked(refusal.text)
            closed = seen.locked is not None
        except Stale:
            said, closed = say(request.words, "stale"), True
    if drafted and not request.private:
        await _redraw(request.runtime, act.table_id)
    if seen.seat is not None and (request.private or closed):
        return [await hand_of(request, act.table_id, said)]
    return [note(said)] if said else []


def _own(seen: TableView, act: Act) -> Decision:
    """Return the reader's own question, if the pressed one is theirs. Raises `Rejected` or `Stale`."""
    if seen.seat is not None and seen.asks.get(seen.seat) == act.ask and seen.decision is not None:
        return seen.decision
    others = [seat for seat, ask in seen.asks.items() if ask == act.ask]
    if others:
        who = escape(seen.table.names[others[0]])
        raise Rejected(Text(key="discord.refused.turn", args={"who": who}))
    if seen.seat is None:
        raise no_seat()
    raise Stale(act.ask)


async def _apply(request: Request, act: Act, seen: TableView, outcome: Outcome) -> bool:
    """Carry out a press. Returns whether it only changed a draft, so that the panel must be redrawn."""
    context, me = request.context, request.person.id
    match outcome:
        case Changed(draft):
            await moves.draft(context, act.table_id, me, act.ask, draft)
            return True
        case Answered(answer):
            known = seen.locked is not None  # else it may be sealed meanwhile, in another message
            await moves.answer(context, act.table_id, me, act.ask, answer, change=known)
            return False
        case Chained(answers):
            _, _, refused = await moves.chain(context, act.table_id, me, act.ask, answers, passing=True)
            if refused is not None:
                raise refused
            return False
        case Form():
            raise Rejected(Text(key="discord.refused.form"))
        case Rejected() | Stale():
            raise outcome


async def _redraw(runtime: Runtime, table_id: int) -> None:
    """Redraw the panel. If a redraw is already waiting, do nothing: it will show this draft too.

    So quick choices in a menu cost no more edits than Discord accepts, and nobody queues for them.
    """
    if table_id in runtime.to_redraw:
        return
    lock = runtime.redraws(table_id)
    runtime.to_redraw.add(table_id)
    try:
        await lock.acquire()
    finally:
        runtime.to_redraw.discard(table_id)
    try:
        await runtime.poster.redraw(table_id)
    finally:
        lock.release()


async def _open(runtime: Runtime, interaction: Interaction, act: Act) -> None:
    """Open the form if the question is still open; else treat it as an ordinary press, which says so."""
    outcome: Outcome | None = None
    with suppress(Rejected, Stale, TimeoutError):
        outcome = await asyncio.wait_for(_outcome(runtime, interaction, act), FORM_TIMEOUT)
    if isinstance(outcome, Form):
        await _send_form(interaction, act, outcome)
    else:
        await _decide(runtime, interaction, act, partial(_chosen, act.act, ()))


async def _outcome(runtime: Runtime, interaction: Interaction, act: Act) -> Outcome:
    seen = await reading.seen(runtime.context, act.table_id, interaction.user.id)
    lang = await profiles.lang_of(runtime.context, interaction.user.id) or nearest(str(interaction.locale))
    return _chosen(act.act, (), _own(seen, act), seen, Words(lang))


async def _send_form(interaction: Interaction, act: Act, form: Form) -> None:
    modal = ui.Modal(title=form.title, custom_id=ids.decision(act.table_id, act.ask) + form.act)
    for field in form.fields:
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field.name, default=field.value or None, max_length=bounds.DIGITS
        )
        modal.add_item(ui.Label(text=field.label, description=field.description or None, component=line))
    modal.stop()  # a sent form is read from its id, like a press
    try:
        await interaction.response.send_modal(modal)
    except FAILED as error:  # nothing has changed, and the button still works
        log.info("a form could not be opened: %s", traced(error))


# --- what Discord sends ----------------------------------------------------------------------------------


def _values(data: Mapping[str, object]) -> list[str] | None:
    """Return the chosen values of a menu, without bots; None if no menu could have sent them."""
    values = data.get("values") or []
    if not isinstance(values, list) or len(values) > bounds.VALUES:
        return None
    chosen = [value for value in values if isinstance(value, str) and len(value) <= bounds.ID]
    if len(chosen) != len(values):
        return None
    resolved = data.get("resolved")
    users = resolved.get("users") if isinstance(resolved, dict) else None
    return [each for each in chosen if not (isinstance(users, dict) and _is_bot(users.get(each)))]


def _is_bot(user: object) -> bool:
    return isinstance(user, dict) and user.get("bot") is True


def _fields(data: Mapping[str, object]) -> dict[str, str] | None:
    """Return the typed texts by field name; None if no form sent them: all of ours ask for numbers."""
    labels = data.get("components") or []
    if not isinstance(labels, list) or len(labels) > bounds.FIELDS:
        return None
    fields = [label.get("component") for label in labels if isinstance(label, dict)]
    typed = {
        name: value
        for field in fields
        if isinstance(field, dict)
        and isinstance(name := field.get("custom_id"), str)
        and isinstance(value := field.get("value"), str)
        and len(name) <= bounds.ID
        and len(value) <= bounds.DIGITS
    }
    return typed if len(typed) == len(labels) else None
