import type { InvMastLookupInput, ItemMaster } from "@purvey/contract/generated/items";
import { columnsParam } from "../../shared/saved-views/column-choice.ts";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Whether items are sold online, as the catalogue can be narrowed by it. */
export const onlineStates = { online: 704, offline: 705 } as const;

/** How many items a page shows. */
export const itemsPerPage = 50;

/** What the catalogue shows, as its address holds it. */
export interface CatalogView {
  readonly q?: string | undefined;
  readonly online?: keyof typeof onlineStates | undefined;
  /** From 2 on. */
  readonly page?: number | undefined;
  /** Keys of the columns to show besides the first, in order; those the list comes with when absent. */
  readonly columns?: readonly string[] | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readCatalogView(raw: Readonly<Record<string, unknown>>): CatalogView {
  return {
    q: textParam(raw.q)?.slice(0, 255),
    online: choiceParam(raw.online, Object.keys(onlineStates) as (keyof typeof onlineStates)[]),
    page: numberParam(raw.page, 2),
    columns: columnsParam(raw.columns),
  };
}

/** What to ask for a view. */
export function catalogInput({ q, online, page = 1 }: CatalogView): InvMastLookupInput {
  return {
    ...{ limit: itemsPerPage, offset: (page - 1) * itemsPerPage },
    ...(q ? { q } : {}),
    ...(online ? { onlineCd: onlineStates[online] } : {}),
  };
}

/** What makes an item easy to find and to buy, in the order it is usually filled in. */
export const completenessFields = [
  "brandsName",
  "manufacturerName",
  "manufacturerPartNumber",
  "upc",
  "displayDesc",
  "extendedDesc",
  "webDesc",
  "keywords",
] as const satisfies readonly (keyof ItemMaster)[];

/** One of them. */
export type CompletenessField = (typeof completenessFields)[number];

/** What an item still lacks. */
export function missingFields(item: Pick<ItemMaster, CompletenessField>): CompletenessField[] {
  return completenessFields.filter((field) => (item[field] ?? "").trim() === "");
}
