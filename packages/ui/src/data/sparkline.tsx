import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { formatNumber } from "../format.ts";
import { useFormat } from "./format-provider.tsx";

/** A figure of a span of time. */
export interface SparkPoint {
  /** The span in words: "Mar 9". */
  label: string;
  /** At least 0. */
  value: number;
}

/** What `Sparkline` takes. */
export interface SparklineProps {
  /** What is drawn, in a word or two: "Used per week". It is read aloud before the figures. */
  label: string;
  /** The figures, the oldest first. */
  points: readonly SparkPoint[];
  /** Unit of all figures: `EA`. */
  unit: string;
  /** What stands in its place when there is no figure above 0. It takes the same room. */
  none: ReactNode;
  /** Height of the bars in pixels. */
  height?: number;
  className?: string;
}

const step = 6;
const bar = 4;

/**
 * A figure over time as a row of bars on a ruled line, as wide as its place; a span without anything keeps its tick. All
 * figures are read aloud, each with its span and unit, and shown over the bars.
 *
 * @example
 * <Sparkline label="Used per week" unit="EA" none="Nothing used yet" points={[{ label: "Mar 9", value: 12 }]} />
 */
export function Sparkline({ label, points, unit, none, height = 40, className }: SparklineProps) {
  const { locale } = useFormat();
  const most = Math.max(0, ...points.map(({ value }) => value));
  const say = ({ label: span, value }: SparkPoint) => `${span}: ${formatNumber(value, locale)} ${unit}`;
  if (most === 0) {
    return (
      <p className={classNames("sparkline-none", className)} style={{ minBlockSize: height }}>
        {none}
      </p>
    );
  }
  const width = points.length * step;
  return (
    <svg
      role="img"
      aria-label={`${label}. ${points.map(say).join("; ")}`}
      className={classNames("sparkline", className)}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {points.map((point, index) => (
        <g key={point.label}>
          <title>{say(point)}</title>
          <rect className="sparkline-span" x={index * step} y={0} width={step} height={height} />
          <Bar x={index * step} share={point.value / most} height={height} />
        </g>
      ))}
      <rect className="sparkline-line" x={0} y={height - 1} width={width} height={1} />
    </svg>
  );
}

function Bar({ x, share, height }: { x: number; share: number; height: number }) {
  const high = share === 0 ? 0 : Math.max(2, Math.round(share * (height - 1)));
  return <rect className="sparkline-bar" x={x + (step - bar) / 2} y={height - 1 - high} width={bar} height={high} />;
}
