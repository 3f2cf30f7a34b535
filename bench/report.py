"""Tables from measurements: medians over the rounds, their spread, ratios between engines, the targets."""

from __future__ import annotations

import os
import platform
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles


@dataclass
class Series:
    """One measure of one engine over all rounds."""

    engine: str  # "pure", "compiled" or "peer"
    subject: str  # which game
    measure: str  # "decisions", "copies" ...
    rates: list[float] = field(default_factory=list)  # per second, one per round
    error: str = ""


@dataclass
class Section:
    title: str
    header: list[str]
    rows: list[list[str]]


@dataclass
class Target:
    engine: str
    measure: str
    peer: str
    ratio: float


UNO = "rlcard uno"
HEARTS = "open_spiel hearts (C++)"
COPYING = "decisions with copy"
PROMISED = Path(__file__).parent / "targets"
USUAL_TARGETS = [Target("pure", "decisions", UNO, 1.0), Target("compiled", "decisions", UNO, 3.0)]
COMPARED = ["decisions", COPYING, "moves", "copies"]


# --- numbers ------------------------------------------------------------------------------------------------


def rate(series: Series | None) -> str:
    if series is None:
        return "-"
    if series.error:
        return "failed"
    value = median(series.rates)
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def spread(rates: list[float]) -> str:
    """Return how far the quartiles are from the median."""
    if len(rates) < 3:
        return "-"
    low, middle, high = quantiles(rates, n=4, method="inclusive")
    return f"{100 * (low / middle - 1):+.0f} {100 * (high / middle - 1):+.0f} %"


def ratios(ours: Series | None, theirs: Series | None) -> list[float]:
    """Return the ratios round by round, since what was measured side by side compares best."""
    if ours is None or theirs is None or ours.error or theirs.error:
        return []
    return [mine / other for mine, other in zip(ours.rates, theirs.rates, strict=True)]


def times(values: list[float]) -> str:
    if not values:
        return "-"
    value = median(values)
    return f"{value:,.0f}x" if value >= 20 else f"{value:.2f}x"


# --- tables -------------------------------------------------------------------------------------------------


def sections(series: list[Series]) -> list[Section]:
    table = {(one.engine, one.subject, one.measure): one for one in series}
    names = list(dict.fromkeys(one.subject for one in series if one.engine != "peer" and not one.error))
    peers = list(dict.fromkeys(one.subject for one in series if one.engine == "peer"))
    result = [our_section(table, game) for game in names]
    if peers:
        result.append(peer_section(table, peers))
        result += [ratio_section(table, game, peers) for game in names]
        result.append(target_section(table, names))
    errors = [[one.subject, one.engine, one.measure, one.error] for one in series if one.error]
    if errors:
        result.append(Section("Not measured", ["what", "build", "measure", "reason"], errors))
    return result


Table = dict[tuple[str, str, str], Series]


def our_section(table: Table, game: str) -> Section:
    rows = []
    for measure in dict.fromkeys(key[2] for key in table if key[1] == game):
        pure, fast = (table.get((engine, game, measure)) for engine in ("pure", "compiled"))
        row = [measure]
        for one in (pure, fast):
            row += [rate(one), spread(one.rates) if one else "-"]
        rows.append([*row, times(ratios(fast, pure))])
    header = [game, "pure /s", "quartiles", "compiled /s", "quartiles", "compiled : pure"]
    return Section(f"Sub Rosa, {game}", header, rows)


def peer_section(table: Table, peers: list[str]) -> Section:
    rows = []
    for peer in peers:
        row = [peer]
        for measure in COMPARED:
            one = table.get(("peer", peer, measure))
            row += [rate(one), spread(one.rates) if one else "-"]
        rows.append(row)
    header = ["peer"]
    for measure in COMPARED:
        header += [f"{measure} /s", "quartiles"]
    return Section("Peers", header, rows)


def ratio_section(table: Table, game: str, peers: list[str]) -> Section:
    rows = []
    for peer in peers:
        for measure in COMPARED:
            theirs = table.get(("peer", peer, measure))
            ours = [table.get((engine, game, measure)) for engine in ("pure", "compiled")]
            rows.append([peer, measure, *(times(ratios(one, theirs)) for one in ours)])
    return Section(f"{game} : peers", [f"{game} :", "measure", "pure", "compiled"], rows)


def targets_of(game: str) -> list[Target]:
    """Return what we want of a game: what stands in `bench/targets`, where more was promised than of any other game."""
    path = PROMISED / f"{game}.toml"
    if not path.exists():
        return USUAL_TARGETS
    return [Target(**one) for one in tomllib.loads(path.read_text("utf-8"))["target"]]


def target_section(table: Table, names: list[str]) -> Section:
    rows = []
    for game in names:
        for target in targets_of(game):
            ours = table.get((target.engine, game, target.measure))
            values = ratios(ours, table.get(("peer", target.peer, target.measure)))
            verdict = "not measured" if not values else "met" if median(values) >= target.ratio else "MISSED"
            name = f"{target.engine} {target.measure} : {target.peer}"
            rows.append([game, name, f">= {target.ratio:.1f}x", times(values), spread(values), verdict])
    return Section("Targets", ["game", "target", "wanted", "measured", "quartiles", "result"], rows)


# --- output -------------------------------------------------------------------------------------------------


def plain(found: list[Section]) -> str:
    blocks = []
    for section in found:
        table = [section.header, *section.rows]
        numeric = numeric_columns(section)
        widths = [max(map(len, column)) for column in zip(*table, strict=True)]
        lines = []
        for row in table:
            cells = [
                cell.rjust(width) if right else cell.ljust(width)
                for cell, width, right in zip(row, widths, numeric, strict=True)
            ]
            lines.append("  ".join(cells).rstrip())
        lines.insert(1, "-" * max(map(len, lines)))
        blocks.append("\n".join(lines))
    return "\n" + "\n\n".join(blocks)


def numeric_columns(section: Section) -> list[bool]:
    """Align numbers to the right, words to the left."""
    columns = zip(*section.rows, strict=True)
    return [all(cell[0] in "0123456789>+-" or cell == "failed" for cell in column) for column in columns]


INTRODUCTION = """\
# Speed

Made by `./dev bench --peers --markdown docs/bench.md` in one run, all engines in turn, {rounds} rounds of
{seconds:g} s of processor time per row. Figures are medians over the rounds, with the quartiles as distance
from the median; ratios are medians of the ratios within a round. All engines play whole games, set-up and
dealing included. Every engine is driven from Python by the same loop with the same dice, through the
fastest of its public functions.

A **decision** is a moment with at least two options; its time includes asking for the options. Forced moves
are played and cost time, but are not counted: an engine that asks players to take their only option (two
moves in three of uno, one in five of hearts) makes no more decisions for it. Ours does not ask for them in
simulations. The row **moves** counts everything that is asked, forced or not; there ours asks everybody, as at
a table. In the rows **with copy**, a copy is made before each decision.

Learning environments and search are measured separately: `./dev bench --env --peers` ([env](env.md)) and
`./dev bench --search` ([bots](bots.md)).
"""


def markdown(found: list[Section], about: dict[str, str], rounds: int, seconds: float) -> str:
    lines = [INTRODUCTION.format(rounds=rounds, seconds=seconds)]
    lines += [f"- {name}: {value}" for name, value in about.items()]
    for section in found:
        lines += ["", f"## {section.title}", "", md_row(section.header)]
        lines.append(md_row(["---:" if right else "---" for right in numeric_columns(section)]))
        lines += [md_row(row) for row in section.rows]
    return "\n".join(lines) + "\n"


def md_row(cells: list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def machine() -> dict[str, str]:
    return {
        "cores": str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def processor() -> str:
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else []:
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
