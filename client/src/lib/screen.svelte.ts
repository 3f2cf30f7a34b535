// How large the screen is: some things are not only styled but built differently where there is little room. The same
// limits are in styles/table.css.
const QUERIES = {
  /** Upright and narrow: what is beside the board is behind tabs. */
  phone: "(max-width: 639px)",
  /** A phone lying on its side: the board shows a part of itself. */
  low: "(min-width: 640px) and (max-height: 480px)",
  /** No room for the list of players: they stand in a strip, and what everybody should watch for below the bar. */
  slim: "(max-width: 1023px), (max-height: 700px)",
  /** The log is in sight all the time, neither behind a tab nor in a drawer. */
  logged: "(min-width: 1024px) and (min-height: 541px)",
};
type Name = keyof typeof QUERIES;

const lists = Object.entries(QUERIES).map(([name, query]) => [name as Name, matchMedia(query)] as const);

export const screen = $state(Object.fromEntries(lists.map(([name, list]) => [name, list.matches])) as Record<Name, boolean>);
for (const [name, list] of lists) list.addEventListener("change", (event) => (screen[name] = event.matches));
