"""Where a request comes from, and under which address our page was asked for, as far as either can be known."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

Headers = Iterable[tuple[bytes, bytes]]
# What a browser leaves out of an Origin and a Host.
USUAL_PORTS: Final = {"http": 80, "https": 443}


def entries(headers: Headers, name: bytes) -> list[str]:
    """Return the entries of a header that is a list: several lines of it are one list."""
    lines = [str(value, "latin-1") for key, value in headers if key == name]
    return [entry.strip() for line in lines for entry in line.split(",")]


def sender(peer: str, headers: Headers, proxies: int) -> str:
    """Return whom a request counts for: whoever came to the outermost of our proxies, or is connected to us.

    Each proxy adds to the list whom it was asked by; what stands before the entries of our own proxies was written by
    anybody. Something that is no address would be somebody new each time: then whoever is connected to us counts.
    """
    forwarded = entries(headers, b"x-forwarded-for") if proxies else []
    if len(forwarded) >= max(proxies, 1):
        told = place(without_port(forwarded[-proxies]))
        if told is not None:
            return told
    return household(peer)


def household(peer: str) -> str:
    """Return whom somebody who is connected to us counts for."""
    return place(peer) or peer


def without_port(entry: str) -> str:
    """Read an address as some proxies write it: 192.0.2.1:5678, [2001:db8::1], [2001:db8::1]:5678."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def place(address: str) -> str | None:
    """Return whom an address stands for: with IPv6 a household has a whole network. None if it is no address."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, 64), strict=False))


def is_ours(origin: str, host: str, scheme: str) -> bool:
    """Tell whether this is the Origin of our own page: the same scheme, host and port."""
    return whole(origin) is not None and whole(origin) == whole(f"{scheme}://{host}")


def whole(origin: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of an Origin, also of one that leaves out the usual port. None if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port or USUAL_PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    if not parts.hostname or parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port
