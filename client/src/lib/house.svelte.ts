// The texts of the pages themselves. They come with the client, so that it can speak before it has reached the server.
import en from "../locale/en.ftl?raw";
import pl from "../locale/pl.ftl?raw";
import { wordsOf } from "./words";

/** A text of the pages in the language of the reader. */
export const say = wordsOf({ en, pl });
