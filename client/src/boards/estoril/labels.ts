// What places say about themselves to those who cannot see the drawing.
import { say } from "../../lib/house.svelte";
import type { Texts } from "../../lib/texts";
import type { Ghost } from "./choosing";
import type { Area, Dice, Place } from "./shape";
import { tell } from "./words";

export interface Marks {
  target: boolean;
  ghost: Ghost | null;
  acting: boolean;
  dice: Dice | undefined;
}

export function areaLabel(texts: Texts, area: Area, marks: Marks): string {
  const onlookers = area.seen_by.filter((seat) => seat !== area.seat);
  return joined([
    tell("area", { area: texts.thing("area", area.area), outer: area.outer, ...texts.numbers("area", area.area) }),
    area.seat === null
      ? tell("free")
      : tell("stands", { card: area.card && texts.thing("card", area.card), name: texts.seat(area.seat), face: area.face }),
    area.face === "down" && onlookers.length > 0 && tell("seen-by", { names: texts.things("seat", onlookers) }),
    area.white && tell("white"),
    area.seduced && tell("seduced"),
    marks.dice && tell("dice", { one: marks.dice.one, other: marks.dice.other }),
    area.influence !== null && tell("influence", { influence: area.influence }),
    marks.acting && tell("acting"),
    marks.ghost?.card && tell("ghost", { card: texts.thing("card", marks.ghost.card) }),
    marks.target && say("board-target"),
  ]);
}

export function rewardLabel(texts: Texts, place: Place, target: boolean): string {
  const location = texts.thing("location", place.location);
  return joined([
    place.face === null
      ? tell("no-reward", { location })
      : tell("reward", { location, card: place.reward && texts.thing("card", place.reward), face: place.face }),
    place.face === "down" && place.seen_by.length > 0 && tell("seen-by", { names: texts.things("seat", place.seen_by) }),
    target && say("board-target"),
  ]);
}

const joined = (sentences: (string | false | null | undefined)[]): string => sentences.filter(Boolean).join(" ");
