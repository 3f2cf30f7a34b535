// Fraunces and Inter, cut to what is read: `import "virtual:fonts.css"`. Each comes in four files, by character: the letters
// and signs of English and those that only Polish has, both as far as the catalogues use them, and whatever else people type,
// which is fetched only if somebody does. What Fraunces could vary and we do not want to is fixed:
// shapes for every size of type would be half of it.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const ID = "virtual:fonts.css";
const HERE = fileURLToPath(new URL(".", import.meta.url));
const CATALOGUES = ["src", "../src/subrosa"];

// What the two files of each package contain, of which we have a use for.
const LATIN = "0020-007E 00A0-00FF 0131 0152-0153 02BB-02BC 02C6 02DA 02DC 2000-206F 20AC 2122 2190-2193 2212 2215";
const BEYOND = "0100-0130 0132-0151 0154-02BA 1E00-1E9F";
const ASCII = "0020-007E";
const POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ";

interface Family {
  name: string;
  files: [latin: string, beyond: string];
  axes: Record<string, number | { min: number; max: number }>;
  weights: string;
}
const FAMILIES: Family[] = [
  {
    name: "Fraunces",
    files: ["fraunces/files/fraunces-latin-full-normal.woff2", "fraunces/files/fraunces-latin-ext-full-normal.woff2"],
    axes: { SOFT: 80, opsz: 30, wght: { min: 500, max: 750 } },
    weights: "500 750",
  },
  {
    name: "Inter",
    files: ["inter/files/inter-latin-wght-normal.woff2", "inter/files/inter-latin-ext-wght-normal.woff2"],
    axes: { wght: { min: 400, max: 800 } },
    weights: "400 800",
  },
];
// Kerning and the like, figures of the same width, and the shapes that base.css asks for.
const FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "rvrn", "tnum", "cv11", "ss03"];

interface Face {
  file: string;
  source: string;
  family: Family;
  points: number[];
}

function pointsOf(ranges: string): number[] {
  return ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((end) => parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });
}

/** "U+20-7E, U+F3": neighbours together. */
function rangesOf(points: number[]): string {
  const found: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else found.push([point, point]);
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return found.map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)).join(", ");
}

/** The characters that are in use: those of the catalogues, and all letters of both languages. */
function inUse(): Set<number> {
  const files = CATALOGUES.flatMap((folder) =>
    readdirSync(join(HERE, folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ftl")).map((name) => join(HERE, folder, name)),
  );
  const text = files.map((file) => readFileSync(file, "utf8")).join("") + POLISH;
  return new Set([...pointsOf(ASCII), ...[...text].map((letter) => letter.codePointAt(0) ?? 0)]);
}

function faces(): Face[] {
  const used = inUse();
  const { resolve } = createRequire(import.meta.url);
  return FAMILIES.flatMap((family) =>
    [LATIN, BEYOND].flatMap((ranges, n): Face[] => {
      const points = pointsOf(ranges);
      const source = resolve(`@fontsource-variable/${family.files[n]}`);
      const name = `${family.name.toLowerCase()}-${n === 0 ? "latin" : "polish"}`;
      return [
        { file: name, source, family, points: points.filter((point) => used.has(point)) },
        { file: `${family.name.toLowerCase()}-more-${n + 1}`, source, family, points: points.filter((point) => !used.has(point)) },
      ];
    }),
  );
}

function cut({ source, family, points }: Face): Promise<Buffer> {
  const text = String.fromCodePoint(...points);
  return subset(readFileSync(source), text, { targetFormat: "woff2", variationAxes: family.axes, keepFeatures: FEATURES });
}

const rule = ({ family, points }: Face, url: string): string => `@font-face {
  font-family: ${family.name};
  src: url("${url}") format("woff2");
  font-weight: ${family.weights};
  font-display: swap;
  unicode-range: ${rangesOf(points)};
}`;

export function fonts(): Plugin {
  const all = faces();
  let serving = false;
  return {
    name: "subrosa-fonts",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const rules = all.map(async (face) => {
        if (serving) return rule(face, `/@fonts/${face.file}.woff2`);
        const made = this.emitFile({ type: "asset", name: `${face.file}.woff2`, source: await cut(face) });
        return rule(face, `__VITE_ASSET__${made}__`); // Vite puts the name of the file there
      });
      return (await Promise.all(rules)).join("\n");
    },
    configureServer(server) {
      server.middlewares.use("/@fonts/", (request, response, next) => {
        const face = all.find(({ file }) => request.url === `/${file}.woff2`);
        if (!face) return next();
        void cut(face).then((font) => response.setHeader("content-type", "font/woff2").end(font), next);
      });
    },
  };
}
