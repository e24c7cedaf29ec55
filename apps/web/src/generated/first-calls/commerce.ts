// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { CommerceClient } from "@purvey/client/services/commerce";
import { all, endpoint, list, serviceModule, some, type CallsAt, type Endpoints, type ServiceModule } from "@purvey/client/wire";
import type { Schema } from "@purvey/contract/schema";

/** Commerce, for `createClient`. Its endpoints are made when the first is used. */
export const commerce: ServiceModule<CallsAt<CommerceClient, "cartHdr.lookup" | "cartLine.list" | "cartLine.add">> = serviceModule("commerce", "commerce", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = { type: "number", minimum: 1 };
  const i2: Schema = { type: "integer", minimum: 1, maximum: 2147483647 };
  const i3: Schema = { type: "string", maxLength: 255 };
  const i4: Schema = some({ userId: i0, customerId: i1, contactId: i0, userCartNo: i2, cartToken: i3 }, ["userId"]);
  const i5: Schema = all({ cartHdrUid: i0 });
  const i6: Schema = { type: "string", maxLength: 8 };
  const i7: Schema = { type: "string", maxLength: 40 };
  const i8: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const iAddCartLineInput: Schema = some({ invMastUid: i0, unitOfMeasure: i6, lineNote: i3, key: i3, itemId: i7, quantity: i8, quoteNo: i0 }, ["quantity"]);
  const i9: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iAddCartLineInput };
  const i10: Schema = all({ cartHdrUid: i0, lines: i9 });
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["number","null"] };
  const o2: Schema = { type: ["integer","null"] };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const o5: Schema = { type: "string" };
  const o6: Schema = { type: "integer", enum: [704,705,700] };
  const o7: Schema = { type: "number" };
  const oCartHeader: Schema = all({ cartHdrUid: o0, customerId: o1, contactId: o2, userId: o0, sessionId: o3, emailAddress: o3, dateCreated: o4, dateLastModified: o4, cartToken: o5, userCartNo: o0, version: o5, statusCd: o6, processCd: o0, lineCount: o0, subtotal: o7, currency: o5, waitingCheckoutUid: o2 });
  const o8: Schema = { type: "string", maxLength: 8 };
  const o9: Schema = { type: ["string","null"], maxLength: 255 };
  const o10: Schema = { type: "string", maxLength: 255 };
  const o11: Schema = { type: "string", maxLength: 40 };
  const o12: Schema = { type: "string", enum: ["Y","N"] };
  const o13: Schema = { type: ["string","null"], enum: ["list","class","break","contract","quote",null] };
  const o14: Schema = { type: "string", enum: ["line","item"] };
  const oCartLine: Schema = all({ cartHdrUid: o0, lineNo: o0, invMastUid: o0, quantity: o7, unitOfMeasure: o8, lineNote: o9, key: o10, unitPrice: o7, itemId: o11, isAssembly: o12, invMastUidCount: o0, itemDesc: o5, imageUrl: o3, unitSize: o7, minimumOrderQty: o7, orderMultiple: o7, extendedPrice: o7, priceSource: o13, breaksPer: o14, quoteNo: o2, discontinued: o12, dateCreated: o4, dateLastModified: o4 });
  const o15: Schema = list(oCartLine);
  return {
    "cartHdr.lookup": endpoint("GET", "/cart-hdr/lookup", i4, oCartHeader, { unsafe: true }),
    "cartLine.list": endpoint("GET", "/cart-line/{cartHdrUid}", i5, o15),
    "cartLine.add": endpoint("POST", "/cart-line/{cartHdrUid}/add", i10, o15, { bare: "lines" }),
  };
}
