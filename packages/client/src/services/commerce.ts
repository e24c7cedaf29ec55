// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AlsoBoughtItem, CartHdrAlsoBoughtInput, CartHdrListInput, CartHdrLookupInput, CartHeader, CartLine, CartLineAddInput, CartLineClearInput, CartLineDeleteLineInput, CartLineListInput, CartLineUpdateInput, Checkout, CheckoutActivateInput, CheckoutApprover, CheckoutApproversInput, CheckoutCreateInput, CheckoutDocInput, CheckoutDocument, CheckoutGetInput, CheckoutProphet21HdrCreateInput, CheckoutProphet21HdrProphet21LineCreateInput, CheckoutValidateInput, CheckoutValidationResult, ErpOrder, Health, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/commerce";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/commerce";

/** Calls of `cartHdr` */
export interface CommerceCartHdrClient {
  /**
   * List the carts of a user.
   *
   * `GET /cart-hdr/list` · permission `cart.write`
   */
  list(input: CartHdrListInput, options?: CallOptions): ListCall<CartHeader>;
  /**
   * Find the open cart of a user, or create it.
   *
   * Of one user, customer and `userCartNo` there is one open cart, however many look for it at once. An ordered cart is not found again: the next call opens a new one.
   *
   * `GET /cart-hdr/lookup` · permission `cart.write` · changes something although it is a GET, so it is never sent again
   */
  lookup(input: CartHdrLookupInput, options?: CallOptions): Call<CartHeader>;
  /**
   * List items that others bought with those in the cart.
   *
   * Counts orders of the site that hold an item of the cart; the item bought along most often comes first. Items in the cart and discontinued ones are left out.
   *
   * `GET /cart-hdr/{cartHdrUid}/also-bought` · permission `cart.write`
   */
  alsoBought(input: CartHdrAlsoBoughtInput, options?: CallOptions): ListCall<AlsoBoughtItem>;
}

/** Calls of `cartLine` */
export interface CommerceCartLineClient {
  /**
   * List the lines of a cart.
   *
   * `GET /cart-line/{cartHdrUid}` · permission `cart.write`
   */
  list(input: CartLineListInput, options?: CallOptions): ListCall<CartLine>;
  /**
   * Add lines to a cart.
   *
   * A line of the same item, unit and key grows instead of a second one coming up; several callers may add at once. Prices come from the price engine. With `quoteNo` the line has the quoted price, as long as the quote is open and for what is left of the quoted quantity; no price can be given. All lines are added or none. Answers all lines of the cart. A quantity must be at least the unit's `minimumOrderQty` and a multiple of its `orderMultiple`, and the unit must be one that is sold; otherwise the refusal (422) names the nearest quantities that are fine, also in bigger units.
   *
   * `POST /cart-line/{cartHdrUid}/add` · permission `cart.write`
   */
  add(input: CartLineAddInput, options?: CallOptions): ListCall<CartLine>;
  /**
   * Change lines of a cart.
   *
   * Sets what is given and keeps the rest; quantity 0 removes the line. With `quoteNo` the line has the quoted price, as long as the quote is open and for what is left of the quoted quantity; no price can be given. All lines are changed or none. Answers all lines of the cart. A quantity must be at least the unit's `minimumOrderQty` and a multiple of its `orderMultiple`, and the unit must be one that is sold; otherwise the refusal (422) names the nearest quantities that are fine, also in bigger units.
   *
   * `POST /cart-line/{cartHdrUid}/update` · permission `cart.write`
   */
  update(input: CartLineUpdateInput, options?: CallOptions): ListCall<CartLine>;
  /**
   * Remove all lines of a cart.
   *
   * The cart stays open and empty. Answers its lines: none.
   *
   * `DELETE /cart-line/{cartHdrUid}` · permission `cart.write`
   */
  clear(input: CartLineClearInput, options?: CallOptions): ListCall<CartLine>;
  /**
   * Remove a line from a cart.
   *
   * Answers the lines that remain.
   *
   * `DELETE /cart-line/{cartHdrUid}/lines/{lineNo}` · permission `cart.write`
   */
  deleteLine(input: CartLineDeleteLineInput, options?: CallOptions): ListCall<CartLine>;
}

/** Calls of `prophet21Line` */
export interface CommerceCheckoutProphet21HdrProphet21LineClient {
  /**
   * Add a line to an open ERP order.
   *
   * Prices and allocates the line as the order's other lines and answers the whole order. A line number that the order has is answered as done when it says the same, and refused (409) when it does not.
   *
   * `POST /checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line` · permission `order.create`
   */
  create(input: CheckoutProphet21HdrProphet21LineCreateInput, options?: CallOptions): Call<ErpOrder>;
}

/** Calls of `prophet21Hdr` */
export interface CommerceCheckoutProphet21HdrClient {
  /**
   * Create the ERP order of a checkout.
   *
   * Creates the order once, however often and however concurrently it is sent: every further call answers the same order with `created` false. In one transaction lines are priced and taxed, stock is set aside (or backordered, where the location allows it), the order is stored and the cart is closed. Whatever a validation calls an error refuses it (422), and so does an allowance that is exceeded while nobody released the checkout (403). A payment account goes with the order and is not charged: who invoices does that with `element.payment`.
   *
   * `POST /checkout/{checkoutUid}/prophet21-hdr` · permission `order.create`
   */
  create(input: CheckoutProphet21HdrCreateInput, options?: CallOptions): Call<ErpOrder>;
  readonly prophet21Line: CommerceCheckoutProphet21HdrProphet21LineClient;
}

/** Calls of `checkout` */
export interface CommerceCheckoutClient {
  /**
   * Begin the checkout of a cart, or go on with it.
   *
   * A cart has one checkout that is under way: a second call answers the same one with what it gives changed and the rest kept. Of a cart that was ordered the call is refused (409).
   *
   * `POST /checkout` · permission `cart.write`
   */
  create(input?: CheckoutCreateInput, options?: CallOptions): Call<Checkout>;
  /**
   * List the colleagues who may release one's checkouts.
   *
   * The other users of the caller's company who have the permission `checkout.activate` and are not blocked, by their names. Ask one of them by a notification with a link.
   *
   * `GET /checkout/approvers` · permission `cart.write`
   */
  approvers(input?: CheckoutApproversInput, options?: CallOptions): ListCall<CheckoutApprover>;
  /**
   * Get one checkout.
   *
   * `GET /checkout/{checkoutUid}` · permission `cart.write`
   */
  get(input: CheckoutGetInput, options?: CallOptions): Call<Checkout>;
  /**
   * Release a checkout to be ordered.
   *
   * Needs the permission `checkout.activate` for the checkout's customer, or the buyer himself within his contact's allowance. Errors that a validation finds stand in the way, but for a missing purchase order number, which may still come with the order. Sets `processCd` to 1185; a second call changes nothing. A cart that changes afterwards must be released again.
   *
   * `PUT /checkout/{checkoutUid}/activate` · permission `cart.write`
   */
  activate(input: CheckoutActivateInput, options?: CallOptions): Call<Checkout>;
  /**
   * Get a checkout with lines, prices, tax and totals.
   *
   * `GET /checkout/{checkoutUid}/doc` · permission `cart.write`
   */
  doc(input: CheckoutDocInput, options?: CallOptions): Call<CheckoutDocument>;
  /**
   * Tell whether a checkout can be ordered.
   *
   * Looks at stock, credit, the purchase order number, multiples and minimum quantities, prices that changed since the lines were added, discontinued items and the contact's allowance. Changes nothing.
   *
   * `PUT /checkout/{checkoutUid}/validate` · permission `cart.write`
   */
  validate(input: CheckoutValidateInput, options?: CallOptions): Call<CheckoutValidationResult>;
  readonly prophet21Hdr: CommerceCheckoutProphet21HdrClient;
}

/** Calls of `system` */
export interface CommerceSystemClient {
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

/** Commerce: Carts, cart lines, checkout and the creation of ERP orders. */
export interface CommerceClient {
  readonly cartHdr: CommerceCartHdrClient;
  readonly cartLine: CommerceCartLineClient;
  readonly checkout: CommerceCheckoutClient;
  readonly system: CommerceSystemClient;
}

/** Commerce, for `createClient`. Its endpoints are made when the first is used. */
export const commerce: ServiceModule<CommerceClient> = serviceModule("commerce", "commerce", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = { type: "number", minimum: 1 };
  const i2: Schema = { type: "integer", enum: [704,705,700] };
  const i3: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i4: Schema = { type: "integer", minimum: 0 };
  const i5: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i6: Schema = some({ userId: i0, customerId: i1, statusCd: i2, limit: i3, offset: i4, orderBy: i5 }, ["userId"]);
  const i7: Schema = { type: "integer", minimum: 1, maximum: 2147483647 };
  const i8: Schema = { type: "string", maxLength: 255 };
  const i9: Schema = some({ userId: i0, customerId: i1, contactId: i0, userCartNo: i7, cartToken: i8 }, ["userId"]);
  const i10: Schema = some({ cartHdrUid: i0, limit: i3, offset: i4 }, ["cartHdrUid"]);
  const i11: Schema = all({ cartHdrUid: i0 });
  const i12: Schema = { type: "string", maxLength: 8 };
  const i13: Schema = { type: "string", maxLength: 40 };
  const i14: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const iAddCartLineInput: Schema = some({ invMastUid: i0, unitOfMeasure: i12, lineNote: i8, key: i8, itemId: i13, quantity: i14, quoteNo: i0 }, ["quantity"]);
  const i15: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iAddCartLineInput };
  const i16: Schema = all({ cartHdrUid: i0, lines: i15 });
  const i17: Schema = { type: ["integer","null"], minimum: 1 };
  const iUpdateCartLineInput: Schema = some({ lineNo: i0, invMastUid: i0, unitOfMeasure: i12, lineNote: i8, key: i8, itemId: i13, quantity: i14, quoteNo: i17 });
  const i18: Schema = { type: "array", maxItems: 5000, items: iUpdateCartLineInput };
  const i19: Schema = all({ cartHdrUid: i0, lines: i18 });
  const i20: Schema = all({ cartHdrUid: i0, lineNo: i0 });
  const i21: Schema = { type: "object" };
  const i22: Schema = { type: "string", maxLength: 1000000 };
  const i23: Schema = some({ statusCd: i2, checkoutType: i8, properties: i21, checkoutProcessor: i8, jsonData: i22, sourceName: i8, sourceId: i8, cartHdrUid: i0, body: i21, shipToId: i0, locationId: i0, customerPoNumber: i8 });
  const i24: Schema = all({ checkoutUid: i0 });
  const i25: Schema = some({ checkoutUid: i0, cartHdrUid: i0 }, ["checkoutUid"]);
  const i26: Schema = { type: ["number","null"], minimum: 1 };
  const i27: Schema = { type: ["string","null"], maxLength: 255 };
  const i28: Schema = { type: ["number","null"], minimum: 0 };
  const i29: Schema = { type: ["number","null"], minimum: 0, maximum: 999999999999 };
  const i30: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const iErpOrderHeaderInput: Schema = some({ customerId: i26, shipToId: i17, shipToName: i27, shipToAddress1: i27, shipToAddress2: i27, shipToCity: i27, shipToState: i27, shipToZip: i27, shipToCountry: i27, shipToEmail: i27, customerPoNumber: i27, class1: i27, class2: i27, class3: i27, class4: i27, class5: i27, taker: i27, shippingEstimate: i28, cartTax: i29, userEmail: i27, userId: i17, contactId: i17, locationId: i17, requestedShipDate: i30, deliveryCode: i27, deliveryName: i27, deliveryNote: i27, customer_id: i26, ship_to_id: i17, ship_to_name: i27, ship_to_address1: i27, ship_to_address2: i27, ship_to_city: i27, ship_to_state: i27, ship_to_zip: i27, ship_to_country: i27, ship_to_email: i27, customer_po_number: i27, shipping_estimate: i28, cart_tax: i29, user_email: i27, user_id: i17, contact_id: i17, location_id: i17, requested_ship_date: i30, delivery_code: i27, delivery_name: i27, delivery_note: i27 }, [], { additionalProperties: true });
  const i31: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i32: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i33: Schema = { type: "string", enum: ["Y","N"] };
  const iErpOrderLineInput: Schema = some({ lineNo: i0, itemId: i13, unitQuantity: i31, unitPrice: i32, unitOfMeasure: i12, manualPriceOverride: i33, willCall: i33, invMastUid: i0, lineNote: i8, line_no: i0, item_id: i13, unit_quantity: i31, unit_price: i32, unit_of_measure: i12, manual_price_override: i33, will_call: i33, inv_mast_uid: i0, line_note: i8 }, [], { additionalProperties: true });
  const i34: Schema = { type: "array", maxItems: 5000, items: iErpOrderLineInput };
  const i35: Schema = { type: ["string","null"], maxLength: 255, "x-sensitive": true };
  const i36: Schema = { type: ["string","null"], maxLength: 4 };
  const i37: Schema = { type: ["string","null"], maxLength: 2 };
  const iPaymentAccountInput: Schema = some({ paymentAccountId: i35, processor: i27, lastFour: i36, brand: i27, expirationMonth: i37, expirationYear: i36, name: i27, street: i27, city: i27, state: i27, zip: i27, country: i27, payment_account_id: i35, last_four: i36, expiration_month: i37, expiration_year: i36 }, [], { additionalProperties: true });
  const i38: Schema = some({ checkoutUid: i0, oeHdr: iErpOrderHeaderInput, oe_hdr: iErpOrderHeaderInput, header: iErpOrderHeaderInput, customer: iErpOrderHeaderInput, lines: i34, oe_line: i34, paymentAccount: iPaymentAccountInput, payment_account: iPaymentAccountInput }, ["checkoutUid"], { anyOf: [{"required":["oeHdr"]},{"required":["oe_hdr"]},{"required":["header"]},{"required":["customer"]}], "x-messages": {"anyOf":"At least one header format (oeHdr, oe_hdr, header, or customer) must be provided"}, additionalProperties: true });
  const i39: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iErpOrderLineInput };
  const i40: Schema = some({ checkoutUid: i0, prophet21HdrUid: i0, lineNo: i0, itemId: i13, unitQuantity: i31, unitPrice: i32, unitOfMeasure: i12, manualPriceOverride: i33, willCall: i33, invMastUid: i0, lineNote: i8, line_no: i0, item_id: i13, unit_quantity: i31, unit_price: i32, unit_of_measure: i12, manual_price_override: i33, will_call: i33, inv_mast_uid: i0, line_note: i8, lines: i39 }, ["checkoutUid","prophet21HdrUid"], { additionalProperties: true });
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["number","null"] };
  const o2: Schema = { type: ["integer","null"] };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const o5: Schema = { type: "string" };
  const o6: Schema = { type: "integer", enum: [704,705,700] };
  const o7: Schema = { type: "number" };
  const oCartHeader: Schema = all({ cartHdrUid: o0, customerId: o1, contactId: o2, userId: o0, sessionId: o3, emailAddress: o3, dateCreated: o4, dateLastModified: o4, cartToken: o5, userCartNo: o0, version: o5, statusCd: o6, processCd: o0, lineCount: o0, subtotal: o7, waitingCheckoutUid: o2 });
  const o8: Schema = list(oCartHeader);
  const o9: Schema = { type: "string", maxLength: 40 };
  const o10: Schema = { type: "string", maxLength: 8 };
  const oAlsoBoughtItem: Schema = all({ invMastUid: o0, itemId: o9, itemDesc: o5, defaultSellingUnit: o10, imageUrl: o3, orderCount: o0 });
  const o11: Schema = list(oAlsoBoughtItem);
  const o12: Schema = { type: ["string","null"], maxLength: 255 };
  const o13: Schema = { type: "string", maxLength: 255 };
  const o14: Schema = { type: "string", enum: ["Y","N"] };
  const o15: Schema = { type: ["string","null"], enum: ["list","class","break","contract","quote",null] };
  const oCartLine: Schema = all({ cartHdrUid: o0, lineNo: o0, invMastUid: o0, quantity: o7, unitOfMeasure: o10, lineNote: o12, key: o13, unitPrice: o7, itemId: o9, isAssembly: o14, invMastUidCount: o0, itemDesc: o5, imageUrl: o3, unitSize: o7, minimumOrderQty: o7, orderMultiple: o7, extendedPrice: o7, priceSource: o15, quoteNo: o2, discontinued: o14, dateCreated: o4, dateLastModified: o4 });
  const o16: Schema = list(oCartLine);
  const o17: Schema = { type: "object" };
  const o18: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oCheckout: Schema = all({ checkoutUid: o0, checkoutUuid: o5, statusCd: o6, checkoutType: o3, dateCreated: o4, dateLastModified: o4, properties: o17, checkoutProcessor: o3, jsonData: o3, sourceName: o3, sourceId: o3, cartHdrUid: o2, body: o3, processCd: o0, usersId: o0, customerId: o1, shipToId: o2, locationId: o2, customerPoNumber: o3, activatedBy: o2, dateActivated: o18, orderNo: o2 });
  const oCheckoutApprover: Schema = all({ usersId: o0, name: o5 });
  const o19: Schema = list(oCheckoutApprover);
  const oCheckoutCustomer: Schema = all({ customerId: o7, customerName: o5, poNoRequired: o14, termsDesc: o3, creditHold: o14, creditLimit: o1, creditUsed: o7 });
  const oCheckoutBuyer: Schema = all({ usersId: o0, name: o5, email: o3, contactId: o2, onBehalf: o14 });
  const oCheckoutShipTo: Schema = all({ shipToId: o2, shipToName: o3, address1: o3, address2: o3, city: o3, state: o3, postalCode: o3, country: o3, email: o3 });
  const o20: Schema = { type: "boolean" };
  const oCheckoutLocation: Schema = all({ locationId: o0, locationName: o5, allowBackorder: o20, postalCode: o3, country: o5 });
  const oCheckoutDelivery: Schema = all({ weight: o7, standardFreight: o7 });
  const o21: Schema = { type: "string", enum: ["list","class","break","contract","manual","quote"] };
  const oCheckoutLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o9, itemDesc: o5, quantity: o7, unitOfMeasure: o10, unitSize: o7, baseUnit: o10, unitPrice: o7, extendedPrice: o7, addedUnitPrice: o1, priceSource: o21, priceExplanation: o5, jobNo: o3, quoteNo: o2, lineNote: o3, qtyAvailable: o7, qtyBackordered: o7, taxAmount: o7 });
  const o22: Schema = list(oCheckoutLine);
  const o23: Schema = { type: "string", enum: ["country","state","county","city","district"] };
  const oTaxJurisdiction: Schema = all({ jurisdiction_name: o5, tax_rate: o7, tax_amount: o7, jurisdiction_level: o23, taxable_amount: o7, tax_class: o3 });
  const o24: Schema = list(oTaxJurisdiction);
  const oTaxLine: Schema = all({ line_no: o0, amount: o7, taxable_amount: o7, tax_amount: o7, exempt_reason: o3 });
  const o25: Schema = list(oTaxLine);
  const o26: Schema = { type: "string", enum: ["embedded"] };
  const oTaxEngineResult: Schema = all({ total_tax: o7, tax_rate: o7, jurisdictions: o24, taxable_amount: o7, exempt_amount: o7, lines: o25, state: o3, postal_code: o5, source: o26, explanation: o5 });
  const oCheckoutTotals: Schema = all({ subtotal: o7, taxAmount: o7, freightAmount: o7, totalAmount: o7, currency: o5 });
  const o27: Schema = { type: "string", enum: ["order","month","year"] };
  const oCheckoutAllowance: Schema = all({ allowance: o1, period: o27, used: o7, remaining: o1, exceeded: o20 });
  const o28: Schema = all({ brand: o3, lastFour: o3, surchargeAmount: o7, chargedAmount: o7 }, { type: ["object","null"] });
  const o29: Schema = { type: "string", enum: ["dev","live"] };
  const oCheckoutDocument: Schema = some({ checkout: oCheckout, cart: oCartHeader, customer: oCheckoutCustomer, buyer: oCheckoutBuyer, shipTo: oCheckoutShipTo, location: oCheckoutLocation, delivery: oCheckoutDelivery, lines: o22, tax: oTaxEngineResult, totals: oCheckoutTotals, allowance: oCheckoutAllowance, payment: o28, cardMode: o29, orderNo: o2 }, ["checkout","buyer","delivery","lines","tax","totals","allowance","payment","cardMode","orderNo"]);
  const o30: Schema = { type: "string", enum: ["EMPTY_CART","ALREADY_ORDERED","CUSTOMER_MISSING","CUSTOMER_INACTIVE","CREDIT_HOLD","CREDIT_LIMIT_EXCEEDED","PO_NUMBER_REQUIRED","SHIP_TO_MISSING","ITEM_UNAVAILABLE","ITEM_DISCONTINUED","UNIT_NOT_SOLD","QUANTITY_TOO_SMALL","QUANTITY_NOT_A_MULTIPLE","PRICE_MISSING","PRICE_CHANGED","QUOTE_EXPIRED","QUOTE_QUANTITY_EXCEEDED","CONTRACT_QUANTITY_EXCEEDED","STOCK_SHORT","BACKORDER","ALLOWANCE_EXCEEDED","CHANGED_SINCE_ACTIVATION","TAX_DIFFERS","FREIGHT_UNKNOWN"] };
  const oCheckoutIssue: Schema = all({ code: o30, message: o5, lineNo: o2, itemId: o3, suggestedQuantity: o1, suggestedUnitOfMeasure: o3 });
  const o31: Schema = list(oCheckoutIssue);
  const oCheckoutValidationResult: Schema = all({ isValid: o20, errors: o31, warnings: o31, totals: oCheckoutTotals, allowance: oCheckoutAllowance });
  const o32: Schema = { type: "string", enum: ["open","held","picking","shipped","invoiced","cancelled"] };
  const oErpOrderLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o9, description: o5, unitQuantity: o7, unitOfMeasure: o10, unitSize: o7, unitPrice: o7, extendedPrice: o7, manualPriceOverride: o14, willCall: o14, priceSource: o3, quoteNo: o2, qtyAllocated: o7, qtyBackordered: o7, locationId: o2, lineNote: o3 });
  const o33: Schema = list(oErpOrderLine);
  const oErpOrder: Schema = all({ prophet21HdrUid: o0, orderNo: o0, checkoutUid: o2, created: o20, customerId: o7, contactId: o2, customerPoNumber: o3, status: o32, orderDate: o4, requestedShipDate: o18, deliveryCode: o3, deliveryName: o3, deliveryNote: o3, shipToId: o2, shipToName: o3, shipToAddress1: o3, shipToAddress2: o3, shipToCity: o3, shipToState: o3, shipToZip: o3, shipToCountry: o3, shipToEmail: o3, locationId: o2, taker: o3, class1: o3, class2: o3, class3: o3, class4: o3, class5: o3, userId: o2, userEmail: o3, subtotal: o7, taxAmount: o7, freightAmount: o7, totalAmount: o7, payment: o28, onBehalf: o14, currency: o5, lines: o33, warnings: o31 });
  const o34: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = all({ status: o34, service: o5, siteId: o5, siteHash: o5, version: o5, databaseMilliseconds: o0 });
  const oWhoami: Schema = all({ siteId: o5, usersId: o0, username: o5, role: o5, customerId: o1, contactId: o2, salesRepId: o3, permissions: list(o5) });
  return {
    "cartHdr.list": endpoint("GET", "/cart-hdr/list", i6, o8),
    "cartHdr.lookup": endpoint("GET", "/cart-hdr/lookup", i9, oCartHeader, { unsafe: true }),
    "cartHdr.alsoBought": endpoint("GET", "/cart-hdr/{cartHdrUid}/also-bought", i10, o11),
    "cartLine.list": endpoint("GET", "/cart-line/{cartHdrUid}", i11, o16),
    "cartLine.add": endpoint("POST", "/cart-line/{cartHdrUid}/add", i16, o16, { bare: "lines" }),
    "cartLine.update": endpoint("POST", "/cart-line/{cartHdrUid}/update", i19, o16, { bare: "lines" }),
    "cartLine.clear": endpoint("DELETE", "/cart-line/{cartHdrUid}", i11, o16),
    "cartLine.deleteLine": endpoint("DELETE", "/cart-line/{cartHdrUid}/lines/{lineNo}", i20, o16),
    "checkout.create": endpoint("POST", "/checkout", i23, oCheckout),
    "checkout.approvers": endpoint("GET", "/checkout/approvers", some({  }), o19),
    "checkout.get": endpoint("GET", "/checkout/{checkoutUid}", i24, oCheckout),
    "checkout.activate": endpoint("PUT", "/checkout/{checkoutUid}/activate", i24, oCheckout),
    "checkout.doc": endpoint("GET", "/checkout/{checkoutUid}/doc", i25, oCheckoutDocument),
    "checkout.validate": endpoint("PUT", "/checkout/{checkoutUid}/validate", i24, oCheckoutValidationResult),
    "checkout.prophet21Hdr.create": endpoint("POST", "/checkout/{checkoutUid}/prophet21-hdr", i38, oErpOrder),
    "checkout.prophet21Hdr.prophet21Line.create": endpoint("POST", "/checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line", i40, oErpOrder),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o5, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
