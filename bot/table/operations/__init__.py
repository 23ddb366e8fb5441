"""The running bot: its heartbeat, and the commands of its operator."""
