import { numberParam } from "../../../shared/url/read-param.ts";

/** What the comparison shows, as its address holds it. */
export interface CompareView {
  /** Item numbers; the first four count. */
  readonly items?: readonly string[] | undefined;
  /** Only what differs. */
  readonly only?: 1 | undefined;
}

/** Reads a comparison from the address. */
export function readCompareView({ items, only }: Readonly<Record<string, unknown>>): CompareView {
  const given = Array.isArray(items) ? items.map(String) : typeof items === "string" ? items.split(",") : [];
  return { items: given.length > 0 ? given : undefined, only: numberParam(only) === 1 ? 1 : undefined };
}
