import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { type Tone, toneText } from "../primitives/tone.tsx";

/** The shape of a state: it tells the tones apart without their colour. `open` is a ring, `half` is under way. */
export type StatusShape = Tone | "open" | "half";

const shapes: Record<StatusShape, string> = {
  ok: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0z",
  low: "M0 1h10L5 9.500z",
  out: "M.5.5h9v9h-9z",
  transit: "M0 .5 9.500 5 0 9.500 2.500 5z",
  neutral: "M0 4h10v2H0z",
  open: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  half: "M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0zm0 1.500v7a3.500 3.500 0 1 0 0-7z",
};

const toneOfShape = (shape: StatusShape): Tone => (shape === "open" || shape === "half" ? "neutral" : shape);

/** What `StatusGlyph` takes. */
export interface StatusGlyphProps {
  shape: StatusShape;
  size?: number;
  className?: string;
}

/** The shape alone, in its fill colour. The word must stand beside it. */
export function StatusGlyph({ shape, size = 10, className }: StatusGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 10 10"
      width={size}
      height={size}
      className={classNames(`glyph glyph-${toneOfShape(shape)}`, className)}
    >
      <path fillRule="evenodd" d={shapes[shape]} />
    </svg>
  );
}

/** What `Status` takes. */
export interface StatusProps {
  /** What the state means: ok, low, out, transit, neutral; or `open` and `half` for steps of a course. */
  tone: StatusShape;
  /** The word: "Shipped". */
  children: ReactNode;
  className?: string;
}

/**
 * A state as a word with a shape; its colour only repeats what both say.
 *
 * @example
 * <Status tone="transit">On its way</Status>
 */
export function Status({ tone, children, className }: StatusProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 whitespace-nowrap",
        toneText[toneOfShape(tone)],
        className,
      )}
    >
      <StatusGlyph shape={tone} className="shrink-0" />
      {children}
    </span>
  );
}
