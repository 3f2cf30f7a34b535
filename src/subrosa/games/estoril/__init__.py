"""Estoril 1942: a spatial game of spies, with boards laid out afresh each round and cards face down."""
