"""`Number`: buttons for up to fifteen values, a menu for up to 25, a form for more."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from bot.discord.questions.draft import Draft, Press, out_of_date
from bot.discord.questions.numbers import whole
from bot.discord.questions.widget_kinds.buttons import SEVERAL, in_lines
from bot.discord.questions.widget_kinds.pages import entry, placeholder
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Field, Form, Layout, Menu, Outcome, rows_of
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from rules.core.decisions import Number, Rejected
from rules.core.flow import Argument
from rules.core.text import Text


def layout(decision: Number, draft: Draft, speech: Speech) -> Layout:
    """Return the widgets. Acts hold indices into the list of values, because a value may be negative."""
    prompt = speech.marked(decision.prompt)
    if decision.size() > limits.ENTRIES:
        form = speech.button(draft.act("form"), "type-number", "primary", "✏️")
        lines = (prompt, _range(decision, speech), *_described((decision.low, _last(decision)), speech))
        return Layout(lines, ((form,),))
    numbers = [decision.low + i * decision.step for i in range(decision.size())]
    values = [str(number) for number in numbers]
    entries = tuple(entry(value, i, speech.effect(f"number:{value}")) for i, value in enumerate(values))
    if len(values) > limits.BUTTONS:
        return Layout((prompt,), (Menu(draft.act("value"), placeholder(speech.word("choose")), entries),))
    buttons = [Button(draft.act("value", i), clip(v, limits.SHORT), "primary") for i, v in enumerate(values)]
    told = _described(telling(numbers, speech), speech)
    if in_lines(told, len(values)):
        return Layout((prompt, *told), tuple(rows_of(buttons)))
    menu = Menu(draft.act("value"), placeholder(speech.word("choose-told")), entries)
    return Layout((prompt,), (*rows_of(buttons), menu))


def telling(numbers: Sequence[int], speech: Speech) -> Sequence[int]:
    """Return the numbers of which the effects are said: the first and the last, if these tell the others."""
    effects = [speech.effects.get(f"number:{number}") for number in numbers]
    return (numbers[0], numbers[-1]) if _evenly(effects) else numbers


def _evenly(effects: Sequence[Text | None]) -> bool:
    """Return whether all say the same, but for figures that grow or shrink evenly."""
    texts = [effect for effect in effects if effect is not None]
    if len(texts) < max(len(effects), SEVERAL) or len({(text.key, *text.args) for text in texts}) > 1:
        return False
    return all(map(_steady, zip(*(text.args.values() for text in texts), strict=True)))


def _steady(values: Sequence[Argument]) -> bool:
    figures = [value for value in values if isinstance(value, int)]
    steps = {after - before for before, after in pairwise(figures)}
    return all(value == values[0] for value in values) or (len(figures) == len(values) and len(steps) == 1)


def _described(numbers: Iterable[int], speech: Speech) -> list[str]:
    told = {number: speech.marked_effect(f"number:{number}") for number in numbers}
    return [f"- **{number}**: {effect}" for number, effect in told.items() if effect]


def _last(decision: Number) -> int:
    return decision.low + (decision.size() - 1) * decision.step


def _range(decision: Number, speech: Speech) -> str:
    # as strings, because numbers in sentences get thousands separators
    low, high, step = str(decision.low), str(_last(decision)), str(decision.step)
    return speech.word("range" if decision.step == 1 else "range-step", low=low, high=high, step=step)


def press(decision: Number, draft: Draft, pressed: Press, speech: Speech) -> Outcome:
    """Apply a press: `value` answers, `form` opens the form."""
    if pressed.verb == "form" and decision.size() > limits.ENTRIES:
        field = Field(
            "number",
            clip(speech.word("number"), limits.FIELD_LABEL),
            clip(_range(decision, speech), limits.FIELD_DESCRIPTION),
        )
        return Form(draft.act("number"), clip(speech.plain(decision.prompt), limits.FORM_TITLE), (field,))
    count = decision.size()
    index = pressed.value(count) if pressed.values else pressed.number(0, count)
    if pressed.verb != "value" or index is None:
        return out_of_date()
    return Answered(decision.low + index * decision.step)


def submitted(decision: Number, draft: Draft, pressed: Press, fields: Mapping[str, str]) -> Outcome:
    """Return the number that was typed."""
    number = whole(fields.get("number", ""))
    if pressed.verb != "number":
        return out_of_date()
    return number if isinstance(number, Rejected) else Answered(number)
