"""The store's engines, SQLite and PostgreSQL: opening, locking and migrating each."""
