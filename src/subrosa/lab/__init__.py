"""The lab: bots against bots, games measured, finished games analysed. See docs/lab.md."""
