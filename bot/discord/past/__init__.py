"""The log, earlier steps, the film of a game, undo and going back."""
