// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, RatesCreateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TaxProviderResult, Whoami } from "@purvey/contract/generated/tax";
import type { Call, CallOptions } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/tax";

/** Calls of `rates` */
export interface TaxRatesClient {
  /**
   * Get the tax of a document line by line.
   *
   * The goods are taxed where they go: at `shipTo`, or at the customer's ship-to. Each jurisdiction taxes the sum of what it taxes, rounded once, half up, to what the currency has; its cents go to the lines by largest remainder, so that lines, jurisdictions and total agree. Rates come from the site's tax tables as in the tax engine; for a state of which they hold nothing the state's general rate is taken, and `rateSource` says so. Nothing is recorded.
   *
   * `POST /rates` · permission `price.read`
   */
  create(input: RatesCreateInput, options?: CallOptions): Call<TaxProviderResult>;
}

/** Calls of `system` */
export interface TaxSystemClient {
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

/** Tax: The tax of orders, invoices, returns and transfers by destination. */
export interface TaxClient {
  readonly rates: TaxRatesClient;
  readonly system: TaxSystemClient;
}

/** Tax, for `createClient`. Its endpoints are made when the first is used. */
export const tax: ServiceModule<TaxClient> = serviceModule("tax", "tax", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "number", minimum: 0, maximum: 999999999999 };
  const i1: Schema = { type: "string", maxLength: 255 };
  const i2: Schema = { type: "string", maxLength: 40 };
  const iTaxRatesLine: Schema = some({ amount: i0, number: i1, quantity: i0, itemCode: i2, taxCode: i1, description: i1 }, ["amount"]);
  const i3: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one line is required","minItems":"At least one line is required"}, items: iTaxRatesLine };
  const i4: Schema = { type: "number", minimum: 1 };
  const i5: Schema = { type: "integer", minimum: 1 };
  const i6: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i7: Schema = { type: "string", minLength: 2, maxLength: 255 };
  const iTaxPlaceInput: Schema = some({ address: i1, address2: i1, city: i1, state: i1, postalCode: i6, countryCode: i7 }, ["postalCode"]);
  const i8: Schema = { type: "string", enum: ["SalesOrder","SalesInvoice","ReturnInvoice","InventoryTransferOrder"] };
  const i9: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i10: Schema = { type: "string", minLength: 3, maxLength: 3 };
  const i11: Schema = some({ lines: i3, customerId: i4, shipToId: i5, shipTo: iTaxPlaceInput, shipFrom: iTaxPlaceInput, type: i8, freight: i0, exemptionNo: i6, date: i9, currencyCode: i10 }, ["lines"]);
  const o0: Schema = { type: "number" };
  const o1: Schema = { type: "string", enum: ["SalesOrder","SalesInvoice","ReturnInvoice","InventoryTransferOrder"] };
  const o2: Schema = { type: "string", format: "sql-datetime" };
  const o3: Schema = { type: "string" };
  const o4: Schema = { type: ["string","null"] };
  const oTaxProviderLine: Schema = all({ lineNumber: o3, itemCode: o4, lineAmount: o0, taxableAmount: o0, exemptAmount: o0, tax: o0, rate: o0, exemptReason: o4 });
  const o5: Schema = list(oTaxProviderLine);
  const o6: Schema = { type: "string", enum: ["country","state","county","city","district"] };
  const o7: Schema = { type: "string", enum: ["site","base","provider"] };
  const oTaxProviderSummary: Schema = all({ country: o3, region: o4, jurisType: o6, jurisName: o3, rate: o0, taxable: o0, tax: o0, rateSource: o7 });
  const o8: Schema = list(oTaxProviderSummary);
  const o9: Schema = { type: "string", maxLength: 40 };
  const oTaxProviderResult: Schema = all({ totalTax: o0, totalAmount: o0, totalTaxable: o0, totalExempt: o0, type: o1, date: o2, currencyCode: o3, lines: o5, summary: o8, explanation: o3, documentNo: o4, source: o9 });
  const o10: Schema = { type: "string", enum: ["ok","degraded"] };
  const o11: Schema = { type: "integer" };
  const oHealth: Schema = some({ status: o10, service: o3, siteId: o3, siteHash: o3, version: o3, databaseMilliseconds: o11, problems: list(o3) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o12: Schema = { type: ["number","null"] };
  const o13: Schema = { type: ["integer","null"] };
  const oWhoami: Schema = all({ siteId: o3, usersId: o11, username: o3, role: o3, customerId: o12, contactId: o13, salesRepId: o4, permissions: list(o3) });
  return {
    "rates.create": endpoint("POST", "/rates", i11, oTaxProviderResult),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o3, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
