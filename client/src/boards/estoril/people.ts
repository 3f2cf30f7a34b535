// Who looks how. Nobody here is a likeness: hats, hair and spectacles are all there is to tell them apart.
import { COMMON, type Bust, type Palette } from "../../art/busts";

export const PALETTE: Palette = {
  ...COMMON,
  dark: "#0C3D44",
  accent: "#E8623F",
  light: "#F6C453",
  coat: "#14707A",
  hair: "#3B2A22",
  skin: "#F3C9A0",
  shade: "#DDA678",
};

const STRANGER: Bust = { hat: "fedora", hair: "short", coat: "suit" };

const BUSTS: Record<string, Bust> = {
  s_assassin: { hair: "bob", features: "lips", extra: "dark", coat: "shawl", papers: { hair: "#8A2C1C" } },
  s_seducer: { hat: "cloche", hair: "bob", features: "lips", coat: "dress", papers: { hair: "#C58A3A" } },
  s_nationalist: { hat: "beret", features: "goatee", coat: "shawl" },
  s_diplomat: { hair: "bald", features: "moustache", extra: "spectacles", coat: "suit" },
  s_conspirator: { hat: "fedora", extra: "monocle", coat: "collar", papers: { dark: "#3D4C63", accent: "#1B1215" } },
  s_veteran: { hat: "bowler", features: "beard", coat: "suit" },
  c_rosa: { hair: "curls", features: "lips", coat: "shawl", papers: { coat: "#8C2F4A", hair: "#241A18" } },
  a_monteiro: { hat: "top", features: "whiskers", coat: "suit", papers: { coat: "#39424F" } },
  a_ferro: { hair: "short", features: "moustache", coat: "collar", papers: { coat: "#5D6A3A", hair: "#1E1613" } },
  amelia: { hat: "wide", hair: "long", features: "lips", coat: "dress" },
  pires: { hat: "cap", features: "clean", coat: "shawl", papers: { dark: "#5B4630", coat: "#7A5230" } },
  smith: { hair: "short", extra: "spectacles", coat: "suit", papers: { hair: "#B98A4A", coat: "#39424F" } },
  clark_g: { hair: "short", features: "moustache", coat: "suit", papers: { hair: "#17110F", accent: "#1B1215" } },
  hedy_l: { hair: "long", features: "lips", coat: "dress", papers: { hair: "#241A18", coat: "#8C2F4A" } },
  anne_d: { hat: "cloche", hair: "bob", features: "lips", coat: "collar", papers: { hair: "#5B2E1C", accent: "#8C2F4A" } },
  loreta_b: { hair: "bun", features: "lips", coat: "dress", papers: { hair: "#6B4A2A", coat: "#B6541A" } },
  windsor: { hair: "short", coat: "suit", papers: { hair: "#C9A15A", coat: "#2B4278" } },
  green: { hair: "short", extra: "spectacles", coat: "suit", papers: { hair: "#6B4A2A", coat: "#5D6A3A" } },
  fleming: { hat: "fedora", extra: "pipe", coat: "collar", papers: { dark: "#4E4A44", coat: "#6A5A48", accent: "#2B4278" } },
  luciano: { hat: "fedora", hair: "short", extra: "dark", coat: "suit" },
  walser_s: { hair: "bald", extra: "monocle", coat: "collar", papers: { coat: "#39424F", accent: "#1B1215" } },
  zarah_l: { hair: "curls", features: "lips", extra: "veil", coat: "dress", papers: { hair: "#7A2A1C", coat: "#3D2A4A" } },
  otto_m: { hat: "bowler", features: "moustache", coat: "suit", papers: { hair: "#9A7A4A", dark: "#39424F" } },
  nora_s: { hat: "wide", hair: "bob", features: "lips", extra: "dark", coat: "collar", papers: { accent: "#2B4278", hair: "#D1A75A" } },
  dusko_p: { hair: "short", extra: "mask", coat: "suit", papers: { hair: "#17110F" } },
  shouwaloff: { hair: "bald", features: "beard", coat: "collar", papers: { hair: "#8A8378", coat: "#5B2E2E" } },
  alekhine: { hair: "short", features: "clean", extra: "spectacles", coat: "collar", papers: { hair: "#C9B184", coat: "#2E3B46" } },
  bourbon: { hat: "top", features: "goatee", coat: "suit", papers: { coat: "#6A3B7C", accent: "#F6C453" } },
  rene: { hat: "beret", features: "moustache", extra: "pipe", coat: "collar", papers: { accent: "#2B4278" } },
  antoine_se: { hat: "cap", features: "moustache", coat: "collar", papers: { dark: "#7A5230" } },
  zsa_zsa_g: { hair: "curls", features: "lips", coat: "dress", papers: { hair: "#E0B95F", coat: "#A52A6B" } },
  garbo: { hat: "fedora", extra: "spectacles", features: "goatee", coat: "suit", papers: { dark: "#2B2B33", coat: "#4E4A44" } },
  salazar: { hair: "short", coat: "suit", papers: { hair: "#6F6A66", coat: "#2B2B33", accent: "#1B1215" } },
};

export const bustOf = (card: string): Bust => BUSTS[card] ?? STRANGER;
