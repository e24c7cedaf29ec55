import type { InvMastLookupInput, ItemMaster } from "@purvey/contract/generated/items";
import type { TableSort } from "@purvey/ui/data/data-table";
import { type ColumnArrangement, columnsParam, widthsParam } from "../../shared/saved-views/column-choice.ts";
import { choiceParam, numberParam, textParam } from "../../shared/url/read-param.ts";

/** Whether items are sold online, as the catalogue can be narrowed by it. */
export const onlineStates = { online: 704, offline: 705 } as const;

/** How many items a page shows. */
export const itemsPerPage = 50;

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
  "images",
  "attributes",
] as const satisfies readonly (keyof ItemMaster & InvMastLookupInput["missing"])[];

/** One of them. */
export type CompletenessField = (typeof completenessFields)[number];

/** The columns that the catalogue can be sorted by, with what the service calls them. */
const sortNames = {
  itemId: "item_id",
  description: "item_desc",
  manufacturer: "manufacturer_name",
  changed: "date_last_modified",
} as const;

/** The key of one of them. */
export type CatalogSort = keyof typeof sortNames;

/** What the catalogue shows, as its address holds it. */
export interface CatalogView extends ColumnArrangement {
  readonly q?: string | undefined;
  readonly online?: keyof typeof onlineStates | undefined;
  /** Only items that lack this, or `any` of what makes them complete. */
  readonly missing?: CompletenessField | "any" | undefined;
  readonly sort?: CatalogSort | undefined;
  readonly down?: 1 | undefined;
  /** From 2 on. */
  readonly page?: number | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readCatalogView(raw: Readonly<Record<string, unknown>>): CatalogView {
  return {
    q: textParam(raw.q)?.slice(0, 255),
    online: choiceParam(raw.online, Object.keys(onlineStates) as (keyof typeof onlineStates)[]),
    missing: choiceParam(raw.missing, ["any", ...completenessFields]),
    sort: choiceParam(raw.sort, Object.keys(sortNames) as CatalogSort[]),
    down: numberParam(raw.down) === 1 ? 1 : undefined,
    page: numberParam(raw.page, 2),
    columns: columnsParam(raw.columns),
    widths: widthsParam(raw.widths),
  };
}

/** What to ask for a view. */
export function catalogInput({ q, online, missing, sort, down, page = 1 }: CatalogView): InvMastLookupInput {
  return {
    limit: itemsPerPage,
    offset: (page - 1) * itemsPerPage,
    ...(q ? { q } : {}),
    ...(online ? { onlineCd: onlineStates[online] } : {}),
    ...(missing ? { missing } : {}),
    ...(sort ? { orderBy: `${sortNames[sort]}|${down ? "DESC" : "ASC"}` } : {}),
  };
}

/** The order of a view as a table shows it; the best match first when nobody chose. */
export function sortOf({ sort, down }: CatalogView): TableSort | undefined {
  return sort && { key: sort, direction: down ? "descending" : "ascending" };
}

/** A view with the order that a table asks for, from its first page on. */
export function sortedView(view: CatalogView, { key, direction }: TableSort): CatalogView {
  const sort = choiceParam(key, Object.keys(sortNames) as CatalogSort[]);
  return { ...view, sort, down: direction === "descending" ? 1 : undefined, page: undefined };
}

/** What an item still lacks: texts that are empty, no picture, no value of any attribute. */
export function missingFields(item: Pick<ItemMaster, CompletenessField>): CompletenessField[] {
  return completenessFields.filter((field) => {
    if (field === "images") return item.images.length === 0;
    if (field === "attributes") return item.attributes.every(({ values }) => values.length === 0);
    return (item[field] ?? "").trim() === "";
  });
}
