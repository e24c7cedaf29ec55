import { describe, expect, it } from "vitest";
import { discoveryIndex } from "../discovery.ts";
import { answers, type EvaluationQuery, readEvaluationQueries, readStyleQueries } from "./discovery-evaluation.ts";

const sets = { first: readEvaluationQueries(), styles: readStyleQueries() };
const endpoints = discoveryIndex().endpoints.map(({ endpoint }) => endpoint);

describe("the evaluation sets of the search", () => {
  it.each(Object.entries(sets))("of the %s set ask only for operations that exist, in every service", (_, queries) => {
    const unknown = queries.flatMap(({ query, operations }) =>
      operations
        .filter((one) => !endpoints.some(({ operation }) => answers({ operations: [one] }, operation)))
        .map((one) => `${query}: ${one}`),
    );
    expect(unknown).toEqual([]);
    const asked = new Set(
      endpoints.filter(({ operation }) => queries.some((query) => answers(query, operation))).map((one) => one.service),
    );
    expect(asked.size).toBe(discoveryIndex().services.length);
  });

  it("have each query once", () => {
    const all = [...sets.first, ...sets.styles].map(({ query }) => query.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
  });

  it("have enough of five kinds in both halves", () => {
    for (const kind of ["task", "trade", "terse", "path", "question"])
      for (const half of ["tune", "heldOut"]) expect(count(sets.first, kind, half)).toBeGreaterThanOrEqual(20);
    for (const kind of ["name", "keyword", "synonym", "task", "question"])
      for (const half of ["tune", "heldOut"]) expect(count(sets.styles, kind, half)).toBe(30);
  });
});

function count(queries: readonly EvaluationQuery[], kind: string, half: string): number {
  return queries.filter((query) => query.kind === kind && query.half === half).length;
}
