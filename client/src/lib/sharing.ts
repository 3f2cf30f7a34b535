// How question and answers share the room of the prompt, whose size is the table's: the largest letters with which both
// are seen whole. Only if none are small enough, what matters less is scrolled to. The styles are in styles/prompt.css.
import type { Attachment } from "svelte/attachments";

/** One way to share it: how small the letters are, how wide the question is, and whether most answers stand in one line. */
export interface Share {
  tight: number;
  words?: number;
  line?: boolean;
}

const NARROW = "(max-width: 639px), (max-height: 700px)"; // question above answers; the limits of lib/screen.svelte.ts
const LEAST = 240; // pixels of a question beside its answers
const STEP = 40;
const MOST = 0.6; // of the prompt
const SLACK = 2; // pixels: sizes are rounded
const ABOVE: Share[] = [
  ...[0, 1, 2].map((tight) => ({ tight })),
  ...[1, 2, 3, 4].map((tight) => ({ tight, line: true })),
];
const SIZES = [0, 1, 2, 3];
const SCROLLED = 4; // the smallest size, at which answers are scrolled to

/** The ways to try, in this order, for a prompt of this width. */
export function shares(narrow: boolean, width: number): Share[] {
  if (narrow) return ABOVE;
  const widths = Array.from({ length: Math.max(1, Math.floor((width * MOST - LEAST) / STEP) + 1) }, (_, n) => LEAST + n * STEP);
  return [...SIZES, SCROLLED].flatMap((tight) => widths.map((words) => ({ tight, words })));
}

const whole = (box: Element): boolean => box.scrollHeight <= box.clientHeight + SLACK;

function set(prompt: HTMLElement, { tight, words, line }: Share): void {
  prompt.dataset.tight = String(tight);
  prompt.toggleAttribute("data-line", line ?? false);
  prompt.style.setProperty("--words", `${words ?? LEAST}px`);
}

/** Answers that stay in sight share the last line, where the others are scrolled to. */
function number(prompt: HTMLElement): void {
  const pinned = [...prompt.querySelectorAll<HTMLElement>(".acts .pin")];
  prompt.style.setProperty("--pins", String(pinned.length));
  pinned.forEach((answer, n) => answer.style.setProperty("--pin", String(n)));
}

function share(prompt: HTMLElement): void {
  const [words, acts] = [prompt.querySelector(".words"), prompt.querySelector(".acts")];
  if (!words || !acts) return;
  number(prompt);
  const ways = shares(matchMedia(NARROW).matches, prompt.clientWidth);
  const fits = (way: Share): boolean => {
    set(prompt, way);
    // Answers that are scrolled to are no reason to cut off the question.
    return whole(words) && (whole(acts) || way.tight === SCROLLED);
  };
  const first = ways.findIndex(fits);
  const best = ways[first];
  if (!best?.words) return;
  // Room that the answers do not need is the question's.
  const height = acts.clientHeight;
  const wider = ways.slice(first).filter(({ tight }) => tight === best.tight);
  const last = wider.findIndex((way) => !fits(way) || acts.clientHeight > height);
  set(prompt, wider.at(last < 0 ? -1 : last - 1) ?? best);
}

/** Shares it anew whenever something else is asked, said or offered, before it is seen. */
export const sharing: Attachment<HTMLElement> = (prompt) => {
  const anew = (): void => share(prompt);
  const changes = new MutationObserver(anew);
  const sizes = new ResizeObserver(anew);
  changes.observe(prompt, { childList: true, characterData: true, subtree: true });
  sizes.observe(prompt);
  document.fonts.addEventListener("loadingdone", anew); // to ask whether they are ready would lay out the whole page at once
  return () => {
    document.fonts.removeEventListener("loadingdone", anew);
    changes.disconnect();
    sizes.disconnect();
  };
};
