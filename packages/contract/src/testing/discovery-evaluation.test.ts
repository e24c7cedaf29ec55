import { describe, expect, it } from "vitest";
import { discoveryIndex } from "../discovery.ts";
import { answers, readEvaluationQueries } from "./discovery-evaluation.ts";

const queries = readEvaluationQueries();
const endpoints = discoveryIndex().endpoints.map(({ endpoint }) => endpoint);

describe("the evaluation set of the search", () => {
  it("asks only for operations that exist, in every service, each query once", () => {
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
    expect(new Set(queries.map(({ query }) => query.toLowerCase())).size).toBe(queries.length);
  });

  it("has at least 240 queries of five kinds, and both halves have enough of each", () => {
    expect(queries.length).toBeGreaterThanOrEqual(240);
    for (const kind of ["task", "trade", "terse", "path", "question"]) {
      for (const half of ["tune", "heldOut"]) {
        const count = queries.filter((query) => query.kind === kind && query.half === half).length;
        expect(count, `${kind}, ${half}`).toBeGreaterThanOrEqual(20);
      }
    }
  });
});
