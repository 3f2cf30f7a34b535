// What a board says beside the texts of the game: catalogues in its own folder, of which that of the reader comes with it.
export { wordsOf } from "../lib/words";
