import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { files } from "./vite-chunks.ts";
import { compression } from "./vite-compression.ts";
import { eagerly } from "./vite-eagerly.ts";
import { fonts } from "./vite-fonts.ts";
import { icons } from "./vite-icons.ts";
import { worker } from "./vite-worker.ts";

export default defineConfig({
  plugins: [icons(), fonts(), svelte(), worker(), eagerly(), compression()],
  build: {
    target: "es2022",
    // The content policy of the server allows no data: or inline sources, so everything stays a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: files() } } },
  },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // All tests share what they import, one file after the other: importing it takes ten times as long as testing it.
  test: { include: ["tests/**/*.test.ts"], isolate: false, fileParallelism: false, testTimeout: 120_000 },
});
