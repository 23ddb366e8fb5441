"""`python -m rules`: see `rules.command_line`."""

import gc
import sys

if __name__ == "__main__":
    gc.disable()  # all that is imported stays: to look for garbage in it takes a sixth of the start
    from rules.command_line import main

    gc.freeze()
    gc.enable()
    sys.exit(main())
