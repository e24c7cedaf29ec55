// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { AlsoBoughtItem, Approval, ApprovalPolicy, ApprovalPolicyGetInput, ApprovalPolicyUpdateInput, ApprovalsCreateInput, ApprovalsDecideInput, ApprovalsGetInput, ApprovalsListInput, ApprovalsWithdrawInput, CartHdrAlsoBoughtInput, CartHdrListInput, CartHdrLookupInput, CartHeader, CartLine, CartLineAddInput, CartLineClearInput, CartLineDeleteLineInput, CartLineListInput, CartLineUpdateInput, Checkout, CheckoutActivateInput, CheckoutApprover, CheckoutApproversInput, CheckoutCreateInput, CheckoutDocInput, CheckoutDocument, CheckoutGetInput, CheckoutProphet21HdrCreateInput, CheckoutProphet21HdrProphet21LineCreateInput, CheckoutValidateInput, CheckoutValidationResult, ErpOrder, Health, QuoteRequest, QuoteRequestsAcceptInput, QuoteRequestsCounterInput, QuoteRequestsCreateInput, QuoteRequestsDeclineInput, QuoteRequestsGetInput, QuoteRequestsListInput, QuoteRequestsOfferInput, QuoteRequestsWithdrawInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/commerce";
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
   * Creates the order once, however often and however concurrently it is sent: every further call answers the same order with `created` false. In one transaction lines are priced and taxed, stock is set aside (or backordered, where the location allows it), the order is stored and the cart is closed. Whatever a validation calls an error refuses it (422), and so does an allowance that is exceeded while nobody released the checkout (403). Where the payment processor can, what the payment account bears is held before the order is stored, once for all repetitions, and taken when goods leave; a card that is declined refuses the order (422). A tax provider outside is asked before, too.
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
   * The other users of the caller's company who have the permission `checkout.activate` and are not blocked, by their names; where the approval policy names who decides first, that one alone. Ask them with `approvals.create`.
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
   * For the buyer within their allowance, and for colleagues with the permission `checkout.activate` where the customer's approval policy asks for one approval; longer chains go through `approvals`. An open approval is closed by it. Errors that a validation finds stand in the way, but for a missing purchase order number, which may still come with the order. Sets `processCd` to 1185; a second call changes nothing. A cart that changes afterwards must be released again.
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

/** Calls of `approvals` */
export interface CommerceApprovalsClient {
  /**
   * Ask colleagues to approve an order over the limit.
   *
   * The checkout must have no other errors (422), and must need an approval (409). The approvers of the first step are notified. Asking again for the same cart answers the open request; after a change of cart or checkout it replaces it.
   *
   * `POST /approvals` · permission `cart.write`
   */
  create(input: ApprovalsCreateInput, options?: CallOptions): Call<Approval>;
  /**
   * List approvals, the newest first.
   *
   * One's own requests; with the permission `checkout.activate` also those of the customers whom one may see.
   *
   * `GET /approvals` · permission `cart.write`
   */
  list(input?: ApprovalsListInput, options?: CallOptions): ListCall<Approval>;
  /**
   * Get an approval with the steps of its chain.
   *
   * `GET /approvals/{approvalUid}` · permission `cart.write`
   */
  get(input: ApprovalsGetInput, options?: CallOptions): Call<Approval>;
  /**
   * Approve or decline a step of an approval.
   *
   * For the approvers of the step, never for who asked. The last approval releases the checkout to be ordered up to the amount that was asked for; a decline ends the approval and tells the buyer why. Of two decisions at the same time one counts, and the other is told whose (409). So is a request whose cart, checkout or total changed since it was asked.
   *
   * `PUT /approvals/{approvalUid}/decision` · permission `checkout.activate`
   */
  decide(input: ApprovalsDecideInput, options?: CallOptions): Call<Approval>;
  /**
   * Withdraw a request for approval.
   *
   * For who asked, while it is open; the cart can be changed again.
   *
   * `PUT /approvals/{approvalUid}/withdraw` · permission `cart.write`
   */
  withdraw(input: ApprovalsWithdrawInput, options?: CallOptions): Call<Approval>;
}

/** Calls of `approvalPolicy` */
export interface CommerceApprovalPolicyClient {
  /**
   * Get the spending limits and the chain of approvers of a customer.
   *
   * `GET /approval-policy/{customerId}` · permission `customer.read`
   */
  get(input: ApprovalPolicyGetInput, options?: CallOptions): Call<ApprovalPolicy>;
  /**
   * Set the spending limits and the chain of approvers of a customer.
   *
   * Replaces the whole policy; amounts are in the site's currency of this moment. Where the site sells in another currency later, a role's limit counts as 0 and every step is needed. Open approvals go on by the new chain.
   *
   * `PUT /approval-policy/{customerId}` · permission `user.write`
   */
  update(input: ApprovalPolicyUpdateInput, options?: CallOptions): Call<ApprovalPolicy>;
}

/** Calls of `quoteRequests` */
export interface CommerceQuoteRequestsClient {
  /**
   * Ask for a quote.
   *
   * Whoever looks after the customer is notified. Items and units must be ones that are sold; quantities may be any, because the offer says what can be had.
   *
   * `POST /quote-requests` · permission `cart.write`
   */
  create(input?: QuoteRequestsCreateInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * List requests for quotes, the newest first.
   *
   * Those of the customers whom one may see.
   *
   * `GET /quote-requests` · permission `cart.write`
   */
  list(input?: QuoteRequestsListInput, options?: CallOptions): ListCall<QuoteRequest>;
  /**
   * Get a request for a quote with every step of its negotiation.
   *
   * `GET /quote-requests/{quoteRequestUid}` · permission `cart.write`
   */
  get(input: QuoteRequestsGetInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * Answer a request for a quote with prices and their last day.
   *
   * While it waits for the seller, or once the last offer has expired. The offer is a quote of the customer (`customer.quotes`): orders have its prices until the end of its last day, up to the offered quantities. It replaces the quote that was offered before. Who asked is notified.
   *
   * `PUT /quote-requests/{quoteRequestUid}/offer` · permission `quote.write`
   */
  offer(input: QuoteRequestsOfferInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * Decline a request for a quote, with a reason.
   *
   * While it waits for the seller. Declined after a counteroffer, what was offered before stands until its last day. Who asked is notified.
   *
   * `PUT /quote-requests/{quoteRequestUid}/decline` · permission `quote.write`
   */
  decline(input: QuoteRequestsDeclineInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * Counter an offer, renew it, or change what was asked.
   *
   * What was offered can still be accepted until it is answered anew or its last day is over. Once an offer has expired this asks for it again.
   *
   * `PUT /quote-requests/{quoteRequestUid}/counter` · permission `cart.write`
   */
  counter(input: QuoteRequestsCounterInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * Accept an offer: its lines become a cart and a checkout at the quoted prices.
   *
   * The checkout is ordered as any other, within limits and credit, until the quote's last day is over. What orders have taken of the quote already is left out. Of two who accept at the same time one does, and the other is told whose it is (409).
   *
   * `PUT /quote-requests/{quoteRequestUid}/accept` · permission `cart.write`
   */
  accept(input: QuoteRequestsAcceptInput, options?: CallOptions): Call<QuoteRequest>;
  /**
   * Withdraw a request for a quote, or turn an offer down.
   *
   * Until it is accepted; what was offered can no longer be ordered.
   *
   * `PUT /quote-requests/{quoteRequestUid}/withdraw` · permission `cart.write`
   */
  withdraw(input: QuoteRequestsWithdrawInput, options?: CallOptions): Call<QuoteRequest>;
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
   * Tell whom the token speaks for and what they may do.
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
  readonly approvals: CommerceApprovalsClient;
  readonly approvalPolicy: CommerceApprovalPolicyClient;
  readonly quoteRequests: CommerceQuoteRequestsClient;
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
  const i23: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i24: Schema = some({ statusCd: i2, checkoutType: i8, properties: i21, checkoutProcessor: i8, jsonData: i22, sourceName: i8, sourceId: i8, cartHdrUid: i0, body: i21, shipToId: i0, locationId: i0, customerPoNumber: i8, ifLastModified: i23 });
  const i25: Schema = all({ checkoutUid: i0 });
  const i26: Schema = some({ checkoutUid: i0, ifLastModified: i23 }, ["checkoutUid"]);
  const i27: Schema = some({ checkoutUid: i0, cartHdrUid: i0 }, ["checkoutUid"]);
  const i28: Schema = { type: ["number","null"], minimum: 1 };
  const i29: Schema = { type: ["string","null"], maxLength: 255 };
  const i30: Schema = { type: ["number","null"], minimum: 0, maximum: 999999999999 };
  const i31: Schema = { type: ["string","null"], format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const iErpOrderHeaderInput: Schema = some({ customerId: i28, shipToId: i17, shipToName: i29, shipToAddress1: i29, shipToAddress2: i29, shipToCity: i29, shipToState: i29, shipToZip: i29, shipToCountry: i29, shipToEmail: i29, customerPoNumber: i29, class1: i29, class2: i29, class3: i29, class4: i29, class5: i29, taker: i29, shippingEstimate: i30, cartTax: i30, userEmail: i29, userId: i17, contactId: i17, locationId: i17, requestedShipDate: i31, deliveryCode: i29, deliveryName: i29, deliveryNote: i29, customer_id: i28, ship_to_id: i17, ship_to_name: i29, ship_to_address1: i29, ship_to_address2: i29, ship_to_city: i29, ship_to_state: i29, ship_to_zip: i29, ship_to_country: i29, ship_to_email: i29, customer_po_number: i29, shipping_estimate: i30, cart_tax: i30, user_email: i29, user_id: i17, contact_id: i17, location_id: i17, requested_ship_date: i31, delivery_code: i29, delivery_name: i29, delivery_note: i29 }, [], { additionalProperties: true });
  const i32: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i33: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i34: Schema = { type: "string", enum: ["Y","N"] };
  const iErpOrderLineInput: Schema = some({ lineNo: i0, itemId: i13, unitQuantity: i32, unitPrice: i33, unitOfMeasure: i12, manualPriceOverride: i34, willCall: i34, invMastUid: i0, lineNote: i8, line_no: i0, item_id: i13, unit_quantity: i32, unit_price: i33, unit_of_measure: i12, manual_price_override: i34, will_call: i34, inv_mast_uid: i0, line_note: i8 }, [], { additionalProperties: true });
  const i35: Schema = { type: "array", maxItems: 5000, items: iErpOrderLineInput };
  const i36: Schema = { type: ["string","null"], maxLength: 255, "x-sensitive": true };
  const i37: Schema = { type: ["string","null"], maxLength: 4 };
  const i38: Schema = { type: ["string","null"], maxLength: 2 };
  const iPaymentAccountInput: Schema = some({ paymentAccountId: i36, processor: i29, lastFour: i37, brand: i29, expirationMonth: i38, expirationYear: i37, name: i29, street: i29, city: i29, state: i29, zip: i29, country: i29, payment_account_id: i36, last_four: i37, expiration_month: i38, expiration_year: i37 }, [], { additionalProperties: true });
  const i39: Schema = some({ checkoutUid: i0, ifLastModified: i23, oeHdr: iErpOrderHeaderInput, oe_hdr: iErpOrderHeaderInput, header: iErpOrderHeaderInput, customer: iErpOrderHeaderInput, lines: i35, oe_line: i35, paymentAccount: iPaymentAccountInput, payment_account: iPaymentAccountInput }, ["checkoutUid"], { anyOf: [{"required":["oeHdr"]},{"required":["oe_hdr"]},{"required":["header"]},{"required":["customer"]}], "x-messages": {"anyOf":"At least one header format (oeHdr, oe_hdr, header, or customer) must be provided"}, additionalProperties: true });
  const i40: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iErpOrderLineInput };
  const i41: Schema = some({ checkoutUid: i0, prophet21HdrUid: i0, lineNo: i0, itemId: i13, unitQuantity: i32, unitPrice: i33, unitOfMeasure: i12, manualPriceOverride: i34, willCall: i34, invMastUid: i0, lineNote: i8, line_no: i0, item_id: i13, unit_quantity: i32, unit_price: i33, unit_of_measure: i12, manual_price_override: i34, will_call: i34, inv_mast_uid: i0, line_note: i8, lines: i40 }, ["checkoutUid","prophet21HdrUid"], { additionalProperties: true });
  const i42: Schema = { type: "string", enum: ["asked","approved","declined","withdrawn"] };
  const i43: Schema = { type: "string", enum: ["me"] };
  const i44: Schema = some({ limit: i3, offset: i4, status: i42, awaiting: i43 });
  const i45: Schema = all({ approvalUid: i0 });
  const i46: Schema = { type: "string", enum: ["approved","declined"] };
  const i47: Schema = { type: "integer", minimum: 1, maximum: 20 };
  const i48: Schema = { type: "string", maxLength: 1000 };
  const i49: Schema = some({ approvalUid: i0, decision: i46, stepNo: i47, reason: i48 }, ["approvalUid","decision","stepNo"]);
  const i50: Schema = { type: "number" };
  const i51: Schema = all({ customerId: i50 });
  const i52: Schema = { type: ["string","null"], enum: ["shopper","approver",null] };
  const i53: Schema = { type: "string", enum: ["order","month","year"] };
  const iSpendingLimitInput: Schema = some({ usersId: i17, role: i52, amount: i33, period: i53 }, ["amount"]);
  const i54: Schema = { type: "array", maxItems: 5000, items: iSpendingLimitInput };
  const iApprovalStepInput: Schema = some({ usersId: i17, fromAmount: i33 }, ["fromAmount"]);
  const i55: Schema = { type: "array", maxItems: 20, items: iApprovalStepInput };
  const i56: Schema = some({ customerId: i50, limits: i54, steps: i55, ifLastModified: i23 }, ["customerId","limits","steps"]);
  const iQuoteWishInput: Schema = some({ invMastUid: i0, itemId: i13, quantity: i32, unitOfMeasure: i12, unitPrice: i30 }, ["quantity"]);
  const i57: Schema = { type: "array", maxItems: 5000, items: iQuoteWishInput };
  const i58: Schema = { type: "string", maxLength: 4000 };
  const i59: Schema = some({ cartHdrUid: i0, customerId: i50, shipToId: i0, lines: i57, note: i58 });
  const i60: Schema = { type: "string", enum: ["asked","offered","countered","accepted","expired","declined","withdrawn"] };
  const i61: Schema = some({ limit: i3, offset: i4, customerId: i50, status: i60, awaiting: i43 });
  const i62: Schema = all({ quoteRequestUid: i0 });
  const iQuoteOfferInput: Schema = some({ invMastUid: i0, itemId: i13, quantity: i32, unitOfMeasure: i12, unitPrice: i33 }, ["quantity","unitPrice"]);
  const i63: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iQuoteOfferInput };
  const i64: Schema = some({ quoteRequestUid: i0, lines: i63, expirationDate: i23, note: i58, ifLastModified: i23 }, ["quoteRequestUid","lines","expirationDate"]);
  const i65: Schema = { type: "string", minLength: 1, maxLength: 4000 };
  const i66: Schema = some({ quoteRequestUid: i0, reason: i65, ifLastModified: i23 }, ["quoteRequestUid","reason"]);
  const i67: Schema = some({ quoteRequestUid: i0, lines: i57, note: i58, ifLastModified: i23 }, ["quoteRequestUid"]);
  const i68: Schema = { type: "string", maxLength: 50 };
  const i69: Schema = some({ quoteRequestUid: i0, quoteNo: i0, customerPoNumber: i68, ifLastModified: i23 }, ["quoteRequestUid","quoteNo"]);
  const i70: Schema = some({ quoteRequestUid: i0, ifLastModified: i23 }, ["quoteRequestUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: ["number","null"] };
  const o2: Schema = { type: ["integer","null"] };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: "string", format: "sql-datetime" };
  const o5: Schema = { type: "string" };
  const o6: Schema = { type: "integer", enum: [704,705,700] };
  const o7: Schema = { type: "number" };
  const oCartHeader: Schema = all({ cartHdrUid: o0, customerId: o1, contactId: o2, userId: o0, sessionId: o3, emailAddress: o3, dateCreated: o4, dateLastModified: o4, cartToken: o5, userCartNo: o0, version: o5, statusCd: o6, processCd: o0, lineCount: o0, subtotal: o7, currency: o5, waitingCheckoutUid: o2 });
  const o8: Schema = list(oCartHeader);
  const o9: Schema = { type: "string", maxLength: 40 };
  const o10: Schema = { type: "string", maxLength: 8 };
  const oAlsoBoughtItem: Schema = all({ invMastUid: o0, itemId: o9, itemDesc: o5, defaultSellingUnit: o10, imageUrl: o3, orderCount: o0 });
  const o11: Schema = list(oAlsoBoughtItem);
  const o12: Schema = { type: ["string","null"], maxLength: 255 };
  const o13: Schema = { type: "string", maxLength: 255 };
  const o14: Schema = { type: "string", enum: ["Y","N"] };
  const o15: Schema = { type: ["string","null"], enum: ["list","class","break","contract","quote",null] };
  const o16: Schema = { type: "string", enum: ["line","item"] };
  const oCartLine: Schema = all({ cartHdrUid: o0, lineNo: o0, invMastUid: o0, quantity: o7, unitOfMeasure: o10, lineNote: o12, key: o13, unitPrice: o7, itemId: o9, isAssembly: o14, invMastUidCount: o0, itemDesc: o5, imageUrl: o3, unitSize: o7, minimumOrderQty: o7, orderMultiple: o7, extendedPrice: o7, priceSource: o15, breaksPer: o16, quoteNo: o2, discontinued: o14, dateCreated: o4, dateLastModified: o4 });
  const o17: Schema = list(oCartLine);
  const o18: Schema = { type: "object" };
  const o19: Schema = { type: ["string","null"], format: "sql-datetime" };
  const oCheckout: Schema = all({ checkoutUid: o0, checkoutUuid: o5, statusCd: o6, checkoutType: o3, dateCreated: o4, dateLastModified: o4, properties: o18, checkoutProcessor: o3, jsonData: o3, sourceName: o3, sourceId: o3, cartHdrUid: o2, body: o3, processCd: o0, usersId: o0, customerId: o1, shipToId: o2, locationId: o2, customerPoNumber: o3, activatedBy: o2, dateActivated: o19, orderNo: o2 });
  const oCheckoutApprover: Schema = all({ usersId: o0, name: o5 });
  const o20: Schema = list(oCheckoutApprover);
  const oCheckoutCustomer: Schema = all({ customerId: o7, customerName: o5, poNoRequired: o14, termsDesc: o3, creditHold: o14, creditLimit: o1, creditUsed: o7 });
  const oCheckoutBuyer: Schema = all({ usersId: o0, name: o5, email: o3, contactId: o2, onBehalf: o14 });
  const oCheckoutShipTo: Schema = all({ shipToId: o2, shipToName: o3, address1: o3, address2: o3, city: o3, state: o3, postalCode: o3, country: o3, email: o3 });
  const o21: Schema = { type: "boolean" };
  const oCheckoutLocation: Schema = all({ locationId: o0, locationName: o5, allowBackorder: o21, postalCode: o3, country: o5, today: o5 });
  const o22: Schema = { type: ["string","null"], enum: ["carrier","site","estimate","given",null] };
  const oCheckoutDelivery: Schema = all({ weight: o7, standardFreight: o7, freightSource: o22, freightSetBy: o3, freightOfferUid: o2, freightExpires: o19 });
  const o23: Schema = { type: "string", enum: ["list","class","break","contract","manual","quote"] };
  const oCheckoutLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o9, itemDesc: o5, quantity: o7, unitOfMeasure: o10, unitSize: o7, baseUnit: o10, unitPrice: o7, extendedPrice: o7, addedUnitPrice: o1, priceSource: o23, priceExplanation: o5, jobNo: o3, quoteNo: o2, lineNote: o3, qtyAvailable: o7, qtyBackordered: o7, taxAmount: o7 });
  const o24: Schema = list(oCheckoutLine);
  const o25: Schema = { type: "string", enum: ["country","state","county","city","district"] };
  const oTaxJurisdiction: Schema = all({ jurisdiction_name: o5, tax_rate: o7, tax_amount: o7, jurisdiction_level: o25, taxable_amount: o7, tax_class: o3 });
  const o26: Schema = list(oTaxJurisdiction);
  const oTaxLine: Schema = all({ line_no: o0, amount: o7, taxable_amount: o7, tax_amount: o7, exempt_reason: o3 });
  const o27: Schema = list(oTaxLine);
  const oTaxEngineResult: Schema = all({ total_tax: o7, tax_rate: o7, jurisdictions: o26, taxable_amount: o7, exempt_amount: o7, lines: o27, state: o3, postal_code: o5, source: o9, explanation: o5 });
  const oCheckoutTotals: Schema = all({ subtotal: o7, taxAmount: o7, freightAmount: o7, totalAmount: o7, currency: o5 });
  const o28: Schema = { type: "string", enum: ["order","month","year"] };
  const oCheckoutAllowance: Schema = all({ allowance: o1, period: o28, used: o7, remaining: o1, exceeded: o21 });
  const o29: Schema = { type: "string", enum: ["asked","approved","declined","withdrawn"] };
  const o30: Schema = { type: ["string","null"], enum: ["approved","declined",null] };
  const oApprovalStep: Schema = all({ stepNo: o0, fromAmount: o7, approvers: o20, decision: o30, decidedBy: o2, decidedByName: o3, reason: o3, dateDecided: o19 });
  const o31: Schema = list(oApprovalStep);
  const o32: Schema = all({ approvalUid: o0, checkoutUid: o0, customerId: o7, requestedBy: o0, requestedByName: o5, status: o29, amount: o7, currency: o5, limitAmount: o1, limitPeriod: o28, limitRemaining: o1, stepNo: o0, steps: o31, isStale: o21, mayDecide: o21, dateCreated: o4, dateLastModified: o4 }, { type: ["object","null"] });
  const o33: Schema = all({ brand: o3, lastFour: o3, surchargeAmount: o7, chargedAmount: o7 }, { type: ["object","null"] });
  const o34: Schema = { type: "string", enum: ["dev","live"] };
  const oCheckoutDocument: Schema = some({ checkout: oCheckout, cart: oCartHeader, customer: oCheckoutCustomer, buyer: oCheckoutBuyer, shipTo: oCheckoutShipTo, location: oCheckoutLocation, delivery: oCheckoutDelivery, lines: o24, tax: oTaxEngineResult, totals: oCheckoutTotals, allowance: oCheckoutAllowance, approval: o32, mayRelease: o21, payment: o33, cardMode: o34, orderNo: o2 }, ["checkout","buyer","delivery","lines","tax","totals","allowance","approval","mayRelease","payment","cardMode","orderNo"]);
  const o35: Schema = { type: "string", enum: ["EMPTY_CART","ALREADY_ORDERED","CUSTOMER_MISSING","CUSTOMER_INACTIVE","CREDIT_HOLD","CREDIT_LIMIT_EXCEEDED","OPEN_IN_OTHER_CURRENCY","PO_NUMBER_REQUIRED","SHIP_TO_MISSING","SHIP_DATE_PAST","ITEM_UNAVAILABLE","ITEM_DISCONTINUED","UNIT_NOT_SOLD","QUANTITY_TOO_SMALL","QUANTITY_NOT_A_MULTIPLE","PRICE_MISSING","PRICE_CHANGED","QUOTE_EXPIRED","QUOTE_QUANTITY_EXCEEDED","CONTRACT_QUANTITY_EXCEEDED","STOCK_SHORT","BACKORDER","ALLOWANCE_EXCEEDED","CHANGED_SINCE_ACTIVATION","TAX_DIFFERS","TAX_ESTIMATED","FREIGHT_UNKNOWN","FREIGHT_ESTIMATED","FREIGHT_DIFFERS","PLACE_UNKNOWN","ADDRESS_UNKNOWN","ADDRESS_CORRECTED","ADDRESS_UNCHECKED"] };
  const oCheckoutIssue: Schema = all({ code: o35, message: o5, lineNo: o2, itemId: o3, suggestedQuantity: o1, suggestedUnitOfMeasure: o3 });
  const o36: Schema = list(oCheckoutIssue);
  const o37: Schema = { type: "string", enum: ["confirmed","corrected","unknown","unchecked"] };
  const o38: Schema = { type: ["string","null"], maxLength: 40 };
  const o39: Schema = all({ address1: o5, address2: o3, city: o5, state: o5, postalCode: o5 }, { type: ["object","null"] });
  const o40: Schema = all({ verdict: o37, source: o38, dateChecked: o4, proposed: o39 }, { type: ["object","null"] });
  const oCheckoutValidationResult: Schema = all({ isValid: o21, errors: o36, warnings: o36, totals: oCheckoutTotals, allowance: oCheckoutAllowance, addressCheck: o40 });
  const o41: Schema = { type: "string", enum: ["open","held","picking","shipped","invoiced","cancelled"] };
  const oErpOrderLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o9, description: o5, unitQuantity: o7, unitOfMeasure: o10, unitSize: o7, unitPrice: o7, extendedPrice: o7, manualPriceOverride: o14, willCall: o14, priceSource: o3, quoteNo: o2, qtyAllocated: o7, qtyBackordered: o7, locationId: o2, lineNote: o3 });
  const o42: Schema = list(oErpOrderLine);
  const oErpOrder: Schema = all({ prophet21HdrUid: o0, orderNo: o0, checkoutUid: o2, created: o21, customerId: o7, contactId: o2, customerPoNumber: o3, status: o41, orderDate: o4, requestedShipDate: o19, deliveryCode: o3, deliveryName: o3, deliveryNote: o3, shipToId: o2, shipToName: o3, shipToAddress1: o3, shipToAddress2: o3, shipToCity: o3, shipToState: o3, shipToZip: o3, shipToCountry: o3, shipToEmail: o3, addressCheck: o40, locationId: o2, taker: o3, class1: o3, class2: o3, class3: o3, class4: o3, class5: o3, userId: o2, userEmail: o3, subtotal: o7, taxAmount: o7, taxSource: o38, taxEstimated: o14, taxDocumentNo: o3, freightAmount: o7, totalAmount: o7, payment: o33, onBehalf: o14, currency: o5, lines: o42, warnings: o36 });
  const oApproval: Schema = all({ approvalUid: o0, checkoutUid: o0, customerId: o7, requestedBy: o0, requestedByName: o5, status: o29, amount: o7, currency: o5, limitAmount: o1, limitPeriod: o28, limitRemaining: o1, stepNo: o0, steps: o31, isStale: o21, mayDecide: o21, dateCreated: o4, dateLastModified: o4 });
  const o43: Schema = list(oApproval);
  const o44: Schema = { type: ["string","null"], enum: ["shopper","approver",null] };
  const oSpendingLimit: Schema = all({ usersId: o2, role: o44, amount: o7, period: o28 });
  const o45: Schema = list(oSpendingLimit);
  const oApprovalPolicyStep: Schema = all({ stepNo: o0, usersId: o2, fromAmount: o7 });
  const o46: Schema = list(oApprovalPolicyStep);
  const oApprovalPolicy: Schema = all({ customerId: o7, currency: o5, limits: o45, steps: o46, dateLastModified: o19 });
  const o47: Schema = { type: "string", enum: ["asked","offered","countered","accepted","expired","declined","withdrawn"] };
  const o48: Schema = { type: ["string","null"], enum: ["seller","customer",null] };
  const o49: Schema = { type: "string", enum: ["asked","offered","countered","accepted","declined","withdrawn"] };
  const o50: Schema = { type: ["string","null"], maxLength: 4000 };
  const oQuoteRoundLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o9, itemDesc: o5, quantity: o7, unitOfMeasure: o10, unitPrice: o1 });
  const o51: Schema = list(oQuoteRoundLine);
  const oQuoteRound: Schema = all({ roundNo: o0, act: o49, usersId: o2, name: o3, note: o50, quoteNo: o2, expirationDate: o19, currency: o5, lines: o51, dateCreated: o4 });
  const o52: Schema = list(oQuoteRound);
  const oQuoteRequest: Schema = all({ quoteRequestUid: o0, customerId: o7, customerName: o5, requestedBy: o0, requestedByName: o5, shipToId: o2, status: o47, awaits: o48, roundNo: o0, lineCount: o0, quoteNo: o2, expirationDate: o19, totalAmount: o1, currency: o5, placeProblem: o3, checkoutUid: o2, orderNo: o2, mayAnswer: o21, mayAccept: o21, mayCounter: o21, rounds: o52, dateCreated: o4, dateLastModified: o4 });
  const o53: Schema = list(oQuoteRequest);
  const o54: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o54, service: o5, siteId: o5, siteHash: o5, version: o5, databaseMilliseconds: o0, problems: list(o5) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o5, usersId: o0, username: o5, role: o5, customerId: o1, contactId: o2, salesRepId: o3, permissions: list(o5) });
  return {
    "cartHdr.list": endpoint("GET", "/cart-hdr/list", i6, o8),
    "cartHdr.lookup": endpoint("GET", "/cart-hdr/lookup", i9, oCartHeader, { unsafe: true }),
    "cartHdr.alsoBought": endpoint("GET", "/cart-hdr/{cartHdrUid}/also-bought", i10, o11),
    "cartLine.list": endpoint("GET", "/cart-line/{cartHdrUid}", i11, o17),
    "cartLine.add": endpoint("POST", "/cart-line/{cartHdrUid}/add", i16, o17, { bare: "lines" }),
    "cartLine.update": endpoint("POST", "/cart-line/{cartHdrUid}/update", i19, o17, { bare: "lines" }),
    "cartLine.clear": endpoint("DELETE", "/cart-line/{cartHdrUid}", i11, o17),
    "cartLine.deleteLine": endpoint("DELETE", "/cart-line/{cartHdrUid}/lines/{lineNo}", i20, o17),
    "checkout.create": endpoint("POST", "/checkout", i24, oCheckout),
    "checkout.approvers": endpoint("GET", "/checkout/approvers", some({  }), o20),
    "checkout.get": endpoint("GET", "/checkout/{checkoutUid}", i25, oCheckout),
    "checkout.activate": endpoint("PUT", "/checkout/{checkoutUid}/activate", i26, oCheckout, { query: ["ifLastModified"] }),
    "checkout.doc": endpoint("GET", "/checkout/{checkoutUid}/doc", i27, oCheckoutDocument),
    "checkout.validate": endpoint("PUT", "/checkout/{checkoutUid}/validate", i25, oCheckoutValidationResult),
    "checkout.prophet21Hdr.create": endpoint("POST", "/checkout/{checkoutUid}/prophet21-hdr", i39, oErpOrder, { query: ["ifLastModified"] }),
    "checkout.prophet21Hdr.prophet21Line.create": endpoint("POST", "/checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line", i41, oErpOrder),
    "approvals.create": endpoint("POST", "/approvals", i25, oApproval),
    "approvals.list": endpoint("GET", "/approvals", i44, o43),
    "approvals.get": endpoint("GET", "/approvals/{approvalUid}", i45, oApproval),
    "approvals.decide": endpoint("PUT", "/approvals/{approvalUid}/decision", i49, oApproval),
    "approvals.withdraw": endpoint("PUT", "/approvals/{approvalUid}/withdraw", i45, oApproval),
    "approvalPolicy.get": endpoint("GET", "/approval-policy/{customerId}", i51, oApprovalPolicy),
    "approvalPolicy.update": endpoint("PUT", "/approval-policy/{customerId}", i56, oApprovalPolicy),
    "quoteRequests.create": endpoint("POST", "/quote-requests", i59, oQuoteRequest),
    "quoteRequests.list": endpoint("GET", "/quote-requests", i61, o53),
    "quoteRequests.get": endpoint("GET", "/quote-requests/{quoteRequestUid}", i62, oQuoteRequest),
    "quoteRequests.offer": endpoint("PUT", "/quote-requests/{quoteRequestUid}/offer", i64, oQuoteRequest),
    "quoteRequests.decline": endpoint("PUT", "/quote-requests/{quoteRequestUid}/decline", i66, oQuoteRequest),
    "quoteRequests.counter": endpoint("PUT", "/quote-requests/{quoteRequestUid}/counter", i67, oQuoteRequest),
    "quoteRequests.accept": endpoint("PUT", "/quote-requests/{quoteRequestUid}/accept", i69, oQuoteRequest),
    "quoteRequests.withdraw": endpoint("PUT", "/quote-requests/{quoteRequestUid}/withdraw", i70, oQuoteRequest),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o5, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
