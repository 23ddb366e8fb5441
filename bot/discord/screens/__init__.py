"""What is shown: texts, pictures, buttons and menus, and the ids that say what a press means."""
