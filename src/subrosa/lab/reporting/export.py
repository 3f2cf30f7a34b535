"""Tables as files: CSV, and Parquet where pyarrow is installed."""

import csv
import sys
from importlib import import_module
from math import isnan
from pathlib import Path
from typing import Any

from subrosa.lab.problems import BadRequest, MissingPart
from subrosa.lab.reporting.table import Table


def folder_for(path: Path) -> Path:
    """Make sure that there is a folder to write to. Raises BadRequest."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"--out should name a folder, not {path}: {error.strerror}") from error
    return path


def write_report(html: str, tables: list[Table], folder: Path) -> None:
    """Write a page, and its tables as CSV, and as Parquet if that is possible; if not, say why and go on."""
    (folder / "report.html").write_text(html, "utf-8")
    for table in tables:
        write_csv(table, folder)
    try:
        for table in tables:
            if table.rows:
                write_parquet(table, folder)
    except MissingPart as error:
        print(f"subrosa: {error}", file=sys.stderr)


def write_csv(table: Table, folder: Path) -> Path:
    """Write one table as NAME.csv. What is not known is left empty."""
    path = folder / f"{table.name}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table.columns)
        for row in table.rows:
            writer.writerow([shortened(cell) for cell in row])
    return path


def shortened(cell: Any) -> Any:
    """Cut a number to six digits, which is more than we know."""
    if isinstance(cell, float):
        return "" if isnan(cell) else float(f"{cell:.6g}")
    return cell


def write_parquet(table: Table, folder: Path) -> Path:
    """Write one table as NAME.parquet. Raises MissingPart without pyarrow."""
    try:
        pyarrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError as error:
        raise MissingPart("Parquet files need pyarrow: pip install 'subrosa-games[lab]'") from error
    path = folder / f"{table.name}.parquet"
    columns: dict[str, list[Any]] = {
        name: [None if isinstance(cell, float) and isnan(cell) else cell for cell in table.column(name)]
        for name in table.columns
    }
    parquet.write_table(pyarrow.table(columns), path)
    return path
