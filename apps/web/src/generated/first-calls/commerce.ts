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
  const o4: Schema = { type: "string" };
  const o5: Schema = { type: "number" };
  const oCartHeader: Schema = all({ cartHdrUid: o0, customerId: o1, contactId: o2, userId: o0, sessionId: o3, emailAddress: o3, dateCreated: o4, dateLastModified: o4, cartToken: o4, userCartNo: o0, version: o4, statusCd: o0, processCd: o0, lineCount: o0, subtotal: o5, waitingCheckoutUid: o2 });
  const oCartLine: Schema = all({ cartHdrUid: o0, lineNo: o0, invMastUid: o0, quantity: o5, unitOfMeasure: o4, lineNote: o3, key: o4, unitPrice: o5, itemId: o4, isAssembly: o4, invMastUidCount: o0, itemDesc: o4, imageUrl: o3, unitSize: o5, minimumOrderQty: o5, orderMultiple: o5, extendedPrice: o5, priceSource: o3, quoteNo: o2, discontinued: o4, dateCreated: o4, dateLastModified: o4 });
  const o6: Schema = list(oCartLine);
  return {
    "cartHdr.lookup": endpoint("GET", "/cart-hdr/lookup", i4, oCartHeader, { unsafe: true }),
    "cartLine.list": endpoint("GET", "/cart-line/{cartHdrUid}", i5, o6),
    "cartLine.add": endpoint("POST", "/cart-line/{cartHdrUid}/add", i10, o6, { bare: "lines" }),
  };
}
