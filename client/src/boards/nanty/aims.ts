// What players may be after and how far they are, in words. The engine has worked it out.
import type { View } from "../../lib/protocol";
import type { Texts } from "../../lib/texts";
import { shownOf, streetsOf } from "./facts";
import type { Aim } from "./shape";
import { tell } from "./words";

/** What an aim asks for, in a few words. */
export function asked(aim: Aim, texts: Texts): string {
  return texts.say(`goal-${aim.condition}`, { needed: aim.needed, trouble: aim.trouble ?? 0 });
}

export function aimOf(view: View, identity: string): Aim | null {
  return shownOf(view).aims.find((aim) => aim.identities.includes(identity)) ?? null;
}

/** How far a seat is: "£14 of 50". */
export function farOf(aim: Aim, seat: number): string {
  return tell(aim.pounds ? "of-pounds" : "of", { reached: aim.reached[seat] ?? 0, needed: aim.needed });
}

/** How much Trouble there is, out of what the aim asks for or allows; "" if it does not care. */
export function troubleOf(view: View, aim: Aim): string {
  return aim.trouble === null ? "" : `${tell("trouble")} ${tell("of", { reached: shownOf(view).trouble, needed: aim.trouble })}`;
}

/** Which districts do not count for a seat, and why; "" if all do. */
export function cancelledFor(aim: Aim, seat: number, texts: Texts): string {
  const districts = aim.cancelled[seat] ?? [];
  return districts.length > 0 ? tell("cancelled", { districts: texts.things("district", districts) }) : "";
}

/** The same for everybody's aims at once. */
export function cancelledAnywhere(view: View, texts: Texts): string {
  const lost = new Set(shownOf(view).aims.flatMap((aim) => aim.seats.flatMap((seat) => aim.cancelled[seat] ?? [])));
  const districts = streetsOf(view).board.map(({ district }) => district).filter((district) => lost.has(district));
  return districts.length > 0 ? tell("cancelled-anywhere", { districts: texts.things("district", districts) }) : "";
}

/** All of it in one line. */
export function wholeWay(view: View, aim: Aim, seat: number, between: string): string {
  if (aim.waits) return tell("deck-left", { count: streetsOf(view).deck });
  return [farOf(aim, seat), troubleOf(view, aim)].filter(Boolean).join(between);
}
