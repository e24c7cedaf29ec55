import { describe, expect, it } from "vitest";
import { StatementNames } from "./statement-names.ts";

describe("StatementNames", () => {
  it("names a statement from its second time on, always alike", () => {
    const names = new StatementNames(10);
    const seen = ["select 1", "select 1", "select 1"].map((text) => names.nameOf(text));
    expect(seen[0]).toBeUndefined();
    expect(seen[1]).toMatch(/^purvey_[0-9a-f]{32}$/);
    expect(seen[2]).toBe(seen[1]);
  });

  it("gives different statements different names, short enough for PostgreSQL", () => {
    const names = new StatementNames(10);
    const name = (text: string) => names.nameOf(text) ?? names.nameOf(text);
    expect(name("select 1")).not.toBe(name("select 2"));
    expect(name("select 3")?.length).toBeLessThan(64);
  });

  it("gives no more names than the maximum", () => {
    const names = new StatementNames(2);
    const repeated = ["a", "b", "c"].map((text) => [names.nameOf(text), names.nameOf(text)][1]);
    expect(repeated.map((name) => name !== undefined)).toEqual([true, true, false]);
    expect(names.nameOf("a")).toBe(repeated[0]);
  });

  it("gives none at all when the maximum is 0", () => {
    const names = new StatementNames(0);
    expect(["a", "a", "a"].map((text) => names.nameOf(text))).toEqual([undefined, undefined, undefined]);
  });

  it("forgets texts seen once when they become many", () => {
    const names = new StatementNames(10);
    names.nameOf("early");
    for (let index = 0; index < 2_500; index++) names.nameOf(`select ${index}`);
    expect(names.nameOf("early")).toBeUndefined();
    expect(names.nameOf("early")).toBeDefined();
  });
});
