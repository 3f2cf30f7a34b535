"""What written positions are made of; `position.py` puts them together."""
