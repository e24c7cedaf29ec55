import type {
  ItemSearchListInput,
  SearchItem,
  SearchItemPrice,
  SearchItemStock,
  SearchOperations,
} from "@purvey/contract/generated/search";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { forbidden, invalid } from "../../../platform/errors.ts";
import { postgresIndex } from "../../../search/postgres-index.ts";
import { priceLines } from "../../pricing/price-lines.ts";
import { readPriceInputs } from "../../pricing/read-price-inputs.ts";
import type { CodeHit, FoundItem, SearchRequest } from "../../search/search-request.ts";

type ItemSearchOperations = Pick<SearchOperations, Extract<keyof SearchOperations, `itemSearch.${string}`>>;
type Narrowing = Pick<
  ItemSearchListInput,
  "q" | "searchType" | "operator" | "filters" | "itemCategoryUid" | "brandsUid" | "stockStatus" | "customerId"
>;

/** `/item-search` and its facets (R072–R079). */
export const itemSearchHandlers: Handlers<ItemSearchOperations> = {
  "itemSearch.list": async (input, context) => {
    const started = performance.now();
    const customerId = customerOf(input.customerId, context);
    const found = await postgresIndex.search(context.db, requestOf(input, customerId, context), {
      size: input.size,
      from: input.from,
      sort: input.sort,
      locationId: input.locationId,
      withAssets: input.useBrandFolderDoc === "Y",
    });
    const prices = input.include?.includes("price")
      ? await pricesOf(found.items, customerId, input.shipToId, context)
      : new Map();
    const codes = new Map(found.codes.map((hit) => [hit.invMastUid, hit]));
    const withStock = input.include?.includes("stock") ?? false;
    return {
      items: found.items.map((item) =>
        resultOf(
          item,
          codes.get(item.invMastUid),
          prices.get(item.invMastUid) ?? null,
          withStock ? stockOf(item, input.locationId) : null,
        ),
      ),
      totalResults: found.total,
      totalIsExact: found.totalIsExact,
      maxScore: found.maxScore,
      took: Math.round(performance.now() - started),
      queryStringUid: found.queryStringUid,
      queryStringRedirectLink: found.redirectLink,
      correctedQuery: found.correctedText,
    };
  },
  "itemSearch.attributes.list": async (input, context) => {
    const customerId = customerOf(input.customerId, context);
    const facets = await postgresIndex.facets(
      context.db,
      requestOf({ ...input, q: input.q ?? "" }, customerId, context),
    );
    const data = facets.map((facet) => ({ ...facet, valueCount: facet.values.length, values: [...facet.values] }));
    return { data, total: data.length };
  },
};

/** Whose numbers and prices count: the asked customer's, else the caller's own. */
function customerOf(asked: number | undefined, { principal }: Context): number | undefined {
  return asked ?? principal?.customerId;
}

function requestOf(input: Narrowing, customerId: number | undefined, { site }: Context): SearchRequest {
  return {
    site,
    text: textOf(input.q),
    searchType: input.searchType ?? "query",
    operator: input.operator ?? "OR",
    customerId,
    filters: new Map(
      Object.entries(input.filters ?? {}).map(([attribute, values]) => [attributeNumber(attribute), values]),
    ),
    itemCategoryUid: input.itemCategoryUid,
    brandsUid: input.brandsUid,
    stockStatus: input.stockStatus,
  };
}

/** The words to look for; none for the sign that stands for every item. */
function textOf(q: string): string {
  // PostgreSQL's texts cannot hold the character 0.
  return q.trim() === "*" ? "" : q.replaceAll("\u0000", " ");
}

/** The number of an attribute, as the key of a filter. */
function attributeNumber(key: string): number {
  const uid = Number(key);
  if (Number.isSafeInteger(uid) && uid > 0) return uid;
  throw invalid(`filters.${key}`, `Expected the number of an attribute, got \`${key.slice(0, 40)}\``, key);
}

async function pricesOf(
  items: readonly FoundItem[],
  customerId: number | undefined,
  shipToId: number | undefined,
  context: Context,
): Promise<Map<number, SearchItemPrice>> {
  if (!context.can("price.read"))
    throw forbidden("Prices need the permission `price.read`. Leave `price` out of `include`.", {
      permission: "price.read",
    });
  if (customerId === undefined || items.length === 0) return new Map();
  const asks = items.map(({ invMastUid }) => ({ invMastUid }));
  const inputs = await readPriceInputs(context.db, context.site, { customerId, shipToId }, asks);
  const priced = priceLines(inputs, asks, customerId, (index) => `items[${index}]`);
  return new Map(
    priced.map(({ invMastUid, unitPrice, unitOfMeasure, unitSize, priceSource, jobNo }) => [
      invMastUid,
      { unitPrice, unitOfMeasure, unitSize, priceSource, jobNo },
    ]),
  );
}

function stockOf({ qtyAvailable, qtyAvailableAll }: FoundItem, locationId: number | undefined): SearchItemStock {
  return { locationId: locationId ?? null, qtyAvailable, qtyAvailableAll };
}

function resultOf(
  item: FoundItem,
  hit: CodeHit | undefined,
  price: SearchItemPrice | null,
  stock: SearchItemStock | null,
): SearchItem {
  const {
    invMastUid,
    itemId,
    itemDesc,
    score,
    brandName,
    imageUrl,
    unitOfMeasure,
    unitSize,
    keywords,
    listPrice,
    assets,
  } = item;
  return {
    invMastUid,
    itemId,
    itemDesc,
    score,
    scoreInt: Math.max(0, Math.floor(score)),
    sourceFields: { keywords, listPrice },
    brandFolderAssets: [...assets],
    brandName,
    imageUrl,
    unitOfMeasure,
    unitSize,
    stockStatus: item.qtyAvailableAll > 0 ? "in_stock" : "out_of_stock",
    matchedCode: hit?.code ?? null,
    matchedCodeType: hit?.type ?? null,
    price,
    stock,
  };
}
