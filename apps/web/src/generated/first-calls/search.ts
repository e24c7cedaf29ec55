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
  const i7: Schema = { type: "array", minItems: 1, items: i6 };
  const i8: Schema = { type: "object", additionalProperties: i7 };
  const i9: Schema = { type: "string", enum: ["in_stock","out_of_stock"] };
  const i10: Schema = { type: "number" };
  const i11: Schema = { type: "string", enum: ["relevance","itemId","itemDesc","priceAsc","priceDesc","newest","popularity"] };
  const i12: Schema = { type: "string", enum: ["price","stock"] };
  const i13: Schema = { type: "array", minItems: 1, items: i12 };
  const i14: Schema = some({ q: i0, searchType: i1, operator: i2, useBrandFolderDoc: i3, size: i4, from: i5, cacheTtl: i5, filters: i8, itemCategoryUid: i6, brandsUid: i7, stockStatus: i9, customerId: i10, sort: i11, include: i13, locationId: i10, shipToId: i10 }, ["q"]);
  const i15: Schema = some({ q: i0, searchType: i1, operator: i2, cacheTtl: i5, filters: i8, itemCategoryUid: i6, brandsUid: i7, stockStatus: i9, customerId: i10 });
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
  return {
    "itemSearch.list": endpoint("GET", "/item-search", i14, oSearchResponse),
    "itemSearch.attributes.list": endpoint("GET", "/item-search/attributes", i15, o19),
  };
}
