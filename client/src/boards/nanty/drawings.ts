// Our own outlines. Pieces stand around 0, 0 and are about 30 wide; landmarks stand on the point 0, 0 in a box of 100.
export const AGENT =
  "M-13 18C-13 6 -9 2 -5 1C-8 -2 -8.5 -5 -8.3 -7H-11.5Q-12.5 -9.6 -10 -9.8L-7.6 -10C-7.6 -17 -4.5 -19.5 0 -19.5S7.6 -17 7.6 -10" +
  "L10 -9.8Q12.5 -9.6 11.5 -7H8.3C8.5 -5 8 -2 5 1C9 2 13 6 13 18Q0 21 -13 18Z";
export const HAT_BAND = "M-7.4 -11.6Q0 -9.4 7.4 -11.6";
export const HOUSE = "M-17 16V-3L-11 -9V-17H-5V-15L0 -20L17 -3V16Z";
export const TROUBLE = "M0 -17L16 11Q17 14 14 14H-14Q-17 14 -16 11Z";
export const FLAME = "M-1.2 9C-7 8 -7.5 2 -4 -1.5C-3.6 1 -2.6 1.6 -1.8 1.6C-3 -3 -1 -6.5 2 -9C1.6 -5 7 -3.2 6 3.4C5.4 7 2.6 9 -1.2 9Z";
// A soldier under a bearskin, and somebody with a scarf on the head and a bundle.
export const SOLDIER = "M-12 18C-12 7 -9 3 -5.5 1.5V-4H5.5V1.5C9 3 12 7 12 18Q0 21 -12 18Z";
export const BEARSKIN = "M-8.5 -4C-10.5 -16 -6 -23 0 -23S10.5 -16 8.5 -4Q0 -8 -8.5 -4Z";
export const BELTS = "M-8 5L8 18M8 5L-8 18";
export const NEWCOMER = "M-12 18C-12 8 -10 3 -6 1.5C-10 -3 -9.5 -16 0 -16S10 -3 6 1.5C10 3 12 8 12 18Q0 21 -12 18Z";
export const SCARF = "M-6.6 0C-9.6 -12 -3 -14.6 0 -14.6S9.6 -12 6.6 0C5 -8 -5 -8 -6.6 0Z";
export const BUNDLE = "M4 9C4 4 15 4 15 11C15 17 4 17 4 11ZM8 6L12 2";

/** Landmarks of London, in outline only. */
export const LANDMARKS = {
  clockTower: "M-11 0V-62H-14V-84H-9L0 -104L9 -84H14V-62H11V0ZM0 -79A7.500 7.500 0 1 0 0.100 -79ZM-5 -10V-52H-1V-10ZM2 -10V-52H6V-10Z",
  dome: "M-46 0V-30H-30V-38H-22C-22 -60 -10 -70 -3 -72V-84H3V-72C10 -70 22 -60 22 -38H30V-30H46V0ZM-38 -6V-22H-30V-6ZM-24 -6V-26H-17V-6ZM-5 0V-22H5V0ZM17 -6V-26H24V-6ZM30 -6V-22H38V-6Z",
  castle: "M-44 0V-62H-48V-72H-40V-67H-36V-72H-28V-62H-30V-44H-24V-50H-18V-44H-10V-50H-4V-44H4V-50H10V-44H18V-50H24V-44H30V-62H28V-72H36V-67H40V-72H48V-62H44V0ZM-9 0V-18C-9 -30 9 -30 9 -18V0Z",
  theatre: "M-48 0V-8H-42V-50H-48V-58L0 -82L48 -58V-50H42V-8H48V0ZM-34 -8V-48H-26V-8ZM-16 -8V-48H-8V-8ZM8 -8V-48H16V-8ZM26 -8V-48H34V-8Z",
  factory: "M-48 0V-34L-24 -48V-34L0 -48V-34L24 -48V-84H34V0ZM38 0V-70H46V0ZM-40 -8V-22H-30V-8ZM-18 -8V-22H-8V-8ZM4 -8V-22H14V-8Z",
  village: "M-48 0V-26L-30 -42L-12 -26V0ZM-36 -6V-18H-24V-6ZM-6 0V-46L16 -66L38 -46V0ZM4 -26V-38H14V-26ZM20 -26V-38H30V-26ZM12 0V-16H22V0ZM-30 -46H-24V-54H-18V-40Z",
  church: "M-40 0V-34H-18V-56L0 -78V-92H-6V-96H0V-104H4V-96H10V-92H4V-78L18 -60V-34H40V0ZM-4 0V-18C-4 -28 8 -28 8 0ZM-32 -8V-24H-26V-8ZM28 -8V-24H34V-8Z",
  terrace: "M-42 0V-64H-38V-76H-30V-64H-4V-76H4V-64H30V-76H38V-64H42V0ZM-34 -42V-56H-22V-42ZM-6 -42V-56H6V-42ZM22 -42V-56H34V-42ZM-34 -18V-32H-22V-18ZM22 -18V-32H34V-18ZM-7 0V-28H7V0Z",
  warehouse: "M-46 0V-50L0 -74L46 -50V0ZM-36 0V-30H-8V0ZM8 0V-30H36V0ZM-8 -46H8V-56H-8Z",
  sailboat: "M-34 -16H34L22 0H-24ZM-3 -20H-28L-3 -78ZM3 -20V-70L26 -20Z",
} as const;

export type Landmark = keyof typeof LANDMARKS;

/** Which of them stand where, and how high. */
export const SIGHTS: { sight: Landmark; x: number; y: number; size: number }[] = [
  { sight: "theatre", x: 70, y: 96, size: 82 },
  { sight: "terrace", x: 336, y: 84, size: 74 },
  { sight: "clockTower", x: 390, y: 494, size: 62 },
  { sight: "church", x: 674, y: 208, size: 62 },
  { sight: "dome", x: 858, y: 396, size: 66 },
  { sight: "castle", x: 1138, y: 432, size: 84 },
  { sight: "village", x: 1122, y: 146, size: 84 },
  { sight: "factory", x: 542, y: 750, size: 84 },
  { sight: "village", x: 746, y: 734, size: 92 },
  { sight: "warehouse", x: 900, y: 748, size: 76 },
  { sight: "theatre", x: 88, y: 566, size: 56 },
];
export const BOATS: [number, number][] = [[752, 434], [1096, 550]];
