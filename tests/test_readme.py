"""The samples in the README run, one after the other, as a reader would try them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_the_samples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    samples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(samples) >= 2
    for sample in samples:
        exec(compile(sample, "README.md", "exec"), names)
    printed = capsys.readouterr().out
    assert "winners" in printed
    assert "shield-in-hand (card martyrdom), rule 6.7" in printed


@pytest.mark.parametrize(
    "page", ["README.md", *[f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")]]
)
def test_links_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert target.startswith("https://") or ((ROOT / page).parent / target).exists(), f"{page}: {target}"
