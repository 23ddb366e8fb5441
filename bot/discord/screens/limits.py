"""Discord's limits, in characters or items, and the few of our own that follow from them."""

# Discord's own (from its documentation of August 2026): beyond these it refuses the whole message or form.
COMPONENTS = 40  # in one message, including nested ones
TEXT = 4000  # in all lines of one message together
ID = 100  # of a component
ROW = 5  # buttons in a row
LABEL = 80  # of a button
ENTRIES = 25  # in a menu; also suggestions while typing
GROUPED = 25  # slash commands below one name, such as `/table`
ENTRY = 100  # label, value or description of an entry; also of a suggestion
PLACEHOLDER = 150  # of a menu
FIELDS = 5  # in a form
FORM_TITLE = 45
FIELD_LABEL = 45
FIELD_DESCRIPTION = 100
FIELD_VALUE = 4000
NONCE = 25
# Not documented, but reported in August 2026: with more bytes of text in one message Discord returns a server
# error. Each text display adds some bytes; all other components are assumed to count the same.
BYTES = 10_170
BYTES_EACH = 12

# Our own.
ROWS = 5  # rows of one question, so that the panel's other rows fit as well
SHORT = 34  # a button's label that a phone shows in full
TINY = 14  # ... in half of its width beside an icon, so that two stand side by side
BUTTONS = 15  # most choices that are offered as buttons
PINNED = 25  # ... if they are places with pins on a picture
SLIM = 8  # characters of a button without an icon, in a third of a phone's width
BARE = 3  # ... in a fifth of it
HEIGHT = 12  # lines that the choices of one question take on a phone: 576 of 844 pixels
LINES = 2000  # in all lines of one question together, half of a message's limit
LINE = 600
ACT = 70  # the part after `d:<table>:<ask>:` in a component's id


def clip_bytes(text: str, most: int) -> str:
    """Cut the text to at most `most` bytes of UTF-8 (3 or more), at a line end unless half would be lost.

    >>> clip_bytes("ação", 5)
    'a…'
    """
    if len(text.encode()) <= most:
        return text
    kept = text.encode()[: most - len("…".encode())].decode(errors="ignore")
    whole = kept[: kept.rfind("\n") + 1]
    return (whole if len(whole) * 2 > len(kept) else kept).rstrip() + "…"


def clip(text: str, most: int) -> str:
    """Cut the text to at most `most` characters, with an ellipsis if something is missing.

    >>> clip("wilderness", 5)
    'wild…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
