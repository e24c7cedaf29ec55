import { pseudoText } from "../i18n/languages/pseudo.ts";
import { germanWords } from "./german/german-words.ts";
import { sentenceWriter, type Wording } from "./sentence-writer.ts";

/** Each pattern as its own wording, accented. */
function accented(wordings: readonly Wording[]): Wording[] {
  return wordings.map(({ pattern }) => ({ pattern, message: pseudoText(pattern.message) }));
}

/** Says what is known in German in long and accented English: a sentence that stays plain is not translated. */
export const sayInPseudo = sentenceWriter({
  code: "en",
  sentences: accented(germanWords.sentences),
  phrases: accented(germanWords.phrases),
  joints: { or: "or", and: "and" },
});
