// Addresses are plain paths (/table/abc/replay/12), so that links to tables and moments can be shared.

interface Place {
  path: string;
  query: URLSearchParams;
}

/** Where one plays, and may want to go back to after a look at something else. */
const PLAYED = /^\/(table|learn|puzzle)\//;

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

let place = $state.raw(here());
let left = $state<string | null>(null);
addEventListener("popstate", () => (place = here()));

export const route = {
  get path(): string {
    return place.path;
  },
  get query(): URLSearchParams {
    return place.query;
  },
  /** The table, lesson or puzzle that was left last. */
  get left(): string | null {
    return left;
  },
  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return place.path.split("/").filter(Boolean).map(decodeURIComponent);
  },
};

export function go(address: string, how: { replace?: boolean } = {}): void {
  if (PLAYED.test(location.pathname)) left = location.pathname + location.search;
  if (how.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.path;
  place = here();
  if (before !== place.path) scrollTo(0, 0);
}

/** Follows our own links without reloading the page; modified clicks stay the browser's business. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
