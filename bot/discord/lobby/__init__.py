"""Opening a table, finding players, a server's own settings, and tables that fall silent."""
