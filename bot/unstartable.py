"""The reason why the bot can't start."""


class Unstartable(Exception):  # noqa: N818 - an answer of the outside world, not an error of the program
    """The bot can't start: one line says why. `lasting`: not before a setting, token or folder is mended."""

    def __init__(self, message: str, *, lasting: bool = True) -> None:
        super().__init__(message)
        self.lasting = lasting
