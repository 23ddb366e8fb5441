"""Discord's numbers, in characters or pieces, and the few of our own that follow from them."""

# Discord's own (its documentation of August 2026): beyond these a message or a form is refused as a whole.
COMPONENTS = 40  # in one message, nested ones counted
TEXT = 4000  # over all lines of one message
ID = 100  # of a component
ROW = 5  # buttons in a row
ENTRIES = 25  # in a menu; also suggestions while typing
ENTRY = 100  # label, value or description of an entry; also of a suggestion
PLACEHOLDER = 150  # of a menu
FIELDS = 5  # in a form
FORM_TITLE = 45
FIELD_LABEL = 45
FIELD_DESCRIPTION = 100
FIELD_VALUE = 4000
NONCE = 25
# Not in the documentation, but reported in August 2026: more bytes of text in one message are answered by a
# server error. Each text display adds some; that everything else counts likewise is assumed.
BYTES = 10_170
BYTES_EACH = 12

# Our own.
ROWS = 5  # of one question, so that the panel's other rows fit beside it
SHORT = 34  # a button's label that a telephone shows whole
TINY = 20  # ... when there are two rows of them
BUTTONS = 10  # choices that are still offered as buttons
LINES = 2000  # over all lines of one question, half of what a message holds
LINE = 600
ACT = 70  # what may stand behind `d:<table>:<ask>:` in a component's id


def clip_bytes(text: str, most: int) -> str:
    """At most `most` bytes of UTF-8, from 3, and whole lines if that does not cost half of it.

    >>> clip_bytes("ação", 6)
    'aç…'
    """
    if len(text.encode()) <= most:
        return text
    kept = text.encode()[: most - len("…".encode())].decode(errors="ignore")
    whole = kept[: kept.rfind("\n") + 1]
    return (whole if len(whole) * 2 > len(kept) else kept).rstrip() + "…"


def clip(text: str, most: int) -> str:
    """At most `most` characters; an ellipsis says that something is missing.

    >>> clip("wilderness", 5)
    'wild…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
