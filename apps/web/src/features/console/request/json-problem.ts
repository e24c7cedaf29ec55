/** Where a text is no JSON. */
export interface JsonProblem {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

/** What keeps a text from being JSON; nothing when it is. An empty text counts as an empty record. */
export function jsonProblem(text: string): JsonProblem | undefined {
  if (text.trim() === "") return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return problemOf(text, (error as Error).message);
  }
}

function problemOf(text: string, words: string): JsonProblem {
  const position = /at position (\d+)/.exec(words)?.[1];
  const place = /line (\d+) column (\d+)/.exec(words);
  const message = words.replace(/ in JSON at .*$/, "").replace(/, ".*$/s, "");
  if (place) return { line: Number(place[1]), column: Number(place[2]), message };
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}
