// A box that scrolls says so: where something of it is out of sight, that edge fades (styles/table.css).
// Without anything in it to focus it takes the focus itself, or a keyboard could not scroll it.
import type { Attachment } from "svelte/attachments";

const BOXES = "[data-scrolls], .prompt .words, .prompt .acts, .prompt .picks, .strip .seats";
const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const SLACK = 2; // pixels: sizes are rounded
const given = new WeakSet<Element>(); // the boxes that take the focus because of us

function mark(box: Element): void {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = box;
  const hidden = {
    above: scrollTop > SLACK,
    below: scrollTop + clientHeight < scrollHeight - SLACK,
    before: scrollLeft > SLACK,
    after: scrollLeft + clientWidth < scrollWidth - SLACK,
  };
  const more = Object.entries(hidden).flatMap(([side, is]) => (is ? [side] : [])).join(" ");
  if (box.getAttribute("data-more") !== more) box.setAttribute("data-more", more);
  focusable(box, more !== "" && !box.querySelector(FOCUSABLE));
}

function focusable(box: Element, wanted: boolean): void {
  if (wanted && !box.hasAttribute("tabindex")) {
    box.setAttribute("tabindex", "0");
    given.add(box);
  } else if (!wanted && given.delete(box)) {
    box.removeAttribute("tabindex");
  }
}

/** Keeps the marks of all such boxes in `table` up to date. */
export const scrolling: Attachment<HTMLElement> = (table) => {
  let frame = 0;
  const look = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => table.querySelectorAll(BOXES).forEach(mark));
  };
  const scrolled = (event: Event): void => {
    if (event.target instanceof Element && event.target.matches(BOXES)) mark(event.target);
  };
  const changes = new MutationObserver(look);
  const sizes = new ResizeObserver(look);
  changes.observe(table, { childList: true, characterData: true, subtree: true });
  sizes.observe(table);
  table.addEventListener("scroll", scrolled, true);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    table.removeEventListener("scroll", scrolled, true);
  };
};
