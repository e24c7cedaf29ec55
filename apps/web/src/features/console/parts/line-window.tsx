import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import type { AnswerLine } from "../answer/answer-document.ts";

/** What `LineWindow` takes. */
export interface LineWindowProps {
  /** What the lines are, for those who listen. */
  readonly label: string;
  /** How many lines there are. */
  readonly count: number;
  /** The lines from the top on that are there already. */
  readonly first?: readonly AnswerLine[] | undefined;
  /** Loads lines from a place on. */
  readonly load: (start: number, count: number) => Promise<readonly AnswerLine[]>;
  readonly draw: (line: AnswerLine) => ReactNode;
  /** A line to bring into sight; a new object does it again. */
  readonly target?: { readonly at: number } | undefined;
  /** Changes when the lines themselves changed, so that they are loaded again. */
  readonly version: unknown;
}

/** The height of a line, in pixels. */
const lineHeight = 20;

/** How many lines beside those in sight are drawn, so that a turn of the wheel shows no gap. */
const margin = 20;

interface Drawn {
  readonly start: number;
  readonly lines: readonly AnswerLine[];
}

/** Lines of which only those in sight exist: half a million cost no more than fifty. */
export function LineWindow({ label, count, first: given = [], load, draw, target, version }: LineWindowProps) {
  const place = useRef<HTMLElement>(null);
  const [top, setTop] = useState(0);
  const [drawn, setDrawn] = useState<Drawn>({ start: 0, lines: given });
  const first = Math.max(0, Math.floor(top / lineHeight) - margin);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what `load` would answer
  useEffect(() => {
    let current = true;
    const wanted = Math.ceil((place.current?.clientHeight ?? 600) / lineHeight) + 2 * margin;
    void load(first, wanted).then((lines) => current && setDrawn({ start: first, lines }));
    return () => {
      current = false;
    };
  }, [first, count, version]);
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
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div style={{ blockSize: count * lineHeight }}>
        <div style={{ transform: `translateY(${drawn.start * lineHeight}px)` }}>
          {drawn.lines.map((line, index) => (
            <div
              key={line.line}
              className="answer-line"
              data-target={target?.at === drawn.start + index ? "" : undefined}
            >
              {draw(line)}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
