/** A time of a provider as `YYYY-MM-DD HH:mm:ss` in UTC; null when it is none. */
export function utcText(time: string | undefined): string | null {
  const date = new Date(time ?? "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 19).replace("T", " ");
}
