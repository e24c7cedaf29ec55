import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** What the link of a point gets. */
export interface StepLinkAttributes {
  className: string;
  title: string;
  "aria-label": string;
}

/** A figure that held from one moment on. */
export interface StepPoint {
  key: string;
  /** When it began and what it was, as it is read aloud: "Mar 9, 2026: $0.31 / EA". */
  label: string;
  /** At least 0. */
  value: number;
  /** How long it held, in any unit; its share of the width. */
  span: number;
  /** A router's link to where the figure comes from. */
  link?: (attributes: StepLinkAttributes) => ReactNode;
}

/** What `StepLine` takes. */
export interface StepLineProps {
  /** What is drawn, in a word or two: "Paid per EA". */
  label: string;
  /** The figures, the oldest first; each takes at least 24 pixels of width, so a phone has room for a dozen. */
  points: readonly StepPoint[];
  /** Height in pixels. */
  height?: number;
  className?: string;
}

/**
 * A figure that holds until the next one, as a line of steps between its lowest and its highest value. It is a list:
 * each step is read aloud with its moment and unit, shown over the line, and leads to where it comes from.
 *
 * @example
 * <StepLine label="Paid per EA" points={[{ key: "1", label: "Mar 9, 2026: $0.31 / EA", value: 0.31, span: 40 }]} />
 */
export function StepLine({ label, points, height = 56, className }: StepLineProps) {
  const values = points.map(({ value }) => value);
  const low = Math.min(...values);
  const range = Math.max(...values) - low;
  const share = (value: number) => (range === 0 ? 0.5 : (value - low) / range);
  return (
    <ol aria-label={label} className={classNames("step-line", className)} style={{ blockSize: height }}>
      {points.map(({ key, label: words, value, span, link }, index) => (
        <li key={key} style={placeOf(share(value), share(points[index - 1]?.value ?? value), span)}>
          {link ? link({ className: "step-line-at", title: words, "aria-label": words }) : <At words={words} />}
        </li>
      ))}
    </ol>
  );
}

function At({ words }: { words: string }) {
  return (
    <span className="step-line-at" title={words}>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Where the step lies, and how far it is from the one before. */
function placeOf(share: number, before: number, span: number): CSSProperties {
  return {
    flexGrow: Math.max(span, 0),
    "--step": share,
    "--step-low": Math.min(share, before),
    "--step-rise": Math.abs(share - before),
  } as CSSProperties;
}
