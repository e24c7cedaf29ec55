/** A moment as `YYYY-MM-DD HH:mm:ss` in UTC (D19). */
export function timestamp(date: Date = new Date()): string {
  return date.toISOString().slice(0, 19).replace("T", " ");
}
