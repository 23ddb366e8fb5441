"""Looking back at a game, going back in it, and keeping it when it is over."""
