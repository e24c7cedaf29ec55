const day = 86_400_000;

/** `YYYY-MM-DD` of a day in UTC. */
function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The nth Monday (1), Thursday (4) … of a month; -1 for the last. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * day);
  }
  const first = new Date(Date.UTC(year, month, 1));
  return new Date(first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7) * day);
}

/** The days on which carriers do not drive: New Year, Memorial, Independence, Labor, Thanksgiving and Christmas Day. */
function holidaysOf(year: number): Set<string> {
  return new Set([
    `${year}-01-01`,
    dateText(nthWeekday(year, 4, 1, -1)),
    `${year}-07-04`,
    dateText(nthWeekday(year, 8, 1, 1)),
    dateText(nthWeekday(year, 10, 4, 4)),
    `${year}-12-25`,
  ]);
}

/** True on a day when carriers drive: Monday to Friday, no holiday. */
export function isBusinessDay(date: Date): boolean {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(date.getUTCFullYear()).has(dateText(date));
}

/**
 * When it is due: so many business days after the first one on which it can be picked up.
 *
 * @example
 * dueDate(new Date("2026-03-13T12:00:00Z"), 2, "17:00:00"); // "2026-03-17 17:00:00", because a weekend lies between
 */
export function dueDate(shipDate: Date, businessDays: number, dueAt: string): string {
  let date = new Date(Date.UTC(shipDate.getUTCFullYear(), shipDate.getUTCMonth(), shipDate.getUTCDate()));
  const next = (): void => {
    do date = new Date(date.getTime() + day);
    while (!isBusinessDay(date));
  };
  if (!isBusinessDay(date)) next();
  for (let count = 0; count < businessDays; count++) next();
  return `${dateText(date)} ${dueAt}`;
}
