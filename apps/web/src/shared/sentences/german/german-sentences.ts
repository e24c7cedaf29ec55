import { sentenceWriter } from "../sentence-writer.ts";
import { germanWords } from "./german-words.ts";

/** Says in German what the server and the client say in English. */
export const sayInGerman = sentenceWriter(germanWords);
