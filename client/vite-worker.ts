// The service worker (worker.js) with the names of the files it keeps: the shell, and the page for those without a connection.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WITHOUT_CONNECTION = ["/offline.html", "/offline.css", "/rose.svg"];
const HERE = new URL(".", import.meta.url);

export function worker(): Plugin {
  return {
    name: "subrosa-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const shell = Object.keys(bundle).filter((name) => /^assets\/shell-.*\.(js|css)$/.test(name)).map((name) => `/${name}`);
      const source = readFileSync(new URL("worker.js", HERE), "utf8");
      const version = createHash("sha256").update(source).update(shell.join());
      for (const name of WITHOUT_CONNECTION) version.update(readFileSync(new URL(`public${name}`, HERE)));
      const files = JSON.stringify([...shell, ...WITHOUT_CONNECTION]);
      const filled = source
        .replace(/^const VERSION = .*$/m, `const VERSION = "${version.digest("hex").slice(0, 16)}";`)
        .replace(/^const FILES = .*$/m, `const FILES = ${files};`);
      this.emitFile({ type: "asset", fileName: "worker.js", source: filled });
    },
  };
}
