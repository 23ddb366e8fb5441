"""What Discord refuses in messages, components, modals and commands, each place with its own words."""
