"""Single random faults put into the code, to see whether the tests notice."""
