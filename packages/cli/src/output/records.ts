import type { Endpoint } from "@purvey/contract/endpoint";
import type { Schema } from "@purvey/contract/schema";

export type Row = Readonly<Record<string, unknown>>;

/** The records of an answer: those of a list, those in its `items` (searches), else the answer itself. */
export function recordsOf(data: unknown): readonly Row[] {
  const list = listIn(data);
  return (list ?? (data === null || data === undefined ? [] : [data])).map((value) =>
    typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Row) : { value },
  );
}

/** The list that an answer is or holds. */
export function listIn(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data;
  const items = typeof data === "object" && data !== null && "items" in data ? data.items : undefined;
  return Array.isArray(items) ? items : undefined;
}

/** The fields of the records: those of the contract in its order, then whatever else the records have. */
export function fieldNames({ returns }: Endpoint, records: readonly Row[]): string[] {
  const schema = recordSchema(returns);
  const named = Object.keys(schema?.properties ?? {});
  return [...new Set([...named, ...records.flatMap((record) => Object.keys(record))])];
}

function recordSchema(returns: Schema): Schema | undefined {
  return returns.items ?? returns.properties?.items?.items ?? (returns.properties ? returns : undefined);
}
