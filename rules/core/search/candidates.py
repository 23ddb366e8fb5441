"""Candidate answers: all of a short list, else those near to a steady player's answer."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice

from rules.core.decisions import Answer, Choose, Decision, Fill, Number, Order, Split, is_legal
from rules.core.rng import Dice

SAMPLES = 60  # attempts at further answers; many are known already


def candidates(
    decision: Decision, usual: Answer, worths: Mapping[str, int], most: int, dice: Dice
) -> list[Answer]:
    """Return at most `most` different answers, the `usual` one first, then others that are legal.

    `worths` says what options promise; the better ones come first.
    """
    found: list[Answer] = [usual]
    for answer in (*_worth(worths), *_near(decision, usual), *_samples(decision, dice)):
        if len(found) == most:
            break
        if answer not in found and is_legal(decision, answer):
            found.append(answer)
    return found


def of_moves(decision: Decision, settings: Collection[str]) -> Decision:
    """Return the question without the options of these kinds, if others are left to choose one of."""
    if not isinstance(decision, Choose) or decision.most != 1:
        return decision
    moves = tuple(option for option in decision.options if option.id.partition(":")[0] not in settings)
    return decision.model_copy(update={"options": moves}) if moves else decision


def _samples(decision: Decision, dice: Dice) -> Iterator[Answer]:
    return (decision.sample(dice) for _ in range(SAMPLES))


def _worth(worths: Mapping[str, int]) -> Iterator[Answer]:
    """Yield the single options that have some worth, the best first."""
    for ident in sorted(worths, key=lambda ident: -worths[ident]):
        yield [ident]


def _near(decision: Decision, usual: Answer) -> Iterator[Answer]:
    """Yield answers that differ from the usual one in one thing."""
    match decision:
        case Choose() if isinstance(usual, list):
            yield from _other_choices(decision, usual)
        case Number() if isinstance(usual, int):
            numbers = range(decision.low, decision.high + 1, decision.step)
            yield from sorted(numbers, key=lambda number: abs(number - usual))
        case Split() if isinstance(usual, dict):
            yield from _other_shares({key: int(value) for key, value in usual.items()})
        case Order() if isinstance(usual, list):
            yield from _exchanges(usual)
        case Fill() if isinstance(usual, dict):
            yield from _other_sheets(decision, {key: str(value) for key, value in usual.items()})
        case _:
            raise AssertionError(f"{usual!r} does not answer a question of the kind {decision.kind}")


def _other_choices(decision: Choose, usual: list[str]) -> Iterator[Answer]:
    """Yield the neighbours of an answer: other single options; or one option added, removed or swapped."""
    rest = [option.id for option in decision.options if option.id not in usual]
    if decision.most == 1:
        yield from ([ident] for ident in rest)
    for left in usual:
        yield [ident for ident in usual if ident != left]
    for ident in rest:
        yield [*usual, ident]
    for left in usual:
        kept = [ident for ident in usual if ident != left]
        yield from ([*kept, ident] for ident in rest)
    yield []


def _other_shares(usual: dict[str, int]) -> Iterator[Answer]:
    """Yield shares with one unit less, one more, and one moved."""
    for less in usual:
        for more in usual:
            if less != more:
                yield {**usual, less: usual[less] - 1, more: usual[more] + 1}
    for ident in usual:
        yield {**usual, ident: usual[ident] - 1}
        yield {**usual, ident: usual[ident] + 1}


def _exchanges(usual: Sequence[str]) -> Iterator[Answer]:
    """Yield orders in which two things change places, neighbours first."""
    for gap in range(1, len(usual)):
        for i in range(len(usual) - gap):
            other = list(usual)
            other[i], other[i + gap] = other[i + gap], other[i]
            yield other


def _other_sheets(decision: Fill, usual: dict[str, str]) -> Iterator[Answer]:
    """Yield sheets with two slots exchanged, with another thing in a slot, and with a slot left blank."""
    slots = list(usual)
    for i, one in enumerate(slots):
        for other in slots[i + 1 :]:
            yield {**usual, one: usual[other], other: usual[one]}
    spare = [option.id for option in decision.options if option.id not in usual.values()]
    for slot in slots:
        yield from ({**usual, slot: ident} for ident in islice(spare, 2))
        yield {key: ident for key, ident in usual.items() if key != slot}
