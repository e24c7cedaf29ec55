/** Data within a budget of characters, and what was done to get it there. */
export interface Fitted {
  readonly data: unknown;
  /** In sentences, for whoever reads the answer; nothing when all is there. */
  readonly trimmed?: string;
}

/** Records that fit, in their order. */
export interface FittedRecords extends Fitted {
  readonly data: readonly unknown[];
}

/** The steps by which something too long becomes shorter: characters of a text, entries of a list inside a record. */
const steps = [
  { text: 1000, entries: 20 },
  { text: 300, entries: 8 },
  { text: 120, entries: 3 },
  { text: 40, entries: 1 },
] as const;

const advice = "Ask for single fields with `fields`, or for more with `maxCharacters`.";

/**
 * As many of the first records as a budget holds, whole; at least one, which is shortened when it is too long by itself.
 *
 * @param characters of the records as JSON
 */
export function fitRecords(records: readonly unknown[], characters: number): FittedRecords {
  let used = 2;
  let count = 0;
  for (const record of records) {
    used += lengthOf(record) + 1;
    if (used > characters) break;
    count += 1;
  }
  if (count > 0 || records.length === 0) return { data: records.slice(0, count) };
  const { data, trimmed } = fitValue(records[0], characters);
  return { data: [data], ...(trimmed ? { trimmed } : {}) };
}

/** A value with its texts and lists cut as far as the budget asks. */
export function fitValue(value: unknown, characters: number): Fitted {
  if (lengthOf(value) <= characters) return { data: value };
  for (const { text, entries } of steps) {
    const data = shortened(value, text, entries);
    if (lengthOf(data) <= characters)
      return {
        data,
        trimmed: `Texts were cut to ${text} characters, lists inside it to ${entries} entries. ${advice}`,
      };
  }
  const shortest = shortened(value, 40, 1);
  return { data: firstFields(shortest, characters), trimmed: `Only the first fields are shown. ${advice}` };
}

function shortened(value: unknown, text: number, entries: number): unknown {
  if (typeof value === "string") return value.length > text ? `${value.slice(0, text)}…` : value;
  if (Array.isArray(value)) return value.slice(0, entries).map((entry) => shortened(entry, text, entries));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shortened(field, text, entries)]));
}

function firstFields(value: unknown, characters: number): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  let used = 2;
  const kept = Object.entries(value).filter(([name, field]) => {
    used += name.length + 4 + lengthOf(field);
    return used <= characters;
  });
  return Object.fromEntries(kept);
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
