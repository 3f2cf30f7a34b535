// What flies when something happens: pieces between their owners and the map, cards between deck, hands and discards.
import type { Flight } from "../../lib/motion";
import type { GameEvent, Json, View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { streetsOf } from "./facts";

export function flights(before: View, after: View, events: GameEvent[], texts: Texts): Flight[] {
  const found = events.flatMap((event) => [...ofPieces(event, texts), ...ofCards(event, after, texts)]);
  if (streetsOf(after).discarded > streetsOf(before).discarded) found.push({ from: ["played"], to: "discards/top" });
  return found;
}

/** The mark of a piece as choices and events name it: "2", "2-clerk", "grenadier". */
export function pieceMark(district: string, piece: string): string {
  const [owner = "", ...type] = piece.split("-");
  if (piece === "building") return `piece/${district}/house`;
  return /^\d+$/.test(owner) ? ["piece", district, "agent", owner, ...(type.length > 0 ? [type.join("-")] : [])].join("/") : `piece/${district}/${piece}`;
}

function ofPieces({ event, args }: GameEvent, texts: Texts): Flight[] {
  const named = (kind: string, value: Json | undefined): string => (value == null ? "" : texts.nameOf(kind, value));
  const here = named("district", args.district);
  const there = named("district", args.target_district);
  const piece = named("piece", args.piece);
  const seat = `seat/${String(args.seat)}`;
  switch (event) {
    case "place":
      return [{ from: [seat], to: pieceMark(here, String(args.seat)) }];
    case "build":
      return [{ from: [seat], to: `piece/${here}/house` }];
    case "house-lost":
      return [{ from: [`piece/${here}/house`], to: seat }];
    case "move":
      return [{ from: [pieceMark(here, piece)], to: pieceMark(there, piece) }];
    case "swap": {
      const other = named("piece", args.target_piece);
      return [
        { from: [pieceMark(here, piece)], to: pieceMark(there, piece) },
        { from: [pieceMark(there, other)], to: pieceMark(here, other) },
      ];
    }
    case "removed":
      return /^\d/.test(piece) ? [{ from: [pieceMark(here, piece)], to: `seat/${piece.split("-")[0]}` }] : [];
    case "arrive":
      return [{ from: ["events"], to: pieceMark(here, piece) }];
    case "stir":
      return [{ from: ["unrest"], to: `piece/${here}/trouble` }];
    case "calm":
      return [{ from: [`piece/${here}/trouble`], to: "unrest" }];
    default:
      return [];
  }
}

function ofCards({ event, args }: GameEvent, { seat: me }: View, texts: Texts): Flight[] {
  const { seat, target } = args;
  const card = args.card == null ? "" : `/card:${texts.nameOf("card", args.card)}`;
  const hand = (whose: unknown): string => (whose === me ? `hand${card}` : `seat/${String(whose)}`);
  // Somebody else's card is a back until it lies open.
  const shown = seat === me ? {} : { as: "deck" };
  switch (event) {
    case "draw":
      return [seat === me ? { from: ["deck"], to: "hand" } : { from: ["deck"], to: hand(seat) }];
    case "play":
    case "react":
      return [{ from: [hand(seat)], to: "played" }];
    case "discard":
      return [{ from: [hand(seat)], to: "discards", ...shown }];
    case "hand-over":
      return [{ from: [hand(seat)], to: hand(target), ...shown }];
    default:
      return [];
  }
}
