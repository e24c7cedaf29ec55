/** A date and time some days later. Both are `YYYY-MM-DD HH:mm:ss` in UTC. */
export function daysLater(date: string, days: number): string {
  return dateText(timeOf(date) + days * 86_400_000);
}

/** Milliseconds since 1970 of a date and time in UTC. */
export function timeOf(date: string): number {
  return new Date(`${date.replace(" ", "T")}Z`).getTime();
}

/** The text of a moment, in UTC. */
export function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace("T", " ");
}

/** When the company went live: the date of the ledger's opening rows. */
export const openingDate = "2026-01-02 06:00:00";
