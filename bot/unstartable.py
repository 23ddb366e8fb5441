"""The reason why the bot can't start."""


class Unstartable(Exception):  # noqa: N818 - an answer of the outside world, not an error of the program
    """The bot can't start. The message is one line that says why.

    `lasting`: it will not start before somebody has mended a setting, a token or a folder.
    """

    def __init__(self, message: str, *, lasting: bool = True) -> None:
        super().__init__(message)
        self.lasting = lasting
