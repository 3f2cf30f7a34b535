// Icons by name: those of the game-icons set that we use (CC BY 3.0, see the about page), and a few of our own.
import set from "virtual:icons";

const OWN = {
  eye: "M256 116C130 116 50 226 28 256c22 30 102 140 228 140s206-110 228-140c-22-30-102-140-228-140zm0 44a96 96 0 1 1 0 192a96 96 0 0 1 0-192zm0 50a46 46 0 1 0 0 92a46 46 0 0 0 0-92z",
  cards: "M150 92l206 -40q26 -5 31 21l56 300q5 26 -21 31l-36 7l-52 -280q-9 -46 -55 -37l-128 24zM92 140h196q28 0 28 28v280q0 28 -28 28h-196q-28 0 -28 -28v-280q0 -28 28 -28z",
  close: "M112 70L256 214L400 70L442 112L298 256L442 400L400 442L256 298L112 442L70 400L214 256L70 112Z",
  left: "M330 70L370 110L224 256L370 402L330 442L144 256Z",
  right: "M182 70L142 110L288 256L142 402L182 442L368 256Z",
  play: "M130 70L430 256L130 442Z",
  pause: "M120 80H220V432H120ZM292 80H392V432H292Z",
  plus: "M226 90H286V226H422V286H286V422H226V286H90V226H226Z",
} as const;

export type IconName = string;

const paths: Record<string, string> = { ...set, ...OWN };

export function pathOf(name: IconName): string {
  const path = paths[name];
  if (!path) throw new Error(`icon ${name} is not in art/icon-names.json`);
  return path;
}
