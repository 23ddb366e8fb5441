"""A whole answer in the id of one button, for *Do this*: a sheet of ten slots in one press."""

from collections.abc import Sequence

from bot.discord.questions.draft import Press, out_of_date
from bot.discord.screens import limits
from bot.discord.screens.layout import Answered, Outcome
from rules.core.decisions import Answer, Decision, Fill

VERB = "do"


def act_of(decision: Decision, answer: Answer) -> str | None:
    """Return the act of a button that gives this answer; None if there is no room for it in an id."""
    numbers = _numbers(decision, answer)
    act = ".".join((VERB, "0", *map(str, numbers or ())))
    fits = numbers is not None and min(numbers, default=0) >= 0 and len(act) <= limits.ACT
    return act if fits else None


def pressed(decision: Decision, press: Press) -> Outcome:
    """Return the answer that a whole-answer button carries, unchecked."""
    answer = _answer(decision, press.numbers)
    return out_of_date() if answer is None else Answered(answer)


def _numbers(decision: Decision, answer: Answer) -> list[int] | None:
    """Return places of options, numbers as they are, and by slot 0 or its option's place from 1 on."""
    if decision.kind == "number" and isinstance(answer, int):
        return [answer]
    if decision.kind == "split" and isinstance(answer, dict):
        return [int(answer.get(part.id, 0)) for part in decision.parts]
    if decision.kind == "fill" and isinstance(answer, dict):
        ids = ["", *(option.id for option in decision.options)]
        return [ids.index(str(answer.get(slot.id, ""))) for slot in decision.slots]
    if decision.kind in ("choose", "order") and isinstance(answer, list):
        ids = [option.id for option in decision.options]
        return [ids.index(each) for each in answer]
    return None


def _answer(decision: Decision, numbers: Sequence[int]) -> Answer | None:
    match decision.kind:
        case "number":
            return numbers[0] if len(numbers) == 1 else None
        case "split":
            parts = [part.id for part in decision.parts]
            return dict(zip(parts, numbers, strict=True)) if len(numbers) == len(parts) else None
        case "fill":
            return _sheet(decision, numbers)
    known = all(number < len(decision.options) for number in numbers)
    return [decision.options[number].id for number in numbers] if known else None


def _sheet(decision: Fill, numbers: Sequence[int]) -> Answer | None:
    if len(numbers) != len(decision.slots) or any(number > len(decision.options) for number in numbers):
        return None
    placed = zip(decision.slots, numbers, strict=True)
    return {slot.id: decision.options[number - 1].id for slot, number in placed if number}
