import { wordsOf } from "../words";

export const tell = wordsOf("boards/estoril");
