import type { UsageTotal } from "@purvey/contract/generated/vmi";

/** What was used in a week. */
export interface UsageWeek {
  /** The week's Monday: `2026-03-09`. */
  readonly monday: string;
  /** In the part's unit. */
  readonly quantity: number;
}

const day = 86_400_000;

/** The Monday of the week that is so many weeks before the week of a moment, as the services write a day, in UTC. */
export function mondayBefore(now: Date, weeks: number): string {
  const weekday = (now.getUTCDay() + 6) % 7;
  return new Date(now.getTime() - (weekday + weeks * 7) * day).toISOString().slice(0, 10);
}

/** The last weeks, the oldest first, the one that is not over yet last; those without any use with 0. */
export function lastWeeks(
  totals: readonly Pick<UsageTotal, "name" | "qtyUsed">[],
  now: Date,
  count: number,
): UsageWeek[] {
  const used = new Map(totals.map(({ name, qtyUsed }) => [name, qtyUsed]));
  return Array.from({ length: count }, (_, index) => {
    const monday = mondayBefore(now, count - 1 - index);
    return { monday, quantity: used.get(monday) ?? 0 };
  });
}

/** What was used in all weeks together. */
export const usedIn = (weeks: readonly UsageWeek[]): number => weeks.reduce((sum, { quantity }) => sum + quantity, 0);
