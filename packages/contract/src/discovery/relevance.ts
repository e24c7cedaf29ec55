import { agreement } from "./actions.ts";
import { wholeTextReason } from "./criteria.ts";
import type { Query, Term } from "./query.ts";
import type { IndexedEndpoint, SearchIndex } from "./search-index.ts";

/** An endpoint and what it is worth for a query. */
export interface Rated {
  readonly entry: IndexedEndpoint;
  /** From 0 to 1. */
  readonly score: number;
  /** The sum behind the score, which may exceed 1; it decides between endpoints whose whole path is named. */
  readonly sum: number;
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
    const sum = Math.max(whole, words * fit) + bonus * fit;
    return { entry, sum, score: whole === 1 ? 1 : belowCap(sum) };
  });
}

/** The highest score short of 1, which belongs to the whole path alone. */
const highest = 0.995;

/** The best single criterion short of the whole path, and the most that both bonuses add to it. */
const best = { criterion: 0.9, bonuses: 0.5 };

/**
 * A sum of criterion and bonuses as a score. Up to 0.9, the weight of the best criterion short of the whole path, it stands
 * as it is; what bonuses lift above that shares the room below 1, so that the cap (R245) makes no two alike.
 *
 * @example belowCap(0.85) // 0.85
 * @example belowCap(1.4) // 0.995
 */
export function belowCap(sum: number): number {
  const over = sum - best.criterion;
  return over <= 0 ? sum : best.criterion + (highest - best.criterion) * Math.min(1, over / best.bonuses);
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
