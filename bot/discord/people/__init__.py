"""What people have played, and being forgotten."""
