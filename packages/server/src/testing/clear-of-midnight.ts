import { setTimeout } from "node:timers/promises";

/** More than a test needs between the day that it takes and what it asks by it. */
const margin = 30_000;

/** Resolves at once, or when midnight of the zone is over if that is near: a test may then take today for today. */
export async function clearOfMidnight(timeZone: string): Promise<void> {
  const { format } = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  while (format(Date.now()) !== format(Date.now() + margin)) await setTimeout(500);
}
