"""The routes of the REST API (v10), by what they are about."""
