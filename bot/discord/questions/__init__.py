"""A question of a game on Discord: what can be pressed for it, and what can be typed."""
