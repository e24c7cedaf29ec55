/** A field that two answers do not have in common. */
export interface Difference {
  /** `data[0].quantity`. */
  readonly path: string;
  /** As JSON; nothing where the field is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** How many differences are worth reading. */
export const mostDifferences = 500;

/** The longest answer that is kept and compared, in characters. */
export const longestCompared = 256 * 1024;

/** What an answer has other than an earlier one, or why that cannot be said. */
export type Comparison = readonly Difference[] | "tooLong" | "nothing";

/** Compares an answer with an earlier one, which is nothing where none was kept. */
export function comparisonOf(earlier: string | undefined, answer: string): Comparison {
  if (answer.length > longestCompared) return "tooLong";
  return earlier === undefined ? "nothing" : differencesOf(readJson(earlier), readJson(answer));
}

/** An answer as a value; what is no JSON is its text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The fields that differ between two values, at every depth, at most {@link mostDifferences}. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(before, after, "", found);
  return found;
}

const isBlock = (value: unknown): value is object => typeof value === "object" && value !== null;

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
  if (found.length >= mostDifferences || Object.is(before, after)) return;
  if (isBlock(before) && isBlock(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = Array.isArray(before) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
      compare(Reflect.get(before, key), Reflect.get(after, key), inner, found);
    }
    return;
  }
  found.push({ path, before: JSON.stringify(before), after: JSON.stringify(after) });
}
