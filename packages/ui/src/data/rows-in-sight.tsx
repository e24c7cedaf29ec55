import type { ReactNode } from "react";
import { type RowWindowOptions, useRowWindow } from "./use-row-window.tsx";

/** What `RowsInSight` takes. */
export interface RowsInSightProps extends RowWindowOptions {
  readonly drawRow: (index: number) => ReactNode;
  /** How many columns a gap goes over. */
  readonly span: number;
}

/**
 * The body of a long table: the rows in sight, and gaps as high as those that are not drawn. It is a component of its own,
 * so that a turn of the wheel draws nothing but rows.
 */
export function RowsInSight({ drawRow, span, ...options }: RowsInSightProps) {
  const { body, runs, drawn, heightOf } = useRowWindow(options);
  const draw = (index: number) => {
    if (!drawn.has(index)) drawn.set(index, drawRow(index));
    return drawn.get(index);
  };
  const gap = (from: number, to: number) =>
    from < to && (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: the row keeps a height free and holds nothing
      <tr key={`gap-${from === 0 ? "start" : to}`} aria-hidden="true">
        <td colSpan={span} style={{ blockSize: heightOf(from, to), padding: 0, border: 0 }} />
      </tr>
    );
  return (
    <tbody ref={body}>
      {runs.flatMap(({ first, end }, position) => [
        gap(runs[position - 1]?.end ?? 0, first),
        ...Array.from({ length: end - first }, (_, index) => draw(first + index)),
      ])}
      {gap(runs.at(-1)?.end ?? 0, options.keys.length)}
    </tbody>
  );
}
