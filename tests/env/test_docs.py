"""The samples in docs/env.md run one after the other, as a reader would try them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_the_samples_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    samples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "env.md").read_text("utf-8"), re.DOTALL)
    assert len(samples) == 5
    for sample in samples:
        exec(compile(sample, "docs/env.md", "exec"), names)
    shape, returns, action = capsys.readouterr().out.splitlines()
    assert shape.startswith("(377,)")
    assert returns.startswith("[")
    assert action
