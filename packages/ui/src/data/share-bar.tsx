import { classNames } from "../class-names.ts";
import type { Tone } from "../primitives/tone.tsx";

/** One part of a whole. */
export interface Share {
  tone: Tone;
  value: number;
}

/** What `ShareBar` takes. */
export interface ShareBarProps {
  shares: readonly Share[];
  /** The shares in words, read aloud instead of the bar and printed behind it: "9 of 48 parts below minimum". */
  label: string;
  /** Print the words behind the bar; true when absent. */
  words?: boolean;
  className?: string;
}

/**
 * How a whole is made up, as one bar: the health of a stockroom. Low shares are hatched, so that the bar is read without
 * its colours.
 *
 * @example
 * <ShareBar shares={[{ tone: "ok", value: 39 }, { tone: "low", value: 9 }]} label="9 of 48 parts below minimum" />
 */
export function ShareBar({ shares, label, words = true, className }: ShareBarProps) {
  const shown = shares.filter(({ value }) => value > 0);
  return (
    <span className={classNames("share-bar", className)}>
      <span className="share-track" role="img" aria-label={label}>
        {shown.map(({ tone, value }) => (
          <span key={tone} className={`share-${tone}`} style={{ flexGrow: value }} />
        ))}
      </span>
      {words && <span aria-hidden="true">{label}</span>}
    </span>
  );
}
