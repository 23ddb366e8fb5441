"""What the people at a table decide together."""
