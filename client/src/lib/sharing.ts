// How question and answers share the room of the prompt, whose size is the table's: the largest letters with which both
// are seen whole. Only if none are small enough, what matters less is scrolled to. The styles are in styles/prompt.css.
import type { Attachment } from "svelte/attachments";

/** One way to share it: how small the letters are, how wide the question is, and whether most answers stand in one line. */
export interface Share {
  tight: number;
  words?: number;
  line?: boolean;
}

const NARROW = "(max-width: 639px), (max-height: 700px)"; // question above answers; as in styles/prompt.css
const LEAST = 240; // pixels of a question beside its answers
const STEP = 40;
const MOST = 0.6; // of the prompt
const SLACK = 2; // pixels: sizes are rounded
export const ABOVE: Share[] = [
  ...[0, 1, 2].map((tight) => ({ tight })),
  ...[1, 2, 3, 4].map((tight) => ({ tight, line: true })),
];
const SIZES = [0, 1, 2, 3];
const SCROLLED = 4; // the smallest size, at which answers are scrolled to

/** The widths that a question beside its answers may have in a prompt of this width. */
export function widths(prompt: number): number[] {
  const more = Math.max(0, Math.floor((prompt * MOST - LEAST) / STEP));
  return Array.from({ length: more + 1 }, (_, n) => LEAST + n * STEP);
}

/** The first of them for which something holds, if it holds for all that follow it. Few are asked: each is laid out. */
export function first(ordered: number[], holds: (width: number) => boolean): number | undefined {
  let [low, high] = [0, ordered.length];
  for (let at = 0; low < high; at = (low + high) >> 1) {
    if (holds(ordered[at]!)) high = at;
    else low = at + 1;
  }
  return ordered[low];
}

const whole = (box: Element): boolean => box.scrollHeight <= box.clientHeight + SLACK;

function set(prompt: HTMLElement, { tight, words, line }: Share): void {
  prompt.dataset.tight = String(tight);
  prompt.toggleAttribute("data-line", line ?? false);
  prompt.style.setProperty("--words", `${words ?? LEAST}px`);
}

/** Answers that stay in sight share the last line, where the others are scrolled to; passing has its own place there. */
function number(prompt: HTMLElement): void {
  const pinned = [...prompt.querySelectorAll<HTMLElement>(".acts .pin:not(.pass)")];
  prompt.style.setProperty("--pins", String(pinned.length));
  pinned.forEach((answer, n) => answer.style.setProperty("--pin", String(n)));
}

/** Lets the question stand above its answers, with the largest letters with which both are whole. */
function stack(prompt: HTMLElement, words: Element, acts: Element): void {
  for (const way of ABOVE) {
    set(prompt, way);
    if (whole(words) && (whole(acts) || way.tight === SCROLLED)) return;
  }
}

/** Lets them stand beside each other: the question is as wide as its answers can spare without another line. */
function line(prompt: HTMLElement, words: Element, acts: Element): void {
  const all = widths(prompt.clientWidth);
  for (const tight of [...SIZES, SCROLLED]) {
    const least = first(all, (width) => (set(prompt, { tight, words: width }), whole(words)));
    if (least === undefined) continue;
    set(prompt, { tight, words: least });
    // Answers that are scrolled to are no reason to cut off the question.
    const enough = (): boolean => whole(acts) || tight === SCROLLED;
    if (!enough()) continue;
    const height = acts.clientHeight;
    const wider = all.filter((width) => width > least).reverse();
    const spared = (width: number): boolean => (set(prompt, { tight, words: width }), enough() && acts.clientHeight <= height);
    set(prompt, { tight, words: first(wider, spared) ?? least });
    return;
  }
}

/** Shares it anew whenever something else is asked, said or offered, before it is seen. */
export const sharing: Attachment<HTMLElement> = (prompt) => {
  let known = "";
  const share = (): void => {
    const [words, acts] = [prompt.querySelector(".words"), prompt.querySelector(".acts")];
    if (!words || !acts) return;
    // Clocks tick in a prompt, too: what has the same words and the same room is shared already.
    const asked = [prompt.clientWidth, prompt.clientHeight, acts.childElementCount, words.textContent, acts.textContent].join("|");
    if (asked === known) return;
    known = asked;
    number(prompt);
    (matchMedia(NARROW).matches ? stack : line)(prompt, words, acts);
  };
  const anew = (): void => {
    known = "";
    share();
  };
  const changes = new MutationObserver(share);
  const sizes = new ResizeObserver(share);
  changes.observe(prompt, { childList: true, characterData: true, subtree: true });
  sizes.observe(prompt);
  document.fonts.addEventListener("loadingdone", anew); // to ask whether they are ready would lay out the whole page at once
  return () => {
    document.fonts.removeEventListener("loadingdone", anew);
    changes.disconnect();
    sizes.disconnect();
  };
};
