// The icon of every card and character.
import type { IconName } from "../../art/icons";

const EMBLEMS: Record<string, IconName> = {
  "card:coercion": "mailed-fist",
  "card:capitalize": "two-coins",
  "card:repression": "fist",
  "card:blackmail": "love-letter",
  "card:mutiny": "card-exchange",
  "card:martyrdom": "prayer",
  "card:revenge": "crossed-swords",
  "card:revolution": "cycle",
  "card:uprising": "uprising",
  "card:retaliation": "shield-reflect",
  "card:guilty_plea": "gavel",
  "character:overlord": "throne-king",
  "character:advisor": "scroll-quill",
  "character:general": "mounted-knight",
  "character:captain": "warlord-helmet",
  "character:knight": "visored-helm",
  "character:squire": "hood",
  "character:peasant": "farmer",
  "character:servant": "broom",
  "character:tyrant": "crowned-skull",
  "character:pretender": "jewel-crown",
  "character:inquisitor": "warlock-hood",
  "character:bailiff": "receive-money",
  "character:censor": "quill-ink",
  "character:merchant": "shop",
  "character:actor": "drama-masks",
  "character:outlaw": "robin-hood-hat",
};

export const KINDS: Record<string, IconName> = { shield: "shield", book: "spell-book", retaliation: "shield-reflect", plea: "gavel" };

export const emblemOf = (kind: string, name: string): IconName => EMBLEMS[`${kind}:${name}`] ?? "crown";
export const kindIcon = (kind: string): IconName => KINDS[kind] ?? "scroll-unfurled";
