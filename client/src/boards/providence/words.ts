import { wordsOf } from "../words";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";

export const tell = wordsOf({ en, pl });
