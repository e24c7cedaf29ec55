import type { ReactNode } from "react";
import { memo, useEffect, useRef } from "react";
import type { AnswerLine } from "../answer/answer-document.ts";
import { blockLines, lineHeight } from "../line-blocks.ts";
import { type LineSource, useLineBlocks } from "../use-line-blocks.ts";

/** What `LineWindow` takes. */
export interface LineWindowProps extends LineSource {
  /** What the lines are, for those who listen. */
  readonly label: string;
  /** The same function as long as it draws the same: lines are not drawn again for nothing. */
  readonly draw: (line: AnswerLine) => ReactNode;
  /** A line to bring into sight; a new object does it again. */
  readonly target?: { readonly at: number } | undefined;
}

/** Lines of which only those in sight exist: half a million cost no more than fifty. */
export function LineWindow({ label, draw, target, ...source }: LineWindowProps) {
  const place = useRef<HTMLElement>(null);
  const { blocks, look } = useLineBlocks(place, source);
  useEffect(() => {
    const element = place.current;
    if (!element || !target || target.at < 0) return;
    element.scrollTop = Math.max(0, target.at * lineHeight - element.clientHeight / 2);
  }, [target]);
  return (
    <section
      ref={place}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="line-window"
      onScroll={look}
    >
      <div className="answer-blocks" style={{ blockSize: source.count * lineHeight }}>
        {[...blocks].map(([block, lines]) => (
          <LineBlock key={block} block={block} lines={lines} draw={draw} target={targetIn(block, target)} />
        ))}
      </div>
    </section>
  );
}

interface LineBlockProps {
  readonly block: number;
  readonly lines: readonly AnswerLine[];
  readonly draw: LineWindowProps["draw"];
  /** The place in the block of the line that is brought into sight; -1 for none. */
  readonly target: number;
}

/** Lines at their place. A block stands by itself, so that those beside it are neither drawn nor painted anew. */
const LineBlock = memo(function LineBlock({ block, lines, draw, target }: LineBlockProps) {
  return (
    <div className="answer-block" style={{ insetBlockStart: block * blockLines * lineHeight }}>
      {lines.map((line, index) => (
        <div key={line.line} className="answer-line" data-target={target === index ? "" : undefined}>
          {draw(line)}
        </div>
      ))}
    </div>
  );
});

function targetIn(block: number, target: LineWindowProps["target"]): number {
  const index = (target?.at ?? -1) - block * blockLines;
  return index >= 0 && index < blockLines ? index : -1;
}
