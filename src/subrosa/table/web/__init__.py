"""Requests and sockets: who asks, whether they may, and what they are answered.

Only this room knows the web framework.
"""
