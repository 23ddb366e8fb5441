"""What all use cases share: tables in memory, locks, loading and saving, work off the event loop."""
