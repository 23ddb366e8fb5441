"""Amount of play in the suite: a little for each change, or all that `make long` asks for."""

import os

import pytest

LONG = os.environ.get("TAVERNA_DEPTH") == "long"
only_long = pytest.mark.skipif(not LONG, reason="make long")
