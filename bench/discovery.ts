/**
 * How well and how fast endpoints are found: `npm run discovery -w @purvey/bench`. Prints, for both sets of queries and for
 * the half that was tuned on and the half that was not, the share of queries with an answer among the first 1, 3 and 10
 * hits and the mean reciprocal rank, by kind; then the time of a search over every endpoint. `-- --misses` lists the
 * queries of the tuned halves whose answer is not first.
 */
import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import {
  answers,
  type EvaluationQuery,
  measure,
  readEvaluationQueries,
  readStyleQueries,
} from "@purvey/contract/testing/discovery-evaluation";

const index = discoveryIndex();
const search = (query: string) => searchEndpoints(index, query);
const sets = { first: readEvaluationQueries(), styles: readStyleQueries() };
const queries = [...sets.first, ...sets.styles];

function report(name: string, some: readonly EvaluationQuery[]) {
  const { recallAt1, recallAt3, recallAt10, meanReciprocalRank } = measure(some, search);
  const numbers = [recallAt1, recallAt3, recallAt10, meanReciprocalRank].map((value) => value.toFixed(3).padStart(8));
  console.log(`  ${name.padEnd(20)}${String(some.length).padStart(6)}${numbers.join("")}`);
}

for (const [set, queries] of Object.entries(sets)) {
  console.log(`  ${set.padEnd(20)}queries     @1      @3     @10     MRR`);
  for (const half of ["tune", "heldOut"] as const) {
    const some = queries.filter((query) => query.half === half);
    report(half === "tune" ? "tuned on" : "held out", some);
    for (const wanted of new Set(some.map(({ kind }) => kind)))
      report(
        `  ${wanted}`,
        some.filter(({ kind }) => kind === wanted),
      );
  }
}

if (process.argv.includes("--misses")) {
  for (const query of queries.filter(({ half }) => half === "tune")) {
    const hits = search(query.query);
    const place = hits.findIndex((hit) => answers(query, hit.operation));
    if (place === 0) continue;
    console.log(`${String(place + 1).padStart(2)} ${query.query} (${query.operations.join(" ")})`);
    for (const { operation, score, why } of hits.slice(0, 3))
      console.log(`     ${score.toFixed(3)} ${operation}: ${why}`);
  }
}

/** Rounds over all queries; the first warms up. */
const rounds = 20;
const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const { query } of queries) {
    const started = performance.now();
    search(query);
    if (round > 0) times.push(performance.now() - started);
  }
}
times.sort((a, b) => a - b);
const at = (share: number) => (times[Math.ceil(times.length * share) - 1] as number).toFixed(3);
console.log(`\n  a search over ${index.endpoints.length} endpoints: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
