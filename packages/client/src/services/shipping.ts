// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Health, RatesCreateInput, ShippingRate, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/shipping";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/shipping";

/** Calls of `rates` */
export interface ShippingRatesClient {
  /**
   * Get carriers' rates for packages.
   *
   * Cheapest first. Each package is billed by the greater of its weight and its volume over the service's divisor, in whole pounds, by the zone of its way. The embedded cards are models of the carriers' tariffs for estimates; configure a provider for prices of your accounts. The postal code decides where a place is. Refuses, and says why, when no service takes the packages.
   *
   * `POST /rates` · permission `shipping.read`
   */
  create(input: RatesCreateInput, options?: CallOptions): ListCall<ShippingRate>;
}

/** Calls of `system` */
export interface ShippingSystemClient {
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

/** Shipping: Carriers' rates, fees and days on the way for packages. */
export interface ShippingClient {
  readonly rates: ShippingRatesClient;
  readonly system: ShippingSystemClient;
}

/** Shipping, for `createClient`. Its endpoints are made when the first is used. */
export const shipping: ServiceModule<ShippingClient> = serviceModule("shipping", "shipping", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Address is required","minLength":"Address is required"} };
  const i1: Schema = { type: "string", maxLength: 255 };
  const i2: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"City is required","minLength":"City is required"} };
  const i3: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"State is required","minLength":"State is required"} };
  const i4: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Postal code is required","minLength":"Postal code is required"} };
  const i5: Schema = { type: "string", minLength: 2, maxLength: 255, "x-messages": {"required":"Country code must be at least 2 characters","minLength":"Country code must be at least 2 characters"} };
  const i6: Schema = { type: "boolean" };
  const iShippingAddressInput: Schema = some({ address: i0, address2: i1, city: i2, state: i3, postalCode: i4, countryCode: i5, name: i1, company: i1, phone: i1, residential: i6 }, ["address","city","state","postalCode","countryCode"]);
  const i7: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i8: Schema = { type: "string", enum: ["in","cm"] };
  const i9: Schema = { type: "string", enum: ["lb","kg"] };
  const i10: Schema = { type: "string", enum: ["box","envelope","tube","pak","pallet"] };
  const i11: Schema = { type: "integer", minimum: 1, maximum: 5000 };
  const iShippingPackage: Schema = some({ length: i7, width: i7, height: i7, dimensionUnit: i8, weight: i7, weightUnit: i9, packageType: i10, quantity: i11 }, ["length","width","height","weight"]);
  const i12: Schema = { type: "array", minItems: 1, maxItems: 5000, "x-messages": {"required":"At least one package is required","minItems":"At least one package is required"}, items: iShippingPackage };
  const i13: Schema = { type: "string", enum: ["ground","express","overnight","international","freight"] };
  const i14: Schema = { type: "string", enum: ["ups","fedex","usps","dhl","all"] };
  const i15: Schema = { type: "string", enum: ["USD","CAD","EUR","GBP"] };
  const i16: Schema = { type: "string", enum: ["summary","detailed","cheapest","fastest","all"] };
  const i17: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i18: Schema = some({ from: iShippingAddressInput, to: iShippingAddressInput, packages: i12, serviceType: i13, carriers: list(i14), currency: i15, responseFormat: i16, shipDate: i17 }, ["from","to","packages"]);
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: ["string","null"], enum: ["ground","express","overnight","international","freight",null] };
  const o2: Schema = { type: "number" };
  const o3: Schema = { type: ["number","null"] };
  const oShippingFee: Schema = all({ code: o0, description: o0, amount: o2 });
  const o4: Schema = list(oShippingFee);
  const o5: Schema = { type: ["string","null"] };
  const o6: Schema = { type: ["integer","null"] };
  const o7: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o8: Schema = { type: "boolean" };
  const o9: Schema = { type: "string", maxLength: 40 };
  const oShippingRate: Schema = all({ carrier: o0, carrierCode: o0, service: o0, serviceCode: o0, serviceType: o1, baseRate: o2, totalRate: o2, finalRate: o2, currency: o0, exchangeRate: o3, fees: o4, transitTime: o5, transitDays: o6, deliveryDate: o7, guaranteed: o8, zone: o6, billedWeight: o3, freightClass: o5, source: o9 });
  const o10: Schema = list(oShippingRate);
  const o11: Schema = { type: "string", enum: ["ok","degraded"] };
  const o12: Schema = { type: "integer" };
  const oHealth: Schema = some({ status: o11, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o12, problems: list(o0) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o0, usersId: o12, username: o0, role: o0, customerId: o3, contactId: o6, salesRepId: o5, permissions: list(o0) });
  return {
    "rates.create": endpoint("POST", "/rates", i18, o10),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
