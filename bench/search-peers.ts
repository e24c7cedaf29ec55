/**
 * How well and how fast `@purvey/search` finds beside other engines: `npm run peers -w @purvey/bench` on the judged queries
 * of the industrial catalog, and `-- FOLDER` on judged products too (`products.csv.gz`, `attributes.csv.gz`,
 * `judgments*.csv` with `query,id,rating`). All engines get the same fields and weights and read a query as any of its
 * words; Purvey is asked for suggestions where nothing matches. SQLite needs `python3`, Xapian Debian's `python3-xapian`.
 */
import { industrialCatalog, industrialSchema } from "@purvey/search/testing/industrial-catalog";
import { industrialQueries } from "@purvey/search/testing/industrial-queries";
import { relevanceOf } from "@purvey/search/testing/relevance";
import { judgedSchema, readJudgments, readProducts } from "./lib/judged-folder.ts";
import { type Answered, engines } from "./lib/search-peers.ts";

/** Queries of one kind: what each record is worth for them. */
interface Judgments {
  readonly name: string;
  readonly queries: readonly { readonly text: string; readonly ratings: ReadonlyMap<string, number> }[];
}

function report(name: string, { ids, times, seconds, megabytes }: Answered, judgments: readonly Judgments[]): void {
  let next = 0;
  const found = judgments.flatMap(({ queries }) => {
    const judged = queries.map(({ ratings }) => ({
      got: (ids[next++] ?? []).map((id) => ratings.get(id) ?? 0),
      ideal: [...ratings.values()],
    }));
    const { ndcg, mrr } = relevanceOf(judged);
    return [ndcg, mrr].map((value) => value.toFixed(3).padStart(10));
  });
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  const costs = [seconds.toFixed(1), megabytes.toFixed(0), at(0.5).toFixed(2), at(0.99).toFixed(2)];
  console.log(`  ${name.padEnd(16)}${found.join("")}${costs.map((cost) => cost.padStart(9)).join("")}`);
}

async function compareOn(
  title: string,
  schema: Parameters<(typeof engines)[0][1]>[0],
  records: Parameters<(typeof engines)[0][1]>[1],
  judgments: readonly Judgments[],
): Promise<void> {
  const counts = judgments.map(({ name, queries }) => `${queries.length} ${name}`).join(", ");
  console.log(`\n${title}: ${records.length.toLocaleString("en")} items; ${counts}`);
  const heads = judgments.flatMap(() => ["nDCG@10", "MRR@10"]).map((head) => head.padStart(10));
  console.log(`  ${"".padEnd(16)}${heads.join("")}  build s       MB   p50 ms   p99 ms`);
  const texts = judgments.flatMap(({ queries }) => queries.map(({ text }) => text));
  for (const [name, engine] of engines) {
    try {
      report(name, await engine(schema, records, texts), judgments);
    } catch (problem) {
      console.log(`  ${name.padEnd(16)}not measured: ${problem instanceof Error ? problem.message : String(problem)}`);
    }
  }
}

const items = [...industrialCatalog(20_000)];
const judgmentsOf = (name: string, tuned: boolean): Judgments => ({
  name,
  queries: industrialQueries
    .filter((query) => query.tuned === tuned)
    .map(({ text, rate }) => ({
      text,
      ratings: new Map(items.map(({ id, facts }) => [id, rate(facts)] as const).filter(([, rating]) => rating > 0)),
    })),
});
await compareOn("Industrial catalog", industrialSchema, items, [
  judgmentsOf("queries tuned on", true),
  judgmentsOf("kept back", false),
]);

const folder = process.argv[2];
if (folder !== undefined) {
  const judgments = [...readJudgments(folder)].map(([name, judged]) => ({
    name: `queries of ${name}`,
    queries: Array.from(judged, ([text, ratings]) => ({ text, ratings })),
  }));
  await compareOn("Judged products", judgedSchema, readProducts(folder), judgments);
}
