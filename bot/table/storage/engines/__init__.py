"""What the store stands on: SQLite or PostgreSQL, and how each is opened, locked and migrated."""
