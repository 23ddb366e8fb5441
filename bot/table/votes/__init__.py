"""What the people of a table decide together."""
