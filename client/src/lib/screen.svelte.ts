// How large the screen is: some things are not only styled but built differently on a phone. One that lies on its side is low.
const narrow = matchMedia("(max-width: 639px)");
const flat = matchMedia("(min-width: 640px) and (max-height: 480px)");

export const screen = $state({ phone: narrow.matches, low: flat.matches });
narrow.addEventListener("change", (event) => (screen.phone = event.matches));
flat.addEventListener("change", (event) => (screen.low = event.matches));
