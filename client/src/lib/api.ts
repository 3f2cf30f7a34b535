// The HTTP side of docs/protocol.md.
import type {
  AnalysisInfo, ApiError, Decision, GameInfo, Invitation, Json, Language, LessonMoment, MadeTable, Me, Moment, NewTable, PuzzleInfo, PuzzleSolution, RecordLine, ReplayIndex, Speed, TableInfo, Tables, ThingInfo,
} from "./protocol";

/** An answer that is no success; `id` and `args` say what was wrong (`problems.ts` makes a sentence of them). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly id: string,
    message: string,
    readonly args: Record<string, Json> = {},
  ) {
    super(message);
  }
}

function csrf(): string {
  return /(?:^|; )csrf=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  // What goes wrong is told in the language of the page, whichever the browser itself is in.
  const headers: Record<string, string> = { accept: "application/json", "accept-language": document.documentElement.lang };
  if (method !== "GET") headers["x-csrf-token"] = decodeURIComponent(csrf());
  if (body !== undefined) headers["content-type"] = "application/json";
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", "");
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const problem = (await answer.json().catch(() => null)) as ApiError | null;
  return new Refused(answer.status, problem?.error ?? "unknown", problem?.message ?? answer.statusText, problem?.args ?? {});
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await request(method, path, body);
  if (answer.ok) return answer;
  const problem = await refusal(answer);
  if (method === "GET" || problem.id !== "forbidden") throw problem;
  // Our token is that of a session which has ended, in another window perhaps. Nothing was done yet: once more with a new one.
  await request("GET", "/api/me");
  const again = await request(method, path, body);
  if (again.ok) return again;
  throw await refusal(again);
}

async function get<T>(path: string): Promise<T> {
  return (await (await send("GET", path)).json()) as T;
}

async function getText(path: string): Promise<string> {
  return (await send("GET", path)).text();
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const text = await (await send("POST", path, body)).text();
  return (text ? JSON.parse(text) : null) as T;
}

export const api = {
  me: () => get<Me>("/api/me"),
  rename: (name: string) => post<Me>("/api/me", { name }),
  register: (name: string, password: string) => post<Me>("/api/register", { name, password }),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  logout: (everywhere = false) => post<unknown>("/api/logout", { everywhere }),
  games: () => get<GameInfo[]>("/api/games"),
  texts: (lang: Language, game = "") => getText(`/api/texts/${lang}${game ? `/${game}` : ""}`),
  /** The rules, in this language if they exist in it; `language` says which it is. */
  rules: async (game: string, lang: Language): Promise<{ language: string; text: string }> => {
    const answer = await send("GET", `/api/rules/${game}?lang=${lang}`);
    return { language: answer.headers.get("content-language") ?? "en", text: await answer.text() };
  },
  things: (game: string) => get<ThingInfo[]>(`/api/cards/${game}`),
  /** Where a learner is who has said `done`, and what comes of what they say now; null: they only look. */
  lesson: (game: string, lang: Language, done: string[], said: string | null) => post<LessonMoment>(`/api/lessons/${game}`, { lang, done, said }),
  record: () => get<RecordLine[]>("/api/record"),
  tables: (after: string | null = null) => get<Tables>(`/api/tables${after === null ? "" : `?after=${encodeURIComponent(after)}`}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  make: (table: NewTable) => post<MadeTable>("/api/tables", table),
  join: (id: string, how: { seat?: number; token?: string } = {}) => post<unknown>(`/api/tables/${id}/join`, how),
  leave: (id: string) => post<unknown>(`/api/tables/${id}/leave`),
  free: (id: string, seat: number) => post<unknown>(`/api/tables/${id}/free`, { seat }),
  invite: (id: string, seat: number) => post<Invitation>(`/api/tables/${id}/invite`, { seat }),
  fill: (id: string, bot: string, seat?: number) => post<unknown>(`/api/tables/${id}/fill`, { bot, ...(seat === undefined ? {} : { seat }) }),
  cancel: (id: string) => post<unknown>(`/api/tables/${id}/cancel`),
  takeOver: (id: string) => post<unknown>(`/api/tables/${id}/host`),
  speed: (id: string, speed: Speed) => post<unknown>(`/api/tables/${id}/speed`, { speed }),
  open: (id: string, on: boolean) => post<unknown>(`/api/tables/${id}/open`, { on }),
  rematch: (id: string) => post<MadeTable>(`/api/tables/${id}/rematch`),
  save: (id: string) => getText(`/api/tables/${id}/save`),
  upload: (text: string) => post<{ id: string }>("/api/saves", { text }),
  replay: (id: string) => get<ReplayIndex>(`/api/tables/${id}/replay`),
  moment: (id: string, n: number, seat: string) => get<Moment>(`/api/tables/${id}/replay/${n}?seat=${seat}`),
  analyse: (id: string) => post<AnalysisInfo>(`/api/tables/${id}/analysis`),
  analysis: (id: string) => get<AnalysisInfo>(`/api/tables/${id}/analysis`),
  puzzle: (game: string, which: string) => get<PuzzleInfo>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(which)}`),
  solution: (game: string, number: number, guess: string) => get<PuzzleSolution>(`/api/puzzles/${game}/${number}/solution?guess=${encodeURIComponent(guess)}`),
  decision: (id: string, move: number) => get<Decision>(`/api/tables/${id}/analysis/${move}`),
};
