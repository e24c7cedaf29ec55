import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Hit } from "../discovery.ts";

/** The half that words, synonyms and weights may be fitted to, and the half that only measures. */
export type Half = "tune" | "heldOut";

/** What somebody typed, and the operations that answer it. */
export interface EvaluationQuery {
  /**
   * Of the first set: a task in a sentence, words of the trade, a few words with mistakes, a fragment of a path, a question.
   * Of the second: the name of an operation or path, keywords, words that mean the same, a task, a question.
   */
  readonly kind: "task" | "trade" | "terse" | "path" | "question" | "name" | "keyword" | "synonym";
  readonly query: string;
  /** Any of them will do; `*` stands for every service. */
  readonly operations: readonly string[];
  readonly half: Half;
}

/** The first evaluation set. It was written before the words it measures; which half a query is in follows from its text. */
export function readEvaluationQueries(): EvaluationQuery[] {
  return readQueries("discovery-queries.tsv", (query) => halfOf(query));
}

/**
 * The second set: 60 queries in each of five styles, written from operations, paths and summaries without a look at the
 * `words` and `tasks` of an endpoint. Of the lines in their order every other one is held out.
 */
export function readStyleQueries(): EvaluationQuery[] {
  return readQueries("discovery-styles.tsv", (_, line) => (line % 2 === 0 ? "tune" : "heldOut"));
}

function readQueries(name: string, half: (query: string, line: number) => Half): EvaluationQuery[] {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line, at) => {
    const [kind, query = "", operations = ""] = line.split("\t");
    return { kind: kind as EvaluationQuery["kind"], query, operations: operations.split(" "), half: half(query, at) };
  });
}

/** The parity of the text's FNV-1a hash. */
function halfOf(query: string): Half {
  let hash = 0x811c9dc5;
  for (const letter of query) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash & 1 ? "tune" : "heldOut";
}

/** True when the operation is one of those that answer the query. */
export function answers({ operations }: Pick<EvaluationQuery, "operations">, operation: string): boolean {
  return operations.some((wanted) =>
    wanted.startsWith("*") ? operation.endsWith(wanted.slice(1)) : operation === wanted,
  );
}

/** How well a search answers queries. */
export interface Measured {
  readonly queries: number;
  /** The share of queries with an answer among the first 1, 3 and 10 hits. */
  readonly recallAt1: number;
  readonly recallAt3: number;
  readonly recallAt10: number;
  /** The mean of 1 / the place of the first answer, 0 where there is none among the first 10. */
  readonly meanReciprocalRank: number;
}

/** Measures a search by queries; a query without an answer among its first ten hits counts as not found. */
export function measure(queries: readonly EvaluationQuery[], search: (query: string) => readonly Hit[]): Measured {
  const places = queries.map((query) => 1 + search(query.query).findIndex((hit) => answers(query, hit.operation)));
  const within = (limit: number) => places.filter((place) => place > 0 && place <= limit).length / places.length;
  return {
    queries: queries.length,
    recallAt1: within(1),
    recallAt3: within(3),
    recallAt10: within(10),
    meanReciprocalRank: places.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
  };
}
