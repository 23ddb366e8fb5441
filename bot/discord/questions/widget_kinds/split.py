"""`Split`: all ways to share, if they are few: as buttons, if these are short; else a menu for each part, a
form for up to five, or part by part.

Where the ways are too many, up to five parts have buttons that answer at once: equal shares, and for each
part all that is left.
"""

from collections.abc import Mapping, Sequence

from bot.discord.questions.draft import Draft, Press, out_of_date
from bot.discord.questions.numbers import whole
from bot.discord.questions.widget_kinds.buttons import buttons_for, height
from bot.discord.questions.widget_kinds.pages import built, entry, navigate, placeholder, turned
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Field, Form, Layout, Menu, Outcome, Row, rows_of
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from rules.core.decisions import Part, Rejected, Split, is_legal
from rules.core.text import Text

MENUS = 3  # leaves two rows for the buttons
Shares = tuple[int, ...]  # the number of each part


def ranges(decision: Split) -> list[range]:
    """Return the numbers that each part may get, given the sum and the limits of the other parts."""
    lows, highs = sum(p.low for p in decision.parts), sum(p.high for p in decision.parts)
    return [
        range(max(p.low, decision.least - (highs - p.high)), min(p.high, decision.most - (lows - p.low)) + 1)
        for p in decision.parts
    ]


def given(decision: Split, draft: Draft) -> dict[str, int]:
    """Return the number of each part so far, at first its lowest."""
    answer = draft.answer if isinstance(draft.answer, dict) else {}
    return {
        part.id: answer[part.id] if type(answer.get(part.id)) is int and answer[part.id] in span else span[0]
        for part, span in zip(decision.parts, ranges(decision), strict=True)
    }


def ways(decision: Split) -> list[Shares] | None:
    """Return all ways to share, the most for the first part first; None if a menu has no room for them."""
    found: list[Shares] = [()]
    for i, span in enumerate(ranges(decision), 1):
        others = decision.parts[i:]
        low, high = decision.least - sum(p.high for p in others), decision.most - sum(p.low for p in others)
        found = [(*begun, n) for begun in found for n in reversed(span) if low <= sum(begun) + n <= high]
        if len(found) > limits.ENTRIES:
            return None
    return found


def layout(decision: Split, draft: Draft, speech: Speech) -> Layout:
    """Return the widgets, in one of five ways that depends on the number and size of the parts."""
    speech = speech.among([part.id for part in decision.parts])
    spans, now = ranges(decision), given(decision, draft)
    if (few := ways(decision)) is not None:
        return _one_of(decision, few, draft, speech)
    total = sum(now.values())
    lines = [speech.marked(decision.prompt), *_described(decision, speech), _sum(decision, total, speech)]
    fits = decision.least <= total <= decision.most
    confirm = speech.button(draft.act("confirm"), "confirm", "success", "✅", on=fits)
    clear = speech.button(draft.act("clear"), "clear", on=draft.answer is not None)
    if len(spans) > limits.FIELDS:
        lines.append(_so_far(decision, now, speech))
        return _part_by_part(decision, draft, speech, lines, [confirm, clear])
    form = speech.button(draft.act("form"), "type-numbers", "primary", "✏️")
    rows: list[Row] = []
    if len(spans) <= MENUS and all(len(span) <= limits.ENTRIES for span in spans):
        rows += [_values(decision, i, now, draft, speech) for i in _order(decision, speech)]
    else:
        lines.append(_so_far(decision, now, speech))
    return built(
        lines, [*rows, _rest(decision, draft, speech)], [form, confirm, *_equal(decision, draft), clear]
    )


def _one_of(decision: Split, few: Sequence[Shares], draft: Draft, speech: Speech) -> Layout:
    """Return each way to share as a button, if these are short, or else as a line of a menu."""
    lines = [speech.marked(decision.prompt), *_described(decision, speech)]
    if len(decision.parts) == 1 and len(few) <= limits.BUTTONS:
        if len(lines) == 1:
            lines.append(speech.marked(decision.parts[0].label))
        buttons = [
            Button(draft.act("way", place), clip(str(number), limits.SHORT), "primary")
            for place, (number,) in reversed([*enumerate(few)])
        ]
        return built(lines, [], buttons)
    if buttons := _by_buttons(decision, few, draft, speech):
        return Layout((*lines, *_unsaid(decision, speech)), tuple(rows_of(buttons)))
    told = [way_of(shares, [speech.listed(part) for part in decision.parts], speech) for shares in few]
    entries = tuple(entry(label, place) for place, label in enumerate(told))
    return built(lines, [Menu(draft.act("way"), placeholder(speech.word("choose")), entries)], [])


def way_of(shares: Shares, names: Sequence[str], speech: Speech) -> str:
    """Return a way to share in words: `2 → H, 1 → G`."""
    told = [f"{number} → {name}" for name, number in zip(names, shares, strict=True) if number]
    return ", ".join(told) or speech.word("nothing")


def _by_buttons(decision: Split, few: Sequence[Shares], draft: Draft, speech: Speech) -> list[Button]:
    """Return a button for each way, what gives most first; none if they take too much room.

    Places are called by their letters alone if their names are too long.
    """
    names = [speech.listed(part) for part in decision.parts]
    pins = [speech.pins.get(part.id, "") for part in decision.parts]
    tried = [names, pins] if all(map(str.isalpha, pins)) else [names]
    parts = _order(decision, speech)
    every = (
        [way_of(tuple(way[i] for i in parts), [each[i] for i in parts], speech) for way in few]
        for each in tried
    )
    labels = next(filter(_fit, every), None)
    if labels is None:
        return []
    order = sorted(range(len(few)), key=lambda way: (-sum(few[way]), *(-few[way][i] for i in parts)))
    return [
        Button(draft.act("way", place), labels[place], "primary" if sum(few[place]) else "secondary")
        for place in order
    ]


def _order(decision: Split, speech: Speech) -> list[int]:
    """Return the numbers of the parts in the order of their pins, so that one finds them on the picture."""
    return sorted(range(len(decision.parts)), key=lambda i: speech.place(decision.parts[i].id))


def _fit(labels: Sequence[str]) -> bool:
    """Return whether buttons with these labels take no more room than a menu is worth."""
    return buttons_for(labels, pinned=True) and height(labels, pinned=True) <= limits.ROW


def _unsaid(decision: Split, speech: Speech) -> list[str]:
    """Name the places of which nothing is told: their buttons have only what is on their pins."""
    found = [decision.parts[i] for i in _order(decision, speech)]
    parts = [part for part in found if part.id in speech.pins and not speech.effect(part.id)]
    names = [f"**{speech.pinned(part.id, speech.marked(part.label))}**" for part in parts]
    return [f"- {', '.join(names)}"] if names else []


def _described(decision: Split, speech: Speech) -> list[str]:
    """Describe the parts, a line each, if each has a widget of its own; otherwise the menu does it."""
    if len(decision.parts) > limits.FIELDS:
        return []
    told = {part.id: speech.marked_effect(part.id) for part in decision.parts}
    return [
        f"- {speech.sign(part.id)}**{speech.pinned(part.id, speech.marked(part.label))}**: {told[part.id]}"
        for part in (decision.parts[i] for i in _order(decision, speech))
        if told[part.id]
    ]


def equal(decision: Split) -> dict[str, int] | None:
    """Give each part the same, as much as possible; None if the parts have no room for that."""
    share = decision.most // len(decision.parts)
    shares = {part.id: share for part in decision.parts}
    return shares if is_legal(decision, shares) else None


def _equal(decision: Split, draft: Draft) -> list[Button]:
    shares = equal(decision)
    label = clip(" + ".join(map(str, (shares or {}).values())), limits.SHORT)
    return [] if shares is None else [Button(draft.act("equal"), label, "primary")]


def rest(decision: Split, draft: Draft, part: int) -> dict[str, int] | None:
    """Return the amounts so far, with all that is left for this part; None if it has no room for that."""
    now, asked = given(decision, draft), decision.parts[part]
    others = sum(now.values()) - now[asked.id]
    shares = {**now, asked.id: decision.most - others}
    return shares if is_legal(decision, shares) else None


def _rest(decision: Split, draft: Draft, speech: Speech) -> tuple[Button, ...]:
    """Return for each part a button that gives it all, or all that is left."""
    fresh = draft.answer is None
    names = [speech.listed(part) for part in decision.parts]
    labels = [speech.word("all-here", part=n) if fresh else speech.word("rest-here", part=n) for n in names]
    return tuple(
        Button(draft.act("rest", i), clip(labels[i], limits.SHORT), disabled=rest(decision, draft, i) is None)
        for i in _order(decision, speech)
    )


def _part_by_part(
    decision: Split, draft: Draft, speech: Speech, lines: list[str], buttons: list[Button]
) -> Layout:
    now, spans = given(decision, draft), ranges(decision)
    window, turns = turned([*range(len(spans))], "page", draft, speech)
    part = draft.at.get("part")
    entries = tuple(
        entry(
            _label(speech.listed(decision.parts[i]), now[decision.parts[i].id], limits.ENTRY),
            i,
            _between(spans[i], speech.effect(decision.parts[i].id), speech),
            picked=i == part,
            icon=speech.icon(decision.parts[i].id),
        )
        for i in window
    )
    rows: list[Row] = [Menu(draft.act("part"), placeholder(speech.word("choose-part")), entries)]
    if part is not None and part < len(spans):
        if len(spans[part]) <= limits.ENTRIES:
            rows.append(_values(decision, part, now, draft, speech))
        else:
            name = speech.listed(decision.parts[part])
            turns.append(Button(draft.act("form", part), clip(name, limits.SHORT), "primary", "✏️"))
    return built(lines, rows, [*turns, *buttons])


def _between(span: range, effect: str, speech: Speech) -> str:
    numbers = speech.word("between", low=str(span[0]), high=str(span[-1]))
    return f"{numbers} · {effect}" if effect else numbers


def _values(decision: Split, part: int, now: Mapping[str, int], draft: Draft, speech: Speech) -> Menu:
    asked = decision.parts[part]
    name = speech.listed(asked)
    entries = tuple(
        entry(_label(name, value, limits.ENTRY), place, picked=value == now[asked.id])
        for place, value in enumerate(ranges(decision)[part])
    )
    return Menu(draft.act("give", part), placeholder(name), entries)


def _label(name: str, value: int, most: int) -> str:
    return f"{clip(name, most - len(str(value)) - 2)}: {value}"


def _sum(decision: Split, total: int, speech: Speech) -> str:
    least, most = decision.least, min(decision.most, sum(p.high for p in decision.parts))
    words = [
        speech.word("sum", total=str(total), least=str(least), most=str(most))
        if least < most
        else speech.word("sum-exactly", total=str(total), most=str(most))
    ]
    if total < least:
        words.append(speech.word("sum-left", count=least - total))
    if total > most:
        words.append(speech.word("sum-over", count=total - most))
    return " ".join(words)


def _so_far(decision: Split, now: Mapping[str, int], speech: Speech) -> str:
    shown = [p for p in decision.parts if now[p.id]]
    told = [
        f"{speech.sign(p.id, len(shown))}{speech.pinned(p.id, speech.marked(p.label))}: **{now[p.id]}**"
        for p in shown
    ]
    return " · ".join(told) or speech.word("all-zero")


def press(decision: Split, draft: Draft, pressed: Press, speech: Speech) -> Outcome:
    """Apply a press: `give` sets a part, `part` opens one, `form` opens a form for one or for all.

    `confirm` answers with what is given, `way` with one of all ways, `equal` and `rest` with what they say.
    """
    parts = len(decision.parts)
    if pressed.verb in ("way", "equal", "rest"):
        return _at_once(decision, draft, pressed)
    if (moved := navigate(draft, pressed, parts)) is not None:
        return draft.moved(**moved)
    if pressed.verb == "part" and pressed.value(parts) is not None:
        return draft.moved(part=pressed.values[0])
    if pressed.verb == "give" and (part := pressed.number(0, parts)) is not None:
        span = ranges(decision)[part]
        place = pressed.value(len(span))
        return out_of_date() if place is None else _give(decision, draft, {part: span[place]})
    if pressed.verb == "clear":
        return draft.changed(None, {})
    if pressed.verb == "form":
        return _form(decision, draft, pressed, speech)
    return Answered(given(decision, draft)) if pressed.verb == "confirm" else out_of_date()


def _at_once(decision: Split, draft: Draft, pressed: Press) -> Outcome:
    shares: dict[str, int] | None = None
    if pressed.verb == "way" and (few := ways(decision)) is not None:
        place = pressed.value(len(few)) if pressed.values else pressed.number(0, len(few))
        names = [part.id for part in decision.parts]
        shares = None if place is None else dict(zip(names, few[place], strict=True))
    if pressed.verb == "equal":
        shares = equal(decision)
    if pressed.verb == "rest" and (part := pressed.number(0, len(decision.parts))) is not None:
        shares = rest(decision, draft, part)
    return out_of_date() if shares is None else Answered(shares)


def _give(decision: Split, draft: Draft, numbers: Mapping[int, int]) -> Outcome:
    fresh = {decision.parts[part].id: number for part, number in numbers.items()}
    return draft.changed({**given(decision, draft), **fresh}, draft.at)


def _form(decision: Split, draft: Draft, pressed: Press, speech: Speech) -> Outcome:
    part = pressed.number(0, len(decision.parts))
    if part is None and (pressed.numbers or len(decision.parts) > limits.FIELDS):
        return out_of_date()
    asked = range(len(decision.parts)) if part is None else [part]
    spans, now = ranges(decision), given(decision, draft)
    fields = tuple(_field(i, decision.parts[i], spans[i], now, speech) for i in asked)
    title = clip(speech.plain(decision.prompt), limits.FORM_TITLE)
    return Form(draft.act("numbers", *([] if part is None else [part])), title, fields)


def _field(place: int, part: Part, span: range, now: Mapping[str, int], speech: Speech) -> Field:
    low, high = str(span[0]), str(span[-1])
    return Field(
        name=str(place),
        label=clip(speech.plain(part.label), limits.FIELD_LABEL),
        description=clip(speech.word("between", low=low, high=high), limits.FIELD_DESCRIPTION),
        value=str(now[part.id]),
    )


def submitted(decision: Split, draft: Draft, pressed: Press, fields: Mapping[str, str]) -> Outcome:
    """Read the typed numbers: an answer if all were asked for and the sum is right, else a new draft."""
    part = pressed.number(0, len(decision.parts))
    if pressed.verb != "numbers" or (part is None and pressed.numbers):
        return out_of_date()
    asked = range(len(decision.parts)) if part is None else [part]
    numbers: dict[int, int] = {}
    for place in asked:
        number = whole(fields.get(str(place), ""))
        if isinstance(number, Rejected):
            return number
        span = ranges(decision)[place]
        if number not in span:
            return _outside(span, number)
        numbers[place] = number
    answer = _give(decision, draft, numbers)
    full = {decision.parts[place].id: number for place, number in numbers.items()}
    if part is None and decision.least <= sum(full.values()) <= decision.most:
        return Answered(full)
    return answer


def _outside(span: range, number: int) -> Rejected:
    args: dict[str, int | str | list[str]] = {"low": span[0], "high": span[-1], "given": number}
    return Rejected(Text(key="core.refused.range", args=args))
