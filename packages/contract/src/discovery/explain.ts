import { anotherWord, wholeTextReason } from "./criteria.ts";
import type { Alternative, Query, Term } from "./query.ts";
import { type IndexedEndpoint, type Place, placeWeights } from "./search-index.ts";
import { isPlainWord, stemOf } from "./words.ts";

/** At most so many reasons are told. */
const most = 4;

/** A criterion on the whole text that scores so much says enough by itself. */
const tellsAll = 0.65;

/** Why an endpoint answers a query: the criterion on the whole text, or else phrases and then the words that tell most. */
export function explain(query: Query, entry: IndexedEndpoint): string {
  const whole = wholeTextReason(query, entry);
  if (whole && whole.score >= tellsAll) return whole.why;
  const reasons = new Set(whole ? [whole.why] : []);
  const told = new Set<string>();
  const [sayLittle, say] = [query.terms.filter(saysLittle), query.terms.filter((term) => !saysLittle(term))];
  for (const term of [...say, ...sayLittle]) {
    const words = term.text.split(" ");
    if (words.every((word) => told.has(word)) || (saysLittle(term) && reasons.size > 0)) continue;
    const why = termReason(term, entry);
    if (why === undefined) continue;
    reasons.add(why);
    for (const word of words) told.add(word);
  }
  return [...reasons].slice(0, most).join("; ");
}

/** A phrase such as "of the", which is told only where nothing else is. */
function saysLittle({ text }: Term): boolean {
  const words = text.split(" ");
  return words.length > 1 && words.some(isPlainWord);
}

function termReason(term: Term, entry: IndexedEndpoint): string | undefined {
  const worth = ({ token, quality }: Alternative) => quality * placeWeights[entry.places.get(token) as Place];
  const [best] = term.alternatives.filter(({ token }) => entry.places.has(token)).sort((a, b) => worth(b) - worth(a));
  if (best) return placeReason(entry.places.get(best.token) as Place, wordReason(term.text, best, entry));
  const does = term.actions.some((action) => entry.actions.includes(action));
  return does ? `\`${term.text}\` is what it does` : undefined;
}

/** The word, and what it was read as where that is another one. */
function wordReason(text: string, { token, kinship, readAs }: Alternative, entry: IndexedEndpoint): string {
  if (kinship === "same") return `\`${text}\``;
  if (kinship === "beginning") return `\`${readAs}\` (for \`${text}\`)`;
  if (kinship === "mistake") return mistakenWord(text, token, readAs ?? text, entry);
  return anotherWord(text, token, entry);
}

/** What a mistyped word was read as, and which other word of the trade stands there for it. */
function mistakenWord(text: string, token: string, readAs: string, entry: IndexedEndpoint): string {
  if (token === stemOf(readAs)) return `\`${text}\` read as \`${readAs}\``;
  const standing = anotherWord(readAs, token, entry);
  return standing.replace(`\`${readAs}\``, `\`${text}\` read as \`${readAs}\``);
}

function placeReason(place: Place, word: string): string {
  if (place === "path") return `path holds ${word}`;
  if (place === "words") return `${word} is a word for it`;
  if (place === "tasks") return `${word} is what it is used for`;
  return `${place} holds ${word}`;
}
