"""Series: several rounds of one game on a server, whose tables the bot draws, opens and counts."""
