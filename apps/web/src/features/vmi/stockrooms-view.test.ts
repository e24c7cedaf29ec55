import { describe, expect, it } from "vitest";
import { readStockroomsView, readStockroomView, sharesOf, stockroomsInput } from "./stockrooms-view.ts";

describe("the list of stockrooms", () => {
  it("shows the active ones unless the address says otherwise", () => {
    expect(readStockroomsView({ q: " crib ", state: "all" })).toEqual({ q: "crib", state: undefined });
    expect(stockroomsInput({ q: "crib" })).toMatchObject({ q: "crib", statusCd: 704 });
    expect(stockroomsInput({ state: "disabled" })).toMatchObject({ statusCd: 705 });
  });

  it("opens a stockroom at its overview or the named part", () => {
    expect(readStockroomView({ tab: "users" })).toEqual({ tab: "users" });
    expect(readStockroomView({ tab: "overview" })).toEqual({ tab: undefined });
    expect(readStockroomView({ tab: "roof" })).toEqual({ tab: undefined });
  });

  it("lists the disabled sections of a stockroom when the address says so", () => {
    expect(readStockroomView({ tab: "sections", state: "disabled" })).toEqual({ tab: "sections", state: "disabled" });
    expect(readStockroomView({ tab: "sections", state: "all" })).toEqual({ tab: "sections" });
  });

  it("draws health as what has enough and what is below its minimum", () => {
    expect(sharesOf({ partCount: 48, belowMinimumCount: 9 }).map(({ value }) => value)).toEqual([39, 9]);
    expect(sharesOf({ partCount: 0, belowMinimumCount: 0 }).map(({ value }) => value)).toEqual([0, 0]);
  });
});
