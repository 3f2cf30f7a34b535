// A long press or a right click: "show me that larger". For {@attach held(() => zoom(thing))}.
import type { Attachment } from "svelte/attachments";

const LONG = 500;
const STILL = 8; // how far a finger may tremble

export function held(deed: () => void): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let done = false; // the click that follows a long press is part of it
    const down = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      done = false;
      if (pointerType === "mouse") return;
      start = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        done = true;
        deed();
      }, LONG);
    };
    const move = (event: Event): void => {
      const { clientX, clientY } = event as PointerEvent;
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL) clearTimeout(timer);
    };
    const up = (): void => clearTimeout(timer);
    const menu = (event: Event): void => {
      event.preventDefault();
      clearTimeout(timer);
      if (!done) deed();
      done = false;
    };
    const click = (event: Event): void => {
      if (done) event.stopImmediatePropagation();
      done = false;
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener("click", click, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("click", click, true);
    };
  };
}
