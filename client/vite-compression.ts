// Beside each file of text the build puts the same file compressed with Brotli, for the server to send: it takes a while, so
// the server should not have to do it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg|html|webmanifest)$/;

export function compression(): Plugin {
  let folder = "";
  return {
    name: "subrosa-compression",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => TEXT.test(one))) {
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
      }
    },
  };
}
