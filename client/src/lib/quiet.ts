// What nobody waits for is fetched when nothing else is on its way: on a slow connection it would only hold that up.

/** How long nobody must have waited for anything, in milliseconds: whoever has just come may go on at once. */
const PAUSE = 1000;
/** A connection that brought the script of this page in so many milliseconds brings anything soon; so does the browser's cache. */
const QUICK = 500;

interface Deed {
  pause: number;
  run(): unknown;
}

const deeds: Deed[] = [];
let awaited = 0;
let doing = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function goOn(): void {
  clearTimeout(timer);
  const [next] = deeds;
  if (next && awaited === 0 && !doing) timer = setTimeout(run, next.pause);
}

async function run(): Promise<void> {
  doing = true;
  try {
    await deeds.shift()?.run();
  } catch {
    // Whoever needs it will ask for it, and say so if it does not come.
  }
  doing = false;
  goOn();
}

/** Somebody waits for something, until the function that this returns is called. */
export function waiting(): () => void {
  let over = false;
  awaited += 1;
  clearTimeout(timer);
  return () => {
    if (over) return;
    over = true;
    awaited -= 1;
    goOn();
  };
}

/** Does something that nobody waits for, one thing after the other: as soon as nobody waits for anything else, or a while later. */
export function whenQuiet(run: () => unknown, when: "soon" | "later" = "later"): void {
  const deed = { run, pause: when === "soon" || quick() ? 0 : PAUSE };
  if (when === "soon") deeds.unshift(deed);
  else deeds.push(deed);
  goOn();
}

/** Fetches what somebody may want next, unless they pay for every byte: when all is quiet, or at once where nothing else is on its way. */
export function fetchAhead(run: () => Promise<unknown>, when: "now" | "later" = "later"): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  if (when === "now") run().catch(() => undefined); // whoever needs it will ask for it, and say so if it does not come
  else whenQuiet(run);
}

/** Did this page come quickly? Then nothing has to wait for anything else. */
export function quick(): boolean {
  const script = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
  return script === undefined || script.duration < QUICK;
}
