"""Faults that are put into functions that live already, so that nothing need be imported again."""

import ast
import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType

Place = tuple[
    str, int, int
]  # a function's name, its line, and its number among those of this name in the line


def functions_by_file() -> dict[str, list[FunctionType]]:
    """Return all functions of this process."""
    found: dict[str, list[FunctionType]] = {}
    gc.unfreeze()  # what the tests have frozen is not listed
    for each in gc.get_objects():
        if isinstance(each, FunctionType):
            found.setdefault(each.__code__.co_filename, []).append(each)
    return found


def patched(functions: Sequence[FunctionType], file: Path, sound: ast.Module, faulty: ast.Module) -> bool:
    """Give these functions of a module the code with the fault, if it is in functions alone."""
    old, after = (_by_place(compile(tree, str(file), "exec")) for tree in (sound, faulty))
    changed = {place for place, code in old.items() if after.get(place) != code}
    faults = [old[place] for place in changed if place not in after or _own(after[place]) != _own(old[place])]
    if not all(code.co_flags & CO_OPTIMIZED for code in faults):
        return False  # a module or a class
    live = [(each, (*_place(each.__code__), 0)) for each in functions]
    live = [(each, place) for each, place in live if place in changed]
    again = {(name, line) for name, line, number in old if number > 0}
    outermost = {
        place for place in changed if old[place].co_flags & CO_OPTIMIZED and "<locals>" not in place[0]
    }
    if outermost - {place for _, place in live} or any(
        place[:2] in again or place not in after for _, place in live
    ):
        return False  # it is not imported, or two functions begin in this line
    try:
        for each, place in live:
            each.__code__ = after[place]
    except ValueError:  # it has other free variables
        return False
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _codes(each)


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _by_place(module: CodeType) -> dict[Place, CodeType]:
    found: dict[Place, CodeType] = {}
    count: Counter[tuple[str, int]] = Counter()
    for code in _codes(module):
        found[*_place(code), count[_place(code)]] = code
        count[_place(code)] += 1
    return found


def _own(code: CodeType) -> tuple[object, ...]:
    """Return a code object's own content, without the code of functions in it."""
    constants = [each for each in code.co_consts if not isinstance(each, CodeType)]
    names = (code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
    return code.co_code, repr(constants), names, code.co_exceptiontable
