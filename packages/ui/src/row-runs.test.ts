import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstPace, paceAfter, rowsOfFrame, runInSight, runOfFrame, withKeptRow } from "./row-runs.ts";

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

describe("runOfFrame", () => {
  const before = { first: 96, end: 148 };

  it("draws as many rows as a frame may bring, first where the page goes", () => {
    const down = { drawn: before, before, wanted: { first: 112, end: 164 }, towards: 1 };
    expect(runOfFrame(down, 8)).toEqual({ first: 112, end: 156 });
    expect(runOfFrame(down, 16)).toEqual(down.wanted);
    const up = { drawn: before, before, wanted: { first: 80, end: 132 }, towards: -1 };
    expect(runOfFrame(up, 8)).toEqual({ first: 88, end: 132 });
  });

  it("draws on both sides once the page rests, until nothing is missing", () => {
    const wanted = { first: 84, end: 152 };
    const first = runOfFrame({ drawn: before, before: wanted, wanted, towards: 1 }, 8);
    expect(first).toEqual({ first: 92, end: 152 });
    expect(runOfFrame({ drawn: first, before: wanted, wanted, towards: 1 }, 8)).toEqual(wanted);
  });

  it("begins anew at the edge the page goes to when it was outrun", () => {
    const drawn = { first: 40, end: 60 };
    expect(runOfFrame({ drawn, before, wanted: { first: 112, end: 164 }, towards: 1 }, 8)).toEqual({
      first: 156,
      end: 164,
    });
    expect(runOfFrame({ drawn, before, wanted: { first: 80, end: 132 }, towards: -1 }, 8)).toEqual({
      first: 80,
      end: 88,
    });
  });

  it("draws all that is wanted after a jump", () => {
    const wanted = { first: 2996, end: 3048 };
    expect(runOfFrame({ drawn: before, before, wanted, towards: 1 }, 8)).toEqual(wanted);
  });
});

describe("paceAfter", () => {
  const after = (...frames: number[]) => frames.reduce(paceAfter, firstPace).rows;

  it("brings more rows as long as they are quick to draw, up to those of one turn of the wheel", () => {
    expect(after()).toBe(4);
    expect(after(2)).toBe(8);
    expect(after(2, 3, 3.5, 4, 4)).toBe(16);
  });

  it("brings as many again where there is time for these and not for more", () => {
    expect(after(2, 7, 6, 7)).toBe(8);
  });

  it("brings few after rows that took too long, and none more until they have been quick for a while", () => {
    expect(after(2, 2, 2, 20)).toBe(4);
    expect(after(2, 20, 2, 2, 2)).toBe(4);
    expect(after(20, ...Array.from({ length: 12 }, () => 2))).toBeGreaterThan(8);
  });

  it("brings few for ever where each takes long, however quick some are", () => {
    expect(after(...Array.from({ length: 60 }, (_, index) => (index % 4 === 0 ? 13 : 3)))).toBe(4);
  });
});

describe("rowsOfFrame", () => {
  it("brings as many as can come", () => {
    expect([0, 4, 8].map((moved) => rowsOfFrame({ rows: 8, dearest: 20 }, moved))).toEqual([8, 8, 8]);
  });

  it("brings none where the page moves by more, unless they are quick to draw", () => {
    expect(rowsOfFrame({ rows: 4, dearest: 13 }, 12)).toBe(0);
    expect(rowsOfFrame({ rows: 4, dearest: 2 }, 12)).toBe(4);
    expect(rowsOfFrame(firstPace, 16)).toBe(4);
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

describe("rows that are scrolled through", () => {
  const turn = fc.record({ took: fc.constantFrom(1, 6, 13, 50), rows: fc.integer({ min: -40, max: 40 }) });
  const turns = fc.array(turn, { minLength: 20, maxLength: 80 });

  it("are whole rows of the table, whatever they took and wherever the page went", () => {
    fc.assert(
      fc.property(turns, fc.integer({ min: 1, max: 300 }), (all, count) => {
        let pace = firstPace;
        let top = 0;
        let wanted = runInSight(0, Math.min(30, count - 1), count);
        let drawn = wanted;
        for (const { took, rows } of all) {
          pace = paceAfter(pace, took);
          top = Math.min(Math.max(0, top + rows), count - 1);
          const before = wanted;
          const towards = Math.sign(rows);
          wanted = runInSight(top, Math.min(top + 30, count - 1), count, towards);
          drawn = runOfFrame(
            { drawn, before, wanted, towards },
            rowsOfFrame(pace, Math.abs(wanted.first - before.first)),
          );
          expect([drawn.first, drawn.end, pace.rows].filter((each) => !Number.isInteger(each))).toEqual([]);
          expect(drawn.first).toBeGreaterThanOrEqual(wanted.first);
          expect(drawn.end).toBeLessThanOrEqual(wanted.end);
          expect(drawn.end).toBeGreaterThanOrEqual(drawn.first);
        }
      }),
      { numRuns: 500 },
    );
  });
});
