/**
 * Whether a text names a time zone, such as `America/New_York` or `UTC`. Offsets (`+05:00`) are no names: databases and
 * browsers read their sign in opposite ways.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false;
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
