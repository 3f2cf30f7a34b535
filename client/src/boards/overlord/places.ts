// Where the seats are, in per cent of the stage, from the viewer clockwise: the first one to the left. No seat touches
// another or the played card on a stage of 984 x 502 (seats 128 x 170) and 390 x 444 (92 x 128; with eight 84 x 120).

type Place = readonly [x: number, y: number];

const DESKTOP: Record<number, readonly Place[]> = {
  4: [[50, 82.5], [10, 48], [50, 17.5], [90, 48]],
  5: [[50, 82.5], [12, 62], [26, 19], [74, 19], [88, 62]],
  6: [[50, 82.5], [14, 74], [14, 27], [50, 17.5], [86, 27], [86, 74]],
  7: [[50, 81], [19, 76], [8.6, 41], [28, 20.5], [72, 20.5], [91.4, 41], [81, 76]],
  8: [[50, 82.5], [24, 81], [8.5, 49], [24, 18], [50, 17.5], [76, 18], [91.5, 49], [76, 81]],
};

const PHONE: Record<number, readonly Place[]> = {
  4: [[50, 84.5], [14, 50], [50, 15.5], [86, 50]],
  5: [[50, 84.5], [14, 66], [26, 15.5], [74, 15.5], [86, 66]],
  6: [[50, 84.5], [14, 70], [14, 30], [50, 15.5], [86, 30], [86, 70]],
  7: [[50, 84], [15.5, 75], [14.5, 44.5], [28, 15], [72, 15], [85.5, 44.5], [84.5, 75]],
  8: [[50, 85], [13, 79], [13, 49.5], [13, 20], [50, 15], [87, 20], [87, 49.5], [87, 79]],
};

export function placeOf(seats: number, fromViewer: number, phone: boolean): Place {
  return (phone ? PHONE : DESKTOP)[seats]?.[fromViewer] ?? [50, 50];
}

/** The middle of the played card: odd numbers have room above the middle, even ones in it. */
export function middleOf(seats: number, phone: boolean): Place {
  if (seats % 2 === 0) return [50, 50];
  return phone ? [50, 46] : [50, 40.5];
}
