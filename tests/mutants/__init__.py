"""Single faults put into the code by lot, to see whether the tests notice."""
