"""`make bench`: how fast Taverna is, as ratios to this machine's own yardsticks measured in the same run."""
