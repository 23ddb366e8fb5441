"""Somebody wants something: let in, answered in time, and the commands by which it comes."""
