const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Ways to write a date; each answers year, month and day of its match. */
const notations: readonly (readonly [RegExp, (part: readonly string[]) => readonly [string, string, string]])[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([, y = "", m = "", d = ""]) => [y, m, d]],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{2,4})\b/, ([, m = "", d = "", y = ""]) => [y, m, d]],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, ([, d = "", m = "", y = ""]) => [y, m, d]],
  [/\b(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -,]+(\d{4})\b/i, ([, d = "", m = "", y = ""]) => [y, monthOf(m), d]],
  [/\b([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})\b/i, ([, m = "", d = "", y = ""]) => [y, monthOf(m), d]],
];

function monthOf(name: string): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

/**
 * The first date of a text, that of a line that says "date" or "shipped" before others; undefined without one.
 *
 * @example dateIn(["Ship date: 1/26/2026"]) // "2026-01-26"
 */
export function dateIn(lines: readonly string[]): string | undefined {
  const labelled = lines.filter((line) => /\b(date|dated|shipped)\b/i.test(line));
  for (const line of [...labelled, ...lines]) {
    for (const [pattern, read] of notations) {
      const match = pattern.exec(line);
      const date = match && validDate(read(match));
      if (date) return date;
    }
  }
  return undefined;
}

function validDate([year, month, day]: readonly [string, string, string]): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
