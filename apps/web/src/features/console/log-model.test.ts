import { describe, expect, it } from "vitest";
import { linesOf, logLines, stateOf } from "./log-model.ts";

const call = {
  key: "1",
  endpoint: "items.brands.list",
  method: "GET",
  url: "/api/items/brands",
  input: { limit: 1 },
  headers: {},
  screen: "/shop",
  at: 10,
  status: 200,
  milliseconds: 5,
  requestId: "a",
  retries: 0,
  error: undefined,
};
const entry = { ...call, key: "h", siteId: "demo", requestId: "b", at: 20, answer: "{}", screen: "/dev" };

describe("the log", () => {
  it("holds each call once, the newest first", () => {
    const lines = logLines([call, { ...call, key: "2", requestId: "b", at: 20 }], [entry]);
    expect(lines.map(({ key, answer }) => [key, answer])).toEqual([
      ["h", "{}"],
      ["1", undefined],
    ]);
  });

  it("is searched by words of the address, the endpoint, the request's id and the refusal", () => {
    const lines = logLines([call, { ...call, key: "2", requestId: "c", error: "No such brand" }], [entry]);
    const found = (q: string) => linesOf(lines, { q }).map(({ key }) => key);
    expect([found("BRANDS get"), found("such brand"), found("zzz")]).toEqual([["h", "1", "2"], ["2"], []]);
    expect(found("")).toHaveLength(3);
  });

  it("is narrowed by service, state and screen", () => {
    const lines = logLines([call, { ...call, key: "2", status: 404, requestId: "c" }], [entry]);
    expect(linesOf(lines, { status: "refused" }).map(({ key }) => key)).toEqual(["2"]);
    expect(linesOf(lines, { screen: "/dev" }).map(({ key }) => key)).toEqual(["h"]);
    expect(linesOf(lines, { service: "item" })).toEqual([]);
    expect([stateOf({ status: 0 }), stateOf({ status: undefined })]).toEqual(["none", "none"]);
  });
});
