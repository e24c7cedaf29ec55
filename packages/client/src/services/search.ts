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
   * Tell whom the token speaks for and what they may do.
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
  const i7: Schema = { type: "array", minItems: 1, items: i6 };
  const i8: Schema = { type: "object", additionalProperties: i7 };
  const i9: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const i10: Schema = { type: "number" };
  const i11: Schema = { type: "string", enum: ["relevance","itemId","itemDesc","priceAsc","priceDesc","newest","popularity"] };
  const i12: Schema = { type: "string", enum: ["price","stock"] };
  const i13: Schema = { type: "array", minItems: 1, items: i12 };
  const i14: Schema = some({ q: i0, searchType: i1, operator: i2, useBrandFolderDoc: i3, size: i4, from: i5, cacheTtl: i5, filters: i8, itemCategoryUid: i6, brandsUid: i7, stockStatus: i9, customerId: i10, sort: i11, include: i13, locationId: i10, shipToId: i10 }, ["q"]);
  const i15: Schema = some({ q: i0, searchType: i1, operator: i2, cacheTtl: i5, filters: i8, itemCategoryUid: i6, brandsUid: i7, stockStatus: i9, customerId: i10 });
  const i16: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i17: Schema = { type: "string", maxLength: 40 };
  const i18: Schema = { type: "integer", enum: [704,705,700] };
  const i19: Schema = some({ limit: i16, offset: i5, itemId: i17, online: i3, statusCd: i18 });
  const i20: Schema = all({ id: i6 });
  const i21: Schema = { type: ["string","null"], maxLength: 255 };
  const i22: Schema = { type: "string", maxLength: 255 };
  const i23: Schema = { type: "integer", enum: [700,704,705,1185] };
  const i24: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i25: Schema = some({ id: i6, online: i3, brandName: i21, manufacturerName: i21, classId1: i21, classId2: i21, classId3: i21, classId4: i21, classId5: i21, keywords: list(i22), tags: list(i22), statusCd: i18, processCd: i23, itemDesc: i24 }, ["id"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", maxLength: 40 };
  const o2: Schema = { type: "string", maxLength: 255 };
  const o3: Schema = { type: "number" };
  const o4: Schema = { type: "object" };
  const o5: Schema = { type: ["string","null"] };
  const o6: Schema = { type: "string", maxLength: 8 };
  const o7: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const o8: Schema = { type: ["string","null"], enum: ["item","customer","supplier","manufacturer","upc","legacy","competitor",null] };
  const o9: Schema = { type: "string", enum: ["list","class","break","contract"] };
  const o10: Schema = all({ unitPrice: o3, unitOfMeasure: o6, unitSize: o3, priceSource: o9, jobNo: o5 }, { type: ["object","null"] });
  const o11: Schema = { type: ["number","null"] };
  const o12: Schema = all({ locationId: o11, qtyAvailable: o3, qtyAvailableAll: o3 }, { type: ["object","null"] });
  const oSearchItem: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o2, score: o3, scoreInt: o0, sourceFields: o4, brandFolderAssets: list({  }), brandName: o5, imageUrl: o5, unitOfMeasure: o6, unitSize: o3, stockStatus: o7, matchedCode: o5, matchedCodeType: o8, price: o10, stock: o12 });
  const o13: Schema = list(oSearchItem);
  const o14: Schema = { type: "boolean" };
  const oNumberPiece: Schema = all({ text: o2, marked: o14 });
  const o15: Schema = list(oNumberPiece);
  const oSuggestedNumber: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o2, pieces: o15 });
  const o16: Schema = list(oSuggestedNumber);
  const oSearchResponse: Schema = all({ items: o13, totalResults: o0, totalIsExact: o14, maxScore: o3, took: o0, queryStringUid: o0, queryStringRedirectLink: o5, correctedQuery: o5, suggestedNumbers: o16, degraded: o14 });
  const o17: Schema = { type: "string" };
  const oSearchAttributeValue: Schema = all({ attributeValueUid: o0, attributeValue: o17, sequenceNo: o0, count: o0 });
  const o18: Schema = list(oSearchAttributeValue);
  const oSearchAttribute: Schema = all({ attributeUid: o0, attributeId: o17, attributeDesc: o17, sequenceNo: o0, valueCount: o0, countsAreExact: o14, values: o18 });
  const o19: Schema = list(oSearchAttribute);
  const o20: Schema = { type: "string", enum: ["Y","N"] };
  const o21: Schema = { type: ["string","null"], maxLength: 255 };
  const o22: Schema = { type: "integer", enum: [704,705,700] };
  const o23: Schema = { type: "integer", enum: [700,704,705,1185] };
  const o24: Schema = { type: "string", format: "sql-datetime" };
  const oIndexedItem: Schema = all({ invMastUid: o0, itemId: o1, itemDesc: o2, online: o20, stock_status: o7, price1: o11, price2: o11, price3: o11, price4: o11, price5: o11, price6: o11, price7: o11, price8: o11, price9: o11, price10: o11, brandName: o21, manufacturerName: o21, classId1: o21, classId2: o21, classId3: o21, classId4: o21, classId5: o21, keywords: list(o2), tags: list(o2), categories: list(o17), statusCd: o22, processCd: o23, dateIndexed: o24 });
  const o25: Schema = list(oIndexedItem);
  const oRefreshResult: Schema = all({ refreshed: o0, removed: o0, milliseconds: o0 });
  const o26: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o26, service: o17, siteId: o17, siteHash: o17, version: o17, databaseMilliseconds: o0, problems: list(o17) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o27: Schema = { type: ["integer","null"] };
  const oWhoami: Schema = all({ siteId: o17, usersId: o0, username: o17, role: o17, customerId: o11, contactId: o27, salesRepId: o5, permissions: list(o17) });
  return {
    "itemSearch.list": endpoint("GET", "/item-search", i14, oSearchResponse),
    "itemSearch.attributes.list": endpoint("GET", "/item-search/attributes", i15, o19),
    "items.list": endpoint("GET", "/items", i19, o25),
    "items.get": endpoint("GET", "/items/{id}", i20, oIndexedItem),
    "items.update": endpoint("PUT", "/items/{id}", i25, oIndexedItem),
    "items.refresh": endpoint("GET", "/items/{id}/refresh", i20, oRefreshResult, { unsafe: true }),
    "items.refreshAll": endpoint("PUT", "/items/refresh", some({  }), oRefreshResult),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o17, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
