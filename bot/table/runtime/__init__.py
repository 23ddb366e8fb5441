"""The common ground of all use cases: tables in memory, locks, loading, saving, work off the event loop."""
