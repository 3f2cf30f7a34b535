import { expect, test } from "vitest";
import { chaptersOf, mentions, readRules } from "../src/lib/rules";

const PAGE = `# Thorns: the rules

**In one breath.** Roses are points (1.1).

---

## 1 Play
See 1.1, 9.9, R1, chapter 2 and \`1.1\`; 2 cards.
### 1.1 The turn
Play a rose.
\`\`\`
+---+
| * |
+---+
\`\`\`
## 2 Rulings
### R1 Blocking (H)
| Card | Rule |
| --- | --- |
| Rose | 1.1 |
`;

test("the goal comes first, then numbered chapters and rulings", () => {
  const paragraphs = readRules(PAGE);
  expect(paragraphs.map((one) => one.number)).toEqual(["", "1", "1.1", "2", "R1"]);
  expect(paragraphs[0]?.blocks).toHaveLength(1);
  expect(chaptersOf({ language: "en", paragraphs }).map((one) => one.title)).toEqual(["Play", "Rulings"]);
});

test("the numbers of paragraphs that exist are links, also in tables", () => {
  const [, play, turn, , ruling] = readRules(PAGE);
  const block = play?.blocks[0];
  if (block?.kind !== "text") throw new Error("no text");
  expect(block.parts.filter((part) => part.style === "rule").map((part) => part.text)).toEqual(["1.1", "R1", "2"]);
  expect(block.parts.map((part) => part.text).join("")).toBe("See 1.1, 9.9, R1, chapter 2 and 1.1; 2 cards.");
  expect(turn?.blocks.at(-1)).toEqual({ kind: "drawing", lines: ["+---+", "| * |", "+---+"] });
  expect(ruling?.blocks[0]).toMatchObject({ rows: [[[{ style: "plain" }], [{ text: "1.1", style: "rule" }]]] });
});

test("an item of a list is emphasised across its lines", () => {
  const [, paragraph] = readRules("# Thorns\n\n## 1 Play\n* Play a *rose\n  of yours* or two.\n* Pass.\n");
  expect(paragraph?.blocks).toEqual([
    {
      kind: "list",
      ordered: false,
      items: [
        [{ text: "Play a ", style: "plain" }, { text: "rose of yours", style: "italic" }, { text: " or two.", style: "plain" }],
        [{ text: "Pass.", style: "plain" }],
      ],
    },
  ]);
});

test("names are found in the cases of the language that the rules are written in", () => {
  const polish = { language: "pl", paragraphs: readRules("## 1 Karty\n### 1.1 Zemsta\n### 1.2 A\nPo Zemście nic, ale bez Zemsty coś.\n### 1.3 B\nMęczeństwo.") };
  expect(mentions(polish, "Zemsta").map((one) => one.number)).toEqual(["1.1", "1.2"]);
  const english = { language: "en", paragraphs: readRules("## 1 Roses\n### 1.1 A\nA rosebud.\n### 1.2 B\nA rose.") };
  expect(mentions(english, "Rose").map((one) => one.number)).toEqual(["1", "1.2"]);
  const brackets = { language: "en", paragraphs: readRules("## 1 A\nA Rose (red).\n## 2 B\nA Rose Red.\n## 3 C\nA Rose.") };
  expect(mentions(brackets, "Rose (Red)").map((one) => one.number)).toEqual(["1", "2"]);
});
