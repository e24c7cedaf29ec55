import type { Segment } from "./segment.ts";

/** A record among the best. */
export interface Hit {
  readonly segment: Segment;
  readonly doc: number;
  score: number;
  readonly order: number;
}

/** Below zero where the first is better; those that rank the same stand in the order of the catalog. */
export function byRank(a: Hit, b: Hit): number {
  return b.score - a.score || a.order - b.order;
}

/** The best so many. */
export class Best {
  /** What a score must reach to be among them. */
  least = Number.NEGATIVE_INFINITY;
  /** What stands behind this in the order of the catalog must be better than that. */
  last = Number.POSITIVE_INFINITY;
  /** Once there are enough, a heap whose root is the worst. */
  private readonly hits: Hit[] = [];
  private readonly limit: number;

  /** @param limit at least one */
  constructor(limit: number) {
    this.limit = limit;
  }

  /** Adds one if it is better than the worst. */
  add(segment: Segment, doc: number, score: number): void {
    const order = segment.order[doc] as number;
    if (score < this.least || (score === this.least && order > this.last)) return;
    const hit = { segment, doc, score, order };
    if (this.hits.length === this.limit) this.replaceWorst(hit);
    else if (this.hits.push(hit) === this.limit) this.hits.sort((a, b) => byRank(b, a));
    if (this.hits.length < this.limit) return;
    const worst = this.hits[0] as Hit;
    this.least = worst.score;
    this.last = worst.order;
  }

  /** The best first; nothing can be added afterwards. */
  sorted(): Hit[] {
    return this.hits.sort(byRank);
  }

  private replaceWorst(hit: Hit): void {
    const { hits, limit } = this;
    let at = 0;
    for (let child = 1; child < limit; child = 2 * at + 1) {
      if (child + 1 < limit && byRank(hits[child] as Hit, hits[child + 1] as Hit) < 0) child++;
      if (byRank(hits[child] as Hit, hit) < 0) break;
      hits[at] = hits[child] as Hit;
      at = child;
    }
    hits[at] = hit;
  }
}
