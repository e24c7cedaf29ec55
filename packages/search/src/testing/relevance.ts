/** What queries bring: the ratings of the answers in their order, and of everything that is rated. */
export interface Judged {
  readonly got: readonly number[];
  readonly ideal: readonly number[];
}

const gain = (ratings: readonly number[]) =>
  ratings.slice(0, 10).reduce((sum, rating, i) => sum + (2 ** rating - 1) / Math.log2(i + 2), 0);

/** nDCG@10 and MRR@10 (a rating of 2 or more counts as an answer), each the mean over all queries. */
export function relevanceOf(judged: readonly Judged[]): { ndcg: number; mrr: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rank = (got: readonly number[]) => got.slice(0, 10).findIndex((rating) => rating >= 2) + 1;
  return {
    ndcg: mean(judged.map(({ got, ideal }) => gain(got) / gain([...ideal].sort((a, b) => b - a)))),
    mrr: mean(judged.map(({ got }) => (rank(got) === 0 ? 0 : 1 / rank(got)))),
  };
}
