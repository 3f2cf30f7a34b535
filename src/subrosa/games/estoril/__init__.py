"""Estoril 1942: a spatial game of spies, with boards laid anew each round and cards face down."""
