import type { Endpoint } from "@purvey/contract/endpoint";
import { type ColumnArrangement, columnsParam, widthsParam } from "../../shared/saved-views/column-choice.ts";
import { numberParam, textParam } from "../../shared/url/read-param.ts";

/** Records on a page. */
export const pageSize = 50;

/** What a list of records shows, as its address holds it. */
export interface RecordsView extends ColumnArrangement {
  readonly q?: string | undefined;
  /** Values of a list's choices, by the names of its parameters: `{ enabledCd: "704" }`. */
  readonly filters?: Readonly<Record<string, string>> | undefined;
  readonly page?: number | undefined;
  /** The key of the record that is open. */
  readonly record?: string | undefined;
  /** The form for a new record is open. */
  readonly adding?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readRecordsView(raw: Readonly<Record<string, unknown>>): RecordsView {
  return {
    q: textParam(raw.q)?.slice(0, 255),
    filters: readFilters(raw.filters),
    page: numberParam(raw.page, 2),
    columns: columnsParam(raw.columns),
    widths: widthsParam(raw.widths),
    record: textParam(raw.record),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
  };
}

function readFilters(raw: unknown): Record<string, string> | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  const entries = Object.entries(raw).flatMap(([name, value]) => {
    const text = textParam(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** A choice that a list can be narrowed by. */
export interface RecordFilter {
  readonly name: string;
  readonly values: readonly string[];
  readonly description: string | undefined;
}

/** The choices that a list can be narrowed by: its parameters that take one of a few values. */
export function filtersOf(list: Endpoint): RecordFilter[] {
  return Object.entries(list.query?.properties ?? {}).flatMap(([name, schema]) =>
    schema.enum ? [{ name, values: schema.enum.map(String), description: schema.description }] : [],
  );
}

/** The values of the choices as the endpoint takes them: numbers where it says so. */
function filterInput(list: Endpoint, filters: RecordsView["filters"]): Record<string, unknown> {
  const known = filtersOf(list).filter(({ name, values }) => values.includes(filters?.[name] ?? ""));
  const numeric = (name: string) => typeof list.query?.properties[name]?.enum?.[0] === "number";
  return Object.fromEntries(known.map(({ name }) => [name, numeric(name) ? Number(filters?.[name]) : filters?.[name]]));
}

/** Whether a list takes words to look for. */
export function takesWords(list: Endpoint): boolean {
  return list.query?.properties.q !== undefined;
}

/** What to ask for a view: words and paging only where the endpoint takes them. */
export function recordsInput(list: Endpoint, { q, filters, page = 1 }: RecordsView): Readonly<Record<string, unknown>> {
  const paged = list.query?.properties.limit !== undefined;
  return {
    ...(q && takesWords(list) ? { q } : {}),
    ...filterInput(list, filters),
    ...(paged ? { limit: pageSize, offset: (page - 1) * pageSize } : {}),
  };
}
