"""`Order`: pick the first, the second, and so on; the last one is placed automatically.

Of two, the first pick is the answer.
"""

from collections.abc import Sequence

from bot.discord.questions.draft import Draft, Press, out_of_date, picks
from bot.discord.questions.widget_kinds.buttons import buttons_for
from bot.discord.questions.widget_kinds.pages import built, entry, navigate, option_rows, placeholder
from bot.discord.screens.layout import Answered, Button, Layout, Menu, Outcome, Row, rows_of
from bot.discord.screens.speech import Speech
from rules.core.decisions import Order


def order_so_far(decision: Order, draft: Draft) -> list[str]:
    """Return the ids in the order picked, with the last one added when only one is left."""
    ids = [o.id for o in decision.options]
    picked = picks(draft.answer, ids)
    left = [ident for ident in ids if ident not in picked]
    return [*picked, *left] if len(left) == 1 else picked


def layout(decision: Order, draft: Draft, speech: Speech) -> Layout:
    """Lay out the order so far as lines; a menu of many options, or buttons, offers the rest."""
    options = decision.options
    ids = [o.id for o in options]
    picked = order_so_far(decision, draft)
    lines = [speech.marked(decision.prompt)]
    lines += [
        f"{n}. {speech.sign(ident, len(picked))}{speech.marked(options[ids.index(ident)].label)}"
        for n, ident in enumerate(picked, 1)
    ]
    left = [i for i, ident in enumerate(ids) if ident not in picked]
    own = len(picks(draft.answer, ids))
    edit = [
        speech.button(draft.act("back", max(own - 1, 0)), "back", emoji="↩️", on=own > 0),
        speech.button(draft.act("clear"), "clear", on=own > 0),
    ]
    if not left:
        return built(lines, [], [speech.button(draft.act("confirm"), "confirm", "success", "✅"), *edit])
    shorts = [speech.short(options[i]) for i in left]
    if buttons_for(shorts):
        offers = [
            Button(draft.act("next", i), short, "primary", speech.icon(ids[i]))
            for i, short in zip(left, shorts, strict=True)
        ]
        return built(lines, rows_of(offers), edit)

    def menu(indexes: Sequence[int]) -> Menu:
        entries = tuple(
            entry(speech.plain(options[i].label), i, speech.effect(ids[i]), icon=speech.icon(ids[i]))
            for i in indexes
        )
        hint = placeholder(speech.word("choose-place", place=len(picked) + 1))
        return Menu(draft.act("next", indexes[0]), hint, entries)

    rows: list[Row]
    rows, turns = option_rows(options, left, draft, speech, menu)
    return built(lines, rows, [*turns, *edit])


def press(decision: Order, draft: Draft, pressed: Press, speech: Speech) -> Outcome:
    """Apply a press: `next` appends, `back` keeps only the first so many, `confirm` answers."""
    ids = [o.id for o in decision.options]
    picked = picks(draft.answer, ids)
    if (moved := navigate(draft, pressed, len(ids))) is not None:
        return draft.moved(**moved)
    if pressed.verb == "next":
        index = pressed.value(len(ids)) if pressed.values else pressed.number(0, len(ids))
        if index is None:
            return out_of_date()
        if len(ids) == 2:
            return Answered([ids[index], ids[1 - index]])
        return draft.changed(list(dict.fromkeys([*picked, ids[index]])), draft.at)
    if pressed.verb == "back" and (kept := pressed.number(0, len(ids) + 1)) is not None:
        return draft.changed(picked[:kept], draft.at)
    if pressed.verb == "clear":
        return draft.changed([], {})
    return Answered(order_so_far(decision, draft)) if pressed.verb == "confirm" else out_of_date()
