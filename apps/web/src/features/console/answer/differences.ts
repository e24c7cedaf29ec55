/** A field that two answers do not have in common. */
export interface Difference {
  /** `data[0].quantity`. */
  readonly path: string;
  /** As JSON; nothing where the field is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** How many differences are worth reading. */
const most = 500;

/** The fields that differ between two values, at every depth, at most 500. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(before, after, "", found);
  return found;
}

const isBlock = (value: unknown): value is object => typeof value === "object" && value !== null;

function compare(before: unknown, after: unknown, path: string, found: Difference[]): void {
  if (found.length >= most || Object.is(before, after)) return;
  if (isBlock(before) && isBlock(after) && Array.isArray(before) === Array.isArray(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const inner = Array.isArray(before) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
      compare(Reflect.get(before, key), Reflect.get(after, key), inner, found);
    }
    return;
  }
  found.push({ path, before: JSON.stringify(before), after: JSON.stringify(after) });
}
