// Cut-paper busts in a box of 200, composed from parts. A person looks the same for ever: the parts of the famous are
// chosen by hand (people.ts), those of the others follow from their name.
export type Tone = "dark" | "accent" | "light" | "coat" | "hair" | "skin" | "shade" | "ink" | "linen" | "lip" | "none";

export interface Stroke {
  d: string;
  fill: Tone;
  line?: Tone;
  width?: number;
  opacity?: number;
}

const cut = (fill: Tone, d: string, opacity?: number): Stroke => ({ d, fill, opacity });
const pen = (line: Tone, width: number, d: string, fill: Tone = "none", opacity?: number): Stroke => ({ d, fill, line, width, opacity });
const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const CURLS = [[62, 74], [72, 58], [88, 48], [106, 46], [122, 54], [134, 68], [140, 86], [58, 92], [62, 110], [138, 106]] as const;
const PEARLS = [[78, 164], [86, 172], [95, 177], [105, 177], [114, 172], [122, 164]] as const;
const row = (dots: readonly (readonly [number, number])[], r: number): string => dots.map(([x, y]) => dot(x, y, r)).join("");

export const HATS = {
  none: [],
  bowler: [
    cut("dark", "M60 74Q100 60 140 74Q152 78 148 84Q100 70 52 84Q48 78 60 74ZM66 73Q64 28 100 28T134 73Q100 62 66 73Z"),
    cut("accent", "M66 72Q100 61 134 72L134 63Q100 52 66 63Z"),
  ],
  top: [
    cut("dark", "M50 76Q100 60 150 76Q154 82 148 85Q100 72 52 85Q46 82 50 76ZM68 74L64 14Q100 4 136 14L132 74Q100 62 68 74Z"),
    cut("accent", "M67 72Q100 61 133 72L134 58Q100 47 66 58Z"),
  ],
  deerstalker: [
    cut("dark", "M58 78Q56 34 100 30T142 78Q152 84 160 92Q134 84 100 80T40 92Q48 84 58 78Z"),
    pen("accent", 2.5, "M100 30V80M78 36Q68 56 68 80M122 36Q132 56 132 80", "none", 0.7),
    cut("accent", dot(100, 29, 5)),
  ],
  cap: [
    cut("dark", "M58 74Q60 38 100 34T142 72Q150 76 158 84Q130 78 100 78T58 84Z"),
    cut("accent", "M60 78Q100 68 150 82Q128 90 100 86T60 78Z"),
  ],
  wide: [
    cut("accent", "M22 80Q100 44 178 80Q160 88 100 82T22 80ZM64 66Q70 34 100 34T136 66Q100 56 64 66Z"),
    cut("dark", "M64 66Q100 55 136 66L135 58Q100 48 65 58Z"),
  ],
  bonnet: [
    cut("accent", "M50 120Q38 30 100 28T150 120Q142 90 132 78Q100 60 68 78Q58 90 50 120Z"),
    pen("light", 4, "M60 100Q58 50 100 46T140 100"),
  ],
  helmet: [
    cut("dark", "M60 80Q58 26 100 24T140 80Q146 84 148 90Q100 76 52 90Q54 84 60 80Z"),
    cut("accent", "M100 12L106 26H94ZM100 46l4 8 9 1-6.500 6 1.500 9-8-4.500-8 4.500 1.500-9-6.500-6 9-1z"),
  ],
  hood: [cut("dark", "M42 150Q36 26 100 20T158 150Q146 120 138 96Q130 60 100 56T62 96Q54 120 42 150Z")],
} satisfies Record<string, Stroke[]>;

export const HAIR = {
  none: [],
  short: [cut("hair", "M62 92Q58 46 100 44T138 92Q134 70 118 66Q92 66 78 62Q66 70 62 92Z")],
  bald: [cut("hair", "M62 104Q60 90 64 84Q70 96 70 110ZM138 104Q140 90 136 84Q130 96 130 110Z")],
  bob: [cut("hair", "M54 128Q48 44 100 42T146 128Q134 130 130 118Q136 84 120 70Q96 76 76 70Q64 84 70 118Q66 130 54 128Z")],
  long: [cut("hair", "M62 92Q58 46 100 44T138 92Q130 70 112 64Q92 76 62 92Z")],
  bun: [cut("hair", `${dot(100, 36, 17)}M60 98Q56 48 100 46T140 98Q132 72 116 68Q100 74 84 68Q68 72 60 98Z`)],
  curls: [cut("hair", row(CURLS, 15))],
} satisfies Record<string, Stroke[]>;

/** Long hair falls behind the shoulders. */
export const BEHIND: Stroke[] = [
  cut("hair", "M50 160Q44 44 100 40T150 160Q134 166 128 150Q138 84 120 68Q98 78 78 68Q62 84 72 150Q66 166 50 160Z"),
];

export const FACES = {
  clean: [pen("lip", 3.5, "M90 130Q100 135 110 130")],
  moustache: [cut("hair", "M100 118Q86 110 76 120Q88 128 100 122Q112 128 124 120Q114 110 100 118Z")],
  beard: [cut("hair", "M64 100Q66 150 100 156T136 100Q130 118 118 118Q100 110 82 118Q70 118 64 100Z")],
  goatee: [
    cut("hair", "M100 118Q88 112 80 119Q90 126 100 122Q110 126 120 119Q112 112 100 118ZM90 134Q100 130 110 134L104 154Q100 158 96 154Z"),
  ],
  whiskers: [cut("hair", "M62 92Q60 132 82 138Q74 116 74 94ZM138 92Q140 132 118 138Q126 116 126 94Z"), pen("lip", 3.5, "M90 130Q100 135 110 130")],
  lips: [cut("lip", "M90 125Q95 120 100 123Q105 120 110 125Q100 134 90 125Z")],
} satisfies Record<string, Stroke[]>;

export const EXTRAS = {
  none: [],
  spectacles: [pen("ink", 3, `${dot(83, 98, 11)}${dot(117, 98, 11)}M94 97Q100 93 106 97`)],
  monocle: [pen("ink", 3, dot(117, 98, 12)), pen("ink", 1.8, "M128 104Q136 130 130 160")],
  mask: [cut("dark", "M66 88Q82 84 100 92Q118 84 134 88Q136 108 118 108Q106 108 100 100Q94 108 82 108Q64 108 66 88Z")],
  veil: [cut("ink", "M56 84H146Q146 130 100 134T56 84Z", 0.33)],
  pipe: [cut("ink", "M108 128L134 142Q134 160 150 160Q160 160 160 140H148Q148 148 142 146L112 122Z")],
} satisfies Record<string, Stroke[]>;

export const COATS = {
  suit: [
    cut("coat", "M18 200Q20 164 66 152L100 180L134 152Q180 164 182 200Z"),
    cut("linen", "M76 148L100 178L124 148L112 140H88Z"),
    cut("accent", "M94 170H106L110 200H90Z"),
  ],
  collar: [
    cut("coat", "M22 200Q22 158 70 146L64 120L92 150H108L136 120L130 146Q178 158 178 200Z"),
    cut("accent", "M92 150H108L114 200H86Z"),
  ],
  dress: [cut("coat", "M26 200Q24 168 70 158Q100 190 130 158Q176 168 174 200Z"), cut("linen", row(PEARLS, 4))],
  uniform: [
    cut("coat", "M16 200Q20 160 72 150H128Q180 160 184 200Z"),
    cut("accent", `M84 148H116V162H84Z${dot(100, 174, 4)}${dot(100, 190, 4)}M26 176L60 160L64 168L30 186ZM174 176L140 160L136 168L170 186Z`),
  ],
  shawl: [cut("coat", "M20 200Q26 152 72 142Q100 172 128 142Q174 152 180 200Z"), cut("accent", "M72 142Q100 172 128 142L108 200H92Z")],
} satisfies Record<string, Stroke[]>;

export const HEAD: Stroke[] = [
  cut("shade", "M84 128H116V156Q100 170 84 156Z"),
  cut("skin", "M64 94Q62 54 100 52T136 94Q138 150 100 152T64 94Z"),
  cut("shade", "M100 52Q136 54 136 94Q138 150 100 152Q124 140 122 96Q120 62 100 52Z", 0.55),
];
export const EYES: Stroke[] = [
  cut("ink", "M79.800 98a4.200 5 0 1 0 8.400 0a4.200 5 0 1 0 -8.400 0ZM111.800 98a4.200 5 0 1 0 8.400 0a4.200 5 0 1 0 -8.400 0Z"),
  pen("hair", 4, "M75 88Q84 82 92 87M108 87Q116 82 125 88"),
];
export const NOSE: Stroke[] = [pen("shade", 3.5, "M100 100Q94 112 101 114")];

export interface Person {
  hat?: keyof typeof HATS;
  hair?: keyof typeof HAIR;
  face?: keyof typeof FACES;
  extra?: keyof typeof EXTRAS;
  coat?: keyof typeof COATS;
  /** The colour of the hair: one of the classes of Portrait.svelte. */
  shade?: "brown" | "black" | "grey" | "red" | "fair";
}

/** All strokes of a bust, from back to front. */
export function bust({ hat = "none", hair = "none", face = "clean", extra = "none", coat = "suit" }: Person): Stroke[] {
  return [
    ...(hair === "long" ? BEHIND : []),
    ...COATS[coat],
    ...HEAD,
    ...(extra === "mask" ? [] : EYES),
    ...NOSE,
    ...HAIR[hair],
    ...FACES[face],
    ...EXTRAS[extra],
    ...HATS[hat],
  ];
}
