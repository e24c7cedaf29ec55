const units = ["B", "KB", "MB", "GB"] as const;

/**
 * A number of bytes in the unit that a person would choose.
 *
 * @example
 * sizeText(10_485_760, "en"); // "10 MB"
 */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)));
  const figure = (bytes / 1024 ** power).toLocaleString(locale, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${figure} ${units[power]}`;
}
