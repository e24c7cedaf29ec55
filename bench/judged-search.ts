/**
 * How well and how fast `@purvey/search` finds: `npm run judged -w @purvey/bench -- FOLDER`, where the folder holds
 * `products.csv.gz`, `attributes.csv.gz` and one or more files of judgments (`query,id,rating`, named `judgments*.csv`).
 * Prints nDCG@10 and MRR@10 of each file, mistyped part numbers found first and among three, p50 and p99 in milliseconds,
 * memory and the time to build, save and open, each beside its goal. `-- FOLDER 1000000` copies the products to so many;
 * `-- industrial 1000,10000,100000,1000000` takes so many items of the generated industrial catalog instead, one size after
 * the other, with searches of each kind. Each search is asked several times and the least time of the processor counts, as
 * whatever else the machine does would be measured otherwise.
 */
import { openIndex, saveIndex } from "@purvey/search/saved-index";
import type { IndexRecord } from "@purvey/search/schema";
import { SearchIndex } from "@purvey/search/search-index";
import { industrialCatalog, industrialSchema, sequence } from "@purvey/search/testing/industrial-catalog";
import { industrialQueries } from "@purvey/search/testing/industrial-queries";
import { relevanceOf } from "@purvey/search/testing/relevance";
import { judgedSchema, readJudgments, readProducts } from "./lib/judged-folder.ts";

const [, , source, size] = process.argv;
if (source === undefined) throw new Error('Name a folder with products.csv.gz and judgments*.csv, or "industrial".');
const industrial = source === "industrial";

/** How often each question is asked. */
const rounds = 7;

/** What is to be reached with a million items, and so with fewer too. */
const goals = { p50: 1, p99: 4, numbersP99: 2, first: 0.95, three: 0.985, megabytes: 1024, openSeconds: 2 };

/** A figure beside its goal. */
function beside(figure: number, unit: string, goal: number, digits: number, isLeast = false): string {
  const met = isLeast ? figure >= goal : figure <= goal;
  return `${figure.toFixed(digits)}${unit} (goal ${isLeast ? "≥" : "≤"} ${goal}: ${met ? "met" : "missed"})`;
}

function judge(index: SearchIndex, folder: string): readonly string[] {
  const judgments = readJudgments(folder);
  for (const [file, judged] of judgments) {
    const rows = Array.from(judged, ([text, ratings]) => ({
      got: index.search({ text, limit: 10 }).hits.map(({ id }) => ratings.get(id) ?? 0),
      ideal: [...ratings.values()],
    }));
    const { ndcg, mrr } = relevanceOf(rows);
    console.log(`${file}: ${rows.length} queries, nDCG@10 ${ndcg.toFixed(3)}, MRR@10 ${mrr.toFixed(3)}`);
  }
  return [...judgments.values()].flatMap((judged) => [...judged.keys()]);
}

/** The least time of the processor for a question, in milliseconds, and its answer. */
function timeOf<T>(ask: () => T): [answer: T, milliseconds: number] {
  let best = Number.POSITIVE_INFINITY;
  let answer = ask();
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    answer = ask();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return [answer, best];
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const signs = "0123456789";

/** One mistake: a sign changed, added, left out, swapped or doubled, O for 0, I for 1, a separator or zero lost. */
function mistyped(code: string, next: () => number): string {
  const at = Math.floor(next() * code.length);
  const sign = code[at] as string;
  const list = /\d/.test(sign) ? signs : letters;
  const other = list[Math.floor(next() * list.length)] as string;
  const put = (text: string, length = 1) => code.slice(0, at) + text + code.slice(at + length);
  const kinds: (() => string)[] = [
    () => put(other),
    () => put(other + sign),
    () => put(""),
    () => put((code[at + 1] ?? "") + sign, 2),
    () => put(sign + sign),
    () => (code.includes("0") ? code.replace("0", "O") : code.replace("O", "0")),
    () => (code.includes("1") ? code.replace("1", "I") : code.replace("I", "1")),
    () => code.replace(/[-./ ]/, ""),
    () => code.replace("0", ""),
  ];
  return (kinds[Math.floor(next() * kinds.length)] as () => string)();
}

function judgeNumbers(index: SearchIndex, products: readonly IndexRecord[], count: number): void {
  const next = sequence(7);
  const times: number[] = [];
  let [first, three, asked] = [0, 0, 0];
  const compact = (code: string) => code.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
  const all = new Set(products.map(({ values }) => compact(String(values.number))));
  while (asked < count) {
    const { id, values } = products[Math.floor(next() * products.length)] as IndexRecord;
    const typed = mistyped(String(values.number).toUpperCase(), next);
    if (all.has(compact(typed)) || !/\d/.test(typed) || compact(typed).length < 4) continue;
    const [numbers, time] = timeOf(() => index.suggest(typed));
    times.push(time);
    asked++;
    if (numbers[0]?.id === id) first++;
    if (numbers.some((number) => number.id === id)) three++;
  }
  const shares = [beside(first / asked, "", goals.first, 3, true), beside(three / asked, "", goals.three, 3, true)];
  const took = spread(times, Number.POSITIVE_INFINITY, goals.numbersP99);
  console.log(`${asked} mistyped numbers: first ${shares[0]}, among three ${shares[1]}, ${took}`);
}

function spread(times: number[], p50: number = goals.p50, p99: number = goals.p99): string {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  const middle = p50 === Number.POSITIVE_INFINITY ? `${at(0.5).toFixed(3)} ms` : beside(at(0.5), " ms", p50, 3);
  return `p50 ${middle}, p99 ${beside(at(0.99), " ms", p99, 3)}`;
}

function timed<T>(name: string, work: () => T, goal?: number): T {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  console.log(
    `${name}, time of the processor: ${goal === undefined ? `${seconds.toFixed(2)} s` : beside(seconds, " s", goal, 2)}`,
  );
  return result;
}

function* copies(products: readonly IndexRecord[], count: number): Generator<IndexRecord> {
  for (let i = 0; i < count; i++) {
    const { id, values } = products[i % products.length] as IndexRecord;
    const copy = Math.floor(i / products.length);
    yield copy === 0
      ? { id, values }
      : { id: `${id}-${copy}`, values: { ...values, number: `${values.number}-${copy}` } };
  }
}

function measure(
  index: SearchIndex,
  name: string,
  texts: readonly string[],
  facets: readonly string[],
  typing = false,
): void {
  const answers = texts.map((text) => timeOf(() => index.search({ text, limit: 24, facets, typing })));
  const mean = answers.reduce((sum, [{ total }]) => sum + total, 0) / texts.length;
  console.log(
    `${name}: ${spread(answers.map(([, time]) => time))}, ${Math.round(mean).toLocaleString("en")} found on average`,
  );
}

/** Searches of an industrial catalog by how much of it they touch. */
function measureKinds(index: SearchIndex): void {
  const facets = ["brandFacet", "category"];
  const next = sequence(3);
  const some = [...industrialCatalog(200, 5)].map(({ values }) => String(values.name).split(/,? /));
  const words = (count: number) =>
    some.map((name) => Array.from({ length: count }, () => name[Math.floor(next() * name.length)]).join(" "));
  for (const count of [1, 2, 3]) measure(index, `${count} of an item's words`, words(count), facets);
  measure(
    index,
    "a whole name",
    some.map((name) => name.join(" ")),
    facets,
  );
  measure(
    index,
    "two words while typing",
    words(2).map((text) => text.slice(0, -1)),
    facets,
    true,
  );
  measure(
    index,
    "two words, one mistyped",
    words(2).map((text) => text.replace(/^(..)(.)(.)/, "$1$3$2")),
    facets,
  );
  measure(
    index,
    "everything",
    Array.from({ length: 5 }, () => ""),
    facets,
  );
}

const schema = industrial ? industrialSchema : judgedSchema;
const products = industrial ? [] : readProducts(source);
const megabytes = (bytes: number) => bytes / 2 ** 20;

function measureAll(count: number): void {
  const records = () => (industrial ? industrialCatalog(count) : copies(products, count));
  const index = timed(`\nbuild of ${count.toLocaleString("en")}`, () => SearchIndex.build(schema, records()));
  const peak = process.resourceUsage().maxRSS * 1024;
  const held = beside(megabytes(process.memoryUsage().rss), " MB", goals.megabytes, 0);
  console.log(`process ${held}, at most ${megabytes(peak).toFixed(0)} MB while it was built`);
  const queries = industrial ? industrialQueries.map(({ text }) => text) : judge(index, source as string);
  measure(index, "judged queries with count and a facet", queries, ["brandFacet"]);
  if (industrial) measureKinds(index);
  const sample = industrial ? [...industrialCatalog(Math.min(count, 50_000))] : products;
  judgeNumbers(index, sample, count < 100_000 ? 3000 : 600);
  const bytes = timed("save", () => saveIndex(index));
  timed("open", () => openIndex(schema, bytes), goals.openSeconds);
  console.log(`snapshot ${megabytes(bytes.length).toFixed(0)} MB`);
}

for (const count of (size ?? String(industrial ? 20_000 : products.length)).split(",")) measureAll(Number(count));
