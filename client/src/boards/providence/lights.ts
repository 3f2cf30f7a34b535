// How each City is lit: what of it can be picked, is picked, has just been named, is led or can be claimed, and what it costs to go there.
import { keyOf } from "../../lib/texts";
import type { BoardProps } from "../board";
import { cardPlace, shownOf, standingAt, tableOf } from "./facts";
import { cardThing, cityThings } from "./picking";
import type { City, Trip } from "./shape";

export type Lit = "target" | "chosen" | null;

export interface Light {
  city: Lit;
  card: Lit;
  /** Pieces there that can be picked. */
  pieces: ReadonlySet<string>;
  /** Pieces there that have just moved. */
  fresh: ReadonlySet<string>;
  /** Is something asked that nothing here is an answer to? */
  dim: boolean;
  glows: boolean;
  cardGlows: boolean;
  leader: number | null;
  cardLeader: number | null;
  claimable: boolean;
  cardClaimable: boolean;
  /** What it costs to travel there. */
  price: number | null;
}

type Asked = Pick<BoardProps, "view" | "targets" | "picked" | "fresh">;

/** The price of going to a City that can be picked: that of the piece picked, or the lowest of those that could be. */
export function priceTo(city: string, { view, targets, picked }: Asked): number | null {
  const { trips, payment } = shownOf(view);
  if (payment?.action !== "travel" || !targets.has(`city:${city}`)) return null;
  const fits = ({ piece, city: start }: Trip): boolean => picked.size === 0 || picked.has(piece === null ? `city:${start}` : `piece:${piece}`);
  const prices = (trips ?? []).filter((trip) => trip.to === city && fits(trip)).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

export function lightOf(city: City, asked: Asked, elsewhere: ReadonlySet<string>): Light {
  const { view, targets, picked, fresh } = asked;
  const { claimable, payment } = shownOf(view);
  const here = cityThings(city.city).map(keyOf);
  const card = keyOf(cardThing(city.city));
  const pieces = tableOf(view).pieces.filter((piece) => piece.city === city.city).map(({ piece }) => piece);
  const begun = payment !== null && (payment.place === city.city || payment.city === city.city || payment.trips.some(({ to }) => to === city.city));
  const lit = (keys: string[], taken: boolean): Lit => (taken || keys.some((key) => picked.has(key)) ? "chosen" : keys.some((key) => targets.has(key)) ? "target" : null);
  const light: Light = {
    city: lit(here, begun || elsewhere.has(city.city)),
    card: lit([card], payment?.place === cardPlace(city.city)),
    pieces: new Set(pieces.filter((piece) => targets.has(`piece:${piece}`) || picked.has(`piece:${piece}`))),
    fresh: new Set(pieces.filter((piece) => fresh.has(`piece:${piece}`))),
    dim: false,
    glows: here.some((key) => fresh.has(key)),
    cardGlows: fresh.has(card),
    leader: standingAt(view, city.city)?.leader ?? null,
    cardLeader: standingAt(view, cardPlace(city.city))?.leader ?? null,
    claimable: claimable?.includes(city.city) ?? false,
    cardClaimable: claimable?.includes(cardPlace(city.city)) ?? false,
    price: priceTo(city.city, asked),
  };
  const onMap = [...targets, ...picked].some((key) => /^(city|place|piece):/.test(key));
  return { ...light, dim: onMap && light.city === null && light.card === null && light.pieces.size === 0 };
}
