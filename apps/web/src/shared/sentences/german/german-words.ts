import { type SentenceLanguage, wordingsOf } from "../sentence-writer.ts";
import { addressSentences } from "./address-sentences.ts";
import { checkSentences } from "./check-sentences.ts";
import { commerceSentences } from "./commerce-sentences.ts";
import { contractSentences } from "./contract-sentences.ts";
import { fieldSentences } from "./field-sentences.ts";
import { germanPhrases } from "./german-phrases.ts";
import { pricingSentences } from "./pricing-sentences.ts";
import { quoteSentences } from "./quote-sentences.ts";
import { recordSentences } from "./record-sentences.ts";
import { stockSentences } from "./stock-sentences.ts";
import { stockroomSentences } from "./stockroom-sentences.ts";
import { systemSentences } from "./system-sentences.ts";

/** All that is known in German. */
export const germanWords: SentenceLanguage = {
  code: "de",
  sentences: wordingsOf({
    ...systemSentences,
    ...commerceSentences,
    ...pricingSentences,
    ...quoteSentences,
    ...stockSentences,
    ...stockroomSentences,
    ...recordSentences,
    ...addressSentences,
    ...checkSentences,
    ...contractSentences,
    ...fieldSentences,
  }),
  phrases: wordingsOf(germanPhrases),
  joints: { or: "oder", and: "und" },
};
