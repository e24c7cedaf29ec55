/** `12,345 rows of 210 tables`. */
export function rowsText(rows: Readonly<Record<string, number>>): string {
  const counts = Object.values(rows);
  const sum = counts.reduce((total, count) => total + count, 0);
  return `${sum.toLocaleString("en-US")} rows of ${counts.length} tables`;
}
