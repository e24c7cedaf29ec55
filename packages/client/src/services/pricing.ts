// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, JobPriceHdrGetInput, JobPriceHdrLinesGetInput, JobPriceHdrLinesListInput, JobPriceHdrListInput, JobPriceHeader, JobPriceLine, PriceEngineBatchInput, PriceEngineGetInput, PriceEngineResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TaxEngineCreateInput, TaxEngineResult, Whoami } from "@purvey/contract/generated/pricing";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/pricing";

/** Calls of `priceEngine` */
export interface PricingPriceEngineClient {
  /**
   * Get a customer's price of an item.
   *
   * A valid contract price always wins, also over a lower price of the list: it is what both sides agreed on. Of several contract prices that the date, ship-to and quantity allow, lines in the asked unit go first, and of those the lowest price counts. Without a contract: the customer's price class (its price, or the list price where it has none or 0), less the largest quantity break that the quantity reaches. Prices in other units follow from the unit sizes. Unit prices have up to six decimals; the extended price is rounded half up to cents.
   *
   * `GET /price-engine` · permission `price.read`
   */
  get(input: PriceEngineGetInput, options?: CallOptions): Call<PriceEngineResult>;
  /**
   * Get a customer's prices of many items at once.
   *
   * Answers one result per line, in their order. Lines that cannot be priced refuse the call, and all of them are named. They are priced as lines of one sale: where the site counts breaks per item, they reach them together. A valid contract price always wins, also over a lower price of the list: it is what both sides agreed on. Of several contract prices that the date, ship-to and quantity allow, lines in the asked unit go first, and of those the lowest price counts. Without a contract: the customer's price class (its price, or the list price where it has none or 0), less the largest quantity break that the quantity reaches. Prices in other units follow from the unit sizes. Unit prices have up to six decimals; the extended price is rounded half up to cents.
   *
   * `POST /price-engine/batch` · permission `price.read`
   */
  batch(input: PriceEngineBatchInput, options?: CallOptions): ListCall<PriceEngineResult>;
}

/** Calls of `taxEngine` */
export interface PricingTaxEngineClient {
  /**
   * Compute the tax of a sale.
   *
   * Each line is taxed by each jurisdiction whose state and postal codes hold the destination; the sum of what a jurisdiction taxes times its rate is rounded once, half up, to what the currency has, and goes to the lines by largest remainder, so that lines, jurisdictions and total agree. A rate for the item's tax class goes before the jurisdiction's general rate. Not taxed: customers and ship-tos that are exempt, lines under a valid certificate (by state and tax class), items that are not taxable. Rates come from the site's tax tables: a place that they have no row for is not taxed.
   *
   * `POST /tax-engine` · permission `price.read`
   */
  create(input: TaxEngineCreateInput, options?: CallOptions): Call<TaxEngineResult>;
}

/** Calls of `lines` */
export interface PricingJobPriceHdrLinesClient {
  /**
   * List the prices of a contract.
   *
   * `GET /job-price-hdr/{id}/lines` · permission `contract.read`
   */
  list(input: JobPriceHdrLinesListInput, options?: CallOptions): ListCall<JobPriceLine>;
  /**
   * Get one price of a contract.
   *
   * `GET /job-price-hdr/{hdrId}/lines/{lineId}` · permission `contract.read`
   */
  get(input: JobPriceHdrLinesGetInput, options?: CallOptions): Call<JobPriceLine>;
}

/** Calls of `jobPriceHdr` */
export interface PricingJobPriceHdrClient {
  /**
   * List contracts.
   *
   * A shopper sees their customer's contracts, a sales representative those of their customers.
   *
   * `GET /job-price-hdr` · permission `contract.read`
   */
  list(input?: JobPriceHdrListInput, options?: CallOptions): ListCall<JobPriceHeader>;
  /**
   * Get one contract.
   *
   * `GET /job-price-hdr/{id}` · permission `contract.read`
   */
  get(input: JobPriceHdrGetInput, options?: CallOptions): Call<JobPriceHeader>;
  readonly lines: PricingJobPriceHdrLinesClient;
}

/** Calls of `system` */
export interface PricingSystemClient {
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

/** Pricing: The price engine, the tax engine and contract (job) prices. */
export interface PricingClient {
  readonly priceEngine: PricingPriceEngineClient;
  readonly taxEngine: PricingTaxEngineClient;
  readonly jobPriceHdr: PricingJobPriceHdrClient;
  readonly system: PricingSystemClient;
}

/** Pricing, for `createClient`. Its endpoints are made when the first is used. */
export const pricing: ServiceModule<PricingClient> = serviceModule("pricing", "pricing", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "number", minimum: 1 };
  const i1: Schema = { type: "string", minLength: 1, maxLength: 40 };
  const i2: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i3: Schema = { type: "string", maxLength: 8 };
  const i4: Schema = { type: "integer", minimum: 0 };
  const i5: Schema = some({ customerId: i0, itemId: i1, quantity: i2, shipToId: i0, unitOfMeasure: i3, companyId: i3, cacheTtl: i4 }, ["customerId","itemId"]);
  const i6: Schema = { type: "integer", minimum: 1 };
  const i7: Schema = { type: "string", maxLength: 40 };
  const iPriceLineInput: Schema = some({ invMastUid: i6, itemId: i7, quantity: i2, unitOfMeasure: i3 });
  const i8: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iPriceLineInput };
  const i9: Schema = some({ customerId: i0, shipToId: i0, companyId: i3, lines: i8 }, ["customerId","lines"]);
  const i10: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i11: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const i12: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i13: Schema = { type: "boolean" };
  const i14: Schema = { type: "string", maxLength: 255 };
  const iTaxItemInput: Schema = some({ item_id: i7, inv_mast_uid: i6, quantity: i11, unit_price: i12, amount: i12, taxable: i13, tax_class: i14 });
  const i15: Schema = { type: "array", maxItems: 5000, items: iTaxItemInput };
  const iTaxAddressInput: Schema = some({ ship_to_id: i6, name: i14, address1: i14, address2: i14, city: i14, state: i14, country: i14 });
  const i16: Schema = { type: "string", enum: ["Y","N"] };
  const i17: Schema = some({ customer_id: i0, postal_code: i10, items: i15, ship_to_address: iTaxAddressInput, freight: i11, exempt: i16 }, ["customer_id","postal_code","items","ship_to_address"]);
  const i18: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i19: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i20: Schema = { type: "string" };
  const i21: Schema = some({ limit: i18, offset: i4, orderBy: i19, q: i20, customer_id: i0 });
  const i22: Schema = all({ id: i6 });
  const i23: Schema = { type: "integer", enum: [704,705,700] };
  const i24: Schema = some({ id: i6, limit: i18, offset: i4, orderBy: i19, q: i20, statusCd: i23, invMastUid: i6 }, ["id"]);
  const i25: Schema = all({ hdrId: i6, lineId: i6 });
  const o0: Schema = { type: "number" };
  const o1: Schema = { type: "string", enum: ["list","class","break","contract"] };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: ["string","null"] };
  const o4: Schema = { type: ["integer","null"] };
  const o5: Schema = { type: "string", maxLength: 40 };
  const o6: Schema = { type: "integer" };
  const o7: Schema = { type: "string", maxLength: 8 };
  const o8: Schema = { type: "string", enum: ["line","item"] };
  const oPriceBreak: Schema = all({ minimumQuantity: o0, unitPrice: o0, priceSource: o1 });
  const o9: Schema = list(oPriceBreak);
  const oPriceEngineResult: Schema = all({ unitPrice: o0, priceSource: o1, priceExplanation: o2, listPrice: o0, jobNo: o3, jobPriceLineUid: o4, itemId: o5, invMastUid: o6, customerId: o0, unitOfMeasure: o7, unitSize: o0, baseUnitOfMeasure: o7, baseUnitPrice: o0, quantity: o0, extendedPrice: o0, currency: o2, breaksPer: o8, breaks: o9 });
  const o10: Schema = list(oPriceEngineResult);
  const o11: Schema = { type: "string", enum: ["country","state","county","city","district"] };
  const oTaxJurisdiction: Schema = all({ jurisdiction_name: o2, tax_rate: o0, tax_amount: o0, jurisdiction_level: o11, taxable_amount: o0, tax_class: o3 });
  const o12: Schema = list(oTaxJurisdiction);
  const oTaxLine: Schema = all({ line_no: o6, amount: o0, taxable_amount: o0, tax_amount: o0, exempt_reason: o3 });
  const o13: Schema = list(oTaxLine);
  const oTaxEngineResult: Schema = all({ total_tax: o0, tax_rate: o0, jurisdictions: o12, taxable_amount: o0, exempt_amount: o0, lines: o13, state: o3, postal_code: o2, source: o5, explanation: o2 });
  const o14: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o15: Schema = { type: "string", enum: ["Y","N"] };
  const o16: Schema = { type: ["number","null"] };
  const o17: Schema = { type: "string", format: "sql-datetime" };
  const o18: Schema = { type: "string", enum: ["in_force","not_yet","over","not_approved","cancelled"] };
  const oJobPriceHeader: Schema = all({ job_price_hdr_uid: o6, job_no: o2, job_description: o3, company_id: o3, customer_id: o0, start_date: o14, end_date: o14, contract_no: o3, approved: o15, cancelled: o15, consignment_flag: o15, currency: o2, total_commitment: o16, date_created: o17, date_last_modified: o17, last_maintained_by: o3, line_count: o6, state: o18 });
  const o19: Schema = list(oJobPriceHeader);
  const o20: Schema = { type: "string", enum: ["price","discount","margin"] };
  const o21: Schema = { type: "integer", enum: [704,705,700] };
  const oJobPriceLine: Schema = all({ job_price_line_uid: o6, job_price_hdr_uid: o6, inv_mast_uid: o6, price: o16, uom: o7, unit_size: o0, pricing_method: o20, qty_ordered: o0, qty_maximum: o16, discount_percent: o16, margin_percent: o16, cost_basis: o3, expiration_date: o14, commitment_amount: o16, item_id: o5, item_description: o3, status_cd: o21, min_qty: o0, ship_to_id: o4 });
  const o22: Schema = list(oJobPriceLine);
  const o23: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o23, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o6, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o2, usersId: o6, username: o2, role: o2, customerId: o16, contactId: o4, salesRepId: o3, permissions: list(o2) });
  return {
    "priceEngine.get": endpoint("GET", "/price-engine", i5, oPriceEngineResult),
    "priceEngine.batch": endpoint("POST", "/price-engine/batch", i9, o10),
    "taxEngine.create": endpoint("POST", "/tax-engine", i17, oTaxEngineResult),
    "jobPriceHdr.list": endpoint("GET", "/job-price-hdr", i21, o19),
    "jobPriceHdr.get": endpoint("GET", "/job-price-hdr/{id}", i22, oJobPriceHeader),
    "jobPriceHdr.lines.list": endpoint("GET", "/job-price-hdr/{id}/lines", i24, o22),
    "jobPriceHdr.lines.get": endpoint("GET", "/job-price-hdr/{hdrId}/lines/{lineId}", i25, oJobPriceLine),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
