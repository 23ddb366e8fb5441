"""Requests from people: admitted, acknowledged in time and answered; and commands as data."""
