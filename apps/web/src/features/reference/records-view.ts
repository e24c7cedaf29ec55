import type { Endpoint } from "@purvey/contract/endpoint";
import { columnsParam } from "../../shared/saved-views/column-choice.ts";
import { numberParam, textParam } from "../../shared/url/read-param.ts";

/** Records on a page. */
export const pageSize = 50;

/** What a list of records shows, as its address holds it. */
export interface RecordsView {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  readonly columns?: readonly string[] | undefined;
  /** The key of the record that is open. */
  readonly record?: string | undefined;
  /** The form for a new record is open. */
  readonly adding?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readRecordsView(raw: Readonly<Record<string, unknown>>): RecordsView {
  return {
    q: textParam(raw.q)?.slice(0, 255),
    page: numberParam(raw.page, 2),
    columns: columnsParam(raw.columns),
    record: textParam(raw.record),
    adding: numberParam(raw.adding) === 1 ? 1 : undefined,
  };
}

/** Whether a list takes words to look for. */
export function takesWords(list: Endpoint): boolean {
  return list.query?.properties.q !== undefined;
}

/** What to ask for a view: words and paging only where the endpoint takes them. */
export function recordsInput(list: Endpoint, { q, page = 1 }: RecordsView): Readonly<Record<string, unknown>> {
  const paged = list.query?.properties.limit !== undefined;
  return {
    ...(q && takesWords(list) ? { q } : {}),
    ...(paged ? { limit: pageSize, offset: (page - 1) * pageSize } : {}),
  };
}
