"""Messages: texts, pictures, buttons and menus, and the ids that say what a press means."""
