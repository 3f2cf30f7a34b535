"""Other people's packages, as if they were installed."""

from pathlib import Path


def install(folder: Path, name: str, names: str) -> None:
    """Put into a folder of the path what the installation of a package leaves there: an entry point for a game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[subrosa.games]\n{name} = {names}\n")
