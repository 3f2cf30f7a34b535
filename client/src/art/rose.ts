// The five-petalled rose of the house, in a box of 104 centred on 0. Whatever is hidden wears it.
const petal = (r: number, w: number): string =>
  `M0 0C${-w} ${-r * 0.35} ${-w * 1.05} ${-r * 0.95} ${-w * 0.35} ${-r}Q0 ${-r * 0.86} ${w * 0.35} ${-r}` +
  `C${w * 1.05} ${-r * 0.95} ${w} ${-r * 0.35} 0 0Z`;

export const SEPAL = "M-5 -34L0 -50L5 -34Z";
export const OUTER = petal(46, 25);
export const INNER = petal(27, 15);
export const FIFTHS = [0, 72, 144, 216, 288];
