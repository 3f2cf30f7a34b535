"""What the server and its clients say to each other: the types of all messages, and everything that can go wrong.

This room knows no other. `docs/protocol.md` tells the same in words.
"""
