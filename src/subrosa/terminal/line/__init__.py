"""The line mode, for pipes and screen readers: what happens, line by line, and numbered answers."""
