"""Who somebody is, and what they have played."""
