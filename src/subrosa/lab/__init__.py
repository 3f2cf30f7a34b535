"""The lab: bots against bots, games measured, finished games looked into. See docs/lab.md."""
