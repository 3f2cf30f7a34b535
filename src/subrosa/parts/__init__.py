"""What board games share: each part serves at least two games, and knows none of them."""
