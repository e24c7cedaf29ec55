import type { Queryable } from "../platform/db/database.ts";
import type { CodeHit, SearchRequest } from "../trades/search/search-request.ts";
import { compactCode } from "../values/compact-code.ts";
import { readKnowledge, type WordKnowledge } from "./knowledge.ts";
import { lexemesOf } from "./lexemes.ts";
import { meaningOf } from "./meaning.ts";
import { type Token, tokenize } from "./tokenize.ts";
import { spellingsOf } from "./units.ts";

/** What a query text means. */
export interface Understood {
  /** For each word the text of a `tsquery`: any of the word's forms and synonyms. */
  readonly words: readonly string[];
  /** The letters and digits of the whole text, as numbers are compared. */
  readonly code: string;
  readonly codes: readonly CodeHit[];
  readonly queryStringUid: number;
  readonly redirectLink: string | null;
  /** The text with words that no item has replaced by their nearest. */
  readonly correctedText: string | null;
}

/** What is understood of no text at all: everything fits. */
const nothing: Understood = {
  words: [],
  code: "",
  codes: [],
  queryStringUid: 0,
  redirectLink: null,
  correctedText: null,
};

/** Reads, in one statement, what the site knows about a text: numbers equal to it, synonyms, words it nearly is, a redirect. */
export async function understand(db: Queryable, request: SearchRequest, remember: boolean): Promise<Understood> {
  const tokens = tokenize(request.text);
  const code = compactCode(request.text);
  if (tokens.length === 0 && code === "") return nothing;
  const knowledge = await readKnowledge(db, request, tokens, code, remember);
  const known = knowledge?.words ?? [];
  const codes = knowledge?.codes ?? [];
  // A number that is known is no misspelt word.
  const used =
    codes.length > 0 ? tokens : tokens.map((token, index) => corrected(token, known[index], tokens[index - 1]?.word));
  const lexemes = lexemesOf(request.site);
  const alike = request.searchType === "similarity";
  const words = used.map((token, index) =>
    meaningOf(
      token,
      { index, isLast: index === used.length - 1, before: used[index - 1]?.word, known, alike },
      lexemes,
    ),
  );
  return {
    words,
    code,
    codes,
    queryStringUid: knowledge?.queryStringUid ?? 0,
    redirectLink: knowledge?.redirectLink ?? null,
    correctedText: used.some((token, index) => token !== tokens[index]) ? used.map(({ word }) => word).join(" ") : null,
  };
}

/** The word itself, or the nearest known one when no item has it. */
function corrected(token: Token, known: WordKnowledge | undefined, before: string | undefined): Token {
  const nearest = known?.near?.[0];
  if (!known || !nearest || isKnown(known) || spellingsOf(token.forms[0] ?? "", before).length > 0) return token;
  return { word: nearest.word, forms: [nearest.word] };
}

function isKnown({ count, longer, synonyms, pairSynonyms }: WordKnowledge): boolean {
  return Boolean(count || longer || synonyms || pairSynonyms);
}
