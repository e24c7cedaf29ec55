import type { AnswerLine } from "./answer/answer-document.ts";

/** The height of a line, in pixels. */
export const lineHeight = 20;

/** Lines that are drawn, and left out, together. */
export const blockLines = 8;

/** As many blocks are drawn beyond each edge. */
const beyond = 2;

/** Blocks that follow each other, from `first` up to before `end`. */
export interface BlockRun {
  readonly first: number;
  readonly end: number;
}

/** Loaded lines by the number of their block, from 0. */
export type LineBlocks = ReadonlyMap<number, readonly AnswerLine[]>;

/**
 * The blocks to draw: those in sight and two beyond each edge.
 *
 * @param top pixels that are scrolled away
 * @param height pixels in sight
 * @param count how many lines there are
 */
export function blocksInSight(top: number, height: number, count: number): BlockRun {
  const pixels = blockLines * lineHeight;
  const last = Math.ceil(count / blockLines);
  const first = Math.max(0, Math.min(Math.floor(top / pixels), last - 1) - beyond);
  return { first, end: Math.min(last, Math.ceil((top + height) / pixels) + beyond) };
}

/** Lines cut into blocks, of which the first line begins one. */
export function blocksOf(lines: readonly AnswerLine[], firstBlock = 0): LineBlocks {
  const blocks = new Map<number, readonly AnswerLine[]>();
  for (let start = 0; start < lines.length; start += blockLines)
    blocks.set(firstBlock + start / blockLines, lines.slice(start, start + blockLines));
  return blocks;
}

/** The shortest run that holds every block of another run which is not there yet; undefined when all are. */
export function missingRun({ first, end }: BlockRun, there: { has: (block: number) => boolean }): BlockRun | undefined {
  let from = first;
  let to = end;
  while (from < to && there.has(from)) from++;
  while (to > from && there.has(to - 1)) to--;
  return from < to ? { first: from, end: to } : undefined;
}

/** The blocks of a run in their order: what is outside it is forgotten. */
export function blocksWithin(blocks: LineBlocks, { first, end }: BlockRun): LineBlocks {
  const within = [...blocks].filter(([block]) => block >= first && block < end);
  return new Map(within.sort(([one], [other]) => one - other));
}
