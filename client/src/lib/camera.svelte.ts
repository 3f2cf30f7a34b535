// Which part of a map is on the screen. Zoom 1 is all of it on a desktop, and a stretch of it on a phone in which pieces
// are as large as there; a phone can look from farther away, until it sees all of it.
export type Box = [x: number, y: number, width: number, height: number];

/** A map as drawn, in its own units. */
export interface Chart {
  width: number;
  height: number;
  /** Units across a phone held upright; a wider one shows more. */
  across: number;
  /** Units from top to bottom that a phone shows at least, so that a low window shows whole places. */
  down: number;
  /** What is in the middle at first. */
  first: readonly [number, number];
}

const UPRIGHT = 390; // pixels
/** What lies over the upper and the lower right corner (parts/MapFrame.svelte), in pixels from there. */
const BUTTONS = [164, 60] as const;
const LITTLE = [112, 84] as const;
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
  private look: Look; // x, y: what is in the middle

  constructor(
    readonly chart: Chart,
    private readonly phone: () => boolean,
    private readonly table: string,
  ) {
    this.look = $state(remembered.get(table) ?? { x: chart.first[0], y: chart.first[1], zoom: 1 });
  }

  readonly zoom = $derived.by(() => this.look.zoom);
  /** How wide the map is at zoom 1, in its units. */
  private readonly usual = $derived.by(() => {
    const { chart } = this;
    if (this.width === 0 || this.height === 0) return chart.width;
    const shape = this.height / this.width;
    return this.phone() ? Math.min(Math.max(chart.across * Math.max(1, this.width / UPRIGHT), chart.down / shape), chart.height / shape) : chart.width;
  });
  /** The zoom at which all of the map is seen, on a phone below the buttons. */
  readonly farthest = $derived.by(() => {
    const { chart } = this;
    const shape = (this.height - (this.phone() ? BUTTONS[1] : 0)) / Math.max(1, this.width);
    return Math.min(1, this.usual / (shape > 0 ? Math.max(chart.width, chart.height / shape) : chart.width));
  });
  readonly box: Box = $derived.by(() => {
    const { chart } = this;
    if (this.width === 0 || this.height === 0) return [0, 0, chart.width, chart.height];
    const shape = this.height / this.width;
    const width = this.usual / Math.max(this.farthest, this.look.zoom);
    const height = width * shape;
    // A map that can be moved can be moved a little beyond its edge, away from what lies over the window there.
    const beyond = this.phone() ? width / this.width : 0;
    return [
      inside(this.look.x - width / 2, width, chart.width),
      inside(this.look.y - height / 2, height, chart.height, BUTTONS[1] * beyond, LITTLE[1] * beyond),
      width,
      height,
    ];
  });
  readonly whole = $derived.by(() => this.box[2] >= this.chart.width - 1 && this.box[3] >= this.chart.height - 1);

  /** The middle moves by this many pixels. */
  pan(dx: number, dy: number): void {
    const [x, y, width, height] = this.box;
    const unit = width / Math.max(1, this.width);
    this.set({ x: x + width / 2 - dx * unit, y: y + height / 2 - dy * unit, zoom: this.look.zoom });
  }

  /** Closer or farther, with the point under the finger (in parts of the window) staying where it is. */
  zoomTo(zoom: number, at: readonly [number, number] = [0.5, 0.5]): void {
    const [x, y, width, height] = this.box;
    const next = Math.min(CLOSEST, Math.max(this.farthest, zoom));
    const shrink = this.look.zoom / next;
    const [px, py] = [x + at[0] * width, y + at[1] * height];
    this.set({ x: px + (0.5 - at[0]) * width * shrink, y: py + (0.5 - at[1]) * height * shrink, zoom: next });
  }

  /** Does the button for it bring one closer? On a phone one wants to see all of the map first. */
  readonly stepsCloser = $derived.by(() => this.zoom <= this.farthest);

  /** What that button does: from where one usually is, far away; from there closer than usual; from there back. */
  step(): void {
    this.zoomTo(this.stepsCloser ? CLOSER : this.zoom > 1 ? 1 : this.farthest);
  }

  /** Moves just as far as it takes to see all of this; into the middle, if it would lie under the little map or the buttons. */
  show([x, y, width, height]: Box): void {
    const [left, top, wide, high] = this.box;
    const dx = Math.min(0, x - left) + Math.max(0, x + width - (left + wide));
    const dy = Math.min(0, y - top) + Math.max(0, y + height - (top + high));
    const unit = wide / Math.max(1, this.width);
    const right = left + dx + wide - x - width; // of it, as far as the edge
    const hidden = ([across, down]: readonly [number, number], room: number): boolean => right < across * unit && room < down * unit;
    const covered = this.phone() && !this.whole && (hidden(BUTTONS, y - top - dy) || hidden(LITTLE, top + dy + high - y - height));
    if (covered) this.centre(x + width / 2, y + height / 2);
    else if (dx !== 0 || dy !== 0) this.set({ x: left + wide / 2 + dx, y: top + high / 2 + dy, zoom: this.look.zoom });
  }

  /** Puts this point of the map into the middle. */
  centre(x: number, y: number): void {
    this.set({ x, y, zoom: this.look.zoom });
  }

  private set(look: Look): void {
    this.look = look;
    remembered.set(this.table, look);
  }
}

/**
 * The map fills the window, but for so much before and after it; where it is smaller, it lies in the middle, or as far from the
 * beginning as it can.
 */
function inside(start: number, size: number, whole: number, before = 0, after = 0): number {
  const spare = size - whole;
  return spare >= 0 ? -Math.max(spare / 2, Math.min(spare, before)) : Math.min(after - spare, Math.max(-before, start));
}
