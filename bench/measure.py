"""What the workers share: the driver's dice, the clock, and the conversation with bench/run.py.

Plain Python without dependencies, because it runs both in our environment and in that of the peers.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable, Sequence
from time import process_time as clock  # what other programs take from the machine is not counted
from typing import Any

Measurement = Callable[[float], tuple[int, float]]
"""Work for about so many seconds; gives how often the thing was done and how long that took."""

# Choosing among the options is the driver's work and must cost the same for every engine. Each loop has these
# two lines inline (a call would cost more than the thing itself); 32 bits, of which the high ones choose:
#     dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
#     option = options[dice * len(options) >> 32]


def play_games(start: Callable[[], Any], play: Callable[[Any], int]) -> Measurement:
    """Count the decisions of whole games, from set-up and dealing to the end, for every engine alike."""

    def measure(seconds: float) -> tuple[int, float]:
        count, begin = 0, clock()
        while (spent := clock() - begin) < seconds:
            count += play(start())
        return count, spent

    return measure


def whole_games(start: Callable[[], Any], play: Callable[[Any], int]) -> Measurement:
    """Count games from set-up to end."""

    def measure(seconds: float) -> tuple[int, float]:
        count, begin = 0, clock()
        while (spent := clock() - begin) < seconds:
            play(start())
            count += 1
        return count, spent

    return measure


def calls(function: Callable[..., Any], samples: Callable[[], Sequence[tuple[Any, ...]]]) -> Measurement:
    """Count calls of one function on positions from the middle of games, collected at the first measurement."""
    gathered: list[tuple[Any, ...]] = []

    def measure(seconds: float) -> tuple[int, float]:
        if not gathered:
            gathered.extend(samples())
        count, begin = 0, clock()
        while (spent := clock() - begin) < seconds:
            for sample in gathered:
                function(*sample)
            count += len(gathered)
        return count, spent

    return measure


def serve(rows: dict[str, Measurement], about: dict[str, str]) -> None:
    """Say which rows there are, then answer one request per line until the harness closes the pipe."""
    answers = sys.stdout
    sys.stdout = sys.stderr  # nothing a library prints may get between the answers
    print(json.dumps({"rows": list(rows), "about": about}), file=answers, flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        gc.collect()  # what the last row left behind is not this row's work
        try:
            count, seconds = rows[request["row"]](request["seconds"])
            answer: dict[str, object] = {"count": count, "seconds": seconds}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=answers, flush=True)
