// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { CarrierRateShopResult, Health, RatesShopListInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/rateShop";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/rateShop";

/** Calls of `ratesShop` */
export interface RateShopRatesShopClient {
  /**
   * Compare every carrier's price for a parcel.
   *
   * Cheapest first, with what each costs above it. Over 150 pounds the freight carriers are compared instead, in class 70 unless the three sides give the density.
   *
   * `GET /rates-shop` · permission `shipping.read`
   */
  list(input: RatesShopListInput, options?: CallOptions): ListCall<CarrierRateShopResult>;
}

/** Calls of `system` */
export interface RateShopSystemClient {
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

/** Rate shopping: Compares what carriers ask for a parcel. */
export interface RateShopClient {
  readonly ratesShop: RateShopRatesShopClient;
  readonly system: RateShopSystemClient;
}

/** Rate shopping, for `createClient`. Its endpoints are made when the first is used. */
export const rateShop: ServiceModule<RateShopClient> = serviceModule("rateShop", "rate-shop", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "string", maxLength: 255 };
  const i1: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"From postal code is required","minLength":"From postal code is required"} };
  const i2: Schema = { type: "string", minLength: 2, maxLength: 255 };
  const i3: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"To postal code is required","minLength":"To postal code is required"} };
  const i4: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0, "x-messages": {"required":"Weight must be positive","exclusiveMinimum":"Weight must be positive"} };
  const i5: Schema = { type: "number", maximum: 10000, exclusiveMinimum: 0 };
  const i6: Schema = { type: "boolean" };
  const i7: Schema = some({ fromAddress1: i0, fromAddress2: i0, fromAddress3: i0, fromCity: i0, fromStateProvinceCode: i0, fromPostalCode: i1, fromCountryCode: i2, toAddress1: i0, toAddress2: i0, toAddress3: i0, toCity: i0, toStateProvinceCode: i0, toPostalCode: i3, toCountryCode: i2, weight: i4, length: i5, width: i5, height: i5, residential: i6 }, ["fromPostalCode","toPostalCode","weight"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string" };
  const o2: Schema = { type: ["string","null"], enum: ["ground","express","overnight","international","freight",null] };
  const o3: Schema = { type: "number" };
  const o4: Schema = { type: ["integer","null"] };
  const o5: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o6: Schema = { type: "boolean" };
  const o7: Schema = { type: ["number","null"] };
  const o8: Schema = { type: "string", maxLength: 40 };
  const oCarrierRateShopResult: Schema = all({ rank: o0, carrierCode: o1, carrierName: o1, serviceCode: o1, serviceName: o1, serviceType: o2, baseCharge: o3, surcharges: o3, totalCharge: o3, currency: o1, transitDays: o4, deliveryDate: o5, guaranteed: o6, cheapest: o6, fastest: o6, aboveCheapest: o3, zone: o4, billedWeight: o7, source: o8 });
  const o9: Schema = list(oCarrierRateShopResult);
  const o10: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o10, service: o1, siteId: o1, siteHash: o1, version: o1, databaseMilliseconds: o0, problems: list(o1) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o11: Schema = { type: ["string","null"] };
  const oWhoami: Schema = all({ siteId: o1, usersId: o0, username: o1, role: o1, customerId: o7, contactId: o4, salesRepId: o11, permissions: list(o1) });
  return {
    "ratesShop.list": endpoint("GET", "/rates-shop", i7, o9),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o1, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
