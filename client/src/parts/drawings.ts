// Our own outlines: pieces stand around 0, 0 and are about 26 wide.
export const AGENT =
  "M-13 18C-13 6 -9 2 -5 1C-8 -2 -8.5 -5 -8.3 -7H-11.5Q-12.5 -9.6 -10 -9.8L-7.6 -10C-7.6 -17 -4.5 -19.5 0 -19.5S7.6 -17 7.6 -10" +
  "L10 -9.8Q12.5 -9.6 11.5 -7H8.3C8.5 -5 8 -2 5 1C9 2 13 6 13 18Q0 21 -13 18Z";
export const HAT_BAND = "M-7.4 -11.6Q0 -9.4 7.4 -11.6";
export const CUBE = "M-11 -6L0 -12L11 -6V7L0 13L-11 7Z";
export const EDGES = "M-11 -6L0 0L11 -6M0 0V13";
