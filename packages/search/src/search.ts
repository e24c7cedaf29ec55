import { Best } from "./best.ts";
import { freeRoom } from "./bits.ts";
import { DocSet } from "./doc-set.ts";
import { feedBack } from "./feedback.ts";
import { Sieve } from "./filters.ts";
import { withTerms } from "./match.ts";
import { Scorer, type Visit } from "./rank.ts";
import type { SearchAnswer, SearchRequest } from "./request.ts";
import type { Schema } from "./schema.ts";
import type { Segment } from "./segment.ts";
import type { Synonyms } from "./synonyms.ts";
import { few, readQuery, type Term } from "./terms.ts";

/** How many are ranked a second time. */
const ranked = 200;

/** What is searched. */
export interface Searched {
  readonly schema: Schema;
  readonly segments: readonly Segment[];
  readonly synonyms: Synonyms;
  /** How many records there are. */
  readonly size: number;
}

/** Finds records, in the segments one after the other; `visit` hears of each that was found. */
export function search(request: SearchRequest, index: Searched, visit?: Visit): SearchAnswer {
  const { offset = 0, limit = 10 } = request;
  const { segments } = index;
  freeRoom();
  const { known, terms, codes } = termsOf(request, index);
  const parts = segments.map((segment) => partOf(segment, terms, codes, request));
  const all = match(parts, request, true);
  const mayLack =
    terms.length > 1 && codes.length === 0 && request.partial !== "never" && all.sieve.total < enough(request);
  const { sieve, docs } = mayLack ? match(parts, request, false) : all;
  // A page may be asked for that is far beyond the end.
  const until = Math.min(sieve.total, offset + limit);
  const best = new Best(Math.max(1, until, terms.length > 0 ? ranked : 0));
  const idfs = terms.map((_, i) =>
    idf(
      index.size,
      parts.map((part) => part.terms[i]?.count ?? 0),
    ),
  );
  const ranking = { schema: index.schema, terms, request, idfs, mayLack };
  for (const [i, part] of parts.entries()) new Scorer(ranking, { ...part, docs: docs[i] as DocSet }, best).rank(visit);
  const hits = best.sorted();
  if (hits.length > 0 && terms.length > 0) feedBack(hits, segments, terms, offset + limit);
  return {
    hits: hits.slice(offset, offset + limit).map(({ segment, doc, score }) => ({ id: segment.ids.at(doc), score })),
    total: sieve.total,
    complete: all.sieve.total,
    ...sieve.result(),
    exact: parts.flatMap(({ segment, exact }) => Array.from(exact, (doc) => segment.ids.at(doc))),
    corrected: known
      .filter(({ corrected }) => corrected)
      .map(({ typed, words }) => ({ typed, read: [...words.keys()] })),
  };
}

function enough({ partial }: SearchRequest): number {
  return partial === false ? 1 : few;
}

/** What is asked for: the terms that some record has, those of them that are searched, and the part numbers. */
function termsOf({ text, typing = false, partial }: SearchRequest, { segments, synonyms }: Searched) {
  const { terms, codes } = readQuery(text, segments, synonyms, typing);
  const known = terms.filter(({ words, phrases, codes }) => words.size + phrases.length + codes.length > 0);
  // Of a text that is a part number, words of which some are unknown are parts of the number.
  const isNothing = known.length < terms.length && (codes.length > 0 || partial === "never");
  return { known, terms: isNothing ? [] : known, codes };
}

/** What is looked for in a segment: the terms, the documents whose number the text is, and all that come first. */
function partOf(segment: Segment, terms: readonly Term[], codes: readonly string[], { first = [] }: SearchRequest) {
  const there = (docs: readonly number[]) => docs.filter((doc) => doc >= 0 && !segment.isDeleted(doc));
  const exact = new Set(there(codes.flatMap((code) => Array.from(segment.codes.docsWith(code)))));
  const named = there(first.map((id) => segment.ids.find(id)));
  return { segment, terms: terms.map((term) => segment.recent.of(term)), exact, first: new Set([...exact, ...named]) };
}

/** What has every term, or any, and passes the filters. */
function match(parts: readonly ReturnType<typeof partOf>[], request: SearchRequest, every: boolean) {
  const sieve = new Sieve(request);
  const docs = parts.map(({ segment, terms, first }) => {
    const isNothing = terms.length === 0 && request.text.trim() !== "";
    const found = isNothing ? new DocSet(segment.blocks) : withTerms(terms, every, segment);
    for (const doc of first) found.add(doc);
    return sieve.pass(segment, found);
  });
  return { sieve, docs };
}

function idf(size: number, frequencies: readonly number[]): number {
  const frequency = frequencies.reduce((sum, one) => sum + one, 0);
  const all = Math.max(size, frequency);
  const exactly = Math.log(1 + (all - frequency + 0.5) / (frequency + 0.5));
  // In whole parts of a million, sums of products with weights are exact, in whatever order they are added.
  return Math.max(1, Math.round(exactly * 2 ** 20)) / 2 ** 20;
}
