"""Discord's limits for messages, components, modals and commands, each place with its own words."""
