import { agreement } from "./actions.ts";
import { wholeTextReason } from "./criteria.ts";
import type { Query, Term } from "./query.ts";
import type { IndexedEndpoint, SearchIndex } from "./search-index.ts";

/** An endpoint and what it is worth for a query: the sum that its score is cut from. */
export interface Rated {
  readonly entry: IndexedEndpoint;
  readonly relevance: number;
}

/** A verb that an endpoint does without naming it counts as a word of it, this much. */
const doneWeight = 0.6;

/** What every endpoint is worth for a query. */
export function rate(index: SearchIndex, query: Query): Rated[] {
  const total = query.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const values = new Float64Array(index.endpoints.length);
  const covered = new Float64Array(index.endpoints.length);
  for (const term of query.terms) addTerm(index, term, values, covered);
  const tokens = new Set(query.terms.flatMap(({ alternatives }) => alternatives.map(({ token }) => token)));
  return index.endpoints.map((entry, number) => {
    const coverage = (covered[number] as number) / total;
    const subject = coverage === 0 ? 0 : namedShare(entry, tokens);
    const words = (0.7 * (values[number] as number)) / total;
    const bonus = 0.2 * subject * coverage + (query.words > 1 ? 0.3 * coverage : 0);
    const fit = agreement(query.actions, entry.actions);
    const whole = wholeTextReason(query, entry)?.score ?? 0;
    return { entry, relevance: Math.max(whole, words * fit) + bonus * fit };
  });
}

/** Adds what one term is worth, by its best alternative in each endpoint. */
function addTerm({ endpoints, postings }: SearchIndex, term: Term, values: Float64Array, covered: Float64Array): void {
  const best = new Map<number, number>();
  for (const { token, quality } of term.alternatives) {
    for (const [number, weight] of postings.get(token) ?? []) {
      best.set(number, Math.max(best.get(number) ?? 0, quality * weight));
    }
  }
  if (term.actions.length > 0) {
    for (const [number, { actions }] of endpoints.entries()) {
      if (term.actions.some((action) => actions.includes(action)))
        best.set(number, Math.max(best.get(number) ?? 0, doneWeight));
    }
  }
  for (const [number, value] of best) {
    values[number] = (values[number] as number) + term.weight * value;
    covered[number] = (covered[number] as number) + term.weight;
  }
}

/** The share of the endpoint's subject that the query names. */
function namedShare({ subject }: IndexedEndpoint, tokens: ReadonlySet<string>): number {
  if (subject.length === 0) return 0;
  return subject.filter((names) => names.some((name) => tokens.has(name))).length / subject.length;
}
