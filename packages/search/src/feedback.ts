import { byRank, type Hit } from "./best.ts";
import type { Segment } from "./segment.ts";
import type { Term } from "./terms.ts";

/** How many of the first say which words belong to the query, how many are ranked by them, and by how many words of each. */
const [saying, ranked, read] = [50, 200, 24];
/** By how much shared words lift at most, and from which share of the score on a word is shared. */
const [most, shared] = [0.1, 0.1];

/** Room that is kept from one call to the next: a number by word of the largest segment, all zero between calls. */
let values = new Float32Array(0);

/** The first words of a record as the largest segment numbers them, those left out that it has not. */
function wordsOf({ segment, doc }: Hit, main: Segment): Int32Array {
  const begin = segment.starts[doc] as number;
  const words = segment.docWords.subarray(begin, Math.min(segment.starts[doc + 1] as number, begin + read));
  if (segment === main) return words;
  return words.map((word) => segment.wordIn(main, word)).filter((word) => word >= 0);
}

/**
 * Lifts those of the first 200 that share words with the first 50, by at most a tenth, as far as that can change the page
 * that ends at `end`; the hits must be sorted, and are again.
 */
export function feedBack(hits: Hit[], segments: readonly Segment[], terms: readonly Term[], end: number): void {
  const main = segments.reduce((a, b) => (b.size > a.size ? b : a));
  if (values.length < main.words.size) values = new Float32Array(main.words.size);
  const asked = new Set(terms.flatMap(({ words }) => Array.from(words.keys(), (word) => main.words.find(word))));
  const telling = tellingWords(hits.slice(0, saying), main, asked);
  const all = telling.reduce((sum, word) => sum + (values[word] as number), 0);
  const least = (hits[Math.min(end, hits.length) - 1]?.score ?? 0) / (1 + most);
  let count = 0;
  for (; all > 0 && count < Math.min(hits.length, ranked) && (hits[count] as Hit).score >= least; count++) {
    const hit = hits[count] as Hit;
    let sum = 0;
    for (const word of wordsOf(hit, main)) sum += values[word] as number;
    hit.score *= 1 + (most * sum) / all;
  }
  for (const word of telling) values[word] = 0;
  const lifted = hits.slice(0, count).sort(byRank);
  for (const [i, hit] of lifted.entries()) hits[i] = hit;
}

/** The words that the first records share beside those that were asked for; writes what they tell into their values. */
function tellingWords(hits: readonly Hit[], main: Segment, asked: ReadonlySet<number>): number[] {
  const sum = hits.reduce((all, { score }) => all + score, 0);
  const met: number[] = [];
  for (const hit of hits) {
    for (const word of wordsOf(hit, main)) {
      if (values[word] === 0) met.push(word);
      values[word] = (values[word] as number) + hit.score / sum;
    }
  }
  const telling = met.filter((word) => {
    const [share, frequency] = [values[word] as number, main.postings.frequency(word)];
    const tells = share >= shared && frequency >= 3 && !asked.has(word) && main.isLetters(word);
    values[word] = tells ? share * Math.log(Math.max(1, main.size / frequency)) : 0;
    return tells;
  });
  telling.sort((a, b) => (values[b] as number) - (values[a] as number));
  for (const word of telling.splice(30)) values[word] = 0;
  return telling;
}
