"""The table in the browser: a board that can be tapped, beside the chat, and in step with it."""
