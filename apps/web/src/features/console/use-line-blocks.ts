import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { AnswerLine } from "./answer/answer-document.ts";
import {
  type BlockRun,
  blockLines,
  blocksInSight,
  blocksOf,
  blocksWithin,
  type LineBlocks,
  missingRun,
} from "./line-blocks.ts";

/** Where the lines of a window come from. */
export interface LineSource {
  /** How many lines there are. */
  readonly count: number;
  /** The lines from the top on that are there already. */
  readonly first?: readonly AnswerLine[] | undefined;
  /** Loads lines from a place on; the same function as long as it answers the same. */
  readonly load: (start: number, count: number) => Promise<readonly AnswerLine[]>;
  /** Changes when the lines themselves changed, so that they are loaded again. */
  readonly version: unknown;
}

/** A window's lines as far as they are loaded, and what must be called when it is scrolled. */
export interface LoadedBlocks {
  readonly blocks: LineBlocks;
  readonly look: () => void;
}

/** Loads the lines in sight and some beyond, each once; those that stay in sight stay the same objects. */
export function useLineBlocks(place: RefObject<HTMLElement | null>, source: LineSource): LoadedBlocks {
  const { count, load, version } = source;
  const [blocks, setBlocks] = useState<LineBlocks>(() => blocksOf(source.first ?? []));
  const asked = useRef<Asked>({ version, run: { first: 0, end: blocks.size }, blocks: new Set(blocks.keys()) });
  const look = useCallback(() => {
    const { scrollTop = 0, clientHeight = 0 } = place.current ?? {};
    const run = blocksInSight(scrollTop, clientHeight || 600, count);
    const current =
      asked.current.version === version ? asked.current : { version, run: nowhere, blocks: new Set<number>() };
    if (current.run.first === run.first && current.run.end === run.end) return;
    const missing = missingRun(run, current.blocks);
    const next: Asked = { version, run, blocks: new Set(numbersOf(run)) };
    asked.current = next;
    if (!missing) return;
    const start = missing.first * blockLines;
    void load(start, (missing.end - missing.first) * blockLines).then((lines) => {
      if (asked.current.version !== version) return;
      const loaded = blocksOf(lines, missing.first);
      setBlocks((before) => blocksWithin(new Map([...before, ...loaded]), asked.current.run));
    });
  }, [place, count, load, version]);
  useEffect(() => {
    look();
    const grown = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(look);
    if (place.current) grown?.observe(place.current);
    return () => grown?.disconnect();
  }, [place, look]);
  return { blocks, look };
}

interface Asked {
  readonly version: unknown;
  readonly run: BlockRun;
  readonly blocks: ReadonlySet<number>;
}

const nowhere: BlockRun = { first: 0, end: 0 };

function numbersOf({ first, end }: BlockRun): number[] {
  return Array.from({ length: end - first }, (_, index) => first + index);
}
