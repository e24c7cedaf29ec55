// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { SearchClient } from "@purvey/client/services/search";
import { all, endpoint, list, serviceModule, some, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";
import type { Schema } from "@purvey/contract/schema";

/** Search, for `createClient`. Its endpoints are made when the first is used. */
export const search: ServiceModule<CallsAt<SearchClient, "itemSearch.list" | "itemSearch.attributes.list">> = serviceModule("search", "search", endpoints);

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
  return {
    "itemSearch.list": endpoint("GET", "/item-search", i12, oSearchResponse),
    "itemSearch.attributes.list": endpoint("GET", "/item-search/attributes", i13, o11),
  };
}
