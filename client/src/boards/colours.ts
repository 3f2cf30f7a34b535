// The colours of all games. They are few, and the lobby shows all boxes.
import.meta.glob("./*/colours.css", { eager: true });
