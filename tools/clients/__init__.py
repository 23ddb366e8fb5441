"""Other libraries' clients at the double: whether it is Discord enough for them, too.

Each client is a process: `client.mjs` or `client_*.py`. It logs in as the bot with the address and the token
that it is given, listens, and parses all that it hears. At a line on its standard input it looks round by
REST and says in one line of JSON what it has found: `{"messages", "edits", "events", "read", "troubles"}`.
"""
