// A card turns about its vertical axis: the old face goes to the edge, then the new one comes.
import type { TransitionConfig } from "svelte/transition";
import { moving } from "./settings.svelte";

const HALF = 190;

// Both faces lie in the same place; the second one waits until the first is on edge.
const edge = (t: number): string => `transform: scaleX(${t}); transform-box: fill-box; transform-origin: center`;

export function faceGoes(_node: Element): TransitionConfig {
  return { duration: moving(HALF), css: edge };
}

export function faceComes(_node: Element): TransitionConfig {
  return { duration: moving(HALF), delay: moving(HALF), css: edge };
}
