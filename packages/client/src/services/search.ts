// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, IndexedItem, ItemSearchAttributesListInput, ItemSearchListInput, ItemsGetInput, ItemsListInput, ItemsRefreshAllInput, ItemsRefreshInput, ItemsUpdateInput, RefreshResult, SearchAttribute, SearchResponse, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/search";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/search";

/** Calls of `attributes` */
export interface SearchItemSearchAttributesClient {
  /**
   * List what found items can be narrowed by.
   *
   * Attributes with their values and counts among the items that the search finds with the same query and filters. A count says how many items are left when that value is chosen: an attribute's own filter does not reduce its counts, every other filter does. Without `q` the whole catalogue counts.
   *
   * `GET /item-search/attributes` · permission `catalog.read`
   */
  list(input?: ItemSearchAttributesListInput, options?: CallOptions): ListCall<SearchAttribute>;
}

/** Calls of `itemSearch` */
export interface SearchItemSearchClient {
  /**
   * Search items by words or numbers.
   *
   * Numbers equal to the query come first, whether ours, the customer's, the maker's or a UPC; then items by weighted words, with synonyms and typing errors allowed for. `*` finds every item, the most bought ones first, to be narrowed: the page of a category or a brand. `filters`, `itemCategoryUid`, `brandsUid`, `stockStatus`, `sort`, `include`, `locationId`, `shipToId` and `customerId` extend the specification's query; leaving them out gives its behaviour.
   *
   * `GET /item-search` · permission `catalog.read`
   */
  list(input: ItemSearchListInput, options?: CallOptions): Call<SearchResponse>;
  readonly attributes: SearchItemSearchAttributesClient;
}

/** Calls of `items` */
export interface SearchItemsClient {
  /**
   * List the items of the search index.
   *
   * `GET /items` · permission `catalog.read`
   */
  list(input?: ItemsListInput, options?: CallOptions): ListCall<IndexedItem>;
  /**
   * Get one item of the search index.
   *
   * `GET /items/{id}` · permission `catalog.read`
   */
  get(input: ItemsGetInput, options?: CallOptions): Call<IndexedItem>;
  /**
   * Change how an item is found.
   *
   * `PUT /items/{id}` · permission `search.write`
   */
  update(input: ItemsUpdateInput, options?: CallOptions): Call<IndexedItem>;
  /**
   * Index one item again.
   *
   * `GET /items/{id}/refresh` · permission `search.write` · changes something although it is a GET, so it is never sent again
   */
  refresh(input: ItemsRefreshInput, options?: CallOptions): Call<RefreshResult>;
  /**
   * Index every item again.
   *
   * `PUT /items/refresh` · permission `search.write`
   */
  refreshAll(input?: ItemsRefreshAllInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `system` */
export interface SearchSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what he may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Search: Item search by words, part numbers and likeness, with facets, and the items of the search index. */
export interface SearchClient {
  readonly itemSearch: SearchItemSearchClient;
  readonly items: SearchItemsClient;
  readonly system: SearchSystemClient;
}

/** Search, for `createClient`. Its endpoints are made when the first is used. */
export const search: ServiceModule<SearchClient> = serviceModule("search", "search", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 4000, pattern: "\\S", "x-messages": {"required":"Search query is required","minLength":"Search query cannot be empty","pattern":"Search query cannot be empty"} };
  const i1: Schema = { type: "string", enum: ["query","similarity"] };
  const i2: Schema = { type: "string", enum: ["OR","AND"] };
  const i3: Schema = { type: "string", enum: ["Y","N"] };
  const i4: Schema = { type: "integer", minimum: 1, maximum: 10000 };
  const i5: Schema = { type: "integer", minimum: 0 };
  const i6: Schema = { type: "integer", minimum: 1 };
  const i7: Schema = { type: "object", additionalProperties: list(i6) };
  const i8: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const i9: Schema = { type: "number" };
  const i10: Schema = { type: "string", enum: ["relevance","itemId","itemDesc","priceAsc","priceDesc","newest","popularity"] };
  const i11: Schema = { type: "string", enum: ["price","stock"] };
  const i12: Schema = some({ q: i0, searchType: i1, operator: i2, useBrandFolderDoc: i3, size: i4, from: i5, cacheTtl: i5, filters: i7, itemCategoryUid: i6, brandsUid: list(i6), stockStatus: i8, customerId: i9, sort: i10, include: list(i11), locationId: i9, shipToId: i9 }, ["q"]);
  const i13: Schema = some({ q: i0, searchType: i1, operator: i2, cacheTtl: i5, filters: i7, itemCategoryUid: i6, brandsUid: list(i6), stockStatus: i8, customerId: i9 });
  const i14: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i15: Schema = { type: "string", maxLength: 40 };
  const i16: Schema = { type: "integer", enum: [704,705,700] };
  const i17: Schema = some({ limit: i14, offset: i5, itemId: i15, online: i3, statusCd: i16 });
  const i18: Schema = all({ id: i6 });
  const i19: Schema = { type: ["string","null"], maxLength: 255 };
  const i20: Schema = { type: "string", maxLength: 255 };
  const i21: Schema = { type: "integer", enum: [700,704,705,1185] };
  const i22: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i23: Schema = some({ id: i6, online: i3, brandName: i19, manufacturerName: i19, classId1: i19, classId2: i19, classId3: i19, classId4: i19, classId5: i19, keywords: list(i20), tags: list(i20), statusCd: i16, processCd: i21, itemDesc: i22 }, ["id"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string" };
  const o2: Schema = { type: "number" };
  const o3: Schema = { type: "object" };
  const o4: Schema = { type: ["string","null"] };
  const o5: Schema = all({ unitPrice: o2, unitOfMeasure: o1, unitSize: o2, priceSource: o1, jobNo: o4 }, { type: ["object","null"] });
  const o6: Schema = { type: ["number","null"] };
  const o7: Schema = all({ locationId: o6, qtyAvailable: o2, qtyAvailableAll: o2 }, { type: ["object","null"] });
  const oSearchItem: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o1, score: o2, scoreInt: o0, sourceFields: o3, brandFolderAssets: list({  }), brandName: o4, imageUrl: o4, unitOfMeasure: o1, unitSize: o2, stockStatus: o1, matchedCode: o4, matchedCodeType: o4, price: o5, stock: o7 });
  const o8: Schema = list(oSearchItem);
  const o9: Schema = { type: "boolean" };
  const oSearchResponse: Schema = all({ items: o8, totalResults: o0, totalIsExact: o9, maxScore: o2, took: o0, queryStringUid: o0, queryStringRedirectLink: o4, correctedQuery: o4 });
  const oSearchAttributeValue: Schema = all({ attributeValueUid: o0, attributeValue: o1, sequenceNo: o0, count: o0 });
  const o10: Schema = list(oSearchAttributeValue);
  const oSearchAttribute: Schema = all({ attributeUid: o0, attributeId: o1, attributeDesc: o1, sequenceNo: o0, valueCount: o0, countsAreExact: o9, values: o10 });
  const o11: Schema = list(oSearchAttribute);
  const oIndexedItem: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o1, online: o1, stock_status: o1, price1: o6, price2: o6, price3: o6, price4: o6, price5: o6, price6: o6, price7: o6, price8: o6, price9: o6, price10: o6, brandName: o4, manufacturerName: o4, classId1: o4, classId2: o4, classId3: o4, classId4: o4, classId5: o4, keywords: list(o1), tags: list(o1), categories: list(o1), statusCd: o0, processCd: o0, dateIndexed: o1 });
  const o12: Schema = list(oIndexedItem);
  const oRefreshResult: Schema = all({ refreshed: o0, removed: o0, milliseconds: o0 });
  const oHealth: Schema = all({ status: o1, service: o1, siteId: o1, siteHash: o1, version: o1, databaseMilliseconds: o0 });
  const o13: Schema = { type: ["integer","null"] };
  const oWhoami: Schema = all({ siteId: o1, usersId: o0, username: o1, role: o1, customerId: o6, contactId: o13, salesRepId: o4, permissions: list(o1) });
  return {
    "itemSearch.list": endpoint("GET", "/item-search", i12, oSearchResponse),
    "itemSearch.attributes.list": endpoint("GET", "/item-search/attributes", i13, o11),
    "items.list": endpoint("GET", "/items", i17, o12),
    "items.get": endpoint("GET", "/items/{id}", i18, oIndexedItem),
    "items.update": endpoint("PUT", "/items/{id}", i23, oIndexedItem),
    "items.refresh": endpoint("GET", "/items/{id}/refresh", i18, oRefreshResult, { unsafe: true }),
    "items.refreshAll": endpoint("PUT", "/items/refresh", some({  }), oRefreshResult),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o1, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
