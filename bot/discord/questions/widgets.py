"""A question on Discord: what to show for it, and what a press on it means. Pure functions of the draft.

    layout(decision, draft, words, ...)                      -> Layout: lines and rows
    press(decision, draft, act, values, words, ...)          -> Changed | Answered | Chained | Form
                                                                | Rejected | Stale
    submitted(decision, draft, act, fields)                  -> the same, after a form

A component's id is `d:<table>:<ask>:<act>`, and so is a form's. The draft is a small JSON object that the
service keeps for the question and drops when it is answered; it may be empty. `{"answer": ...}` with (part
of) an answer is a draft too. Forged or damaged acts, values, fields and drafts are refused or ignored; they
never raise.
"""

from collections.abc import Mapping, Sequence

from bot.discord.questions import whole
from bot.discord.questions.draft import Draft, Press, out_of_date
from bot.discord.questions.typed import show
from bot.discord.questions.widget_kinds import choose, fill, number, order, split
from bot.discord.questions.widget_kinds.folded import DO, VERB
from bot.discord.screens import limits
from bot.discord.screens.icons import Icon, no_icon
from bot.discord.screens.layout import Answered, Button, Layout, Menu, Outcome, Row
from bot.discord.screens.places import in_public
from bot.discord.screens.speech import NO_EFFECTS, NO_PINS, USUAL, Forms, Speech
from bot.table.model import Folded
from rules.core.decisions import Answer, Decision, Rejected
from rules.core.text import Text
from rules.core.words import Words


def layout(
    decision: Decision,
    draft: Mapping[str, object],
    words: Words,
    *,
    private: bool,
    names: Sequence[str] = (),
    locked: Answer | None = None,
    icon: Icon = no_icon,
    forms: Forms = USUAL,
    effects: Mapping[str, Text] = NO_EFFECTS,
    pins: Mapping[str, str] = NO_PINS,
    folded: Folded | None = None,
) -> Layout:
    """Return the question as lines of Markdown and at most five rows of components.

    `private`: only its seat reads this (a DM, an ephemeral message). In public a secret question shows
    nothing, and a public one hides its secret options. `names`: the players, by seat. `locked`: the seat's
    sealed answer, while others still answer; shown with a button to change it, in private alone. `icon`: the
    game's emoji for options. `forms`: how the game wants its questions to look. `effects`: what the options
    do. `pins`: what is on their pins in the picture. `folded`: what this reader can answer along with
    the question.
    """
    speech, read = Speech(words, names, icon, forms, effects, pins), Draft.from_json(draft)
    if not private:
        return _public(decision, draft, speech, locked, folded)
    if locked is not None and not read.reopened:
        return _sealed(decision, locked, read, speech)
    shown = _kind(decision, read, speech, folded if locked is None else None)
    lines = [*shown.lines, *_why_off(decision, shown.rows, speech)]
    if locked is None:
        return Layout(_fitted(lines), shown.rows)
    rows = _with(shown.rows, speech.button(read.act("keep"), "keep"))
    return Layout(_fitted([*lines, _seal(decision, locked, speech)]), rows)


def _public(
    decision: Decision,
    draft: Mapping[str, object],
    speech: Speech,
    locked: Answer | None,
    folded: Folded | None,
) -> Layout:
    if decision.secret:
        return Layout(())
    if locked is not None:
        return Layout(_fitted([speech.marked(decision.prompt), speech.word("sealed-hidden")]))
    shown = _kind(in_public(decision), Draft.from_json(draft), speech, folded)
    return Layout(_fitted([*shown.lines, *_why_off(decision, shown.rows, speech)]), shown.rows)


def _why_off(decision: Decision, rows: Sequence[Row], speech: Speech) -> list[str]:
    """Say why choices can't be pressed; of *Confirm* and the like the lines say so anyway."""
    buttons = [button for row in rows if not isinstance(row, Menu) for button in row]
    pressed = [each for button in buttons if button.disabled and (each := Press.parse(button.act, ()))]
    places = speech.forms.places.get(decision.prompt.key, ())
    gone = [places[each.numbers[0]] for each in pressed if each.verb == "absent"]
    absent = [speech.why_absent(decision.prompt.key, each) or speech.word("off-absent") for each in gone]
    off = {each.verb for each in pressed}
    reasons = {
        "pick": speech.word("off-full"),
        **({"rest": speech.word("off-rest")} if decision.kind == "split" else {}),
    }
    told = [*dict.fromkeys(absent), *(reason for verb, reason in reasons.items() if verb in off)]
    return [f"-# {reason}" for reason in told]


def _sealed(decision: Decision, locked: Answer, draft: Draft, speech: Speech) -> Layout:
    told = [_seal(decision, locked, speech)]
    if decision.kind == "fill":
        slots = range(min(len(decision.slots), limits.ENTRIES))
        told += fill.sheet_lines(decision, fill.sheet(decision, locked), slots, speech)
    change = speech.button(draft.act("change"), "change", emoji="✏️")
    return Layout(_fitted([speech.marked(decision.prompt), *told]), ((change,),))


def _seal(decision: Decision, locked: Answer, speech: Speech) -> str:
    """Return a line for the answer that counts until another is given; a sheet is too long to repeat."""
    if decision.kind == "fill":
        return speech.word("sealed-hidden")
    return speech.word("sealed", answer=show(decision, locked, speech.words, speech.escaped))


def _kind(decision: Decision, draft: Draft, speech: Speech, folded: Folded | None) -> Layout:
    match decision.kind:
        case "choose":
            return choose.layout(decision, draft, speech, folded)
        case "number":
            return number.layout(decision, draft, speech)
        case "split":
            return split.layout(decision, draft, speech)
        case "order":
            return order.layout(decision, draft, speech)
        case "fill":
            return fill.layout(decision, draft, speech)


def _with(rows: tuple[Row, ...], button: Button) -> tuple[Row, ...]:
    last = rows[-1] if rows else ()
    if isinstance(last, tuple) and 0 < len(last) < limits.ROW:
        return (*rows[:-1], (*last, button))
    return (*rows, (button,))


def _fitted(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the lines cut to their limit, keeping the question and the newest lines."""
    first, *rest = (limits.clip(line, limits.LINE) for line in lines)
    size = len(first) + sum(len(line) + 1 for line in rest)
    cut = 0
    while size > limits.LINES - len("\n…"):
        size -= len(rest[cut]) + 1
        cut += 1
    return (first, *(["…"] if cut else []), *rest[cut:])


def press(
    decision: Decision,
    draft: Mapping[str, object],
    act: str,
    values: Sequence[str],
    words: Words,
    *,
    names: Sequence[str] = (),
    locked: Answer | None = None,
    folded: Folded | None = None,
) -> Outcome:
    """Interpret a press on `act`, with the chosen `values` of a menu.

    `decision` and `draft` are the seat's own, with secret options, wherever the button was: acts mean the
    same in public and in private. If the answer is sealed and nobody is changing it, a press on anything else
    than that comes from a message of before: it is refused, unless it gives the same answer.
    """
    read, pressed = Draft.from_json(draft), Press.parse(act, values)
    if pressed is None:
        return out_of_date()
    if pressed.verb == "change" and locked is not None:
        return read.changed(locked, {}, reopened=True)
    if pressed.verb == "keep" and locked is not None:
        return read.changed(None, {}, reopened=False)
    if pressed.verb == whole.VERB:
        outcome = whole.pressed(decision, pressed)
    else:
        outcome = _pressed(decision, read, pressed, Speech(words, names), folded)
    return _unless_sealed(_checked(decision, outcome), locked, read)


def _unless_sealed(outcome: Outcome, locked: Answer | None, draft: Draft) -> Outcome:
    """The outcome, unless it would change a sealed answer that is not being changed."""
    if locked is None or draft.reopened or outcome == Answered(locked):
        return outcome
    return Rejected(Text(key="widgets.refused.sealed"))


def _pressed(
    decision: Decision, read: Draft, pressed: Press, speech: Speech, folded: Folded | None
) -> Outcome:
    match decision.kind:
        case "choose":
            return choose.press(decision, read, pressed, speech, folded)
        case "number":
            return number.press(decision, read, pressed, speech)
        case "split":
            return split.press(decision, read, pressed, speech)
        case "order":
            return order.press(decision, read, pressed, speech)
        case "fill":
            return fill.press(decision, read, pressed, speech)


def opens_form(act: str) -> bool:
    """Return whether a press on `act` opens a form, which must be the first response to the press."""
    return act.partition(".")[0] == "form"


def gives_two(act: str) -> bool:
    """Return whether a press on `act` answers the question and the one behind it."""
    return act.partition(".")[0] in (VERB, DO)


def submitted(
    decision: Decision,
    draft: Mapping[str, object],
    act: str,
    fields: Mapping[str, str],
    locked: Answer | None = None,
) -> Outcome:
    """Interpret a submitted form; `fields`: the typed texts by field name. Never another form."""
    read, pressed = Draft.from_json(draft), Press.parse(act)
    if pressed is None:
        return out_of_date()
    outcome: Outcome = out_of_date()
    if decision.kind == "number":
        outcome = number.submitted(decision, read, pressed, fields)
    if decision.kind == "split":
        outcome = split.submitted(decision, read, pressed, fields)
    return _unless_sealed(_checked(decision, outcome), locked, read)


def _checked(decision: Decision, outcome: Outcome) -> Outcome:
    """Return the outcome, with an answer that the question refuses replaced by the refusal."""
    if isinstance(outcome, Answered):
        try:
            decision.check(outcome.answer)
        except Rejected as refusal:
            return refusal
    return outcome
