import { describe, expect, it } from "vitest";
import type { AnswerLine } from "./answer/answer-document.ts";
import { blockLines, blocksInSight, blocksOf, blocksWithin, lineHeight, missingRun } from "./line-blocks.ts";

const pixels = blockLines * lineHeight;
const linesOf = (count: number): AnswerLine[] =>
  Array.from({ length: count }, (_, line) => ({ line, text: `${line}`, folds: false, folded: false }));

describe("blocksInSight", () => {
  it("draws two blocks beyond each edge, and none beyond the ends", () => {
    expect(blocksInSight(0, 2 * pixels, 10_000)).toEqual({ first: 0, end: 4 });
    expect(blocksInSight(10 * pixels, 2 * pixels, 10_000)).toEqual({ first: 8, end: 14 });
    expect(blocksInSight(0, 2 * pixels, 20)).toEqual({ first: 0, end: 3 });
  });

  it("stays the same run while a block is scrolled through", () => {
    expect(blocksInSight(5 * pixels + 1, pixels, 10_000)).toEqual(blocksInSight(6 * pixels - 1, pixels, 10_000));
  });

  it("shows the last lines when blocks above were folded meanwhile, and nothing of nothing", () => {
    expect(blocksInSight(100 * pixels, pixels, 3 * blockLines)).toEqual({ first: 0, end: 3 });
    expect(blocksInSight(0, pixels, 0)).toEqual({ first: 0, end: 0 });
  });
});

describe("blocksOf", () => {
  it("cuts lines into blocks and leaves the rest in the last one", () => {
    const blocks = blocksOf(linesOf(blockLines + 3), 7);
    expect([...blocks.keys()]).toEqual([7, 8]);
    expect(blocks.get(8)?.map(({ line }) => line)).toEqual([blockLines, blockLines + 1, blockLines + 2]);
  });
});

describe("missingRun", () => {
  it("asks only for what is not there", () => {
    expect(missingRun({ first: 3, end: 8 }, new Set([3, 4, 5]))).toEqual({ first: 6, end: 8 });
    expect(missingRun({ first: 3, end: 8 }, new Set([6, 7]))).toEqual({ first: 3, end: 6 });
    expect(missingRun({ first: 3, end: 8 }, new Set([5]))).toEqual({ first: 3, end: 8 });
    expect(missingRun({ first: 3, end: 5 }, new Set([3, 4, 5]))).toBeUndefined();
  });
});

describe("blocksWithin", () => {
  it("forgets what is out of sight and keeps the very lines that stay, so that they are not drawn again", () => {
    const blocks = blocksOf(linesOf(64));
    const kept = blocksWithin(blocks, { first: 1, end: 3 });
    expect([...kept.keys()]).toEqual([1, 2]);
    expect(kept.get(1)).toBe(blocks.get(1));
  });

  it("puts blocks that came from above before the others", () => {
    const blocks = new Map([...blocksOf(linesOf(2 * blockLines), 4), ...blocksOf(linesOf(blockLines), 3)]);
    expect([...blocksWithin(blocks, { first: 3, end: 6 }).keys()]).toEqual([3, 4, 5]);
  });
});
