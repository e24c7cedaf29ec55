/** One time that has a budget. */
export interface Measured {
  readonly name: string;
  /** Milliseconds, one of each round. */
  readonly times: readonly number[];
  /** Milliseconds. */
  readonly budget: number;
}

/** The middle of some numbers; NaN of none. */
export function median(times: readonly number[]): number {
  return share(times, 0.5);
}

/** The number below or at which a share of them lies; NaN of none. */
export function share(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** Prints a line: the median of the rounds, the budget, the verdict, and every round. */
export function report({ name, times, budget }: Measured): boolean {
  const middle = median(times);
  const kept = middle <= budget;
  const rounds = times.map((time) => Math.round(time)).join(" ");
  const figures = `${middle.toFixed(1).padStart(9)} ${String(budget).padStart(7)}`;
  console.log(`${name.padEnd(50)}${figures}  ${kept ? "kept" : "BROKEN"}   ${rounds}`);
  return kept;
}
