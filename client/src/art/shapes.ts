// Every seat has a colour and a shape: paths in a box of 20 centred on 0.
export const SHAPES = [
  "M8 0A8 8 0 1 1 -8 0A8 8 0 1 1 8 0Z",
  "M-7 -6Q-7 -7 -6 -7H6Q7 -7 7 -6V6Q7 7 6 7H-6Q-7 7 -7 6Z",
  "M0 -8.6L8.6 6.8H-8.6Z",
  "M0 -9.4L9.4 0L0 9.4L-9.4 0Z",
  "M-4.6 -8H4.6L9.2 0L4.6 8H-4.6L-9.2 0Z",
  "M-3 -8.5H3V-3H8.5V3H3V8.5H-3V3H-8.5V-3H-3Z",
  "M0 -9.6L2.6 -3.2L9.4 -2.9L4.1 1.4L5.9 8L0 4.3L-5.9 8L-4.1 1.4L-9.4 -2.9L-2.6 -3.2Z",
  "M-7.5 -8H7.5V0C7.5 5 3.5 8 0 9.4C-3.5 8 -7.5 5 -7.5 0Z",
] as const;

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];
