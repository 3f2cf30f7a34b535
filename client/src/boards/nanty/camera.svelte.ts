// Which part of the map is on the screen. Zoom 1 is all of London on a desktop, and a stretch of it on a phone in which
// pieces are as large as there.
import { HEIGHT, WIDTH, type Box } from "./london";

const PHONE_WIDTH = 640; // units across a phone
const FIRST_LOOK = [616, 350] as const; // the middle of the town
const CLOSEST = 2.5;
export const CLOSER = 1.8;

interface Look {
  x: number;
  y: number;
  zoom: number;
}

const remembered = new Map<string, Look>(); // by the address of the table

export class Camera {
  /** Of the window, in pixels. */
  width = $state(0);
  height = $state(0);
  private look: Look = $state({ x: FIRST_LOOK[0], y: FIRST_LOOK[1], zoom: 1 }); // x, y: what is in the middle

  constructor(
    private readonly phone: () => boolean,
    private readonly table: string,
  ) {
    this.look = remembered.get(table) ?? this.look;
  }

  readonly zoom = $derived.by(() => this.look.zoom);
  readonly box: Box = $derived.by(() => {
    if (this.width === 0 || this.height === 0) return [0, 0, WIDTH, HEIGHT];
    const shape = this.height / this.width;
    const widest = this.phone() ? Math.min(PHONE_WIDTH, HEIGHT / shape) : WIDTH;
    const width = widest / this.look.zoom;
    const height = width * shape;
    return [inside(this.look.x - width / 2, width, WIDTH), inside(this.look.y - height / 2, height, HEIGHT), width, height];
  });
  readonly whole = $derived.by(() => this.box[2] >= WIDTH - 1);

  /** The middle moves by so many pixels. */
  pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    const unit = width / Math.max(1, this.width);
    this.set({ x: x + width / 2 - dx * unit, y: y + height / 2 - dy * unit, zoom: this.look.zoom });
  }

  /** Closer or farther, with the point under the finger (in parts of the window) staying where it is. */
  zoomTo(zoom: number, at: readonly [number, number] = [0.5, 0.5]): void {
    const [x, y, width, height] = this.box;
    const next = Math.min(CLOSEST, Math.max(1, zoom));
    const shrink = this.look.zoom / next;
    const [px, py] = [x + at[0] * width, y + at[1] * height];
    this.set({ x: px + (0.5 - at[0]) * width * shrink, y: py + (0.5 - at[1]) * height * shrink, zoom: next });
  }

  /** Moves just as far as it takes to see all of this. */
  show([x, y, width, height]: Box): void {
    const [left, top, wide, high] = this.box;
    const dx = Math.min(0, x - left) + Math.max(0, x + width - (left + wide));
    const dy = Math.min(0, y - top) + Math.max(0, y + height - (top + high));
    if (dx !== 0 || dy !== 0) this.set({ x: left + wide / 2 + dx, y: top + high / 2 + dy, zoom: this.look.zoom });
  }

  private set(look: Look): void {
    this.look = look;
    remembered.set(this.table, look);
  }
}

/** The map fills the window; where it is smaller, it lies in the middle. */
function inside(start: number, size: number, whole: number): number {
  return size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, start));
}
