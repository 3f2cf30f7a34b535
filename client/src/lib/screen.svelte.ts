// How wide the screen is: some things are not only styled but built differently on a phone.
const narrow = matchMedia("(max-width: 639px)");

export const screen = $state({ phone: narrow.matches });
narrow.addEventListener("change", (event) => (screen.phone = event.matches));
