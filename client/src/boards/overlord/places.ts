// Where the seats are and how large: the largest form in which nobody sits on anybody else, nor over the edge, with room
// for a card in the middle.

export type Place = readonly [x: number, y: number];

/** How a seat is drawn. The picture gives way first, then the width, then everything shrinks. */
export interface Form {
  width: number;
  picture: number; // height of the character's picture
  small: boolean; // small type, too
  scale: number;
}

export interface Circle {
  places: Place[]; // middles of the seats, from the viewer clockwise, in pixels
  form: Form;
  seat: { width: number; height: number };
  width: number;
  height: number;
}

export const SLIM = 48; // pixels: a picture lower than that is left out
const GAP = 8;
const RIM = { large: 12, small: 5 };
const BELOW = { large: 52, small: 46 }; // height of name, gold and cards

// From the viewer clockwise, the first one to the left; 0 to 1 from edge to edge.
const WIDE: Record<number, readonly Place[]> = {
  4: [[0.5, 1], [0, 0.45], [0.5, 0], [1, 0.45]],
  5: [[0.5, 1], [0.02, 0.68], [0.18, 0.02], [0.82, 0.02], [0.98, 0.68]],
  6: [[0.5, 1], [0.05, 0.87], [0.05, 0.14], [0.5, 0], [0.95, 0.14], [0.95, 0.87]],
  7: [[0.5, 1], [0.14, 0.95], [0, 0.36], [0.22, 0.02], [0.78, 0.02], [1, 0.36], [0.86, 0.95]],
  8: [[0.5, 1], [0.2, 1], [0, 0.48], [0.2, 0], [0.5, 0], [0.8, 0], [1, 0.48], [0.8, 1]],
};

const TALL: Record<number, readonly Place[]> = {
  4: [[0.5, 1], [0, 0.5], [0.5, 0], [1, 0.5]],
  5: [[0.5, 1], [0, 0.72], [0.14, 0], [0.86, 0], [1, 0.72]],
  6: [[0.5, 1], [0, 0.8], [0, 0.2], [0.5, 0], [1, 0.2], [1, 0.8]],
  7: [[0.5, 1], [0, 0.95], [0, 0.45], [0.18, 0], [0.82, 0], [1, 0.45], [1, 0.95]],
  8: [[0.5, 1], [0, 1], [0, 0.5], [0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1]],
};

const FORMS: readonly Form[] = [
  ...[1.7, 1.5, 1.35, 1.2, 1.1, 1, 0.94, 0.88, 0.82].map((scale) => ({ width: 128, picture: 118, small: false, scale })),
  ...[92, 84].flatMap((width) => [84, 74, 64, 56, 48, 26].map((picture) => ({ width, picture, small: true, scale: 1 }))),
  ...[0.9, 0.8, 0.7, 0.6].map((scale) => ({ width: 84, picture: 26, small: true, scale })),
];

/** What lies in the middle: a played card between the two piles, the card alone, or the piles alone. */
export const MIDDLES = { all: [300, 164], card: [118, 160], piles: [160, 122] } as const;
export type Middle = keyof typeof MIDDLES;
const LEAST = 0.42; // of its size, for the card in the middle

export function circle(seats: number, width: number, height: number): Circle {
  const shapes = width > height ? [WIDE, TALL] : [TALL, WIDE];
  let last: Circle | null = null;
  for (const form of FORMS) {
    for (const shape of shapes) {
      last = laid(shape[seats] ?? [], form, width, height);
      if (fits(last) && middleOf(last, "card").scale >= (form.small ? LEAST : 0.8)) return last;
    }
  }
  return last ?? laid([], FORMS[0] as Form, width, height);
}

function laid(shape: readonly Place[], form: Form, width: number, height: number): Circle {
  const seat = { width: form.width * form.scale, height: (form.picture + (form.small ? BELOW.small : BELOW.large)) * form.scale };
  const rim = form.small ? RIM.small : RIM.large;
  const along = (part: number, whole: number, own: number): number => rim + own / 2 + part * (whole - own - 2 * rim);
  return { places: shape.map(([x, y]) => [along(x, width, seat.width), along(y, height, seat.height)]), form, seat, width, height };
}

function fits({ places, seat, width, height }: Circle): boolean {
  if (seat.width > width || seat.height > height) return false;
  return places.every(([x, y], n) => places.slice(n + 1).every(([a, b]) => Math.abs(x - a) >= seat.width + GAP || Math.abs(y - b) >= seat.height + GAP / 2));
}

/** The largest free stretch of the column in the middle, and how large the content can be in it. */
export function middleOf({ places, seat, width, height }: Circle, content: Middle): { at: Place; scale: number } {
  const [wide, high] = MIDDLES[content];
  let found: { at: Place; scale: number } = { at: [width / 2, height / 2], scale: 0.3 };
  for (let scale = 1.6; scale > 0.3; scale -= 0.06) {
    const near = places.filter(([x]) => Math.abs(x - width / 2) < (seat.width + wide * scale) / 2 + GAP).map(([, y]) => y);
    const ends = [-seat.height / 2, ...near.sort((a, b) => a - b), height + seat.height / 2];
    const free = ends.slice(1).map((end, n) => [(ends[n] ?? 0) + seat.height / 2, end - seat.height / 2] as const);
    const [top, bottom] = free.reduce((most, one) => (one[1] - one[0] > most[1] - most[0] ? one : most));
    found = { at: [width / 2, (top + bottom) / 2], scale };
    if (bottom - top >= high * scale + GAP && wide * scale + GAP <= width) return found;
  }
  return found;
}
