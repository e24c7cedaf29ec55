/**
 * The locale to write figures in: the browser's when it speaks the person's language, since it knows the region too,
 * else the language alone.
 *
 * @example
 * localeOf("en", ["en-GB", "de"]); // "en-GB"
 */
export function localeOf(language: string | undefined, wanted: readonly string[] = navigator.languages): string {
  const spoken = language?.trim() || "en";
  const code = spoken.toLowerCase();
  return wanted.find((locale) => locale.toLowerCase().split("-")[0] === code.split("-")[0]) ?? spoken;
}

/** The zone to show dates in: the person's when the browser knows it, else the browser's own. */
export function zoneOf(zone: string | undefined): string {
  try {
    if (zone) return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    // The browser does not know it.
  }
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
