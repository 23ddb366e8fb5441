"""Before a game and around it: opening, inviting, a server's own rules, closing and archiving."""
