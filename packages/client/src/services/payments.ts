// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { BillingUpdate, CardInfo, CardValidation, ElementPaymentInput, Health, Payment, StoredAccount, SurchargeResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TransactionSetup, UnifiedAccountQueryInput, UnifiedBillingUpdateInput, UnifiedCardInfoInput, UnifiedSurchargeInput, UnifiedTransactionSetupInput, UnifiedValidateInput, Whoami } from "@purvey/contract/generated/payments";
import type { Call, CallOptions } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/payments";

/** Calls of `unified` */
export interface PaymentsUnifiedClient {
  /**
   * Begin to store a card: get the page to enter it on.
   *
   * Show `uiEndpoint` in a frame or a new window; ask `accountQuery` when it was sent. The page can be used once, within 15 minutes.
   *
   * `GET /api/unified/transaction-setup` · permission `payment.use` · changes something although it is a GET, so it is never sent again
   */
  transactionSetup(input: UnifiedTransactionSetupInput, options?: CallOptions): Call<TransactionSetup>;
  /**
   * Get the card that was stored on a page.
   *
   * `responseCode` is `90` and the rest empty until the page was sent.
   *
   * `GET /api/unified/account-query` · permission `payment.use`
   */
  accountQuery(input: UnifiedAccountQueryInput, options?: CallOptions): Call<StoredAccount>;
  /**
   * Change the billing address of a stored card.
   *
   * What is left out stays as it is. The address check is made anew.
   *
   * `GET /api/unified/billing-update` · permission `payment.use` · changes something although it is a GET, so it is never sent again
   */
  billingUpdate(input: UnifiedBillingUpdateInput, options?: CallOptions): Call<BillingUpdate>;
  /**
   * Tell whether a stored card is credit, debit or prepaid, and until when it is good.
   *
   * `GET /api/unified/card-info` · permission `payment.use`
   */
  cardInfo(input: UnifiedCardInfoInput, options?: CallOptions): Call<CardInfo>;
  /**
   * Tell what paying with a card costs on top.
   *
   * No surcharge on debit and prepaid cards, nor where the law of either state forbids it; never more than the law and the card's brand allow.
   *
   * `GET /api/unified/surcharge` · permission `payment.use`
   */
  surcharge(input: UnifiedSurchargeInput, options?: CallOptions): Call<SurchargeResult>;
  /**
   * Check a stored card: number, expiry, security code and address.
   *
   * `GET /api/unified/validate` · permission `payment.use`
   */
  validate(input: UnifiedValidateInput, options?: CallOptions): Call<CardValidation>;
}

/** Calls of `element` */
export interface PaymentsElementClient {
  /**
   * Pay with a stored card.
   *
   * Charging needs an `Idempotency-Key` header (option `idempotencyKey` of the client), so that a call sent twice pays once; the client never sends it again. With amount 0 the card is checked and no payment is written down.
   *
   * `GET /element/payment` · permission `payment.use` · changes something although it is a GET, so it is never sent again
   */
  payment(input: ElementPaymentInput, options?: CallOptions): Call<Payment>;
}

/** Calls of `system` */
export interface PaymentsSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /api/ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Payments: Cards that a processor keeps: the page to enter one, what it costs on top, checks, payments. */
export interface PaymentsClient {
  readonly unified: PaymentsUnifiedClient;
  readonly element: PaymentsElementClient;
  readonly system: PaymentsSystemClient;
}

/** Payments, for `createClient`. Its endpoints are made when the first is used. */
export const payments: ServiceModule<PaymentsClient> = serviceModule("payments", "payments", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "number", minimum: 0 };
  const i1: Schema = { type: "string", enum: ["dev","live"] };
  const i2: Schema = some({ customerId: i0, mode: i1 }, ["customerId"]);
  const i3: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i4: Schema = some({ transactionSetupId: i3, mode: i1, customerId: i0 }, ["transactionSetupId"]);
  const i5: Schema = { type: "string", maxLength: 255 };
  const i6: Schema = some({ transactionSetupId: i3, mode: i1, address1: i5, address2: i5, city: i5, state: i5, zip: i5 }, ["transactionSetupId"]);
  const i7: Schema = some({ transactionSetupId: i3, mode: i1 }, ["transactionSetupId"]);
  const i8: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i9: Schema = { type: "string", minLength: 3, maxLength: 3 };
  const i10: Schema = { type: "string", minLength: 2, maxLength: 2 };
  const i11: Schema = some({ paymentAccountId: i3, amount: i8, currency: i9, customerId: i0, country: i10, fromState: i5, toState: i5, mode: i1 }, ["paymentAccountId","amount"]);
  const i12: Schema = some({ paymentAccountId: i3, amount: i8, surchargeAmount: i8, currency: i9, customerId: i0, referenceNo: i5, mode: i1 }, ["paymentAccountId","amount"]);
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o2: Schema = { type: "string", enum: ["dev","live"] };
  const o3: Schema = { type: "string", format: "sql-datetime" };
  const o4: Schema = { type: "string", maxLength: 40 };
  const oTransactionSetup: Schema = all({ uiEndpoint: o0, transactionSetupId: o1, mode: o2, expiresAt: o3, source: o4 });
  const o5: Schema = { type: ["string","null"] };
  const o6: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const oStoredAccount: Schema = all({ responseCode: o0, responseMessage: o0, expiration: o5, paymentAccountId: o5, paymentAccountType: o5, brand: o5, truncatedCardNumber: o5, lastFour: o5, cardholderName: o5, transactionSetupId: o6, source: o4 });
  const oBillingUpdate: Schema = all({ responseCode: o0, responseMessage: o0, paymentAccountId: o5, address1: o5, address2: o5, city: o5, state: o5, zip: o5, avsResponseCode: o5, source: o4 });
  const o7: Schema = { type: ["string","null"], enum: ["credit","debit","prepaid",null] };
  const o8: Schema = { type: ["integer","null"] };
  const o9: Schema = { type: ["string","null"], enum: ["Y","N",null] };
  const oCardInfo: Schema = all({ responseCode: o0, responseMessage: o0, expiration: o5, paymentAccountId: o5, paymentAccountType: o5, brand: o5, truncatedCardNumber: o5, lastFour: o5, cardholderName: o5, transactionSetupId: o6, source: o4, cardType: o7, expirationMonth: o8, expirationYear: o8, expired: o9, billingState: o5, billingZip: o5 });
  const o10: Schema = { type: "string", enum: ["Y","N"] };
  const o11: Schema = { type: "number" };
  const o12: Schema = { type: "string", enum: ["credit","debit","prepaid"] };
  const oSurchargeResult: Schema = all({ surchargeAllowed: o10, surchargePercent: o11, surchargeDescription: o0, lumpSumTotalSurchargeAmount: o11, amount: o11, totalAmount: o11, currency: o0, cardType: o12, brand: o0, source: o4 });
  const o13: Schema = { type: ["string","null"], enum: ["M","N","P","S","U",null] };
  const o14: Schema = { type: ["string","null"], enum: ["Y","A","Z","N","U","X","W","R","S","G",null] };
  const oCardValidation: Schema = all({ responseCode: o0, responseMessage: o0, valid: o10, paymentAccountId: o5, numberValid: o9, expirationValid: o9, cvvResponseCode: o13, avsResponseCode: o14, avsMessage: o5, source: o4 });
  const oPayment: Schema = all({ responseCode: o0, responseMessage: o0, paymentUid: o8, approved: o10, paymentAccountId: o0, transactionId: o5, approvalNumber: o5, amount: o11, surchargeAmount: o11, totalAmount: o11, currency: o0, referenceNo: o5, dateCreated: o3, source: o4 });
  const o15: Schema = { type: "string", enum: ["ok","degraded"] };
  const o16: Schema = { type: "integer" };
  const oHealth: Schema = some({ status: o15, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o16, problems: list(o0) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o17: Schema = { type: ["number","null"] };
  const oWhoami: Schema = all({ siteId: o0, usersId: o16, username: o0, role: o0, customerId: o17, contactId: o8, salesRepId: o5, permissions: list(o0) });
  return {
    "unified.transactionSetup": endpoint("GET", "/api/unified/transaction-setup", i2, oTransactionSetup, { unsafe: true }),
    "unified.accountQuery": endpoint("GET", "/api/unified/account-query", i4, oStoredAccount),
    "unified.billingUpdate": endpoint("GET", "/api/unified/billing-update", i6, oBillingUpdate, { unsafe: true }),
    "unified.cardInfo": endpoint("GET", "/api/unified/card-info", i7, oCardInfo),
    "unified.surcharge": endpoint("GET", "/api/unified/surcharge", i11, oSurchargeResult),
    "unified.validate": endpoint("GET", "/api/unified/validate", i4, oCardValidation),
    "element.payment": endpoint("GET", "/element/payment", i12, oPayment, { unsafe: true }),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/api/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
