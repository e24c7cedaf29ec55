import type {
  ItemSearchListInput,
  SearchItem,
  SearchItemPrice,
  SearchOperations,
} from "@purvey/contract/generated/search";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { forbidden, invalid } from "../../../platform/errors.ts";
import { numberOf } from "../../../values/decimal.ts";
import { pricedUnits } from "../../pricing/index.ts";
import type { CodeHit, FoundItem, SearchRequest } from "../search-request.ts";

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
    const withStock = input.include?.includes("stock") ?? false;
    // The search looks what changed; prices need no look of their own.
    const moment = context.priceFacts.moment(context.site);
    const found = await context.itemIndex.search(context.db, requestOf(input, customerId, context), {
      size: input.size,
      from: input.from,
      sort: input.sort,
      locationId: input.locationId,
      withStock,
    });
    const prices = input.include?.includes("price")
      ? await pricesOf(found.items, customerId, input.shipToId, moment, context)
      : new Map();
    const codes = new Map(found.codes.map((hit) => [hit.invMastUid, hit]));
    return {
      items: found.items.map((item) =>
        resultOf(item, input, codes.get(item.card.invMastUid), prices.get(item.card.invMastUid) ?? null),
      ),
      totalResults: found.total,
      totalIsExact: found.totalIsExact,
      maxScore: found.maxScore,
      took: Math.round(performance.now() - started),
      queryStringUid: found.queryStringUid,
      queryStringRedirectLink: found.redirectLink,
      correctedQuery: found.correctedText,
      suggestedNumbers: [...found.suggestedNumbers],
      degraded: found.degraded,
    };
  },
  "itemSearch.attributes.list": async (input, context) => {
    const customerId = customerOf(input.customerId, context);
    const facets = await context.itemIndex.facets(
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
  moment: number,
  context: Context,
): Promise<Map<number, SearchItemPrice>> {
  if (!context.can("price.read"))
    throw forbidden("Prices need the permission `price.read`. Leave `price` out of `include`.", {
      permission: "price.read",
    });
  if (customerId === undefined || items.length === 0) return new Map();
  const asks = items.map(({ card: { invMastUid } }) => ({ invMastUid }));
  const inputs = await context.priceFacts.read(context.site, { customerId, shipToId }, asks, moment);
  const priced = pricedUnits(inputs, asks, customerId, (index) => `items[${index}]`);
  return new Map(
    priced.map(({ item, unit, price }) => [
      item.invMastUid,
      {
        unitPrice: numberOf(price.unitPrice),
        unitOfMeasure: unit.unitOfMeasure,
        unitSize: unit.unitSize,
        priceSource: price.source,
        jobNo: price.contract?.line.jobNo ?? null,
      },
    ]),
  );
}

function resultOf(
  { card, score, inStock, available }: FoundItem,
  { locationId, useBrandFolderDoc }: ItemSearchListInput,
  hit: CodeHit | undefined,
  price: SearchItemPrice | null,
): SearchItem {
  return {
    invMastUid: card.invMastUid,
    itemId: card.itemId,
    itemDesc: card.itemDesc,
    score,
    scoreInt: Math.max(0, Math.floor(score)),
    sourceFields: { keywords: [...card.keywords], listPrice: card.listPrice },
    brandFolderAssets: useBrandFolderDoc === "Y" ? [...card.assets] : [],
    brandName: card.brandName,
    imageUrl: card.imageUrl,
    unitOfMeasure: card.unitOfMeasure,
    unitSize: card.unitSize,
    stockStatus: inStock ? "in_stock" : "out_of_stock",
    matchedCode: hit?.code ?? null,
    matchedCodeType: hit?.type ?? null,
    price,
    stock: available
      ? { locationId: locationId ?? null, qtyAvailable: available.here, qtyAvailableAll: available.everywhere }
      : null,
  };
}
