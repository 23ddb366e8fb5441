"""The faults that `make mutants` puts into the code."""

from tests.mutants.mutate import mutants, mutated

SOURCE = '''
def free(seats: list[int], most: int = 4) -> list[int]:
    """Those that are left."""
    found = [seat for seat in seats if seat > 0 and not seat == most]
    if found:
        found.sort()
    most += 1
    return found
'''


def test_each_fault_changes_one_place_and_none_a_type_or_a_docstring() -> None:
    made = [(each.line, each.kind, each.before, each.after) for each in mutants(SOURCE)]
    assert (4, "comparison", "seat > 0", "seat >= 0") in made
    assert (4, "comparison", "seat == most", "seat != most") in made
    assert (4, "connective", "seat > 0 and (not seat == most)", "seat > 0 or not seat == most") in made
    assert (4, "negation", "not seat == most", "seat == most") in made
    assert (5, "never", "if found:", "if False:") in made
    assert (6, "missing", "found.sort()", "pass") in made
    assert (7, "sign", "most += 1", "most -= 1") in made
    assert (2, "number", "4", "5") in made
    assert {line for line, *_ in made} <= {0, 2, 4, 5, 6, 7}


def test_a_mutant_differs_from_the_module_and_is_a_module() -> None:
    for each in mutants(SOURCE):
        compile(mutated(SOURCE, each), "mutant", "exec")
        assert each.before != each.after or each.kind == "filter"
    assert len({mutated(SOURCE, each) for each in mutants(SOURCE)}) == len(list(mutants(SOURCE)))


def test_the_same_module_gives_the_same_mutants_in_the_same_order() -> None:
    assert list(mutants(SOURCE)) == list(mutants(SOURCE))
