// The connection to a table is opened while its page is still on its way: setting it up takes several journeys.
import type { FromServer } from "./protocol";

/** How long it is kept for a page that does not come, in milliseconds. */
const KEPT = 60_000;

interface Early {
  table: string;
  socket: WebSocket;
  heard: MessageEvent[];
  timer: ReturnType<typeof setTimeout>;
}
let early: Early | null = null;

export function openSocket(table: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
}

/** Opens the connection to a table, to be taken over by its page; `game` is told which game it is, as soon as that is known. */
export function openEarly(table: string, game: (id: string) => void): void {
  drop();
  const socket = openSocket(table);
  const heard: MessageEvent[] = [];
  socket.onmessage = (event) => {
    heard.push(event);
    const message = JSON.parse(String(event.data)) as FromServer;
    if (message.type === "hello") game(message.table.game);
  };
  early = { table, socket, heard, timer: setTimeout(drop, KEPT) };
}

/** The connection to this table and what it has said so far, if it was opened early and still works. */
export function takeEarly(table: string): { socket: WebSocket; heard: MessageEvent[] } | null {
  if (!early) return null;
  const { socket, heard, timer } = early;
  if (early.table !== table || socket.readyState > WebSocket.OPEN) return null;
  clearTimeout(timer);
  early = null;
  socket.onmessage = null;
  return { socket, heard };
}

function drop(): void {
  if (!early) return;
  clearTimeout(early.timer);
  early.socket.close();
  early = null;
}
