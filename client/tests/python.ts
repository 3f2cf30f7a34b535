// What the engine says, for comparison: a script of ours is run by the project's Python and writes JSON.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const LOCAL = join(ROOT, ".venv/bin/python");
const PYTHON = process.env.PYTHON ?? (existsSync(LOCAL) ? LOCAL : "python3");

export function fromPython<T>(script: string, ...words: string[]): T {
  const folder = mkdtempSync(join(tmpdir(), "subrosa-"));
  try {
    const file = join(folder, "said.json");
    const env = { ...process.env, PYTHONPATH: [join(ROOT, "src"), ROOT, import.meta.dirname].join(delimiter) };
    execFileSync(PYTHON, [join(import.meta.dirname, script), file, ...words], { env, timeout: 240_000 });
    return JSON.parse(readFileSync(file, "utf8")) as T;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
