// A coin hops once when the sum beside it changes: {@attach hops(player.gold)}.
import type { Attachment } from "svelte/attachments";
import { moving } from "./settings.svelte";

const HOP = 400;
const last = new WeakMap<Element, unknown>();

export function hops(value: unknown): Attachment {
  return (element) => {
    const changed = last.has(element) && last.get(element) !== value;
    last.set(element, value);
    const duration = moving(HOP);
    if (!changed || duration === 0) return;
    const animation = element.animate({ transform: ["none", "translateY(-7px)", "none"] }, { duration, easing: "ease-out" });
    return () => animation.cancel();
  };
}
