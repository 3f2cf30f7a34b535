"""A short run of the fuzzer, and schemathesis on what OpenAPI says about the HTTP side."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.table.fuzz import fuzz
from tests.table.support import PATIENCE, running, visitors


@pytest.mark.slow
async def test_nonsense_does_no_harm(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await fuzz(server, 1500, seed=11)


@pytest.mark.slow
async def test_the_http_side_is_as_openapi_says(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        cookies = "; ".join(f"{c.name}={c.value}" for c in ada.http.cookies.jar)
        program = Path(sys.executable).with_name("st")
        checks = (
            "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
        )
        process = await asyncio.create_subprocess_exec(
            *(str(program), "run", f"{server.url}/api/schema", "--checks", checks, "--max-examples", "4"),
            *("--phases", "fuzzing", "--exclude-path", "/api/logout", "--seed", "1", "--workers", "1"),
            *("--request-timeout", str(PATIENCE)),
            *("-H", f"cookie: {cookies}", "-H", f"x-csrf-token: {ada.http.cookies['csrf']}"),
            cwd=tmp_path,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        output, _ = await process.communicate()
        assert process.returncode == 0, output.decode()
        assert 500 not in server.worker.metrics.answers
        assert server.worker.metrics.answers[200] > 10
