"""Lattices: reducing a basis, and finding all lattice points in a box.

A generator that shows a little of each of its values has roughly shown a point of a lattice. This finds the point.
"""

from collections.abc import Iterator
from math import ceil, floor, sqrt

Vector = list[int]


def dot(a: Vector, b: Vector) -> int:
    return sum(x * y for x, y in zip(a, b, strict=True))


def reduced(basis: list[Vector]) -> list[Vector]:
    """Return a basis of short vectors for the same lattice (Lenstra, Lenstra and Lovász, in whole numbers, never
    rounded).

    `d[i]` is the determinant of the first i vectors, `mu[i][j]` the Gram-Schmidt coefficient times d[j + 1].
    """
    b = [row[:] for row in basis]
    size = len(b)
    mu = [[0] * size for _ in range(size)]
    d = [1] + [0] * size

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            u = dot(b[k], b[j])
            for i in range(j):
                u = (d[i + 1] * u - mu[k][i] * mu[j][i]) // d[i]
            if j < k:
                mu[k][j] = u
            else:
                d[k + 1] = u

    def shorten(k: int, j: int) -> None:
        q = (2 * mu[k][j] + d[j + 1]) // (2 * d[j + 1])
        if q:
            b[k] = [x - q * y for x, y in zip(b[k], b[j], strict=True)]
            mu[k][j] -= q * d[j + 1]
            for i in range(j):
                mu[k][i] -= q * mu[j][i]

    def swap(k: int) -> None:
        b[k], b[k - 1] = b[k - 1], b[k]
        for j in range(k - 1):
            mu[k][j], mu[k - 1][j] = mu[k - 1][j], mu[k][j]
        m = mu[k][k - 1]
        between = (d[k - 1] * d[k + 1] + m * m) // d[k]
        for i in range(k + 1, size):
            t = mu[i][k]
            mu[i][k] = (d[k + 1] * mu[i][k - 1] - m * t) // d[k]
            mu[i][k - 1] = (between * t + m * mu[i][k]) // d[k + 1]
        d[k] = between

    for k in range(size):
        orthogonalise(k)
    k = 1
    while k < size:
        shorten(k, k - 1)
        if 4 * d[k + 1] * d[k - 1] < 3 * d[k] * d[k] - 4 * mu[k][k - 1] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return b


def points_near(basis: list[Vector], target: list[float], radius: float) -> Iterator[Vector]:
    """Return all lattice points within a distance of the target, trying one coefficient after another."""
    size = len(basis)
    ortho: list[list[float]] = []
    norms: list[float] = []
    mu = [[0.0] * size for _ in range(size)]
    for i, row in enumerate(basis):
        rest = [float(x) for x in row]
        for j in range(i):
            mu[i][j] = sum(x * y for x, y in zip(row, ortho[j], strict=True)) / norms[j]
            rest = [x - mu[i][j] * y for x, y in zip(rest, ortho[j], strict=True)]
        ortho.append(rest)
        norms.append(sum(x * x for x in rest))
    goal = [sum(x * y for x, y in zip(target, ortho[i], strict=True)) / norms[i] for i in range(size)]
    coefficients = [0] * size

    def level(i: int, left: float) -> Iterator[Vector]:
        if i < 0:
            yield [sum(c * row[x] for c, row in zip(coefficients, basis, strict=True)) for x in range(size)]
            return
        centre = goal[i] - sum(coefficients[j] * mu[j][i] for j in range(i + 1, size))
        reach = sqrt(left / norms[i])
        for c in range(ceil(centre - reach), floor(centre + reach) + 1):
            coefficients[i] = c
            yield from level(i - 1, left - (c - centre) ** 2 * norms[i])

    yield from level(size - 1, radius * radius)
