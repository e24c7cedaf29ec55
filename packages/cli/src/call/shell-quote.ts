/**
 * A word as a POSIX shell reads it back: in single quotes where it holds anything but letters, digits and a few marks.
 *
 * @example
 * shellQuote("dana's") // 'dana'\''s'
 */
export function shellQuote(word: string): string {
  return /^[\w@%+:,./=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
