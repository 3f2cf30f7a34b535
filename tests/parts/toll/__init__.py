"""A toy game in which players pay with several cards of a hidden hand."""
