// Portraits are cut-paper busts in a box of 200, composed of these parts. Every part is a few pieces of coloured paper.

/** The papers of a bust: dark, accent, light, coat, hair, skin and its shadow, and two that never change. */
export type Paper = "dark" | "accent" | "light" | "coat" | "hair" | "skin" | "shade" | "ink" | "linen" | "lips";
export type Palette = Record<Paper, string>;

export interface Piece {
  d: string;
  fill?: Paper;
  stroke?: Paper;
  width?: number;
  opacity?: number;
}

export type Hat = "bowler" | "top" | "fedora" | "deerstalker" | "cap" | "beret" | "cloche" | "wide" | "bonnet" | "helmet" | "hood";
export type Hair = "short" | "bald" | "bob" | "long" | "bun" | "curls";
export type Features = "clean" | "moustache" | "beard" | "goatee" | "whiskers" | "lips";
export type Extra = "spectacles" | "dark" | "monocle" | "mask" | "veil" | "pipe";
export type Coat = "suit" | "collar" | "dress" | "uniform" | "shawl";

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const HATS: Record<Hat, Piece[]> = {
  bowler: [
    { d: "M60 74Q100 60 140 74Q152 78 148 84Q100 70 52 84Q48 78 60 74Z", fill: "dark" },
    { d: "M66 73Q64 28 100 28T134 73Q100 62 66 73Z", fill: "dark" },
    { d: "M66 72Q100 61 134 72L134 63Q100 52 66 63Z", fill: "accent" },
  ],
  top: [
    { d: "M50 76Q100 60 150 76Q154 82 148 85Q100 72 52 85Q46 82 50 76Z", fill: "dark" },
    { d: "M68 74L64 14Q100 4 136 14L132 74Q100 62 68 74Z", fill: "dark" },
    { d: "M67 72Q100 61 133 72L134 58Q100 47 66 58Z", fill: "accent" },
  ],
  fedora: [
    { d: "M36 80Q100 56 164 80Q160 92 146 88Q100 70 54 88Q40 92 36 80Z", fill: "dark" },
    { d: "M66 74Q62 38 80 30Q94 26 100 34Q106 26 120 30Q138 38 134 74Q100 62 66 74Z", fill: "dark" },
    { d: "M65 73Q100 60 135 73L134.5 61Q100 49 65.5 61Z", fill: "accent" },
  ],
  cap: [
    { d: "M58 74Q60 38 100 34T142 72Q150 76 158 84Q130 78 100 78T58 84Z", fill: "dark" },
    { d: "M60 78Q100 68 150 82Q128 90 100 86T60 78Z", fill: "accent" },
  ],
  beret: [
    { d: "M54 70Q46 46 84 36Q132 24 150 50Q156 64 140 74Q100 62 54 70Z", fill: "accent" },
    { d: disc(102, 31, 4), fill: "accent" },
  ],
  cloche: [
    { d: "M54 96Q50 30 100 30T146 96Q122 76 100 76T54 96Z", fill: "accent" },
    { d: "M54 90Q100 60 146 90L145 78Q100 50 55 78Z", fill: "dark" },
    { d: disc(136, 74, 10), fill: "light" },
    { d: disc(136, 74, 4), fill: "dark" },
  ],
  wide: [
    { d: "M22 80Q100 44 178 80Q160 88 100 82T22 80Z", fill: "accent" },
    { d: "M64 66Q70 34 100 34T136 66Q100 56 64 66Z", fill: "accent" },
    { d: "M64 66Q100 55 136 66L135 58Q100 48 65 58Z", fill: "dark" },
  ],
  deerstalker: [
    { d: "M58 78Q56 34 100 30T142 78Q152 84 160 92Q134 84 100 80T40 92Q48 84 58 78Z", fill: "dark" },
    { d: "M100 30V80M78 36Q68 56 68 80M122 36Q132 56 132 80", stroke: "accent", width: 2.5, opacity: 0.7 },
    { d: disc(100, 29, 5), fill: "accent" },
  ],
  bonnet: [
    { d: "M50 120Q38 30 100 28T150 120Q142 90 132 78Q100 60 68 78Q58 90 50 120Z", fill: "accent" },
    { d: "M60 100Q58 50 100 46T140 100", stroke: "light", width: 4 },
  ],
  helmet: [
    { d: "M60 80Q58 26 100 24T140 80Q146 84 148 90Q100 76 52 90Q54 84 60 80Z", fill: "dark" },
    { d: "M100 12L106 26H94ZM100 46l4 8 9 1-6.5 6 1.5 9-8-4.5-8 4.5 1.5-9-6.5-6 9-1z", fill: "accent" },
  ],
  hood: [{ d: "M42 150Q36 26 100 20T158 150Q146 120 138 96Q130 60 100 56T62 96Q54 120 42 150Z", fill: "dark" }],
};

const CURLS: [number, number][] = [[62, 74], [72, 58], [88, 48], [106, 46], [122, 54], [134, 68], [140, 86], [58, 92], [62, 110], [138, 106]];

const HAIR: Record<Hair, Piece[]> = {
  short: [{ d: "M62 92Q58 46 100 44T138 92Q134 70 118 66Q92 66 78 62Q66 70 62 92Z", fill: "hair" }],
  bald: [{ d: "M62 104Q60 90 64 84Q70 96 70 110ZM138 104Q140 90 136 84Q130 96 130 110Z", fill: "hair" }],
  bob: [{ d: "M54 128Q48 44 100 42T146 128Q134 130 130 118Q136 84 120 70Q96 76 76 70Q64 84 70 118Q66 130 54 128Z", fill: "hair" }],
  long: [{ d: "M62 92Q58 46 100 44T138 92Q130 70 112 64Q92 76 62 92Z", fill: "hair" }],
  bun: [
    { d: disc(100, 36, 17), fill: "hair" },
    { d: "M60 98Q56 48 100 46T140 98Q132 72 116 68Q100 74 84 68Q68 72 60 98Z", fill: "hair" },
  ],
  curls: [{ d: CURLS.map(([x, y]) => disc(x, y, 15)).join(""), fill: "hair" }],
};

/** Long hair falls behind the shoulders, too. */
const FALLING: Piece = {
  d: "M50 160Q44 44 100 40T150 160Q134 166 128 150Q138 84 120 68Q98 78 78 68Q62 84 72 150Q66 166 50 160Z",
  fill: "hair",
};

const FEATURES: Record<Features, Piece[]> = {
  clean: [{ d: "M90 130Q100 135 110 130", stroke: "lips", width: 3.5, opacity: 0.7 }],
  moustache: [{ d: "M100 118Q86 110 76 120Q88 128 100 122Q112 128 124 120Q114 110 100 118Z", fill: "hair" }],
  beard: [{ d: "M64 100Q66 150 100 156T136 100Q130 118 118 118Q100 110 82 118Q70 118 64 100Z", fill: "hair" }],
  goatee: [{ d: "M100 118Q88 112 80 119Q90 126 100 122Q110 126 120 119Q112 112 100 118ZM90 134Q100 130 110 134L104 154Q100 158 96 154Z", fill: "hair" }],
  whiskers: [
    { d: "M62 92Q60 132 82 138Q74 116 74 94ZM138 92Q140 132 118 138Q126 116 126 94Z", fill: "hair" },
    { d: "M90 130Q100 135 110 130", stroke: "lips", width: 3.5, opacity: 0.7 },
  ],
  lips: [{ d: "M90 125Q95 120 100 123Q105 120 110 125Q100 134 90 125Z", fill: "lips" }],
};

const EXTRAS: Record<Extra, Piece[]> = {
  spectacles: [{ d: `${disc(83, 98, 11)}${disc(117, 98, 11)}M94 97Q100 93 106 97`, stroke: "ink", width: 3 }],
  dark: [{ d: "M70 92H96Q96 110 83 110T70 92ZM104 92H130Q130 110 117 110T104 92ZM94 93H106V96H94Z", fill: "ink" }],
  monocle: [
    { d: disc(117, 98, 12), stroke: "ink", width: 3 },
    { d: "M128 104Q136 130 130 160", stroke: "ink", width: 1.8 },
  ],
  mask: [{ d: "M66 88Q82 84 100 92Q118 84 134 88Q136 108 118 108Q106 108 100 100Q94 108 82 108Q64 108 66 88Z", fill: "dark" }],
  veil: [{ d: "M56 84H146Q146 130 100 134T56 84Z", fill: "ink", opacity: 0.33 }],
  pipe: [{ d: "M108 128L134 142Q134 160 150 160Q160 160 160 140H148Q148 148 142 146L112 122Z", fill: "ink", opacity: 0.85 }],
};

const PEARLS: [number, number][] = [[78, 164], [86, 172], [95, 177], [105, 177], [114, 172], [122, 164]];

const COATS: Record<Coat, Piece[]> = {
  suit: [
    { d: "M18 200Q20 164 66 152L100 180L134 152Q180 164 182 200Z", fill: "coat" },
    { d: "M76 148L100 178L124 148L112 140H88Z", fill: "linen" },
    { d: "M94 170H106L110 200H90Z", fill: "accent" },
  ],
  collar: [
    { d: "M22 200Q22 158 70 146L64 120L92 150H108L136 120L130 146Q178 158 178 200Z", fill: "coat" },
    { d: "M92 150H108L114 200H86Z", fill: "accent" },
  ],
  dress: [
    { d: "M26 200Q24 168 70 158Q100 190 130 158Q176 168 174 200Z", fill: "coat" },
    { d: PEARLS.map(([x, y]) => disc(x, y, 4)).join(""), fill: "linen" },
  ],
  uniform: [
    { d: "M16 200Q20 160 72 150H128Q180 160 184 200Z", fill: "coat" },
    { d: "M84 148H116V162H84Z", fill: "accent" },
    { d: `${disc(100, 174, 4)}${disc(100, 190, 4)}M26 176L60 160L64 168L30 186ZM174 176L140 160L136 168L170 186Z`, fill: "accent" },
  ],
  shawl: [
    { d: "M20 200Q26 152 72 142Q100 172 128 142Q174 152 180 200Z", fill: "coat" },
    { d: "M72 142Q100 172 128 142L108 200H92Z", fill: "accent" },
  ],
};

const NECK: Piece = { d: "M84 128H116V156Q100 170 84 156Z", fill: "shade" };
const HEAD: Piece[] = [
  { d: "M64 94Q62 54 100 52T136 94Q138 150 100 152T64 94Z", fill: "skin" },
  { d: "M100 52Q136 54 136 94Q138 150 100 152Q124 140 122 96Q120 62 100 52Z", fill: "shade", opacity: 0.55 },
];
const EYES: Piece[] = [
  { d: `${disc(84, 98, 4.6)}${disc(116, 98, 4.6)}`, fill: "ink" },
  { d: "M75 88Q84 82 92 87M108 87Q116 82 125 88", stroke: "hair", width: 4 },
];
const NOSE: Piece = { d: "M100 100Q94 112 101 114", stroke: "shade", width: 3.5 };

export interface Bust {
  hat?: Hat;
  hair?: Hair;
  features?: Features;
  extra?: Extra;
  coat: Coat;
  papers?: Partial<Palette>;
}

/** The papers that games have in common; each adds its own dark, accent, light, coat and hair. */
export const COMMON = { skin: "#F0CBA6", shade: "#D9A77C", ink: "#1B1215", linen: "#FBF4E4", lips: "#A3203A" };

/** The colours of hair beside the usual brown. */
const HAIRS = { black: "#231C1C", grey: "#9B948A", red: "#B5481C", fair: "#C08A3E" };

/** A bust whose hair has a colour by name. */
export interface Person extends Omit<Bust, "papers"> {
  shade?: keyof typeof HAIRS;
}

export function portrait({ shade, ...bust }: Person): Bust {
  return shade ? { ...bust, papers: { hair: HAIRS[shade] } } : bust;
}

/** The part of the box of 200 that is shown: all of it, or the face where the picture is low. */
export function boxOf(bust: Bust, crop: boolean): string {
  if (!crop) return "12 8 176 190";
  return bust.hat ? "8 8 184 140" : "8 34 184 110";
}

/** All pieces of a bust, from the back to the front. */
export function piecesOf(bust: Bust): Piece[] {
  return [
    ...(bust.hair === "long" ? [FALLING] : []),
    ...COATS[bust.coat],
    NECK,
    ...HEAD,
    ...(bust.extra === "dark" || bust.extra === "mask" ? [] : EYES),
    NOSE,
    ...(bust.hair ? HAIR[bust.hair] : []),
    ...FEATURES[bust.features ?? "clean"],
    ...(bust.extra ? EXTRAS[bust.extra] : []),
    ...(bust.hat ? HATS[bust.hat] : []),
  ];
}
