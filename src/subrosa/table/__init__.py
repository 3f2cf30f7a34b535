"""The table: a server at which people and bots play together, each in a browser of their own."""
