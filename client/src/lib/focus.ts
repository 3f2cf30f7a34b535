// Where the keyboard is.

/** Has whatever had the focus gone from the page? */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

let touched = false;
for (const input of ["keydown", "pointerdown"]) addEventListener(input, () => (touched = true), { capture: true, once: true });

/** Has nobody touched a key or the page since it was loaded? Browsers then show a focus that a script has set. */
export function isUntouched(): boolean {
  return !touched;
}

/** Takes the focus as it comes into the page, unless something else has it: for the heading of what replaces a whole page. */
export function takesFocus(element: HTMLElement): void {
  if (isLost()) element.focus({ preventScroll: true });
}
