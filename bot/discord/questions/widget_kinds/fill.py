"""`Fill`: the sheet. A menu of slots, buttons or a menu for the open slot's options, one answer for all."""

from collections.abc import Mapping, Sequence

from bot.discord.questions.draft import Draft, Press, out_of_date
from bot.discord.questions.widget_kinds.buttons import buttons_for, described, in_lines, labels_of
from bot.discord.questions.widget_kinds.pages import built, entry, navigate, option_rows, placeholder, turned
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Button, Entry, Layout, Menu, Outcome, Row, Style, rows_of
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from rules.core.decisions import Fill, is_legal
from rules.core.rng import Dice
from rules.core.words import original

Sheet = dict[str, str]
_COLUMN = 30  # characters of a slot, and of its option, in a line
_FEW = 4  # slots; if there are more, they are numbered, as in the picture, and empty ones asked about
_PAIR = 2  # slots; so short a sheet is answered by what fills it


def sheet(decision: Fill, answer: object) -> Sheet:
    """Return the option in each slot, in the order of the slots; anything that does not fit is left out."""
    given = answer if isinstance(answer, dict) else {}
    ids = {o.id for o in decision.options}
    filled: Sheet = {}
    for slot in decision.slots:
        ident = given.get(slot.id)
        if not isinstance(ident, str) or ident not in ids or not slot.fits(ident):
            continue
        if not (decision.distinct and ident in filled.values()):
            filled[slot.id] = ident
    return filled


def sheet_lines(decision: Fill, filled: Mapping[str, str], slots: Sequence[int], speech: Speech) -> list[str]:
    """Return one line for each of these slots; short enough that 25 of them fit into a message.

    Numbered slots that are empty, and may stay so, have one for all of them.
    """
    labels = {o.id: speech.marked(o.label) for o in decision.options}
    blank = [i for i in slots if decision.slots[i].blank and decision.slots[i].id not in filled]
    together = {*blank} if len(decision.slots) > _FEW and len(blank) > 1 else set()
    lines = []
    for i in slots:
        if i in together:
            continue
        slot, number = decision.slots[i], _number(decision, i, "\\. ")
        name = clip(speech.marked(slot.label), _COLUMN)
        if slot.id in filled:
            lies = filled[slot.id]
            sign = speech.sign(lies, len(slots))
            lines.append(f"{number}**{name}**: {sign}{clip(labels[lies], _COLUMN)}")
        else:
            lines.append(f"{number}**{name}**: *{speech.word('may-stay-blank' if slot.blank else 'empty')}*")
    if together:
        said = speech.word("blank-spaces", count=len(together))
        lines.append(f"*{said}*")
    return lines


def _number(decision: Fill, slot: int, end: str) -> str:
    """Return the number before a slot's name, if there are many slots."""
    return f"{slot + 1}{end}" if len(decision.slots) > _FEW else ""


def layout(decision: Fill, draft: Draft, speech: Speech) -> Layout:
    """Return the sheet and its menus.

    After each choice the next empty slot opens: one press for each slot.
    """
    filled = sheet(decision, draft.answer)
    empty_first = sorted(range(len(decision.slots)), key=lambda i: decision.slots[i].id in filled)
    window, turns = turned(empty_first, "page", draft, speech)
    lines = [speech.marked(decision.prompt)]
    if len(decision.slots) > limits.ENTRIES:
        lines.append(speech.word("filled", count=len(filled), all=len(decision.slots)))
    lines += sheet_lines(decision, filled, sorted(window), speech)
    if _answers(decision, filled) and len(filled) == len(decision.slots) - 1:
        note = speech.word("fills")
        lines.append(f"-# {note}")
    if _doubted(draft, could_be_filled := lacking(decision, filled)):
        lines.append(speech.word("lock-in-sure", count=could_be_filled))
    slot = open_slot(decision, draft, filled)
    rows: list[Row] = [_slots(decision, filled, window, slot, draft, speech)]
    buttons = _buttons(decision, filled, slot, draft, speech)
    fitting = [] if slot is None else _one_of_each(decision, filled, slot)
    if slot is not None and fitting:
        room = limits.ROWS - len(rows) - len(rows_of([*turns, *buttons, *([buttons[0]] * draft.reopened)]))
        if put := _by_buttons(decision, filled, slot, fitting, draft, speech, room):
            told, more = put
            return built([*lines, *told], [*rows, *more], [*turns, *buttons])
        menus, turning = _by_menus(decision, filled, slot, fitting, draft, speech)
        rows += menus
        turns += turning
    return built(lines, rows, [*turns, *buttons])


def lacking(decision: Fill, filled: Sheet) -> int:
    """Return how many slots are empty, though something is left that fits one of them and is no filler.

    0 for a sheet of a few slots: there nobody overlooks one.
    """
    if len(decision.slots) <= _FEW:
        return 0
    used = {*decision.filler, *(filled.values() if decision.distinct else ())}
    left = [option.id for option in decision.options if option.id not in used]
    empty = [slot for slot in decision.slots if slot.id not in filled]
    return len(empty) if any(slot.fits(ident) for slot in empty for ident in left) else 0


def _doubted(draft: Draft, count: int) -> bool:
    """Return whether it was asked if so many slots shall stay empty."""
    return count > 0 and draft.at.get("sure") == count


def open_slot(decision: Fill, draft: Draft, filled: Mapping[str, str]) -> int | None:
    """Return the slot that was chosen, else the first empty one; None once all are filled."""
    chosen = draft.at.get("slot")
    if chosen is not None and chosen < len(decision.slots):
        return chosen
    return next((i for i, slot in enumerate(decision.slots) if slot.id not in filled), None)


def _slots(
    decision: Fill, filled: Sheet, window: Sequence[int], slot: int | None, draft: Draft, speech: Speech
) -> Menu:
    labels = {o.id: speech.plain(o.label) for o in decision.options}

    def line(i: int) -> Entry:
        there = decision.slots[i]
        lies = labels[filled[there.id]] if there.id in filled else speech.word("empty")
        return entry(_number(decision, i, ". ") + speech.plain(there.label), i, lies, picked=i == slot)

    return Menu(draft.act("slot"), placeholder(speech.word("choose-slot")), tuple(line(i) for i in window))


def _one_of_each(decision: Fill, filled: Sheet, slot: int) -> list[int]:
    """Return the options that fit the slot; of equal copies the one that lies there, else an unused one."""
    here = filled.get(decision.slots[slot].id)
    used = set(filled.values())
    best: dict[str, tuple[bool, bool, int]] = {}
    for i, piece in enumerate(decision.options):
        if decision.slots[slot].fits(piece.id):
            rank = (piece.id != here, piece.id in used, i)
            best[original(piece.id)] = min(rank, best.get(original(piece.id), rank))
    return sorted(i for _, _, i in best.values())


def _by_menus(
    decision: Fill, filled: Sheet, slot: int, fitting: Sequence[int], draft: Draft, speech: Speech
) -> tuple[list[Row], list[Button]]:
    def menu(indexes: Sequence[int]) -> Menu:
        return _menu(decision, filled, slot, indexes, draft, speech)

    return option_rows(decision.options, fitting, draft, speech, menu, room=1)


def _menu(
    decision: Fill, filled: Sheet, slot: int, indexes: Sequence[int], draft: Draft, speech: Speech
) -> Menu:
    here = filled.get(decision.slots[slot].id)
    names = {s.id: speech.plain(s.label) for s in decision.slots}
    places = {ident: names[name] for name, ident in filled.items()} if decision.distinct else {}

    def line(i: int) -> Entry:
        piece = decision.options[i]
        used = piece.id in places and piece.id != here
        note = speech.word("lies-in", slot=places[piece.id]) if used else speech.effect(piece.id)
        return entry(speech.plain(piece.label), i, note, picked=piece.id == here, icon=speech.icon(piece.id))

    hint = placeholder(speech.word("choose-for", slot=names[decision.slots[slot].id]))
    return Menu(draft.act("put", slot), hint, tuple(map(line, indexes)))


def _by_buttons(
    decision: Fill, filled: Sheet, slot: int, fitting: Sequence[int], draft: Draft, speech: Speech, room: int
) -> tuple[list[str], list[Row]] | None:
    """Describe the options for the open slot, with at most `room` rows of them; None if they need menus.

    Where a menu has to say what they do, the first unused ones that have room above it are buttons.
    """
    options = [decision.options[i] for i in fitting]
    shorts = labels_of(options, speech)
    if decision.prompt.key in speech.forms.menus or not buttons_for(shorts):
        return None
    used = set(filled.values()) if decision.distinct else {filled.get(decision.slots[slot].id)}
    icons = [speech.icon(option.id) for option in options]

    def button(place: int) -> Button:
        style: Style = "secondary" if options[place].id in used else "primary"
        act = draft.act("put", slot, fitting[place])
        usual = 2 * icons.count(icons[place]) > len(icons)  # it tells nothing, and takes room for a name
        return Button(act, shorts[place], style, None if usual else icons[place])

    told = described(options, shorts, speech)
    every = rows_of([button(place) for place in range(len(options))])
    if in_lines(told, len(options)) and len(every) <= room:
        name = speech.marked(decision.slots[slot].label)
        return [speech.word("choose-for", slot=f"**{name}**"), *told], every
    unused_first = sorted(range(len(options)), key=lambda place: options[place].id in used)
    shown = sorted(unused_first[: (room - 1) * limits.ROW])
    menu = _menu(decision, filled, slot, fitting, draft, speech)
    return [], [*rows_of([button(place) for place in shown]), menu]


def _buttons(decision: Fill, filled: Sheet, slot: int | None, draft: Draft, speech: Speech) -> list[Button]:
    """Return the buttons below a sheet, always the same ones; what can't be done now can't be pressed."""
    legal, empty = is_legal(decision, filled), lacking(decision, filled)
    lock_in = speech.button(draft.act("confirm"), "lock-in", "success", "🔒", on=legal)
    if _doubted(draft, empty):
        lock_in = speech.button(draft.act("confirm", empty), "lock-in-anyway", "success", "🔒", on=legal)
    buttons = [lock_in]
    if decision.filler:
        filled_up = decision.filled_up(filled)
        buttons.append(speech.button(draft.act("blanks"), "fill-blanks", on=filled_up != filled))
    else:
        left = len(filled) < len(decision.slots)
        buttons.append(speech.button(draft.act("rest"), "fill-rest", emoji="🎲", on=left))
    if earlier := decision.fitting(decision.earlier):
        buttons.append(speech.button(draft.act("again"), "fill-again", on=earlier != filled))
    there = slot is not None and decision.slots[slot].id in filled
    buttons.append(speech.button(draft.act("clear", slot or 0), "clear-slot", on=there))
    buttons.append(speech.button(draft.act("clear"), "clear-all", on=bool(filled)))
    return buttons


def press(decision: Fill, draft: Draft, pressed: Press, speech: Speech) -> Outcome:
    """Apply a press: `slot` opens a slot, `put` fills it, `clear` empties it, `confirm` locks the sheet in.

    With slots left that could be filled, `confirm` first asks whether that is meant.
    What fills a sheet of two slots answers at once, as the second of two options does.
    `rest` fills the other slots at random, `blanks` with fillers; `again` takes the last sheet.
    """
    filled = sheet(decision, draft.answer)
    slots = len(decision.slots)
    if (moved := navigate(draft, pressed, max(slots, len(decision.options)))) is not None:
        return draft.moved(**moved)
    if pressed.verb == "slot" and pressed.value(slots) is not None:
        return draft.moved(slot=pressed.values[0], group=None)
    if pressed.verb == "put":
        return _put(decision, draft, pressed, filled)
    if pressed.verb == "clear":
        slot = pressed.number(0, slots)
        left = {} if slot is None else {s: i for s, i in filled.items() if s != decision.slots[slot].id}
        return draft.changed(left, {} if slot is None else {"slot": slot})
    if pressed.verb == "rest":
        dice = Dice(f"{draft.tick}:{sorted(filled.items())}")  # only a suggestion, so not the game's dice
        return draft.changed(decision.sample(dice, dict(filled)), {})
    if pressed.verb == "blanks":
        return draft.changed(decision.filled_up(filled), {})
    if pressed.verb == "again":
        return draft.changed(decision.fitting(decision.earlier), {})
    return _confirm(decision, draft, pressed, filled) if pressed.verb == "confirm" else out_of_date()


def _confirm(decision: Fill, draft: Draft, pressed: Press, filled: Sheet) -> Outcome:
    """Return the sheet, unless slots could be filled and the button has not said how many: then ask first."""
    empty = lacking(decision, filled)
    if empty and pressed.numbers != (empty,) and is_legal(decision, filled):
        return draft.moved(sure=empty)
    return Answered(filled)


def _put(decision: Fill, draft: Draft, pressed: Press, filled: Sheet) -> Outcome:
    slot, count = pressed.number(0, len(decision.slots)), len(decision.options)
    option = pressed.value(count) if pressed.values else pressed.number(1, count)
    if slot is None or option is None or not decision.slots[slot].fits(decision.options[option].id):
        return out_of_date()
    ident = decision.options[option].id
    kept = {s: i for s, i in filled.items() if not (decision.distinct and i == ident)}
    put = {**kept, decision.slots[slot].id: ident}
    if _answers(decision, filled) and len(put) == len(decision.slots) and is_legal(decision, put):
        return Answered(put)
    return draft.changed(put, {})


def _answers(decision: Fill, filled: Sheet) -> bool:
    """Return whether the choice that fills the sheet answers at once; in a full one it is a correction."""
    return len(filled) < len(decision.slots) <= _PAIR
