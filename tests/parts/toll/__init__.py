"""A toy game in which several cards of a hidden hand are paid with."""
