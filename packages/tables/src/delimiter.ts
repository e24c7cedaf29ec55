/** What separates cells: a tab as Excel copies them, a semicolon as Excel writes them in Germany, a comma, or the bar of an ERP's list. */
export type Delimiter = "\t" | ";" | "," | "|";

const hint = /^\uFEFF?"?sep=([\t;,|])"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** The delimiter that a first line `sep=;` names, as Excel writes and reads it; such a line is no row. */
export function delimiterHint(text: string): Delimiter | undefined {
  return hint.exec(text)?.[1] as Delimiter | undefined;
}

/**
 * The delimiter of a text: the one that its first line names (`sep=;`); a tab wherever one stands outside quotes; else the
 * one of semicolon and comma that more lines hold, the semicolon when both do, because a comma then is part of numbers. A
 * bar only where each line has one and the first, which holds headings, has none of the others: in texts it is a plain
 * character.
 */
export function guessDelimiter(text: string): Delimiter {
  const hinted = delimiterHint(text);
  if (hinted) return hinted;
  const bare = text.replace(/(^|[\t;,\r\n])"(?:[^"]|"")*"?/g, "$1");
  if (bare.includes("\t")) return "\t";
  const lines = bare.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (!/[;,]/.test(lines[0] ?? "") && lines.length > 0 && lines.every((line) => line.includes("|"))) return "|";
  const having = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  return having(";") > 0 && having(";") >= having(",") / 2 ? ";" : ",";
}
