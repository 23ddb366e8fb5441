"""What a person has been told while learning a game."""
