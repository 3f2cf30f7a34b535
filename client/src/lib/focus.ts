// Where the keyboard is.

/** Has whatever had the focus gone from the page? */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Takes the focus as it comes into the page, unless something else has it: for the heading of what replaces a whole page. */
export function takesFocus(element: HTMLElement): void {
  if (isLost()) element.focus({ preventScroll: true });
}
