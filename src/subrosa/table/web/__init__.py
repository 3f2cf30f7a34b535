"""Requests and sockets: who asks, whether they may, and what they are answered. Only here is a web framework known."""
