import type { Terminal } from "../command.ts";

/** Ways to write a text; where colours are not wanted, each answers the text as it is. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Colours for a person at a terminal, unless `NO_COLOR` or `--no-color` is given, or the terminal has none. */
export function styleOf({ columns, environment }: Terminal): Style {
  const coloured = columns !== undefined && !environment.NO_COLOR && environment.TERM !== "dumb";
  return Object.fromEntries(
    Object.entries(codes).map(([name, [on, off]]) => [
      name,
      (text: string) => (coloured && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text),
    ]),
  ) as unknown as Style;
}
