"""A game's question on Discord: how to answer it by pressing and by typing."""
