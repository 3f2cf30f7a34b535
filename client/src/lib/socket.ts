// One connection to a table that mends itself: it reconnects and sends unanswered moves again under their old ids, which
// is harmless by the contract.
import { openSocket, takeEarly } from "./early";
import type { FromServer, ToServer } from "./protocol";

const SLOWEST = 8000;
const PING_EVERY = 25_000;

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What carries messages between a table and whoever answers for it. */
export interface Line {
  seq: number; // the last number seen: moves are made on what it stands for
  send(message: ToServer): void;
  close(): void;
}

export type OpenLine = (receive: (message: FromServer) => void, changed: (connection: Connection) => void) => Line;

export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, ToServer>(); // moves that have not been answered yet, by id
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  seq = 0;

  constructor(
    private readonly table: string,
    private readonly receive: (message: FromServer) => void,
    private readonly changed: (connection: Connection) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Sends a message; one with an id is kept until it is answered. */
  send(message: ToServer): void {
    if ("id" in message) this.waiting.set(message.id, message);
    this.write(message);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    this.changed(this.tries === 0 ? "connecting" : "lost");
    const { socket, heard } = takeEarly(this.table) ?? { socket: openSocket(this.table), heard: [] };
    this.socket = socket;
    const opened = (): void => {
      this.tries = 0;
      this.changed("open");
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.write({ type: "ping" }), PING_EVERY);
    };
    const read = (event: MessageEvent): void => this.read(JSON.parse(String(event.data)) as FromServer);
    socket.onopen = opened;
    socket.onmessage = read;
    if (socket.readyState === WebSocket.OPEN) {
      // Whoever has just made this hears nothing from it before they have it.
      queueMicrotask(() => {
        if (this.closed) return;
        opened();
        heard.forEach(read);
      });
    } else heard.forEach(read);
    socket.onclose = (event) => {
      clearInterval(this.pinger);
      if (this.closed || socket !== this.socket) return;
      // 4xxx: the server will not have us (no such table, not ours to see), so trying again is no use.
      if (event.code >= 4000) return this.changed("closed");
      this.changed("lost");
      this.timer = setTimeout(() => this.connect(), this.pause());
      this.tries += 1;
    };
  }

  private read(message: FromServer): void {
    if (message.type === "hello") {
      this.receive(message);
      for (const unanswered of this.waiting.values()) this.write(unanswered);
      return;
    }
    if ("id" in message) this.waiting.delete(message.id);
    this.receive(message);
  }

  private write(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private pause(): number {
    return Math.min(SLOWEST, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6);
  }

  /** Back online, or looked at again: do not sit out the pause. */
  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
