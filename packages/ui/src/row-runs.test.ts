import { describe, expect, it } from "vitest";
import { runInSight, withKeptRow } from "./row-runs.ts";

describe("runInSight", () => {
  it("draws rows beyond both edges while nothing moves", () => {
    expect(runInSight(100, 131, 5000)).toEqual({ first: 84, end: 148 });
  });

  it("draws more of them where the page goes, and few where it comes from", () => {
    expect(runInSight(100, 131, 5000, 1)).toEqual({ first: 96, end: 148 });
    expect(runInSight(100, 131, 5000, -1)).toEqual({ first: 84, end: 136 });
  });

  it("moves in small steps: a few rows further are the same run, or four rows more", () => {
    expect(runInSight(101, 131, 5000, 1)).toEqual(runInSight(100, 131, 5000, 1));
    const { first, end } = runInSight(104, 135, 5000, 1);
    expect({ first, end }).toEqual({ first: 100, end: 152 });
  });

  it("ends where the rows end", () => {
    expect(runInSight(0, 31, 5000, 1)).toEqual({ first: 0, end: 48 });
    expect(runInSight(4990, 4999, 5000, -1)).toEqual({ first: 4972, end: 5000 });
  });
});

describe("withKeptRow", () => {
  it("keeps a row out of sight as a run of its own, or as the edge it touches", () => {
    const run = { first: 96, end: 148 };
    expect(withKeptRow(run, -1)).toEqual([run]);
    expect(withKeptRow(run, 100)).toEqual([run]);
    expect(withKeptRow(run, 3)).toEqual([{ first: 3, end: 4 }, run]);
    expect(withKeptRow(run, 900)).toEqual([run, { first: 900, end: 901 }]);
    expect(withKeptRow(run, 95)).toEqual([{ first: 95, end: 148 }]);
    expect(withKeptRow(run, 148)).toEqual([{ first: 96, end: 149 }]);
  });
});
