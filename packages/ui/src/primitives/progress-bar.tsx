import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** What `ProgressBar` takes. */
export interface ProgressBarProps {
  /** Done so far; without it the end is unknown and the bar only moves. */
  value?: number | undefined;
  max?: number;
  /** What is under way: "Checking 1 000 lines". */
  label: string;
  /** Words beside the bar, such as "412 of 1 000". */
  children?: ReactNode;
  className?: string;
}

/**
 * Two pixels that say work is under way, without moving anything else.
 *
 * @example
 * <ProgressBar label="Checking lines" value={412} max={1000}>412 of 1 000</ProgressBar>
 */
export function ProgressBar({ value, max = 100, label, children, className }: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div className={classNames("flex items-center gap-3", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={value === undefined ? undefined : 0}
        aria-valuemax={value === undefined ? undefined : max}
        className={classNames("progress", share === undefined && "progress-endless")}
      >
        <span style={share === undefined ? undefined : { transform: `scaleX(${share})` }} />
      </div>
      {children && <span className="shrink-0 text-xs text-soft">{children}</span>}
    </div>
  );
}
