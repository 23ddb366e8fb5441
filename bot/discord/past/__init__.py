"""The log, an earlier step, the film of a game, undo and the way back."""
