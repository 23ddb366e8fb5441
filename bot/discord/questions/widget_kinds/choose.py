"""`Choose`: buttons, or a menu; several options are picked first, and then confirmed.

Where more is to be said of the buttons than fits above them, a menu below says it, and can be used as well.
"""

from collections.abc import Sequence

from bot.discord.questions.draft import Draft, Press, out_of_date, picks
from bot.discord.questions.widget_kinds import folded as fold
from bot.discord.questions.widget_kinds.buttons import (
    begun_alike,
    begun_behind_pins,
    buttons_for,
    described,
    in_lines,
    labels_of,
)
from bot.discord.questions.widget_kinds.pages import (
    built,
    entry,
    navigate,
    open_page,
    option_rows,
    placeholder,
)
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Layout, Menu, Outcome, Row, Style, rows_of
from bot.discord.screens.speech import Speech
from bot.table.model import Folded
from rules.core.decisions import Choose

FEW = 10  # options of which several are picked by buttons; more are picked in menus


def layout(decision: Choose, draft: Draft, speech: Speech, folded: Folded | None = None) -> Layout:
    """Lay out a question of options. Where fewer are public than must be chosen, only say what is asked.

    `folded`: what can be answered along with it.
    """
    lines = [speech.marked(decision.prompt)]
    if decision.most == 0:
        return Layout(tuple(lines), ((speech.button(draft.act("none"), "continue", "primary"),),))
    if not decision.options:
        return Layout(tuple(lines))
    if folded is not None and decision.prompt.key not in speech.forms.menus:
        both = fold.layout(decision, folded, draft, speech, lines)
        if both is not None:
            return both
    speech = speech.among([option.id for option in decision.options])
    return (
        _one(decision, draft, speech, lines) if decision.most == 1 else _some(decision, draft, speech, lines)
    )


def _one(decision: Choose, draft: Draft, speech: Speech, lines: list[str]) -> Layout:
    none = [] if decision.least else [speech.button(draft.act("none"), "none")]
    shorts = labels_of(decision.options, speech)
    names, begun = _begun(decision, shorts, lines[0], speech)
    if speech.pins:
        names, begun = begun_behind_pins(decision.options, shorts, lines[0], speech), []
    buttons = _placed(decision, names, draft, speech)
    labels = [button.label for button in buttons]
    pinned = bool(speech.pins)
    if _in_menus(decision, speech) or not buttons_for(labels, len(none), pinned=pinned):
        return _one_by_menu(decision, draft, speech, lines, none)
    rows = rows_of([*buttons, *none])
    told = described(decision.options, shorts, speech, names)
    if in_lines(told, len(buttons), pinned=pinned):
        return Layout((*lines, *begun, *told), tuple(rows))
    if len(rows) == limits.ROWS:
        return _one_by_menu(decision, draft, speech, lines, none)
    menu = _menu_of_one(decision, range(len(shorts)), draft, speech, speech.word("choose-told"))
    return Layout((*lines, *begun), (*rows, menu))


def _begun(
    decision: Choose, shorts: Sequence[str], asked: str, speech: Speech
) -> tuple[list[str], list[str]]:
    """Strip what labels begin with, as far as their buttons stand side by side; return lines that say it."""
    order = sorted(range(len(shorts)), key=lambda i: speech.place(decision.options[i].id))
    named, lines = begun_alike([shorts[i] for i in order], asked, speech)
    short = dict(zip(order, named, strict=True))
    return [short[i] for i in range(len(shorts))], lines


def _in_menus(decision: Choose, speech: Speech) -> bool:
    """Return whether the question is always a menu. Places on a picture are buttons all the same."""
    return decision.prompt.key in speech.forms.menus and (speech.forms.cramped or not speech.pins)


def _placed(decision: Choose, shorts: Sequence[str], draft: Draft, speech: Speech) -> list[Button]:
    """Return a button for each option, those with a place of their own first, those that do nothing last.

    Where such an option is not possible this time, its button can't be pressed; so the others stay where they
    were. Places are the same for all, so they tell nothing.
    """
    last = speech.last_of(decision.options)

    def button(i: int, ident: str, short: str) -> Button:
        style: Style = "secondary" if ident in last else "primary"
        return Button(draft.act("one", i), short, style, speech.icon_beside(ident))

    idents = [option.id for option in decision.options]
    offered = {ident: button(i, ident, shorts[i]) for i, ident in enumerate(idents)}
    offered = dict(sorted(offered.items(), key=lambda found: speech.place(found[0])))
    places = speech.forms.places.get(decision.prompt.key, ())
    absent = (
        Button(draft.act("absent", i), speech.absent(ident), emoji=speech.icon(ident), disabled=True)
        for i, ident in enumerate(places)
    )
    kept = [offered.pop(ident, button) for ident, button in zip(places, absent, strict=True)]
    return [*kept, *offered.values()]


def _one_by_menu(
    decision: Choose, draft: Draft, speech: Speech, lines: list[str], none: list[Button]
) -> Layout:
    def menu(indexes: Sequence[int]) -> Menu:
        return _menu_of_one(decision, indexes, draft, speech, speech.word("choose"))

    rows, turns = option_rows(decision.options, range(len(decision.options)), draft, speech, menu)
    return built(lines, rows, [*turns, *none])


def _menu_of_one(decision: Choose, indexes: Sequence[int], draft: Draft, speech: Speech, hint: str) -> Menu:
    """Return the menu of these options.

    The last number of its act tells it apart from the button of its first.
    """
    offered = [(i, decision.options[i]) for i in indexes]
    offered.sort(key=lambda found: speech.does_nothing(found[1].id))
    entries = tuple(
        entry(speech.listed(o), i, speech.effect(o.id), icon=speech.icon(o.id)) for i, o in offered
    )
    act = draft.act("one", indexes[0], len(decision.options))
    return Menu(act, placeholder(hint), entries)


def _some(decision: Choose, draft: Draft, speech: Speech, lines: list[str]) -> Layout:
    options = decision.options
    picked = picks(draft.answer, [o.id for o in options])
    lines.append(_how_many(decision, speech))
    if picked:
        names = ", ".join(speech.marked(o.label) for o in options if o.id in picked)
        lines.append(speech.word("picked", count=len(picked), names=names))
    confirm = speech.button(
        draft.act("confirm", len(options)),
        "confirm",
        "success",
        "✅",
        on=decision.least <= len(picked) <= decision.most,
    )
    clear = speech.button(draft.act("clear"), "clear", on=bool(picked))
    shorts = labels_of(options, speech)
    pinned = bool(speech.pins)
    if not _in_menus(decision, speech) and len(options) <= FEW and buttons_for(shorts, pinned=pinned):
        rows: list[Row] = rows_of(_toggles(decision, shorts, picked, draft, speech))
        told = described(options, shorts, speech)
        if not in_lines(told, len(options)):
            menu = _menu_of_some(
                decision, range(len(options)), picked, draft, speech, speech.word("choose-told")
            )
            return built(lines, [*rows, menu], [confirm, clear])
        return built([*lines, *told], rows, [confirm, clear])

    def note(indexes: Sequence[int]) -> str:
        chosen = sum(options[i].id in picked for i in indexes)
        return speech.word("picked-here", count=chosen) if chosen else ""

    def menu_of(indexes: Sequence[int]) -> Menu:
        return _menu_of_some(decision, indexes, picked, draft, speech, speech.word("choose"))

    rows, turns = option_rows(options, range(len(options)), draft, speech, menu_of, note)
    return built(lines, rows, [*turns, confirm, clear])


def _menu_of_some(
    decision: Choose, indexes: Sequence[int], picked: Sequence[str], draft: Draft, speech: Speech, hint: str
) -> Menu:
    offered = [(i, decision.options[i]) for i in indexes]
    entries = tuple(
        entry(speech.listed(o), i, speech.effect(o.id), picked=o.id in picked, icon=speech.icon(o.id))
        for i, o in offered
    )
    return Menu(
        draft.act("some", indexes[0], len(decision.options)),
        placeholder(hint),
        entries,
        least=decision.least if len(entries) == len(decision.options) else 0,
        most=max(sum(e.picked for e in entries), min(decision.most, len(entries))),
    )


def _toggles(
    decision: Choose, shorts: Sequence[str], picked: Sequence[str], draft: Draft, speech: Speech
) -> list[Button]:
    options, full = decision.options, len(picked) >= decision.most

    def toggle(i: int) -> Button:
        there, icon = options[i].id in picked, speech.icon_beside(options[i].id)
        act = draft.act("drop" if there else "pick", i, len(options))
        return Button(act, shorts[i], "primary" if there else "secondary", icon, disabled=full and not there)

    return [toggle(i) for i in sorted(range(len(options)), key=lambda i: speech.place(options[i].id))]


def _how_many(decision: Choose, speech: Speech) -> str:
    least, most = decision.least, decision.most
    if least == most:
        return speech.word("choose-exactly", count=most)
    if least:
        return speech.word("choose-between", least=least, most=most)
    return speech.word("choose-up-to", most=most)


def press(
    decision: Choose, draft: Draft, pressed: Press, speech: Speech, folded: Folded | None = None
) -> Outcome:
    """Apply a press: `one` and `none` answer; `some`, `pick`, `drop` change the picks; `confirm` sends them.

    `pair` answers two questions.

    Of a fixed number of options the last one answers at once, in a menu of all options and by buttons.
    """
    options = decision.options
    ids = [o.id for o in options]
    picked = picks(draft.answer, ids)
    if (moved := navigate(draft, pressed, len(ids))) is not None:
        return draft.moved(**moved)
    if pressed.verb == "one":
        index = pressed.value(len(ids)) if pressed.values else pressed.number(0, len(ids))
        return out_of_date() if index is None else Answered([ids[index]])
    if pressed.verb in (fold.VERB, fold.DO):
        return fold.press(decision, folded, pressed)
    if pressed.verb == "none":
        return Answered([])
    if pressed.verb in ("pick", "drop"):
        return _toggle(decision, draft, pressed, picked)
    if pressed.verb == "some":
        return _pick(decision, draft, pressed, picked)
    if pressed.verb == "clear":
        return draft.changed([], draft.at)
    shown = pressed.number(0, len(ids) + 1)
    if pressed.verb != "confirm" or shown is None:
        return out_of_date()
    return Answered([ident for ident in picked if ident in ids[:shown]])


def _pick(decision: Choose, draft: Draft, pressed: Press, picked: list[str]) -> Outcome:
    """Replace what is picked on this page of a menu; `shown` options were on it when it was laid out."""
    count = len(decision.options)
    first, shown = pressed.number(0, count), pressed.number(1, count + 1)
    page = None if first is None or shown is None else open_page(decision.options[:shown], first)
    if page is None or not set(pressed.values) <= set(page.indexes):
        return out_of_date()
    ids = [o.id for o in decision.options]
    kept = {ident for ident in picked if ids.index(ident) not in page.indexes}
    chosen = kept | {ids[i] for i in pressed.values}
    answer = [ident for ident in ids if ident in chosen]
    if len(page.indexes) == shown and len(answer) == decision.least == decision.most:
        return Answered(answer)
    return draft.changed(answer, draft.at)


def _toggle(decision: Choose, draft: Draft, pressed: Press, picked: list[str]) -> Outcome:
    """Pick or drop one option. `shown` options were laid out then; only with these it may answer at once."""
    ids = [o.id for o in decision.options]
    index, shown = pressed.number(0, len(ids)), pressed.number(1, len(ids) + 1)
    if index is None or shown is None:
        return out_of_date()
    chosen = {*picked, ids[index]} if pressed.verb == "pick" else {*picked} - {ids[index]}
    answer = [ident for ident in ids if ident in chosen]
    whole = pressed.verb == "pick" and chosen <= {*ids[:shown]}
    if whole and len(answer) == decision.least == decision.most:
        return Answered(answer)
    return draft.changed(answer, draft.at)
