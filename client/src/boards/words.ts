// What a board says beside the texts of the game: catalogues in its own folder, which come with the board.
export { wordsOf } from "../lib/words";
