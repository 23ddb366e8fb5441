"""How much the suite plays: a little for each change, or all that `make long` asks for."""

import os

LONG = os.environ.get("TAVERNA_DEPTH") == "long"
