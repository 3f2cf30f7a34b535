"""The samples in docs/env.md run one after the other, as a reader would try them."""

import re
from pathlib import Path

import pytest

from subrosa import games

ROOT = Path(__file__).parents[2]


def test_the_samples_run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", dict(games._registered))  # a sample adds a game
    names: dict[str, object] = {}
    samples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "env.md").read_text("utf-8"), re.DOTALL)
    assert len(samples) == 8
    for sample in samples:
        exec(compile(sample, "docs/env.md", "exec"), names)
    learner, many, shape, returns, values, exploited, action = capsys.readouterr().out.splitlines()
    assert learner.startswith("(406,)") and shape.startswith("(406,)")
    assert many == "(8, 406) (8, 198)"
    assert returns.startswith("[")
    assert "-0.05" in values and float(exploited) < 0.05
    assert action
