import type { ItemSearchAttributesListInput, ItemSearchListInput } from "@purvey/contract/generated/search";
import { choiceParam, numberParam, numbersParam, textParam } from "../../shared/url/read-param.ts";

/** The orders that results can be in; `relevance` is the one nobody has to choose. */
export const sortOrders = ["relevance", "itemId", "priceAsc", "priceDesc", "popularity", "newest"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** How many rows a page of results has. */
export const pageSize = 24;

/** What finds every item, where a category or a brand says enough. */
export const everything = "*";

/** Everything the results screen shows, as its address holds it. */
export interface SearchView {
  readonly q?: string | undefined;
  /** Chosen values by attribute number. */
  readonly f?: Readonly<Record<string, readonly number[]>> | undefined;
  readonly category?: number | undefined;
  readonly brand?: readonly number[] | undefined;
  readonly stock?: "in_stock" | "out_of_stock" | undefined;
  readonly sort?: SortOrder | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Items with any of the words, not only those with all. */
  readonly any?: 1 | undefined;
}

/** Reads a view from the address; what does not fit is left out. */
export function readSearchView(raw: Readonly<Record<string, unknown>>): SearchView {
  const sort = choiceParam(raw.sort, sortOrders);
  const page = numberParam(raw.page);
  const brand = numbersParam(raw.brand);
  const f = readFacets(raw.f);
  return {
    q: textParam(raw.q)?.slice(0, 500),
    f: Object.keys(f).length > 0 ? f : undefined,
    category: numberParam(raw.category),
    brand: brand.length > 0 ? brand : undefined,
    stock: choiceParam(raw.stock, ["in_stock", "out_of_stock"]),
    sort: sort === "relevance" ? undefined : sort,
    page: page === 1 ? undefined : page,
    any: numberParam(raw.any) === 1 ? 1 : undefined,
  };
}

function readFacets(raw: unknown): Record<string, number[]> {
  if (typeof raw !== "object" || raw === null) return {};
  const entries = Object.entries(raw).map(([uid, values]) => [uid, numbersParam(values)] as const);
  return Object.fromEntries(entries.filter(([uid, values]) => numberParam(uid) !== undefined && values.length > 0));
}

/** What narrows a search, for the facets and for the rows alike. */
export function narrowing(view: SearchView): Omit<ItemSearchAttributesListInput, "q" | "customerId"> {
  return {
    operator: view.any ? "OR" : "AND",
    ...(view.f ? { filters: mutableFacets(view.f) } : {}),
    ...(view.category ? { itemCategoryUid: view.category } : {}),
    ...(view.brand ? { brandsUid: [...view.brand] } : {}),
    ...(view.stock ? { stockStatus: view.stock } : {}),
  };
}

function mutableFacets(facets: Readonly<Record<string, readonly number[]>>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(facets).map(([uid, values]) => [uid, [...values]]));
}

/** The customer's side of a search: whose numbers and prices, for which ship-to, from which location. */
export interface SearchFor {
  readonly customerId: number | undefined;
  readonly shipToId: number | undefined;
  readonly locationId: number | undefined;
  readonly withPrices: boolean;
}

/** What to ask the search for. */
export function searchInput(view: SearchView & { readonly q: string }, who: SearchFor): ItemSearchListInput {
  const { customerId, shipToId, locationId } = who;
  return {
    q: view.q,
    ...narrowing(view),
    sort: view.sort ?? "relevance",
    size: pageSize,
    from: ((view.page ?? 1) - 1) * pageSize,
    include: who.withPrices ? ["price", "stock"] : ["stock"],
    ...(customerId === undefined ? {} : { customerId }),
    ...(shipToId === undefined ? {} : { shipToId }),
    ...(locationId === undefined ? {} : { locationId }),
  };
}
